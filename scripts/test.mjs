import { ensureBrowser } from './browser.mjs';
import { commandOf, root, runNode, runScript, stopWithNpm } from './child.mjs';
import { answerHelp } from './help.mjs';
import { ensureDependencies } from './install.mjs';

/**
 * `test.mjs [--no-check] [vitest arguments]`: everything, from a fresh clone; `--project NAME` leaves out what that
 * project does not need. Failed checks do not hold up the tests, but count in the exit code.
 */
answerHelp({
  de: `npm test -- [--no-check] [--project unit|browser|site] [Argumente für vitest]
  Alles: Format, Typen, Seiten, Einheiten, die gebaute Website im Browser. Mit --project nur ein Teil.`,
  en: `npm test -- [--no-check] [--project unit|browser|site] [arguments for vitest]
  Everything: format, types, pages, units, the built site in a browser. With --project only a part.`,
});

process.chdir(root);
stopWithNpm();
await ensureDependencies();

const vitestArgs = process.argv.slice(2).filter((argument) => argument !== '--no-check');
const isChecked = vitestArgs.length === process.argv.length - 2;
const projects = chosenProjects(vitestArgs);

const env = wants('browser') || wants('site') ? { CHROMIUM_PATH: await browserPath() } : {};
const checked = isChecked ? await runNode(['scripts/check.mjs']) : { code: 0 };
if (wants('site')) {
  const built = await runScript('build', [], { env: { NODE_ENV: 'production' } });
  if (built.code !== 0) {
    console.error(
      'Ohne eine Website, die sich bauen lässt, laufen die Tests nicht. Nur die Einheiten: npm test -- --project unit',
    );
    process.exit(built.code);
  }
}
const tested = await runNode([commandOf('vitest'), 'run', ...vitestArgs], { env });
process.exitCode = tested.code || checked.code;

function wants(project) {
  return projects.length === 0 || projects.includes(project);
}

function chosenProjects(args) {
  return args.flatMap((argument, index) => {
    if (argument.startsWith('--project=')) return [argument.slice('--project='.length)];
    return argument === '--project' ? [args[index + 1]] : [];
  });
}

async function browserPath() {
  try {
    return await ensureBrowser();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
