import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderGerman } from '../../../tests/render-german.ts';
import { sampleMenu, sampleSettings } from '../../../tests/sample-site.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
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

const shown = (links: HTMLElement[]) => links.filter((link) => link.checkVisibility()).length;

test('on a phone a heading unfolds its pages by keyboard; from 640 px on all are open, and there is nothing to unfold', async () => {
  await page.viewport(390, 800);
  const { container } = renderGerman(
    <>
      <GlobalStyle />
      <Footer site={sampleSettings} menu={sampleMenu} />
    </>,
  );
  const [group] = container.querySelectorAll<HTMLElement>('nav > div');
  if (!group) throw new Error('no group');
  const links = within(group).getAllByRole('link', { hidden: true });
  const summary = group.querySelector('summary');
  const name = within(group).getByRole('heading').textContent;
  expect({ name: summary?.ariaLabel, height: summary?.clientHeight, shown: shown(links) }).toEqual({
    name,
    height: 44,
    shown: 0,
  });
  summary?.focus();
  await userEvent.keyboard('{Enter}');
  expect(shown(links)).toBe(links.length);
  await userEvent.keyboard('{Enter}');
  expect(shown(links)).toBe(0);
  await page.viewport(640, 800);
  expect({ shown: shown(links), folds: summary?.checkVisibility() }).toEqual({ shown: links.length, folds: false });
});

test('contact is always open', async () => {
  await page.viewport(390, 800);
  renderGerman(<Footer site={sampleSettings} menu={sampleMenu} />);
  expect(screen.getByRole('link', { name: new RegExp(sampleSettings.email ?? '', 'u') }).checkVisibility()).toBe(true);
});
