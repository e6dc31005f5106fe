import { isTimeZone } from '../../documents/day.ts';
import type { Site } from '../../documents/site.ts';
import { laws } from '../../fields/laws/laws.ts';
import type { Problem } from '../../findings/finding.ts';
import { meant } from '../../findings/nearest.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Check } from './check.ts';
import { contrastBreaches } from './theme/contrast.ts';

/**
 * What the site says of itself holds: every text can be read on its ground, and what the site document names is there: its
 * time zone, the facts and pages that its law asks for. A site without a law is asked for none.
 */
export const siteSound: Check = (model) => {
  const { settings } = model;
  const site = settings?.value;
  if (!settings || !site) return contrasts(model);
  return [
    ...contrasts(model),
    ...[...timeZone(site), ...facts(site), ...pages(site, model)].map((found) => ({ ...found, file: settings.file })),
  ];
};

type Found = Problem extends infer P ? (P extends Problem ? Omit<P, 'file'> : never) : never;

const at = (name: keyof Site) => ({ at: 'value', path: [name] }) as const;

function timeZone({ timeZone }: Site): Found[] {
  if (isTimeZone(timeZone)) return [];
  const { nearest } = meant(timeZone, Intl.supportedValuesOf('timeZone'));
  return [{ code: 'time-zone-unknown', spot: at('timeZone'), details: { timeZone }, nearest, received: timeZone }];
}

function facts({ law, facts = {} }: Site): Found[] {
  if (!law) return [];
  const { legalName = '' } = facts;
  const asked = Object.fromEntries(Object.entries(laws[law].facts).filter(([, { of }]) => of?.test(legalName) ?? true));
  const given = Object.keys(facts);
  const free = given.filter((name) => !Object.hasOwn(asked, name));
  const missing = Object.entries(asked).filter(([name]) => !given.includes(name));
  return missing.map(([name, { de, en }]) => {
    const { nearest } = meant(name, free);
    return { code: 'law-fact-missing', spot: at('facts'), details: { name, about: { de, en } }, nearest };
  });
}

/** Silent while a document cannot be read: it may be one of them. */
function pages({ law, addresses }: Site, { routes, complete }: SiteModel): Found[] {
  const asked = law && complete ? laws[law].pages : [];
  const missing = asked.filter((name) => !routes.has(addresses[name]));
  return missing.map((name) => {
    const details = { name, route: addresses[name] };
    return { code: 'law-page-missing', spot: at('law'), details };
  });
}

function contrasts({ theme }: SiteModel): Problem[] {
  if (!theme?.value) return [];
  return contrastBreaches(theme.value.colors).map(({ ink, ground, ratio, needed, nearest }) => ({
    code: 'theme-contrast',
    file: theme.file,
    spot: { at: 'value', path: ['colors', ink] },
    details: { ink, ground, ratio: ratio.toFixed(2), needed: String(needed) },
    nearest,
  }));
}
