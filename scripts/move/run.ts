import { join } from 'node:path';
import { REDIRECTS } from '../../src/documents/redirects.ts';
import { changeFiles, finishChange } from '../../src/files/change.ts';
import { readContent, requireFolder } from '../../src/files/content.ts';
import { UsageError } from '../../src/findings/errors.ts';
import type { Paint } from '../../src/findings/formats/report.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { newFindings } from '../../src/findings/new-findings.ts';
import { checkSite, siteReader } from '../../src/pipeline/compile.ts';
import type { Content } from '../../src/pipeline/read/content.ts';
import { diffText } from '../../src/tools/migrate/diff.ts';
import { type Mentions, type Plan, planDelete, planMove, withChanges } from '../../src/tools/move/move.ts';
import { routeOfInput } from '../../src/tools/scaffold/page.ts';
import { pagesArgument, shownPath } from '../cli/caller.ts';
import { fail } from '../cli/command.ts';
import { paintOfTerminal, printReport } from '../cli/print.ts';
import { schemaPath } from '../new-page/schema-path.ts';
import { moveWords } from './words.ts';

interface Options {
  /** folder of the pages */
  pages: string;
  write: boolean;
}

interface MoveOptions extends Options {
  'with-children': boolean;
  /** only does what is left of a change that was interrupted */
  finish: boolean;
}

/** Moves a page, or shows what would change. Returns the exit code. */
export function movePage(options: MoveOptions, operands: readonly string[], language: Language): number {
  const { pages: folder, finish, 'with-children': withChildren } = options;
  const words = moveWords[language];
  requireFolder(folder);
  if (finish) {
    console.log(finishChange(folder) ? words.finished : words.nothingToFinish);
    return 0;
  }
  const [from = '', to = ''] = routesOf(operands, 2);
  const content = readContent(folder);
  const plan = planMove(content, {
    from,
    to,
    withChildren,
    schema: schemaPath(folder, REDIRECTS, 'redirects', language),
  });
  const code = carryOut(plan, content, options, language);
  if (code !== 0) return fail(words.notMoved);
  if (plan.staying.length > 0) console.log(words.staying(plan.staying));
  const call = `${from} ${to}${withChildren ? ' --with-children' : ''}${pagesArgument(folder)}`;
  console.log(options.write ? words.moved(from, to) : words.toMove(plan.changes.length, call));
  return 0;
}

/** Deletes a page, or shows what would change and what leads to it. Returns the exit code. */
export function deletePage(
  options: Options & { to: string | undefined },
  operands: readonly string[],
  language: Language,
) {
  const { pages: folder } = options;
  const words = moveWords[language];
  requireFolder(folder);
  const [route = ''] = routesOf(operands, 1);
  const [to] = options.to === undefined ? [] : routesOf([options.to], 1);
  const content = readContent(folder);
  const plan = planDelete(content, { route, to, schema: schemaPath(folder, REDIRECTS, 'redirects', language) });
  const placesOf = (mentions: Mentions) =>
    mentions.map(({ file, line, href }) => `  ${shownPath(join(folder, file))}:${line}  ${href}`).join('\n');
  if (plan.mentions.length > 0)
    return fail(
      `${words.mentioned(route)}\n${placesOf(plan.mentions)}\n${words.beforeDeleting(route, pagesArgument(folder))}`,
    );
  const code = carryOut(plan, content, options, language);
  if (code !== 0) return fail(words.notDeleted);
  if (plan.staying.length > 0) console.log(words.staying(plan.staying));
  if (plan.twins.length > 0) console.log(words.twins(plan.twins));
  if (to && plan.circular.length > 0) console.log(`${words.circular(to)}\n${placesOf(plan.circular)}`);
  const call = `${route}${to === undefined ? '' : ` --to ${to}`}${pagesArgument(folder)}`;
  console.log(options.write ? words.deleted(route) : words.toDelete(call));
  return 0;
}

/** Shows what changes, and the problems that it would cause; writes where that is asked for and none of them is an error. */
function carryOut(plan: Plan, content: Content, { pages: folder, write }: Options, language: Language): 0 | 1 {
  const reader = siteReader();
  const renamed = new Map(plan.changes.map(({ file, to }) => [file, to]));
  const before = checkSite(content, reader);
  const known = before.findings.map((finding) => ({ ...finding, file: renamed.get(finding.file) ?? finding.file }));
  const after = checkSite(withChanges(content, plan), reader);
  console.log(plan.changes.map((change) => changeText(change, folder, language)).join('\n\n'));
  const { findings } = newFindings(after, { findings: known }, { base: '', files: new Set() });
  const code = findings.length === 0 ? 0 : printReport({ ...after, findings, folder, language });
  if (code === 0 && write) {
    const texts = plan.changes.flatMap(({ file, to, after }) => [
      ...(to === file ? [] : [[file, undefined] as const]),
      [to, after] as const,
    ]);
    changeFiles(folder, new Map(texts));
  }
  return code;
}

function changeText({ file, to, before, after }: Plan['changes'][number], folder: string, language: Language): string {
  const paint = paintOfTerminal();
  const shown = (path: string) => paint('bold', shownPath(join(folder, path)));
  const name = shown(file);
  if (after === undefined) return `${name}  ${moveWords[language].gone}`;
  const title = to === file ? name : `${name} → ${shown(to)}`;
  const lines = before === undefined ? addedLines(after, paint) : diffText({ before, after }, paint);
  return before === after ? title : [title, ...lines].join('\n');
}

const addedLines = (text: string, paint: Paint) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => paint('green', `+ ${line}`));

/** Addresses as a person writes them; throws a `UsageError` where there are not as many. */
function routesOf(operands: readonly string[], count: 1 | 2): string[] {
  const routes = operands.map((operand) => {
    const route = operand === '/' ? { route: '/' } : routeOfInput(operand);
    if ('route' in route) return route.route;
    const { nearest } = route;
    throw new UsageError({
      de: `„${operand}“ ist keine Adresse einer Seite.${nearest ? ` Meinten Sie „${nearest}“?` : ''}`,
      en: `"${operand}" is no address of a page.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    });
  });
  if (routes.length === count) return routes;
  throw new UsageError(
    count === 2
      ? { de: 'Nennen Sie die alte und die neue Adresse.', en: 'Name the old address and the new one.' }
      : { de: 'Nennen Sie die Adresse einer Seite.', en: 'Name the address of one page.' },
  );
}
