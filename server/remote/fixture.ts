import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Client, createClient, type InValue, type ResultSet, type Transaction } from '@libsql/client';

interface Value {
  type: 'null' | 'integer' | 'float' | 'text';
  value?: string | number;
}
interface Statement {
  sql?: string;
  /** one that `store_sql` named before */
  sql_id?: number;
  args?: Value[];
}
interface Condition {
  type: 'ok' | 'error' | 'not' | 'and' | 'or' | 'is_autocommit';
  step?: number;
  cond?: Condition;
  conds?: Condition[];
}
interface Step {
  condition?: Condition;
  stmt: Statement;
}
type StreamRequest =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: { steps: Step[] } }
  | { type: 'store_sql'; sql_id: number; sql: string }
  | { type: 'close_sql' | 'close' };

/**
 * A remote libSQL database over loopback: as much of the Hrana protocol (version 2, JSON over HTTP) as the client uses,
 * on a database file. It stands in for a real one, which is a program that this project does not install.
 */
export async function startRemote(file: string, token: string) {
  const client = createClient({ url: `file:${file}`, concurrency: 1 });
  const state = { isDown: false, isSilent: false, requests: 0 };
  const server = createServer(async (request, response) => {
    state.requests += 1;
    if (state.isSilent) return;
    if (state.isDown) return void response.writeHead(502).end();
    if (request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end();
    const { requests }: { requests: StreamRequest[] } = JSON.parse(await text(request));
    const results = [];
    const stored = new Map<number, string>();
    for (const each of requests) results.push(await answer(client, each, stored));
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ baton: null, base_url: null, results }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    stop: () => {
      server.closeAllConnections();
      server.close();
      client.close();
    },
  };
}

type Stored = Map<number, string>;

async function answer(client: Client, request: StreamRequest, stored: Stored) {
  try {
    if (request.type === 'store_sql') stored.set(request.sql_id, request.sql);
    if (request.type === 'execute') {
      const result = resultOf(await client.execute(statementOf(request.stmt, stored)));
      return { type: 'ok', response: { type: 'execute', result } };
    }
    if (request.type === 'batch')
      return { type: 'ok', response: { type: 'batch', result: await batch(client, request, stored) } };
    return { type: 'ok', response: { type: request.type } };
  } catch (error) {
    return { type: 'error', error: errorOf(error) };
  }
}

/** The client sends the transaction as steps: BEGIN, the statements each if the one before was well, COMMIT, else ROLLBACK. */
async function batch(client: Client, { batch: { steps } }: { batch: { steps: Step[] } }, stored: Stored) {
  const results: (object | null)[] = [];
  const errors: (object | null)[] = [];
  let transaction: Transaction | undefined;
  const holds = ({ type, step = 0, cond, conds = [] }: Condition): boolean => {
    if (type === 'ok') return Boolean(results[step]);
    if (type === 'error') return Boolean(errors[step]);
    if (type === 'not') return cond !== undefined && !holds(cond);
    if (type === 'is_autocommit') return transaction === undefined;
    return type === 'and' ? conds.every(holds) : conds.some(holds);
  };
  const run = async (statement: { sql: string; args: InValue[] }) => {
    const { sql } = statement;
    if (sql.startsWith('BEGIN')) transaction = await client.transaction('write');
    else if (sql === 'COMMIT' || sql === 'ROLLBACK') {
      await (sql === 'COMMIT' ? transaction?.commit() : transaction?.rollback());
      transaction = undefined;
    } else return resultOf(await (transaction ?? client).execute(statement));
    return { cols: [], rows: [], affected_row_count: 0 };
  };
  for (const [index, { condition, stmt }] of steps.entries()) {
    results[index] = null;
    errors[index] = null;
    if (condition && !holds(condition)) continue;
    try {
      results[index] = await run(statementOf(stmt, stored));
    } catch (error) {
      errors[index] = errorOf(error);
    }
  }
  transaction?.close();
  return { step_results: results, step_errors: errors };
}

const statementOf = ({ sql = '', sql_id = -1, args = [] }: Statement, stored: Stored) => ({
  sql: stored.get(sql_id) ?? sql,
  args: args.map(({ type, value = null }) => (type === 'integer' ? BigInt(value ?? 0) : value)),
});

function resultOf({ columns, rows, rowsAffected }: ResultSet) {
  const valueFrom = (value: unknown): Value =>
    value === null
      ? { type: 'null' }
      : typeof value === 'number'
        ? { type: 'integer', value: String(value) }
        : { type: 'text', value: String(value) };
  return {
    cols: columns.map((name) => ({ name })),
    rows: rows.map((row) => columns.map((_, index) => valueFrom(row[index]))),
    affected_row_count: rowsAffected,
  };
}

function errorOf(error: unknown) {
  return { message: error instanceof Error ? error.message : 'unknown', code: 'SQLITE_ERROR' };
}
