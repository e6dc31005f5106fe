import { z } from 'zod';
import { about } from '../fields/about.ts';
import { day } from '../fields/day.ts';
import { imagePath } from '../fields/image.ts';
import { route } from '../fields/link.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { text } from '../fields/text.ts';
import { allowableWarnings } from './allowable-warnings.ts';
import { blockUnion } from './block-union.ts';

const allowance = z.strictObject({
  code: z
    .enum(allowableWarnings)
    .meta(
      about(
        'Name der Warnung aus der Meldung, zum Beispiel text-long',
        'Name of the warning as its message gives it, for example text-long',
      ),
    ),
  reason: text(200).meta(about('Warum sie hier nicht gilt', 'Why it does not apply here')),
});

/**
 * A page: the head of its document, and its blocks in reading order. A page file may also `use` a shared section
 * among them; its blocks have replaced it before this schema is applied.
 */
export const pageSchema = z
  .strictObject({
    $schema: schemaReference,
    title: text(60).meta(
      about(
        'Titel der Seite in Suchmaschinen und im Browser-Tab, höchstens 60 Zeichen',
        'Title of the page in search engines and in the browser tab, at most 60 characters',
      ),
    ),
    description: text(200).meta(
      about(
        'Beschreibung für Suchmaschinen, 70 bis 160 Zeichen',
        'Description for search engines, 70 to 160 characters',
      ),
    ),
    navigationTitle: text(40, { recommended: 32 })
      .optional()
      .meta(
        about(
          'Kurzer Name der Seite für Stellen, an denen der Titel zu lang ist',
          'Short name of the page for places where the title is too long',
        ),
      ),
    translationOf: route
      .optional()
      .meta(
        about(
          'Adresse der Seite, die diese übersetzt, wenn sie anders lautet: /kontakt für /en/contact',
          'Address of the page that this one translates, where it differs: /kontakt for /en/contact',
        ),
      ),
    noindex: z
      .boolean()
      .default(false)
      .meta(about('Seite von Suchmaschinen fernhalten', 'Keep search engines away from the page')),
    unlisted: z
      .boolean()
      .default(false)
      .meta(about('Die Seite braucht keinen Link, der zu ihr führt', 'The page needs no link that leads to it')),
    shareImage: imagePath
      .optional()
      .meta(
        about(
          'Bild für Vorschauen in sozialen Netzen; sonst gilt das Bild aus site.json',
          'Picture for previews in social networks; otherwise the one of site.json',
        ),
      ),
    draft: z
      .boolean()
      .optional()
      .meta(
        about(
          'Entwurf: Die Seite wird geprüft, aber nicht veröffentlicht',
          'Draft: the page is checked but not published',
        ),
      ),
    publishFrom: day()
      .optional()
      .meta(
        about(
          'Erster Tag, an dem die Seite veröffentlicht ist, zum Beispiel 2026-12-01',
          'First day on which the page is published, for example 2026-12-01',
        ),
      ),
    publishUntil: day()
      .optional()
      .meta(
        about(
          'Letzter Tag, an dem die Seite veröffentlicht ist, zum Beispiel 2026-12-24',
          'Last day on which the page is published, for example 2026-12-24',
        ),
      ),
    allow: z
      .array(allowance)
      .min(1)
      .max(20)
      .optional()
      .meta(
        about(
          'Warnungen, die auf dieser Seite nicht gelten, jede mit Begründung',
          'Warnings that do not apply to this page, each with a reason',
        ),
      ),
    blocks: z
      .array(blockUnion)
      .min(1)
      .max(40)
      .meta(about('Die Abschnitte der Seite, von oben nach unten', 'The sections of the page, from top to bottom')),
  })
  .meta(about('Eine Seite', 'A page'));

/** A page with every default filled in. */
export type Page = z.output<typeof pageSchema>;
