import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockEntry } from '../catalogue.ts';
import { BlockPage } from './BlockPage.tsx';
import { Overview } from './Overview.tsx';

const entry: BlockEntry = {
  type: 'quote',
  version: 2,
  description: 'Ein Zitat',
  fields: [
    { path: 'text', required: true, type: { kind: 'text', maxLength: 80 }, description: 'Das Zitat' },
    {
      path: 'link.href',
      required: false,
      type: { kind: 'icon' },
      default: 'star',
      description: 'Zeichen',
      when: { tag: 'kind', value: 'link' },
    },
  ],
  rules: [{ kind: 'needs', property: 'link', others: ['text'] }],
  examples: [{ name: 'smallest', value: { type: 'quote', text: 'Ja & <nein>' } }],
};
const fault = { rule: 'image-alt', help: 'Images must have alternative text', targets: ['img'], widths: [390, 820] };

const markup = (page: React.ReactNode) => renderToStaticMarkup(page).replaceAll(/ class="[^"]*"/gu, '');

const windowOf = (width: number, height: number) =>
  `<figure><figcaption>${width}\u00a0px</figcaption><div><iframe src="quote.smallest.html" title="quote, Kleinste Form, ${width}\u00a0px breit" width="${width}" height="${height}" loading="lazy"></iframe></div></figure>`;

test('a block: its examples in three windows, JSON that can be selected, its fields', () => {
  expect(markup(<BlockPage entry={entry} axe={undefined} canCheck={false} language="de" />)).toBe(
    [
      '<div><header><nav aria-label="Katalog"><a href="index.html">Alle Blöcke</a></nav><h1>quote</h1><p>Ein Zitat.</p><p>Version 2</p></header>',
      '<main><section><h2>Beispiele</h2><article id="smallest" aria-labelledby="title-smallest"><h3 id="title-smallest">Kleinste Form</h3>',
      '<p role="status">Noch nicht mit axe-core geprüft.</p>',
      '<div><a href="quote.smallest.html">Allein ansehen</a></div>',
      '<div role="region" aria-label="Kleinste Form auf drei Breiten" tabindex="0">',
      windowOf(390, 844),
      windowOf(820, 1180),
      windowOf(1440, 900),
      '</div><div><button type="button" data-copy="json-smallest" hidden="">JSON kopieren</button><span role="status"></span></div>',
      '<pre tabindex="0" role="region" aria-label="JSON: Kleinste Form"><code id="json-smallest">{\n  &quot;type&quot;: &quot;quote&quot;,\n  &quot;text&quot;: &quot;Ja &amp; &lt;nein&gt;&quot;\n}</code></pre></article></section>',
      '<section><h2>Angaben</h2><ul><li><span></span><code>link</code><span> braucht dazu </span><code>text</code><span>.</span></li></ul>',
      '<div role="region" aria-label="Tabelle der Angaben" tabindex="0"><table><thead><tr><th scope="col">Angabe</th><th scope="col">nötig</th><th scope="col">Art</th><th scope="col">Bedeutung</th></tr></thead><tbody>',
      '<tr><th scope="row"><code>text</code></th><td>ja</td><td><span>Text, bis 80 Zeichen</span></td><td><span>Das Zitat</span></td></tr>',
      '<tr><th scope="row"><code>link.href</code></th><td>nein</td><td><span>Symbol</span></td><td><span>Zeichen (sonst </span><code>&quot;star&quot;</code><span>) (nur bei </span><code>kind: link</code><span>)</span></td></tr>',
      '</tbody></table></div></section></main></div>',
    ].join(''),
  );
});

test.each([
  [[], '<p data-axe="good" role="status">axe-core findet nichts.</p>'],
  [
    [fault],
    '<p data-axe="bad" role="status">image-alt: Images must have alternative text (390\u00a0px, 820\u00a0px; img).</p>',
  ],
])('says what axe-core found: %j', (faults, state) => {
  expect(
    markup(<BlockPage entry={entry} axe={{ 'quote.smallest': faults }} canCheck={false} language="de" />),
  ).toContain(state);
});

test('in the preview axe-core can be asked', () => {
  expect(markup(<BlockPage entry={entry} axe={undefined} canCheck={true} language="de" />)).toContain(
    '<button type="button" data-check="" hidden="">Mit axe-core prüfen</button>',
  );
});

test('the overview: every block with its description, then the icons', () => {
  const catalogue = { format: 1, language: 'de' as const, blocks: [entry], icons: ['star'] };
  expect(markup(<Overview catalogue={catalogue} axe={{ 'quote.smallest': [fault] }} />)).toBe(
    [
      '<div><header><h1>Katalog der Blöcke</h1><p>Woraus Seiten bestehen, 1\u00a0Block: jeder mit seinen Beispielen auf drei Breiten, seinen Angaben und Grenzen.</p></header>',
      '<main><ul><li><h2><a href="quote.html">quote</a></h2><p>Ein Zitat.</p><p>Version\u00a02 · 2\u00a0Angaben · 1\u00a0Beispiel · axe-core: 1</p></li></ul>',
      '<section id="symbole"><h2>Symbole</h2><p>Diese Namen darf eine Angabe der Art „Symbol“ nennen.</p><ul><li><code>star</code></li></ul></section></main></div>',
    ].join(''),
  );
});
