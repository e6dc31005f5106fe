import { expect, test } from 'vitest';
import { sampleForm } from '../../src/forms/cases.ts';
import { documents } from '../testing.ts';
import { ownerNotice } from './owner-mail.ts';

test('a label that is a question has no colon behind it', () => {
  const form = {
    ...sampleForm,
    fields: [
      { name: 'when', label: 'Wann kommen Sie?', type: 'text' as const, required: false },
      { name: 'place', label: 'Ort', type: 'text' as const, required: false },
    ],
  };
  const submission = { form: 'sample', values: { when: 'Im Mai', place: 'Köln' }, page: '/security', serviceTag: '' };
  const owner = { from: 'web@example.com', to: 'kontakt@example.com' };
  const { text, html } = ownerNotice(documents, form, submission, owner, 0);
  expect(text).toContain('\n\nWann kommen Sie?\n    Im Mai\n\nOrt:\n    Köln\n');
  expect(html).toContain('Wann kommen Sie?</strong>');
});
