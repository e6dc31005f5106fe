import { expect, test } from 'vitest';
import { contentOf, menu, page } from '../../../tests/small-site.ts';
import { dayOf, isDay } from '../../documents/day.ts';
import { compileSite } from '../compile.ts';

test.each([
  ['2026-11-30T22:59:59Z', '2026-11-30'],
  ['2026-11-30T23:00:00Z', '2026-12-01'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
])('%s is the day %s in Berlin', (time, day) => expect(dayOf(new Date(time), 'Europe/Berlin')).toBe(day));

test.each(['2026-02-30', '2026-13-01', '01.12.2026', '2026-1-1', '2026-12-01T00:00', ''])('"%s" is no day', (text) =>
  expect(isDay(text)).toBe(false),
);

test('2028-02-29 is a day', () => expect(isDay('2028-02-29')).toBe(true));

/** Routes that are built on a day, and what is told of the others. */
function builtOn(day: string | undefined, head: object) {
  const content = contentOf({ 'security.json': page('Security', [], { ...head, unlisted: true }) });
  const { site, unpublished, findings } = compileSite(day === undefined ? content : { ...content, day });
  expect(findings).toEqual([]);
  return { routes: site?.pages.map(({ route }) => route), unpublished: Object.fromEntries(unpublished) };
}

const shown = { routes: ['/', '/security'], unpublished: {} };
const hidden = (why: object) => ({ routes: ['/'], unpublished: { '/security': why } });

test.each([
  ['2026-11-30', hidden({ why: 'from', day: '2026-12-01' })],
  ['2026-12-01', shown],
  ['2026-12-24', shown],
  ['2026-12-25', hidden({ why: 'until', day: '2026-12-24' })],
])('a page from 1 to 24 December on %s', (day, built) =>
  expect(builtOn(day, { publishFrom: '2026-12-01', publishUntil: '2026-12-24' })).toEqual(built),
);

test('a draft is never built', () =>
  expect(builtOn('2026-12-01', { draft: true, publishFrom: '2026-01-01' })).toEqual(hidden({ why: 'draft' })));

test('a draft is checked like any other page', () => {
  const draft = page('Security', [{ type: 'cta', title: 'Fragen?', subtitel: 'Gern.' }], { draft: true });
  const { findings } = compileSite({ ...contentOf({ 'security.json': draft }), day: '2026-12-01' });
  expect(findings.map(({ code, file }) => `${code} ${file}`)).toContain('unknown-property security.json');
});

test('drafts may link to each other, and need no way to them', () => {
  const link = { type: 'intro', lead: 'Lesen Sie [mehr](/styling) dazu.' };
  const files = {
    'security.json': page('Security', [link], { draft: true }),
    'styling.json': page('Styling', [], { draft: true }),
  };
  expect(compileSite({ ...contentOf(files), day: '2026-12-01' }).findings).toEqual([]);
});

test('a service that only a draft asks for has no page of its form', () => {
  const call = (service: string) => ({
    type: 'cta',
    title: 'Fragen?',
    action: {
      kind: 'contact',
      label: 'Fragen',
      contact: { heading: 'Fragen', subheading: 'Gern.', formId: 'contact-form', serviceLabel: service },
    },
  });
  const made = (head: object) => {
    const files = { 'security.json': page('Security', [call('Event Production')], { ...head, unlisted: true }) };
    const { site, findings } = compileSite({ ...contentOf(files), day: '2026-12-01' });
    expect(findings).toEqual([]);
    return site?.formPages.map(({ route }) => route);
  };
  expect(made({})).toContain('/formular/contact-form/event-production');
  expect(made({ draft: true })).not.toContain('/formular/contact-form/event-production');
});

test('a menu entry to a page that is not published is left out on that day only, with what is empty without it', () => {
  const { areas, ...others } = menu('/security');
  const files = {
    'security.json': page('Security', [], { publishFrom: '2026-12-01' }),
    '_site/menu.json': {
      ...others,
      areas: [
        { title: 'A', children: [{ title: 'B', path: '/security' }] },
        { title: 'C', path: '/security', children: [{ title: 'D', path: '/' }] },
        ...areas,
      ],
    },
  };
  const shownOn = (day: string) => {
    const { site, findings } = compileSite({ ...contentOf(files), day });
    expect(findings).toEqual([]);
    return [...(site?.menu.areas ?? []), ...(site?.menu.legal ?? [])].slice(0, -1);
  };
  const titles = (day: string) => shownOn(day).map(({ title }) => title);
  expect(titles('2026-12-01').slice(0, 2)).toEqual(['A', 'C']);
  expect(JSON.stringify(shownOn('2026-12-01'))).toContain('"/security"');
  expect(titles('2026-11-30')[0]).toBe('C');
  expect(JSON.stringify(shownOn('2026-11-30'))).not.toContain('"/security"');
});
