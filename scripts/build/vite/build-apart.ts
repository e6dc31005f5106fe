import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CODE } from '../../bundle.mjs';

/** What the code of a site is built with. */
export interface CodeJob {
  /** file with the icons that are used */
  sprite: string;
  mode: string;
  /** folder that gets a folder `client` and a folder `server` */
  work: string;
}

/** Nothing where it could be built. */
export interface CodeAnswer {
  error?: unknown;
  /** of the error: they are not sent with it */
  properties?: object;
}

/**
 * Builds what browsers load and what draws the pages, in a process of its own: Vite and Rolldown would keep 150 MiB, as much as all
 * pages need. Throws what it fails with.
 */
export async function buildApart(job: CodeJob): Promise<void> {
  const program = fileURLToPath(new URL('../../run.mjs', import.meta.url));
  const child = fork(program, [CODE], { serialization: 'advanced' });
  const answer = new Promise<CodeAnswer>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The build of the code ended early (${signal ?? code}).`)));
  });
  child.send(job);
  const { error, properties } = await answer;
  if (error !== undefined) throw Object.assign(Object(error), properties);
}
