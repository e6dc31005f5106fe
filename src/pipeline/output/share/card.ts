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
}

export interface Brand {
  mark: Drawing;
  wordmark: Drawing;
}

/** A card in two layers: the place of the picture, and everything above it. */
export interface CardDrawing {
  ground: string;
  picture: { left: number; top: number; width: number; height: number };
  svg: string;
}

/** Between words and picture. */
const MARGIN = 36;

const moods = {
  night: {
    ground: '#1a100a',
    ink: '#f2eadf',
    muted: '#d9c4a7',
    caption: '#b89f84',
    rule: '#f2eadf',
    disc: '#e9b06a',
    onDisc: '#1a100a',
    // Words never overlap the bright part of the picture.
    measure: 570,
    picture: { left: 470, top: 0, width: CARD.width - 470, height: CARD.height },
  },
  day: {
    ground: '#f2eadf',
    ink: '#24150b',
    muted: '#6b5644',
    caption: '#6b5644',
    rule: '#7e4b26',
    disc: '#7e4b26',
    onDisc: '#f2eadf',
    measure: 650,
    picture: { left: 620, top: 0, width: CARD.width - 620, height: CARD.height },
  },
} as const;

type Mood = (typeof moods)[Card['mood']];

/** Draws a page's card. The words are outlines; the same input gives the same drawing on every machine. */
export function drawCard(card: Card, brand: Brand, typesetter: Typesetter): CardDrawing {
  const mood = moods[card.mood];
  const words = setWords(card, mood.measure, typesetter);
  const parts = [
    card.mood === 'night' ? SHADE : notch(words, mood),
    sign(brand, mood, card.mood === 'night'),
    `<path fill="${mood.ink}" d="${words.headline}"/>`,
    words.line && `<path fill="${mood.muted}" d="${words.line}"/>`,
    words.slogan && foot(words.slogan, mood),
  ];
  const size = `width="${CARD.width}" height="${CARD.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${CARD.width} ${CARD.height}">${parts.filter(Boolean).join('')}</svg>`;
  return { ground: mood.ground, picture: mood.picture, svg };
}

/** The slogan under a hairline that ends where the picture begins, or on a stage where the light does. */
function foot(slogan: string, mood: Mood): string {
  const right = Math.max(mood.picture.left - MARGIN, 584);
  const line = `M${EDGE} ${FOOT.rule}H${right}v1H${EDGE}z`;
  return `<path fill="${mood.rule}" fill-opacity=".3" d="${line}"/><path fill="${mood.caption}" d="${slogan}"/>`;
}

/** The scrim of the site's own heads: the picture rises out of the dark, the words are on a plain ground. */
const SHADE = `<defs><linearGradient id="a"><stop stop-color="#1a100a" offset=".392"/><stop stop-color="#1a100a" stop-opacity=".8" offset=".47"/><stop stop-color="#1a100a" stop-opacity=".46" offset=".6"/><stop stop-color="#1a100a" stop-opacity="0" offset=".82"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1200v630H0z"/>`;

/** The ground of the words cuts a corner out of the picture, as on the site, where the headline runs into it. */
function notch({ top, width }: Words, mood: Mood): string {
  const { left } = mood.picture;
  const end = Math.round(EDGE + width + MARGIN);
  if (end <= left) return '';
  // A narrower step would look like a mistake.
  const right = Math.max(end, left + 48);
  return `<path fill="${mood.ground}" d="M${left} ${Math.round(top - MARGIN)}H${right}V${CARD.height}H${left}z"/>`;
}

/** The mark in a disc of light, the name beside it. */
function sign({ mark, wordmark }: Brand, mood: Mood, glows: boolean): string {
  const glow = glows
    ? '<defs><radialGradient id="b"><stop stop-color="#e9b06a" stop-opacity=".42" offset=".3"/><stop stop-color="#e9b06a" stop-opacity="0" offset="1"/></radialGradient></defs><circle cx="106" cy="98" r="150" fill="url(#b)"/>'
    : '';
  return [
    glow,
    `<circle cx="106" cy="98" r="42" fill="${mood.disc}"/>`,
    placeDrawing(mark, { x: 77, y: 82, width: 58, height: 32 }, mood.onDisc),
    placeDrawing(wordmark, { x: 170, y: 79, width: 195, height: 38 }, mood.ink),
  ].join('');
}
