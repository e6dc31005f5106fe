import { DATA_ELEMENT } from '../../app/data-element.ts';
import { STYLE_ELEMENT, textsOfStyles } from '../../pipeline/output/document.ts';

/** A built site as this report reads it. */
export interface BuiltSite {
  /** documents by route */
  documents: ReadonlyMap<string, string>;
  /** text of a script or of JSON, or a hash of any other file, by its address */
  contentOf: (address: string) => string;
}

/** A document in parts that can be compared: names that only hold a hash of other files are cut down. */
export interface DocumentParts {
  content: string;
  styles: string;
  data: string;
  scripts: string;
  files: string;
  media: string;
}

export const PARTS = ['content', 'styles', 'data', 'scripts', 'files', 'media'] as const;
export type Part = (typeof PARTS)[number];

/** Hashes of scripts have six characters, in builds before 2026-11-29 eight, as all other files have. */
const SCRIPT_NAME = /-(?:[\w-]{8}|[\w-]{6})(?=\.js\b)/gu;
const ASSET_NAME = /(\/assets\/[\w.-]+?)-(?:[\w-]{8}|[\w-]{6})(?=\.\w+)/gu;
const MEDIA_HASH = /(\/media\/[\w/-]+?)-[0-9a-f]{10}(?=[-.])/gu;

/** The code of a script without the hashes in the names of those that it imports. */
export const scriptText = (code: string): string => code.replaceAll(SCRIPT_NAME, '');

/** A script's name without its hash: the same script in two builds. */
export const scriptName = (address: string): string => address.replaceAll(SCRIPT_NAME, '');

/** Scripts that a document loads to come to life. */
export const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/gu)].map(([, address = '']) => address)),
];

const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?!js\b)\w+/gu)].map(([address]) => address)),
];

/** Pictures and videos that a document names, in all sizes; not the one that it is shared with. */
export const mediaOf = (html: string): string[] =>
  [...new Set([...html.matchAll(/\/media\/[\w/.-]+\.\w+/gu)].map(([address]) => address))].filter(
    (address) => !address.startsWith('/media/share/'),
  );

export const stylesOf = (html: string): string => textsOfStyles(html).join('\n');

const DATA = new RegExp(`<script type="application/json" id="${DATA_ELEMENT}">([\\s\\S]*?)</script>`, 'u');
const DATA_FILE = /"(?:page|site)":"([^"]+)"/gu;

/** The texts that a document is brought to life with, without the name of the build. */
const dataOf = (html: string, contentOf: BuiltSite['contentOf']): string =>
  [...(DATA.exec(html)?.[1] ?? '').matchAll(DATA_FILE)]
    .map(([, address = '']) => contentOf(address).replaceAll(/"build":"[0-9a-f]*"/gu, ''))
    .join('\n');

/** The parts of a built document by which two builds are compared, without the names that change with every build. */
export function partsOfDocument(html: string, contentOf: BuiltSite['contentOf']): DocumentParts {
  const plain = (text: string) =>
    text
      .replaceAll(ASSET_NAME, '$1')
      .replaceAll(MEDIA_HASH, '$1')
      .replaceAll(/ integrity="[^"]*"/gu, '');
  const listed = (addresses: string[], textOf: (address: string) => string) =>
    addresses
      .map((address) => `${plain(address)}\n${textOf(address)}`)
      .sort()
      .join('\n');
  const drawn = html.replace(DATA, '');
  return {
    content: plain(drawn.replaceAll(STYLE_ELEMENT, '')),
    styles: plain(stylesOf(html)),
    data: plain(dataOf(html, contentOf)),
    scripts: listed(scriptsOf(html), (address) => scriptText(contentOf(address))),
    files: listed(filesOf(drawn), contentOf),
    media: mediaOf(html).sort().join('\n'),
  };
}
