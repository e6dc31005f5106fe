import { expect, test } from 'vitest';
import { z } from 'zod';
import { rename, type Step, wrap } from '../../fields/steps.ts';
import { currentExamples } from './examples.ts';

const schema = z.strictObject({ title: z.string(), rows: z.array(z.string()) });
const steps: Step[] = [[rename('head', 'title')], [wrap('rows', '[]')]];
const FILE = 'examples.json';
const examplesOf = (text: string) => currentExamples({ path: FILE, text }, schema, steps);

test('each example goes through the steps from its own version on; what is of today stays as it is written', () => {
  const text = `{
  "first": { "head": "A", "rows": "x" },
  "second": { "title": "B", "rows":   "y" },
  "third": { "title":"C", "rows": ["z"] }
}
`;
  expect(examplesOf(text)).toEqual({
    text: `{
  "first": { "title": "A", "rows": ["x"] },
  "second": { "title": "B", "rows":   ["y"] },
  "third": { "title":"C", "rows": ["z"] }
}
`,
    valid: {
      first: { title: 'A', rows: ['x'] },
      second: { title: 'B', rows: ['y'] },
      third: { title: 'C', rows: ['z'] },
    },
    problems: [],
  });
});

test('what no step makes valid is named with its places, and stays', () => {
  const text = '{ "typical": { "title": 1, "rows": ["x"] }, "torn": { "head": "A", "title": "B", "rows": [] } }';
  const { problems, ...others } = examplesOf(text);
  expect(others).toEqual({ text, valid: {} });
  expect(problems).toMatchObject([
    { code: 'wrong-type', file: FILE, spot: { at: 'value', path: ['typical', 'title'] } },
    { code: 'unknown-property', file: FILE, spot: { at: 'key', path: ['torn', 'head'] } },
  ]);
});

test.each(['{ "typical": {,', '{ "typical": { "title": "A", "rows": [] }, }'])('%s has no example', (text) => {
  const { problems, ...others } = examplesOf(text);
  expect(others).toEqual({ text, valid: {} });
  expect(problems).toMatchObject([{ file: FILE, spot: { at: 'offset' } }]);
});
