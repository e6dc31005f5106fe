import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bodyOf, formEncoded } from '../../server/capture/fixture.ts';
import { openDatabase } from '../../server/database.ts';
import { writeDist } from '../../server/fixture.ts';
import { freePort } from '../free-port.ts';
import { spawnServer } from './server-process.ts';

export interface KillReport {
  kills: number;
  /** posts that were answered with 200 */
  acknowledged: number;
  /** acknowledged and not in the database */
  lost: number;
  /** records that are no whole submission, and what SQLite finds wrong with the file */
  unreadable: number;
  /** in the database more than once */
  twice: number;
  /** milliseconds from the start of the process until it serves */
  restarts: { median: number; longest: number };
  /** processor time of that, which other programs of the machine change little (Linux only, else 0) */
  restartsCpu: { median: number; longest: number };
}

interface Load {
  kills: number;
  clients: number;
  /** acknowledged posts to wait for between two kills */
  postsPerKill: number;
  progress?: (text: string) => void;
}

/** Kills the server again and again while clients post, then compares what it acknowledged with what it kept. */
export async function killUnderLoad({ kills, clients, postsPerKill, progress = () => {} }: Load): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'kills-'));
  const dist = join(folder, 'dist');
  writeDist(dist);
  const port = await freePort();
  const start = () => spawnServer(dist, port, { DATA_DIR: folder });
  const acknowledged = new Set<string>();
  let stopped = false;
  const agent = new Agent({ keepAlive: true });
  const visit = async (client: number) => {
    for (let count = 0; !stopped; count += 1) {
      const name = `Gast ${client} ${count}`;
      const status = await post(port, agent, bodyOf({ name })).catch(() => 0);
      if (status === 200) acknowledged.add(name);
      else await sleep(50);
    }
  };

  const restarts: number[] = [];
  const restartsCpu: number[] = [];
  let server = start();
  await server.ready();
  const visitors = Array.from({ length: clients }, (_, client) => visit(client));
  for (let kill = 1; kill <= kills; kill += 1) {
    const goal = acknowledged.size + postsPerKill;
    while (acknowledged.size < goal) await sleep(2);
    await server.end('SIGKILL');
    const before = performance.now();
    server = start();
    await server.ready();
    restarts.push(performance.now() - before);
    restartsCpu.push(cpuMs(server.child.pid));
    progress(
      `${kill} / ${kills} kills, ${acknowledged.size} acknowledged, restart ${Math.round(restarts.at(-1) ?? 0)} ms`,
    );
  }
  stopped = true;
  await Promise.all(visitors);
  agent.destroy();
  await server.end('SIGTERM');

  const { names, unreadable } = await kept(join(folder, 'site.db'));
  rmSync(folder, { recursive: true });
  return {
    kills,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((name) => !names.has(name)).length,
    unreadable,
    twice: [...names.values()].filter((count) => count > 1).length,
    restarts: middleAndEnd(restarts),
    restartsCpu: middleAndEnd(restartsCpu),
  };
}

function middleAndEnd(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[sorted.length >> 1] ?? 0), longest: Math.round(sorted.at(-1) ?? 0) };
}

/** User and system time so far, the 14th and 15th field of proc_pid_stat(5), in ticks of 10 ms. */
function cpuMs(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

function post(port: number, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method: 'POST', path: '/', headers: formEncoded, agent };
    const sent = request(options, (response) => {
      response
        .resume()
        .on('end', () => resolve(response.statusCode ?? 0))
        .on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Every name in the database and how often it is there. */
async function kept(file: string): Promise<{ names: Map<string, number>; unreadable: number }> {
  const database = openDatabase({ url: pathToFileURL(file).href, file });
  const { rows } = await database.execute('SELECT fields FROM submissions');
  const { rows: checks } = await database.execute('PRAGMA integrity_check');
  await database.close();
  const names = new Map<string, number>();
  let unreadable = checks.filter((row) => row.integrity_check !== 'ok').length;
  for (const row of rows) {
    const name = nameIn(String(row.fields));
    if (name === undefined) unreadable += 1;
    else names.set(name, (names.get(name) ?? 0) + 1);
  }
  return { names, unreadable };
}

function nameIn(fields: string): string | undefined {
  try {
    return String(JSON.parse(fields).name);
  } catch {
    return undefined;
  }
}
