import { z } from 'zod';
import { text } from './text.ts';

/** A key figure: `{ "label": "Gäste", "value": "2.000" }`. */
export const stat = z.strictObject({
  label: text(60).describe('Was die Zahl zählt'),
  value: text(16).describe('Die Zahl, wie sie erscheinen soll, zum Beispiel "2.000+" oder "99,8 %"'),
});
