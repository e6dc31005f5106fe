import type { Area, Colors } from '../../design/theme.ts';
import { isTimeZone } from '../../documents/day.ts';
import { type JsonPath, property } from '../../documents/json.ts';
import { withoutHome } from '../../documents/languages.ts';
import { externalHost } from '../../documents/routes.ts';
import type { Site } from '../../documents/site.ts';
import { colorsOf } from '../../documents/theme.ts';
import { laws } from '../../fields/laws/laws.ts';
import type { Problem } from '../../findings/finding.ts';
import { certainly, meant } from '../../findings/nearest.ts';
import { editionAt, isWithin } from '../../forms/paths.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Check } from './check.ts';
import { type Breach, contrastBreaches, nearestPassing } from './theme/contrast.ts';

/**
 * What the site says of itself holds: every text can be read on its ground, and what the site document names is there: its
 * time zone, the facts and pages that its law asks for. A site without a law is asked for none.
 */
export const siteSound: Check = (model) => {
  const { settings } = model;
  const site = settings?.value;
  if (!settings || !site) return colors(model);
  return [
    ...colors(model),
    ...[
      ...address(site),
      ...hosts(site),
      ...phones(site),
      ...timeZone(site),
      ...facts(site),
      ...pages(site, model),
    ].map((found) => ({
      ...found,
      file: settings.file,
    })),
  ];
};

type Found = Problem extends infer P ? (P extends Problem ? Omit<P, 'file'> : never) : never;

/** Pages, scripts and pictures are addressed from the root of the host, with a slash that would then be doubled. */
function address({ baseUrl }: Site): Found[] {
  const origin = `https://${externalHost(baseUrl)}`;
  const path = baseUrl.slice(origin.length);
  const received = `"${baseUrl}"`;
  if (/[^/]/u.test(path))
    return [{ code: 'address-with-path', spot: at('baseUrl'), details: { path }, nearest: origin, received }];
  if (!baseUrl.endsWith('/')) return [];
  const found = { spot: at('baseUrl'), details: { name: 'baseUrl' }, received };
  return [{ code: 'wrong-format', ...found, ...certainly(baseUrl.replace(/\/+$/u, '')) }];
}

/** Links to the site itself are links to pages, and checked as such. */
function hosts({ baseUrl, externalHosts }: Site): Found[] {
  const own = externalHost(baseUrl);
  return externalHosts.flatMap((host, index): Found[] =>
    host === own
      ? [{ code: 'host-own', spot: { at: 'value', path: ['externalHosts', index] }, details: { host } }]
      : [],
  );
}

/** A number without `+`; `00` stands for it where one dials abroad, a single `0` for the code of the country. */
function phones({ phone, chat }: Site): Found[] {
  const named = [
    { path: ['phone'], number: phone },
    { path: ['chat', 'phone'], number: chat?.phone },
  ];
  return named.flatMap(({ path, number }): Found[] => {
    if (number === undefined || number.startsWith('+')) return [];
    const isAbroad = number.startsWith('00');
    const nearest = isAbroad ? number.replace('00', '+') : number.replace(/^0?/u, '+49 ');
    const fix = isAbroad ? { write: nearest } : undefined;
    return [{ code: 'phone-national', spot: { at: 'value', path }, details: {}, nearest, received: number, fix }];
  });
}

const at = (name: keyof Site) => ({ at: 'value', path: [name] }) as const;

function timeZone({ timeZone }: Site): Found[] {
  if (isTimeZone(timeZone)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  const nearest = zones.find((zone) => zone.endsWith(`/${timeZone}`)) ?? meant(timeZone, zones).nearest;
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

/**
 * What can be changed are the colours that the theme itself names. A colour that falls short on several grounds is one mistake: all
 * pairs that the same change mends are told together.
 */
function colors({ theme, ...site }: SiteModel): Problem[] {
  if (!theme?.value) return [];
  const { colors, areas = [] } = theme.value;
  return [
    ...contrasts(colors, property(theme.written, 'colors'), ['colors'], contrastBreaches(colors)),
    ...areas.flatMap((area, index) => {
      const merged = colorsOf(colors, area);
      const breaches = contrastBreaches(merged).filter(({ ink, ground }) => ink in area || ground in area);
      return contrasts(merged, area, ['areas', index], breaches);
    }),
    ...emptyAreas(areas, site),
  ].map((found) => ({ ...found, file: theme.file }));
}

/** An area without a page has been misspelt, or its pages have moved. */
function emptyAreas(areas: readonly Area[], { routes, editions }: Pick<SiteModel, 'routes' | 'editions'>): Found[] {
  if (areas.length === 0) return [];
  const pages = [...routes].map((route) => withoutHome(route, editionAt(route, editions)?.home ?? '/'));
  return areas.flatMap(({ path }, index): Found[] => {
    if (pages.some((route) => isWithin(route, path))) return [];
    const above = pages.flatMap((route) => route.split('/').map((_, end, parts) => parts.slice(0, end + 1).join('/')));
    const spot = { at: 'value', path: ['areas', index, 'path'] } as const;
    return [{ code: 'area-empty', spot, details: { path }, ...meant(path, new Set(above)), received: path }];
  });
}

/**
 * Colours that cannot be read, one finding for each that best is changed; `own`: what the theme says at `path` of the
 * `colors`.
 */
function contrasts(colors: Colors, own: unknown, path: JsonPath, breaches: readonly Breach[]): Found[] {
  const short = breaches.map((breach) => {
    const named = [breach.ink, breach.ground].filter((name) => property(own, name) !== undefined);
    const changes = named.map((name) => ({ name, nearest: nearestPassing(colors, name) }));
    const helpful = changes.filter(({ nearest }) => nearest !== undefined);
    return { breach, changes: helpful.length > 0 ? helpful : changes };
  });
  const mending = (name: string) =>
    short.filter(({ changes }) => changes.some((change) => change.name === name)).length;
  const groups = new Map<string, typeof short>();
  for (const each of short) {
    const [best = each.breach.ink] = each.changes.map(({ name }) => name).sort((a, b) => mending(b) - mending(a));
    groups.set(best, [...(groups.get(best) ?? []), each]);
  }
  return [...groups].map(([best, group]): Found => {
    const isOfAll = ({ name }: { name: string }) =>
      group.every(({ changes }) => changes.some((change) => change.name === name));
    const changes = (group[0]?.changes ?? []).filter(isOfAll);
    const pairs = group.map(({ breach: { ink, ground, ratio, needed } }) => ({
      ink,
      ground,
      ratio: ratio.toFixed(2),
      needed: String(needed),
    }));
    const spot = { at: 'value', path: [...path, best] } as const;
    return { code: 'theme-contrast', spot, details: { pairs, changes }, nearest: changes[0]?.nearest };
  });
}
