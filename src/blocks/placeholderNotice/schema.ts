import type { z } from 'zod';
import { about } from '../../fields/about.ts';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { heading, text, titleLang } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'placeholderNotice',
  {
    description: about(
      'Zentrierte Seite für eine Leistung, die noch entsteht',
      'Centred page for a service that is still being made',
    ),
    tone: 'dark',
  },
  {
    label: text(48).optional().meta(about('Kleine Zeile über der Überschrift', 'Small line above the heading')),
    title: heading(1, 60).meta(about('Name der Leistung', 'Name of the service')),
    titleLang,
    notice: text(160, { lang: 'en' }).meta(about('Der Hinweis, auf Englisch', 'The note, in English')),
    subtitle: text(260)
      .optional()
      .meta(about('Ein Satz auf Deutsch, der weiterhilft', 'A sentence in German that helps further')),
    image: image.optional().meta(about('Bild über dem Text, in einem Kreis', 'Picture above the text, in a circle')),
    action: action.meta(about('Knopf', 'Button')),
    secondaryAction: action.optional().meta(about('Zweiter, unauffälliger Link', 'A second, unobtrusive link')),
  },
);

export type PlaceholderNoticeBlock = z.output<typeof schema>;
