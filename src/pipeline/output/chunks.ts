/** One entry of Vite's manifest, as far as it is needed here. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

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
