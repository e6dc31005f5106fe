import { siteSchema } from '../src/documents/site.ts';
import { defaultTheme } from '../src/documents/theme.ts';
import { sampleForm, soundValues } from '../src/forms/cases.ts';
import { CONFIRMATION_PATH } from '../src/forms/wire.ts';
import { words } from '../src/words/words.ts';
import { sampleSite } from '../tests/sample-site.ts';
import type { SiteDocuments } from './letters/documents.ts';

const form = {
  ...sampleForm,
  confirmation: {
    subject: 'Ihre Nachricht an Muster & Leute',
    paragraphs: ['vielen Dank für Ihre Nachricht.', 'Wir melden uns <bald> – versprochen.'],
  },
};

export const documents: SiteDocuments = {
  site: { ...siteSchema.parse(sampleSite), language: 'de', home: '/' },
  forms: [form, { ...sampleForm, name: 'silent' }, { ...form, name: 'contact-form' }],
  words: words.de,
  theme: defaultTheme,
};

export const visitor = 'ada@besuch.example';

/** What the popup sends. */
export const payload = {
  ...soundValues,
  email: visitor,
  formType: 'sample',
  'form-name': 'sample',
  page: '/security',
  'service-tag': 'Security',
  'bot-field': '',
};

export interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** A call as our page makes it, with parts replaced. */
export function call(changes: Record<string, unknown> = {}, { method = 'POST', headers = {}, body }: CallOptions = {}) {
  return new Request(`https://www.example.com${CONFIRMATION_PATH}`, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    ...(!['GET', 'HEAD'].includes(method) && { body: body ?? JSON.stringify({ ...payload, ...changes }) }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

/** A clock that only `advance` moves. */
export function manualClock(start = Date.UTC(2026, 10, 21, 8, 0)) {
  let time = start;
  return {
    now: () => time,
    advance: (ms: number) => {
      time += ms;
    },
  };
}
