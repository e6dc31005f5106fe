/** One entry of Vite's manifest, as far as it is needed here. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Every page preloads these: what most of its texts are set in. */
export const PRELOADED = ['src/design/fonts/newsreader.woff2', 'src/design/fonts/instrument-sans.woff2'];

/** The source that every page begins with. */
export const BOOTSTRAP = 'src/app/bootstrap.ts';

/** Files of these sources and of everything that they import at once, each only once, importers first. */
export function importClosure(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build's manifest has no "${source}"`);
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  return [...files];
}

/**
 * Files of scripts that a site never loads: nothing leads to them from the bootstrap, at once or later, except that sources
 * that it goes without are loaded later.
 */
export function idleScripts(manifest: Manifest, goesWithout: (source: string) => boolean): string[] {
  const reached = new Set<string>();
  const visit = (source: string) => {
    if (reached.has(source)) return;
    reached.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    const later = dynamicImports.filter((next) => !goesWithout(next));
    for (const next of [...imports, ...later]) visit(next);
  };
  visit(BOOTSTRAP);
  return Object.entries(manifest).flatMap(([source, { file }]) =>
    reached.has(source) || !file.endsWith('.js') ? [] : file,
  );
}
