/** What `npm run submissions` says. */
export const submissionWords = {
  de: {
    none: 'Keine Einsendung passt dazu.',
    count: (count: number) => (count === 1 ? '1 Einsendung' : `${count} Einsendungen`),
    confirm: (count: number) => `${submissionWords.de.count(count)} endgültig löschen? (ja/nein) `,
    yes: ['ja', 'j'],
    nothingDeleted: 'Nichts gelöscht.',
    deleted: (count: number) => `${submissionWords.de.count(count)} gelöscht.`,
    written: (count: number, file: string) => `${submissionWords.de.count(count)} in ${file} geschrieben.`,
    exists: (file: string) => `${file} gibt es schon; der Befehl überschreibt nichts.`,
    unwritable: (file: string, code: string) =>
      `${file} lässt sich nicht schreiben (${code}). Nennen Sie eine andere Datei, oder schaffen Sie Platz.`,
    remote: 'Die Datenbank liegt nicht auf diesem Rechner. Sichern Sie sie dort, wo sie liegt.',
  },
  en: {
    none: 'No submission fits.',
    count: (count: number) => (count === 1 ? '1 submission' : `${count} submissions`),
    confirm: (count: number) => `Delete ${submissionWords.en.count(count)} for good? (yes/no) `,
    yes: ['yes', 'y'],
    nothingDeleted: 'Nothing deleted.',
    deleted: (count: number) => `${submissionWords.en.count(count)} deleted.`,
    written: (count: number, file: string) => `${submissionWords.en.count(count)} written to ${file}.`,
    exists: (file: string) => `${file} exists already; the command overwrites nothing.`,
    unwritable: (file: string, code: string) => `${file} cannot be written (${code}). Name another file, or make room.`,
    remote: 'The database is not on this machine. Back it up where it is.',
  },
};
