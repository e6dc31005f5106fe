import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreloaderProvider, usePreloader } from './Preloader.tsx';

function Probe() {
  const { phase, showing } = usePreloader();
  return `${phase}, ${showing ? 'shown' : 'not shown'}`;
}

test('used outside its provider, the state of the preloader is an error', () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrow(new Error('No PreloaderProvider'));
});

test('a prerendered page lies open and carries no curtain', () => {
  const html = renderToStaticMarkup(
    <PreloaderProvider mark="L&L">
      <Probe />
    </PreloaderProvider>,
  );
  expect(html).toBe('open, not shown');
});
