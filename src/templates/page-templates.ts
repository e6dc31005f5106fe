import type { PageInput } from '../documents/page.ts';
import { landing } from './landing.ts';
import { legal } from './legal.ts';
import { closingCall, contact, hero, type PageTemplate } from './parts.ts';

/** Sample copy, made to be replaced; `sample-copy.ts` finds what was not. */
export const pageTemplates = {
  service: (options) => [hero(options), ...serviceBody, closingCall(options)],
  text: ({ title }) => [
    { type: 'hero', layout: 'text', title, subtitle: 'Was Sie vorher wissen sollten, auf einer Seite.' },
    ...textBody,
  ],
  landing,
  legal,
  placeholder: ({ picture, ...options }) => [
    {
      type: 'placeholderNotice',
      title: options.title,
      notice: 'This service is under development.',
      subtitle: 'Diese Leistung entsteht gerade. Schreiben Sie uns, dann melden wir uns, sobald sie bereitsteht.',
      ...(picture ? { image: picture } : {}),
      action: contact(options, 'Vormerken lassen', 'Schreiben Sie, worum es Ihnen geht und bis wann Sie planen.'),
      secondaryAction: { kind: 'link', label: 'Zur Startseite', href: '/' },
    },
  ],
} satisfies Record<string, PageTemplate>;

export type PageTemplateName = keyof typeof pageTemplates;

const serviceBody: PageInput['blocks'] = [
  {
    type: 'intro',
    label: 'Worum es geht',
    lead: 'Eine Ansprechpartnerin kennt Ihren Auftrag vom ersten Gespräch bis zur Abrechnung. Sie erreichen sie unter einer Nummer.',
    paragraphs: [
      'Wir arbeiten für Privatpersonen, Agenturen und Unternehmen. Was wir nicht selbst leisten, kaufen wir ein und legen die Rechnung offen.',
    ],
  },
  {
    type: 'featureGrid',
    tone: 'sand',
    title: 'Was wir übernehmen',
    features: [
      {
        title: 'Planung',
        description: 'Ablauf, Zeitplan und Budget auf zwei Seiten, bevor etwas gebucht wird.',
        icon: 'clipboard-check',
      },
      {
        title: 'Buchung',
        description: 'Verträge und Anzahlungen laufen über uns. Sie zeichnen frei.',
        icon: 'calendar-check',
      },
      {
        title: 'Begleitung',
        description: 'Am Tag selbst ist eine Person vor Ort, die entscheiden darf.',
        icon: 'user-check',
      },
    ],
  },
  {
    type: 'process',
    tone: 'light',
    title: 'So läuft es ab',
    step1: {
      title: 'Gespräch',
      description: 'Wir klären am Telefon, was Sie brauchen. Das kostet nichts und dauert etwa 40&nbsp;Minuten.',
    },
    step2: {
      title: 'Angebot',
      description: 'Innerhalb von drei Werktagen liegt es schriftlich vor, mit allen Kosten.',
    },
    step3: {
      title: 'Umsetzung',
      description: 'Nach Ihrer Freigabe beginnen wir und melden uns bei jedem Zwischenstand.',
    },
  },
  {
    type: 'faq',
    title: 'Häufige Fragen',
    questions: [
      {
        question: 'Wie weit im Voraus sollte ich anfragen?',
        answer: ['Vier Wochen sind bequem. Kürzer geht es oft auch, dann mit weniger Auswahl.'],
      },
      {
        question: 'Was kostet das?',
        answer: ['Ein Honorar nach Aufwand, das vor Beginn feststeht. Fremdleistungen berechnen wir ohne Aufschlag.'],
      },
    ],
  },
];

const textBody: PageInput['blocks'] = [
  {
    type: 'intro',
    title: 'Das Wichtigste zuerst',
    lead: 'Der erste Absatz sagt, worum es geht und für wen die Seite gedacht ist.',
    paragraphs: [
      'Absätze sind einzelne Einträge. *Betontes* steht zwischen Sternen, Links haben die Form [Startseite](/).',
      'Fragen beantworten wir unter [{site.email}](mailto:{site.email}).',
    ],
  },
  {
    type: 'faq',
    tone: 'sand',
    title: 'Fragen und Antworten',
    questions: [{ question: 'An wen wende ich mich?', answer: ['An {site.name}, telefonisch unter {site.phone}.'] }],
  },
];
