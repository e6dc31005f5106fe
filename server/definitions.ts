import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form } from '../src/documents/form.ts';
import type { Site } from '../src/documents/site.ts';
import type { Log } from './log.ts';
import { perBuild } from './release.ts';

/** What the build tells the server beside its files. */
export interface Definitions {
  /** id of the build */
  build: string;
  site: Site;
  forms: Form[];
}

/** The definitions of the build that lies in `dist` now. */
export const currentDefinitions = (dist: string, log: Log): (() => Definitions | undefined) =>
  perBuild(dist, readDefinitions, log);

/** Checked when they were built: the pipeline wrote them from valid documents. */
function readDefinitions(dist: string): Definitions {
  const read = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'));
  const { site, forms } = read('_server.json');
  return { build: read('build.json').id, site, forms };
}
