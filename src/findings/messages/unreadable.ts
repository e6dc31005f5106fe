import type { Language, Message } from './message.ts';

/** A symbolic link; a name that would steer a terminal; or a pipe, a socket, a device. */
export type UnreadableKind = 'link' | 'name' | 'other';

/** Codes of the system for what a user may not read. */
const DENIED = ['EACCES', 'EPERM'];

/** The words, after its name, for a file or folder that the system does not hand out, by the code of its error. */
export const refusedWords: Record<Language, (code: string) => Message> = {
  de: (code) => ({
    problem: `lässt sich nicht lesen (${code}).`,
    remedy: DENIED.includes(code)
      ? 'Geben Sie dem Benutzer, der den Befehl aufruft, das Recht, es zu lesen.'
      : 'Rufen Sie den Befehl noch einmal auf; bleibt es dabei, stellen Sie die Datei aus einer Sicherung wieder her.',
  }),
  en: (code) => ({
    problem: `cannot be read (${code}).`,
    remedy: DENIED.includes(code)
      ? 'Give the user who runs the command the right to read it.'
      : 'Run the command again; if that does not help, restore the file from a backup.',
  }),
};

/**
 * The words, after its name, for something below the pages folder that is not read. It is not a finding: its content is
 * unknown, so that a check without it would prove nothing.
 */
export const unreadableWords: Record<Language, (kind: UnreadableKind) => Message> = {
  de: (kind) => ({
    problem: {
      link: 'ist eine symbolische Verknüpfung.',
      name: 'hat einen Namen mit Steuerzeichen oder unlesbaren Zeichen.',
      other: 'ist weder Datei noch Ordner.',
    }[kind],
    remedy:
      kind === 'name'
        ? 'Benennen Sie den Eintrag um oder löschen Sie ihn.'
        : 'Legen Sie stattdessen die Datei selbst dort ab oder löschen Sie den Eintrag.',
  }),
  en: (kind) => ({
    problem: {
      link: 'is a symbolic link.',
      name: 'has a name with control characters, or characters that cannot be read.',
      other: 'is neither a file nor a folder.',
    }[kind],
    remedy:
      kind === 'name' ? 'Rename the entry, or delete it.' : 'Put the file itself there instead, or delete the entry.',
  }),
};
