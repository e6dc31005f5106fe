import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Faq } from './Faq.tsx';
import type { FaqBlock } from './schema.ts';

const block: FaqBlock = {
  type: 'faq',
  tone: 'light',
  title: 'Fragen',
  questions: [{ question: 'Was kostet es?', answer: ['Das Gespräch nichts.', 'Mehr unter [Concierge](/concierge).'] }],
};

test('puts each question as an h3 into the summary that opens its answer', () => {
  expect(renderBlock(<Faq block={block} />)).toMatch(/<summary[^>]*><h3[^>]*>Was kostet es\?<\/h3>/u);
});

test('has the whole answer in the HTML, links included', () => {
  const html = renderBlock(<Faq block={block} />);
  expect(html).toContain('<p>Das Gespräch nichts.</p>');
  expect(html).toMatch(/<a [^>]*href="\/concierge"/u);
});
