import type { LinkCard } from '../fields/feature.ts';
import { closingCall, hero, type PageOptions, type PageTemplate } from './parts.ts';

/** An area's entrance: what it is about, and the ways into it. */
export const landing: PageTemplate = (options) => [
  hero(options),
  {
    type: 'intro',
    label: 'Überblick',
    lead: 'Ein Absatz sagt, was diesen Bereich zusammenhält und für wen er gedacht ist.',
  },
  { type: 'linkCards', tone: 'sand', title: 'Wohin möchten Sie?', columns: 3, cards: cards(options) },
  {
    type: 'figures',
    title: 'In Zahlen',
    stats: [
      { value: '24&nbsp;h', label: 'erreichbar, auch am Wochenende' },
      { value: '1', label: 'Ansprechperson vom ersten Gespräch an' },
      { value: '3&nbsp;Tage', label: 'bis zum schriftlichen Angebot' },
    ],
  },
  closingCall(options),
];

function cards({ neighbours = [] }: PageOptions): LinkCard[] {
  const targets = neighbours.length > 0 ? neighbours.slice(0, 3) : [{ route: '/', title: 'Startseite' }];
  return targets.map(({ route, title }) => ({
    title,
    description: 'Ein Satz sagt, was auf der Seite dahinter zu finden ist.',
    ctaLabel: 'Zur Seite',
    ctaHref: route,
  }));
}
