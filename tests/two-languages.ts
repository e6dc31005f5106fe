import { sampleSite } from './sample-site.ts';
import { type Files, form, page } from './small-site.ts';

const englishHero = { type: 'hero', title: 'For people' };

/** A valid English page with these blocks behind its main heading. */
export const englishPage = (name: string, blocks: readonly unknown[] = [], head: object = {}) => ({
  ...page(name, [], {
    description: `${name}: a page that exists in the tests alone and whose description is long enough to pass.`,
  }),
  blocks: [englishHero, ...blocks],
  ...head,
});

/**
 * What makes the small site one in German and English: `/kontakt` and `/en/contact` say that they are twins, `/live` and
 * `/en/live` are by their addresses, `/team` is in German alone.
 */
export const twoLanguages: Files = {
  '_site/site.json': { ...sampleSite, languages: ['de', 'en'] },
  '_site/menu.json': {
    areas: [{ title: 'Live', lang: 'en', path: '/live' }],
    legal: [
      { title: 'Kontakt', path: '/kontakt' },
      { title: 'Team', path: '/team' },
    ],
  },
  'live.json': page('Auf der Bühne'),
  'kontakt.json': page('Kontakt'),
  'team.json': page('Mannschaft'),
  '_site/en/site.json': {
    slogan: 'All for people.',
    facts: { country: 'Germany' },
    addresses: { forms: '/en/form', thanks: '/en/form/thanks' },
    chat: { greeting: 'Good morning.' },
    consent: {
      banner: { title: 'May we load external content?', text: 'The chat is shown once you have agreed.' },
      settings: { title: 'Your consent', lead: 'You decide.', necessary: 'Always on.', external: 'The chat.' },
    },
  },
  '_site/en/menu.json': {
    areas: [{ title: 'Live', path: '/en/live' }],
    legal: [{ title: 'Contact', path: '/en/contact' }],
  },
  '_site/en/not-found.json': {
    title: 'Not found',
    description: 'There is no such page.',
    blocks: [{ type: 'notFound', code: '404', title: 'Empty', links: [{ label: 'Home', href: '/en' }] }],
  },
  '_site/en/forms/contact.json': {
    ...form('contact-form'),
    title: 'Write to us',
    success: { title: 'Thank you', text: 'We will get back to you.' },
  },
  'en/index.json': englishPage('Start'),
  'en/live.json': englishPage('On stage'),
  'en/contact.json': englishPage('Contact', [], { translationOf: '/kontakt' }),
};
