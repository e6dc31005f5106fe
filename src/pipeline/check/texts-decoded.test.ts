import { expect, test } from 'vitest';
import { checkedSite, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { misreadWords } from './language/encoding.ts';
import { textsDecoded } from './texts-decoded.ts';

test.each([
  ['GrÃ¼n', 'Grün'],
  ['StraÃ\u009fe', 'Straße'],
  ['StraÃŸe', 'Straße'],
  ['Ã„rger', 'Ärger'],
  ['â€ž', '„'],
  ['Musterâ€“GbR', 'Muster–GbR'],
])('%s was %s', (found, written) => {
  expect(misreadWords(`Das ist ${found} hier`)).toEqual([{ found, written, index: 8 }]);
});

test.each([
  'Grün',
  'Château',
  'Ã',
  'CÂ',
  '„Über“',
  'naïve',
  'Åse',
  'São Paulo',
  'À la carte',
  'é»',
  '20 €',
  '„Viel Spaß“',
  'château„',
])('%s is right', (text) => {
  expect(misreadWords(text)).toEqual([]);
});

const prose = (lead: string) => ({ 'live.json': page('Live', [{ type: 'intro', lead }], { unlisted: true }) });

test.each([
  ['Die Lageeinsch\ufffdtzung', ['text-lost']],
  ['\uf0b7 ein Punkt', ['text-character']],
  ['die\u200bLage, die\u200eLage und\u2060 mehr', ['text-character', 'text-character', 'text-character']],
  ['✅ geprüft, ⚠️ und ☎ und 1️⃣', ['text-character', 'text-character', 'text-character']],
  ['ein Rest\ufe0f, ein Bild \ufffc und \u200djoined', ['text-character', 'text-character', 'text-character']],
  ['★ und ✓ und Auf\u200clage', []],
  ['auf gesetze-\u2060im-\u2060internet.de', []],
  ['Zum 1\u00ada Preis', []],
  ['می\u200cخواهم', []],
])('in %j a character is lost, or none of it', (lead, codes) => {
  expect(problemsOf(textsDecoded, siteOf(prose(lead)))).toEqual(
    codes.map((code) => `${code} live.json#/blocks/1/lead`),
  );
});

test('an invisible character is marked where it is and deleted, the sign of a symbol font is left to its author', () => {
  const found = (lead: string) =>
    checkedSite(prose(lead)).findings.map(({ column, endColumn, fix }) => [endColumn - column, fix?.[0]?.text]);
  expect(found('die\u200bLage')).toEqual([[1, '']]);
  expect(found('die\u000bLage\ufeff, die\ufeff')).toEqual([
    [6, ' '],
    [1, ''],
    [1, ''],
  ]);
  expect(found('die 𝗟𝗮𝗴𝗲')).toEqual([[8, 'Lage']]);
  expect(found('die 👩‍💻 Lage ⚠️')).toEqual([[5, undefined]]);
  expect(found('die\uf0b7Lage')).toEqual([[1, undefined]]);
});

test('a text of nothing but invisible characters is told once', () => {
  const { findings } = checkedSite(prose('\u200b\u2060'));
  expect(findings.map(({ code }) => code)).toEqual(['text-invisible']);
});
