import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { dist } from './site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React spells: <!doctype html>, srcSet, <source/>, inert="", ids of useId such as _R_1d_.
    'doctype-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // An input without a type is one of text.
    'no-implicit-input-type': 'off',
    // Styles keep telephone numbers on one line.
    'tel-non-breaking': 'off',
    // document.test.ts holds titles to the pattern of this site.
    'long-title': 'off',
    // A carousel gets some of its roles from its script, and its slides are no list on a hydrated page.
    'prefer-native-element': ['error', { exclude: ['group', 'list', 'listitem', 'region'] }],
  },
});

const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

test.each(files)('%s has no fault that html-validate finds', async (file) => {
  const { results } = await validator.validateFile(join(dist, file));
  const faults = results.flatMap(({ messages }) => messages);
  expect(faults.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`)).toEqual([]);
});
