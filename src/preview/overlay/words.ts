const de = {
  close: 'Schließen',
  allPages: 'Alle Seiten',
  brokenCode: 'Ein Fehler im Code: Die Prüfung ist nicht zu Ende gekommen.',
  codeError: 'Fehler im Code',
  contentErrors: 'Fehler im Inhalt',
  errorsShown: (count: number) =>
    `${count === 1 ? 'Ein Fehler' : `${count} Fehler`} im Inhalt. Betroffenes steht hier in seiner letzten gültigen Fassung.`,
  warnings: (count: number) => (count === 1 ? 'Eine Warnung' : `${count} Warnungen`),
  more: 'npm run validate zeigt alle.',
  unpublished: (reason: string) => `Nicht veröffentlicht: ${reason}`,
  open: 'Im Editor öffnen',
  openPage: (route: string) => `${route} im Editor öffnen`,
  notOpened: (place: string) =>
    `Öffnet sich nichts, starten Sie die Vorschau im Terminal von Visual Studio Code, oder öffnen Sie selbst: ${place}`,
  stopped: 'Die Vorschau läuft nicht mehr. Starten Sie sie neu mit npm run dev.',
  search: 'Suche',
  show: 'Zeigen',
  filters: { all: 'Alle', errors: 'Mit Fehlern', warnings: 'Mit Warnungen', unpublished: 'Nicht veröffentlicht' },
  shown: (shown: number, all: number) => `${shown} von ${all} Seiten`,
  columns: ['Adresse', 'Titel', 'Status', 'Datei'],
  errorCount: (count: number) => `${count} Fehler`,
  warningCount: (count: number) => (count === 1 ? '1 Warnung' : `${count} Warnungen`),
  valid: 'gültig',
};

const en: typeof de = {
  close: 'Close',
  allPages: 'All pages',
  brokenCode: 'An error in the code: the check did not get to its end.',
  codeError: 'Error in the code',
  contentErrors: 'Errors in the content',
  errorsShown: (count) =>
    `${count === 1 ? 'One error' : `${count} errors`} in the content. What is affected is shown in its last valid version.`,
  warnings: (count) => (count === 1 ? 'One warning' : `${count} warnings`),
  more: 'npm run validate shows all of them.',
  unpublished: (reason) => `Not published: ${reason}`,
  open: 'Open in editor',
  openPage: (route) => `Open ${route} in editor`,
  notOpened: (place) =>
    `If nothing opens, start the preview in the terminal of Visual Studio Code, or open it yourself: ${place}`,
  stopped: 'The preview is no longer running. Start it again with npm run dev.',
  search: 'Search',
  show: 'Show',
  filters: { all: 'All', errors: 'With errors', warnings: 'With warnings', unpublished: 'Not published' },
  shown: (shown, all) => `${shown} of ${all} pages`,
  columns: ['Address', 'Title', 'Status', 'File'],
  errorCount: (count) => (count === 1 ? '1 error' : `${count} errors`),
  warningCount: (count) => (count === 1 ? '1 warning' : `${count} warnings`),
  valid: 'valid',
};

/** What the overlay says, in the language of whoever has started the preview. */
export const words = document.getElementById('root')?.dataset.language === 'en' ? en : de;
