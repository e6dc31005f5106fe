import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'intro',
  {
    description: about('Einführender Text', 'Introductory text'),
    tone: 'light',
    effects: [{ property: 'layout', values: ['side', 'columns', 'statement'], other: 'struck', is: 'unset' }],
  },
  {
    layout: z
      .enum(['side', 'columns', 'wide', 'statement'])
      .default('side')
      .meta(
        about(
          'side: Zeile am Rand, Text daneben; columns: großer Text links, Absätze rechts; wide: großer Text über die ganze Breite; statement: sehr großer Text, für einen Satz bis etwa 80 Zeichen, Absätze rechts darunter',
          'side: line at the edge, text beside it; columns: large text on the left, paragraphs on the right; wide: large text over the full width; statement: very large text, for a sentence of up to some 80 characters, paragraphs below it at the right',
        ),
      ),
    label: text(48).optional().meta(about('Kleine Zeile neben dem Text', 'Small line beside the text')),
    title: heading(2).optional().meta(about('Überschrift des Abschnitts', 'Heading of the section')),
    struck: z
      .array(text(80))
      .min(1)
      .max(12)
      .optional()
      .meta(
        about(
          'Sätze, die groß und durchgestrichen vor dem wichtigsten Absatz stehen; wie layout: wide über die ganze Breite, ohne Überschrift',
          'Sentences set large and struck through before the most important paragraph; over the full width as with layout: wide, without a heading',
        ),
      ),
    lead: richText(420).meta(about('Der wichtigste Absatz, groß gesetzt', 'The most important paragraph, set large')),
    paragraphs: z.array(richText(900)).min(1).max(5).optional().meta(about('Weitere Absätze', 'Further paragraphs')),
  },
);

export type IntroBlock = z.output<typeof schema>;
