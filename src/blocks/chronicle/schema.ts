import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { needs, withRules } from '../../fields/rules.ts';
import { richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

/** Months, weeks or days. */
const count = z.int().min(1).max(60).optional();

const entry = withRules(
  z.strictObject({
    label: text(40).meta(about('Tag, Woche oder Ort', 'Day, week or place')),
    text: richText(700).meta(about('Was da geschieht', 'What happens there')),
    from: count.meta(
      about(
        'Erster Monat, erste Woche oder erster Tag des Balkens, gezählt von 1 (nur bei layout: schedule)',
        'First month, week or day of the bar, counted from 1 (only with layout: schedule)',
      ),
    ),
    length: count.meta(
      about('Wie viele Monate, Wochen oder Tage der Balken lang ist', 'How many months, weeks or days the bar is long'),
    ),
  }),
  needs('from', 'length'),
  needs('length', 'from'),
);

export const schema = block(
  'chronicle',
  {
    description: about(
      'Verlauf in Abschnitten, mit Bild und Angaben',
      'Course of events in sections, with a picture and facts',
    ),
    tone: 'dark',
    effects: [
      { property: 'entries[].from', other: 'layout', is: ['schedule'] },
      { property: 'entries[].length', other: 'layout', is: ['schedule'] },
    ],
  },
  {
    ...opening,
    layout: z
      .enum(['beside', 'rows', 'growing', 'schedule'])
      .default('beside')
      .meta(
        about(
          'beside: Überschrift und Bild neben dem Verlauf; rows: der Verlauf über die volle Breite, Tage und Uhrzeiten groß; growing: ebenso ohne Linien, jeder Name größer als der vor ihm, für das, was länger oder mehr wird; schedule: neben jedem Abschnitt ein Balken ab from, so lang wie length, alle im selben Maßstab',
          'beside: heading and picture beside the course; rows: the course over the full width, days and times large; growing: the same without lines, every name larger than the one before it, for what becomes longer or more; schedule: beside every section a bar that begins at from and is as long as length, all on one scale',
        ),
      ),
    entries: z
      .array(entry)
      .min(2)
      .max(12)
      .meta(about('Die Abschnitte in ihrer Reihenfolge', 'The sections in their order')),
    image: image
      .optional()
      .meta(
        about(
          'Bild; bei layout: beside neben dem Verlauf, sonst breit darüber',
          'Picture; with layout: beside it is beside the course, else wide above it',
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
