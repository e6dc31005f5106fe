import { z } from 'zod';
import { day } from '../fields/day.ts';
import { imagePath } from '../fields/image.ts';
import { route } from '../fields/link.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { text } from '../fields/text.ts';
import { allowableWarnings } from './allowable-warnings.ts';
import { blockUnion } from './block-union.ts';

const allowance = z.strictObject({
  code: z.enum(allowableWarnings).describe('Name der Warnung aus der Meldung, zum Beispiel text-long'),
  reason: text(200).describe('Warum sie hier nicht gilt'),
});

/**
 * A page: the head of its document, and its blocks in reading order. A page file may also `use` a shared section
 * among them; its blocks have replaced it before this schema is applied.
 */
export const pageSchema = z
  .strictObject({
    $schema: schemaReference,
    title: text(60).describe('Titel der Seite in Suchmaschinen und im Browser-Tab, höchstens 60 Zeichen'),
    description: text(200).describe('Beschreibung für Suchmaschinen, 70 bis 160 Zeichen'),
    navigationTitle: text(40, { recommended: 32 })
      .optional()
      .describe('Kurzer Name der Seite für Stellen, an denen der Titel zu lang ist'),
    translationOf: route
      .optional()
      .describe('Adresse der Seite, die diese übersetzt, wenn sie anders lautet: /kontakt für /en/contact'),
    noindex: z.boolean().default(false).describe('Seite von Suchmaschinen fernhalten'),
    unlisted: z.boolean().default(false).describe('Die Seite braucht keinen Link, der zu ihr führt'),
    shareImage: imagePath
      .optional()
      .describe('Bild für Vorschauen in sozialen Netzen; sonst gilt das Bild aus site.json'),
    draft: z.boolean().optional().describe('Entwurf: Die Seite wird geprüft, aber nicht veröffentlicht'),
    publishFrom: day().optional().describe('Erster Tag, an dem die Seite veröffentlicht ist, zum Beispiel 2026-12-01'),
    publishUntil: day()
      .optional()
      .describe('Letzter Tag, an dem die Seite veröffentlicht ist, zum Beispiel 2026-12-24'),
    allow: z
      .array(allowance)
      .min(1)
      .max(20)
      .optional()
      .describe('Warnungen, die auf dieser Seite nicht gelten, jede mit Begründung'),
    blocks: z.array(blockUnion).min(1).max(40).describe('Die Abschnitte der Seite, von oben nach unten'),
  })
  .describe('Eine Seite');

/** A page as authors write it. */
/** A page with every default filled in. */
export type Page = z.output<typeof pageSchema>;
