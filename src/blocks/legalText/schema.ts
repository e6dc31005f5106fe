import { z } from 'zod';
import { about } from '../../fields/about.ts';
import { image } from '../../fields/image.ts';
import { anchor } from '../../fields/link.ts';
import { processing } from '../../fields/processing.ts';
import { heading, richText, text } from '../../fields/text.ts';
import { block } from '../block.ts';

const fact = z.strictObject({
  term: text(80).meta(about('Begriff, zum Beispiel „Rechtsgrundlage“', 'Term, for example “Legal basis”')),
  description: richText(700).meta(about('Erklärung oder Wert', 'Explanation or value')),
});

const section = z.strictObject({
  id: anchor.meta(about('Sprungmarke des Abschnitts', 'Anchor of the section')),
  title: heading(2, 100).meta(about('Überschrift des Abschnitts', 'Heading of the section')),
  paragraphs: z
    .array(richText(1500))
    .min(1)
    .max(12)
    .optional()
    .meta(
      about(
        'Absätze; ein erster von bis zu 240 Zeichen ist groß gesetzt, bei layout: sheet jeder von bis zu 45',
        'Paragraphs; a first one of up to 240 characters is set large, with layout: sheet each of up to 45',
      ),
    ),
  points: z.array(richText(400)).min(1).max(20).optional().meta(about('Stichpunkte', 'Bullet points')),
  processing: processing
    .optional()
    .meta(
      about(
        'Eine Verarbeitung personenbezogener Daten, vollständig nach Art. 13 DSGVO',
        'A processing of personal data, complete by Art. 13 GDPR',
      ),
    ),
  facts: z
    .array(fact)
    .min(1)
    .max(12)
    .optional()
    .meta(about('Angaben als Tabelle aus Begriff und Beschreibung', 'Facts as a table of term and description')),
  image: image
    .optional()
    .meta(about('Bild über dem Abschnitt, als Pause im Text', 'Picture above the section, as a pause in the text')),
  tone: z
    .enum(['sand', 'dark'])
    .optional()
    .meta(
      about(
        'Grund eines Abschnitts, der auffallen soll: sand (getönt), dark (dunkel)',
        'Ground of a section that is to stand out: sand (tinted), dark',
      ),
    ),
  updated: text(60)
    .optional()
    .meta(
      about(
        'Eigener Stand dieses Abschnitts, zum Beispiel „Stand: Oktober 2026“',
        'Date of this section itself, for example “As of October 2026”',
      ),
    ),
});

export const schema = block(
  'legalText',
  { description: about('Rechtstext mit Inhaltsverzeichnis', 'Legal text with a table of contents'), tone: 'light' },
  {
    title: heading(1, 60).meta(about('Überschrift der Seite', 'Heading of the page')),
    updated: text(60).meta(about('Stand, zum Beispiel „Stand: Januar 2025“', 'Date, for example “As of January 2025”')),
    lead: richText(600).optional().meta(about('Einleitender Absatz', 'Opening paragraph')),
    image: image
      .optional()
      .meta(
        about(
          'Bild neben Überschrift und Einleitung, auf kleinen Bildschirmen darunter',
          'Picture beside heading and opening paragraph, on small screens below them',
        ),
      ),
    summary: z
      .strictObject({
        label: text(48).meta(
          about('Kleine Zeile davor, zum Beispiel „Kurz gesagt“', 'Small line before it, for example “In short”'),
        ),
        points: z
          .array(richText(200))
          .min(2)
          .max(6)
          .meta(about('Sätze mit einem Link zu ihrem Abschnitt', 'Sentences with a link to their section')),
      })
      .optional()
      .meta(
        about(
          'Das Wichtigste, in großer Schrift vor dem Inhaltsverzeichnis',
          'What matters most, set large before the table of contents',
        ),
      ),
    layout: z
      .enum(['contents', 'sheet'])
      .default('contents')
      .meta(
        about(
          'contents: Inhaltsverzeichnis vor dem Text, dessen Überschriften am Rand mitlaufen; sheet: für kurze Texte, ohne Verzeichnis, kleine Überschriften neben dem Text',
          'contents: table of contents before the text, whose headings stay in view beside it; sheet: for short texts, without contents, small headings beside the text',
        ),
      ),
    sections: z.array(section).min(1).max(40).meta(about('Die Abschnitte', 'The sections')),
  },
);

export type LegalTextBlock = z.output<typeof schema>;
