import { z } from 'zod';
import { icon } from './icon.ts';
import { image, svgPath } from './image.ts';
import { href } from './link.ts';
import { atMostOne, objectRules } from './rules.ts';
import { buttonLabel, heading, language, richText, text } from './text.ts';

/** What a service or a page offers, with an icon; `points` adds a short list (R-ENTITY-3). */
export const feature = z
  .strictObject({
    title: heading(3, 70).describe('Überschrift der Kachel'),
    description: richText(420).describe('Ein bis drei Sätze'),
    icon: icon.optional().describe('Name eines Symbols, zum Beispiel "calendar-check"'),
    iconUrl: svgPath.optional().describe('Eigenes Symbol als SVG-Datei, statt icon'),
    points: z.array(text(120)).min(1).max(8).optional().describe('Stichpunkte unter dem Text'),
    lang: language.optional().describe('Sprache, falls nicht Deutsch'),
  })
  .register(objectRules, { rules: [atMostOne('icon', 'iconUrl')] });

/** A card that leads to another page (R-ENTITY-4). */
export const linkCard = z.strictObject({
  title: heading(3, 70).describe('Überschrift der Karte'),
  description: text(220).describe('Ein bis zwei Sätze'),
  ctaLabel: buttonLabel(40).describe('Beschriftung des Links'),
  ctaHref: href.describe('Ziel des Links'),
  image: image.optional().describe('Bild der Karte'),
  lang: language.optional().describe('Sprache von Überschrift und Text, falls nicht Deutsch'),
});

/** The three small fields that open most blocks: caps label, section heading, a sentence below it. */
export const opening = {
  label: text(48).optional().describe('Kleine Zeile über der Überschrift'),
  title: heading(2).describe('Überschrift des Abschnitts'),
  subtitle: richText(320).optional().describe('Ein bis zwei Sätze unter der Überschrift'),
};
