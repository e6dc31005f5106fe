import { sep } from 'node:path';
import { styleText } from 'node:util';
import { pathInRepository } from '../../src/files/git.ts';
import { IncompleteError, type Unread, unreadIn } from '../../src/findings/errors.ts';
import { github } from '../../src/findings/formats/github.ts';
import { json } from '../../src/findings/formats/json.ts';
import { junit } from '../../src/findings/formats/junit.ts';
import { pretty } from '../../src/findings/formats/pretty.ts';
import type { Paint, Report } from '../../src/findings/formats/report.ts';
import { sarif } from '../../src/findings/formats/sarif.ts';
import { shownPath, wayWithin } from './caller.ts';
import { withShownGuides } from './guides.ts';

const formats = {
  pretty: (report: Report) => pretty(report, paintOfTerminal()),
  json,
  github,
  sarif,
  junit,
};

export type Format = keyof typeof formats;

export const formatFlag = {
  about: { de: 'für Menschen oder für Programme', en: 'for people or for programs' },
  value: ['pretty', 'json', 'github', 'sarif', 'junit'],
  default: 'pretty',
} as const;

/** Colours only on a terminal that wants them. */
export const isPainted = (): boolean => process.stdout.isTTY && !process.env.NO_COLOR;

export const paintOfTerminal = (): Paint => (isPainted() ? (style, text) => styleText(style, text) : (_, text) => text);

/**
 * A folder as a format names it: as the caller would write it; for those that code hosts read, from the top of its repository, wherever
 * the command was called.
 */
export function folderIn(format: Format, folder: string): string {
  if (format === 'pretty' || format === 'json') return shownPath(folder);
  return pathInRepository(folder) ?? pathInWorkspace(folder) ?? shownPath(folder);
}

/** The way from where GitHub has checked out the repository, which git may refuse to look into in a container. */
function pathInWorkspace(folder: string): string | undefined {
  const { GITHUB_WORKSPACE } = process.env;
  return GITHUB_WORKSPACE ? wayWithin(GITHUB_WORKSPACE, folder)?.split(sep).join('/') : undefined;
}

/** A report as it is printed. */
export interface Printed {
  text: string;
  /** exit code of a check: 1 where there is an error */
  code: 0 | 1;
}

/** A report in a format, with the exit code of a check. */
export function printed(report: Report, format: Format): Printed {
  const text = withShownGuides(formats[format]({ ...report, folder: folderIn(format, report.folder) }));
  const isWrong = report.findings.some(({ severity }) => severity === 'error');
  return { text: text === '' ? '' : `${text}\n`, code: isWrong ? 1 : 0 };
}

/**
 * Runs what prints for programs. Where it cannot get to its end, they are told so in the format that they read, before the error goes on
 * to whoever called the command.
 *
 * @param tell prints what could not be read
 */
export async function tellingPrograms<T>(
  run: () => T | Promise<T>,
  tell: (unread: readonly Unread[]) => void,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof IncompleteError) tell(unreadIn(error));
    throw error;
  }
}

/** The same for what prints a report. */
export const reporting = (
  { folder, language }: Pick<Report, 'folder' | 'language'>,
  format: Format,
  run: () => number | Promise<number>,
): Promise<number> =>
  tellingPrograms(run, (unread) => {
    const nothing = { findings: [], texts: new Map(), pages: 0 };
    if (format !== 'pretty') printReport({ ...nothing, folder, language, unread }, format);
  });

/** Prints a report. Returns the exit code of a check. */
export const printReport = (report: Report, format: Format = 'pretty') => print(printed(report, format));

/** Prints what is ready to be printed. Returns the exit code. */
export function print({ text, code }: Printed): Printed['code'] {
  if (text !== '') process.stdout.write(text);
  return code;
}
