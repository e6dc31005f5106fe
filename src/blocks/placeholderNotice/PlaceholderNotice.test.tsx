import { ServerStyleSheet } from 'styled-components';
import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { PlaceholderNotice } from './PlaceholderNotice.tsx';
import type { PlaceholderNoticeBlock } from './schema.ts';

const block: PlaceholderNoticeBlock = {
  type: 'placeholderNotice',
  tone: 'dark',
  title: 'Talent Booking',
  titleLang: 'en',
  notice: 'This service is under development.',
  action: { kind: 'link', label: 'Zur Startseite', href: '/' },
};

test('says in English that the service is under development', () => {
  expect(renderBlock(<PlaceholderNotice block={block} />)).toMatch(
    /<p lang="en"[^>]*>This service is under development\.<\/p>/u,
  );
});

test('has one h1 that can take the focus, in the language of its title', () => {
  const h1 = /<h1 [^>]*>/u.exec(renderBlock(<PlaceholderNotice block={block} />))?.[0];
  expect(h1).toContain('tabindex="-1"');
  expect(h1).toContain('lang="en"');
});

test('fetches its picture first, and needs none', () => {
  const image = { src: '/media/comedian.webp', alt: 'Mikrofon im Lichtkreis' };
  expect(renderBlock(<PlaceholderNotice block={block} />)).not.toContain('<img');
  expect(renderBlock(<PlaceholderNotice block={{ ...block, image }} />)).toMatch(/<img [^>]*fetchPriority="high"/u);
});

test('stands in the middle', () => {
  const sheet = new ServerStyleSheet();
  renderBlock(sheet.collectStyles(<PlaceholderNotice block={block} />));
  expect(sheet.getStyleTags()).toMatch(/place-content:center;justify-items:center;[^}]*text-align:center/u);
});
