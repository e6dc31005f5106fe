/** No sandbox, because CI runs as root in containers; and no traffic that nobody asked for. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process shows all pages: a process for each would cost a test run a fifth more.
  '--renderer-process-limit=1',
];
