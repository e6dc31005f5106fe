import { join } from 'node:path';
import { documentOf } from '../src/documents/documents.ts';
import { readContent } from '../src/files/content.ts';
import { replaceFile } from '../src/files/write.ts';
import { history } from '../src/pipeline/read/versions/history.gen.ts';
import { migrateFile } from '../src/tools/migrate/migrate.ts';
import { jsonMigrations, type MigrationReport, prettyMigrations } from '../src/tools/migrate/report.ts';
import { defineCommand } from './cli/command.ts';
import { pagesFlag } from './cli/flags.ts';
import { formatFlag, paintOfTerminal } from './cli/print.ts';

export default defineCommand({
  name: 'migrate',
  about: {
    de: 'Stellt Seiten, die für ältere Versionen der Blöcke geschrieben sind, auf die heutigen um. Ohne --write wird nur gezeigt, was sich ändern würde.',
    en: 'Brings pages that are written for older versions of the blocks to those of today. Without --write it only shows what would change.',
  },
  flags: {
    write: { about: { de: 'schreibt die Dateien', en: 'writes the files' } },
    pages: pagesFlag,
    format: { ...formatFlag, value: ['pretty', 'json'] },
  },
  exits: [
    { de: 'alles umgestellt oder umzustellen', en: 'all changed or to be changed' },
    { de: 'eine Datei bleibt, wie sie ist', en: 'a file stays as it is' },
  ],
  run({ flags: { pages: folder, write: written, format }, language }) {
    const documents = readContent(folder).files.flatMap((file) => {
      const document = documentOf(file.path);
      return document === undefined ? [] : [{ file, document }];
    });
    const migrations = documents
      .map(({ file, document }) => migrateFile(file, document, history))
      .filter((migration) => migration !== undefined);
    for (const migration of written ? migrations : []) {
      if (migration.kind === 'migrated') replaceFile(join(folder, migration.file), migration.after);
    }
    const report: MigrationReport = { migrations, files: documents.length, written, folder, language };
    const text = format === 'json' ? jsonMigrations(report) : prettyMigrations(report, paintOfTerminal());
    process.stdout.write(`${text}\n`);
    return migrations.some(({ kind }) => kind !== 'migrated') ? 1 : 0;
  },
});
