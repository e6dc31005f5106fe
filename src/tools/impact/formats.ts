import type { Impact } from './impact.ts';
import { causeTexts, headline, laterText, SIZE_HEADS, sizeCells, sizesText, whatText } from './words.ts';

/** For a terminal. */
export function pretty({ base, routes, touched, later, without }: Impact): string {
  const pages = touched.map((route) =>
    [
      `${route.route}  ${whatText(route)}`,
      `  ${sizesText(route).join(' · ')}`,
      ...causeTexts(route.causes).map((cause) => `  ${cause}`),
    ].join('\n'),
  );
  return [headline(base, touched.length, routes), ...pages, ...laterPart(later), ...withoutPart(without)].join('\n\n');
}

const laterPart = (later: Impact['later']) =>
  later.length > 0
    ? [['Skripte, die erst später geladen werden:', ...later.map((script) => `  ${laterText(script)}`)].join('\n')]
    : [];

const withoutPart = (without: readonly string[]) =>
  without.length > 0 ? [['Ohne Wirkung auf Seiten:', ...without.map((file) => `  ${file}`)].join('\n')] : [];

export const json = (impact: Impact): string => JSON.stringify(impact, null, 2);

/** For a comment on a pull request, or the summary of a job. */
export function markdown({ base, routes, touched, later, without }: Impact): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const heads = ['Seite', 'anders', ...SIZE_HEADS, 'Anlass'];
  const table = [
    row(heads),
    row(heads.map(() => '---')),
    ...touched.map((route) =>
      row([`\`${route.route}\``, whatText(route), ...sizeCells(route), causeTexts(route.causes).join('; ')]),
    ),
  ];
  return [
    `### ${headline(base, touched.length, routes)}`,
    ...(touched.length > 0 ? [table.join('\n')] : []),
    ...laterPart(later).map((text) => text.replaceAll('\n  ', '\n- ').replace('\n', '\n\n')),
    ...withoutPart(without).map((text) => text.replaceAll('\n  ', '\n- ').replace('\n', '\n\n')),
  ].join('\n\n');
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/** So many routes are named in an annotation; the rest is a number. */
const NAMED = 5;

/** Workflow commands: one notice at each changed file that touches pages, and the headline. */
export function github({ base, routes, touched }: Impact): string {
  const byFile = new Map<string, string[]>();
  for (const { route, causes } of touched)
    for (const { file } of causes) byFile.set(file, [...(byFile.get(file) ?? []), route]);
  const notices = [...byFile].map(([file, reached]) => {
    const rest = reached.length - NAMED;
    const names = reached.slice(0, NAMED).join(', ') + (rest > 0 ? ` und ${rest} weitere` : '');
    const pages = reached.length === 1 ? 'eine Seite' : `${reached.length} Seiten`;
    return `::notice file=${escapeProperty(file)},line=1,title=impact::${escapeData(`Diese Datei berührt ${pages}: ${names}.`)}`;
  });
  return [...notices, `::notice title=impact::${escapeData(headline(base, touched.length, routes))}`].join('\n');
}
