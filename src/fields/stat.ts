import { z } from 'zod';
import { about } from './about.ts';
import { text } from './text.ts';

/** A key figure: `{ "label": "Gäste", "value": "2.000" }`. */
export const stat = z.strictObject({
  label: text(60).meta(about('Was die Zahl zählt', 'What the figure counts')),
  value: text(16, { listed: 'figures' }).meta(
    about(
      'Die Zahl, wie sie erscheinen soll, zum Beispiel "2.000+" oder "99,8 %"',
      'The figure as it is to appear, for example "2,000+" or "99.8%"',
    ),
  ),
});
