import { type Step, set } from '../../../fields/steps.ts';

/** What a site was given that said nothing. */
const ADDRESSES = {
  forms: '/formular',
  thanks: '/formular/danke',
  imprint: '/impressum',
  privacy: '/datenschutz',
  main: 'inhalt',
};

/** Addresses and time zone are in the words and in the place of the site: the engine has none to offer. */
export const step: Step = [
  set('timeZone', 'Europe/Berlin'),
  set('addresses', ADDRESSES),
  ...Object.entries(ADDRESSES).map(([name, address]) => set(`addresses.${name}`, address)),
];
