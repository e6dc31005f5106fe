import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GlobalStyle } from './GlobalStyle.ts';

afterEach(cleanup);

function displayOf(element: HTMLElement): string {
  render(<GlobalStyle />);
  document.body.append(element);
  const { display } = getComputedStyle(element);
  element.remove();
  return display;
}

test.each([
  ['', 'none'],
  ['until-found', 'grid'],
])('laid out as a grid and hidden="%s", an element is displayed as %s', (hidden, display) => {
  const element = document.createElement('div');
  element.style.display = 'grid';
  element.setAttribute('hidden', hidden);
  expect(displayOf(element)).toBe(display);
});

test.each([
  ['<button>Suchen</button>', 'block'],
  ['<button aria-haspopup="dialog">Anfragen</button>', 'contents'],
])('a form with the method get around %s is displayed as %s', (button, display) => {
  const form = document.createElement('form');
  form.method = 'get';
  form.innerHTML = button;
  expect(displayOf(form)).toBe(display);
});

test('a mail address takes no hyphens, a text does', () => {
  const { container } = render(
    <>
      <GlobalStyle />
      <p>
        Text <a href="mailto:kontakt@example.com">kontakt@example.com</a>
      </p>
    </>,
  );
  const hyphens = (name: string) => getComputedStyle(container.querySelector(name) ?? container).hyphens;
  expect([hyphens('p'), hyphens('a')]).toEqual(['auto', 'none']);
});
