import type { Colors } from '../../../design/theme.ts';
import type { Language } from '../../../words/language.ts';
import { type Drawing, placeDrawing } from './drawing.ts';
import type { Typesetter } from './typesetter.ts';
import { EDGE, FOOT, setWords, type Words } from './words.ts';

export const CARD = { width: 1200, height: 630 } as const;

/** What a social network shows beside a link to a page. */
export interface Card {
  headline: string;
  /** smaller, under the headline */
  line: string | undefined;
  /** at the foot; none where the headline says it */
  slogan: string | undefined;
  /** night: words on stage over a broad picture; day: words on bone beside a tall one */
  mood: 'night' | 'day';
  language: Language;
}

export interface Brand {
  colors: Colors;
  mark: Drawing;
  wordmark: Drawing;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What cards of one mood have in common: a colour, the place of the picture on it, and what lies over the picture. */
export interface CardGround {
  color: string;
  picture: Box;
  svg: string;
}

/** What lies over that on a single card, and where. */
export interface CardWords {
  box: Box;
  svg: string;
}

/** Between words and picture. */
const MARGIN = 36;

const moodsOf = ({ stage, ground, stageMuted, stageControl, glow, text, muted, brand }: Colors) => ({
  night: {
    ground: stage,
    ink: ground,
    muted: stageMuted,
    caption: stageControl,
    rule: ground,
    disc: glow,
    onDisc: stage,
    // Words never overlap the bright part of the picture.
    measure: 570,
    picture: { left: 470, top: 0, width: CARD.width - 470, height: CARD.height },
  },
  day: {
    ground,
    ink: text,
    muted,
    caption: muted,
    rule: brand,
    disc: brand,
    onDisc: ground,
    measure: 650,
    picture: { left: 620, top: 0, width: CARD.width - 620, height: CARD.height },
  },
});

type Mood = ReturnType<typeof moodsOf>[Card['mood']];

export function drawGround(name: Card['mood'], brand: Brand): CardGround {
  const mood = moodsOf(brand.colors)[name];
  const box = { left: 0, top: 0, ...CARD };
  const svg = svgOf(box, [name === 'night' && shade(mood), sign(brand, mood, name === 'night')]);
  return { color: mood.ground, picture: mood.picture, svg };
}

/** Draws what a card says. The words are outlines; the same input gives the same drawing on every machine. */
export function drawWords(card: Card, colors: Colors, typesetter: Typesetter): CardWords {
  const mood = moodsOf(colors)[card.mood];
  const words = setWords(card, mood.measure, typesetter);
  const right = Math.max(EDGE + words.width + MARGIN, cornerOf(words, mood), endOfRule(mood));
  const [left, top] = [EDGE - MARGIN, Math.round(words.top - MARGIN)];
  const box = { left, top, width: Math.min(Math.ceil(right), CARD.width) - left, height: CARD.height - top };
  const parts = [
    card.mood === 'day' && notch(words, mood),
    `<path fill="${mood.ink}" d="${words.headline}"/>`,
    words.line && `<path fill="${mood.muted}" d="${words.line}"/>`,
    words.slogan && foot(words.slogan, mood),
  ];
  return { box, svg: svgOf(box, parts) };
}

function svgOf({ left, top, width, height }: Box, parts: ReadonlyArray<string | false | undefined>): string {
  const size = `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.filter(Boolean).join('')}</svg>`;
}

/** The slogan under a hairline that ends where the picture begins, or on a stage where the light does. */
function foot(slogan: string, mood: Mood): string {
  const line = `M${EDGE} ${FOOT.rule}H${endOfRule(mood)}v1H${EDGE}z`;
  return `<path fill="${mood.rule}" fill-opacity=".3" d="${line}"/><path fill="${mood.caption}" d="${slogan}"/>`;
}

const endOfRule = ({ picture }: Mood) => Math.max(picture.left - MARGIN, 584);

/** The scrim of the site's own heads: the picture rises out of the dark, the words are on a plain ground. */
const shade = ({ ground }: Mood) =>
  `<defs><linearGradient id="a"><stop stop-color="${ground}" offset=".392"/><stop stop-color="${ground}" stop-opacity=".8" offset=".47"/><stop stop-color="${ground}" stop-opacity=".46" offset=".6"/><stop stop-color="${ground}" stop-opacity="0" offset=".82"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1200v630H0z"/>`;

/** The ground of the words cuts a corner out of the picture, as on the site, where the headline runs into it. */
function notch(words: Words, mood: Mood): string {
  const right = cornerOf(words, mood);
  const top = Math.round(words.top - MARGIN);
  return right > 0
    ? `<path fill="${mood.ground}" d="M${mood.picture.left} ${top}H${right}V${CARD.height}H${mood.picture.left}z"/>`
    : '';
}

/** Where that corner ends; 0 where there is none. */
function cornerOf({ width }: Words, { picture: { left } }: Mood): number {
  const end = Math.round(EDGE + width + MARGIN);
  // A narrower step would look like a mistake.
  return end <= left ? 0 : Math.max(end, left + 48);
}

/** The mark in a disc of light, the name beside it. */
function sign({ mark, wordmark }: Brand, mood: Mood, glows: boolean): string {
  const glow = glows
    ? `<defs><radialGradient id="b"><stop stop-color="${mood.disc}" stop-opacity=".42" offset=".3"/><stop stop-color="${mood.disc}" stop-opacity="0" offset="1"/></radialGradient></defs><circle cx="106" cy="98" r="150" fill="url(#b)"/>`
    : '';
  return [
    glow,
    `<circle cx="106" cy="98" r="42" fill="${mood.disc}"/>`,
    placeDrawing(mark, { x: 77, y: 82, width: 58, height: 32 }, mood.onDisc),
    placeDrawing(wordmark, { x: 170, y: 79, width: 195, height: 38 }, mood.ink),
  ].join('');
}
