import type { Language } from '../src/findings/messages/message.ts';

/** How `npm run validate` is called. */
export const validateUsage: Record<Language, string> = {
  de: `npm run validate -- [--pages ORDNER] [--format pretty|json|github|sarif] [--lang de|en]
                    [--changed [STAND]] [--date TAG] [--fix | --watch]
  Prüft alle Seiten zusammen und zeigt jedes Problem mit Ort und Abhilfe.
  --fix      behebt, was nur eine Lösung hat (vertippte Namen, Kommas, BOM, Links mit einem Tippfehler …); alles andere
             bleibt unverändert
  --watch    prüft nach jedem Speichern und zeigt nur, was sich geändert hat; Ende mit Strg+C
  --changed  zeigt nur, was gegenüber einem Git-Stand neu ist (ohne Angabe: HEAD): alles in geänderten Dateien, in anderen
             nur, was durch die Änderung falsch wurde
  --date     prüft für diesen Tag (2026-12-01), sonst für BUILD_DATE oder heute; davon hängt ab, welche Seiten
             veröffentlicht sind
  Rückgabewert 0: kein Fehler, 1: Fehler gefunden, 2: falsch aufgerufen oder Prüfung abgebrochen.`,
  en: `npm run validate -- [--pages FOLDER] [--format pretty|json|github|sarif] [--lang de|en]
                    [--changed [REVISION]] [--date DAY] [--fix | --watch]
  Checks all pages and reports every problem with its location and how to fix it.
  --fix      fixes whatever has only one solution (misspelled names, commas, BOM, links with a typo …) and leaves
             everything else unchanged
  --watch    checks after every save and shows only what has changed; stop with Ctrl+C
  --changed  shows only what is new since a Git revision (default: HEAD): everything in changed files, in others only what
             the change broke
  --date     checks for this day (2026-12-01), otherwise for BUILD_DATE or today; it decides which pages are published
  Exit code 0: no errors, 1: errors found, 2: wrong usage or incomplete check.`,
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
    together: (a, b) => `${a} und ${b} lassen sich nicht kombinieren.`,
    changedOnDisk: (file) =>
      `${file} wurde inzwischen geändert und deshalb nicht überschrieben. Rufen Sie den Befehl noch einmal auf.`,
    notWritten: (file, reason) => `${file} ließ sich nicht schreiben (${reason}) und bleibt unverändert.`,
    gitMissing: '--changed braucht git, das nicht installiert ist. Ohne --changed wird alles geprüft.',
    notInGit: (folder) => `--changed: ${folder} liegt in keinem Git-Repository. Ohne --changed wird alles geprüft.`,
    unknownRevision: (base) => `--changed ${base}: Diesen Stand kennt git nicht.`,
    noCommonAncestor: (base) =>
      `--changed ${base}: Dieser Stand und HEAD haben keinen gemeinsamen Vorgänger. In einem flachen Klon hilft git fetch --unshallow.`,
    gitFailed: (reason) => `--changed: git meldet einen Fehler (${reason}).`,
    watching: (folder) => `Warte auf Änderungen in ${folder} (Ende mit Strg+C).`,
    gone: 'erledigt',
  },
  en: {
    together: (a, b) => `${a} and ${b} cannot be combined.`,
    changedOnDisk: (file) => `${file} has changed in the meantime and was not overwritten. Run the command again.`,
    notWritten: (file, reason) => `${file} could not be written (${reason}) and was left as it is.`,
    gitMissing: '--changed needs git, which is not installed. Without --changed, everything is checked.',
    notInGit: (folder) => `--changed: ${folder} is not in a Git repository. Without --changed, everything is checked.`,
    unknownRevision: (base) => `--changed ${base}: git does not know this revision.`,
    noCommonAncestor: (base) =>
      `--changed ${base}: this revision and HEAD have no common ancestor. In a shallow clone, run git fetch --unshallow.`,
    gitFailed: (reason) => `--changed: git failed (${reason}).`,
    watching: (folder) => `Watching ${folder} for changes (stop with Ctrl+C).`,
    gone: 'done',
  },
};
