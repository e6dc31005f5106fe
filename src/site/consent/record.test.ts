import { expect, test } from 'vitest';
import { type ConsentRecord, parseRecord } from './record.ts';
import { CORRUPT } from './testing.ts';

const record: ConsentRecord = { necessary: true, external: true, timestamp: 1_795_219_200_000, version: '1.0.0' };

test('a record is read as it was written', () => {
  expect(parseRecord(JSON.stringify(record))).toEqual(record);
  expect(parseRecord(JSON.stringify({ ...record, external: false }))).toEqual({ ...record, external: false });
});

test('a record of another version is one too: whoever asks compares versions', () => {
  expect(parseRecord(JSON.stringify({ ...record, version: '0.9.0' }))?.version).toBe('0.9.0');
});

test('what else stands in it is left out', () => {
  expect(parseRecord(JSON.stringify({ ...record, analytics: true }))).toEqual(record);
});

test.each(CORRUPT)('is no record: %s', (text) => {
  expect(parseRecord(text)).toBeUndefined();
});

test('at least 15 kinds of what is no record are tried', () => {
  expect(new Set(CORRUPT).size).toBeGreaterThanOrEqual(15);
});
