import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MailSettings, readMailSettings } from '../mail/settings/settings.ts';
import { proxyList } from './capture/client.ts';
import type { DatabaseSettings } from './database.ts';

export interface Settings {
  host: string;
  port: number;
  /** Whether visitors come over TLS, which a proxy in front of this server ends. */
  tls: boolean;
  maxConnections: number;
  /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** Posts of one client in ten minutes, and of all together in one; 0 lifts the limit. */
  postLimits: { perClient: number; perMinute: number };
  dataDir: string;
  database: DatabaseSettings;
  retentionDays: number;
  mail: MailSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** All settings, from the environment; or everything that is wrong with it, a sentence a line, for whoever set it. */
export function readSettings(env: Environment): Settings | { problem: string } {
  const problems: string[] = [];
  /** `expected` completes "erwartet wird …". */
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} ist „${text}“, erwartet wird ${expected}.`);
    return value ?? fallback;
  };
  const count = (name: string, fallback: number, { least, most }: { least: number; most: number }, example: string) =>
    read(name, fallback, wholeNumber(least, most), `eine ganze Zahl von ${least} bis ${most}, zum Beispiel ${example}`);

  const dataDir = resolve(env.DATA_DIR || '.data');
  const remote = read(
    'DATABASE_URL',
    '',
    databaseUrl,
    'die Adresse einer libSQL-Datenbank, zum Beispiel DATABASE_URL=libsql://datenbank.example.com; ohne sie entsteht eine Datei in DATA_DIR',
  );
  const authToken = env.DATABASE_AUTH_TOKEN || undefined;
  if (authToken && !env.DATABASE_URL) {
    problems.push('DATABASE_AUTH_TOKEN ist gesetzt, aber DATABASE_URL nicht. Setzen Sie beide oder keines.');
  }
  const mail = readMailSettings(env);
  if ('problem' in mail) problems.push(mail.problem);
  const settings = {
    host: read('HOST', 'localhost', hostName, 'ein Rechnername oder eine IP-Adresse, zum Beispiel HOST=0.0.0.0'),
    port: count('PORT', 4173, { least: 0, most: 65_535 }, 'PORT=4173'),
    tls: read('TLS', false, onOrOff, 'on oder off, zum Beispiel TLS=on, wenn Besucher über https kommen'),
    maxConnections: count('MAX_CONNECTIONS', 2_000, { least: 10, most: 100_000 }, 'MAX_CONNECTIONS=2000'),
    trustedProxies: read(
      'TRUSTED_PROXY',
      [],
      proxies,
      'eine Liste von IP-Adressen oder Netzen, zum Beispiel TRUSTED_PROXY=127.0.0.1,10.0.0.0/8',
    ),
    postLimits: {
      perClient: count(
        'POSTS_PER_CLIENT',
        5,
        { least: 0, most: 1_000_000 },
        'POSTS_PER_CLIENT=5; 0 hebt die Grenze auf',
      ),
      perMinute: count(
        'POSTS_PER_MINUTE',
        60,
        { least: 0, most: 1_000_000 },
        'POSTS_PER_MINUTE=60; 0 hebt die Grenze auf',
      ),
    },
    dataDir,
    database: remote === '' ? fileIn(dataDir) : { url: remote, ...(authToken && { authToken }) },
    retentionDays: count('RETENTION_DAYS', 90, { least: 1, most: 3_650 }, 'RETENTION_DAYS=90'),
  };
  return problems.length > 0 || 'problem' in mail ? { problem: problems.join('\n') } : { ...settings, mail };
}

const fileIn = (folder: string): DatabaseSettings => {
  const file = join(folder, 'site.db');
  return { url: pathToFileURL(file).href, file };
};

const wholeNumber = (least: number, most: number) => (text: string) => {
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

const hostName = (text: string) => (/^[\w.:-]+$/u.test(text) ? text : undefined);
const onOrOff = (text: string) => (text === 'on' ? true : text === 'off' ? false : undefined);

function databaseUrl(text: string): string | undefined {
  const { protocol, hostname, username } = URL.canParse(text)
    ? new URL(text)
    : { protocol: '', hostname: '', username: '' };
  return ['libsql:', 'https:', 'http:'].includes(protocol) && hostname !== '' && username === '' ? text : undefined;
}

function proxies(text: string): string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  return proxyList(entries) ? entries : undefined;
}

/** Why the server could not listen, and what to do about it. */
export function listenProblem(code: string, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} ist schon belegt. Beenden Sie das andere Programm oder nehmen Sie einen anderen Port, zum Beispiel PORT=${port === 65_535 ? 4173 : port + 1}.`;
  }
  if (code === 'EACCES') return `Port ${port} darf dieses Benutzerkonto nicht öffnen. Nehmen Sie einen Port ab 1024.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT'].includes(code)) {
    return `HOST ist „${host}“, doch diese Adresse hat dieser Rechner nicht. Nehmen Sie localhost oder 0.0.0.0.`;
  }
  return `Der Server konnte auf ${host}:${port} nicht starten (${code}).`;
}
