import { property } from '../../documents/json.ts';
import { internalLink } from '../../documents/routes.ts';
import type { Problem } from '../../findings/finding.ts';
import type { Edition } from '../model/site-model.ts';
import type { PageDocument } from '../read/source-document.ts';
import { inEachLanguage } from './check.ts';

/** Shortest and longest description that search results show whole. */
const DESCRIPTION = { from: 70, to: 160 };

/** Titles and descriptions tell pages apart, and descriptions have a length that search results show. */
export const headsUnique = inEachLanguage((site) => [
  ...sharing(site, 'title').map(
    ({ file, other, text }): Problem => ({
      code: 'title-duplicate',
      file,
      spot: at('title'),
      details: { title: text, other },
    }),
  ),
  ...sharing(site, 'description').map(
    ({ file, other }): Problem => ({
      code: 'description-duplicate',
      file,
      spot: at('description'),
      details: { other },
    }),
  ),
  ...site.pages.flatMap(descriptionLength),
]);

const at = (name: string) => ({ at: 'value', path: [name] }) as const;

function descriptionLength(page: PageDocument): Problem[] {
  const description = textOf(page, 'description');
  if (description === undefined) return [];
  const { length } = description.replaceAll('&nbsp;', ' ').replaceAll('&shy;', '');
  if (length >= DESCRIPTION.from && length <= DESCRIPTION.to) return [];
  const details = { length, ...DESCRIPTION };
  return [{ code: 'description-length', file: page.file, spot: at('description'), details }];
}

function textOf(page: PageDocument, name: string): string | undefined {
  const text = property(page.head ?? page.raw, name);
  return typeof text === 'string' ? text : undefined;
}

/**
 * The pages that share a text with another one, and that one's file. What is told is the copy: it is a draft, nothing leads to
 * it yet, or its address is that of the other with something added.
 */
function sharing({ pages, documents }: Edition, name: string): Array<{ file: string; other: string; text: string }> {
  const groups = new Map<string, PageDocument[]>();
  for (const page of pages) {
    const key = textOf(page, name)?.trim().toLowerCase();
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  const shared = [...groups.values()].filter((group) => group.length > 1);
  const linking = shared.length > 0 ? filesByTarget(documents) : new Map<string, ReadonlySet<string>>();
  return shared.flatMap((group) => {
    const files = new Set(group.map(({ file }) => file));
    const isLinked = ({ route }: PageDocument) => [...(linking.get(route) ?? [])].some((file) => !files.has(file));
    const [oldest, ...copies] = group.sort(
      (a, b) =>
        Number(a.head?.draft ?? false) - Number(b.head?.draft ?? false) ||
        Number(isLinked(b)) - Number(isLinked(a)) ||
        a.file.length - b.file.length ||
        (a.file < b.file ? -1 : 1),
    );
    return copies.map((page) => ({ file: page.file, other: oldest?.file ?? '', text: textOf(page, name) ?? '' }));
  });
}

/** The files that link to a page, by its route. */
function filesByTarget(documents: Edition['documents']): Map<string, Set<string>> {
  const linking = new Map<string, Set<string>>();
  for (const { file, names } of documents) {
    for (const link of names.links) {
      const route = internalLink(link)?.route;
      if (route === undefined) continue;
      const files = linking.get(route);
      if (files) files.add(file);
      else linking.set(route, new Set([file]));
    }
  }
  return linking;
}
