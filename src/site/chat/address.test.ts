import { expect, test } from 'vitest';
import { chatAddress } from './address.ts';

const chat = { baseUrl: 'https://chat.example.com', phone: '+49 30 23125-001', greeting: 'Guten Tag.' };

test('the number stands in the address by its digits alone', () => {
  expect(chatAddress(chat)).toBe('https://chat.example.com/493023125001?text=Guten%20Tag.');
});

test.each([
  ['Frage & Antwort?', 'Frage%20%26%20Antwort%3F'],
  ['Grüße #1 + 50 %', 'Gr%C3%BC%C3%9Fe%20%231%20%2B%2050%20%25'],
  ['a=b&text=c', 'a%3Db%26text%3Dc'],
])('the greeting %s cannot end the address early', (greeting, encoded) => {
  expect(chatAddress({ ...chat, greeting })).toBe(`https://chat.example.com/493023125001?text=${encoded}`);
});

test('an address of the service that ends with a slash gives the same link', () => {
  expect(chatAddress({ ...chat, baseUrl: 'https://chat.example.com/' })).toBe(chatAddress(chat));
});
