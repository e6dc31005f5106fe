import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { IncompleteError } from '../src/findings/errors.ts';
import { run } from './child.mjs';
import { runPackage } from './cli/process.ts';
import { languageOf } from './language.mjs';

const INSTALLING = {
  de: 'Kein Chromium gefunden, es wird installiert …',
  en: 'No Chromium found, it is being installed …',
};

/** The headless shell first: the same engine without a browser’s windows; the tests take a quarter less processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Packages of Debian, of which older releases have no headless shell. The shell alone has no back-forward cache. */
const packages = [['chromium', 'chromium-headless-shell'], ['chromium']];

/**
 * The path of a Chromium that starts: the one that CHROMIUM_PATH names, else one on the PATH or where its installer puts it,
 * else Playwright's own, else, in CI (`CI` is set), one that is installed now. Throws an `IncompleteError` when there is none.
 */
export async function ensureBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && starts(given)) return given;
  if (given) {
    throw new IncompleteError({
      de: `CHROMIUM_PATH ist „${given}“, doch dort liegt kein Chromium, das startet.`,
      en: `CHROMIUM_PATH is "${given}", but no Chromium that starts is there.`,
    });
  }
  const browser = (await findBrowser()) ?? (process.env.CI ? await installBrowser() : undefined);
  if (browser) return browser;
  const command = `npx playwright ${playwrightInstall().join(' ')}`;
  throw new IncompleteError({
    de: `Chromium oder Chrome fehlt. So wird es installiert: ${command}
Liegt es an anderer Stelle, gehört der Pfad in CHROMIUM_PATH. Ohne Browser läuft: npm run test:unit`,
    en: `There is no Chromium or Chrome. To install it: ${command}
If it is somewhere else, name the path in CHROMIUM_PATH. Without a browser runs: npm run test:unit`,
  });
}

async function findBrowser() {
  return [...onPath(), ...whereInstalled()].find(starts) ?? (await ownOfPlaywright());
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .filter((path) => existsSync(path));
}

/** On macOS and Windows installers put nothing on the PATH. */
function whereInstalled() {
  const { LOCALAPPDATA, PROGRAMFILES } = process.env;
  const windows = [PROGRAMFILES, LOCALAPPDATA].filter((folder) => folder !== undefined);
  const paths: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    win32: windows.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
  };
  return (paths[process.platform] ?? []).filter((path) => existsSync(path));
}

/**
 * Being there is not enough: Ubuntu's `chromium-browser` without its snap is a script that says so and fails. On Windows
 * Chrome does not answer `--version`, it opens a window.
 */
function starts(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function ownOfPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) && starts(path) ? path : undefined;
}

async function installBrowser() {
  console.log(INSTALLING[languageOf([])]);
  if (canUseApt()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    for (const wanted of packages) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted], { env });
      const browser = await findBrowser();
      if (browser) return browser;
    }
  }
  await runPackage('playwright', playwrightInstall());
  return findBrowser();
}

function canUseApt() {
  return process.getuid?.() === 0 && isDebian();
}

/** With the libraries that Chromium needs, where Playwright knows how to install them. */
function playwrightInstall() {
  return ['install', ...(isDebian() ? ['--with-deps'] : []), 'chromium'];
}

function isDebian() {
  return existsSync('/etc/debian_version');
}
