import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { commandOf, run, runNode } from './child.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that starts: the one that CHROMIUM_PATH names, else one on the PATH, else Playwright's own,
 * else one that is installed now. Throws an error with a sentence for the reader when there is no way to one.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && starts(given)) return given;
  if (given) throw new Error(`CHROMIUM_PATH ist „${given}“, doch dort liegt kein Chromium, das startet.`);
  const browser = (await findBrowser()) ?? (await installBrowser());
  if (browser) return browser;
  throw new Error(
    'Die Tests brauchen Chromium. Hier ist keines, und es ließ sich keines installieren. Installieren Sie Chromium oder Chrome, oder setzen Sie CHROMIUM_PATH auf das Programm.',
  );
}

async function findBrowser() {
  return onPath().find(starts) ?? (await ownOfPlaywright());
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .filter((path) => existsSync(path));
}

/** Being there is not enough: Ubuntu's `chromium-browser` without its snap is a script that says so and fails. */
function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

async function ownOfPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) && starts(path) ? path : undefined;
}

async function installBrowser() {
  console.log('Kein Chromium gefunden, es wird installiert …');
  if (canUseApt()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
    const browser = await findBrowser();
    if (browser) return browser;
  }
  await runNode([commandOf('playwright'), 'install', 'chromium']);
  return findBrowser();
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
