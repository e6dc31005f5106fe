import { z } from 'zod';
import { anchor } from '../../fields/link.ts';
import { processing } from '../../fields/processing.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const fact = z.strictObject({
  term: text(80).describe('Begriff, zum Beispiel „Rechtsgrundlage“'),
  description: richText(700).describe('Erklärung oder Wert'),
});

const section = z.strictObject({
  id: anchor.describe('Sprungmarke des Abschnitts'),
  title: heading(2, 100).describe('Überschrift des Abschnitts'),
  paragraphs: z.array(richText(1500)).min(1).max(12).optional().describe('Absätze'),
  points: z.array(richText(400)).min(1).max(20).optional().describe('Stichpunkte'),
  processing: processing
    .optional()
    .describe('Eine Verarbeitung personenbezogener Daten, vollständig nach Art. 13 DSGVO'),
  facts: z.array(fact).min(1).max(12).optional().describe('Angaben als Tabelle aus Begriff und Beschreibung'),
  updated: text(60).optional().describe('Eigener Stand dieses Abschnitts, zum Beispiel „Stand: Oktober 2026“'),
});

export const schema = block(
  'legalText',
  { description: 'Rechtstext mit Inhaltsverzeichnis', tone: 'light' },
  {
    title: heading(1, 60).describe('Überschrift der Seite'),
    updated: text(60).describe('Stand, zum Beispiel „Stand: Januar 2025“'),
    lead: richText(600).optional().describe('Einleitender Absatz'),
    sections: z.array(section).min(1).max(40).describe('Die Abschnitte'),
  },
);

export type LegalTextBlock = z.output<typeof schema>;
