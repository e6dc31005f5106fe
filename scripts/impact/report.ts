import { resolve } from 'node:path';
import type { Language } from '../../src/findings/messages/message.ts';
import { github, json, jsonFailure, markdown, pretty } from '../../src/tools/impact/formats.ts';
import { impactOf } from '../../src/tools/impact/impact.ts';
import { fail } from '../cli/command.ts';
import { tellingPrograms } from '../cli/print.ts';
import { builtSides } from './sides.ts';

const formats = { pretty, json, github, markdown };

const words = {
  de: {
    before: (base: string) => `Die Fassung ${base} lässt sich nicht bauen:`,
    after: 'Die jetzige Fassung lässt sich nicht bauen:',
  },
  en: {
    before: (base: string) => `The version ${base} cannot be built:`,
    after: 'The present version cannot be built:',
  },
};

interface ImpactOptions {
  /** Git revision to compare with */
  base: string;
  format: keyof typeof formats;
  /** folder for pictures of the pages that differ */
  screenshots: string | undefined;
}

/**
 * Builds and compares both versions, and reports on it. Returns the exit code: 1 where the present version cannot be built,
 * 2 where the one before cannot.
 */
export async function reportImpact({ base, format, screenshots }: ImpactOptions, language: Language): Promise<number> {
  const tellFailure = (message: string) => {
    if (format === 'json') process.stdout.write(`${jsonFailure(base, message)}\n`);
  };
  const built = await tellingPrograms(
    () => builtSides(base),
    (unread) => tellFailure(unread.map(({ text }) => text[language]).join('\n')),
  );
  try {
    if ('failed' in built) {
      const isBefore = built.failed === 'before';
      const message = `${isBefore ? words[language].before(base) : words[language].after}\n${built.output}`;
      tellFailure(message);
      fail(message);
      return isBefore ? 2 : 1;
    }
    const impact = impactOf(base, built.before.side, built.after.side, built.changed);
    process.stdout.write(`${formats[format](impact, language)}\n`);
    if (screenshots !== undefined) {
      const { takeScreenshots } = await import('./screens.ts');
      const folders = { before: built.before.dist, after: built.after.dist };
      await takeScreenshots(impact.touched, folders, resolve(screenshots));
    }
    return 0;
  } finally {
    built.remove();
  }
}
