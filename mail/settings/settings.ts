import { defaultLimits, type MailLimits } from '../limits/limits.ts';
import { safeAddress } from '../shared/address.ts';
import type { Environment } from './environment.ts';
import { readSmtp, type SmtpSettings } from './smtp-settings.ts';

export interface MailSettings {
  enabled: boolean;
  /** undefined: mail goes to a folder as `.eml` */
  smtp: SmtpSettings | undefined;
  /** where mail comes from, and where notices go; always set with `smtp` */
  from: string | undefined;
  to: string | undefined;
  limits: MailLimits;
}

/** The settings of mail; or everything that is wrong with them, a sentence a line, for whoever set them. */
export function readMailSettings(env: Environment): MailSettings | { problem: string } {
  const problems: string[] = [];
  const wrong = (sentence: string) => {
    problems.push(sentence);
    return undefined;
  };
  const { MAIL: mail = '' } = env;
  if (!['', 'on', 'off'].includes(mail)) wrong(`MAIL ist „${mail}“, erwartet wird on oder off.`);
  const smtp = readSmtp(env, wrong);
  const settings: MailSettings = {
    enabled: mail !== 'off',
    smtp,
    from: address('MAIL_FROM', env, wrong),
    to: address('MAIL_TO', env, wrong),
    limits: {
      perDay: count('MAIL_DAILY_LIMIT', defaultLimits.perDay, env, wrong),
      perClient: count('MAIL_CLIENT_LIMIT', defaultLimits.perClient, env, wrong),
    },
  };
  if (smtp) {
    for (const name of ['MAIL_FROM', 'MAIL_TO']) {
      if (!env[name]) wrong(`${name} fehlt. Mit einem SMTP-Server braucht es ${ends[name]}.`);
    }
  }
  return problems.length === 0 ? settings : { problem: problems.join('\n') };
}

/** Without them mail would go out under, and to, the address of the site document, which may be sample data. */
const ends: Readonly<Record<string, string>> = {
  MAIL_FROM: 'die Absenderadresse, zum Beispiel MAIL_FROM=website@example.com',
  MAIL_TO: 'die Adresse, die von Einsendungen erfährt, zum Beispiel MAIL_TO=kontakt@example.com',
};

type Wrong = (sentence: string) => undefined;

function address(name: string, env: Environment, wrong: Wrong): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  return (
    safeAddress(value) ??
    wrong(`${name} ist „${value}“, erwartet wird eine E-Mail-Adresse, zum Beispiel ${name}=kontakt@example.com.`)
  );
}

function count(name: string, fallback: number, env: Environment, wrong: Wrong): number {
  const value = env[name];
  if (!value) return fallback;
  if (/^\d{1,6}$/u.test(value) && Number(value) >= 1) return Number(value);
  wrong(`${name} ist „${value}“, erwartet wird eine ganze Zahl von 1 bis 999999, zum Beispiel ${name}=${fallback}.`);
  return fallback;
}
