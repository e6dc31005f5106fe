import { z } from 'zod';
import { type About, about } from '../fields/about.ts';
import { covers } from '../fields/covers.ts';
import { type Effect, effects } from '../fields/effects.ts';
import { anchor } from '../fields/link.ts';
import { type ObjectRule, objectRules } from '../fields/rules.ts';
import { languageOf } from '../fields/text.ts';
import { versions } from '../fields/versions.ts';

const tone = z.enum(['light', 'sand', 'dark']);

/** Mood of a block: bone paper, quiet sand band, stage black. */
export type Tone = z.output<typeof tone>;

/**
 * The schema of a block: a strict object tagged with `type`, with the properties that every block has.
 *
 * @param type the block's folder name, which is the word authors write
 * @param options `description` is what authors read in their editor, of a site's own block in its language; `tone` the mood where the page names none;
 *   `rules` what the properties of `shape` demand of each other; `effects` which of them do nothing without another one; `coversHeader`: as a page's first block it fills the screen and has
 *   logo and menu of its own, so that the header comes when it is scrolled out; `version` counts up with every change that old pages do not fit
 */
export function block<const T extends string, S extends z.core.$ZodLooseShape>(
  type: T,
  options: {
    description: About | string;
    tone: Tone;
    rules?: ReadonlyArray<ObjectRule<NoInfer<keyof S & string>>>;
    effects?: ReadonlyArray<Effect<NoInfer<keyof S & string>>>;
    version?: number;
    coversHeader?: boolean;
  },
  shape: S,
) {
  return z
    .strictObject({
      type: z.literal(type),
      id: anchor
        .optional()
        .meta(about('Sprungmarke: Links mit #name führen hierher', 'Anchor: links with #name lead here')),
      tone: tone
        .default(options.tone)
        .meta(
          about(
            'Stimmung: light (hell), sand (ruhiges Band), dark (Bühne)',
            'Mood: light, sand (quiet band), dark (stage)',
          ),
        ),
      lang: languageOf('des ganzen Abschnitts', 'of the whole section'),
      ...shape,
    })
    .register(objectRules, { rules: options.rules ?? [] })
    .register(effects, { effects: options.effects ?? [] })
    .register(covers, { header: options.coversHeader ?? false })
    .register(versions, { version: options.version ?? 1 })
    .meta(typeof options.description === 'string' ? { description: options.description } : options.description);
}
