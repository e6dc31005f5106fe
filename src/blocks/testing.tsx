import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleForm } from '../forms/cases.ts';
import { BlockContext, type BlockContextValue } from './context.tsx';

/** A small site around a block under test. */
export const sampleContext: BlockContextValue = {
  route: '/beispiel',
  forms: ['contact-form', 'general-contact', 'service-request', 'newsletter'].map((name) => ({ ...sampleForm, name })),
  openForm: () => {},
  site: {
    name: 'Beispiel & Söhne',
    mark: 'B&S',
    slogan: 'FROM PEOPLE. FOR PEOPLE.',
    sloganLang: 'en',
    language: 'de',
    baseUrl: 'https://www.example.com',
    logo: '/media/brand/brand-wordmark.svg',
    markLogo: '/media/brand/brand-mark-ll.svg',
    shareImage: '/media/people.webp',
    sampleData: true,
    email: 'kontakt@example.com',
    phone: '+49 30 23125 000',
    company: {
      legalName: 'Beispiel & Söhne GmbH',
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
    social: [{ title: 'Instagram', href: 'https://www.example.com/instagram', icon: 'instagram' }],
    chat: { baseUrl: 'https://chat.example.com', phone: '+49 30 23125 001', greeting: 'Guten Tag.' },
    consent: { storageKey: 'beispiel-consent', version: '1.0.0' },
    externalHosts: ['www.example.com'],
    serviceLabels: ['Event Production'],
  },
  menu: {
    areas: [
      {
        title: 'TALENT',
        children: [
          {
            title: 'Entertainment Talent',
            lang: 'en',
            children: [{ title: 'Comedian', lang: 'en', path: '/talent/entertainment/comedian' }],
          },
          { title: 'Athletik Management', path: '/talent/athletik-management' },
        ],
      },
      {
        title: 'LIVE',
        lang: 'en',
        children: [{ title: 'Event Production', lang: 'en', path: '/live/event-production' }],
      },
    ],
    services: { title: 'Services', children: [{ title: 'Styling', path: '/styling' }] },
    legal: [
      { title: 'Datenschutz', path: '/datenschutz' },
      { title: 'Impressum', path: '/impressum' },
    ],
  },
};

/** HTML of a block as a visitor without JavaScript gets it. */
export function renderBlock(block: ReactNode): string {
  return renderToStaticMarkup(<BlockContext.Provider value={sampleContext}>{block}</BlockContext.Provider>);
}
