import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'chronicle',
  {
    description: about(
      'Verlauf in Abschnitten, mit Bild und Angaben',
      'Course of events in sections, with a picture and facts',
    ),
    tone: 'dark',
  },
  {
    ...opening,
    layout: z
      .enum(['beside', 'rows'])
      .default('beside')
      .meta(
        about(
          'beside: Überschrift und Bild neben dem Verlauf; rows: der Verlauf über die volle Breite, Tage und Uhrzeiten groß',
          'beside: heading and picture beside the course; rows: the course over the full width, days and times large',
        ),
      ),
    entries: z
      .array(
        z.strictObject({
          label: text(40).meta(about('Tag, Woche oder Ort', 'Day, week or place')),
          text: richText(700).meta(about('Was da geschieht', 'What happens there')),
        }),
      )
      .min(2)
      .max(12)
      .meta(about('Die Abschnitte in ihrer Reihenfolge', 'The sections in their order')),
    image: image
      .optional()
      .meta(
        about(
          'Bild neben dem Verlauf, mit layout: rows breit darüber',
          'Picture beside the course, with layout: rows wide above it',
        ),
      ),
    credits: z
      .array(
        z.strictObject({
          label: text(40).meta(
            about('Was: Ort, Jahr, Umfang, Rolle, Gewerk', 'What it is: place, year, scope, role, trade'),
          ),
          text: richText(120).meta(about('Wer oder wie viel', 'Who or how much')),
        }),
      )
      .min(2)
      .max(10)
      .optional()
      .meta(about('Angaben zum Verlauf', 'Facts about the course')),
  },
);

export type ChronicleBlock = z.output<typeof schema>;
