import type { Law } from './law.ts';

/**
 * A letter of Art. 6 (1) GDPR, § 25 TDDDG for access to the visitor's device, § 7 UWG for advertising: as German notices
 * cite them, then as their English editions do.
 */
export const NORMS = [
  'Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;a DSGVO',
  'Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO',
  'Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;c DSGVO',
  'Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO',
  '§&nbsp;25 Abs.&nbsp;1 TDDDG',
  '§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG',
  '§&nbsp;7 Abs.&nbsp;2 Nr.&nbsp;2 UWG',
  'Art.&nbsp;6(1)(a) GDPR',
  'Art.&nbsp;6(1)(b) GDPR',
  'Art.&nbsp;6(1)(c) GDPR',
  'Art.&nbsp;6(1)(f) GDPR',
  'Section&nbsp;25(1) TDDDG',
  'Section&nbsp;25(2) no.&nbsp;2 TDDDG',
  'Section&nbsp;7(2) no.&nbsp;2 UWG',
] as const;

/** Germany: the imprint of § 5 DDG with a person responsible for the content (§ 18 MStV), the privacy notice of Art. 13 GDPR. */
export const de: Law = {
  norms: NORMS,
  facts: {
    legalName: { de: 'Name mit Rechtsform', en: 'name with legal form' },
    street: { de: 'Straße und Hausnummer', en: 'street and number' },
    postalCode: { de: 'Postleitzahl', en: 'postal code' },
    city: { de: 'Ort', en: 'city' },
    country: { de: 'Land', en: 'country' },
    representedBy: { de: 'Vertretungsberechtigte', en: 'authorised representatives' },
    registerCourt: { de: 'Registergericht', en: 'register court' },
    registerNumber: { de: 'Registernummer', en: 'register number' },
    vatId: { de: 'Umsatzsteuer-Identifikationsnummer', en: 'VAT identification number' },
    supervisoryAuthority: { de: 'Aufsichtsbehörde', en: 'supervisory authority' },
    editor: { de: 'Redaktionell verantwortlich', en: 'responsible for the content' },
  },
  pages: ['imprint', 'privacy'],
  namesHosts: true,
};
