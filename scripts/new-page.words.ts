import type { Language, Message } from '../src/findings/messages/message.ts';

interface Steps {
  file: string;
  folder: string;
  route: string;
  /** JSON line for the menu, and the area whose pages are neighbours */
  line: string;
  area: string | undefined;
  isInMenu: boolean;
}

export interface PageWords {
  missing: string;
  ended: string;
  askPath: string;
  askTitle: (suggested: string) => string;
  askTemplate: (names: string) => string;
  askMenu: (names: readonly string[]) => string;
  badMenu: (input: string, names: string) => string;
  badPath: (input: string, nearest: string | undefined) => string;
  badTemplate: (input: string, names: string) => string;
  exists: (file: string) => string;
  notCreated: (file: string, reason: Message) => string;
  created: (file: string) => string;
  inMenu: (file: string, line: number, area: string, entry: string) => string;
  nextSteps: (steps: Steps) => string;
}

export const pageUsage = (templates: string): Record<Language, string> => ({
  de: `npm run new:page -- --path /bereich/name --title "Titel" [--template ${templates}]
                    [--menu bereich/gruppe] [--pages ORDNER] [--lang de|en]
  Legt eine gültige Seite mit Beispieltexten an. Im Terminal fragt der Befehl nach fehlenden Angaben.
  --menu  setzt die Seite an das Ende dieses Bereichs im Menü, zum Beispiel concierge oder talent/entertainment
  Rückgabewert 0: angelegt, 1: nicht angelegt oder Fehler auf der Website, 2: falsch aufgerufen.`,
  en: `npm run new:page -- --path /area/name --title "Title" [--template ${templates}]
                    [--menu area/group] [--pages FOLDER] [--lang de|en]
  Creates a valid page with sample text. In a terminal it asks for missing options.
  --menu  adds the page at the end of this menu area, such as concierge or talent/entertainment
  Exit code 0: created, 1: not created or errors on the site, 2: wrong usage.`,
});

/** What `npm run new:page` says. */
export const pageWords: Record<Language, PageWords> = {
  de: {
    missing: 'Ohne Terminal sind --path und --title nötig.',
    ended: 'Abgebrochen; es wurde nichts angelegt.',
    askPath: 'Adresse der Seite, zum Beispiel /concierge/picknick:',
    askTitle: (suggested) => `Titel der Seite (Eingabetaste: ${suggested}):`,
    askTemplate: (names) => `Vorlage ${names} (Eingabetaste: service):`,
    askMenu: (names) => `Ins Menü? (${names.join(', ')}; Eingabetaste: noch nicht):`,
    badMenu: (input, names) => `„${input}“ gibt es im Menü nicht. Möglich sind: ${names}.`,
    badPath: (input, nearest) =>
      `„${input}“ ist keine gültige Adresse. ${nearest ? `Meinten Sie „${nearest}“?` : 'Verwenden Sie nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel /concierge/picknick.'}`,
    badTemplate: (input, names) => `Eine Vorlage „${input}“ gibt es nicht. Möglich sind: ${names}.`,
    exists: (file) => `${file} gibt es schon und bleibt unverändert. Wählen Sie eine andere Adresse.`,
    notCreated: (file, { problem, remedy }) => `${file} wurde nicht angelegt. ${problem} ${remedy}`,
    created: (file) => `Angelegt: ${file}`,
    inMenu: (file, line, area, entry) => `Im Menü unter „${area}“ (${file}:${line}):\n  ${entry}`,
    nextSteps: ({ file, folder, route, line, area, isInMenu }) => `
So geht es weiter:
  1. Öffnen Sie ${file} und ersetzen Sie die Beispieltexte.
  2. Sehen Sie sich die Seite an: npm run dev, dann http://localhost:5173${route}
  3. ${
    isInMenu
      ? `Im Menü steht die Seite schon. Verlinken Sie sie auch auf einer Karte: "ctaHref": "${route}"`
      : `Verlinken Sie die Seite: auf einer Karte ("ctaHref": "${route}") oder im Menü
     (${folder}/_site/menu.json${area ? `, unter „${area}“` : ''}) mit dieser Zeile:
       ${line}`
  }
  4. Löschen Sie die Zeilen "noindex" und "unlisted", wenn die Seite fertig ist: Bis dahin zeigen
     Suchmaschinen sie nicht. Danach meldet npm run validate jeden Beispieltext, der noch da ist.`,
  },
  en: {
    missing: 'Without a terminal, --path and --title are required.',
    ended: 'Cancelled; nothing was created.',
    askPath: 'Address of the page, such as /concierge/picknick:',
    askTitle: (suggested) => `Title of the page (Enter: ${suggested}):`,
    askTemplate: (names) => `Template ${names} (Enter: service):`,
    askMenu: (names) => `Add to the menu? (${names.join(', ')}; Enter: not yet):`,
    badMenu: (input, names) => `The menu has no "${input}". Available: ${names}.`,
    badPath: (input, nearest) =>
      `"${input}" is not a valid address. ${nearest ? `Did you mean "${nearest}"?` : 'Use only lowercase letters, digits and single hyphens, such as /concierge/picknick.'}`,
    badTemplate: (input, names) => `There is no template "${input}". Available: ${names}.`,
    exists: (file) => `${file} already exists and was left as it is. Choose another address.`,
    notCreated: (file, { problem, remedy }) => `${file} was not created. ${problem} ${remedy}`,
    created: (file) => `Created: ${file}`,
    inMenu: (file, line, area, entry) => `In the menu, under "${area}" (${file}:${line}):\n  ${entry}`,
    nextSteps: ({ file, folder, route, line, area, isInMenu }) => `
Next steps:
  1. Open ${file} and replace the sample text.
  2. Look at the page: npm run dev, then http://localhost:5173${route}
  3. ${
    isInMenu
      ? `The page is in the menu. Link to it on a card, too: "ctaHref": "${route}"`
      : `Link to the page: on a card ("ctaHref": "${route}") or in the menu
     (${folder}/_site/menu.json${area ? `, under "${area}"` : ''}) with this line:
       ${line}`
  }
  4. Delete the lines "noindex" and "unlisted" when the page is finished: until then search engines do not
     show it. After that, npm run validate reports every sample text that is left.`,
  },
};
