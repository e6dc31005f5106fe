import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import type { UseCasesBlock } from './schema.ts';
import { UseCases } from './UseCases.tsx';

const block: UseCasesBlock = {
  type: 'useCases',
  tone: 'light',
  title: 'Aus der Praxis',
  firstOpen: false,
  useCases: [
    {
      title: 'Premiere',
      summary: 'Zwei Wege, ein Plan.',
      category: 'Eventschutz',
      icon: 'ticket',
      problem: 'Der Haupteingang war belagert.',
      solution: 'Wir nahmen den Lieferhof.',
      results: ['Einlass nach 38 Minuten'],
      cta: {
        kind: 'contact',
        label: 'Schutz anfragen',
        contact: {
          heading: 'Eventschutz',
          subheading: 'Ort und Datum.',
          formId: 'contact-form',
          serviceLabel: 'Security',
        },
      },
    },
  ],
};

test('starts collapsed and opens without JavaScript', () => {
  const html = renderBlock(<UseCases block={block} />);
  expect(html).toMatch(/<details[^>]*><summary/u);
  expect(html).not.toMatch(/<details[^>]* open/u);
});

test('the first case can be open from the start, the others never are', () => {
  const useCases = block.useCases.flatMap((useCase) => [useCase, { ...useCase, title: 'Gala' }]);
  const html = renderBlock(<UseCases block={{ ...block, firstOpen: true, useCases }} />);
  expect(html.match(/<details[^>]*>/gu)?.map((tag) => / open=/u.test(tag))).toEqual([true, false]);
});

test('holds problem, solution and results under h4 headings', () => {
  const html = renderBlock(<UseCases block={block} />);
  expect([...html.matchAll(/<h4[^>]*>([^<]+)</gu)].map((match) => match[1])).toEqual([
    'Problem',
    'Lösung',
    'Ergebnisse',
  ]);
});

test('leaves the results out where there are none', () => {
  const useCases = block.useCases.map(({ results: _, ...useCase }) => useCase);
  expect(renderBlock(<UseCases block={{ ...block, useCases }} />)).not.toContain('Ergebnisse');
});

test('keeps its call to action outside the summary', () => {
  const html = renderBlock(<UseCases block={block} />);
  expect(html.indexOf('Schutz anfragen')).toBeGreaterThan(html.indexOf('</summary>'));
});
