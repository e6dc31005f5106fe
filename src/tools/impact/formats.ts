import type { Language } from '../../findings/messages/message.ts';
import type { Impact } from './impact.ts';
import { causeTexts, impactWords, laterText, sizeCells, sizeHeads, sizesText, whatText } from './words.ts';

const headlineOf = ({ base, touched, routes }: Impact, language: Language) =>
  impactWords[language].headline(base, touched.length, routes);

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
  return [headlineOf(impact, language), ...pages, ...lists].join('\n\n');
}

/** What is said beside the pages: scripts that are loaded later, files without effect. */
function listsOf({ later, without }: Impact, language: Language): Array<[head: string, items: readonly string[]]> {
  const words = impactWords[language];
  const lists: Array<[string, readonly string[]]> = [
    [words.later, later.map((script) => laterText(script, language))],
    [words.without, without],
  ];
  return lists.filter(([, items]) => items.length > 0);
}

export const json = (impact: Impact): string => JSON.stringify(impact, null, 2);

/** For a comment on a pull request, or the summary of a job. */
export function markdown(impact: Impact, language: Language): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const [page, what, cause] = impactWords[language].heads;
  const heads = [page, what, ...sizeHeads(language), cause];
  const rows = impact.touched.map((route) => {
    const causes = causeTexts(route.causes, language).join('; ');
    return row([`\`${route.route}\``, whatText(route, language), ...sizeCells(route, language), causes]);
  });
  return [
    `### ${headlineOf(impact, language)}`,
    ...(rows.length > 0 ? [[row(heads), row(heads.map(() => '---')), ...rows].join('\n')] : []),
    ...listsOf(impact, language).map(([head, items]) => `${head}\n\n${items.map((item) => `- ${item}`).join('\n')}`),
  ].join('\n\n');
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/** So many routes are named in an annotation; the rest is a number. */
const NAMED = 5;

/** Workflow commands: one notice at each changed file that touches pages, and the headline. */
export function github(impact: Impact, language: Language): string {
  const words = impactWords[language];
  const byFile = new Map<string, string[]>();
  for (const { route, causes } of impact.touched)
    for (const { file } of causes) byFile.set(file, [...(byFile.get(file) ?? []), route]);
  const notices = [...byFile].map(([file, routes]) => {
    const pages = words.pages(routes.slice(0, NAMED), Math.max(0, routes.length - NAMED));
    return `::notice file=${escapeProperty(file)},line=1,title=impact::${escapeData(words.notice(pages))}`;
  });
  return [...notices, `::notice title=impact::${escapeData(headlineOf(impact, language))}`].join('\n');
}
