import { describe, expect, test } from 'vitest';
import { fixSite } from '../../src/tools/fix/fix.ts';
import { mistakeNames, reader, readMistake, show, siteWith } from './mistakes.ts';
import { randomNumbers } from './mutations.ts';

/** What `validate -- --fix` makes of the mistakes in `tests/fixtures/mistakes`; each case tells which of them it fixes. */
const isFixed = ({ fix }: { fix?: string | undefined }) => fix !== undefined;
const always = () => true;
const fix = (name: string) => fixSite(siteWith(name), always, reader);
const fixable = mistakeNames.filter((name) => readMistake(name).findings.some(isFixed));
const others = mistakeNames.filter((name) => !fixable.includes(name));

const decode = (bytes: Uint8Array | undefined) =>
  new TextDecoder(bytes?.[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
const linesOf = (bytes: Uint8Array | undefined) => decode(bytes).split('\n');

describe('a mistake that leaves nothing to choose', () => {
  test.each(fixable)('%s is fixed, and what else was wrong remains', (name) => {
    const { checked, fixed } = fix(name);
    const { findings, afterFix = [] } = readMistake(name);
    const left = findings.filter((finding) => !isFixed(finding)).map(({ code }) => code);
    expect(show(checked).map(({ code }) => code)).toEqual([...left, ...afterFix]);
    expect(fixed.map(({ finding }) => finding.code).sort()).toEqual(
      findings
        .filter(isFixed)
        .map(({ code }) => code)
        .sort(),
    );
  });

  test.each(fixable.filter((name) => name !== 'heading-not-first'))('%s changes no line but its own', (name) => {
    const before = siteWith(name);
    const { content, files } = fixSite(before, always, reader);
    expect(files).toHaveLength(1);
    for (const [index, file] of content.files.entries()) {
      const [was, is] = [linesOf(before.files[index]?.bytes), linesOf(file.bytes)];
      const kept = is.filter((line) => was.includes(line));
      const marked = new Set(
        readMistake(name)
          .findings.filter(isFixed)
          .map(({ line }) => line),
      );
      expect(is.length - kept.length).toBeLessThanOrEqual(files.includes(file.path) ? marked.size : 0);
    }
  });
});

test.each(others)('%s is left as it is', (name) => {
  const before = siteWith(name);
  const { content, fixed, files } = fixSite(before, always, reader);
  expect({ fixed, files }).toEqual({ fixed: [], files: [] });
  expect(content).toBe(before);
});

test('whatever is done to a page, fixes end, and a second run finds nothing to do', () => {
  const number = randomNumbers(20261121);
  const random = (below: number) => Math.floor(number() * below);
  const site = siteWith('link-typo');
  const index = site.files.findIndex((file) => file.path === 'security.json');
  const sound = decode(site.files[index]?.bytes);
  const pieces = [...'",:{}[]„“\' \n', ' "tone": "drak",', ',,', 'fuer', ' 10 kg', '\\"'];
  for (let round = 0; round < 300; round++) {
    let text = sound;
    for (let count = 1 + random(4); count > 0; count--) {
      const at = random(text.length);
      text = text.slice(0, at) + (pieces[random(pieces.length)] ?? '') + text.slice(at + random(3));
    }
    const files = site.files.map((file, at) =>
      at === index ? { ...file, bytes: new TextEncoder().encode(text) } : file,
    );
    const { content } = fixSite({ ...site, files }, always, reader);
    expect(fixSite(content, always, reader), text).toMatchObject({ fixed: [], files: [], content });
  }
});
