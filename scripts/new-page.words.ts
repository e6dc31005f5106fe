import type { Language, Message } from '../src/pipeline/messages/message.ts';

interface Steps {
  file: string;
  folder: string;
  route: string;
  /** JSON line for the menu, and the area whose pages are neighbours */
  line: string;
  area: string | undefined;
}

export interface PageWords {
  missing: string;
  ended: string;
  askPath: string;
  askTitle: (suggested: string) => string;
  askTemplate: (names: string) => string;
  badPath: (input: string, nearest: string | undefined) => string;
  badTemplate: (input: string, names: string) => string;
  exists: (file: string) => string;
  notCreated: (file: string, reason: Message) => string;
  created: (file: string) => string;
  nextSteps: (steps: Steps) => string;
}

/** What `npm run new:page` says. */
export const pageWords: Record<Language, PageWords> = {
  de: {
    missing: '--path und --title sind nötig: Ohne Terminal kann nicht nach ihnen gefragt werden.',
    ended: 'Abgebrochen, nichts wurde angelegt.',
    askPath: 'Adresse der Seite, zum Beispiel /concierge/picknick:',
    askTitle: (suggested) => `Titel der Seite (Eingabetaste: ${suggested}):`,
    askTemplate: (names) => `Vorlage ${names} (Eingabetaste: service):`,
    badPath: (input, nearest) =>
      `--path „${input}“ ergibt keine Adresse. ${nearest ? `Meinten Sie „${nearest}“?` : 'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel /concierge/picknick.'}`,
    badTemplate: (input, names) => `--template ${input}: ${names}`,
    exists: (file) => `${file} gibt es schon; die Datei bleibt, wie sie ist. Wählen Sie eine andere Adresse.`,
    notCreated: (file, { problem, remedy }) => `${file} wurde nicht angelegt. ${problem} ${remedy}`,
    created: (file) => `Angelegt: ${file}`,
    nextSteps: ({ file, folder, route, line, area }) => `
So geht es weiter:
  1. Öffnen Sie ${file} und ersetzen Sie die Beispieltexte.
  2. Sehen Sie die Seite an: npm run dev, dann http://localhost:5173${route}
  3. Verlinken Sie die Seite: auf einer Karte ("ctaHref": "${route}") oder im Menü
     (${folder}/_site/menu.json${area ? `, bei „${area}“` : ''}) mit dieser Zeile:
       ${line}
  4. Löschen Sie die Zeilen "noindex" und "unlisted", wenn die Seite fertig ist: Bis dahin ist sie ein Entwurf,
     den Suchmaschinen nicht zeigen.`,
  },
  en: {
    missing: '--path and --title are needed: without a terminal nobody can be asked for them.',
    ended: 'Ended; nothing was created.',
    askPath: 'Address of the page, for example /concierge/picknick:',
    askTitle: (suggested) => `Title of the page (Enter: ${suggested}):`,
    askTemplate: (names) => `Template ${names} (Enter: service):`,
    badPath: (input, nearest) =>
      `--path "${input}" makes no address. ${nearest ? `Did you mean "${nearest}"?` : 'Small letters, digits and single hyphens are allowed, for example /concierge/picknick.'}`,
    badTemplate: (input, names) => `--template ${input}: ${names}`,
    exists: (file) => `${file} exists already and stays as it is. Choose another address.`,
    notCreated: (file, { problem, remedy }) => `${file} was not created. ${problem} ${remedy}`,
    created: (file) => `Created: ${file}`,
    nextSteps: ({ file, folder, route, line, area }) => `
What comes next:
  1. Open ${file} and replace the sample copy.
  2. Look at the page: npm run dev, then http://localhost:5173${route}
  3. Link the page: on a card ("ctaHref": "${route}") or in the menu
     (${folder}/_site/menu.json${area ? `, at "${area}"` : ''}) with this line:
       ${line}
  4. Delete the lines "noindex" and "unlisted" when the page is done: until then it is a draft that search engines
     do not show.`,
  },
};
