import { renderToString } from 'react-dom/server';
import styled, { keyframes, ServerStyleSheet } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { addRules, shareRules } from './known-rules.ts';

const turn = keyframes`to { rotate: 1turn; }`;
const Text = styled.p<{ $size: number }>`
  font-size: ${({ $size }) => $size}px;
  @media (width >= 48em) { font-size: ${({ $size }) => $size * 2}px; }
`;
const Disc = styled(Text)`animation: ${turn} 1s;`;

/** Also says how many of the rules were written, not found. */
function draw(sheet: ServerStyleSheet, ...sizes: number[]) {
  const insert = vi.spyOn(sheet.instance, 'insertRules');
  renderToString(
    sheet.collectStyles(
      sizes.map((size) => (
        <section key={size}>
          <Text $size={size} />
          <Disc $size={size} />
        </section>
      )),
    ),
  );
  return { tags: sheet.getStyleTags(), written: insert.mock.calls.length };
}

function sharing(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  shareRules(sheet);
  return sheet;
}

test('a page has the same styles whichever pages were drawn before it, and known rules are not written again', () => {
  const alone = draw(new ServerStyleSheet(), 20, 30);
  expect(alone.tags).toContain('rotate');
  draw(sharing(), 30, 40);
  const second = draw(sharing(), 20, 30);
  const third = draw(sharing(), 20, 30);
  expect([second.tags, third.tags]).toEqual([alone.tags, alone.tags]);
  expect(second.written).toBeGreaterThan(0);
  expect(second.written).toBeLessThan(alone.written);
  expect(third.written).toBe(0);
});

test('a page has the styles of what another one has drawn', () => {
  const other = sharing();
  draw(other, 50);
  const page = sharing();
  addRules(page, other.instance.names);
  expect(draw(page, 60).tags).toBe(draw(sharing(), 50, 60).tags);
});
