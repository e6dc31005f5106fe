import type { Filter } from '../../server/submissions/query.ts';
import { UsageError } from '../../src/findings/errors.ts';
import { unknownChoice } from '../cli/arguments.ts';
import type { Flags, Values } from '../cli/command.ts';

export const ORDERS = { de: 'list | export | delete [KENNUNG…] | backup', en: 'list | export | delete [ID…] | backup' };

export const orderFlags = {
  form: { about: { de: 'nur dieses Formular', en: 'this form only' }, value: 'NAME' },
  since: {
    about: { de: 'ab diesem Tag (2026-01-31) oder Zeitpunkt (UTC)', en: 'from this day (2026-01-31) or time (UTC)' },
    value: { de: 'TAG', en: 'DAY' },
  },
  email: {
    about: { de: 'nur von dieser Person', en: 'from this person only' },
    value: { de: 'ADRESSE', en: 'ADDRESS' },
  },
  format: { about: { de: 'für export', en: 'for export' }, value: ['csv', 'json'], default: 'csv' },
  out: {
    about: {
      de: 'für export und backup: eine Datei, die es noch nicht gibt',
      en: 'for export and backup: a file that does not exist',
    },
    value: { de: 'DATEI', en: 'FILE' },
    isPath: true,
  },
  yes: { about: { de: 'für delete: löscht, ohne zu fragen', en: 'for delete: deletes without asking' } },
} as const satisfies Flags;

export type Order = {
  filter: Filter;
  format: 'csv' | 'json';
  yes: boolean;
} & ({ command: 'list' | 'export' | 'delete'; out: string | undefined } | { command: 'backup'; out: string });

/** Throws a `UsageError` that names what it does not know, where a deletion names nothing to delete, and a backup no file or not all. */
export function readOrder([word, ...ids]: readonly string[], flags: Values<typeof orderFlags>): Order {
  const command = (['list', 'export', 'delete', 'backup'] as const).find((known) => known === word);
  if (!command) throw unknownChoice(word === undefined ? [] : [word], ORDERS);
  const wrongId = ids.find((id) => !/^[0-9a-f-]{36}$/u.test(id));
  if (wrongId !== undefined) throw new UsageError(`${wrongId}: ID?`);
  const filter: Filter = {
    ids: ids.length > 0 ? ids : undefined,
    form: flags.form,
    since: flags.since === undefined ? undefined : momentOf(flags.since),
    email: flags.email,
  };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (command === 'delete' && !isFiltered) throw new UsageError('delete: ID … | --form | --since | --email');
  const { format, out, yes } = flags;
  if (command !== 'backup') return { command, filter, format, out, yes };
  if (isFiltered || out === undefined) throw new UsageError('backup: --out');
  return { command, filter, format, out, yes };
}

/** A day starts at midnight UTC, as the stored times are. */
function momentOf(text: string): string {
  const time = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/u.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--since ${text}: 2026-01-31 | 2026-01-31T09:00:00Z`);
  return new Date(time).toISOString();
}
