import type { RequestListener } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright';
import { fileHandler } from '../../server/files.ts';
import { serve } from '../../server/serve.ts';
import type { AxeFault, AxeState, Catalogue } from '../../src/tools/catalogue/catalogue.ts';
import { exampleFile } from '../../src/tools/catalogue/files.ts';
import { AXE_OPTIONS, WINDOWS } from '../../src/tools/catalogue/view/axe.ts';
import { ensureBrowser } from '../browser.ts';

/** Has axe-core look at every example of a written catalogue, in every window. */
export async function examine(out: string, { blocks }: Catalogue): Promise<AxeState> {
  const files = fileHandler(out);
  const listener: RequestListener = async (request, response) => {
    if (!(await files(request, response, request.url ?? '/'))) response.writeHead(404).end();
  };
  const site = await serve({ listener, host: '127.0.0.1', port: 0 });
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const state: Record<string, AxeFault[]> = {};
  try {
    for (const { type, examples } of blocks) {
      for (const { name } of examples)
        state[`${type}.${name}`] = await examineExample(page, `${site.address}/${exampleFile(type, name)}`);
    }
  } finally {
    await browser.close();
    await site.stop(0);
  }
  return state;
}

/** Opened once and then resized: as a visitor's window may be. */
async function examineExample(page: Page, address: string): Promise<AxeFault[]> {
  const faults = new Map<string, AxeFault>();
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const { violations } = await new AxeBuilder({ page }).options(AXE_OPTIONS).setLegacyMode().analyze();
    for (const { id, help, nodes } of violations) {
      const fault = faults.get(id) ?? { rule: id, help, targets: [], widths: [] };
      const targets = nodes.map(({ target }) => target.join(' '));
      faults.set(id, {
        ...fault,
        targets: [...new Set([...fault.targets, ...targets])],
        widths: [...fault.widths, viewport.width],
      });
    }
  }
  return [...faults.values()];
}
