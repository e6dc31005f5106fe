import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { CaseStudy } from './CaseStudy.tsx';
import type { CaseStudyBlock } from './schema.ts';

const smallest: CaseStudyBlock = {
  type: 'caseStudy',
  tone: 'dark',
  layout: 'side',
  imageSide: 'left',
  telling: 'labelled',
  label: 'Beispielprojekt',
  title: 'Ein Werksjubiläum',
  challenge: 'Kein Strom.',
  solution: 'Zwei Aggregate.',
  result: 'Licht.',
};

test('the story is told as Herausforderung, Lösung, Ergebnis', () => {
  const html = renderBlock(<CaseStudy block={smallest} />);
  expect([...html.matchAll(/<dt[^>]*>([^<]+)<\/dt>/gu)].map(([, term]) => term)).toEqual([
    'Herausforderung',
    'Lösung',
    'Ergebnis',
  ]);
  expect(html).toMatch(/<dd[^>]*>Zwei Aggregate\.<\/dd>/u);
});

test('in prose the same story has no labels, but as a route, whose stops they name', () => {
  const prose = { ...smallest, telling: 'prose' } as const;
  const html = renderBlock(<CaseStudy block={prose} />);
  expect(html).not.toMatch(/<d[ltd]|Herausforderung|Lösung|Ergebnis/u);
  expect(html).toMatch(/<p[^>]*>Kein Strom\.<\/p>.*<p[^>]*>Zwei Aggregate\.<\/p>.*<p[^>]*>Licht\.<\/p>/u);
  const image = { src: '/media/road.webp', alt: '', width: 1600, height: 1000 };
  expect(renderBlock(<CaseStudy block={{ ...prose, layout: 'route', image }} />)).toContain('Herausforderung');
});

test.each([
  ['Licht. Und Wärme.', 'Licht.', 'Und Wärme.'],
  ['Am 1. März war es z. B. hell.', 'Am 1. März war es z. B. hell.', undefined],
  ['*Licht. Und* Wärme.', '<em>Licht. Und</em> Wärme.', undefined],
])('of the result %j the first sentence is set large', (result, large, rest) => {
  const html = renderBlock(<CaseStudy block={{ ...smallest, result }} />);
  const [, first, others] = /<dd[^>]*><p[^>]*>(.*?)<\/p> (?:<p[^>]*>(.*?)<\/p>)?<\/dd>/u.exec(html) ?? [];
  expect([first, others]).toEqual([large, rest]);
});

test('a label without a target makes no button', () => {
  expect(renderBlock(<CaseStudy block={{ ...smallest, ctaLabel: 'Mehr' }} />)).not.toContain('<a ');
});

test('a link that opens a new tab says so', () => {
  const html = renderBlock(
    <CaseStudy block={{ ...smallest, ctaLabel: 'Mehr', ctaLink: '/security', ctaTargetBlank: true }} />,
  );
  expect(html).toMatch(/<a [^>]*href="\/security" rel="noopener noreferrer" target="_blank"/u);
  expect(html).toContain('(öffnet in neuem Tab)');
});

test('a contact button is a button that leads to the page of the form', () => {
  const onCtaClick = { heading: 'Anfrage', subheading: 'Schreiben Sie uns.', formId: 'contact-form' };
  const html = renderBlock(<CaseStudy block={{ ...smallest, ctaLabel: 'Anfragen', onCtaClick }} />);
  expect(html).toMatch(
    /<form [^>]*action="\/formular\/contact-form" method="get"><input type="hidden" name="from"[^>]*><button type="submit"[^>]*>Anfragen</u,
  );
});

/** The figures of each list of figures. */
const listsOf = (html: string) =>
  [...html.matchAll(/<dl.*?<\/dl>/gu)]
    .map(([list]) => [...list.matchAll(/<dd data-reveal="count"[^>]*>([^<]+)</gu)].map(([, value]) => value))
    .filter((values) => values.length > 0);

test('with layout figure the first figure stands alone, the others after the story', () => {
  const stats = ['30 h', '8', '640'].map((value) => ({ label: `Stück ${value}`, value }));
  expect(listsOf(renderBlock(<CaseStudy block={{ ...smallest, stats }} />))).toEqual([['30 h', '8', '640']]);
  const html = renderBlock(<CaseStudy block={{ ...smallest, layout: 'figure', stats }} />);
  expect(listsOf(html)).toEqual([['30 h'], ['8', '640']]);
  expect(html.indexOf('30 h')).toBeLessThan(html.indexOf('Herausforderung'));
});

test.each(['wide', 'route'] as const)('without a picture layout %s is the plain one', (layout) => {
  expect(renderBlock(<CaseStudy block={{ ...smallest, layout }} />)).toBe(renderBlock(<CaseStudy block={smallest} />));
});

test('with layout figure and nothing to count, or a single figure, nothing is empty', () => {
  const alone = renderBlock(<CaseStudy block={{ ...smallest, layout: 'figure' }} />);
  expect(listsOf(alone)).toEqual([]);
  expect(alone).toBe(renderBlock(<CaseStudy block={smallest} />));
  const stats = [{ label: 'Gäste', value: '640' }];
  const call = { ctaLabel: 'Mehr', ctaLink: '/security' };
  const html = renderBlock(<CaseStudy block={{ ...smallest, ...call, layout: 'figure', stats }} />);
  expect(listsOf(html)).toEqual([['640']]);
  expect(html).toContain('href="/security"');
});
