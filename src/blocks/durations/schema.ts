import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { opening } from '../../fields/feature.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const part = z.strictObject({
  label: text(40).meta(
    about('Was da geschieht; was gleich heißt, sieht gleich aus', 'What happens there; the same name looks the same'),
  ),
  length: z
    .number()
    .min(0.25)
    .max(10_000)
    .meta(about('Wie lange es dauert, in der Einheit unit', 'How long it takes, in the unit of unit')),
});

export const schema = block(
  'durations',
  {
    description: about('Dauern im Vergleich, als Balken im Maßstab', 'Durations compared, as bars to scale'),
    tone: 'dark',
  },
  {
    ...opening,
    unit: z
      .enum(['minutes', 'hours', 'days', 'weeks', 'years'])
      .default('minutes')
      .meta(
        about(
          'Einheit aller Längen: minutes (Minuten), hours (Stunden), days (Tage), weeks (Wochen), years (Jahre)',
          'Unit of all lengths: minutes, hours, days, weeks, years',
        ),
      ),
    ways: z
      .array(
        z.strictObject({
          title: heading(3, 48).meta(about('Name des Weges', 'Name of the way')),
          text: richText(160).optional().meta(about('Ein Satz dazu', 'A sentence about it')),
          recommended: text(32)
            .optional()
            .meta(
              about(
                'Hebt diesen einen Weg hervor, zum Beispiel "Unsere Empfehlung"',
                'Sets this one way off, for example "Our recommendation"',
              ),
            ),
          parts: z
            .array(part)
            .min(1)
            .max(6)
            .meta(
              about(
                'Die Abschnitte in ihrer Reihenfolge; ihre Summe steht über dem Balken',
                'The parts in their order; their sum is above the bar',
              ),
            ),
        }),
      )
      .min(2)
      .max(5)
      .meta(
        about(
          'Die Wege, die verglichen werden; der längste füllt die Breite',
          'The ways that are compared; the longest fills the width',
        ),
      ),
    gain: text(40)
      .optional()
      .meta(
        about(
          'Was ein kürzerer Weg gegenüber dem längsten gewinnt, zum Beispiel "früher am Ziel"; die Zeit davor wird ausgerechnet',
          'What a shorter way gains over the longest, for example "earlier at the destination"; the time before it is worked out',
        ),
      ),
  },
);

export type DurationsBlock = z.output<typeof schema>;
