import { z } from 'zod';
import { EXTERNAL_KINDS } from '../fields/external.ts';
import { HOST } from '../fields/host.ts';
import { icon } from '../fields/icon.ts';
import { imagePath, svgPath } from '../fields/image.ts';
import { LAWS } from '../fields/laws/laws.ts';
import { needs, objectRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { language, text } from '../fields/text.ts';
import { versions } from '../fields/versions.ts';
import { LANGUAGES, type Language } from '../words/language.ts';

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

/** An address on the site, without an anchor. */
const address = z
  .string()
  .max(100)
  .regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/u);

/** An id of the document. */
const id = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/u);

/** Where a site has them that names none. */
const ADDRESSES = {
  forms: '/formular',
  thanks: '/formular/danke',
  imprint: '/impressum',
  privacy: '/datenschutz',
  main: 'inhalt',
};

/**
 * The settings of the whole site. Pages refer to them as `{site.name}`, `{site.facts.city}`. What is optional is a part that
 * a site may go without: then nothing of it is loaded or said.
 */
export const siteSchema = z
  .strictObject({
    $schema: schemaReference,
    name: text(40).describe('Name der Website oder des Unternehmens'),
    mark: text(8).describe('Kurzmarke'),
    slogan: text(60).optional().describe('Leitsatz, der auch im Seitentitel steht'),
    sloganLang: language.optional().describe('Sprache des Leitsatzes, wenn sie nicht die der Seite ist'),
    languages: z
      .array(language)
      .min(1)
      .max(LANGUAGES.length)
      .describe('Sprachen der Website, die erste ist die von Adressen ohne Sprache: ["de"], ["de", "en"]'),
    englishNames: z
      .array(text(60))
      .min(1)
      .max(100)
      .optional()
      .describe(
        'Englische Namen, die nicht im Menü stehen: Überschriften, die so lauten, liest ein Vorleseprogramm englisch. Namen im Menü bekommen dort ihr „lang“',
      ),
    baseUrl: https.describe(
      'Adresse der veröffentlichten Website, ohne Schrägstrich am Ende, zum Beispiel https://www.example.com',
    ),
    logo: svgPath.describe('Schriftzug als SVG-Datei'),
    markLogo: svgPath.describe('Kurzmarke als SVG-Datei'),
    shareImage: imagePath.describe('Bild für Vorschauen in sozialen Netzen, wenn die Seite keines angibt'),
    sampleData: z.boolean().describe('true, solange die Website Beispieldaten enthält'),
    email: email.describe('E-Mail-Adresse für Anfragen, zum Beispiel mail@example.com'),
    phone: phone.optional().describe('Telefonnummer in internationaler Schreibweise, zum Beispiel +49 30 23125 000'),
    law: z
      .enum(LAWS)
      .optional()
      .describe('Recht, dessen Pflichtangaben und Pflichtseiten geprüft werden; ohne Angabe keines'),
    facts: z
      .object({})
      .catchall(text(160))
      .optional()
      .describe('Angaben unter eigenen Namen, zum Beispiel legalName und city; Texte nennen sie {site.facts.city}'),
    timeZone: z
      .string()
      .max(60)
      .regex(/^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+)*$/u)
      .default('Europe/Berlin')
      .describe('Zeitzone der Tage und Uhrzeiten, zum Beispiel Europe/Berlin'),
    addresses: z
      .strictObject({
        forms: address
          .default(ADDRESSES.forms)
          .describe('Unter dieser Adresse liegen die Seiten der Formulare, zum Beispiel /formular'),
        thanks: address
          .default(ADDRESSES.thanks)
          .describe('Dank nach dem Absenden ohne JavaScript, zum Beispiel /formular/danke'),
        imprint: address.default(ADDRESSES.imprint).describe('Impressum, zum Beispiel /impressum'),
        privacy: address.default(ADDRESSES.privacy).describe('Datenschutzerklärung, zum Beispiel /datenschutz'),
        main: id.default(ADDRESSES.main).describe('Sprungmarke des Hauptinhalts, zum Beispiel inhalt'),
      })
      .default(ADDRESSES)
      .describe('Adressen, die die Website selbst braucht'),
    preloader: z.boolean().optional().describe('true: Ein Vorhang deckt den Wechsel der Seite'),
    social: z
      .array(
        z.strictObject({
          title: text(40).describe('Name des Netzwerks'),
          href: https.describe('Adresse des Profils, zum Beispiel https://www.example.com/profil'),
          icon: icon.describe('Symbol'),
        }),
      )
      .min(1)
      .max(6)
      .optional()
      .describe('Profile in sozialen Netzen'),
    chat: z
      .strictObject({
        baseUrl: https.describe(
          'Adresse des Chat-Dienstes, an die Nummer und Text angehängt werden, zum Beispiel https://chat.example.com',
        ),
        phone: phone.describe('Nummer des Chats in internationaler Schreibweise, zum Beispiel +49 30 23125 000'),
        greeting: text(300).describe('Vorgegebener erster Satz'),
      })
      .optional()
      .describe('Chat-Knopf; er braucht consent'),
    consent: z
      .strictObject({
        storageKey: z
          .string()
          .max(60)
          .regex(/^[a-z][a-z0-9-]*$/u)
          .describe('Schlüssel im Speicher des Browsers, zum Beispiel consent'),
        version: z
          .string()
          .max(20)
          .regex(/^[0-9]+\.[0-9]+\.[0-9]+$/u)
          .describe('Version der Einwilligung; nach einer Erhöhung werden alle neu gefragt, zum Beispiel 1.0.0'),
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
      .optional()
      .describe('Einwilligung in externe Inhalte'),
    externalHosts: z
      .array(host)
      .max(30)
      .default([])
      .describe('Fremde Hosts, auf die Links führen dürfen, zum Beispiel www.example.com'),
    externalContent: z
      .array(
        z.strictObject({
          host: host.describe('Fremder Host, zum Beispiel www.example.com'),
          kind: z.enum(EXTERNAL_KINDS).describe('Was von dort geladen werden darf: Bild, Video, Rahmen'),
        }),
      )
      .min(1)
      .max(10)
      .optional()
      .describe('Fremde Hosts, von denen Blöcke „embed“ nach Einwilligung Inhalte laden dürfen; ohne Angabe keine'),
    serviceLabels: z.array(text(60)).min(1).max(60).optional().describe('Services, die ein Formular nennen kann'),
  })
  .register(objectRules, { rules: [needs('chat', 'consent'), needs('externalContent', 'consent')] })
  .register(versions, { version: 4 })
  .describe('Angaben für die ganze Website');

/** The site document as its author writes it, with defaults. */
export type SiteDocument = z.output<typeof siteSchema>;

/** The settings of a site in one of its languages. */
export interface Site extends SiteDocument {
  language: Language;
  /** address of its home page: `/` in the first language, `/en` in another */
  home: string;
}

export type ConsentSettings = NonNullable<Site['consent']>;
export type ChatSettings = NonNullable<Site['chat']>;
