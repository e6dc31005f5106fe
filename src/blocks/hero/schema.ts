import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { action } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { needs } from '../../fields/rules.ts';
import { stat } from '../../fields/stat.ts';
import { heading, text } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';
import { block } from '../block.ts';

export const schema = block(
  'hero',
  {
    description: about(
      'Kopf einer Seite: große Überschrift mit Bild',
      'Head of a page: a large heading with a picture',
    ),
    tone: 'light',
    rules: [needs('video', 'image')],
    effects: [
      { property: 'image', other: 'layout', is: ['split', 'portrait', 'wide', 'full', 'poster'] },
      { property: 'layout', values: ['split', 'portrait', 'wide', 'full', 'poster'], other: 'image', is: 'set' },
    ],
  },
  {
    label: text(48)
      .optional()
      .meta(
        about('Kleine Zeile über der Überschrift, meist der Bereich', 'Small line above the heading, mostly the area'),
      ),
    title: heading(1, 80).meta(
      about(
        'Große Überschrift der Seite; *Wort* kursiv, &shy; für die Trennstelle langer Wörter',
        'Large heading of the page; *word* in italics, &shy; where a long word may break',
      ),
    ),
    subtitle: text(260)
      .optional()
      .meta(about('Ein bis zwei Sätze unter der Überschrift', 'One or two sentences below the heading')),
    image: image.optional().meta(about('Bild des Kopfes', 'Picture of the page head')),
    video: video
      .optional()
      .meta(
        about(
          'Stummes Video über dem Bild, außer auf Telefonen; das Bild ist sein erstes Standbild',
          'Silent video over the picture, but for phones; the picture is its first frame',
        ),
      ),
    layout: z
      .enum(['split', 'portrait', 'wide', 'full', 'poster', 'text'])
      .default('split')
      .meta(
        about(
          'split: Bild neben dem Text; portrait: hohes Bild am rechten Rand; wide: Überschrift über einem breiten Bild; full: Bild hinter dem Text; poster: ebenso, und das erste Wort der Überschrift (&nbsp; hält zwei zusammen) ist so breit wie die Seite; text: ohne Bild',
          'split: picture beside the text; portrait: tall picture at the right edge; wide: heading above a wide picture; full: picture behind the text; poster: likewise, and the first word of the heading (&nbsp; keeps two together) is as wide as the page; text: without a picture',
        ),
      ),
    action: action.optional().meta(about('Knopf', 'Button')),
    secondaryAction: action.optional().meta(about('Zweiter, unauffälliger Link', 'A second, unobtrusive link')),
    stats: z.array(stat).min(1).max(3).optional().meta(about('Bis zu drei Kennzahlen', 'Up to three figures')),
  },
);

export type HeroBlock = z.output<typeof schema>;
