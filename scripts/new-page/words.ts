import type { Language } from '../../src/findings/messages/message.ts';
import type { PageTemplateName } from '../../src/templates/page-templates.ts';

interface Steps {
  file: string;
  menuFile: string;
  route: string;
  /** JSON line for the menu, and the area whose pages are neighbours */
  line: string;
  area: string | undefined;
  isInMenu: boolean;
}

export interface PageWords {
  ended: string;
  askPath: string;
  askTitle: string;
  askTemplate: string;
  templates: Readonly<Record<PageTemplateName, string>>;
  askMenu: string;
  notInMenu: string;
  exists: (file: string) => string;
  notCreated: (file: string, reason: string) => string;
  created: (file: string) => string;
  inMenu: (file: string, line: number, area: string, entry: string) => string;
  nextSteps: (steps: Steps) => string;
}

/** What `npm run new:page` says. */
export const pageWords: Record<Language, PageWords> = {
  de: {
    ended: 'Abgebrochen; es wurde nichts angelegt.',
    askPath: 'Adresse der Seite, zum Beispiel /angebot/beratung',
    askTitle: 'Titel der Seite',
    askTemplate: 'Vorlage',
    templates: {
      service: 'Leistung: Titel, Vorteile, Ablauf, Fragen, Anfrage',
      text: 'Text auf einer Seite',
      landing: 'Landingpage mit mehreren Abschnitten',
      legal: 'Rechtstext',
      imprint: 'Impressum',
      privacy: 'Datenschutzerklärung',
      placeholder: 'Platzhalter für eine Seite, die noch entsteht',
    },
    askMenu: 'Wo im Menü?',
    notInMenu: 'noch nicht',
    exists: (file) => `${file} gibt es schon und bleibt unverändert. Wählen Sie eine andere Adresse.`,
    notCreated: (file, reason) => `${file} wurde nicht angelegt. ${reason}`,
    created: (file) => `Angelegt: ${file}`,
    inMenu: (file, line, area, entry) => `Im Menü unter „${area}“ (${file}:${line}):\n  ${entry}`,
    nextSteps: ({ file, menuFile, route, line, area, isInMenu }) => `
So geht es weiter:
  1. Öffnen Sie ${file} und ersetzen Sie die Beispieltexte.
  2. Sehen Sie sich die Seite an: npm run dev, dann http://localhost:5173${route}
  3. ${
    isInMenu
      ? `Im Menü erscheint die Seite, sobald sie kein Entwurf mehr ist. Verlinken Sie sie dann auch auf einer Karte: "ctaHref": "${route}"`
      : `Verlinken Sie die Seite, wenn sie fertig ist: auf einer Karte ("ctaHref": "${route}") oder im Menü
     (${menuFile}${area ? `, unter „${area}“` : ''}) mit dieser Zeile:
       ${line}`
  }
  4. Löschen Sie die Zeile "draft": true, wenn die Seite fertig ist: Bis dahin ist sie ein Entwurf und wird nicht
     veröffentlicht. Danach meldet npm run validate jeden Beispieltext, der noch da ist.`,
  },
  en: {
    ended: 'Cancelled; nothing was created.',
    askPath: 'Address of the page, such as /services/advice',
    askTitle: 'Title of the page',
    askTemplate: 'Template',
    templates: {
      service: 'service: title, advantages, steps, questions, request',
      text: 'text on one page',
      landing: 'landing page with several sections',
      legal: 'legal text',
      imprint: 'imprint',
      privacy: 'privacy notice',
      placeholder: 'placeholder for a page in the making',
    },
    askMenu: 'Where in the menu?',
    notInMenu: 'not yet',
    exists: (file) => `${file} already exists and was left as it is. Choose another address.`,
    notCreated: (file, reason) => `${file} was not created. ${reason}`,
    created: (file) => `Created: ${file}`,
    inMenu: (file, line, area, entry) => `In the menu, under "${area}" (${file}:${line}):\n  ${entry}`,
    nextSteps: ({ file, menuFile, route, line, area, isInMenu }) => `
Next steps:
  1. Open ${file} and replace the sample text.
  2. Look at the page: npm run dev, then http://localhost:5173${route}
  3. ${
    isInMenu
      ? `The menu shows the page as soon as it is no draft any more. Then link to it on a card, too: "ctaHref": "${route}"`
      : `Link to the page when it is finished: on a card ("ctaHref": "${route}") or in the menu
     (${menuFile}${area ? `, under "${area}"` : ''}) with this line:
       ${line}`
  }
  4. Delete the line "draft": true when the page is finished: until then it is a draft and is not published.
     After that, npm run validate reports every sample text that is left.`,
  },
};
