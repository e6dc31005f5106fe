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
