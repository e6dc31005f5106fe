import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { LegalText } from './LegalText.tsx';
import type { LegalTextBlock } from './schema.ts';

const block: LegalTextBlock = {
  type: 'legalText',
  tone: 'light',
  title: 'Impressum',
  updated: 'Stand: Januar 2025',
  layout: 'contents',
  sections: [
    { id: 'anbieter', title: 'Anbieter', facts: [{ term: 'Vertreten durch', description: 'Erika Mustermann' }] },
    { id: 'kontakt', title: 'Kontakt', paragraphs: ['Schreiben Sie uns.'] },
  ],
};

test('has one h1 that can take the focus, and its date', () => {
  const html = renderBlock(<LegalText block={block} />);
  expect(html.match(/<h1/gu)).toHaveLength(1);
  expect(html).toMatch(/<h1 [^>]*tabindex="-1"/u);
  expect(html).toContain('Stand: Januar 2025');
});

test('links every section from its table of contents', () => {
  const html = renderBlock(<LegalText block={block} />);
  for (const { id } of block.sections) {
    expect(html).toMatch(new RegExp(`<a [^>]*href="#${id}"`, 'u'));
    expect(html.match(new RegExp(` id="${id}"`, 'gu'))).toHaveLength(1);
  }
});

const backLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="#([^"]+)"[^>]*>Zum Inhalt<\/a>/gu)].map(([, id]) => id);

test('leads back to its table of contents, to what is folded, which unfolds it', () => {
  const html = renderBlock(<LegalText block={block} />);
  const [, id] = /<details.*<\/summary><nav id="([^"]+)"/u.exec(html) ?? [];
  expect(new Set(backLinks(html))).toEqual(new Set([id]));
});

test('a sheet has neither contents nor a way back to them, and its sections can be linked to all the same', () => {
  const html = renderBlock(<LegalText block={{ ...block, layout: 'sheet' }} />);
  expect(html).not.toMatch(/<nav|<details|href="#/u);
  for (const { id } of block.sections) expect(html).toContain(` id="${id}"`);
});

test('two of them on a page, and a section called contents, keep ids of their own', () => {
  const named = { ...block, sections: [{ id: 'contents', title: 'Inhalte', paragraphs: ['Eigene Inhalte.'] }] };
  const html = renderBlock(
    <>
      <LegalText block={named} />
      <LegalText block={block} />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(backLinks(html)).size).toBe(2);
});

test('says what matters most before its contents', () => {
  const summary = { label: 'Kurz gesagt', points: ['Schreiben Sie [uns](#kontakt).', 'Oder rufen Sie an.'] };
  expect(renderBlock(<LegalText block={{ ...block, summary }} />)).toMatch(
    /Kurz gesagt<\/p><ul[^>]*><li>Schreiben Sie <a [^>]*href="#kontakt"[^>]*>uns<\/a>\.<\/li><li>Oder rufen Sie an\.<\/li><\/ul>.*<details/su,
  );
});

test('beside a processing stand its norms, each once', () => {
  const processing = {
    purpose: 'Antworten',
    data: 'Nachrichten',
    legalBases: [
      { norm: '§&nbsp;25 Abs.&nbsp;1 TDDDG' as const },
      { norm: '§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG' as const },
      { norm: '§&nbsp;25 Abs.&nbsp;1 TDDDG' as const, note: 'ebenso' },
    ],
    recipient: 'Keine',
    thirdCountry: 'Keines',
    storage: 'Ein Jahr',
  };
  const html = renderBlock(<LegalText block={{ ...block, sections: [{ id: 'chat', title: 'Chat', processing }] }} />);
  expect(html).toMatch(/<h2[^>]*>Chat<\/h2><ul[^>]*><li>§[^<]*1 TDDDG<\/li><li>§[^<]*2 TDDDG<\/li><\/ul>/u);
});

test('sets facts as terms and descriptions', () => {
  expect(renderBlock(<LegalText block={block} />)).toMatch(/<dt[^>]*>Vertreten durch<\/dt><dd>Erika Mustermann<\/dd>/u);
});

test('tells a processing in the terms of the law, its hosts and every legal basis with its letter', () => {
  const html = renderBlock(
    <LegalText
      block={{
        ...block,
        sections: [
          {
            id: 'chat',
            title: 'Chat',
            processing: {
              purpose: 'Antworten',
              data: 'Nachrichten',
              legalBases: [
                { norm: 'Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;a DSGVO', note: 'für die Weiterleitung' },
                { norm: '§&nbsp;25 Abs.&nbsp;1 TDDDG' },
              ],
              recipient: 'Anbieter',
              hosts: ['chat.example.com', 'www.example.com'],
              thirdCountry: 'Keines',
              storage: 'Sechs Monate',
            },
            facts: [{ term: 'Widerruf', description: 'Jederzeit' }],
          },
        ],
      }}
    />,
  );
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/gu)].map(([, term, description]) => [
    term,
    description?.replaceAll(/<\/?span[^>]*>/gu, ''),
  ]);
  expect(rows).toEqual([
    ['Zweck', 'Antworten'],
    ['Daten', 'Nachrichten'],
    [
      'Rechtsgrundlage',
      '<p>Art.&amp;nbsp;6 Abs.&amp;nbsp;1 lit.&amp;nbsp;a DSGVO: für die Weiterleitung</p><p>§&amp;nbsp;25 Abs.&amp;nbsp;1 TDDDG</p>',
    ],
    ['Empfänger', 'Anbieter'],
    ['Fremde Hosts', 'chat.example.com, www.example.com'],
    ['Drittland', 'Keines'],
    ['Speicherdauer', 'Sechs Monate'],
    ['Widerruf', 'Jederzeit'],
  ]);
});

test('a first paragraph that is one sentence is set large; a longer one is a paragraph as the others', () => {
  const classesOf = (first: string) => {
    const html = renderBlock(
      <LegalText
        block={{ ...block, sections: [{ id: 'chat', title: 'Chat', paragraphs: [first, 'Wir antworten bald.'] }] }}
      />,
    );
    const [, section = ''] = /<section[^>]* id="chat"[^>]*>(.*?)<\/section>/su.exec(html) ?? [];
    return new Set([...section.matchAll(/<p class="([^"]+)"/gu)].map(([, name]) => name)).size;
  };
  expect(classesOf(`Sie schreiben uns über [den Chat](https://chat.example.com/${'a'.repeat(300)}).`)).toBe(2);
  expect(classesOf('Sie schreiben uns. '.repeat(20))).toBe(1);
});

test('a picture of a section stands before it', () => {
  const image = { src: '/media/letters.webp', alt: 'Briefe' };
  const sections = block.sections.map((section) => (section.id === 'kontakt' ? { ...section, image } : section));
  const html = renderBlock(<LegalText block={{ ...block, sections }} />);
  expect(html).toMatch(/<\/section><figure[^>]*>.*alt="Briefe".*<\/figure><section[^>]* id="kontakt"/su);
});
