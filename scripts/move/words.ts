/** What `move` and `delete` say. */
export const moveWords = {
  de: {
    finished: 'Die unterbrochene Änderung ist zu Ende gebracht.',
    nothingToFinish: 'Es ist nichts unterbrochen worden.',
    notMoved: 'Nichts wurde verschoben: Danach blieben die Fehler, die darüber stehen.',
    notDeleted: 'Nichts wurde gelöscht: Danach blieben die Fehler, die darüber stehen.',
    staying: (routes: readonly string[]) => `Darunter bleiben an ihrem Ort: ${routes.join(', ')}`,
    moved: (from: string, to: string) => `Verschoben: ${from} → ${to}. Die alte Adresse leitet um.`,
    toMove: (files: number, call: string) =>
      `${files} ${files === 1 ? 'Datei' : 'Dateien'} zu ändern. Schreiben: npx people-pages move ${call} --write`,
    mentioned: (route: string) => `Zu ${route} führen noch:`,
    beforeDeleting: (route: string, pages: string) =>
      `Löschen oder ändern Sie diese Stellen, oder führen Sie sie zu einer anderen Seite: npx people-pages delete ${route} --to /ANDERE${pages}`,
    circular: (to: string) =>
      `Diese Stellen von ${to} führen dann zu ${to} selbst. Löschen oder ändern Sie dort die Karte, den Knopf oder den Satz:`,
    twins: (routes: readonly string[]) => `In einer anderen Sprache bleibt die Seite: ${routes.join(', ')}`,
    deleted: (route: string) => `Gelöscht: ${route}.`,
    toDelete: (call: string) => `Schreiben: npx people-pages delete ${call} --write`,
    gone: 'wird gelöscht',
  },
  en: {
    finished: 'The interrupted change is finished.',
    nothingToFinish: 'Nothing was interrupted.',
    notMoved: 'Nothing was moved: the errors above would be left.',
    notDeleted: 'Nothing was deleted: the errors above would be left.',
    staying: (routes: readonly string[]) => `Staying where they are below it: ${routes.join(', ')}`,
    moved: (from: string, to: string) => `Moved: ${from} → ${to}. The old address redirects.`,
    toMove: (files: number, call: string) =>
      `${files} ${files === 1 ? 'file' : 'files'} to change. To write: npx people-pages move ${call} --write`,
    mentioned: (route: string) => `These still lead to ${route}:`,
    beforeDeleting: (route: string, pages: string) =>
      `Delete or change them, or lead them to another page: npx people-pages delete ${route} --to /OTHER${pages}`,
    circular: (to: string) =>
      `These places of ${to} then lead to ${to} itself. Delete or change the card, the button or the sentence there:`,
    twins: (routes: readonly string[]) => `The page stays in another language: ${routes.join(', ')}`,
    deleted: (route: string) => `Deleted: ${route}.`,
    toDelete: (call: string) => `To write: npx people-pages delete ${call} --write`,
    gone: 'is deleted',
  },
};
