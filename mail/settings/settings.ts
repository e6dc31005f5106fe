import { z } from 'zod';
import type { Text } from '../../src/findings/errors.ts';
import { defaultLimits } from '../limits/limits.ts';
import { safeAddress } from '../shared/address.ts';
import {
  type Environment,
  oneOf,
  onOrOff,
  readEnvironment,
  type SettingsProblem,
  setting,
  wholeNumber,
} from './environment.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  /** `implicit`: TLS from the first byte; `starttls`: before anything is sent; `off`: never */
  tls: 'implicit' | 'starttls' | 'off';
  credentials: { user: string; password: string } | undefined;
}

const address = setting((text) => safeAddress(text) !== undefined, {
  de: 'eine E-Mail-Adresse, zum Beispiel =kontakt@example.com',
  en: 'an e-mail address, for example =contact@example.com',
})
  .transform(safeAddress)
  .optional();

const smtpSchema = z.object({
  SMTP_HOST: setting((text) => /^[a-zA-Z0-9.:-]+$/u.test(text), {
    de: 'ein Rechnername, zum Beispiel =mail.example.com',
    en: 'a host name, for example =mail.example.com',
  }).optional(),
  SMTP_PORT: wholeNumber(1, 65_535, 587).unwrap().optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_TLS: oneOf(['implicit', 'starttls', 'off']).optional(),
});

const schema = smtpSchema
  .extend({
    MAIL: onOrOff(true),
    MAIL_FROM: address,
    MAIL_TO: address,
    MAIL_DAILY_LIMIT: wholeNumber(1, 999_999, defaultLimits.perDay),
    MAIL_CLIENT_LIMIT: wholeNumber(1, 999_999, defaultLimits.perClient),
  })
  .transform((given) => ({
    enabled: given.MAIL,
    /** undefined: mail goes to a folder as `.eml` */
    smtp: smtpOf(given),
    /** where mail comes from, and where notices go; always set with `smtp` */
    from: given.MAIL_FROM,
    to: given.MAIL_TO,
    limits: { perDay: given.MAIL_DAILY_LIMIT, perClient: given.MAIL_CLIENT_LIMIT },
  }));

export type MailSettings = z.infer<typeof schema>;

/** The settings of mail; or everything that is wrong with them. */
export function readMailSettings(env: Environment): MailSettings | SettingsProblem {
  const parts = env.SMTP_URL ? partsOf(env.SMTP_URL) : {};
  const given = { ...env, ...parts, SMTP_TLS: env.SMTP_TLS || parts?.SMTP_TLS };
  return readEnvironment(schema, given, [
    env.SMTP_URL &&
      env.SMTP_HOST && {
        de: 'SMTP_URL und SMTP_HOST sind beide gesetzt. Setzen Sie nur eines von beiden.',
        en: 'SMTP_URL and SMTP_HOST are both set. Set only one of them.',
      },
    // The value is not repeated: it holds the password.
    ...(parts ? smtpRules(given) : [UNREADABLE_URL]),
  ]);
}

const UNREADABLE_URL: Text = {
  de: 'SMTP_URL ist nicht lesbar, erwartet wird zum Beispiel SMTP_URL=smtps://name:passwort@mail.example.com; Sonderzeichen im Passwort als %40 und so weiter.',
  en: 'SMTP_URL cannot be read; it must be like SMTP_URL=smtps://name:password@mail.example.com, with special characters of the password as %40 and so on.',
};

function partsOf(text: string): Environment | undefined {
  if (!/^smtps?:\/\//u.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  if (hostname === '' || !['', '/'].includes(pathname)) return undefined;
  try {
    return {
      SMTP_HOST: hostname.replace(/^\[|\]$/gu, ''),
      SMTP_PORT: port || (protocol === 'smtps:' ? '465' : '587'),
      SMTP_USER: decodeURIComponent(username),
      SMTP_PASSWORD: decodeURIComponent(password),
      ...(protocol === 'smtps:' && { SMTP_TLS: 'implicit' }),
    };
  } catch {
    return undefined;
  }
}

/** Without sender and recipient, mail would use the address of the site document, which may be sample data. */
function smtpRules(env: Environment): (Text | '' | false | undefined)[] {
  if (!env.SMTP_HOST) {
    const lonely = ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_TLS'].find((name) => env[name]);
    return [
      lonely && {
        de: `${lonely} ist gesetzt, aber SMTP_HOST fehlt.`,
        en: `${lonely} is set, but SMTP_HOST is missing.`,
      },
    ];
  }
  const { SMTP_USER: user, SMTP_PASSWORD: password } = env;
  const needs = (name: string, { de, en }: Text) =>
    !env[name] && {
      de: `${name} fehlt. Mit einem SMTP-Server braucht es ${de}.`,
      en: `${name} is missing. An SMTP server needs ${en}.`,
    };
  return [
    !user !== !password && {
      de: 'SMTP_USER und SMTP_PASSWORD gehören zusammen. Setzen Sie beide oder keines.',
      en: 'SMTP_USER and SMTP_PASSWORD belong together. Set both or neither.',
    },
    env.SMTP_TLS === 'off' &&
      (user || password) && {
        de: 'SMTP_TLS ist off, doch ein Passwort darf nicht unverschlüsselt reisen. Nehmen Sie starttls.',
        en: 'SMTP_TLS is off, but a password must not be sent unencrypted. Use starttls.',
      },
    needs('MAIL_FROM', {
      de: 'die Absenderadresse, zum Beispiel MAIL_FROM=website@example.com',
      en: 'the address of the sender, for example MAIL_FROM=website@example.com',
    }),
    needs('MAIL_TO', {
      de: 'die Adresse, die von Einsendungen erfährt, zum Beispiel MAIL_TO=kontakt@example.com',
      en: 'the address that is notified of submissions, for example MAIL_TO=contact@example.com',
    }),
  ];
}

/**
 * Undefined where no server is given. TLS is required, and the certificate checked, but for a relay on this machine that
 * wants no credentials, or where `SMTP_TLS=off` says so.
 */
function smtpOf(given: z.infer<typeof smtpSchema>): SmtpSettings | undefined {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password, SMTP_TLS } = given;
  if (!host) return undefined;
  const credentials = user && password ? { user, password } : undefined;
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/u.test(host);
  const usual = port === 465 ? 'implicit' : isHere && !credentials ? 'off' : 'starttls';
  const tls = SMTP_TLS ?? usual;
  return { host, port: port ?? (tls === 'implicit' ? 465 : 587), tls, credentials };
}
