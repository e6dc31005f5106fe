import { z } from 'zod';
import { about } from './about.ts';
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
  purpose: richText(400).meta(about('Zweck', 'Purpose')),
  data: richText(700).meta(about('Welche Daten', 'Which data')),
  legalBases: z
    .array(
      z.strictObject({
        norm: z.enum(NORMS).meta(about('Rechtsnorm', 'Provision of the law')),
        note: richText(300)
          .optional()
          .meta(
            about('Wofür sie gilt, oder welches Interesse überwiegt', 'What it applies to, or which interest prevails'),
          ),
      }),
    )
    .min(1)
    .max(6)
    .meta(about('Rechtsgrundlagen', 'Legal bases')),
  recipient: richText(400).meta(about('Empfänger', 'Recipients')),
  thirdCountry: richText(700).meta(
    about(
      'Übermittlung in ein Drittland, oder dass es keine gibt',
      'Transfer to a third country, or that there is none',
    ),
  ),
  storage: richText(700).meta(about('Speicherdauer', 'Storage period')),
  hosts: z
    .array(host)
    .min(1)
    .max(20)
    .optional()
    .meta(
      about(
        'Fremde Hosts, die beteiligt sind; jeder, den die Website verlinkt oder lädt, muss genannt sein',
        'Other hosts that take part; each one that the site links to or loads from must be named',
      ),
    ),
});
