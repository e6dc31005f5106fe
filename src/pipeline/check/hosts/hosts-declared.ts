import type { JsonPath } from '../../../documents/json.ts';
import { laws } from '../../../fields/laws/laws.ts';
import { placeholderValue } from '../../model/placeholders.ts';
import type { Edition } from '../../model/site-model.ts';
import { inEachLanguage } from '../check.ts';

/**
 * The hosts that the site may lead to or load from are those that the privacy notice names: none is missing there, none
 * is named without need, where the site's law asks for that. A site that describes no processing yet has no notice to compare with.
 */
export const hostsDeclared = inEachLanguage((model) => {
  const site = model.settings?.value;
  if (!site?.law || !laws[site.law].namesHosts) return [];
  const notices = model.documents.filter(({ names }) => names.hosts.length > 0);
  const named = notices.flatMap(({ file, facts }) => facts.hosts.map((fact) => ({ ...fact, file })));
  if (!model.settings || named.length === 0) return [];
  const { file } = model.settings;
  const own = hostOf(site.baseUrl);
  const used = hostsOf(site);
  const declared = new Set(named.map(({ value }) => declaredHost(value, site)));
  const missing = used.filter(({ host }) => host !== own && !declared.has(host));
  const reported = new Set<string>();
  return [
    ...missing
      .filter(({ host }) => !reported.has(host) && reported.add(host))
      .map(({ host, path }) => ({
        code: 'host-undeclared' as const,
        file,
        spot: { at: 'value', path, part: host } as const,
        details: { host },
      })),
    ...named
      .map((fact) => ({ ...fact, host: declaredHost(fact.value, site) }))
      .filter(({ host }) => host !== undefined && !used.some((one) => one.host === host))
      .map(({ file: notice, path, value, host }) => ({
        code: 'host-unused' as const,
        file: notice,
        spot: { at: 'value', path } as const,
        details: { host: host ?? value },
      })),
  ];
});

type Site = NonNullable<NonNullable<Edition['settings']>['value']>;

/** Links of pages need no look: they lead only to `externalHosts`. */
function hostsOf(site: Site): Array<{ host: string; path: JsonPath }> {
  return [
    ...site.externalHosts.map((host, index) => ({ host, path: ['externalHosts', index] })),
    ...(site.externalContent ?? []).map(({ host }, index) => ({ host, path: ['externalContent', index, 'host'] })),
    ...(site.chat ? [{ host: hostOf(site.chat.baseUrl), path: ['chat', 'baseUrl'] }] : []),
    ...(site.social ?? []).map(({ href }, index) => ({ host: hostOf(href), path: ['social', index, 'href'] })),
  ];
}

const hostOf = (address: string) => new URL(address).host;

/** Undefined where a reference has no value, which is reported elsewhere. */
function declaredHost(value: string, site: Site): string | undefined {
  if (!value.startsWith('{')) return value;
  const address = placeholderValue(site, value.slice(1, -1));
  return address && URL.canParse(address) ? hostOf(address) : undefined;
}
