import { CHARACTER } from '../../../fields/text.ts';
import type { StrayKind } from '../../../findings/messages/format.ts';

/** A piece of a text that does not belong to it, and what is written in its place, where that is certain. */
export interface Stray {
  found: string;
  index: number;
  kind: StrayKind;
  codePoint: string;
  written: string | undefined;
}

const ALLOWED = new RegExp(`^${CHARACTER}$`, 'u');

/** Of what separates words a space is left. */
const SEPARATOR = /[^\S\ufeff]|\u0085/u;

/** Runs of spaces and of characters without ink, letters that only look like a font, an emoji with all its parts, any other character. */
const RUN =
  /[\s\p{Cc}\p{Cf}]+|[\u{1d400}-\u{1d7ff}]+|\p{Regional_Indicator}+|\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d)*|./gsu;

/** A character as its tables name it: `U+0007`. */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What a character is that no text may have. */
export function kindOfStray(character: string): StrayKind {
  if (/[\p{Cc}\p{Cf}]/u.test(character)) return 'unseen';
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f/u.test(character)) return 'emoji';
  return /[\u{1d400}-\u{1d7ff}]/u.test(character) ? 'letters' : 'other';
}

/** What a one-line text must not have: all that nobody sees, and of what can be seen the first of each kind. */
export function straysIn(text: string): Stray[] {
  const seen = new Set<StrayKind>();
  return [...text.matchAll(RUN)].flatMap(({ 0: found, index }): Stray[] => {
    const character = [...found].find((each) => !ALLOWED.test(each));
    if (character === undefined) return [];
    const kind = kindOfStray(character);
    if (kind === 'emoji' || kind === 'other') {
      if (seen.has(kind)) return [];
      seen.add(kind);
    }
    const isEdge = index === 0 || index + found.length === text.length;
    const written =
      kind === 'letters'
        ? found.normalize('NFKC')
        : kind === 'unseen'
          ? isEdge || !SEPARATOR.test(found)
            ? ''
            : ' '
          : undefined;
    return [{ found, index, kind, codePoint: codePointOf(character), written }];
  });
}
