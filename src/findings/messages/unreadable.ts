import type { Language, Message } from './message.ts';

/** A symbolic link; or a pipe, a socket, a device. */
export type UnreadableKind = 'link' | 'other';

/**
 * What is said of something below the pages folder that is neither file nor folder, after its name. No finding: what it
 * would hold is not known, so nothing that is found without it proves anything.
 */
export const unreadableWords: Record<Language, (kind: UnreadableKind) => Message> = {
  de: (kind) => ({
    problem: kind === 'link' ? 'ist eine symbolische Verknüpfung.' : 'ist weder Datei noch Ordner.',
    remedy: 'Legen Sie die Datei selbst an diese Stelle oder löschen Sie den Eintrag.',
  }),
  en: (kind) => ({
    problem: kind === 'link' ? 'is a symbolic link.' : 'is neither a file nor a folder.',
    remedy: 'Put the file itself in this place, or delete the entry.',
  }),
};
