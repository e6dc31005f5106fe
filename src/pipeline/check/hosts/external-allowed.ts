import { externalHost } from '../../../documents/routes.ts';
import type { Problem } from '../../../findings/finding.ts';
import { nearestName } from '../../../findings/nearest.ts';
import type { Check } from '../check.ts';

/** Pages load from other hosts only what the site document approves, and it approves nothing that no page loads. */
export const externalAllowed: Check = (site) => {
  const { settings } = site;
  if (!settings?.value) return [];
  const approved = settings.value.externalContent ?? [];
  const loaded = site.unsettled.documents.flatMap(({ file, facts }) =>
    facts.externals.map(({ value, content, path }) => ({
      file,
      path,
      value,
      host: externalHost(value),
      kind: content,
    })),
  );
  const used = site.documents.flatMap(({ names }) => names.externals);
  const isUsed = ({ host, kind }: Source) =>
    used.some(([content, address]) => content === kind && externalHost(address) === host);
  const isAlike = (one: Source) => (other: Source) => one.host === other.host && one.kind === other.kind;
  return [
    ...loaded
      .filter(({ host }) => host !== undefined)
      .filter((source) => !approved.some(isAlike(source)))
      .map(
        ({ file, path, value, host = value, kind }): Problem => ({
          code: 'external-unlisted',
          file,
          spot: { at: 'value', path, part: host },
          details: { host, kind },
          received: value,
          nearest: nearestName(host, new Set(approved.map((one) => one.host))),
        }),
      ),
    ...approved.flatMap((source, index): Problem[] =>
      isUsed(source)
        ? []
        : [
            {
              code: 'external-unused',
              file: settings.file,
              spot: { at: 'value', path: ['externalContent', index] },
              details: { host: source.host, kind: source.kind },
            },
          ],
    ),
  ];
};

interface Source {
  host: string | undefined;
  kind: string;
}
