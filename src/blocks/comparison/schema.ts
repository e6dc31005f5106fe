import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { action } from '../../fields/action.ts';
import { opening } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const fact = z.strictObject({
  label: text(32, { listed: 'rows' }).meta(
    about(
      'Worum es geht: bei allen Möglichkeiten gleich geschrieben, ergibt es eine Zeile',
      'What it is about: written alike for all options, it makes one row',
    ),
  ),
  text: richText(200).meta(about('Was für diese Möglichkeit gilt', 'What holds for this option')),
});

export const schema = block(
  'comparison',
  {
    description: about(
      'Zwei bis vier Möglichkeiten nebeneinander, Zeile für Zeile verglichen',
      'Two to four options side by side, compared row by row',
    ),
    tone: 'light',
  },
  {
    ...opening,
    image: image
      .optional()
      .meta(
        about(
          'Breites Bild über den Spalten; zeigt es die Möglichkeiten, dann in ihrer Reihenfolge',
          'Wide picture above the columns; if it shows the options, in their order',
        ),
      ),
    options: z
      .array(
        z.strictObject({
          title: text(48).meta(about('Name der Möglichkeit', 'Name of the option')),
          facts: z.array(fact).min(1).max(8).meta(about('Die Angaben zum Vergleichen', 'The facts to compare')),
        }),
      )
      .min(2)
      .max(4)
      .meta(about('Die Möglichkeiten in ihrer Reihenfolge', 'The options in their order')),
    action: action.optional().meta(about('Knopf oder Link darunter', 'Button or link below')),
  },
);

export type ComparisonBlock = z.output<typeof schema>;
