import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { sampleMenu, sampleSettings } from '../../../tests/sample-site.ts';
import { Footer } from './Footer.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.menuOpen;
});

const seen = (container: HTMLElement) =>
  container.querySelector('footer')?.checkVisibility({ visibilityProperty: true }) ?? false;

test('on a phone it hides while an area of the menu is open; from 768 px on it stays', async () => {
  const { container } = renderGerman(<Footer site={sampleSettings} menu={sampleMenu} />);
  for (const [width, menuOpen, visible] of [
    [390, false, true],
    [390, true, false],
    [767, true, false],
    [768, true, true],
    [1440, true, true],
  ] as const) {
    await page.viewport(width, 800);
    document.documentElement.toggleAttribute('data-menu-open', menuOpen);
    expect([width, menuOpen, seen(container)]).toEqual([width, menuOpen, visible]);
  }
});
