import type { Environment } from './environment.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  /** `implicit`: TLS from the first byte; `starttls`: before anything is said; `off`: never */
  tls: 'implicit' | 'starttls' | 'off';
  credentials: { user: string; password: string } | undefined;
}

type Wrong = (sentence: string) => undefined;
type Names = 'SMTP_HOST' | 'SMTP_PORT' | 'SMTP_USER' | 'SMTP_PASSWORD' | 'SMTP_TLS';

/**
 * The SMTP server, given as `SMTP_URL` or in parts; undefined where none is given. TLS is required, and the
 * certificate checked, but for a relay on this machine that wants no credentials, or where `SMTP_TLS=off` says so.
 */
export function readSmtp(env: Environment, wrong: Wrong): SmtpSettings | undefined {
  const url = env.SMTP_URL;
  if (url && env.SMTP_HOST) return wrong('SMTP_URL und SMTP_HOST sind beide gesetzt. Setzen Sie nur eines von beiden.');
  const parts = url ? partsOf(url) : env;
  // The value is not repeated: it holds the password.
  if (!parts) return wrong(`SMTP_URL ist nicht lesbar, erwartet wird zum Beispiel ${EXAMPLE}.`);
  return readParts({ ...parts, SMTP_TLS: env.SMTP_TLS || parts.SMTP_TLS }, wrong);
}

const EXAMPLE = 'SMTP_URL=smtps://name:passwort@mail.example.com; Sonderzeichen im Passwort als %40 und so weiter';

function partsOf(text: string): Partial<Record<Names, string>> | undefined {
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

function readParts(parts: Environment, wrong: Wrong): SmtpSettings | undefined {
  const { SMTP_HOST: host, SMTP_PORT: port = '', SMTP_USER: user, SMTP_PASSWORD: password } = parts;
  if (!host) {
    const lonely = ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_TLS'].find((name) => parts[name]);
    return lonely === undefined ? undefined : wrong(`${lonely} ist gesetzt, aber SMTP_HOST fehlt.`);
  }
  if (!/^[a-zA-Z0-9.:-]+$/u.test(host)) {
    return wrong(`SMTP_HOST ist „${host}“, erwartet wird ein Rechnername, zum Beispiel SMTP_HOST=mail.example.com.`);
  }
  if (!/^\d{0,5}$/u.test(port) || port === '0' || Number(port) > 65_535) {
    return wrong(`SMTP_PORT ist „${port}“, erwartet wird eine ganze Zahl von 1 bis 65535, zum Beispiel SMTP_PORT=587.`);
  }
  if (!user !== !password) return wrong('SMTP_USER und SMTP_PASSWORD gehören zusammen. Setzen Sie beide oder keines.');
  const credentials = user && password ? { user, password } : undefined;
  const tls = tlsMode(parts.SMTP_TLS || defaultTls(host, port, credentials !== undefined));
  if (!tls) return wrong(`SMTP_TLS ist „${parts.SMTP_TLS}“, erwartet wird implicit, starttls oder off.`);
  if (tls === 'off' && credentials) {
    return wrong('SMTP_TLS ist off, doch ein Passwort darf nicht unverschlüsselt reisen. Nehmen Sie starttls.');
  }
  return { host, port: Number(port || (tls === 'implicit' ? 465 : 587)), tls, credentials };
}

function defaultTls(host: string, port: string, hasCredentials: boolean): SmtpSettings['tls'] {
  if (port === '465') return 'implicit';
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/u.test(host);
  return isHere && !hasCredentials ? 'off' : 'starttls';
}

const tlsMode = (text: string) => (['implicit', 'starttls', 'off'] as const).find((mode) => mode === text);
