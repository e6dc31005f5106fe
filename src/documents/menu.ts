import { z } from 'zod';
import { svgPath } from '../fields/image.ts';
import { href } from '../fields/link.ts';
import { atLeastOne, needs, objectRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { language, text } from '../fields/text.ts';

const itemProperties = {
  title: text(48, { recommended: 32 }).describe('Beschriftung'),
  path: href.optional().describe('Ziel; ein Eintrag ohne children braucht eines'),
  lang: language.optional().describe('Sprache der Beschriftung, falls nicht Deutsch'),
  useSpecialFont: z.boolean().optional().describe('Beschriftung in der Schmuckschrift'),
  useSvg: z.boolean().optional().describe('Zeichen aus svgPath vor der Beschriftung zeigen'),
  svgPath: svgPath.optional().describe('SVG-Datei zu useSvg'),
};

const svgRules = [needs('useSvg', 'svgPath'), needs('svgPath', 'useSvg')];
const leaf = z.strictObject(itemProperties).register(objectRules, { rules: [...svgRules, atLeastOne('path')] });
const branch = z
  .strictObject({
    ...itemProperties,
    children: z.array(leaf).min(1).max(16).optional().describe('Untereinträge der dritten Ebene'),
  })
  .register(objectRules, { rules: [...svgRules, atLeastOne('path', 'children')] });
const root = z
  .strictObject({
    ...itemProperties,
    children: z.array(branch).min(1).max(16).optional().describe('Untereinträge der zweiten Ebene'),
  })
  .register(objectRules, { rules: [...svgRules, atLeastOne('path', 'children')] });

/** The menu: areas of up to three levels, services and legal pages (docs/requirements.md#menu). */
export const menuSchema = z
  .strictObject({
    $schema: schemaReference,
    areas: z.array(root).min(1).max(8).describe('Die Bereiche auf der Startseite und im Menü'),
    services: z
      .strictObject({
        title: text(48).describe('Überschrift'),
        children: z.array(leaf).min(1).max(16).describe('Einträge'),
      })
      .optional()
      .describe('Die eigenständigen Leistungen, in der Fußzeile und auf der Startseite'),
    contact: z
      .array(leaf)
      .min(1)
      .max(4)
      .optional()
      .describe('Seiten unter „Kontakt“ im Menü und in der Fußzeile, unter Telefon und E-Mail'),
    legal: z.array(leaf).min(1).max(6).optional().describe('Rechtliche Seiten in der Fußzeile'),
  })
  .describe('Menü der Website');

export type Menu = z.output<typeof menuSchema>;
/** An entry of the menu on any level (R-ENTITY-1); the third has no `children`. */
export type MenuItem = z.output<typeof leaf> & { children?: MenuItem[] | undefined };
