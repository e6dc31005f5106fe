import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { idleScripts, type Manifest } from '../../src/pipeline/output/chunks.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';

/** Where the code of the parts is that a site may go without. What other hosts serve needs consent. */
const PARTS = [
  { part: 'chat', folders: ['src/site/chat/'] },
  { part: 'consent', folders: ['src/site/consent/', 'src/blocks/embed/'] },
  { part: 'preloader', folders: ['src/site/preloader/'] },
] as const;
const FONTS = 'src/design/fonts/';

/** Removes what the code of every site has and this one never loads: parts that it goes without, the engine's fonts. */
export function removeIdleCode({ settings, theme }: ResolvedSite, manifest: Manifest, out: string) {
  const without = PARTS.flatMap(({ part, folders }) => (settings[part] ? [] : folders));
  const scripts = idleScripts(manifest, (source) => without.some((folder) => source.startsWith(folder)));
  const fonts = Object.entries(manifest).flatMap(([source, { file }]) =>
    theme.fonts && source.startsWith(FONTS) ? file : [],
  );
  for (const file of [...scripts, ...fonts]) rmSync(join(out, file), { force: true });
}
