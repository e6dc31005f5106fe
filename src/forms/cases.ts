import type { Form } from '../documents/form.ts';

/** A form with a field of every kind; for the tests of both sides of the wire. */
export const sampleForm: Form = {
  name: 'sample',
  title: 'Anfrage',
  submitLabel: 'Absenden',
  width: 'md',
  consentVersion: '2025-01',
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true },
    {
      name: 'email',
      label: 'E-Mail',
      type: 'email',
      required: true,
      validation: {
        pattern: '[^\\s@]+@[^\\s@]+\\.[^\\s@]+',
        message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      },
    },
    {
      name: 'phone',
      label: 'Telefon',
      type: 'tel',
      required: false,
      validation: { pattern: '\\+?[0-9 \\-\\(\\)]+', message: 'Bitte geben Sie eine gültige Telefonnummer ein' },
    },
    { name: 'service', label: 'Service', type: 'select', required: false, options: ['Security', 'Sonstiges'] },
    { name: 'message', label: 'Nachricht', type: 'textarea', required: true },
    { name: 'privacy', label: 'Einwilligung', type: 'checkbox', required: true, text: 'Ich willige ein.' },
  ],
  success: { title: 'Vielen Dank', text: 'Wir melden uns.' },
};

/** Passes. */
export const soundValues = {
  name: 'Ada Beispiel',
  email: 'ada@example.com',
  phone: '+49 (30) 23125-000',
  service: 'Security',
  message: 'Guten Tag,\nwir feiern im Mai.',
  privacy: 'true',
};

const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const PHONE = 'Bitte geben Sie eine gültige Telefonnummer ein';

/**
 * One changed value each, and what both sides say to it; `undefined` where it passes. The server's test sends these as
 * posts, the browser's checks them before they are sent.
 */
export const cases: readonly (readonly [field: string, value: string, error: string | undefined])[] = [
  ['name', '', 'Name ist erforderlich'],
  ['name', ' \u00a0 ', 'Name ist erforderlich'],
  ['name', '名前', undefined],
  ['name', 'x'.repeat(100), undefined],
  ['name', 'x'.repeat(101), 'Name darf höchstens 100 Zeichen lang sein'],
  ['name', 'Ada\nBcc: x@example.com', 'Name enthält ein unzulässiges Steuerzeichen'],
  ['name', 'Ada\u0000', 'Name enthält ein unzulässiges Steuerzeichen'],
  ['email', '', 'E-Mail ist erforderlich'],
  ['email', 'ada', EMAIL],
  ['email', 'ada@example', EMAIL],
  ['email', '@example.com', EMAIL],
  ['email', 'a@b@example.com', EMAIL],
  ['email', 'ada @example.com', EMAIL],
  ['email', 'ada@example.com\n', 'E-Mail enthält ein unzulässiges Steuerzeichen'],
  ['email', 'a@b.c', undefined],
  ['email', 'grüße@beispiel.example', undefined],
  ['email', `${'x'.repeat(243)}@example.com`, 'E-Mail darf höchstens 254 Zeichen lang sein'],
  ['phone', '', undefined],
  ['phone', '   ', undefined],
  ['phone', '030 23125-000', undefined],
  ['phone', '+49 (0)30', undefined],
  ['phone', '030/23125', PHONE],
  ['phone', '+', PHONE],
  ['phone', '++49', PHONE],
  ['phone', 'keine', PHONE],
  ['phone', '0'.repeat(41), 'Telefon darf höchstens 40 Zeichen lang sein'],
  ['service', '', undefined],
  ['service', 'Sonstiges', undefined],
  ['service', 'Anderes', 'Service hat ein ungültiges Format'],
  ['message', '\n\n', 'Nachricht ist erforderlich'],
  ['message', 'Zeile\nZeile', undefined],
  ['message', 'Tabulator\tdarin', 'Nachricht enthält ein unzulässiges Steuerzeichen'],
  ['message', 'x'.repeat(5000), undefined],
  ['message', 'x'.repeat(5001), 'Nachricht darf höchstens 5.000 Zeichen lang sein'],
  ['message', '<script>alert(1)</script>', undefined],
  ['privacy', '', 'Einwilligung ist erforderlich'],
  ['privacy', 'false', 'Einwilligung ist erforderlich'],
  ['privacy', 'vielleicht', 'Einwilligung hat ein ungültiges Format'],
];
