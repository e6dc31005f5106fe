import { expect, test } from 'vitest';
import type { FormField } from '../../src/documents/form.ts';
import { checkForm } from '../../src/forms/check.ts';
import { words } from '../../src/words/words.ts';
import { compiled } from './agency.ts';

function formOf(name: string) {
  const form = compiled.site?.forms.find((one) => one.name === name);
  if (!form) throw new Error(`there is no form ${name}`);
  return form;
}

const short = ({ name, required }: FormField) => (required ? name : `${name}?`);

test.each([
  ['R-FORM-3', 'contact-form', ['name', 'email', 'message', 'privacy']],
  ['R-FORM-4', 'general-contact', ['name', 'email', 'phone?', 'subject', 'message']],
  [
    'R-FORM-5',
    'service-request',
    ['name', 'company?', 'email', 'phone?', 'service', 'budget?', 'timeframe?', 'description'],
  ],
  ['R-FORM-6', 'newsletter', ['email', 'name?', 'interests?']],
  ['the four forms', 'callback', ['name', 'phone', 'time', 'privacy']],
])('%s: %s asks for %j', (_, name, fields) => {
  expect(formOf(name).fields.map(short)).toEqual(fields);
});

test('R-FORM-3: the consent is to processing under the privacy notice, and linked to it', () => {
  expect(formOf('contact-form').fields.at(-1)).toMatchObject({
    type: 'checkbox',
    text: expect.stringContaining('(/datenschutz)'),
  });
});

test('R-FORM-6: the consent of the newsletter stands under the fields', () => {
  expect(formOf('newsletter').note).toMatch(/willigen Sie ein/u);
});

test.each([
  [
    'R-FORM-7',
    'service-request',
    'service',
    [
      ...['Talent Management', 'Event Production', 'Brand Consulting', 'Security Services', 'Concierge Services'],
      ...['Travel Services', 'Sonstiges'],
    ],
  ],
  [
    'R-FORM-8',
    'service-request',
    'budget',
    ['unter 10.000 €', '10.000 bis 50.000 €', '50.000 bis 100.000 €', 'über 100.000 €', 'noch offen'],
  ],
  [
    'R-FORM-9',
    'service-request',
    'timeframe',
    [...['sofort', 'innerhalb von 1 Monat', 'innerhalb von 3 Monaten', 'innerhalb von 6 Monaten', 'noch offen']],
  ],
  [
    'R-FORM-10',
    'newsletter',
    'interests',
    [
      ...['Talent Management', 'Event Production', 'Brand Consulting', 'Security Services', 'Travel & Concierge'],
      'Alle Bereiche',
    ],
  ],
])('%s: %s offers as %s %j', (_, name, field, options) => {
  expect(formOf(name).fields.find((one) => one.name === field)?.options).toEqual(options);
});

const LONG = { name: 100, email: 254, phone: 40, subject: 150, message: 5000, description: 5000, company: 200 };
const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const PHONE = 'Bitte geben Sie eine gültige Telefonnummer ein';

/** In both languages. */
const callbacks = (compiled.site?.editions ?? []).flatMap(({ forms }) =>
  forms.filter(({ name }) => name === 'callback'),
);

test.each(['contact-form', 'general-contact', 'service-request', 'newsletter'])(
  'R-FIELD-4, R-FIELD-5, R-FIELD-8: %s checks addresses, numbers and lengths',
  (name) => {
    const form = formOf(name);
    const errorsOf = (values: Record<string, string>) => checkForm(form, values, words.de);
    expect(errorsOf({ email: 'ada@example' }).email).toBe(EMAIL);
    expect(errorsOf({ email: 'ada@example.com' }).email).toBeUndefined();
    const asksForPhone = form.fields.some((field) => field.name === 'phone');
    expect(errorsOf({ phone: 'keine' }).phone).toBe(asksForPhone ? PHONE : undefined);
    expect(errorsOf({ phone: '030/23125, ab 18 Uhr' }).phone).toBe(name === 'service-request' ? PHONE : undefined);
    for (const [field, most] of Object.entries(LONG).filter(([one]) => form.fields.some(({ name }) => name === one))) {
      expect(errorsOf({ [field]: 'x'.repeat(most + 1) })[field], field).toContain(
        `darf höchstens ${most.toLocaleString('de-DE')} Zeichen lang sein`,
      );
    }
  },
);

test.each(['030/23125000', '0176.1234567', '+49 (0)30 – 23125', '+49 30 23125-0'])(
  'the callback takes a number as it is written: %s',
  (phone) => {
    expect(callbacks).toHaveLength(2);
    for (const form of callbacks) expect(checkForm(form, { phone }, words.de).phone).toBeUndefined();
  },
);

test.each(['abc', '++49', '030 x 12'])('the callback does not take %s, and gives an example', (phone) => {
  for (const form of callbacks) expect(checkForm(form, { phone }, words.de).phone).toMatch(/\d{5}/u);
});

test('R-FIELD-11: names, addresses and numbers can be filled in by the browser', () => {
  const wanted: Record<string, string> = { name: 'name', email: 'email', phone: 'tel', company: 'organization' };
  const fields = compiled.site?.forms.flatMap((form) => form.fields) ?? [];
  const found = fields.filter((field) => Object.hasOwn(wanted, field.name));
  expect(new Set(found.map(({ name }) => name))).toEqual(new Set(Object.keys(wanted)));
  for (const { name, autocomplete } of found) expect(autocomplete).toBe(wanted[name]);
});

test('R-NONGOAL-5: the newsletter’s mail says that none is sent yet', () => {
  expect(formOf('newsletter').confirmation?.paragraphs.join(' ')).toContain('noch keinen Newsletter');
});
