import { z } from 'zod';
import { type ColorRole, defaultColors, defaultRadii } from '../design/theme.ts';
import { schemaReference } from '../fields/schema-reference.ts';

export const THEME = '_site/theme.json';

const color = (role: ColorRole, description: string) =>
  z
    .string()
    .max(7)
    .regex(/^#[0-9a-f]{6}$/u)
    .default(defaultColors[role])
    .describe(description);

const length = z
  .string()
  .max(10)
  .regex(/^(?:0|[0-9]*\.?[0-9]+(?:px|rem))$/u);

const colors = z.strictObject({
  ground: color('ground', 'Grund heller Abschnitte'),
  raised: color('raised', 'Felder, Fenster und Karten auf dem Grund'),
  band: color('band', 'Grund des ruhigen Bandes (sand)'),
  brand: color('brand', 'Hausfarbe: Knöpfe und Links'),
  brandDeep: color('brandDeep', 'Knöpfe unter dem Zeiger'),
  text: color('text', 'Text'),
  muted: color('muted', 'Nebentext'),
  mutedOnBand: color('mutedOnBand', 'Nebentext auf dem ruhigen Band'),
  control: color('control', 'Ränder von Feldern und Bedienelementen'),
  stage: color('stage', 'Grund dunkler Abschnitte; Text darauf hat die Farbe von ground'),
  stageRaised: color('stageRaised', 'Flächen auf dunklem Grund'),
  stageMuted: color('stageMuted', 'Nebentext auf dunklem Grund'),
  stageControl: color('stageControl', 'Ränder von Bedienelementen auf dunklem Grund'),
  glow: color('glow', 'Heller Akzent auf dunklem Grund'),
  error: color('error', 'Fehler'),
});

/** How a site looks: what it leaves out is the engine's own, which is neutral. */
export const themeSchema = z
  .strictObject({
    $schema: schemaReference,
    colors: colors.default(defaultColors).describe('Farben nach ihrer Aufgabe, jede als #rrggbb'),
    radii: z
      .strictObject({
        control: length.default(defaultRadii.control).describe('Ecken von Knöpfen und Feldern'),
      })
      .default(defaultRadii)
      .describe('Rundung der Ecken in px oder rem'),
  })
  .describe('Gestaltung der Website');

export type Theme = z.output<typeof themeSchema>;

/** That of a site without a document of its own. */
export const defaultTheme: Theme = themeSchema.parse({});
