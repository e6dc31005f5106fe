import { expect, test } from 'vitest';
import { blocksOf, compiled, pages, wordsOf } from './agency.ts';

const english = (compiled.site?.pages ?? []).filter((page) => !pages.includes(page));

/** The headings of the blocks below a page's head. */
const headingsOf = (shown: typeof pages) =>
  shown.flatMap(({ route, content: page }) =>
    page.blocks
      .slice(1)
      .flatMap((block) => ('title' in block && block.title ? [{ route, heading: wordsOf(block.title) }] : [])),
  );

/** Every string of a value that has a given name. */
const namedIn = (value: unknown, name: string): string[] =>
  Object.entries(Object(value)).flatMap(([key, part]) =>
    typeof part === 'string' ? (key === name ? [wordsOf(part)] : []) : namedIn(part, name),
  );

/** What a reader notices as a habit, and how often all pages of a language together may have it. */
test.each([
  { habit: 'lead from one place to another', mould: /^(?:Vo[mn]|From) /u, most: 6 },
  { habit: 'list three things', mould: /^[^.:?,]+, [^.:?,]+(?:, | und | and )[^.:?,]+$/u, most: 12 },
  { habit: 'open with “what”', mould: /^(?:Was|What) /u, most: 16 },
  { habit: 'count six', mould: /^(?:Sechs|Six) /u, most: 6 },
])('few headings $habit', ({ mould, most }) => {
  for (const shown of [pages, english]) {
    const headings = headingsOf(shown);
    const alike = headings.filter(({ heading }) => mould.test(heading));
    expect(headings.length).toBeGreaterThan(60);
    expect(alike.length, alike.map(({ route, heading }) => `${route}: ${heading}`).join('\n')).toBeLessThanOrEqual(
      most,
    );
  }
});

test('few forms open with the order to name something', () => {
  const asked = pages.flatMap(({ content }) => namedIn(content, 'subheading'));
  const ordered = asked.filter((words) => /^(?:Bitte nennen|Nennen) Sie/u.test(words));
  expect(asked.length).toBeGreaterThan(80);
  expect(ordered.length, ordered.join('\n')).toBeLessThanOrEqual(18);
});

test('per cent stands at its number in English figures', () => {
  const figures = english.flatMap(({ content }) => namedIn(content, 'value')).filter((value) => value.includes('%'));
  expect(figures.length).toBeGreaterThan(3);
  expect(figures.filter((value) => /\s%/u.test(value))).toEqual([]);
});

test('the items of the sample price of a booking make up its sum', () => {
  const blocks = blocksOf('/talentbooking');
  const euros = (words: string) => Number(/^([\d.]+)\s€/u.exec(words)?.[1]?.replace('.', ''));
  const costs = blocks.findIndex((block) => block.type === 'chronicle' && block.id === 'kosten');
  const [items, sum] = blocks.slice(costs, costs + 2);
  const amounts = items?.type === 'chronicle' ? items.entries.map(({ label }) => euros(wordsOf(label))) : [];
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(
    euros(wordsOf(sum?.type === 'figures' ? sum.stats[0]?.value : undefined)),
  );
});

test('English forms reply personally, not in person, and put nobody down', () => {
  const forms = JSON.stringify(compiled.site?.editions[1]?.forms);
  expect(forms).toContain('reply to you personally');
  expect(forms).not.toMatch(/in person|put (?:down|your name down)/u);
});
