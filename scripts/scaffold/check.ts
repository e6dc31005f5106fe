import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { entriesOf } from '../../src/files/entries.ts';
import { replaceFile } from '../../src/files/write.ts';
import { UsageError } from '../../src/findings/errors.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { findingCodes } from '../../src/findings/messages/messages.ts';
import { checkNameProblem, checkValues, MESSAGES, withMessage } from '../../src/tools/scaffold/check.ts';
import { generateAnew } from '../cli/process.ts';
import { filledTemplate, filledTemplates, writeNew } from './templates.ts';

const PAGE = 'security.json';

const words = {
  de: {
    added: (path: string) => `ergänzt: ${path}`,
    nextSteps: (name: string) => `
So geht es weiter:
  1. Die Regel: src/pipeline/check/${name}.ts, und ihr Test daneben
  2. Ihre Worte: der Eintrag '${name}' am Ende von ${MESSAGES}; danach npm run generate
  3. Ein Fehler, wie er vorkommt: in tests/fixtures/mistakes/${name}/${PAGE}; in case.json daneben,
     was dann zu lesen ist. Bis dahin scheitert npm run test:unit -- tests/unit/mistakes.test.ts
Wie eine Prüfung gebaut ist, steht in docs/checks.md.`,
  },
  en: {
    added: (path: string) => `extended: ${path}`,
    nextSteps: (name: string) => `
What comes next:
  1. The rule: src/pipeline/check/${name}.ts, and its test beside it
  2. Its words: the entry '${name}' at the end of ${MESSAGES}; then npm run generate
  3. A mistake as it happens: in tests/fixtures/mistakes/${name}/${PAGE}; in case.json beside it, what is
     reported then. Until then npm run test:unit -- tests/unit/mistakes.test.ts fails
How a check is made is described in docs/checks.md.`,
  },
};

/** Writes the files and the message of a new check and generates what is made of them. Returns the exit code. */
export async function newCheck(name: string, language: Language): Promise<number> {
  const checks = entriesOf('src/pipeline/check').files.map((file) => basename(file, '.ts'));
  const problem = checkNameProblem(name, [...checks, ...findingCodes]);
  if (problem !== undefined) throw new UsageError(problem);
  const content = readFileSync(`tests/fixtures/mistakes/base/${PAGE}`, 'utf8');
  const values = checkValues(name);
  const mistake = { path: `tests/fixtures/mistakes/${name}/${PAGE}`, content };
  writeNew([...filledTemplates('check', values), mistake], language);
  replaceFile(MESSAGES, withMessage(readFileSync(MESSAGES, 'utf8'), filledTemplate('message.ts', values)));
  console.log(words[language].added(MESSAGES));
  if ((await generateAnew()) !== 0) return 1;
  console.log(words[language].nextSteps(name));
  return 0;
}
