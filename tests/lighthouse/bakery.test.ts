import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ensureBrowser } from '../../scripts/browser.ts';
import { serveSite } from '../site/serving.ts';
import { installSite } from '../sites/installed.ts';
import { startAuditor } from './auditor.ts';

const site = installSite('bakery');
const { status, stdout, stderr } = site.run('build');
if (status !== 0) throw new Error(stdout + stderr);
const server = await serveSite({ dist: join(site.folder, 'dist') });
const auditor = await startAuditor(await ensureBrowser());
afterAll(async () => {
  await auditor.stop();
  await server.stop(0);
  rmSync(site.folder, { recursive: true, force: true });
});

test.each(['/', '/bread', '/cakes/order'])(
  'Lighthouse gives 100 points everywhere to %s of the bakery',
  async (page) => {
    expect(await auditor.audit(server.address + page)).toEqual([]);
  },
);
