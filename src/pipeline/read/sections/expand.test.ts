import { expect, test } from 'vitest';
import { expand } from './expand.ts';
import { sectionOf } from './section.ts';

const call = {
  parameters: [
    { name: 'question', description: 'Frage', example: 'Was steht an?' },
    { name: 'target', description: 'Ziel', default: '/live' },
  ],
  blocks: [
    { type: 'intro', lead: 'Kurz gefragt.' },
    { type: 'cta', title: '{with.question}', action: { label: 'Zu {with.target}', href: '{with.target}' } },
  ],
};
const sections = new Map([['call', sectionOf('call', '_shared/call.json', call)]]);
const expanded = (...blocks: unknown[]) =>
  expand({ path: 'page.json', text: '', value: { title: 'Seite', blocks } }, sections);

const own = { type: 'hero', title: 'Titel' };
const use = { use: 'call', with: { question: 'Wann?' } };

test('the blocks of a section stand in the place of its use', () => {
  expect(expanded(own, use, own).value).toEqual({
    title: 'Seite',
    blocks: [
      own,
      { type: 'intro', lead: 'Kurz gefragt.' },
      { type: 'cta', title: 'Wann?', action: { label: 'Zu /live', href: '/live' } },
      own,
    ],
  });
});

test('a page without uses stays the very object that it is', () => {
  const value = { blocks: [own] };
  expect(expand({ path: 'page.json', text: '', value }, sections).value).toBe(value);
});

test('what a page says is put in as it stands: it asks for no further parameter', () => {
  const { value } = expanded({ use: 'call', with: { question: '{with.target} $& $1' } });
  expect(value).toMatchObject({ blocks: [{}, { title: '{with.target} $& $1' }] });
});

const inUse = { file: 'page.json', path: ['blocks', 1, 'use'] };

test.each([
  ['a block of the page itself', ['blocks', 3, 'title'], { file: 'page.json', path: ['blocks', 2, 'title'] }],
  ['the head of the page', ['title'], { file: 'page.json', path: ['title'] }],
  ['a parameter', ['blocks', 2, 'title'], { file: 'page.json', path: ['blocks', 1, 'with', 'question'] }],
  [
    'a default',
    ['blocks', 2, 'action', 'href'],
    { file: '_shared/call.json', path: ['parameters', 1, 'default'], use: inUse },
  ],
  [
    'a text of the section',
    ['blocks', 1, 'lead'],
    { file: '_shared/call.json', path: ['blocks', 0, 'lead'], use: inUse },
  ],
  [
    'what a section lacks',
    ['blocks', 1, 'label'],
    { file: '_shared/call.json', path: ['blocks', 0, 'label'], use: inUse },
  ],
])('%s is found where an author can change it', (_, path, origin) => {
  expect(expanded(own, use, own).origins?.(path)).toEqual(origin);
});

test('a text that holds a parameter among others leads to the parameter, with no offset', () => {
  const { origins } = expanded({ use: 'call', with: { question: 'Wann?', target: '/styling' } });
  expect(origins?.(['blocks', 1, 'action', 'label'])).toEqual({
    file: 'page.json',
    path: ['blocks', 0, 'with', 'target'],
    isMixed: true,
  });
});

test('a use of a section that cannot be read says nothing, and leaves a page that is not whole', () => {
  const broken = new Map([['call', undefined]]);
  const value = { blocks: [use] };
  expect(expand({ path: 'page.json', text: '', value }, broken)).toMatchObject({ problems: [], isWhole: false });
});

test('a list with the name of a section is no use of it: only its type is reported', () => {
  const { problems, uses, isWhole } = expanded({ use: ['call'] });
  expect(problems.map(({ code, spot }) => ({ code, spot }))).toEqual([
    { code: 'wrong-type', spot: { at: 'value', path: ['blocks', 0, 'use'] } },
  ]);
  expect({ uses, isWhole }).toEqual({ uses: [], isWhole: false });
});
