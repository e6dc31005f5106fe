export interface Settings {
  host: string;
  port: number;
  /** visitors come over TLS, which a proxy in front of this server ends */
  tls: boolean;
}

/** Where to listen, from the environment; or what is wrong with it, in a sentence for whoever set it. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | { problem: string } {
  const port = env.PORT || '4173';
  const host = env.HOST || 'localhost';
  const tls = env.TLS || 'off';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return { problem: `PORT ist „${port}“, erwartet wird eine ganze Zahl von 0 bis 65535, zum Beispiel PORT=4173.` };
  }
  if (!/^[\w.:-]+$/.test(host)) {
    return {
      problem: `HOST ist „${host}“, erwartet wird ein Rechnername oder eine IP-Adresse, zum Beispiel HOST=0.0.0.0.`,
    };
  }
  if (tls !== 'on' && tls !== 'off') {
    return {
      problem: `TLS ist „${tls}“, erwartet wird on oder off, zum Beispiel TLS=on, wenn Besucher über https kommen.`,
    };
  }
  return { host, port: Number(port), tls: tls === 'on' };
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
