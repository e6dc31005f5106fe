import type { BrowserContext, Page, Request } from 'playwright';
import { eventually, open, until, withoutPictures } from './browser.ts';
import { address, bannerTitles, consentSettings } from './site.ts';

/** How the link to the chat begins, in each language. */
const CHAT = /^(?:Per Chat schreiben|Chat with us) \(/u;

/** What a visitor sees of consent and chat on a page. */
export function consentOn(page: Page) {
  const [title = '', ...others] = bannerTitles;
  const bannerIn = (name: string) => page.getByRole('region', { name, exact: true });
  const banner = others.reduce((any, name) => any.or(bannerIn(name)), bannerIn(title));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const settings = page.getByRole('dialog', { name: consentSettings.settings.title });
  return {
    page,
    banner,
    button,
    settings,
    choice: page.getByRole('switch', { name: 'Externe Inhalte' }),
    chat: page.getByRole('link', { name: CHAT }),
    /** as `chat.waitFor()`, without Playwright's script in the page: see `until` */
    chatShows: () =>
      eventually(async () => {
        const seen = await page.evaluate(
          (name) =>
            [...document.links].some(
              (link) =>
                name.test(link.textContent.trim()) &&
                link.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
            ),
          CHAT,
        );
        if (!seen) throw new Error('The chat does not show');
      }),
    /** resolves when the banner shows, and the page knows what it covers */
    asked: async () => {
      await banner.waitFor();
      await until(page, () => document.documentElement.style.getPropertyValue('--cover') !== '');
    },
    answered: () => banner.waitFor({ state: 'detached' }),
    openSettings: async () => {
      await button('Cookie-Einstellungen').click();
      await settings.waitFor();
    },
    stored: (): Promise<unknown> =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), consentSettings.storageKey),
    /** resolves when the code that asks, or has no need to, is here */
    ready: () =>
      until(page, () => performance.getEntriesByType('resource').some(({ name }) => /\/ConsentCenter-/u.test(name))),
  };
}

export type Consent = ReturnType<typeof consentOn>;

/** Opens a route in a new tab of a visitor, without pictures. */
export async function openTab(context: BrowserContext, route = '/security'): Promise<Consent> {
  const page = await context.newPage();
  await withoutPictures(page);
  await open(page, address + route);
  return consentOn(page);
}

/** Collects what a tab says in its console, and errors. */
export function listen(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(`${message.type()}: ${message.text().split('\n')[0]}`));
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
  return noise;
}

/** Collects the requests of a page, or of all tabs, to other hosts than the site's own. */
export function foreignRequests(source: Page | BrowserContext, own = address): string[] {
  const foreign: string[] = [];
  const listen = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== own) foreign.push(request.url());
  };
  // An overload of `on` for both does not exist.
  if ('newPage' in source) source.on('request', listen);
  else source.on('request', listen);
  return foreign;
}
