import { HtmlValidate } from 'html-validate';

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

/** Every fault of an HTML file, with its line, column and rule. */
export async function markupFaultsIn(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file);
  const faults = results.flatMap(({ messages }) => messages);
  return faults.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`);
}
