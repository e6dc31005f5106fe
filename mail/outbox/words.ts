const de = {
  empty: 'Im Ausgang wartet keine E-Mail.',
  waiting: (due: string) => `wartet bis ${due}`,
  dead: (time: string) => `aufgegeben ${time}`,
  attempts: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
  interrupted: 'Der letzte Versuch wurde unterbrochen.',
  fromBackup: 'Aus einer Sicherung, seitdem wohl zugestellt.',
  kinds: { confirmation: 'Bestätigung', notice: 'Meldung', warning: 'Warnung' },
  unknown: (ids: readonly string[]) => `Es gibt keine E-Mail ${ids.join(', ')}. „npm run outbox -- list“ zeigt alle.`,
  done: {
    retry: (count: number) => `${count === 1 ? '1 E-Mail wird' : `${count} E-Mails werden`} noch einmal versucht.`,
    delete: (count: number) => `${count === 1 ? '1 E-Mail' : `${count} E-Mails`} gelöscht.`,
  },
};

const en: typeof de = {
  empty: 'No mail is waiting in the outbox.',
  waiting: (due) => `waits until ${due}`,
  dead: (time) => `given up ${time}`,
  attempts: (count) => (count === 1 ? '1 attempt' : `${count} attempts`),
  interrupted: 'The last attempt was interrupted.',
  fromBackup: 'From a backup, probably delivered since.',
  kinds: { confirmation: 'confirmation', notice: 'notice', warning: 'warning' },
  unknown: (ids) => `There is no mail ${ids.join(', ')}. “npm run outbox -- list” shows them all.`,
  done: {
    retry: (count) => `${count === 1 ? '1 mail' : `${count} mails`} will be tried again.`,
    delete: (count) => `${count === 1 ? '1 mail' : `${count} mails`} deleted.`,
  },
};

/** What the outbox command says. */
export const outboxWords = { de, en };
