import type { z } from 'zod';
import { about } from '../../fields/about.ts';
import { image } from '../../fields/image.ts';
import { block } from '../block.ts';

export const schema = block(
  'fullBleedImage',
  {
    description: about(
      'Bild über die ganze Breite, ohne Text: eine Ruhe zwischen zwei Abschnitten',
      'Picture across the full width, without text: a rest between two sections',
    ),
    tone: 'dark',
    version: 1,
  },
  {
    image: image.meta(
      about(
        'Das Bild; hochkant gehaltene Telefone zeigen davon einen Ausschnitt im Format 4:5 um den wichtigsten Punkt',
        'The picture; phones held upright show a 4:5 part of it around its most important point',
      ),
    ),
  },
);

export type FullBleedImageBlock = z.output<typeof schema>;
