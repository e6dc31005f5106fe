import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProject } from './fixture.ts';

let project: ReturnType<typeof createProject>;
beforeEach(() => {
  project = createProject();
  project.writeLockfiles({}, {});
});
afterEach(() => project.remove());

const audit = (report: string) => {
  project.writeProgram('npm', `echo 'npm warn something' >&2\necho '${report}'\nexit 1`);
  return project.run(['scripts/people-pages.mjs', 'check-dependencies'], { GITHUB_ACTIONS: '' });
};

const reportOf = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [
        severity,
        { name: `a-${severity}-one`, severity, range: '<2', fixAvailable: true },
      ]),
    ),
  });

test('nothing known is fine', async () => {
  expect(await audit(reportOf())).toEqual({ code: 0, output: '0 bekannte Schwachstellen, davon 0 schwere.\n' });
});

test('a slight weakness is named and no reason to stop', async () => {
  expect(await audit(reportOf('moderate'))).toEqual({
    code: 0,
    output:
      'moderate: a-moderate-one <2 (behoben in einer neueren Version)\n1 bekannte Schwachstellen, davon 0 schwere.\n',
  });
});

test.each(['high', 'critical'])('a %s one ends with 1', async (severity) => {
  const { code, output } = await audit(reportOf('low', severity));
  expect(code).toBe(1);
  expect(output).toContain('2 bekannte Schwachstellen, davon 1 schwere.');
});

test.each([
  ['{ "message": "405 Method Not Allowed", "statusCode": 405 }', '\n  405 Method Not Allowed'],
  ['no answer', ''],
  ['', ''],
])('an answer that is no report (%j) proves nothing, says so loudly, and ends with 2', async (answer, cause) => {
  expect(await audit(answer)).toEqual({
    code: 2,
    output: `NICHT GEPRÜFT: Bekannte Schwachstellen ließen sich nicht abfragen.${cause}\n`,
  });
});
