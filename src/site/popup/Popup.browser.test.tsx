import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderGerman } from '../../../tests/render-german.ts';
import { GlobalStyle } from '../../design/GlobalStyle.ts';
import { sampleForm, soundValues } from '../../forms/cases.ts';
import { Popup } from './Popup.tsx';

const contact = { heading: 'Anfrage', subheading: 'Kurz.', formId: 'sample' };
const announce = vi.fn<(text: string) => void>();
const fetched = vi.fn<typeof fetch>();
let opener: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => Response.json({ ok: true })),
  );
  opener = document.body.appendChild(document.createElement('button'));
  opener.textContent = 'Öffnen';
  renderGerman(
    <>
      <GlobalStyle />
      <Popup
        contact={contact}
        form={sampleForm}
        page="/security"
        email="hallo@example.com"
        opener={opener}
        announce={announce}
        opening={1}
        onSent={() => {}}
      />
    </>,
  );
});

afterEach(() => {
  cleanup();
  opener.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  announce.mockClear();
  fetched.mockClear();
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const control = (name: string) => dialog().querySelector<HTMLInputElement>(`[name="${name}"]`);

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

function fill() {
  for (const [name, value] of Object.entries(soundValues)) {
    const element = control(name);
    if (element?.type === 'checkbox') element.checked = true;
    else if (element?.type === 'radio') radio(value).checked = true;
    else if (element) element.value = value;
  }
}

async function send() {
  fill();
  await act(async () => dialog().querySelector('form')?.requestSubmit());
}

const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

test('its form is an anchor by its own name', () => {
  expect(dialog().querySelector('form')?.id).toBe(sampleForm.name);
});

test('is named and opened', () => {
  expect(screen.getByRole('dialog', { name: 'Anfrage' })).toBe(dialog());
  expect(dialog().matches(':modal')).toBe(true);
});

test('calls no field wrong that nobody has filled in yet', () => {
  const kinds = 'input:not([type="hidden"], [type="radio"], [tabindex="-1"]), [role="radiogroup"], textarea, select';
  const controls = [...dialog().querySelectorAll(kinds)];
  expect(controls.length).toBeGreaterThan(2);
  expect(controls.map((control) => control.getAttribute('aria-invalid'))).toEqual(controls.map(() => 'false'));
  expect(controls.filter((control) => control.hasAttribute('title'))).toEqual([]);
});

test('thanks for exactly three seconds', async () => {
  await send();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vielen Dank' }));
  pass(2999);
  expect(dialog().open).toBe(true);
  pass(1);
  expect(dialog().open).toBe(false);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(opener);
  expect(announce.mock.calls).toEqual([['Vielen Dank. Wir melden uns.']]);
});

test('the three seconds stand still while a mouse moves over it', async () => {
  await send();
  pass(2000);
  const heading = screen.getByRole('heading', { name: 'Vielen Dank' });
  act(() => void heading.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })));
  pass(60_000);
  expect(dialog().open).toBe(true);
  act(
    () => void heading.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
  );
  pass(999);
  expect(dialog().open).toBe(true);
  pass(1);
  expect(dialog().open).toBe(false);
});

test('the three seconds stand still while the focus is on the close button', async () => {
  await send();
  act(() => screen.getByRole('button', { name: 'Schließen' }).focus());
  pass(60_000);
  expect(dialog().open).toBe(true);
});

test('a post that takes longer than 15 seconds has failed', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  await send();
  pass(14_999);
  expect(screen.getByRole('button', { name: 'Wird gesendet...' })).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Fehler beim Senden\. Bitte versuchen Sie es erneut\.Ihre Angaben stehen noch im Formular\./u,
  );
  expect(control('name')?.value).toBe(soundValues.name);
  expect(complaint.mock.calls).toEqual([[new Error('Netzwerkfehler beim Senden des Formulars')]]);
});

test('what a word processor leaves in a pasted text is sent as spaces and lines', async () => {
  fill();
  const message = dialog().querySelector('textarea');
  if (message) message.value = 'eins\tzwei\u000bdrei';
  await act(async () => dialog().querySelector('form')?.requestSubmit());
  expect(new URLSearchParams(String(fetched.mock.calls[0]?.[1]?.body)).get('message')).toBe('eins zwei\ndrei');
});

test('a text that is too long is not cut off but named', async () => {
  fill();
  const message = dialog().querySelector('textarea');
  if (message) message.value = 'x'.repeat(5001);
  await act(async () => dialog().querySelector('form')?.requestSubmit());
  expect(screen.getByText('Nachricht darf höchstens 5.000 Zeichen lang sein')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

const submit = () => act(async () => dialog().querySelector('form')?.requestSubmit());

test('every value is sent as the server reads it', async () => {
  await send();
  const sent = new URLSearchParams(String(fetched.mock.calls[0]?.[1]?.body));
  expect(Object.fromEntries(sent)).toMatchObject(soundValues);
});

test('what is sent again after a lost answer has the same id, and another once it was changed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await send();
  await submit();
  const message = dialog().querySelector('textarea');
  if (message) message.value = 'Ein anderer Text';
  await submit();
  const ids = fetched.mock.calls.map(([, init]) => new URLSearchParams(String(init?.body)).get('submission-id'));
  expect(ids[0]).toMatch(/^[\w-]{16,64}$/u);
  expect([ids.length, ids[1] === ids[0], ids[2] === ids[0]]).toEqual([3, true, false]);
});

test('a choice that is missing is named for the whole group, and its first option gets the focus', async () => {
  fill();
  radio('Draußen').checked = false;
  await submit();
  expect(document.activeElement).toBe(radio('Drinnen'));
  const group = screen.getByRole('radiogroup', { name: 'Ort' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Ort ist erforderlich',
  );
  act(() => radio('Drinnen').click());
  expect(screen.queryByText('Ort ist erforderlich')).toBeNull();
});

test('what the browser cannot read is no empty answer', async () => {
  fill();
  const guests = control('guests');
  guests?.select();
  document.execCommand('insertText', false, '12-');
  expect(guests?.validity.badInput).toBe(true);
  await submit();
  expect(screen.getByText('Gäste muss eine ganze Zahl sein')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});
