import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Intro } from './Intro.tsx';
import type { IntroBlock } from './schema.ts';

const smallest: IntroBlock = { type: 'intro', tone: 'light', layout: 'side', lead: 'Wir führen die Geschäfte.' };

test('without a title there is no heading and the section is no landmark', () => {
  const html = renderBlock(<Intro block={smallest} />);
  expect(html).not.toMatch(/<h\d|aria-labelledby/u);
});

test('a title is a second-level heading that names the section', () => {
  const html = renderBlock(<Intro block={{ ...smallest, title: 'Wer *wofür* einsteht' }} />);
  const id = /<h2 id="([^"]+)"[^>]*>Wer <em>wofür<\/em> einsteht/u.exec(html)?.[1];
  expect(html).toContain(`aria-labelledby="${id}"`);
});

test('links inside the text are links', () => {
  const html = renderBlock(<Intro block={{ ...smallest, paragraphs: ['Mehr unter [Styling](/styling).'] }} />);
  expect(html).toMatch(/<a [^>]*href="\/styling"[^>]*>Styling<\/a>/u);
});

test('sentences that no longer hold are announced and struck through, before the one that does', () => {
  const html = renderBlock(<Intro block={{ ...smallest, struck: ['Alles aus einer Hand.', 'Wir sind anders.'] }} />);
  expect(html).toMatch(
    />Gestrichen:<\/p><ul[^>]*><li><s>Alles aus einer Hand\.<\/s> <\/li><li><s>Wir sind anders\.<\/s> <\/li><\/ul><p[^>]*>Wir führen/u,
  );
  expect(renderBlock(<Intro block={smallest} />)).not.toMatch(/<ul|<s>/u);
});
