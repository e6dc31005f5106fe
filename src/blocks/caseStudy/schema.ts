import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { contactRequest } from '../../fields/action.ts';
import { image } from '../../fields/image.ts';
import { href } from '../../fields/link.ts';
import { atMostOne, needs } from '../../fields/rules.ts';
import { stat } from '../../fields/stat.ts';
import { buttonLabel, heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

export const schema = block(
  'caseStudy',
  {
    description: about('Erfolgsgeschichte mit Kennzahlen', 'Case study with figures'),
    version: 2,
    tone: 'dark',
    rules: [
      needs('ctaLabel', 'ctaLink', 'onCtaClick'),
      needs('ctaLink', 'ctaLabel'),
      needs('onCtaClick', 'ctaLabel'),
      needs('ctaTargetBlank', 'ctaLink'),
      atMostOne('ctaLink', 'onCtaClick'),
    ],
    effects: [
      { property: 'imageSide', other: 'layout', is: ['side'] },
      { property: 'telling', other: 'layout', is: ['side', 'wide', 'figure'] },
      { property: 'layout', values: ['wide', 'route'], other: 'image', is: 'set' },
      { property: 'layout', values: ['figure'], other: 'stats', is: 'set' },
    ],
  },
  {
    layout: z
      .enum(['side', 'wide', 'figure', 'route'])
      .default('side')
      .meta(
        about(
          'side: Bild neben dem Text, darunter das Ergebnis; wide: Bild über die ganze Breite, Geschichte und Ergebnis darunter; figure: die erste Kennzahl so groß wie ein Bild, ihre Beschriftung daneben; route: die Geschichte als Strecke mit drei Halten, der letzte ist das Ergebnis',
          'side: picture beside the text, the result below; wide: picture over the full width, story and result below it; figure: the first figure as large as a picture, its label beside it; route: the story as a line with three stops, the last one is the result',
        ),
      ),
    imageSide: z
      .enum(['left', 'right'])
      .default('left')
      .meta(about('Seite des Bildes (nur bei layout: side)', 'Side of the picture (only with layout: side)')),
    telling: z
      .enum(['labelled', 'prose'])
      .default('labelled')
      .meta(
        about(
          'labelled: Herausforderung, Lösung und Ergebnis stehen unter diesen Worten; prose: sie sind ein Text ohne Beschriftungen (nicht mit layout: route)',
          'labelled: challenge, solution and result stand below these words; prose: they are one text without labels (not with layout: route)',
        ),
      ),
    label: text(48).meta(about('Kleine Zeile über der Überschrift', 'Small line above the heading')),
    title: heading(2).meta(about('Überschrift der Erfolgsgeschichte', 'Heading of the case study')),
    subtitle: text(200).optional().meta(about('Ein Satz unter der Überschrift', 'A sentence below the heading')),
    description: richText(600).optional().meta(about('Worum es ging', 'What it was about')),
    challenge: richText(500).meta(about('Herausforderung', 'Challenge')),
    solution: richText(600).meta(about('Lösung', 'Solution')),
    result: richText(500).meta(
      about('Ergebnis; sein erster Satz steht groß', 'Result; its first sentence is set large'),
    ),
    image: image.optional().meta(about('Bild neben dem Text', 'Picture beside the text')),
    bgImage: image.optional().meta(about('Bild hinter dem ganzen Abschnitt', 'Picture behind the whole section')),
    stats: z.array(stat).min(1).max(4).optional().meta(about('Kennzahlen', 'Figures')),
    ctaLabel: buttonLabel(48).optional().meta(about('Beschriftung des Knopfes', 'Text of the button')),
    ctaLink: href
      .optional()
      .meta(about('Ziel des Knopfes, wenn er zu einer Seite führt', 'Target of the button where it leads to a page')),
    ctaTargetBlank: z.boolean().optional().meta(about('Ziel in neuem Tab öffnen', 'Open the target in a new tab')),
    onCtaClick: contactRequest
      .optional()
      .meta(about('Formular, das der Knopf öffnet; statt ctaLink', 'Form that the button opens; instead of ctaLink')),
  },
);

export type CaseStudyBlock = z.output<typeof schema>;
