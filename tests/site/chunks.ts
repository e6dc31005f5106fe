import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from '../../src/app/page-data.ts';
import { named } from './html.ts';
import { dist, elementOf } from './site.ts';

/** Every script of the build, by its address. */
export const scripts: ReadonlyMap<string, string> = new Map(
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/assets/${file}`, readFileSync(join(dist, 'assets', file), 'utf8')]),
);

/** The one script whose name, without its hash, is this. */
export function scriptNamed(name: string): string {
  const found = [...scripts.keys()].filter((path) => new RegExp(`^/assets/${name}-[\\w-]{6}\\.js$`, 'u').test(path));
  const [path] = found;
  if (path === undefined || found.length > 1) throw new Error(`${found.length} scripts are named ${name}`);
  return path;
}

/** These scripts and all that they import at once, read from the scripts themselves. */
export function closureOf(paths: readonly string[]): Set<string> {
  const closure = new Set<string>();
  const visit = (path: string) => {
    if (closure.has(path)) return;
    closure.add(path);
    const code = scripts.get(path) ?? '';
    for (const [, file] of code.matchAll(/(?:^|[;}\s])(?:import|export)\b[^"'`();]*["'`]\.\/([^"'`]+)["'`]/gu))
      visit(`/assets/${file}`);
  };
  for (const path of paths) visit(path);
  return closure;
}

/** What a document fetches as scripts: the bootstrap, and what that fetches to bring the first blocks to life, and later the others. */
export function scriptsOf(html: string): { bootstrap: string[]; modules: string[]; later: string[] } {
  const { modules, later }: Sources = elementOf(html);
  return {
    bootstrap: named(html, 'script').flatMap(({ attributes: { src } }) => (src === undefined ? [] : [src])),
    modules,
    later,
  };
}

/** Bytes of a file as it is sent: compressed where the build has compressed it. */
export function sentSize(path: string): number {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
