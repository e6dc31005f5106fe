import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { CaseStudy } from './CaseStudy.tsx';
import type { CaseStudyBlock } from './schema.ts';

const smallest: CaseStudyBlock = {
  type: 'caseStudy',
  tone: 'dark',
  layout: 'side',
  imageSide: 'left',
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
