import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderGerman } from '../../tests/render-german.ts';
import { blockUnion } from '../documents/block-union.ts';
import { BlockList } from '../render/BlockList.tsx';
import { blockComponents } from './components.gen.ts';
import { BlockContext } from './context.tsx';
import { sampleContext } from './testing.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const examples = import.meta.glob<Record<string, unknown>>('./*/examples.json', { eager: true, import: 'default' });

/** A value in whose lists the first entry stands twice. */
function withRepeated(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.slice(0, 1), ...value].map(withRepeated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withRepeated(part)]));
}

test.each(Object.entries(examples))('two entries of the same words are two: %s', async (_, { largest }) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const block = Object(withRepeated(blockUnion.parse(largest)));
  renderGerman(
    <BlockContext value={sampleContext}>
      <BlockList blocks={[block]} components={blockComponents} />
    </BlockContext>,
  );
  expect(complaint.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('same key'))).toEqual([]);
});
