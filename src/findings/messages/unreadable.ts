import type { Language, Message } from './message.ts';

/** A symbolic link; or a pipe, a socket, a device. */
export type UnreadableKind = 'link' | 'other';

/**
 * The words, after its name, for something below the pages folder that is neither file nor folder. It is not a finding:
 * its content is unknown, so that a check without it would prove nothing.
 */
export const unreadableWords: Record<Language, (kind: UnreadableKind) => Message> = {
  de: (kind) => ({
    problem: kind === 'link' ? 'ist eine symbolische Verknüpfung.' : 'ist weder Datei noch Ordner.',
    remedy: 'Legen Sie stattdessen die Datei selbst dort ab oder löschen Sie den Eintrag.',
  }),
  en: (kind) => ({
    problem: kind === 'link' ? 'is a symbolic link.' : 'is neither a file nor a folder.',
    remedy: 'Put the file itself there instead, or delete the entry.',
  }),
};
