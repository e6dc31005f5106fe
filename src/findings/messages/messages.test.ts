import { expect, test } from 'vitest';
import { findingCodes, messageOf, severityOf } from './messages.ts';

test('every code has a severity', () => {
  for (const code of findingCodes) expect(severityOf(code)).toMatch(/^(?:error|warning)$/u);
});

test('a code without a message is named, as when a check is saved first', () => {
  const unknown = JSON.parse('"dates-future"');
  expect(() => severityOf(unknown)).toThrow('There is no message for the code "dates-future" in src/findings/messages');
});

test.each([
  ['/blocks', 'Löschen Sie 2 Einträge oder verteilen Sie die Blöcke auf mehrere Seiten.'],
  ['/blocks/0/stats', 'Löschen Sie 2 Einträge oder verteilen Sie die Einträge auf mehrere Blöcke.'],
  ['/fields/1/options', 'Löschen Sie 2 Einträge.'],
])('what to do about too many entries in %s', (pointer, remedy) => {
  const details = { name: 'list', limit: 1, count: 3 };
  expect(messageOf({ code: 'too-many-items', details, pointer }, 'de').remedy).toBe(remedy);
});

test.each([
  [1, 'de', 'Dasselbe gilt für eine weitere Stelle dieser Datei.'],
  [1200, 'de', 'Dasselbe gilt für 1.200 weitere Stellen dieser Datei.'],
  [1, 'en', 'The same is wrong in one more place of this file.'],
  [2, 'en', 'The same is wrong in 2 more places of this file.'],
] as const)('what is left out is counted: %i, %s', (further, language, sentence) => {
  expect(
    messageOf({ code: 'property-gap', details: { property: 'a', missing: 'b' }, further }, language).remedy,
  ).toContain(sentence);
});
