import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';

const mail: Mail = {
  kind: 'notice',
  from: { name: 'Muster & Leute', address: 'web@example.com' },
  to: 'kontakt@example.com',
  replyTo: 'ada@besuch.example',
  subject: 'Neue Einsendung',
  text: 'Guten Tag',
  headers: {},
};

test.each(['{"path":"package.json"}', '{"href":"http://127.0.0.1:9/"}'])(
  'neither files nor addresses are read: %s',
  async (text) => {
    await expect(compose({ ...mail, text: JSON.parse(text) })).rejects.toThrow(/access rejected/iu);
  },
);
