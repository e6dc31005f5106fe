import { expect, test } from 'vitest';
import { z } from 'zod';
import { rename, type Step, wrap } from '../../fields/steps.ts';
import { currentExamples } from './examples.ts';

const schema = z.strictObject({ title: z.string(), rows: z.array(z.string()) });
const steps: Step[] = [[rename('head', 'title')], [wrap('rows', '[]')]];

test('each example goes through the steps from its own version on; what is of today stays as it is written', () => {
  const text = `{
  "first": { "head": "A", "rows": "x" },
  "second": { "title": "B", "rows":   "y" },
  "third": { "title":"C", "rows": ["z"] }
}
`;
  expect(currentExamples(text, schema, steps)).toEqual({
    text: `{
  "first": { "title": "A", "rows": ["x"] },
  "second": { "title": "B", "rows":   ["y"] },
  "third": { "title":"C", "rows": ["z"] }
}
`,
    invalid: [],
  });
});

test('what no step makes valid is named with its places, and stays', () => {
  const text = '{ "typical": { "title": 1, "rows": ["x"] }, "torn": { "head": "A", "title": "B", "rows": [] } }';
  expect(currentExamples(text, schema, steps)).toEqual({
    text,
    invalid: [
      { name: 'typical', pointers: ['/title'] },
      { name: 'torn', pointers: ['/'] },
    ],
  });
});
