import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleForm } from '../../forms/cases.ts';
import { browserWords, words } from '../../words/words.ts';
import { openPopup } from './openPopup.tsx';

const contact = { heading: 'Anfrage', subheading: 'Kurz.', formId: 'sample' };
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const open = (page: string) =>
  act(async () =>
    openPopup({
      contact,
      form: sampleForm,
      page,
      opener: document.body,
      announce: () => {},
      site: { settings: { email: 'hallo@example.com' }, words: browserWords(words.de) },
    }),
  );
const close = () => act(async () => dialog().close());

afterEach(() => document.body.replaceChildren());

test('what was entered goes with its page', async () => {
  await open('/security');
  name().value = 'Ada';
  await close();
  await open('/security');
  expect(name().value).toBe('Ada');
  await close();
  await open('/styling');
  expect(name().value).toBe('');
  await close();
  await open('/security');
  expect(name().value).toBe('');
});
