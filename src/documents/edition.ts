import { z } from 'zod';
import { about } from '../fields/about.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { siteSchema } from './site.ts';

const { shape } = siteSchema;
const { forms, thanks, imprint, privacy } = shape.addresses.shape;
const { banner, settings } = shape.consent.unwrap().shape;
const { greeting } = shape.chat.unwrap().shape;

/** What the settings of a site say otherwise in a further language; the rest is that of `_site/site.json`. */
export const editionSchema = z
  .strictObject({
    $schema: schemaReference,
    slogan: shape.slogan,
    sloganLang: shape.sloganLang
      .unwrap()
      .optional()
      .meta(about('Sprache des Leitsatzes', 'Language of the guiding sentence')),
    shareImage: shape.shareImage.optional(),
    facts: shape.facts,
    addresses: z
      .strictObject({
        forms: forms
          .optional()
          .meta(
            about(
              'Unter dieser Adresse liegen die Seiten der Formulare, zum Beispiel /en/forms',
              'The pages of the forms are below this address, for example /en/forms',
            ),
          ),
        thanks: thanks
          .optional()
          .meta(
            about(
              'Unter dieser Adresse liegen die Seiten, die nach dem Absenden danken, zum Beispiel /en/forms/thanks',
              'The pages that thank after sending are below this address, for example /en/forms/thanks',
            ),
          ),
        imprint: imprint
          .optional()
          .meta(about('Impressum, zum Beispiel /en/imprint', 'Imprint, for example /en/imprint')),
        privacy: privacy
          .optional()
          .meta(about('Datenschutzerklärung, zum Beispiel /en/privacy', 'Privacy notice, for example /en/privacy')),
      })
      .optional()
      .meta(
        about(
          'Adressen in dieser Sprache; ohne Angabe die der ersten hinter /en',
          'Addresses in this language; where left out, those of the first one below /en',
        ),
      ),
    chat: z.strictObject({ greeting }).optional().meta(about('Chat-Knopf', 'Chat button')),
    consent: z
      .strictObject({ banner, settings })
      .optional()
      .meta(about('Einwilligung in externe Inhalte', 'Consent to external content')),
    serviceLabels: shape.serviceLabels,
  })
  .meta(about('Angaben für die Website in einer weiteren Sprache', 'The site’s details in a further language'));

export type Edition = z.output<typeof editionSchema>;
