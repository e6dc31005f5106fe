import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { proxyList } from '../functions/request/client.ts';
import {
  type Environment,
  onOrOff,
  readEnvironment,
  type SettingsProblem,
  setting,
  wholeNumber,
} from '../mail/settings/environment.ts';
import { type MailSettings, readMailSettings } from '../mail/settings/settings.ts';
import { linesOf, type Text } from '../src/findings/errors.ts';
import type { DatabaseSettings } from './database.ts';

const entriesOf = (text: string) => text.split(',').map((entry) => entry.trim());

const NO_LIMIT = { de: '; 0 hebt die Grenze auf', en: '; 0 lifts the limit' };

const schema = z
  .object({
    HOST: setting((text) => /^[\w.:-]+$/u.test(text), {
      de: 'ein Rechnername oder eine IP-Adresse, zum Beispiel =0.0.0.0',
      en: 'a host name or an IP address, for example =0.0.0.0',
    }).default('localhost'),
    PORT: wholeNumber(0, 65_535, 4173),
    TLS: onOrOff(false, {
      de: ', zum Beispiel =on, wenn Besucher über https kommen',
      en: ', for example =on where visitors come over https',
    }),
    MAX_CONNECTIONS: wholeNumber(10, 100_000, 2_000),
    TRUSTED_PROXY: setting((text) => proxyList(entriesOf(text)) !== undefined, {
      de: 'eine Liste von IP-Adressen oder Netzen, zum Beispiel =127.0.0.1,10.0.0.0/8',
      en: 'a list of IP addresses or networks, for example =127.0.0.1,10.0.0.0/8',
    })
      .transform(entriesOf)
      .default([]),
    POSTS_PER_CLIENT: wholeNumber(0, 1_000_000, 5, NO_LIMIT),
    POSTS_PER_MINUTE: wholeNumber(0, 1_000_000, 60, NO_LIMIT),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: setting(isDatabaseUrl, {
      de: 'die Adresse einer libSQL-Datenbank, zum Beispiel =libsql://datenbank.example.com; ohne sie entsteht eine Datei in DATA_DIR',
      en: 'the address of a libSQL database, for example =libsql://database.example.com; without it a file in DATA_DIR is used',
    }).optional(),
    DATABASE_AUTH_TOKEN: z.string().optional(),
    RETENTION_DAYS: wholeNumber(1, 3_650, 90),
  })
  .transform(({ DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken, ...given }) => {
    const dataDir = resolve(given.DATA_DIR);
    return {
      host: given.HOST,
      port: given.PORT,
      /** Whether visitors come over TLS, which a proxy in front of this server ends. */
      tls: given.TLS,
      maxConnections: given.MAX_CONNECTIONS,
      /** Addresses and networks of proxies whose `X-Forwarded-For` is believed. */
      trustedProxies: given.TRUSTED_PROXY,
      /** Posts of one client in ten minutes, and of all together in one; 0 lifts the limit. */
      postLimits: { perClient: given.POSTS_PER_CLIENT, perMinute: given.POSTS_PER_MINUTE },
      dataDir,
      database: url ? { url, ...(authToken && { authToken }) } : fileIn(dataDir),
      retentionDays: given.RETENTION_DAYS,
    };
  });

export type Settings = z.infer<typeof schema> & { mail: MailSettings };

/** All settings, from the environment; or everything that is wrong with it. */
export function readSettings(env: Environment): Settings | SettingsProblem {
  const own = readEnvironment(schema, env, [
    env.DATABASE_AUTH_TOKEN &&
      !env.DATABASE_URL && {
        de: 'DATABASE_AUTH_TOKEN ist gesetzt, aber DATABASE_URL nicht. Setzen Sie beide oder keines.',
        en: 'DATABASE_AUTH_TOKEN is set, but DATABASE_URL is not. Set both or neither.',
      },
  ]);
  const mail = readMailSettings(env);
  if (!('problem' in own || 'problem' in mail)) return { ...own, mail };
  return { problem: linesOf([own, mail].flatMap((part) => ('problem' in part ? part.problem : []))) };
}

function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return ['libsql:', 'https:', 'http:'].includes(protocol) && hostname !== '' && username === '';
}

function fileIn(folder: string): DatabaseSettings {
  const file = join(folder, 'site.db');
  return { url: pathToFileURL(file).href, file };
}

/** That there is no database yet, for commands that must not make one: it would look like one without submissions. */
export function databaseProblem({ file }: DatabaseSettings): Text | undefined {
  if (!file || existsSync(file)) return undefined;
  return {
    de: `Es gibt keine Datenbank ${file}. DATA_DIR nennt den Ordner, in dem sie liegt.`,
    en: `There is no database ${file}. DATA_DIR names the folder it lies in.`,
  };
}

/** Why a command could not do its work in the database, by the code of the error. */
export function unusableDatabase(code: string): Text {
  if (code === 'SQLITE_FULL') {
    return {
      de: 'Auf dem Datenträger ist kein Platz, und auch Löschen braucht welchen. Schaffen Sie Platz und versuchen Sie es noch einmal.',
      en: 'The disk is full, and deleting needs room too. Make room and try again.',
    };
  }
  return {
    de: `Die Datenbank ist nicht erreichbar (${code}). Stimmen DATA_DIR oder DATABASE_URL?`,
    en: `The database cannot be reached (${code}). Are DATA_DIR or DATABASE_URL right?`,
  };
}

/** Why the server could not listen, and what to do about it. */
export function listenProblem(code: string, { host, port }: Pick<Settings, 'host' | 'port'>): Text {
  if (code === 'EADDRINUSE') {
    const other = port === 65_535 ? 4173 : port + 1;
    return {
      de: `Port ${port} ist schon belegt. Beenden Sie das andere Programm oder nehmen Sie einen anderen Port, zum Beispiel PORT=${other}.`,
      en: `Port ${port} is in use already. Stop the other program, or use another port, for example PORT=${other}.`,
    };
  }
  if (code === 'EACCES') {
    return {
      de: `Port ${port} darf dieses Benutzerkonto nicht öffnen. Nehmen Sie einen Port ab 1024.`,
      en: `This user may not open port ${port}. Use a port from 1024 on.`,
    };
  }
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT'].includes(code)) {
    return {
      de: `HOST ist „${host}“, doch diese Adresse hat dieser Rechner nicht. Nehmen Sie localhost oder 0.0.0.0.`,
      en: `HOST is "${host}", but this machine does not have that address. Use localhost or 0.0.0.0.`,
    };
  }
  return {
    de: `Der Server konnte auf ${host}:${port} nicht starten (${code}).`,
    en: `The server could not start on ${host}:${port} (${code}).`,
  };
}
