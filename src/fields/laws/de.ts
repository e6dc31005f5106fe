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

/** Companies that stand in a register. */
const REGISTERED = /(?:^|\s)(?:[gm]*GmbH|UG|AG|SE|KG|KGaA|OHG|eG|e\.\s?K\.|e\.\s?V\.)(?=\s|$|\()/u;

/**
 * Germany: the imprint of § 5 DDG with a person responsible for the content (§ 18 MStV), the privacy notice of Art. 13 GDPR.
 * Not everyone has a VAT identification number, and few need a licence and so have a supervisory authority: nobody is asked for these.
 */
export const de: Law = {
  norms: NORMS,
  facts: {
    legalName: { de: 'Name mit Rechtsform', en: 'name with legal form' },
    street: { de: 'Straße und Hausnummer', en: 'street and number' },
    postalCode: { de: 'Postleitzahl', en: 'postal code' },
    city: { de: 'Ort', en: 'city' },
    country: { de: 'Land', en: 'country' },
    representedBy: { de: 'Vertretungsberechtigte', en: 'authorised representatives', of: REGISTERED },
    registerCourt: { de: 'Registergericht', en: 'register court', of: REGISTERED },
    registerNumber: { de: 'Registernummer', en: 'register number', of: REGISTERED },
    editor: { de: 'Redaktionell verantwortlich', en: 'responsible for the content' },
  },
  pages: ['imprint', 'privacy'],
  namesHosts: true,
};
