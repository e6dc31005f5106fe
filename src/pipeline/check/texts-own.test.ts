import { expect, test } from 'vitest';
import { checkedSite, page, problemsOf, siteOf } from '../../../tests/small-site.ts';
import { messageOf } from '../../findings/messages/messages.ts';
import type { PageTemplateName } from '../../templates/page-templates.ts';
import { pageFile } from '../../tools/scaffold/page.ts';
import { textsOwn } from './texts-own.ts';

/** A page of `npm run new:page`, with this head in place of the mark that the command gives it. */
function made(template: PageTemplateName, head: object) {
  const { path, content } = pageFile(
    { route: '/probe', title: 'Probe', form: 'contact-form' },
    { template, language: 'de' },
    's',
  );
  const { draft: _, ...published } = JSON.parse(content);
  return problemsOf(textsOwn, checkedSite({ [path]: { ...published, ...head } }).model);
}

test('a draft may hold sample copy', () => {
  expect(made('service', { draft: true })).toEqual([]);
});

test.each([{ draft: 'true' }, { draft: 1 }, { draaft: true }, { Draft: true }])(
  'nor is a page asked about it that is to be a draft and says so with %j',
  (head) => {
    expect(made('service', head)).toEqual([]);
  },
);

test.each([{}, { noindex: true, unlisted: true }, { draft: false }])(
  'a page with %j is reported with every sentence that is left, in reading order',
  (head) => {
    expect(made('service', head)).toEqual(
      [
        '/description',
        '/blocks/0/subtitle',
        '/blocks/0/action/contact/subheading',
        '/blocks/1/lead',
        '/blocks/1/paragraphs/0',
        '/blocks/2/features/0/description',
        '/blocks/2/features/1/description',
        '/blocks/2/features/2/description',
        '/blocks/3/step1/description',
        '/blocks/3/step2/description',
        '/blocks/3/step3/description',
        '/blocks/4/questions/0/answer/0',
        '/blocks/4/questions/1/answer/0',
        '/blocks/5/subtitle',
      ].map((pointer) => `text-sample probe.json#${pointer}`),
    );
  },
);

test.each([
  ['text', 6],
  ['landing', 6],
  ['legal', 5],
  ['imprint', 4],
  ['privacy', 7],
] as const)('a page from the template %s has %i findings', (template, count) => {
  expect(made(template, {})).toHaveLength(count);
});

test('the announcement of a page to come may stay as it is, only not its description', () => {
  expect(made('placeholder', {})).toEqual(['text-sample probe.json#/description']);
});

test('of a description only what is the template’s is marked, and it cannot be taken away', () => {
  const description =
    'Malen und Lackieren: was wir für Sie übernehmen, wie es abläuft und wie Sie {site.name} erreichen.';
  const [finding] = checkedSite({ 'probe.json': page('Probe', [], { description }) }).findings.filter(
    ({ code }) => code === 'text-sample',
  );
  expect(finding && [finding.endColumn - finding.column, messageOf(finding, 'de').remedy]).toEqual([
    description.length - 'Malen und Lackieren: '.length,
    'Schreiben Sie einen eigenen Text.',
  ]);
});

test.each([
  'Das erste Gespräch ist kostenlos. Danach wissen beide Seiten mehr.',
  'Häufige Fragen',
  'Wann dürfen wir Sie anrufen?',
])('„%s“ may be on any page', (lead) => {
  expect(problemsOf(textsOwn, siteOf({ 'live.json': page('Live', [{ type: 'intro', lead }]) }))).toEqual([]);
});
