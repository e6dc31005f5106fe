import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { Form } from '../../documents/form.ts';
import { sampleForm } from '../../forms/cases.ts';
import { localDay } from '../../forms/today.ts';
import { useFormOfToday } from './useFormOfToday.ts';

const form: Form = {
  ...sampleForm,
  fields: [{ name: 'date', label: 'Datum', type: 'date', required: true, earliest: 'today' }],
};

const Shown = () => <p>{useFormOfToday(form).fields[0]?.earliest}</p>;

afterEach(cleanup);

test('a page that was built on another day learns of today when the browser takes over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Shown />);
  expect(container.textContent).toBe('today');
  render(<Shown />, { container, hydrate: true });
  expect(screen.getByText(localDay())).toBe(container.querySelector('p'));
});
