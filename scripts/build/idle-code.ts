import { componentName } from '../../src/blocks/block-name.ts';
import { idleScripts, type Manifest } from '../../src/pipeline/output/chunks.ts';
import type { ResolvedSite } from '../../src/pipeline/resolve/resolve.ts';
import type { Output } from './output.ts';

/** Where the code of the parts is that a site may go without. */
const PARTS = [
  { part: 'chat', folder: 'src/site/chat/' },
  { part: 'consent', folder: 'src/site/consent/' },
  { part: 'preloader', folder: 'src/site/preloader/' },
] as const;
const FONTS = 'src/design/fonts/';

/** A block that has a script of its own, by its component. */
function isBlock(source: string): boolean {
  const [, type, name] = /^src\/blocks\/([^/]+)\/([^/]+)\.tsx$/u.exec(source) ?? [];
  return type !== undefined && name === componentName(type);
}

/**
 * Removes what the code of every site has and this one never loads: parts and blocks that it goes without, the engine's fonts.
 *
 * @param shown addresses of all scripts that the pages name
 */
export function removeIdleCode(
  { settings, theme }: ResolvedSite,
  { manifest, shown }: { manifest: Manifest; shown: ReadonlySet<string> },
  output: Output,
) {
  const without = PARTS.flatMap(({ part, folder }) => (settings[part] ? [] : folder));
  const goesWithout = (source: string) =>
    isBlock(source) ? !shown.has(`/${manifest[source]?.file}`) : without.some((folder) => source.startsWith(folder));
  const fonts = Object.entries(manifest).flatMap(([source, { file }]) =>
    theme.fonts && source.startsWith(FONTS) ? file : [],
  );
  for (const file of [...idleScripts(manifest, goesWithout), ...fonts]) output.remove(file);
}
