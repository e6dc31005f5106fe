import type { Menu } from '../src/documents/menu.ts';
import type { Site, SiteDocument } from '../src/documents/site.ts';

/** The site of the tests, small and sound: its own document, its settings and menu, for every room that needs one. */
export const sampleSite = {
  name: 'Muster & Leute',
  mark: 'M&L',
  slogan: 'FROM PEOPLE. FOR PEOPLE.',
  sloganLang: 'en',
  languages: ['de'],
  baseUrl: 'https://www.example.com',
  logo: '/media/logo.svg',
  markLogo: '/media/logo.svg',
  shareImage: '/media/live.webp',
  sampleData: true,
  email: 'kontakt@example.com',
  phone: '+49 30 23125 000',
  facts: {
    legalName: 'Muster & Leute GmbH',
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
  social: [{ title: 'Instagram', href: 'https://www.example.net/instagram', icon: 'instagram' }],
  chat: { baseUrl: 'https://chat.example.com', phone: '+49 30 23125 001', greeting: 'Guten Tag.' },
  consent: {
    storageKey: 'muster-consent',
    version: '1.0.0',
    banner: { title: 'Dürfen wir externe Inhalte laden?', text: 'Den Chat zeigen wir erst mit Ihrer Einwilligung.' },
    settings: {
      title: 'Ihre Einwilligung',
      lead: 'Sie entscheiden.',
      necessary: 'Immer aktiv.',
      external: 'Der Chat.',
    },
  },
  externalHosts: ['www.example.net'],
  serviceLabels: ['Security', 'Event Production'],
  timeZone: 'Europe/Berlin',
  addresses: {
    forms: '/formular',
    thanks: '/formular/danke',
    imprint: '/impressum',
    privacy: '/datenschutz',
    main: 'inhalt',
  },
  preloader: true,
} satisfies SiteDocument;

export const sampleSettings = { ...sampleSite, language: 'de', home: '/' } satisfies Site;

export const sampleMenu: Menu = {
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
};
