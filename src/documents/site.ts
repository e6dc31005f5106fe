import { z } from 'zod';
import { HOST } from '../fields/host.ts';
import { icon } from '../fields/icon.ts';
import { imagePath, svgPath } from '../fields/image.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { text } from '../fields/text.ts';

const https = z
  .string()
  .max(200)
  .regex(new RegExp(`^https:\\/\\/${HOST}(?:\\/[a-zA-Z0-9._~\\-/]*)?$`, 'u'));

const host = z
  .string()
  .max(120)
  .regex(new RegExp(`^${HOST}$`, 'u'));

const email = z
  .string()
  .max(254)
  .regex(/^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\.[a-z]+$/u);
const phone = z
  .string()
  .max(40)
  .regex(/^\+?[0-9]+(?:[ -][0-9]+)*$/u);

/** The settings of the whole site. Pages refer to them as `{site.name}`, `{site.company.city}`. */
export const siteSchema = z
  .strictObject({
    $schema: schemaReference,
    name: text(40).describe('Name der Agentur'),
    mark: text(8).describe('Kurzmarke'),
    slogan: text(60).describe('Leitsatz, der auch im Seitentitel steht'),
    sloganLang: z.enum(['de', 'en']).default('de').describe('Sprache des Leitsatzes'),
    language: z.literal('de').describe('Sprache der Website'),
    englishNames: z
      .array(text(60))
      .min(1)
      .max(100)
      .optional()
      .describe(
        'Englische Namen, die nicht im Menü stehen: Überschriften, die so lauten, liest ein Vorleseprogramm englisch. Namen im Menü bekommen dort ihr „lang“',
      ),
    baseUrl: https.describe('Adresse der veröffentlichten Website, ohne Schrägstrich am Ende'),
    logo: svgPath.describe('Schriftzug als SVG-Datei'),
    markLogo: svgPath.describe('Kurzmarke als SVG-Datei'),
    shareImage: imagePath.describe('Bild für Vorschauen in sozialen Netzen, wenn die Seite keines angibt'),
    sampleData: z.boolean().describe('true, solange die Website Beispieldaten enthält'),
    email: email.describe('E-Mail-Adresse der Agentur'),
    phone: phone.describe('Telefonnummer in internationaler Schreibweise, zum Beispiel +49 30 23125 000'),
    company: z
      .strictObject({
        legalName: text(80).describe('Name mit Rechtsform'),
        street: text(80).describe('Straße und Hausnummer'),
        postalCode: text(10).describe('Postleitzahl'),
        city: text(60).describe('Ort'),
        country: text(60).describe('Land'),
        representedBy: text(120).describe('Vertretungsberechtigte'),
        registerCourt: text(80).describe('Registergericht'),
        registerNumber: text(40).describe('Registernummer'),
        vatId: text(30).describe('Umsatzsteuer-Identifikationsnummer'),
        supervisoryAuthority: text(160).describe('Aufsichtsbehörde für das Bewachungsgewerbe'),
        editor: text(120).describe('Redaktionell verantwortlich'),
        hostingProvider: text(120).optional().describe('Anbieter, auf dessen Servern die Website läuft, mit Ort'),
      })
      .describe('Angaben zum Unternehmen'),
    social: z
      .array(
        z.strictObject({
          title: text(40).describe('Name des Netzwerks'),
          href: https.describe('Adresse des Profils'),
          icon: icon.describe('Symbol'),
        }),
      )
      .min(1)
      .max(6)
      .describe('Profile in sozialen Netzen'),
    chat: z
      .strictObject({
        baseUrl: https.describe('Adresse des Chat-Dienstes, an die Nummer und Text angehängt werden'),
        phone: phone.describe('Nummer des Chats in internationaler Schreibweise, zum Beispiel +49 30 23125 000'),
        greeting: text(300).describe('Vorgegebener erster Satz'),
      })
      .describe('Chat-Knopf'),
    consent: z
      .strictObject({
        storageKey: z
          .string()
          .max(60)
          .regex(/^[a-z][a-z0-9-]*$/u)
          .describe('Schlüssel im Speicher des Browsers'),
        version: z
          .string()
          .max(20)
          .regex(/^[0-9]+\.[0-9]+\.[0-9]+$/u)
          .describe('Version der Einwilligung; nach einer Erhöhung werden alle neu gefragt'),
        banner: z
          .strictObject({
            title: text(60).describe('Überschrift'),
            text: text(400).describe('Zwecke und Hinweis auf Drittländer'),
          })
          .describe('Frage beim ersten Besuch'),
        settings: z
          .strictObject({
            title: text(60).describe('Überschrift'),
            lead: text(300).describe('Worüber hier entschieden wird'),
            necessary: text(400).describe('Was immer aktiv ist'),
            external: text(600).describe(
              'Was „Externe Inhalte“ umfasst: Anbieter, Daten, Drittländer, Rechtsgrundlage',
            ),
          })
          .describe('Fenster hinter „Einstellungen“ und „Cookie-Einstellungen“'),
      })
      .describe('Einwilligung in externe Inhalte'),
    externalHosts: z.array(host).max(30).describe('Fremde Hosts, auf die Links führen dürfen'),
    externalContent: z
      .array(
        z.strictObject({
          host: host.describe('Fremder Host'),
          kind: z.enum(['image', 'media', 'font']).describe('Was von dort geladen werden darf'),
        }),
      )
      .min(1)
      .max(10)
      .optional()
      .describe('Fremde Hosts, von denen Inhalte geladen werden dürfen, nach Einwilligung; ohne Angabe keine'),
    serviceLabels: z.array(text(60)).min(1).max(60).describe('Services, die ein Formular nennen kann'),
  })
  .describe('Angaben für die ganze Website');

export type Site = z.output<typeof siteSchema>;
