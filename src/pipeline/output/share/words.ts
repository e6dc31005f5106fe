import type { Language } from '../../../words/language.ts';
import { breakLines, leadsOn } from './lines.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

/** Left edge of everything on a card. */
export const EDGE = 64;
/** Where the headline may begin at the earliest: below the sign of the site. */
const CEILING = 176;
const SIZES = [104, 96, 88, 80, 72, 64, 56, 48];

const lineStyle: TextStyle = { family: 'text', size: 30, weight: 400, tracking: -0.005 };
const sloganStyle: TextStyle = { family: 'text', size: 20, weight: 500, tracking: 0.12 };

/** Baselines at the foot, from below. */
export const FOOT = { slogan: 568, rule: 524, text: 484, textAlone: 560 };

interface Texts {
  headline: string;
  line: string | undefined;
  slogan: string | undefined;
  language: Language;
}

/** The same as path data. */
export interface Words {
  headline: string;
  line: string | undefined;
  slogan: string | undefined;
  /** where the words begin and how wide they run */
  top: number;
  width: number;
}

/** Sets the words from the foot upwards, the headline as large as the room allows. */
export function setWords(texts: Texts, width: number, { measure, outline }: Typesetter): Words {
  const { headline, line, slogan, language } = texts;
  const foot = slogan ? FOOT.text : FOOT.textAlone;
  const widthOf = (style: TextStyle) => (text: string) => measure(text, style);
  const setting = { width: width - 40, most: 2, measure: widthOf(lineStyle), language };
  const lines = line ? (breakLines(line, setting) ?? []) : [];
  const lineTop = foot - lines.length * lineStyle.size * 1.35;
  const base = lines.length > 0 ? lineTop - 14 : foot;
  const { style, rows } = largest(headline, { width, room: base - CEILING, widthOf, language });
  const leading = style.size * 1.02;
  const draw = (texts: readonly string[], of: TextStyle, last: number, step: number) =>
    texts.map((text, row) => outline(text, of, { x: EDGE, y: last - (texts.length - 1 - row) * step })).join('');
  return {
    headline: draw(rows, style, base - style.size * 0.12, leading),
    line: lines.length > 0 ? draw(lines, lineStyle, foot, lineStyle.size * 1.35) : undefined,
    slogan: slogan && outline(slogan, sloganStyle, { x: EDGE, y: FOOT.slogan }),
    top: base - style.size * 0.12 - (rows.length - 1) * leading - style.size * 0.8,
    width: Math.max(...rows.map(widthOf(style)), ...lines.map(widthOf(lineStyle))),
  };
}

interface Room {
  width: number;
  room: number;
  widthOf: (style: TextStyle) => (text: string) => number;
  language: Language;
}

/**
 * The largest size in which the headline fits; up to two sizes less where that saves a line from ending badly. A word
 * that is too long for every size is parted anywhere: a card that looks odd is better than a site that is not built.
 */
function largest(headline: string, { width, room, widthOf, language }: Room) {
  const inSizes = (text: string) =>
    SIZES.flatMap((size) => {
      const style: TextStyle = { family: 'display', size, weight: 300, tracking: -0.026 };
      const most = Math.min(size > 88 ? 2 : 3, Math.floor(room / size));
      const rows = breakLines(text, { width, most, measure: widthOf(style), language });
      return rows ? [{ style, rows }] : [];
    });
  const fitting = inSizes(headline);
  const best =
    fitting.slice(0, 3).find(({ rows }) => !rows.slice(0, -1).some((row) => leadsOn(row, language))) ?? fitting[0];
  const parted =
    best ?? inSizes(headline.replaceAll('\u00a0', ' ').replace(/(?<=\p{L}{3})(?=\p{L}{3})/gu, '\u00ad'))[0];
  if (!parted) throw new Error(`No size of "${headline}" fits the share image`);
  return parted;
}
