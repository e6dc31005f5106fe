import { expect, test } from 'vitest';
import { contentType } from './headers.ts';

test('text says its charset, pictures do not', () => {
  expect(contentType('/assets/entry-AbCd1234.js')).toBe('text/javascript;charset=utf-8');
  expect(contentType('/media/stage-0a1b2c3d.webp')).toBe('image/webp');
  expect(contentType('/CNAME')).toBe('application/octet-stream');
});
