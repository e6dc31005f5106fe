import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf } from '../src/documents/documents.ts';
import { history } from '../src/pipeline/read/versions/history.gen.ts';
import { type Migration, migrateFile } from '../src/tools/migrate/migrate.ts';
import { jsonMigrations, type MigrationReport, prettyMigrations } from '../src/tools/migrate/report.ts';
import { languageOf, paintOfTerminal, readFlags, run, UsageError } from './cli.ts';
import { readContent } from './content.ts';

const USAGE = {
  de: `npm run migrate -- [--write] [--pages ORDNER] [--format pretty|json] [--lang de|en]
  Stellt Seiten, die für ältere Versionen der Blöcke geschrieben sind, auf die heutigen um. Ohne --write wird nur gezeigt,
  was sich ändern würde. Ende mit 0: alles umgestellt oder umzustellen, 1: eine Datei bleibt liegen, 2: falsch aufgerufen.`,
  en: `npm run migrate -- [--write] [--pages FOLDER] [--format pretty|json] [--lang de|en]
  Brings pages that are written for older versions of the blocks to those of today. Without --write it only shows what
  would change. Exit 0: all changed or to be changed, 1: a file stays behind, 2: wrong usage.`,
};

await run(USAGE, () => {
  const string = { type: 'string' } as const;
  const flags = readFlags({ write: { type: 'boolean' }, pages: string, format: string, lang: string });
  const language = languageOf(flags.lang);
  const format = flags.format ?? 'pretty';
  if (format !== 'pretty' && format !== 'json') throw new UsageError(`--format ${format}: pretty | json`);
  const folder = flags.pages ?? 'pages-data';
  const written = flags.write ?? false;

  const documents = readContent(folder).files.flatMap((file) => {
    const document = documentOf(file.path);
    return document === undefined ? [] : [{ file, document }];
  });
  const migrations = documents
    .map(({ file, document }) => migrateFile(file, document, history))
    .filter((migration) => migration !== undefined);
  if (written) for (const migration of migrations) write(folder, migration);
  const report: MigrationReport = { migrations, files: documents.length, written, folder, language };
  process.stdout.write(`${format === 'json' ? jsonMigrations(report) : prettyMigrations(report, paintOfTerminal())}\n`);
  return migrations.some(({ kind }) => kind !== 'migrated') ? 1 : 0;
});

function write(folder: string, migration: Migration) {
  if (migration.kind === 'migrated') writeFileSync(join(folder, migration.file), migration.after);
}
