import type { Unread } from '../../findings/errors.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Paint } from '../../findings/formats/report.ts';
import { blockText } from '../../findings/messages/block.ts';
import { type Language, messageText } from '../../findings/messages/message.ts';
import { messageOf } from '../../findings/messages/messages.ts';
import { diffText } from './diff.ts';
import type { Migrated, Migration } from './migrate.ts';

/** What a run of `migrate` reports. */
export interface MigrationReport {
  migrations: readonly Migration[];
  /** number of files looked at */
  files: number;
  /** what kept it from getting to its end */
  unread?: readonly Unread[];
  /** whether the files were written */
  written: boolean;
  /** put before every file name: the pages folder as the user named it */
  folder: string;
  /** how a command that is printed names that folder: ` --pages copy`, or nothing */
  pages: string;
  language: Language;
}

const words = {
  de: {
    document: 'Datei',
    line: 'Zeile',
    version: 'Version',
    faulty: 'bleibt liegen, weil sie schon Fehler hat:',
    stuck: 'bleibt liegen, weil sie danach nicht gültig wäre:',
    failed: (reason: string) => `Ein Schritt ist gescheitert: ${reason}.`,
    current: (files: number) => `${files} Dateien geprüft, alle sind auf dem heutigen Stand.`,
    migrated: (count: number, written: boolean) =>
      `${count} ${count === 1 ? 'Datei' : 'Dateien'} ${written ? 'umgestellt' : 'umzustellen'}`,
    left: (count: number) => `${count} ${count === 1 ? 'bleibt' : 'bleiben'} liegen`,
    write: (pages: string) => `Schreiben: npm run migrate --${pages} --write`,
  },
  en: {
    document: 'file',
    line: 'line',
    version: 'version',
    faulty: 'is left alone, because it has mistakes already:',
    stuck: 'is left alone, because it would not be valid afterwards:',
    failed: (reason: string) => `A step failed: ${reason}.`,
    current: (files: number) => `${files} files checked, all are up to date.`,
    migrated: (count: number, written: boolean) =>
      `${count} ${count === 1 ? 'file' : 'files'} ${written ? 'migrated' : 'to migrate'}`,
    left: (count: number) => `${count} left alone`,
    write: (pages: string) => `To write: npm run migrate --${pages} --write`,
  },
};

const pathIn = ({ folder }: MigrationReport, { file }: Pick<Migration, 'file'>) =>
  `${folder.replace(/\/+$/u, '')}/${file}`;
const countOf = ({ migrations }: MigrationReport, isMigrated: boolean) =>
  migrations.filter(({ kind }) => (kind === 'migrated') === isMigrated).length;

/** For a person at a terminal: each file with its changed lines, or why it was left alone; a summary last. */
export function prettyMigrations(report: MigrationReport, paint: Paint): string {
  const text = words[report.language];
  const [migrated, left] = [countOf(report, true), countOf(report, false)];
  const summary = [
    migrated > 0 || left === 0 ? text.migrated(migrated, report.written) : '',
    left > 0 ? text.left(left) : '',
  ].filter(Boolean);
  const last =
    migrated + left === 0
      ? text.current(report.files)
      : `${summary.join(', ')}.${migrated > 0 && !report.written ? ` ${text.write(report.pages)}` : ''}`;
  const files = report.migrations.map((migration) => prettyMigration(migration, report, paint));
  return [...files, paint(left > 0 ? 'red' : 'green', last)].join('\n\n');
}

function prettyMigration(migration: Migration, report: MigrationReport, paint: Paint): string {
  const text = words[report.language];
  const name = paint('bold', pathIn(report, migration));
  if (migration.kind === 'migrated') {
    const parts = migration.parts.map((part) => partText(part, report.language)).join(', ');
    return [`${name}  ${parts}`, ...diffText(migration, paint)].join('\n');
  }
  const findings = migration.findings.map((finding) => findingText(finding, migration, report.language));
  const failure = migration.kind === 'stuck' && migration.failure !== undefined ? [text.failed(migration.failure)] : [];
  return [`${name} ${text[migration.kind]}`, ...[...findings, ...failure].map((line) => `  ${line}`)].join('\n');
}

function partText({ part, from, to }: Migrated, language: Language): string {
  const text = words[language];
  const index = part.path[1];
  const name = typeof index === 'number' ? blockText({ index, type: part.name }, language) : text.document;
  return `${name} ${text.version} ${from} → ${to}`;
}

/** A file that would be wrong afterwards has no lines to show yet. */
function findingText(finding: Finding, { kind }: Migration, language: Language): string {
  const text = words[language];
  const line = kind === 'faulty' ? [`${text.line} ${finding.line}:${finding.column}`] : [];
  const block = finding.block ? [blockText(finding.block, language)] : [];
  return [...line, ...block, finding.pointer, messageText(messageOf(finding, language))].filter(Boolean).join('  ');
}

/** For programs: one JSON object, stable in its properties. */
export function jsonMigrations(report: MigrationReport): string {
  const left = countOf(report, false);
  const summary = {
    ok: left === 0 && !report.unread,
    unread: report.unread?.map(({ file, text }) => ({
      file: file && pathIn(report, { file }),
      message: text[report.language],
    })),
    files: report.files,
    migrated: countOf(report, true),
    left,
    written: report.written,
  };
  const migrations = report.migrations.map((migration) => {
    const file = pathIn(report, migration);
    if (migration.kind === 'migrated') {
      const { after, parts } = migration;
      const versions = parts.map(({ part, from, to }) => ({ name: part.name, path: part.path, from, to }));
      return { file, kind: migration.kind, parts: versions, after };
    }
    const findings = migration.findings.map((finding) => {
      const { problem, remedy } = messageOf(finding, report.language);
      return { ...finding, file, message: problem, remedy };
    });
    return {
      file,
      kind: migration.kind,
      findings,
      ...(migration.kind === 'stuck' ? { failure: migration.failure } : {}),
    };
  });
  return JSON.stringify({ ...summary, migrations }, null, 2);
}
