import { property } from '../../documents/json.ts';
import type { Problem } from '../../findings/finding.ts';
import { inEachLanguage } from './check.ts';

/** Shortest and longest description that search results show whole. */
const DESCRIPTION = { from: 70, to: 160 };

/** Titles and descriptions tell pages apart, and descriptions have a length that search results show. */
export const headsUnique = inEachLanguage((site) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const otherFileWith = (known: Map<string, string>, text: string, file: string) => {
    const key = text.trim().toLowerCase();
    const other = known.get(key);
    if (other === undefined) known.set(key, file);
    return other;
  };
  return site.pages.flatMap((page): Problem[] => {
    const { file } = page;
    const problems: Problem[] = [];
    const head = page.head ?? page.raw;
    const title = property(head, 'title');
    const description = property(head, 'description');
    const at = (name: string) => ({ at: 'value', path: [name] }) as const;
    if (typeof title === 'string') {
      const other = otherFileWith(titles, title, file);
      if (other !== undefined)
        problems.push({ code: 'title-duplicate', file, spot: at('title'), details: { title, other } });
    }
    if (typeof description === 'string') {
      const other = otherFileWith(descriptions, description, file);
      if (other !== undefined)
        problems.push({ code: 'description-duplicate', file, spot: at('description'), details: { other } });
      const { length } = description.replaceAll('&nbsp;', ' ').replaceAll('&shy;', '');
      if (length < DESCRIPTION.from || length > DESCRIPTION.to) {
        problems.push({
          code: 'description-length',
          file,
          spot: at('description'),
          details: { length, ...DESCRIPTION },
        });
      }
    }
    return problems;
  });
});
