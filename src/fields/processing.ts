import { z } from 'zod';
import { HOST } from './host.ts';
import { NORMS } from './laws/de.ts';
import { roles } from './roles.ts';
import { richText } from './text.ts';

/** A host by its name, or an address of the site document whose host is meant. */
const host = z
  .string()
  .max(120)
  .regex(new RegExp(`^(?:${HOST}|\\{site\\.[a-zA-Z.]+\\})$`, 'u'))
  .register(roles, { kind: 'host' });

/**
 * A processing of personal data, with everything that Art. 13 GDPR requires. Hosts are named as data, so that the
 * notice, the links and the Content-Security-Policy can be compared.
 */
export const processing = z.strictObject({
  purpose: richText(400).describe('Zweck'),
  data: richText(700).describe('Welche Daten'),
  legalBases: z
    .array(
      z.strictObject({
        norm: z.enum(NORMS).describe('Rechtsnorm'),
        note: richText(300).optional().describe('Wofür sie gilt, oder welches Interesse überwiegt'),
      }),
    )
    .min(1)
    .max(6)
    .describe('Rechtsgrundlagen'),
  recipient: richText(400).describe('Empfänger'),
  thirdCountry: richText(700).describe('Übermittlung in ein Drittland, oder dass es keine gibt'),
  storage: richText(700).describe('Speicherdauer'),
  hosts: z
    .array(host)
    .min(1)
    .max(20)
    .optional()
    .describe('Fremde Hosts, die beteiligt sind; jeder, den die Website verlinkt oder lädt, muss genannt sein'),
});
