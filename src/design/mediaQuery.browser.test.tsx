import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GlobalStyle } from './GlobalStyle.ts';
import { PHONE, prefersReducedMotion, REDUCED_MOTION, useMedia } from './mediaQuery.ts';
import { defaultColors, defaultRadii, themeRule } from './theme.ts';

function Moving() {
  const answers = [REDUCED_MOTION, `${REDUCED_MOTION}, (prefers-reduced-data: reduce)`, PHONE].map(useMedia);
  return <p style={{ transition: 'opacity 2s', animation: 'turn 3s infinite' }}>{answers.join(' ')}</p>;
}

function show(motion: boolean) {
  const theme = themeRule({ colors: defaultColors, radii: defaultRadii, motion });
  render(
    <>
      <GlobalStyle $theme={theme} />
      <Moving />
    </>,
  );
  const { transitionDuration, animationDuration, animationIterationCount } = getComputedStyle(screen.getByText(/e/u));
  const seconds = [transitionDuration, animationDuration].map(Number.parseFloat);
  return { answers: screen.getByText(/e/u).textContent, seconds, animationIterationCount };
}

afterEach(cleanup);

test('on a site without motion every visitor counts as one who asks for less, and styles move nothing', () => {
  expect(show(false)).toEqual({
    answers: `true true ${window.matchMedia(PHONE).matches}`,
    seconds: [0.00001, 0.00001],
    animationIterationCount: '1',
  });
  expect(prefersReducedMotion()).toBe(true);
});

test('on any other site the visitor’s device is asked', () => {
  expect(show(true)).toMatchObject({ answers: `false false ${window.matchMedia(PHONE).matches}`, seconds: [2, 3] });
  expect(prefersReducedMotion()).toBe(false);
});
