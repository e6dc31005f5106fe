import { expect, test } from 'vitest';
import { sampleSite } from '../../../../tests/sample-site.ts';
import { page, problemsOf, siteOf } from '../../../../tests/small-site.ts';
import { linksBare } from './links-bare.ts';

const saying = (block: object) =>
  problemsOf(linksBare, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead: 'Ein Korb.', ...block }]) }));
const lead = (text: string) => saying({ lead: text });
const to = (link: string) => `link-bare live.json#/blocks/1/lead → ${link}`;

test.each([
  ['Mehr unter www.wetter.de.', [to('[www.wetter.de](https://www.wetter.de)')]],
  ['Mehr (https://wetter.de/a?b=1&c=2, werktags)', [to('[https://wetter.de/a?b=1&c=2](https://wetter.de/a?b=1&c=2)')]],
  ['Mehr „http://wetter.de/“', [to('[http://wetter.de/](http://wetter.de/)')]],
  [
    'Mehr unter www.wetter.de&nbsp;oder ada.b@wetter.example.org',
    [to('[www.wetter.de](https://www.wetter.de)'), to('[ada.b@wetter.example.org](mailto:ada.b@wetter.example.org)')],
  ],
])('%s is to be a link', (text, links) => {
  expect(lead(text)).toEqual(links);
});

test.each([
  'Mehr [auf www.wetter.de](https://www.wetter.de/) und [ada@wetter.de](mailto:ada@wetter.de)',
  'Mehr unter [{site.email}](mailto:{site.email}) und {site.baseUrl}',
  'Tickets 2 @ 5 Euro, @ada auf Instagram, das WWW. Danach',
  'Das Protokoll https:// und Namen wie wetter.de',
  `Schreiben Sie an ${sampleSite.email}.`,
])('%s: nothing is to be a link', (text) => {
  expect(lead(text)).toEqual([]);
});

test('texts that know no links are not asked for one', () => {
  expect(saying({ title: 'Mehr auf www.wetter.de', label: 'ada@wetter.de' })).toEqual([]);
});
