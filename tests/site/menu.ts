import type { Locator, Page } from 'playwright';
import { dataOf, documentOf } from './site.ts';

const { menu } = dataOf(documentOf('/')).site;

/** Opens the menu, whose code may still be on its way, and gives its panel. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const panel = page.getByRole('dialog', { name: 'Menü' });
  await panel.waitFor();
  return panel;
}

/** Opens every area of the menu, one after the other, and what can be opened in it. */
export async function openEveryArea(panel: Locator) {
  for (const { title, children = [] } of menu.areas) {
    await expand(panel, title);
    for (const entry of children) if (entry.children) await expand(panel, entry.title);
  }
}

/** Opens an entry of a menu; resolves when it is open. */
export async function expand(menu: Locator, title: string) {
  const button = (expanded: boolean) => menu.getByRole('button', { name: title, exact: true, expanded });
  await button(false).click();
  await button(true).waitFor();
}
