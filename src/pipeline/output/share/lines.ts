import type { Language } from '../../../words/language.ts';

interface Setting {
  /** px */
  width: number;
  measure: (line: string) => number;
  /** most lines allowed */
  most: number;
  language: Language;
}

/** A piece that is not broken, and what follows it: a space or a place where the word may be divided. */
interface Piece {
  text: string;
  after: ' ' | '\u00ad' | '';
}

const LEADING_ON: Readonly<Record<Language, RegExp>> = {
  de: /(?:^| )(?:&|am|an|auf|aus|bei|bis|das|dem|den|der|des|die|ein|eine|einer|für|im|in|mit|nach|oder|ohne|um|und|vom|von|vor|zu|zum|zur)$/iu,
  en: /(?:^| )(?:&|a|an|and|as|at|by|for|from|in|into|is|of|on|or|our|than|that|the|to|with|without|your)$/iu,
};

/** Whether a line ends with a word that leads on to the next, and so reads as if it were torn. */
export const leadsOn = (line: string, language: Language) => LEADING_ON[language].test(line);

const COST = { leadsOn: 0.6, parted: 0.4 };

/**
 * The text in as few lines as it needs, of lengths as even as they come, not ending in small words that lead on, words
 * parted at soft hyphens where that helps. Undefined where it does not fit.
 */
export function breakLines(text: string, setting: Setting): string[] | undefined {
  const pieces = piecesOf(text);
  for (let lines = 1; lines <= setting.most; lines++) {
    const best = bestBreaks(pieces, 0, lines, setting);
    if (best) return best.lines;
  }
  return undefined;
}

function piecesOf(text: string): Piece[] {
  const words = text.split(' ').filter(Boolean);
  return words.flatMap((word, index) => {
    const parts = word.split('\u00ad');
    const end = index < words.length - 1 ? ' ' : '';
    return parts.map((part, at): Piece => ({ text: part, after: at < parts.length - 1 ? '\u00ad' : end }));
  });
}

interface Breaks {
  lines: string[];
  cost: number;
}

/** The cheapest way to set the pieces from `start` on in exactly this many lines. */
function bestBreaks(pieces: readonly Piece[], start: number, count: number, setting: Setting): Breaks | undefined {
  if (count === 0) return start === pieces.length ? { lines: [], cost: 0 } : undefined;
  let best: Breaks | undefined;
  for (let end = start + 1; end <= pieces.length; end++) {
    const line = lineOf(pieces.slice(start, end));
    const used = setting.measure(line) / setting.width;
    if (used > 1) break;
    const rest = bestBreaks(pieces, end, count - 1, setting);
    if (!rest) continue;
    const cost = rest.cost + costOf(line, used, { isLast: end === pieces.length, language: setting.language });
    if (!best || cost < best.cost) best = { lines: [line, ...rest.lines], cost };
  }
  return best;
}

function lineOf(pieces: readonly Piece[]): string {
  const line = pieces
    .map(({ text, after }, at) => (at < pieces.length - 1 && after === ' ' ? `${text} ` : text))
    .join('');
  return pieces.at(-1)?.after === '\u00ad' ? `${line}-` : line;
}

function costOf(line: string, used: number, { isLast, language }: { isLast: boolean; language: Language }): number {
  const torn = isLast ? 0 : line.endsWith('-') ? COST.parted : leadsOn(line, language) ? COST.leadsOn : 0;
  return (1 - used) ** 2 + torn;
}
