import type { z } from 'zod';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { heading, language, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'placeholderNotice',
  { description: 'Zentrierte Seite für eine Leistung, die noch entsteht', tone: 'dark' },
  {
    label: text(48).optional().describe('Kleine Zeile über der Überschrift'),
    title: heading(1, 60).describe('Name der Leistung'),
    titleLang: language.optional().describe('Sprache der Überschrift, falls nicht Deutsch'),
    notice: text(160, { lang: 'en' }).describe('Der Hinweis, auf Englisch'),
    subtitle: text(260).optional().describe('Ein Satz auf Deutsch, der weiterhilft'),
    image: image.optional().describe('Bild über dem Text, in einem Kreis'),
    action: action.describe('Knopf'),
    secondaryAction: action.optional().describe('Zweiter, unauffälliger Link'),
  },
);

export type PlaceholderNoticeBlock = z.output<typeof schema>;
