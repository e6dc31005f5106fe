import { mediaName } from '../../../documents/media.ts';
import { mediaKind } from '../../../fields/media.ts';
import { nearestName } from '../../../findings/nearest.ts';
import { slug } from '../text-formats.ts';

/** A media file that an author means. */
interface FileMeant {
  file: string;
  /** it is the only one of this name, and has no other ending than what is written */
  isCertain: boolean;
}

/** What the host of the preview, CSS and Markdown write around a path. */
const WRAPPING = /^(?:https?:\/\/(?:localhost|[0-9.]+)(?::[0-9]+)?(?=\/)|file:\/\/)|^!?(?:\[[^\]]*\]|url)\(|\)$/giu;

/** What programs append to the name of a picture: its size, the number of a copy. */
const APPENDED = /(?:-(?:[0-9]+x[0-9]+|[0-9]{1,2}|kopie|copy|scaled|final|klein|gross|web))+$/u;

/**
 * The file that is meant by a path in whatever form: on a computer, of another folder, without its ending or with another one,
 * in capitals, with umlauts.
 *
 * @param endings of what may be named there
 */
export function mediaMeant(
  written: string,
  assets: Iterable<string>,
  endings: readonly string[],
): FileMeant | undefined {
  const possible = [...assets].filter((asset) => endings.some((ending) => asset.toLowerCase().endsWith(`.${ending}`)));
  const path = decoded(written.trim().replaceAll(WRAPPING, ''))
    .replaceAll('\\', '/')
    .replace(/[?#].*$/u, '');
  const [name = '', ...folders] = path.split('/').filter(Boolean).map(bare).reverse();
  if (name === '') return undefined;
  for (const wanted of [name, name.replace(APPENDED, '')]) {
    const named = possible.filter((asset) => stemOf(asset) === wanted);
    const beside = named.filter((asset) => folderOf(asset) === folders[0]);
    const [only, ...others] = named.length > 1 ? beside : named;
    if (only !== undefined && others.length === 0) {
      const ending = /[.,]\s*([a-z][a-z0-9]+)\s*$/iu.exec(path)?.[1]?.toLowerCase() ?? '';
      const isSame = only.slice(only.lastIndexOf('.') + 1).startsWith(ending);
      const isElsewhere = folders.length > 0 && path.includes('media/') && folderOf(only) !== folders[0];
      return { file: only, isCertain: wanted === name && isSame && !isElsewhere };
    }
    if (named[0] !== undefined) return { file: named[0], isCertain: false };
  }
  const near = nearestName(name, new Set(possible.map(stemOf)));
  const file = possible.find((asset) => stemOf(asset) === near);
  return file === undefined ? undefined : { file, isCertain: false };
}

/** The name of a file or folder as it has to be, without its ending; an ending may be there twice, or behind a comma. */
const bare = (part: string) => slug(part.replace(/(?:[.,]\s*(?:[a-z][a-z0-9]{2,4}))+$/iu, ''));

const stemOf = (asset: string) => bare(asset.split('/').at(-1) ?? '');
const folderOf = (asset: string) => {
  const folder = mediaName(asset).split('/').at(-2);
  return folder === undefined ? 'media' : slug(folder);
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The name that a file on a computer should get among the media of the site. */
export function nameOnSite(written: string): string | undefined {
  const file = decoded(written.trim()).split(/[\\/]/u).at(-1) ?? '';
  return mediaKind(file) && `/media/${bare(file)}${file.slice(file.lastIndexOf('.')).toLowerCase()}`;
}
