import { z } from 'zod';
import { schemaReference } from '../fields/schema-reference.ts';
import { siteSchema } from './site.ts';

const { shape } = siteSchema;
const { forms, thanks, imprint, privacy } = shape.addresses.unwrap().shape;
const { banner, settings } = shape.consent.unwrap().shape;
const { greeting } = shape.chat.unwrap().shape;

/** What the settings of a site say otherwise in a further language; the rest is that of `_site/site.json`. */
export const editionSchema = z
  .strictObject({
    $schema: schemaReference,
    slogan: shape.slogan,
    sloganLang: shape.sloganLang.unwrap().optional().describe('Sprache des Leitsatzes'),
    shareImage: shape.shareImage.optional(),
    facts: shape.facts,
    addresses: z
      .strictObject({
        forms: forms
          .unwrap()
          .optional()
          .describe('Unter dieser Adresse liegen die Seiten der Formulare, zum Beispiel /en/forms'),
        thanks: thanks
          .unwrap()
          .optional()
          .describe('Dank nach dem Absenden ohne JavaScript, zum Beispiel /en/forms/thanks'),
        imprint: imprint.unwrap().optional().describe('Impressum, zum Beispiel /en/imprint'),
        privacy: privacy.unwrap().optional().describe('Datenschutzerklärung, zum Beispiel /en/privacy'),
      })
      .optional()
      .describe('Adressen in dieser Sprache; ohne Angabe die der ersten hinter /en'),
    chat: z.strictObject({ greeting }).optional().describe('Chat-Knopf'),
    consent: z.strictObject({ banner, settings }).optional().describe('Einwilligung in externe Inhalte'),
    serviceLabels: shape.serviceLabels,
  })
  .describe('Angaben für die Website in einer weiteren Sprache');

export type Edition = z.output<typeof editionSchema>;
