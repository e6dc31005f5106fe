import { expect, test } from 'vitest';
import { processing } from './processing.ts';

const withNorm = (norm: string) => ({
  purpose: 'Newsletter',
  data: 'E-Mail',
  legalBases: [{ norm }],
  recipient: 'Host',
  thirdCountry: 'Keine Übermittlung',
  storage: 'Ein Jahr',
});

test.each([
  ['Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;a DSGVO', true],
  ['§&nbsp;25 Abs.&nbsp;2 Nr.&nbsp;2 TDDDG', true],
  ['Art.&nbsp;6(1)(a) GDPR', true],
  ['Section&nbsp;25(2) no.&nbsp;2 TDDDG', true],
  ['Art.&nbsp;6 GDPR', false],
])('a legal basis may be cited as %s: %s', (norm, accepted) => {
  expect(processing.safeParse(withNorm(norm)).success).toBe(accepted);
});
