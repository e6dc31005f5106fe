import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { German } from '../../../tests/german.tsx';
import type { Menu } from '../../documents/menu.ts';
import { Header } from './Header.tsx';

const site: ComponentProps<typeof Header>['site'] = {
  name: 'Beispiel',
  home: '/',
  logo: '/media/brand/brand-wordmark.svg',
  markLogo: '/media/brand/brand-mark-ll.svg',
  phone: '+49 30 23125 000',
  email: 'kontakt@example.com',
};
const menu: Menu = {
  areas: [{ title: 'LIVE', children: [{ title: 'Event Production', path: '/live/event-production' }] }],
  services: { title: 'Services', children: [{ title: 'Styling', path: '/styling' }] },
  legal: [{ title: 'Impressum', path: '/impressum' }],
};

test('the logo leads home and the menu is closed', () => {
  const html = renderToStaticMarkup(
    <German>
      <Header site={site} menu={menu} />
    </German>,
  );
  expect(html).toMatch(/<a [^>]*href="\/"/u);
  expect(html).toMatch(/<button [^>]*aria-label="Menü öffnen"[^>]*aria-expanded="false"/u);
  expect(html).not.toContain('<dialog');
});

test('over the first screen of the home page it is hidden and inert', () => {
  expect(
    renderToStaticMarkup(
      <German>
        <Header site={site} menu={menu} hiddenOverHero />
      </German>,
    ),
  ).toMatch(/<header data-state="hidden" data-tone="light" inert=""/u);
  expect(
    renderToStaticMarkup(
      <German>
        <Header site={site} menu={menu} tone="dark" />
      </German>,
    ),
  ).toMatch(/<header data-state="large" data-tone="dark" class/u);
});
