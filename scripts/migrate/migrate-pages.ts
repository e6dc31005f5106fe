import { join } from 'node:path';
import { documentOf } from '../../src/documents/documents.ts';
import { readContent } from '../../src/files/content.ts';
import { replaceFile } from '../../src/files/write.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { history } from '../../src/pipeline/read/versions/history.gen.ts';
import { migrateFile } from '../../src/tools/migrate/migrate.ts';
import { jsonMigrations, type MigrationReport, prettyMigrations } from '../../src/tools/migrate/report.ts';
import { paintOfTerminal } from '../cli/print.ts';

interface MigrateOptions {
  /** folder of the pages */
  pages: string;
  write: boolean;
  format: 'pretty' | 'json';
}

/** Migrates all documents, or only shows how they would change. Returns 1 where one of them cannot be migrated. */
export function migratePages({ pages: folder, write: written, format }: MigrateOptions, language: Language): number {
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
}
