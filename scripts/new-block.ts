import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockNameProblem, componentName } from '../src/blocks/block-name.ts';
import { blockFiles, descriptionProblem } from '../src/tools/scaffold/block.ts';
import { readFlags, run, UsageError } from './cli.ts';

const USAGE = {
  de: `npm run new:block -- --name quoteWall [--description "Wand mit Zitaten"]
  Legt einen Block an, der sofort funktioniert: Schema, Komponente, Stile, Beispiele, Tests; dann laufen die Generatoren.
  Ende mit 0: angelegt, 1: die Generatoren sind gescheitert, 2: falsch aufgerufen.`,
  en: `npm run new:block -- --name quoteWall [--description "Wand mit Zitaten"]
  Creates a block that works at once: schema, component, styles, examples, tests; then the generators run.
  Exit 0: created, 1: the generators have failed, 2: wrong usage.`,
};

const BLOCKS = 'src/blocks';

await run(USAGE, () => {
  const flags = readFlags({ name: { type: 'string' }, description: { type: 'string' } });
  const { name, description = `Abschnitt „${flags.name}“` } = flags;
  if (name === undefined)
    throw new UsageError('--name fehlt: der Name, den Autorinnen und Autoren als "type" schreiben.');
  const problem = blockNameProblem(name, existingBlocks()) ?? descriptionProblem(description);
  if (problem !== undefined) throw new UsageError(problem);
  for (const { path, content } of blockFiles(name, description)) {
    const file = join(BLOCKS, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { flag: 'wx' });
    console.log(`geschrieben: ${BLOCKS}/${path}`);
  }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' });
  if (status !== 0) return 1;
  console.log(nextSteps(name));
  return 0;
});

function existingBlocks(): string[] {
  return readdirSync(BLOCKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function nextSteps(name: string): string {
  return `
So geht es weiter:
  1. Die Angaben der Autorinnen und Autoren: ${BLOCKS}/${name}/schema.ts; danach npm run generate -- --relock ${name},
     solange es noch keine Seite mit diesem Block gibt
  2. Das Aussehen: ${BLOCKS}/${name}/${componentName(name)}.tsx und styles.ts
  3. Die Beispiele: ${BLOCKS}/${name}/examples.json; prüfen mit npm test -- --project unit ${BLOCKS}/${name}
  4. Auf einer Seite: { "type": "${name}", … }, zum Beispiel mit dem Inhalt von "typical"
Wie ein Block gebaut ist, steht in docs/blocks.md.`;
}
