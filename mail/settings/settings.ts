import { z } from 'zod';
import { defaultLimits } from '../limits/limits.ts';
import { safeAddress } from '../shared/address.ts';
import { type Environment, onOrOff, readEnvironment, setting, wholeNumber } from './environment.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  /** `implicit`: TLS from the first byte; `starttls`: before anything is said; `off`: never */
  tls: 'implicit' | 'starttls' | 'off';
  credentials: { user: string; password: string } | undefined;
}

const address = setting(
  (text) => safeAddress(text) !== undefined,
  'eine E-Mail-Adresse, zum Beispiel =kontakt@example.com',
)
  .transform(safeAddress)
  .optional();

const smtpSchema = z.object({
  SMTP_HOST: setting(
    (text) => /^[a-zA-Z0-9.:-]+$/u.test(text),
    'ein Rechnername, zum Beispiel =mail.example.com',
  ).optional(),
  SMTP_PORT: wholeNumber(1, 65_535, 587).unwrap().optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_TLS: z.enum(['implicit', 'starttls', 'off'], 'implicit, starttls oder off').optional(),
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

/** The settings of mail; or everything that is wrong with them, a sentence a line, for whoever set them. */
export function readMailSettings(env: Environment): MailSettings | { problem: string } {
  const parts = env.SMTP_URL ? partsOf(env.SMTP_URL) : {};
  const given = { ...env, ...parts, SMTP_TLS: env.SMTP_TLS || parts?.SMTP_TLS };
  return readEnvironment(schema, given, [
    env.SMTP_URL && env.SMTP_HOST && 'SMTP_URL und SMTP_HOST sind beide gesetzt. Setzen Sie nur eines von beiden.',
    // The value is not repeated: it holds the password.
    ...(parts ? smtpRules(given) : [`SMTP_URL ist nicht lesbar, erwartet wird zum Beispiel ${URL_EXAMPLE}.`]),
  ]);
}

const URL_EXAMPLE = 'SMTP_URL=smtps://name:passwort@mail.example.com; Sonderzeichen im Passwort als %40 und so weiter';

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
function smtpRules(env: Environment): (string | false | undefined)[] {
  if (!env.SMTP_HOST) {
    const lonely = ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_TLS'].find((name) => env[name]);
    return [lonely && `${lonely} ist gesetzt, aber SMTP_HOST fehlt.`];
  }
  const { SMTP_USER: user, SMTP_PASSWORD: password } = env;
  const needs = (name: string, what: string) =>
    !env[name] && `${name} fehlt. Mit einem SMTP-Server braucht es ${what}.`;
  return [
    !user !== !password && 'SMTP_USER und SMTP_PASSWORD gehören zusammen. Setzen Sie beide oder keines.',
    env.SMTP_TLS === 'off' &&
      (user || password) &&
      'SMTP_TLS ist off, doch ein Passwort darf nicht unverschlüsselt reisen. Nehmen Sie starttls.',
    needs('MAIL_FROM', 'die Absenderadresse, zum Beispiel MAIL_FROM=website@example.com'),
    needs('MAIL_TO', 'die Adresse, die von Einsendungen erfährt, zum Beispiel MAIL_TO=kontakt@example.com'),
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
