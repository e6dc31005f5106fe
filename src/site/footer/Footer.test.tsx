import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Menu } from '../../pipeline/documents/menu.ts';
import { Footer } from './Footer.tsx';

const menu: Menu = {
  areas: [
    {
      title: 'TALENT',
      children: [
        { title: 'Entertainment', children: [{ title: 'Comedian', path: '/talent/entertainment/comedian' }] },
        { title: 'Athletik Management', path: '/talent/athletik-management' },
      ],
    },
  ],
  services: { title: 'Services', children: [{ title: 'Styling', path: '/styling' }] },
  legal: [
    { title: 'Datenschutz', path: '/datenschutz' },
    { title: 'Impressum', path: '/impressum' },
  ],
};

const site: ComponentProps<typeof Footer>['site'] = {
  slogan: 'FROM PEOPLE. FOR PEOPLE.',
  sloganLang: 'en',
  email: 'kontakt@example.com',
  phone: '+49 30 23125 000',
  social: [{ title: 'Instagram', href: 'https://www.example.com/instagram', icon: 'instagram' }],
  company: {
    legalName: 'Beispiel GmbH',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'Deutschland',
    representedBy: 'Erika Mustermann',
    registerCourt: 'Amtsgericht Musterstadt',
    registerNumber: 'HRB 00000',
    vatId: 'DE000000000',
    supervisoryAuthority: 'Ordnungsamt Musterstadt',
    editor: 'Erika Mustermann',
  },
};

const html = renderToStaticMarkup(<Footer site={site} menu={menu} path="/styling" />);

test('every leaf of the menu is a plain link, so that the site can be walked without JavaScript', () => {
  for (const path of ['/talent/entertainment/comedian', '/talent/athletik-management', '/styling']) {
    expect(html).toContain(`href="${path}"`);
  }
});

test('the page shown is marked', () => {
  expect(html).toMatch(/href="\/styling" aria-current="page"|aria-current="page"[^>]*href="\/styling"/u);
});

test('the slogan is in its language, imprint and privacy notice are linked', () => {
  expect(html).toMatch(/<p lang="en"[^>]*>FROM PEOPLE\. FOR PEOPLE\./u);
  expect(html).toMatch(/href="\/impressum"[^>]*>.*Impressum/u);
  expect(html).toMatch(/href="\/datenschutz"[^>]*>.*Datenschutz/u);
});

test('social profiles say that they open a new tab', () => {
  expect(html).toMatch(/rel="noopener noreferrer"[^>]*>Instagram<span[^>]*> \(öffnet in neuem Tab\)/u);
});
