import { runNpm } from './child.mjs';
import { defineCommand } from './cli/command.ts';

interface Audit {
  message?: string;
  vulnerabilities?: Record<string, { name: string; severity: string; range: string; fixAvailable: unknown }>;
}

const words = {
  de: {
    fixed: ' (behoben in einer neueren Version)',
    summary: (all: number, serious: number) => `${all} bekannte Schwachstellen, davon ${serious} schwere.`,
    unchecked: 'NICHT GEPRÜFT: Bekannte Schwachstellen ließen sich nicht abfragen.',
  },
  en: {
    fixed: ' (fixed in a newer version)',
    summary: (all: number, serious: number) => `${all} known vulnerabilities, ${serious} of them serious.`,
    unchecked: 'NOT CHECKED: known vulnerabilities could not be asked for.',
  },
};

export default defineCommand({
  name: 'check-dependencies',
  about: {
    de: 'Fragt nach bekannten Schwachstellen aller Pakete: derer, mit denen die Website läuft, und derer, aus denen sie gebaut wird. Ende mit 2: nicht geprüft (kein Netz, oder ein Spiegel ohne diesen Dienst).',
    en: 'Asks for known vulnerabilities of all packages: those that the website runs on and those it is built from. Exit code 2: not checked (offline, or a mirror without this service).',
  },
  flags: {},
  exits: [
    { de: 'keine schwere', en: 'none is serious' },
    { de: 'mindestens eine schwere', en: 'at least one is serious' },
  ],
  async run({ language }) {
    const { fixed, summary, unchecked } = words[language];
    const { output } = await runNpm('audit', '--json', '--fetch-retries=0');
    const { vulnerabilities, message } = reportIn(output);
    if (!vulnerabilities) {
      console.error(message === undefined ? unchecked : `${unchecked}\n  ${message}`);
      if (process.env.GITHUB_ACTIONS) console.log('::warning::Known vulnerabilities were not checked.');
      return 2;
    }
    const found = Object.values(vulnerabilities);
    for (const { name, severity, range, fixAvailable } of found) {
      console.log(`${severity}: ${name} ${range}${fixAvailable ? fixed : ''}`);
    }
    const serious = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
    console.log(summary(found.length, serious.length));
    return serious.length > 0 ? 1 : 0;
  },
});

/** npm puts warnings before the report. */
function reportIn(text: string): Audit {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}
