import { expect, test } from 'vitest';
import { parseRecord } from '../../site/consent/record.ts';
import { answerConsent } from './consent.ts';

const settings = { storageKey: 'consent', version: '1.0.0' };

function storageOf(entries: ReadonlyArray<[string, string]>) {
  const map = new Map(entries);
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
  };
}

test('in the preview the banner is answered, and nothing external is allowed', () => {
  const { map, ...storage } = storageOf([]);
  answerConsent(settings, storage);
  expect(parseRecord(map.get('consent') ?? '')).toMatchObject({ external: false, version: '1.0.0' });
});

test('an answer of the author stays', () => {
  const { map, ...storage } = storageOf([['consent', 'mine']]);
  answerConsent(settings, storage);
  expect(map.get('consent')).toBe('mine');
});
