import { describe, expect, test } from 'vitest';
import { escapeHtml, escapeJson, type HtmlDocument, htmlDocument } from './document.ts';

describe('text in HTML', () => {
  test.each([
    ['Lumen & Leute', 'Lumen &amp; Leute'],
    ['a < b > c', 'a &lt; b &gt; c'],
    ['"so"', '&quot;so&quot;'],
    ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;', '&amp;amp;'],
  ])('%s becomes %s', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });

  test.each(['', 'Für Gäste – „hier“', "L'été", '99,8\u00a0%'])('%j stays', (text) => {
    expect(escapeHtml(text)).toBe(text);
  });
});

describe('data in a script element', () => {
  test.each(['</script>', '<!--', '<script', ']]>', '\u2028', '"\\'])(
    '%j cannot end it and arrives as it was',
    (text) => {
      const json = escapeJson({ text, [text]: [text] });
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ text, [text]: [text] });
    },
  );
});

const page: HtmlDocument = {
  lang: 'de',
  title: 'Security · L&L',
  policy: "default-src 'none'",
  head: [
    { name: 'meta', attributes: { name: 'description', content: 'Schutz "rundum"' } },
    { name: 'link', attributes: { rel: 'canonical', href: 'https://www.example.com/security' } },
    { name: 'script', attributes: { type: 'application/ld+json' }, text: escapeJson({ name: '</script>' }) },
  ],
  links: [
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
  styleTags: '<style>a{}</style>',
  fonts: ['/assets/a.woff2'],
  script: { src: '/assets/bootstrap.js', integrity: 'sha384-abc' },
  body: '<main>Hallo</main>',
  skipLink: '<a href="#inhalt">Zum Inhalt springen</a>',
  footer: '<footer></footer>',
  data: { id: 'page-data', value: { title: '</script>' } },
  themeColor: '#f2eadf',
};

test('a document is written whole', () => {
  expect(htmlDocument(page)).toBe(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Security · L&amp;L</title>
<meta name="theme-color" content="#f2eadf">
<meta name="description" content="Schutz &quot;rundum&quot;">
<link rel="canonical" href="https://www.example.com/security">
<script type="application/ld+json">{"name":"\\u003c/script>"}</script>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>
<style>a{}</style>
<script type="module" src="/assets/bootstrap.js" integrity="sha384-abc" async></script>
</head>
<body>
<a href="#inhalt">Zum Inhalt springen</a>
<div id="root"><main>Hallo</main></div>
<footer></footer>
<script type="application/json" id="page-data">{"title":"\\u003c/script>"}</script>
</body>
</html>
`);
});
