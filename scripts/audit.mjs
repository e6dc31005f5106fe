import { npm, root, run } from './child.mjs';
import { answerHelp } from './help.mjs';

/**
 * Known vulnerabilities of all packages: what visitors get is built from development packages. Exit 0: no serious one,
 * 1: at least one serious, 2: not checked, because the registry could not be asked (offline, or a mirror without this
 * service).
 */
answerHelp({
  de: `npm run check:dependencies --
  Fragt nach bekannten Schwachstellen aller Pakete: derer, mit denen die Website läuft, und derer, aus denen sie gebaut wird.
  Ende mit 0: keine schwere, 1: mindestens eine schwere, 2: nicht geprüft (kein Netz, oder ein Spiegel ohne diesen Dienst).`,
  en: `npm run check:dependencies --
  Asks for known vulnerabilities of all packages: those that the website runs on and those it is built from.
  Exit 0: none is serious, 1: at least one is, 2: not checked (offline, or a mirror without this service).`,
});

process.chdir(root);
const [command, args] = npm();
const { output } = await run(command, [...args, 'audit', '--json', '--fetch-retries=0'], { quiet: true });
const report = reportIn(output);
process.exitCode = report?.vulnerabilities ? printFound(Object.values(report.vulnerabilities)) : printUnchecked(report);

function printFound(found) {
  for (const { name, severity, range, fixAvailable } of found) {
    console.log(`${severity}: ${name} ${range}${fixAvailable ? ' (behoben in einer neueren Version)' : ''}`);
  }
  const serious = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  console.log(`${found.length} bekannte Schwachstellen, davon ${serious.length} schwere.`);
  return serious.length > 0 ? 1 : 0;
}

function printUnchecked(report) {
  const cause = report?.message ? `\n  ${report.message}` : '';
  console.error(`NICHT GEPRÜFT: Bekannte Schwachstellen ließen sich nicht abfragen.${cause}`);
  if (process.env.GITHUB_ACTIONS) console.log('::warning::Known vulnerabilities were not checked.');
  return 2;
}

/** npm puts warnings before the report. */
function reportIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
