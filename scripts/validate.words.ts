import type { Language } from '../src/findings/messages/message.ts';

/** How `npm run validate` is called. */
export const validateUsage: Record<Language, string> = {
  de: `npm run validate -- [--pages ORDNER] [--format pretty|json|github|sarif] [--lang de|en]
                    [--changed [STAND]] [--date TAG] [--fix | --watch]
  Prüft alle Seiten zusammen und zeigt jedes Problem mit Ort und Abhilfe.
  --fix      behebt, was nur eine Lösung hat (vertippte Namen, Kommas, BOM, Links mit einem Tippfehler …), und lässt
             alles andere stehen, wie es ist
  --watch    prüft nach jedem Speichern und zeigt nur, was sich geändert hat; Ende mit Strg+C
  --changed  zeigt nur, was gegenüber einem Git-Stand neu ist (ohne Angabe: HEAD): alles in geänderten Dateien, und in
             anderen, was erst durch die Änderung falsch wurde
  --date     prüft für diesen Tag (2026-12-01), sonst für BUILD_DATE oder heute: Er entscheidet, welche Seiten zu sehen
             sind
  Ende mit 0: kein Fehler, 1: Fehler gefunden, 2: falsch aufgerufen oder nicht zu Ende geprüft.`,
  en: `npm run validate -- [--pages FOLDER] [--format pretty|json|github|sarif] [--lang de|en]
                    [--changed [REVISION]] [--date DAY] [--fix | --watch]
  Checks all pages together and shows every problem with its place and remedy.
  --fix      mends what has only one solution (mistyped names, commas, BOM, links with a slip …) and leaves everything
             else as it stands
  --watch    checks after every save and shows only what has changed; Ctrl+C ends it
  --changed  shows only what is new against a Git revision (HEAD if none is named): everything in changed files, and in
             others what became wrong by the change
  --date     checks for this day (2026-12-01), else for BUILD_DATE or today: it decides which pages are seen
  Exit 0: no error, 1: errors found, 2: wrong usage or a check that could not be completed.`,
};

interface ValidateWords {
  together: (a: string, b: string) => string;
  changedOnDisk: (file: string) => string;
  notWritten: (file: string, reason: string) => string;
  gitMissing: string;
  notInGit: (folder: string) => string;
  unknownRevision: (base: string) => string;
  noCommonAncestor: (base: string) => string;
  gitFailed: (reason: string) => string;
  watching: (folder: string) => string;
  gone: string;
}

export const validateWords: Record<Language, ValidateWords> = {
  de: {
    together: (a, b) => `${a} und ${b} gehen nicht zusammen.`,
    changedOnDisk: (file) =>
      `${file} wurde inzwischen geändert und bleibt, wie sie ist. Rufen Sie den Befehl noch einmal auf.`,
    notWritten: (file, reason) => `${file} ließ sich nicht schreiben (${reason}) und bleibt, wie sie ist.`,
    gitMissing: '--changed braucht das Programm git, und das ist nicht da. Ohne --changed wird alles geprüft.',
    notInGit: (folder) => `--changed: ${folder} liegt in keinem Git-Repository. Ohne --changed wird alles geprüft.`,
    unknownRevision: (base) => `--changed ${base}: Diesen Stand kennt git hier nicht.`,
    noCommonAncestor: (base) =>
      `--changed ${base}: Dieser Stand und HEAD haben keinen gemeinsamen Vorgänger. Bei einem flachen Klon hilft git fetch --unshallow.`,
    gitFailed: (reason) => `--changed: git ist gescheitert (${reason}).`,
    watching: (folder) => `Warte auf Änderungen in ${folder} (Ende mit Strg+C).`,
    gone: 'erledigt',
  },
  en: {
    together: (a, b) => `${a} and ${b} do not go together.`,
    changedOnDisk: (file) => `${file} has changed in the meantime and stays as it is. Call the command again.`,
    notWritten: (file, reason) => `${file} could not be written (${reason}) and stays as it is.`,
    gitMissing: '--changed needs the program git, which is not there. Without --changed everything is checked.',
    notInGit: (folder) => `--changed: ${folder} is in no Git repository. Without --changed everything is checked.`,
    unknownRevision: (base) => `--changed ${base}: git does not know this revision here.`,
    noCommonAncestor: (base) =>
      `--changed ${base}: this revision and HEAD have no common ancestor. For a shallow clone git fetch --unshallow helps.`,
    gitFailed: (reason) => `--changed: git failed (${reason}).`,
    watching: (folder) => `Waiting for changes in ${folder} (Ctrl+C ends it).`,
    gone: 'done',
  },
};
