import { z } from 'zod';
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
    description: 'Erfolgsgeschichte mit Kennzahlen',
    tone: 'dark',
    rules: [
      needs('ctaLabel', 'ctaLink', 'onCtaClick'),
      needs('ctaLink', 'ctaLabel'),
      needs('onCtaClick', 'ctaLabel'),
      needs('ctaTargetBlank', 'ctaLink'),
      atMostOne('ctaLink', 'onCtaClick'),
    ],
  },
  {
    layout: z
      .enum(['side', 'wide'])
      .default('side')
      .describe('side: Bild neben dem Text; wide: Bild über die ganze Breite, die Geschichte darunter in Spalten'),
    imageSide: z.enum(['left', 'right']).default('left').describe('Seite des Bildes (nur bei layout: side)'),
    label: text(48).default('Beispielprojekt').describe('Kleine Zeile über der Überschrift'),
    title: heading(2).describe('Überschrift der Erfolgsgeschichte'),
    subtitle: text(200).optional().describe('Ein Satz unter der Überschrift'),
    description: richText(600).optional().describe('Worum es ging'),
    challenge: richText(500).describe('Herausforderung'),
    solution: richText(600).describe('Lösung'),
    result: richText(500).describe('Ergebnis'),
    image: image.optional().describe('Bild neben dem Text'),
    bgImage: image.optional().describe('Bild hinter dem ganzen Abschnitt'),
    stats: z.array(stat).min(1).max(4).optional().describe('Kennzahlen'),
    ctaLabel: buttonLabel(48).optional().describe('Beschriftung des Knopfes'),
    ctaLink: href.optional().describe('Ziel des Knopfes, wenn er zu einer Seite führt'),
    ctaTargetBlank: z.boolean().optional().describe('Ziel in neuem Tab öffnen'),
    onCtaClick: contactRequest.optional().describe('Formular, das der Knopf öffnet; statt ctaLink'),
  },
);

export type CaseStudyBlock = z.output<typeof schema>;
