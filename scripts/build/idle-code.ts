import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '../../src/blocks/schemas.gen.ts';
import { idleScripts } from '../../src/pipeline/output/chunks.ts';
import type { PrerenderTools } from '../../src/pipeline/output/prerender.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';

/** Where the code of the parts is that a site may go without. */
const PARTS = [
  { part: 'chat', folder: 'src/site/chat/' },
  { part: 'consent', folder: 'src/site/consent/' },
  { part: 'preloader', folder: 'src/site/preloader/' },
] as const;
const FONTS = 'src/design/fonts/';

interface Built extends Pick<PrerenderTools, 'manifest' | 'blockSource'> {
  /** addresses of all that the pages name */
  shown: ReadonlySet<string>;
}

/** Removes what the code of every site has and this one never loads: parts and blocks that it goes without, the engine's fonts. */
export function removeIdleCode(
  { settings, theme }: ResolvedSite,
  { manifest, blockSource, shown }: Built,
  out: string,
) {
  const without = PARTS.flatMap(({ part, folder }) => (settings[part] ? [] : folder));
  const unshown = new Set(
    Object.keys(blockSchemas)
      .map(blockSource)
      .filter((source) => !shown.has(`/${manifest[source]?.file}`)),
  );
  const goesWithout = (source: string) => unshown.has(source) || without.some((folder) => source.startsWith(folder));
  const fonts = Object.entries(manifest).flatMap(([source, { file }]) =>
    theme.fonts && source.startsWith(FONTS) ? file : [],
  );
  for (const file of [...idleScripts(manifest, goesWithout), ...fonts]) rmSync(join(out, file), { force: true });
}
