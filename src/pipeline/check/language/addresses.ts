import { blanked, LABELLED_LINK } from './prose.ts';

export const addressSigns = ['\\bwww\\.', 'https?://'];

/** A link with its label: what is in it leads somewhere already, whatever the label is. */
const LINK = new RegExp(LABELLED_LINK, 'gu');

/** An address on the web, up to the punctuation of the sentence around it. */
const PAGE =
  /(?<![\p{L}\p{N}@/.-])(?:https?:\/\/|www\.(?=[\p{L}\p{N}-]+\.\p{L}))(?:(?!&(?:nbsp|shy);)[^\s<>„“”‚‘’"'()[\]{}*])*[\p{L}\p{N}/]/giu;

const MAIL = /(?<![\p{L}\p{N}._%+:-])[\p{L}\p{N}][\p{L}\p{N}._%+-]*@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}])/giu;

/** An address that is written out in a text and is no link. */
interface BareAddress {
  found: string;
  index: number;
  /** the target of a link to it */
  target: string;
}

export function bareAddresses(text: string): BareAddress[] {
  const unlinked = blanked(text, LINK);
  const all = [
    ...Array.from(unlinked.matchAll(PAGE), ({ 0: found, index }) => {
      const target = found.replace(/^(?:https?:\/\/)?/iu, (scheme) => scheme.toLowerCase() || 'https://');
      return { found, index, target };
    }),
    ...Array.from(unlinked.matchAll(MAIL), ({ 0: found, index }) => ({ found, index, target: `mailto:${found}` })),
  ];
  return all.sort((a, b) => a.index - b.index);
}
