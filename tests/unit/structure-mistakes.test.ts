import { expect, test } from 'vitest';
import { observeStructure, structureMistakes } from './structure-mistakes.ts';

test.each(structureMistakes.map((one) => [one.mistake, one] as const))('%s', (_, { findings, fixed, ...mistake }) => {
  expect(observeStructure(mistake)).toEqual({ findings, fixed });
});

test('there are at least 45, and none has a remedy that destroys work', () => {
  expect(structureMistakes.length).toBeGreaterThanOrEqual(45);
  const remedies = structureMistakes.flatMap(({ findings }) => findings.map(({ de, en }) => `${de} ${en}`));
  expect(remedies.filter((remedy) => /Löschen Sie die Angabe|Delete the property/u.test(remedy))).toEqual([]);
});
