import { expect, test } from 'vitest';
import { renderBlock } from '../testing.tsx';
import { Form } from './Form.tsx';
import type { FormBlock } from './schema.ts';

const smallest: FormBlock = { type: 'form', tone: 'light', form: { formId: 'contact-form' } };
const html = renderBlock(
  <Form block={{ ...smallest, form: { ...smallest.form, serviceLabel: 'Event Production' } }} />,
);
const control = (name: string) =>
  new RegExp(`<(?:input|select|textarea) [^>]*name="${name}"[^>]*>`, 'u').exec(html)?.[0];

test('posts to the page that thanks, and the hosting provider knows it for a form', () => {
  const [tag] = /<form [^>]*>/u.exec(html) ?? [];
  for (const attribute of [
    'method="post"',
    'action="/formular/danke/contact-form"',
    'name="contact-form"',
    'id="contact-form"',
    'aria-label="Anfrage"',
    'data-netlify="true"',
    'netlify-honeypot="bot-field"',
  ])
    expect(tag).toContain(attribute);
});

test.each([
  ['form-name', 'contact-form'],
  ['page', '/beispiel'],
  ['service-tag', 'Event Production'],
])('carries %s unseen', (name, value) => {
  expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
});

test('its heading stands before it, wherever a desktop draws it', () => {
  const titled = renderBlock(<Form block={{ ...smallest, title: 'Termin anfragen' }} />);
  expect(titled.indexOf('Termin anfragen')).toBeGreaterThan(0);
  expect(titled.indexOf('Termin anfragen')).toBeLessThan(titled.indexOf('<form '));
});

test('without a service it reports none', () => {
  expect(renderBlock(<Form block={smallest} />)).not.toContain('service-tag');
});

test('the honeypot is out of the accessibility tree and out of the order of the Tab key', () => {
  expect(html).toMatch(
    /<div aria-hidden="true"[^>]*><label>Bitte leer lassen: <input tabindex="-1" autoComplete="off" name="bot-field"\/>/u,
  );
});

test.each([
  ['name', ['type="text"', 'required=""', 'maxLength="100"']],
  ['email', ['type="email"', 'required=""', 'maxLength="254"', 'pattern="[^\\s@]+@[^\\s@]+\\.[^\\s@]+"']],
  ['phone', ['type="tel"', 'maxLength="40"', 'title="Bitte geben Sie eine gültige Telefonnummer ein"']],
  ['message', ['required=""', 'maxLength="5000"']],
  ['date', ['type="date"', 'min="2026-12-01"', 'max="2028-12-31"']],
  ['guests', ['type="number"', 'inputMode="numeric"', 'min="1"', 'max="5000"', 'step="1"']],
  ['budget', ['type="number"', 'inputMode="decimal"', 'min="0"', 'step="0.01"']],
  ['place', ['type="radio"', 'required=""', 'value="Drinnen"']],
  ['privacy', ['type="checkbox"', 'required=""', 'value="true"']],
])('%s is checked by the browser', (name, attributes) => {
  for (const attribute of attributes) expect(control(name)).toContain(attribute);
});

test('what may stay empty says so, and is not required', () => {
  const [, optional = '?'] = /aria-describedby="([^"]+)"/u.exec(control('phone') ?? '') ?? [];
  expect(html).toMatch(new RegExp(`<span id="${optional}"[^>]*>freiwillig</span>`, 'u'));
  expect(control('phone')).not.toContain('required');
  expect(html).toContain('Angaben ohne den Zusatz „freiwillig“ sind erforderlich.');
});

test('a choice offers its options, and none at first', () => {
  expect(html).toMatch(
    /<select [^>]*name="service"[^>]*><option value=""[^>]*>Bitte wählen<\/option><option>Security<\/option><option>Sonstiges<\/option>/u,
  );
});

test('a choice whose options are all shown is a group with a name', () => {
  const [, id = '?'] = /<fieldset role="radiogroup" aria-labelledby="([^"]+)"/u.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<legend [^>]*><span [^>]*id="${id}"[^>]*>Ort</span></legend>`, 'u'));
  expect(html).toMatch(/<label [^>]*><input [^>]*value="Draußen"[^>]*>Draußen<\/label>/u);
});

test('every other field has a label', () => {
  for (const name of ['name', 'email', 'phone', 'service', 'date', 'guests', 'budget', 'message', 'privacy']) {
    const [, id = '?'] = / id="([^"]+)"/u.exec(control(name) ?? '') ?? [];
    expect(html).toContain(`<label for="${id}"`);
  }
});

test('a form that the page does not know draws nothing', () => {
  expect(renderBlock(<Form block={{ ...smallest, form: { formId: 'rueckruf' } }} />)).toBe('');
});
