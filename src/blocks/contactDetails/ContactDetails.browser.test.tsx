import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { ContactDetails } from './ContactDetails.tsx';
import examples from './examples.json' with { type: 'json' };
import { schema } from './schema.ts';

afterEach(cleanup);

/** Whether a browser hyphenates is its own affair: Firefox parted „12345 Mus-terstadt“, in letters as large as a heading’s. */
test('an address has no hyphens of the browser’s', () => {
  renderGerman(
    <>
      <GlobalStyle />
      <ContactDetails block={schema.parse(examples.typical)} />
    </>,
  );
  expect(getComputedStyle(screen.getByText(/Musterstraße/u)).hyphens).toBe('manual');
});
