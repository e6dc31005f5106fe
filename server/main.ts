import { resolve } from 'node:path';
import { outboxOf } from '../mail/delivery/outlet.ts';
import { languageOf } from '../scripts/language.mjs';
import { dataDirProblem } from './data-dir.ts';
import { environment } from './environment.ts';
import { jsonLog } from './log.ts';
import { isBuilt } from './release.ts';
import type { Serving } from './serve.ts';
import { listenProblem, readSettings, type Settings } from './settings.ts';
import { startServer } from './start.ts';

const words = {
  de: {
    unbuilt: (dist: string) => `In ${dist} liegt keine fertige Website. Bauen Sie sie mit „npm run build“.`,
    running: (address: string) => `Die Website läuft: ${address} (beenden mit Strg+C)`,
    noMail: 'MAIL=off: Es geht keine Mail hinaus.',
    mailInFolder: (folder: string) =>
      `Kein Mailserver ist eingestellt (SMTP_URL): Keine Mail verlässt diese Maschine, jede wird eine Datei in ${folder}.`,
  },
  en: {
    unbuilt: (dist: string) => `There is no built site in ${dist}. Build it with "npm run build".`,
    running: (address: string) => `The website is running: ${address} (stop with Ctrl+C)`,
    noMail: 'MAIL=off: no mail is sent.',
    mailInFolder: (folder: string) =>
      `No mail server is set (SMTP_URL): no mail leaves this machine, each becomes a file in ${folder}.`,
  },
};
const language = languageOf([]);

/** `main.ts [DIST]`: serves the built site until SIGTERM or SIGINT; exit code 1 with a sentence for each reason where it cannot. */
async function main(folder = 'dist') {
  const dist = resolve(folder);
  const settings = readSettings(environment());
  if ('problem' in settings) return fail(settings.problem[language]);
  if (!isBuilt(dist)) return fail(words[language].unbuilt(dist));
  outliveOutput();
  const warning = dataDirProblem(settings.dataDir);
  if (warning) console.error(warning[language]);
  try {
    const serving = await startServer(dist, settings, jsonLog());
    // Before the line that says that it runs: whoever waits for it may send a signal at once.
    stopOnSignal(serving);
    console.log([words[language].running(serving.address), ...heldMail(settings)].join('\n'));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return fail(listenProblem(String(error.code), settings)[language]);
    throw error;
  }
}

/** What is to be said where mail does not go out. */
function heldMail({ mail, dataDir }: Settings): string[] {
  if (!mail.enabled) return [words[language].noMail];
  return mail.smtp ? [] : [words[language].mailInFolder(outboxOf(dataDir))];
}

/** Lines that cannot be written, to a full disk or a program that has ended, are lost; without a listener Node would end. */
function outliveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

function fail(problem: string) {
  console.error(problem);
  process.exitCode = 1;
}

/** The first signal lets running answers finish, a second one does not wait for them. */
function stopOnSignal(serving: Serving) {
  let signals = 0;
  const stop = async () => {
    signals += 1;
    await serving.stop(signals === 1 ? undefined : 0);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

await main(process.argv[2]);
