import { npm, root, run } from './child.mjs';

/**
 * Known weaknesses of what visitors and operators get (development packages reach neither). Ends with 1 for grave ones.
 * Where nobody can be asked, offline or behind a mirror without this service, that is said and no fault of the project.
 */
process.chdir(root);
const [command, args] = npm();
const { output } = await run(command, [...args, 'audit', '--json', '--omit=dev'], { quiet: true });
const report = reportIn(output);
if (!report?.vulnerabilities) {
  console.warn('Bekannte Schwachstellen ließen sich nicht abfragen; die Prüfung sagt deshalb nichts.');
} else {
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range, fixAvailable } of found) {
    console.log(`${severity}: ${name} ${range}${fixAvailable ? ' (behoben in einer neueren Version)' : ''}`);
  }
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  console.log(`${found.length} bekannte Schwachstellen, davon ${grave.length} schwere.`);
  process.exitCode = grave.length > 0 ? 1 : 0;
}

/** npm puts warnings before the report. */
function reportIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
