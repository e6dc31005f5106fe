import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const ID = /\bcomponentId: "sc-[a-z0-9]+-(\d+)"/gu;

/**
 * Names styled components by where their file lies in the project. Oxc takes the whole path of a file: the same site, built in
 * another folder, would have other class names and thus other files.
 *
 * @param folders of the engine and of the site; what lies in neither is named by its way from the first
 */
export function componentIds(folders: readonly string[]): Plugin {
  return {
    name: 'component-ids',
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/u, code: ID },
      handler(code, id) {
        const [file = ''] = id.split('?');
        const hash = hashOfPlace(file, folders);
        return { code: code.replaceAll(ID, (_, index) => `componentId: "sc-${hash}-${index}"`), map: null };
      },
    },
  };
}

/** Six characters, as Oxc's own. */
function hashOfPlace(file: string, folders: readonly string[]): string {
  const ways = folders.map((folder) => relative(folder, file).replaceAll('\\', '/'));
  const way = ways.find((each) => !each.startsWith('..')) ?? ways[0] ?? file;
  const digest = createHash('sha256').update(way).digest().readUIntBE(0, 6);
  return digest.toString(36).slice(-6).padStart(6, '0');
}
