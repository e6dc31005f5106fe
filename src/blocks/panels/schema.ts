import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { linkCard } from '../../fields/feature.ts';
import { image } from '../../fields/image.ts';
import { heading, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const panel = linkCard.extend({
  title: heading(2, 24).meta(about('Ein Wort, groß auf dem Bild', 'One word, large on the picture')),
  description: text(110).meta(about('Ein kurzer Satz auf dem Bild', 'A short sentence on the picture')),
  image: image.meta(
    about(
      'Dunkles Bild mit ruhigem Fuß; große Bildschirme zeigen davon einen hohen Streifen um den wichtigsten Punkt, Telefone einen im Format 4:3',
      'Dark picture with a calm foot; large screens show a tall strip of it around its most important point, phones a 4:3 part',
    ),
  ),
});

export const schema = block(
  'panels',
  {
    description: about(
      'Hohe Bilder von Rand zu Rand nebeneinander, jedes führt zu einer Seite und trägt ein Wort',
      'Tall pictures side by side from edge to edge, each leads to a page and carries a word',
    ),
    tone: 'dark',
    version: 1,
  },
  { panels: z.array(panel).min(2).max(4).meta(about('Die Bilder mit ihren Worten', 'The pictures with their words')) },
);

export type PanelsBlock = z.output<typeof schema>;
