import { z } from 'zod';
import { about } from '../fields/about.ts';
import { EXTERNAL_KINDS } from '../fields/external.ts';
import { HOST } from '../fields/host.ts';
import { icon } from '../fields/icon.ts';
import { imagePath, svgPath } from '../fields/image.ts';
import { LAWS } from '../fields/laws/laws.ts';
import { needs, withRules } from '../fields/rules.ts';
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

/**
 * The settings of the whole site. Pages refer to them as `{site.name}`, `{site.facts.city}`. What is optional is a part that
 * a site may go without: then nothing of it is loaded or said.
 */
export const siteSchema = withRules(
  z.strictObject({
    $schema: schemaReference,
    name: text(40).meta(about('Name der Website oder des Unternehmens', 'Name of the site or the company')),
    mark: text(8).meta(about('Kurzmarke', 'Short mark')),
    slogan: text(60)
      .optional()
      .meta(about('Leitsatz, der auch im Seitentitel steht', 'Guiding sentence, which is in the page title, too')),
    sloganLang: language
      .optional()
      .meta(
        about(
          'Sprache des Leitsatzes, wenn sie nicht die der Seite ist',
          'Language of the guiding sentence, where it is not that of the page',
        ),
      ),
    languages: z
      .array(language)
      .min(1)
      .max(LANGUAGES.length)
      .meta(
        about(
          'Sprachen der Website, die erste ist die von Adressen ohne Sprache: ["de"], ["de", "en"]',
          'Languages of the site, the first one being that of addresses without a language: ["en"], ["de", "en"]',
        ),
      ),
    englishNames: z
      .array(text(60))
      .min(1)
      .max(100)
      .optional()
      .meta(
        about(
          'Englische Namen, die nicht im Menü stehen: Überschriften, die so lauten, liest ein Vorleseprogramm englisch. Namen im Menü bekommen dort ihr „lang“',
          'English names that are not in the menu: a screen reader reads headings of these words in English. Names in the menu get their “lang” there',
        ),
      ),
    baseUrl: https.meta(
      about(
        'Adresse der veröffentlichten Website, ohne Schrägstrich am Ende, zum Beispiel https://www.example.com',
        'Address of the published site, without a slash at the end, for example https://www.example.com',
      ),
    ),
    logo: svgPath.meta(about('Schriftzug als SVG-Datei', 'Word mark as an SVG file')),
    markLogo: svgPath.meta(about('Kurzmarke als SVG-Datei', 'Short mark as an SVG file')),
    shareImage: imagePath.meta(
      about(
        'Bild für Vorschauen in sozialen Netzen, wenn die Seite keines angibt',
        'Picture for previews in social networks where a page gives none',
      ),
    ),
    sampleData: z
      .boolean()
      .meta(about('true, solange die Website Beispieldaten enthält', 'true while the site contains sample data')),
    email: email.meta(
      about(
        'E-Mail-Adresse für Anfragen, zum Beispiel mail@example.com',
        'Mail address for enquiries, for example mail@example.com',
      ),
    ),
    phone: phone
      .optional()
      .meta(
        about(
          'Telefonnummer in internationaler Schreibweise, zum Beispiel +49 30 23125 000',
          'Phone number in international notation, for example +49 30 23125 000',
        ),
      ),
    law: z
      .enum(LAWS)
      .optional()
      .meta(
        about(
          'Recht, dessen Pflichtangaben und Pflichtseiten geprüft werden; ohne Angabe keines',
          'The law whose required details and pages are checked; where left out, none',
        ),
      ),
    facts: z
      .object({})
      .catchall(text(160))
      .optional()
      .meta(
        about(
          'Angaben unter eigenen Namen; Texte nennen sie {site.facts.city}. legalName und city stehen auch im Fuß der Seiten und in den Daten für Suchmaschinen',
          'Facts under names of your own; texts refer to them as {site.facts.city}. legalName and city also stand in the footer and in the data for search engines',
        ),
      ),
    timeZone: z
      .string()
      .max(60)
      .regex(/^[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_-]+)*$/u)
      .meta(
        about(
          'Zeitzone der Tage und Uhrzeiten, zum Beispiel Europe/Berlin',
          'Time zone of days and times, for example Europe/London',
        ),
      ),
    addresses: z
      .strictObject({
        forms: address.meta(
          about(
            'Unter dieser Adresse liegen die Seiten der Formulare, zum Beispiel /formular',
            'The pages of the forms are below this address, for example /forms',
          ),
        ),
        thanks: address.meta(
          about(
            'Unter dieser Adresse liegen die Seiten, die nach dem Absenden danken, zum Beispiel /formular/danke',
            'The pages that thank after sending are below this address, for example /forms/thanks',
          ),
        ),
        imprint: address.meta(about('Impressum, zum Beispiel /impressum', 'Imprint, for example /imprint')),
        privacy: address.meta(
          about('Datenschutzerklärung, zum Beispiel /datenschutz', 'Privacy notice, for example /privacy'),
        ),
        main: id.meta(
          about('Sprungmarke des Hauptinhalts, zum Beispiel inhalt', 'Anchor of the main content, for example content'),
        ),
      })
      .meta(about('Adressen, die die Website selbst braucht', 'Addresses that the site itself needs')),
    preloader: z
      .boolean()
      .optional()
      .meta(about('true: Ein Vorhang deckt den Wechsel der Seite', 'true: a curtain covers the change of page')),
    social: z
      .array(
        z.strictObject({
          title: text(40).meta(about('Name des Netzwerks', 'Name of the network')),
          href: https.meta(
            about(
              'Adresse des Profils, zum Beispiel https://www.example.com/profil',
              'Address of the profile, for example https://www.example.com/profile',
            ),
          ),
          icon: icon.meta(about('Symbol', 'Icon')),
        }),
      )
      .min(1)
      .max(6)
      .optional()
      .meta(about('Profile in sozialen Netzen', 'Profiles in social networks')),
    chat: z
      .strictObject({
        baseUrl: https.meta(
          about(
            'Adresse des Chat-Dienstes, an die Nummer und Text angehängt werden, zum Beispiel https://chat.example.com',
            'Address of the chat service, to which number and text are added, for example https://chat.example.com',
          ),
        ),
        phone: phone.meta(
          about(
            'Nummer des Chats in internationaler Schreibweise, zum Beispiel +49 30 23125 000',
            'Number of the chat in international notation, for example +49 30 23125 000',
          ),
        ),
        greeting: text(300).meta(about('Vorgegebener erster Satz', 'First sentence that is filled in')),
      })
      .optional()
      .meta(about('Chat-Knopf; er braucht consent', 'Chat button; it needs consent')),
    consent: z
      .strictObject({
        storageKey: z
          .string()
          .max(60)
          .regex(/^[a-z][a-z0-9-]*$/u)
          .meta(
            about(
              'Schlüssel im Speicher des Browsers, zum Beispiel consent',
              'Key in the browser’s storage, for example consent',
            ),
          ),
        version: z
          .string()
          .max(20)
          .regex(/^[0-9]+\.[0-9]+\.[0-9]+$/u)
          .meta(
            about(
              'Version der Einwilligung; nach einer Erhöhung werden alle neu gefragt, zum Beispiel 1.0.0',
              'Version of the consent; once it is raised, everybody is asked again, for example 1.0.0',
            ),
          ),
        banner: z
          .strictObject({
            title: text(60).meta(about('Überschrift', 'Heading')),
            text: text(400).meta(about('Zwecke und Hinweis auf Drittländer', 'Purposes and a note on third countries')),
          })
          .meta(about('Frage beim ersten Besuch', 'Question at the first visit')),
        settings: z
          .strictObject({
            title: text(60).meta(about('Überschrift', 'Heading')),
            lead: text(300).meta(about('Worüber hier entschieden wird', 'What is decided here')),
            necessary: text(400).meta(about('Was immer aktiv ist', 'What is always active')),
            external: text(600).meta(
              about(
                'Was „Externe Inhalte“ umfasst: Anbieter, Daten, Drittländer, Rechtsgrundlage',
                'What “External content” covers: providers, data, third countries, legal basis',
              ),
            ),
          })
          .meta(
            about(
              'Fenster hinter „Einstellungen“ und „Cookie-Einstellungen“',
              'Window behind “Settings” and “Cookie settings”',
            ),
          ),
      })
      .optional()
      .meta(about('Einwilligung in externe Inhalte', 'Consent to external content')),
    externalHosts: z
      .array(host)
      .max(30)
      .default([])
      .meta(
        about(
          'Fremde Hosts, auf die Links führen dürfen, zum Beispiel www.example.com',
          'Other hosts that links may lead to, for example www.example.com',
        ),
      ),
    externalContent: z
      .array(
        z.strictObject({
          host: host.meta(
            about('Fremder Host, zum Beispiel www.example.com', 'Another host, for example www.example.com'),
          ),
          kind: z
            .enum(EXTERNAL_KINDS)
            .meta(
              about(
                'Was von dort geladen werden darf: Bild, Video, Rahmen',
                'What may be loaded from there: picture, video, frame',
              ),
            ),
        }),
      )
      .min(1)
      .max(10)
      .optional()
      .meta(
        about(
          'Fremde Hosts, von denen Seiten nach Einwilligung Inhalte laden dürfen; ohne Angabe keine',
          'Other hosts from which pages may load content after consent; where left out, none',
        ),
      ),
    serviceLabels: z
      .array(text(60))
      .min(1)
      .max(60)
      .optional()
      .meta(about('Services, die ein Formular nennen kann', 'Services that a form can name')),
  }),
  needs('chat', 'consent'),
  needs('externalContent', 'consent'),
)
  .register(versions, { version: 5 })
  .meta(about('Angaben für die ganze Website', 'Details of the whole site'));

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
