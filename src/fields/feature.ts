import { z } from 'zod';
import { about } from './about.ts';
import { icon } from './icon.ts';
import { image, svgPath } from './image.ts';
import { href } from './link.ts';
import { atMostOne, withRules } from './rules.ts';
import { buttonLabel, heading, language, languageOf, richText, text } from './text.ts';

/** What a service or a page offers, with an icon; `points` adds a short list (R-ENTITY-3). */
export const feature = withRules(
  z.strictObject({
    title: heading(3, 70).meta(about('Überschrift der Kachel', 'Heading of the tile')),
    description: richText(420).meta(about('Ein bis drei Sätze', 'One to three sentences')),
    icon: icon
      .optional()
      .meta(
        about('Name eines Symbols, zum Beispiel "calendar-check"', 'Name of an icon, for example "calendar-check"'),
      ),
    iconUrl: svgPath
      .optional()
      .meta(about('Eigenes Symbol als SVG-Datei, statt icon', 'An icon of your own as an SVG file, instead of icon')),
    points: z
      .array(text(120))
      .min(1)
      .max(8)
      .optional()
      .meta(about('Stichpunkte unter dem Text', 'Bullet points below the text')),
    lang: language
      .optional()
      .meta(about('Sprache, falls nicht die der Seite', 'Language, where it differs from the page’s')),
  }),
  atMostOne('icon', 'iconUrl'),
);

/** A card that leads to another page (R-ENTITY-4). */
export const linkCard = z.strictObject({
  title: heading(3, 70).meta(about('Überschrift der Karte', 'Heading of the card')),
  description: text(220).meta(about('Ein bis zwei Sätze', 'One or two sentences')),
  ctaLabel: buttonLabel(40).meta(about('Beschriftung des Links', 'Text of the link')),
  ctaHref: href.meta(about('Ziel des Links', 'Target of the link')),
  image: image.optional().meta(about('Bild der Karte', 'Picture of the card')),
  lang: languageOf('von Überschrift und Text', 'of heading and text'),
});

/** The three small fields that open most blocks: caps label, section heading, a sentence below it. */
export const opening = {
  label: text(48).optional().meta(about('Kleine Zeile über der Überschrift', 'Small line above the heading')),
  title: heading(2).meta(about('Überschrift des Abschnitts', 'Heading of the section')),
  subtitle: richText(320)
    .optional()
    .meta(about('Ein bis zwei Sätze unter der Überschrift', 'One or two sentences below the heading')),
};
