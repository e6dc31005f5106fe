import { z } from 'zod';
import { about } from '../fields/about.ts';
import { svgPath } from '../fields/image.ts';
import { href } from '../fields/link.ts';
import { atLeastOne, needs, withRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { labelLang, text } from '../fields/text.ts';

const itemProperties = {
  title: text(48, { recommended: 32 }).meta(about('Beschriftung', 'Label')),
  path: href
    .optional()
    .meta(about('Ziel; ein Eintrag ohne children braucht eines', 'Target; an entry without children needs one')),
  lang: labelLang,
  useSpecialFont: z
    .boolean()
    .optional()
    .meta(about('Beschriftung in der Schmuckschrift', 'Label in the display typeface')),
  useSvg: z
    .boolean()
    .optional()
    .meta(about('Zeichen aus svgPath vor der Beschriftung zeigen', 'Show the mark of svgPath before the label')),
  svgPath: svgPath.optional().meta(about('SVG-Datei zu useSvg', 'SVG file for useSvg')),
};

const svgRules = [needs('useSvg', 'svgPath'), needs('svgPath', 'useSvg')];
const leaf = withRules(z.strictObject(itemProperties), ...svgRules, atLeastOne('path'));
const branch = withRules(
  z.strictObject({
    ...itemProperties,
    children: z
      .array(leaf)
      .min(1)
      .max(16)
      .optional()
      .meta(about('Untereinträge der dritten Ebene', 'Entries of the third level')),
  }),
  ...svgRules,
  atLeastOne('path', 'children'),
);
const root = withRules(
  z.strictObject({
    ...itemProperties,
    children: z
      .array(branch)
      .min(1)
      .max(16)
      .optional()
      .meta(about('Untereinträge der zweiten Ebene', 'Entries of the second level')),
  }),
  ...svgRules,
  atLeastOne('path', 'children'),
);

/** The menu: areas of up to three levels, services and legal pages (docs/requirements.md#menu). */
export const menuSchema = z
  .strictObject({
    $schema: schemaReference,
    areas: z
      .array(root)
      .min(1)
      .max(8)
      .meta(about('Die Bereiche auf der Startseite und im Menü', 'The areas on the home page and in the menu')),
    services: z
      .strictObject({
        title: text(48).meta(about('Überschrift', 'Heading')),
        children: z.array(leaf).min(1).max(16).meta(about('Einträge', 'Entries')),
      })
      .optional()
      .meta(
        about(
          'Die eigenständigen Leistungen, in der Fußzeile und auf der Startseite',
          'The separate services, in the footer and on the home page',
        ),
      ),
    contact: z
      .array(leaf)
      .min(1)
      .max(4)
      .optional()
      .meta(
        about(
          'Seiten unter „Kontakt“ im Menü und in der Fußzeile, unter Telefon und E-Mail',
          'Pages under “Contact” in the menu and the footer, below phone and mail',
        ),
      ),
    legal: z
      .array(leaf)
      .min(1)
      .max(6)
      .optional()
      .meta(about('Rechtliche Seiten in der Fußzeile', 'Legal pages in the footer')),
  })
  .meta(about('Menü der Website', 'Menu of the site'));

export type Menu = z.output<typeof menuSchema>;
/** An entry of the menu on any level (R-ENTITY-1); the third has no `children`. */
export type MenuItem = z.output<typeof leaf> & { children?: MenuItem[] | undefined };
