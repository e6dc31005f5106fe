import { expect, test } from 'vitest';
import { misreadWords } from './language/encoding.ts';

test.each([
  ['GrÃ¼n', 'Grün'],
  ['StraÃ\u009fe', 'Straße'],
  ['StraÃŸe', 'Straße'],
  ['Ã„rger', 'Ärger'],
  ['â€ž', '„'],
  ['Musterâ€“GbR', 'Muster–GbR'],
])('%s was %s', (found, written) => {
  expect(misreadWords(`Das ist ${found} hier`)).toEqual([{ found, written, index: 8 }]);
});

test.each([
  'Grün',
  'Château',
  'Ã',
  'CÂ',
  '„Über“',
  'naïve',
  'Åse',
  'São Paulo',
  'À la carte',
  'é»',
  '20 €',
  '„Viel Spaß“',
  'château„',
])('%s is right', (text) => {
  expect(misreadWords(text)).toEqual([]);
});
