import { documentOf } from '../../src/documents/documents.ts';
import { readContent } from '../../src/files/content.ts';
import type { Language } from '../../src/findings/messages/message.ts';
import { history } from '../../src/pipeline/read/versions/history.gen.ts';
import { migrateFile } from '../../src/tools/migrate/migrate.ts';
import { jsonMigrations, type MigrationReport, prettyMigrations } from '../../src/tools/migrate/report.ts';
import { pagesArgument } from '../cli/caller.ts';
import { withShownGuides } from '../cli/guides.ts';
import { paintOfTerminal, tellingPrograms } from '../cli/print.ts';
import { replaceFiles } from '../cli/replace.ts';

interface MigrateOptions {
  /** folder of the pages */
  pages: string;
  write: boolean;
  format: 'pretty' | 'json';
}

/** Migrates all documents, or only shows how they would change. Returns 1 where one of them cannot be migrated. */
export function migratePages(options: MigrateOptions, language: Language): Promise<number> {
  const { pages: folder, write: written, format } = options;
  return tellingPrograms(
    () => migrateAll(options, language),
    (unread) => {
      const nothing = { migrations: [], files: 0, pages: '' };
      if (format === 'json')
        process.stdout.write(`${jsonMigrations({ ...nothing, unread, written, folder, language })}\n`);
    },
  );
}

function migrateAll({ pages: folder, write: written, format }: MigrateOptions, language: Language): number {
  const documents = readContent(folder).files.flatMap((file) => {
    const document = documentOf(file.path);
    return document === undefined ? [] : [{ file, document }];
  });
  const found = documents.flatMap(({ file, document }) => {
    const migration = migrateFile(file, document, history);
    return migration ? [{ migration, read: file.bytes }] : [];
  });
  const migrations = found.map(({ migration }) => migration);
  const migrated = found.flatMap(({ migration, read }) =>
    migration.kind === 'migrated' ? [{ path: migration.file, read, fresh: migration.after }] : [],
  );
  if (written) replaceFiles(folder, migrated);
  const report: MigrationReport = {
    ...{ migrations, files: documents.length, written, folder, language },
    pages: pagesArgument(folder),
  };
  const text = format === 'json' ? jsonMigrations(report) : prettyMigrations(report, paintOfTerminal());
  process.stdout.write(`${withShownGuides(text)}\n`);
  return migrations.some(({ kind }) => kind !== 'migrated') ? 1 : 0;
}
