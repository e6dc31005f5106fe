import type { PageTemplate } from './parts.ts';

/** A legal text with a table of contents. The copy says what belongs where; it is no legal advice. */
export const legal: PageTemplate = ({ title }) => [
  {
    type: 'legalText',
    title,
    updated: 'Stand: Monat und Jahr der letzten Änderung.',
    lead: 'Ein Absatz sagt, wofür dieser Text gilt und wer ihn verantwortet: {site.company.legalName}.',
    sections: [
      {
        id: 'geltung',
        title: 'Geltungsbereich',
        paragraphs: ['Wer mit wem einen Vertrag schließt, und für welche Leistungen diese Bedingungen gelten.'],
      },
      {
        id: 'leistung',
        title: 'Leistung und Vergütung',
        paragraphs: ['Was geschuldet ist, wann es zu bezahlen ist und was bei Verzug gilt.'],
        points: ['Fälligkeit der Rechnungen', 'Anzahlungen und Fremdkosten', 'Absage und Verschiebung'],
      },
      {
        id: 'kontakt',
        title: 'Kontakt',
        facts: [
          { term: 'Anschrift', description: '{site.company.street}, {site.company.postalCode} {site.company.city}' },
          { term: 'E-Mail', description: '[{site.email}](mailto:{site.email})' },
        ],
      },
    ],
  },
];
