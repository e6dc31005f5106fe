import type { ComponentProps } from 'react';
import type { Menu } from '../../pipeline/documents/menu.ts';
import type { Footer } from './Footer.tsx';

/** A small menu and the facts of a site, for the tests of the footer. */
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

export const sampleFooter = { site, menu };
