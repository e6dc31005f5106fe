import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Block } from '../blocks/types.ts';
import { BlockList } from './BlockList.tsx';
import { Boundary } from './Boundary.tsx';

const intro = (lead: string): Block<'intro'> => ({ type: 'intro', tone: 'light', layout: 'side', lead });

const components = {
  intro: ({ block }: { block: Block<'intro'> }) => {
    if (block.lead === 'broken') throw new Error('This block is broken');
    return <p>{block.lead}</p>;
  },
};

test('a block that cannot be drawn is left out and named; the others stay', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container, rerender } = render(
    <BlockList blocks={[intro('Davor'), intro('broken'), intro('Danach')]} components={components} />,
  );
  expect(container.innerHTML).toBe('<p>Davor</p><p>Danach</p>');
  expect(log.mock.calls).toContainEqual(['The block "intro" could not be drawn and was left out.']);

  rerender(<BlockList blocks={[intro('Davor'), intro('Geheilt'), intro('Danach')]} components={components} />);
  expect(screen.getByText('Geheilt')).toBeTruthy();
  log.mockRestore();
});

test('what takes the place of a block that cannot be drawn is told which one it is and what it has thrown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const none = Boundary.replacement;
  Boundary.replacement = (subject, error) => <p>{`${JSON.stringify(subject)} ${error}`}</p>;
  const { container } = render(<BlockList blocks={[intro('broken')]} components={components} />);
  expect(container.textContent).toBe(`${JSON.stringify(intro('broken'))} Error: This block is broken`);
  Boundary.replacement = none;
  log.mockRestore();
});

test('a block whose component is not there is left out too', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<BlockList blocks={[intro('Allein')]} components={{}} />);
  expect(container.innerHTML).toBe('');
  expect(log.mock.calls).toContainEqual(['The block "intro" could not be drawn and was left out.']);
  log.mockRestore();
});

test('where a page comes with new data, only the blocks that are other objects are drawn again', () => {
  const drawn = vi.fn<(lead: string) => void>();
  const counting = {
    intro: ({ block }: { block: Block<'intro'> }) => {
      drawn(block.lead);
      return <p>{block.lead}</p>;
    },
  };
  const kept = intro('Bleibt');
  const { container, rerender } = render(<BlockList blocks={[intro('Vorher'), kept]} components={counting} />);
  drawn.mockClear();

  rerender(<BlockList blocks={[intro('Nachher'), kept]} components={counting} />);
  expect(container.innerHTML).toBe('<p>Nachher</p><p>Bleibt</p>');
  expect(drawn.mock.calls).toEqual([['Nachher']]);
});

test('every block reports once that it has been drawn, also one that is left out', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onDrawn = vi.fn<() => void>();
  const blocks = [intro('Davor'), intro('broken'), intro('Danach')];
  const { rerender } = render(<BlockList blocks={blocks} components={components} onDrawn={onDrawn} />);
  rerender(<BlockList blocks={blocks} components={components} onDrawn={onDrawn} />);
  expect(onDrawn).toHaveBeenCalledTimes(blocks.length);
  log.mockRestore();
});

test('a prerendered block without a component stays as it is until one has arrived, and is taken over then', async () => {
  const blocks = [intro('Davor'), intro('Danach')];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<BlockList blocks={blocks} components={components} />);
  const [before, after] = container.querySelectorAll('p');
  const onDrawn = vi.fn<() => void>();
  const arrived = {};
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const list = () => <BlockList blocks={blocks} components={arrived} arrival={arrival} onDrawn={onDrawn} />;
  const { rerender } = await act(async () => render(list(), { container, hydrate: true }));
  await act(async () => rerender(list()));
  expect([...container.querySelectorAll('p')]).toEqual([before, after]);
  expect(onDrawn).not.toHaveBeenCalled();

  Object.assign(arrived, components);
  await act(async () => arrive());
  expect(onDrawn).toHaveBeenCalledTimes(blocks.length);
  expect([...container.querySelectorAll('p')]).toEqual([before, after]);
  cleanup();
  container.remove();
});
