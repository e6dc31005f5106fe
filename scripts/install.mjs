import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './child.mjs';
import { languageOf } from './language.mjs';

const words = {
  de: {
    node: (wanted, ours) => `Dieses Projekt braucht Node ${wanted} oder neuer, hier läuft Node ${ours}.`,
    installing: 'Die Abhängigkeiten werden installiert (npm ci), das dauert einmalig etwa eine Minute …',
    failed: 'Die Abhängigkeiten ließen sich nicht installieren; die Ursache steht in den Zeilen darüber.',
    offline:
      'Die Abhängigkeiten ließen sich nicht installieren: Das Paketverzeichnis ist nicht zu erreichen. Ist dieser Computer mit dem Internet verbunden?',
  },
  en: {
    node: (wanted, ours) => `This project needs Node ${wanted} or newer, this is Node ${ours}.`,
    installing: 'Installing the dependencies (npm ci), which takes about a minute, once …',
    failed: 'The dependencies could not be installed; the lines above say why.',
    offline:
      'The dependencies could not be installed: the package registry cannot be reached. Is this computer connected to the internet?',
  },
}[languageOf(process.argv)];

/**
 * Installs what a folder's package-lock.json asks for, if it is not there already. When nothing is to do this costs the
 * reading of two files: the stamp in node_modules says which lockfile the folder was last found to fit. Ends the process
 * when npm fails.
 */
export async function ensureDependencies(folder = root) {
  requireNode(20, 19);
  const files = {
    lockfile: join(folder, 'package-lock.json'),
    installedLockfile: join(folder, 'node_modules/.package-lock.json'),
    stampFile: join(folder, 'node_modules/.install-stamp'),
  };
  // Installed as a package of another project, whose lockfile names what is needed.
  if (!existsSync(files.lockfile)) return;
  if (isStamped(files)) return;
  if (!fits(files)) await install(folder);
  writeFileSync(files.stampFile, stamp(files));
}

function requireNode(major, minor) {
  const [ourMajor, ourMinor] = process.versions.node.split('.').map(Number);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return;
  console.error(words.node(`${major}.${minor}`, process.versions.node));
  process.exit(1);
}

function isStamped(files) {
  const { stampFile, installedLockfile } = files;
  return existsSync(stampFile) && existsSync(installedLockfile) && readFileSync(stampFile, 'utf8') === stamp(files);
}

/** Both lockfiles count: npm rewrites the one in node_modules whenever it changes what is installed. */
function stamp({ lockfile, installedLockfile }) {
  const hash = createHash('sha256').update(readFileSync(lockfile)).update(readFileSync(installedLockfile));
  return `${process.platform}-${process.arch} ${hash.digest('hex')}\n`;
}

/** Whether someone has installed exactly this lockfile, by whatever command. */
function fits({ lockfile, installedLockfile }) {
  if (!existsSync(installedLockfile)) return false;
  const wanted = packagesOf(lockfile);
  const installed = packagesOf(installedLockfile);
  const isThere = ([path, entry]) => installed[path]?.version === entry.version || (entry.optional && !installed[path]);
  const isWanted = (path) => path in wanted;
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every(isWanted);
}

function packagesOf(file) {
  const { '': _project, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  return packages;
}

/**
 * Development packages too, even where NODE_ENV says production: checking and testing need them. It tries again once and
 * soon: npm's own patience would let a computer without network wait for more than two minutes.
 */
async function install(folder) {
  console.log(words.installing);
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000', '--no-audit', '--no-fund'];
  const { code, output } = await runNpm('ci', '--include=dev', '--ignore-scripts', `--prefix=${folder}`, ...patience);
  if (code === 0) return;
  const isOffline = /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT/.test(output);
  console.error(`${output.trimEnd()}\n${isOffline ? words.offline : words.failed}`);
  process.exit(code);
}
