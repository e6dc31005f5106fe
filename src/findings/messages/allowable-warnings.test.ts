import { expect, test } from 'vitest';
import { allowableWarnings } from '../../documents/allowable-warnings.ts';
import { findingCodes, severityOf } from './messages.ts';

/** Warnings that belong to no page, or are about the allowing itself. */
const NOT_OF_PAGES = [
  ...[
    'allow-unused',
    'asset-unused',
    'external-unused',
    'file-hidden',
    'media-large',
    'menu-entry-repeated',
    'number-grouped',
    'parameter-unused',
    'picture-animated',
    'picture-small',
    'schema-foreign',
    'schema-missing',
    'section-unused',
  ],
  'system-file',
];

test('pages may allow every warning about them', () => {
  const warnings = findingCodes.filter((code) => severityOf(code) === 'warning');
  expect([...allowableWarnings, ...NOT_OF_PAGES].sort()).toEqual(warnings.sort());
});
