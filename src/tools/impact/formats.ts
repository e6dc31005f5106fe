import type { Language } from '../../findings/messages/message.ts';
import type { Impact } from './impact.ts';
import {
  causeTexts,
  headlineText,
  impactWords,
  laterText,
  noticeText,
  sizeCells,
  sizeHeads,
  sizesText,
  whatText,
} from './words.ts';

/** For a terminal. */
export function pretty(impact: Impact, language: Language): string {
  const pages = impact.touched.map((route) =>
    [
      `${route.route}  ${whatText(route, language)}`,
      `  ${sizesText(route, language).join(' · ')}`,
      ...causeTexts(route.causes, language).map((cause) => `  ${cause}`),
    ].join('\n'),
  );
  const lists = listsOf(impact, language).map(([head, items]) =>
    [head, ...items.map((item) => `  ${item}`)].join('\n'),
  );
  return [headlineText(impact, language), ...pages, ...lists].join('\n\n');
}

/** What is reported beside the pages: scripts that are loaded later, files without effect. */
function listsOf({ later, without }: Impact, language: Language): Array<[head: string, items: readonly string[]]> {
  const lists: Array<[string, readonly string[]]> = [
    [impactWords.later[language], later.map((script) => laterText(script, language))],
    [impactWords.without[language], without],
  ];
  return lists.filter(([, items]) => items.length > 0);
}

export const json = (impact: Impact): string => JSON.stringify({ ok: true, ...impact }, null, 2);

/** What programs read where there is nothing to compare. */
export const jsonFailure = (base: string, message: string): string =>
  JSON.stringify({ ok: false, base, message }, null, 2);

/** For a comment on a pull request, or the summary of a job. */
export function markdown(impact: Impact, language: Language): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const { page, what, cause } = impactWords;
  const heads = [page[language], what[language], ...sizeHeads(language), cause[language]];
  const rows = impact.touched.map((route) => {
    const causes = causeTexts(route.causes, language).join('; ');
    return row([`\`${route.route}\``, whatText(route, language), ...sizeCells(route, language), causes]);
  });
  return [
    `### ${headlineText(impact, language)}`,
    ...(rows.length > 0 ? [[row(heads), row(heads.map(() => '---')), ...rows].join('\n')] : []),
    ...listsOf(impact, language).map(([head, items]) => `${head}\n\n${items.map((item) => `- ${item}`).join('\n')}`),
  ].join('\n\n');
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands: one notice at each changed file that touches pages, and the headline. */
export function github(impact: Impact, language: Language): string {
  const byFile = new Map<string, string[]>();
  for (const { route, causes } of impact.touched)
    for (const { file } of causes) byFile.set(file, [...(byFile.get(file) ?? []), route]);
  const notices = [...byFile].map(
    ([file, routes]) =>
      `::notice file=${escapeProperty(file)},line=1,title=impact::${escapeData(noticeText(routes, language))}`,
  );
  return [...notices, `::notice title=impact::${escapeData(headlineText(impact, language))}`].join('\n');
}
