import { expect, test } from 'vitest';
import { z } from 'zod';
import { videoPath } from '../../../fields/image.ts';
import { correction } from './wrong-type.ts';

const video = z.strictObject({ src: videoPath.optional(), webm: videoPath.optional() });

test('the address of a video where a video belongs is put into its group', () => {
  expect(correction(video, '/media/stage.mp4', false)).toEqual({
    example: '{ "src": "/media/stage.mp4" }',
    fix: { inner: [], between: ['{ "src": ', ' }'] },
  });
});

test.each(['https://www.example.com/stage.mp4', '/media/stage.webp', 'stage'])(
  '%s is no video of the site',
  (value) => {
    expect(correction(video, value, false)).toEqual({ example: '{ "src": "/media/…" }', fix: undefined });
  },
);

test.each([
  ['95', z.int(), '95', true],
  ['95 Minuten', z.int(), '95', false],
  ['95,5', z.number(), '95.5', true],
  ['95.5', z.number(), '95.5', true],
  ['-2,5', z.number(), '-2.5', true],
  ['2,5rem', z.number(), '2.5', false],
  ['1,500', z.number(), undefined, false],
  ['95,5', z.int(), undefined, false],
  ['1:35', z.number(), undefined, false],
  ['10-12', z.int(), undefined, false],
  ['drei', z.int(), undefined, false],
])('%s where a number belongs', (text, schema, example, isFixed) => {
  const { fix, ...corrected } = correction(schema, text, false);
  expect([corrected.example, fix]).toEqual([example, isFixed ? { json: example } : undefined]);
});
