import { parseArgs } from 'node:util';
import type { Filter } from '../server/submissions/query.ts';
import { UsageError } from './cli.ts';

export interface Wish {
  command: 'list' | 'export' | 'delete';
  filter: Filter;
  format: 'csv' | 'json';
  out: string | undefined;
  yes: boolean;
  lang: string | undefined;
}

/** Throws a `UsageError` that names what it does not know, and where a deletion names nothing to delete. */
export function readWish(args: string[]): Wish {
  const { values, positionals } = parse(args);
  const [word, ...ids] = positionals;
  const command = (['list', 'export', 'delete'] as const).find((known) => known === word);
  if (!command) throw new UsageError(`${word ?? 'submissions'}: list | export | delete`);
  const format = (['csv', 'json'] as const).find((known) => known === (values.format ?? 'csv'));
  if (!format) throw new UsageError(`--format ${values.format}: csv | json`);
  const wrongId = ids.find((id) => !/^[0-9a-f-]{36}$/u.test(id));
  if (wrongId !== undefined) throw new UsageError(`${wrongId}: ID?`);
  const filter: Filter = {
    ids: ids.length > 0 ? ids : undefined,
    form: values.form,
    since: values.since === undefined ? undefined : moment(values.since),
    email: values.email,
  };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  if (command === 'delete' && !isFiltered) throw new UsageError('delete: ID … | --form | --since | --email');
  return { command, filter, format, out: values.out, yes: values.yes ?? false, lang: values.lang };
}

function parse(args: string[]) {
  const string = { type: 'string' } as const;
  const options = { form: string, since: string, email: string, format: string, out: string, lang: string };
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, yes: { type: 'boolean' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A day starts at midnight UTC, as the stored times are. */
function moment(text: string): string {
  const time = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/u.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--since ${text}: 2026-01-31 | 2026-01-31T09:00:00Z`);
  return new Date(time).toISOString();
}
