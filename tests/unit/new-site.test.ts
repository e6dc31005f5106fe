import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInProcess } from '../../scripts/cli/testing.ts';
import createCommand from '../../scripts/create.ts';
import newPageCommand from '../../scripts/new-page.ts';
import { formSchema } from '../../src/documents/form.ts';
import { readContent } from '../../src/files/content.ts';
import { replaceFile } from '../../src/files/write.ts';
import { compileSite } from '../../src/pipeline/compile.ts';

const guide = readFileSync('docs/new-site.md', 'utf8');

test('the form in the guide is one', () => {
  const [, form = ''] = /```json\n(\{[\s\S]*?"fields"[\s\S]*?)```/u.exec(guide) ?? [];
  expect(formSchema.safeParse(JSON.parse(form)).error).toBeUndefined();
});

test('a new German site has what the law asks for once the pages of the guide are made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  const pages = join(folder, 'pages-data');
  await runInProcess(createCommand, folder, '--name', 'Kanzlei', '--language', 'de');
  const change = (file: string, more: object) => {
    const { draft: _, ...document } = JSON.parse(readFileSync(join(pages, file), 'utf8'));
    replaceFile(join(pages, file), JSON.stringify({ ...document, ...more }));
  };
  const { facts } = JSON.parse(readFileSync(join(pages, '_site/site.json'), 'utf8'));
  change('_site/site.json', { law: 'de', facts: { ...facts, country: 'Deutschland', editor: 'Anna Muster' } });
  const commands = guide.match(/new-page --path \S+ --title \S+ --template \S+/gu) ?? [];
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    const [, ...args] = command.split(' ');
    await runInProcess(newPageCommand, ...args, '--pages', pages);
  }
  const imprint = readFileSync(join(pages, 'impressum.json'), 'utf8');
  for (const name of ['facts.country', 'facts.editor', 'phone']) expect(imprint).toContain(`{site.${name}}`);
  change('_site/menu.json', { legal: JSON.parse(/"legal": (\[.*?\])/u.exec(guide)?.[1] ?? '') });
  for (const page of ['impressum.json', 'datenschutz.json']) change(page, {});
  const { findings } = compileSite(readContent(pages));
  expect(findings.filter(({ code }) => code !== 'text-sample')).toEqual([]);
  rmSync(folder, { recursive: true });
});
