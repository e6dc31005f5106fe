import { z } from 'zod';
import {
  type ColorRole,
  defaultColors,
  defaultRadii,
  type LightRole,
  type SizeRole,
  type SpaceRole,
} from '../design/theme.ts';
import { FONT_KINDS } from '../design/typefaces.ts';
import { fontPath } from '../fields/image.ts';
import { needs, objectRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';

export const THEME = '_site/theme.json';

const hex = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/u);

const color = (role: ColorRole, description: string) =>
  hex.default(defaultColors[role]).describe(`${description}, zum Beispiel ${defaultColors[role]}`);

const lights = z.strictObject({
  core: hex.optional().describe('Mitte der Lichtscheibe, zum Beispiel #ffffff'),
  halo: hex.optional().describe('Um die Mitte der Lichtscheibe, zum Beispiel #eeeeee'),
  rim: hex.optional().describe('Rand der Lichtscheibe, zum Beispiel #cccccc'),
  sheen: hex.optional().describe('Schimmer auf den Falten des Vorhangs, zum Beispiel #cccccc'),
  lamp: hex.optional().describe('Scheibe vor dem Vorhang, zum Beispiel #ffffff'),
} satisfies Record<LightRole, unknown>);

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

const typeface = z
  .strictObject({
    kind: z
      .enum(FONT_KINDS)
      .describe('Art der Schrift; ohne file die des Systems, mit file die, die bis zu deren Laden zu sehen ist'),
    file: fontPath.optional().describe('Schriftdatei aus _media, zum Beispiel /media/fonts/title.woff2'),
    italic: fontPath.optional().describe('Schriftdatei der Kursiven; ohne sie wird Betontes in Überschriften farbig'),
    weight: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe('Strichstärke einer variablen Schrift, in der alles steht, zum Beispiel 700'),
  })
  .register(objectRules, { rules: [needs('italic', 'file'), needs('weight', 'file')] });

const rem = z.number().min(0.25).max(20);
const fluidSize = (description: string) =>
  z
    .strictObject({
      phone: rem.describe('auf einem Telefon (390 px) in rem'),
      desktop: rem.describe('auf einem großen Bildschirm (1440 px) in rem'),
    })
    .optional()
    .describe(description);

const sizes = z.strictObject({
  caption: fluidSize('Kleine Zeilen'),
  body: fluidSize('Text'),
  lead: fluidSize('Erster Absatz'),
  card: fluidSize('Überschriften von Karten'),
  block: fluidSize('Überschriften in Abschnitten'),
  section: fluidSize('Überschriften von Abschnitten'),
  hero: fluidSize('Überschrift der Seite'),
  home: fluidSize('Überschrift der Startseite'),
} satisfies Record<SizeRole, unknown>);

/** How a site looks: what it leaves out is the engine's own, which is neutral. */
export const themeSchema = z
  .strictObject({
    $schema: schemaReference,
    colors: colors.default(defaultColors).describe('Farben nach ihrer Aufgabe, jede als #rrggbb'),
    lights: lights.optional().describe('Lichter, die keine Töne von glow sein sollen'),
    radii: z
      .strictObject({
        control: length.default(defaultRadii.control).describe('Ecken von Knöpfen und Feldern, zum Beispiel 2px'),
        picture: length
          .optional()
          .describe('Ecken von Bildern neben Text und auf Karten, zum Beispiel 8px; ohne Angabe eckig'),
      })
      .default(defaultRadii)
      .describe('Rundung der Ecken in px oder rem'),
    fonts: z
      .strictObject({
        display: typeface.describe('Schrift der Überschriften'),
        text: typeface.describe('Schrift der Texte'),
      })
      .optional()
      .describe('Schriften; ohne Angabe die mitgelieferten'),
    sizes: sizes.optional().describe('Schriftgrößen, die von den mitgelieferten abweichen'),
    spaces: z
      .strictObject({
        block: fluidSize('Zwischen den Teilen eines Abschnitts'),
        section: fluidSize('Über und unter einem Abschnitt'),
      } satisfies Record<SpaceRole, unknown>)
      .optional()
      .describe('Abstände, die von den mitgelieferten abweichen'),
    motion: z
      .boolean()
      .default(true)
      .describe('false: Nichts bewegt sich von selbst, wie bei Besuchern, deren Gerät um weniger Bewegung bittet'),
  })
  .describe('Gestaltung der Website');

export type Theme = z.output<typeof themeSchema>;

/** That of a site without a document of its own. */
export const defaultTheme: Theme = themeSchema.parse({});
