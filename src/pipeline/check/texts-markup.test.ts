import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/sample-site.ts';
import { contentOf, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { messageOf } from '../../findings/messages/messages.ts';
import { checkSite } from '../compile.ts';
import { textsMarkup } from './texts-markup.ts';

const saying = (lead: string) =>
  problemsOf(textsMarkup, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead }]) }));
const found = 'text-markup live.json#/blocks/1/lead';

test.each([
  'Ein *betontes* Wort und [ein Link](/live)',
  'Künstler&shy;management, 99,8&nbsp;%',
  'Leute & mehr; R&D',
  'Temperaturen < 5 Grad, wir <3 Bühnen',
  'Nr. #1, snake_case, 2 * 3 * 4',
  'Personen • Objekte - Veranstaltungen',
  'Ab 500 Euro*, je Person*',
  '*Ein Absatz* sagt*',
  'Unsere Künstler*innen',
  '*Betont, mit [einem Link](/live)* und [noch einem](https://www.example.net/*a)',
])('accepts %s', (lead) => {
  expect(saying(lead)).toEqual([]);
});

test.each([
  ['Das <b>fette</b> Wort', [`${found} → *fette*`]],
  ['Das <STRONG>fette</STRONG> Wort', [`${found} → *fette*`]],
  ['**fett** und __auch__', [`${found} → *fett*`, `${found} → *auch*`]],
  ['Mehr <a class="x" href="/live">dort</a>', [`${found} → [dort](/live)`]],
  ['Eins<br>zwei<br />drei', [found, found]],
  ['<span style="color:red">rot', [found]],
  ['f&uuml;r 5 &ndash; 6 &euro;', [`${found} → ü`, `${found} → –`, `${found} → €`]],
  ['10&nbsp kg, zu&shy gut', [`${found} → &nbsp;`, `${found} → &shy;`]],
  ['&#252;ber &#xFC;ber', [`${found} → ü`, `${found} → ü`]],
  ['&foo; &#0; &#8232;x', [found, found, found]],
  ['# Überschrift', [found]],
  ['Ein `Wort`', [found]],
  ['• Personen • Objekte', [found]],
  ['- Personen', [found]],
  ['Zuerst die Lage, dann die *Kräfte', [found]],
  ['*Zuerst* die Lage, dann (*die Kräfte)', [found]],
  ['Zuerst **die Lage', [found]],
  ['*', [found]],
  ['**', [found]],
])('rejects %s', (lead, findings) => {
  expect(saying(lead)).toEqual(findings);
});

const subtitled = (subtitle: string) =>
  problemsOf(textsMarkup, siteOf({ 'live.json': page('Live', [{ type: 'hero', title: 'A', subtitle }]) }));

test('stars are told where a text knows no emphasis, and not inside of words', () => {
  const at = 'text-markup live.json#/blocks/1/subtitle';
  expect(subtitled('Ein *betontes* Wort und *noch eins*.')).toEqual([`${at} → betontes`, `${at} → noch eins`]);
  expect(subtitled('Für Künstler*innen und Kund*innen, 2 * 3 * 4')).toEqual([]);
});

test('texts of the site document are looked at, too', () => {
  const site = { ...sampleSite, chat: { ...sampleSite.chat, greeting: 'Guten Tag, <b>Ada</b>' } };
  expect(problemsOf(textsMarkup, siteOf({ '_site/site.json': site }))).toEqual([
    'text-markup _site/site.json#/chat/greeting → *Ada*',
  ]);
});

test.each([
  ['<b>A</b>', 'Schreiben Sie *A*, in Überschriften und Absätzen; sonst ohne die Zeichen.'],
  ['Eins<br>zwei', 'Ein Text ist eine Zeile: Machen Sie daraus zwei Absätze oder zwei Einträge.'],
  ['&uuml;', 'Schreiben Sie ü.'],
  ['<u>', 'Löschen Sie es.'],
  ['<br>', 'Löschen Sie es.'],
  ['<p class="a">Eins <p>', 'Löschen Sie es.'],
  ['Eins zwei<br> <br>', 'Löschen Sie es.'],
  ['die *Kräfte', 'Schreiben Sie auch hinter das letzte betonte Wort ein *, oder löschen Sie dieses.'],
])('%s: the message has the site’s own way', (lead, remedy) => {
  const { findings } = checkSite(
    contentOf({ 'live.json': page('Live', [{ type: 'intro', lead }], { unlisted: true }) }),
  );
  const remedies = findings
    .filter(({ code }) => code === 'text-markup')
    .map((finding) => messageOf(finding, 'de').remedy);
  expect([...new Set(remedies)]).toEqual([remedy]);
});
