import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findingCodes } from '../src/findings/messages/messages.ts';
import { checkFiles, checkNameProblem, MESSAGES, withMessage } from '../src/tools/scaffold/check.ts';
import { readFlags, run, UsageError } from './cli.ts';

const USAGE = {
  de: `npm run new:check -- --name dates-future
  Legt eine Prüfung der ganzen Website an: Regel, Test, Meldung, Beispielfehler; dann laufen die Generatoren.
  Ende mit 0: angelegt, 1: die Generatoren sind gescheitert, 2: falsch aufgerufen.`,
  en: `npm run new:check -- --name dates-future
  Creates a check of the whole site: rule, test, message, sample mistake; then the generators run.
  Exit 0: created, 1: the generators have failed, 2: wrong usage.`,
};

const PAGE = 'security.json';

await run(USAGE, () => {
  const { name } = readFlags({ name: { type: 'string' } });
  if (name === undefined) throw new UsageError('--name fehlt: der Name der Prüfung und der Code ihrer Meldung.');
  const checks = readdirSync('src/pipeline/check').map((file) => file.replace(/\.ts$/u, ''));
  const problem = checkNameProblem(name, [...checks, ...findingCodes]);
  if (problem !== undefined) throw new UsageError(problem);
  const content = readFileSync(`tests/fixtures/mistakes/base/${PAGE}`, 'utf8');
  for (const file of checkFiles(name, { path: PAGE, content })) {
    mkdirSync(dirname(file.path), { recursive: true });
    writeFileSync(file.path, file.content, { flag: 'wx' });
    console.log(`geschrieben: ${file.path}`);
  }
  writeFileSync(MESSAGES, withMessage(readFileSync(MESSAGES, 'utf8'), name));
  console.log(`ergänzt: ${MESSAGES}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
  if (status !== 0) return 1;
  console.log(nextSteps(name));
  return 0;
});

function nextSteps(name: string): string {
  return `
So geht es weiter:
  1. Die Regel: src/pipeline/check/${name}.ts, und ihr Test daneben
  2. Ihre Worte: der Eintrag '${name}' am Ende von ${MESSAGES}; danach npm run generate
  3. Ein Fehler, wie er vorkommt: in tests/fixtures/mistakes/${name}/${PAGE}; in case.json daneben,
     was dann zu lesen ist. Bis dahin scheitert npm test -- --project unit tests/unit/mistakes.test.ts
Wie eine Prüfung gebaut ist, steht in docs/checks.md.`;
}
