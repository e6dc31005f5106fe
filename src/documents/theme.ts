import { z } from 'zod';
import {
  type Area,
  type ColorRole,
  type Colors,
  defaultColors,
  defaultRadii,
  type LightRole,
  type SizeRole,
  type SpaceRole,
} from '../design/theme.ts';
import { FONT_KINDS } from '../design/typefaces.ts';
import { type About, about } from '../fields/about.ts';
import { fontPath } from '../fields/image.ts';
import { route } from '../fields/link.ts';
import { needs, withRules } from '../fields/rules.ts';
import { schemaReference } from '../fields/schema-reference.ts';
import { isWithin } from '../forms/paths.ts';
import { withoutHome } from './languages.ts';

export const THEME = '_site/theme.json';

const hex = z
  .string()
  .max(7)
  .regex(/^#[0-9a-f]{6}$/u);

function color(role: ColorRole, { description, english }: About) {
  const example = defaultColors[role];
  return hex
    .default(example)
    .meta(about(`${description}, zum Beispiel ${example}`, `${english}, for example ${example}`));
}

const lights = z.strictObject({
  core: hex
    .optional()
    .meta(about('Mitte der Lichtscheibe, zum Beispiel #ffffff', 'Centre of the disc of light, for example #ffffff')),
  halo: hex
    .optional()
    .meta(
      about(
        'Um die Mitte der Lichtscheibe, zum Beispiel #eeeeee',
        'Around the centre of the disc of light, for example #eeeeee',
      ),
    ),
  rim: hex
    .optional()
    .meta(about('Rand der Lichtscheibe, zum Beispiel #cccccc', 'Rim of the disc of light, for example #cccccc')),
  sheen: hex
    .optional()
    .meta(
      about(
        'Schimmer auf den Falten des Vorhangs, zum Beispiel #cccccc',
        'Sheen on the folds of the curtain, for example #cccccc',
      ),
    ),
  lamp: hex
    .optional()
    .meta(about('Scheibe vor dem Vorhang, zum Beispiel #ffffff', 'Disc in front of the curtain, for example #ffffff')),
} satisfies Record<LightRole, unknown>);

const length = z
  .string()
  .max(10)
  .regex(/^(?:0|[0-9]*\.?[0-9]+(?:px|rem))$/u);

const colors = z.strictObject({
  ground: color('ground', about('Grund heller Abschnitte', 'Ground of light sections')),
  raised: color('raised', about('Felder, Fenster und Karten auf dem Grund', 'Fields, windows and cards on the ground')),
  band: color('band', about('Grund des ruhigen Bandes (sand)', 'Ground of the quiet band (sand)')),
  brand: color('brand', about('Hausfarbe: Knöpfe und Links', 'Brand colour: buttons and links')),
  brandDeep: color('brandDeep', about('Knöpfe unter dem Zeiger', 'Buttons under the pointer')),
  text: color('text', about('Text', 'Text')),
  muted: color('muted', about('Nebentext', 'Secondary text')),
  mutedOnBand: color('mutedOnBand', about('Nebentext auf dem ruhigen Band', 'Secondary text on the quiet band')),
  control: color('control', about('Ränder von Feldern und Bedienelementen', 'Borders of fields and controls')),
  stage: color(
    'stage',
    about(
      'Grund dunkler Abschnitte; Text darauf hat die Farbe von ground',
      'Ground of dark sections; text on it has the colour of ground',
    ),
  ),
  stageRaised: color('stageRaised', about('Flächen auf dunklem Grund', 'Areas on dark ground')),
  stageMuted: color('stageMuted', about('Nebentext auf dunklem Grund', 'Secondary text on dark ground')),
  stageControl: color(
    'stageControl',
    about('Ränder von Bedienelementen auf dunklem Grund', 'Borders of controls on dark ground'),
  ),
  glow: color('glow', about('Heller Akzent auf dunklem Grund', 'Bright accent on dark ground')),
  error: color('error', about('Fehler', 'Errors')),
});

const typeface = withRules(
  z.strictObject({
    kind: z
      .enum(FONT_KINDS)
      .meta(
        about(
          'Art der Schrift; ohne file die des Systems, mit file die, die bis zu deren Laden zu sehen ist',
          'Kind of typeface; without file the system’s, with file what is seen until it has loaded',
        ),
      ),
    file: fontPath
      .optional()
      .meta(
        about(
          'Schriftdatei aus _media, zum Beispiel /media/fonts/title.woff2',
          'Font file from _media, for example /media/fonts/title.woff2',
        ),
      ),
    italic: fontPath
      .optional()
      .meta(
        about(
          'Schriftdatei der Kursiven; ohne sie wird Betontes in Überschriften farbig',
          'Font file of the italic; without it, emphasis in headings is coloured',
        ),
      ),
    weight: z
      .number()
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta(
        about(
          'Strichstärke einer variablen Schrift, in der alles steht, zum Beispiel 700',
          'Weight of a variable font in which everything is set, for example 700',
        ),
      ),
  }),
  needs('italic', 'file'),
  needs('weight', 'file'),
);

const rem = z.number().min(0.25).max(20);
const fluidSize = (use: About) =>
  z
    .strictObject({
      phone: rem.meta(about('auf einem Telefon (390 px) in rem', 'on a phone (390 px) in rem')),
      desktop: rem.meta(about('auf einem großen Bildschirm (1440 px) in rem', 'on a large screen (1440 px) in rem')),
    })
    .optional()
    .meta(use);

const sizes = z.strictObject({
  caption: fluidSize(about('Kleine Zeilen', 'Small lines')),
  body: fluidSize(about('Text', 'Text')),
  lead: fluidSize(about('Erster Absatz', 'First paragraph')),
  card: fluidSize(about('Überschriften von Karten', 'Headings of cards')),
  block: fluidSize(about('Überschriften in Abschnitten', 'Headings within sections')),
  section: fluidSize(about('Überschriften von Abschnitten', 'Headings of sections')),
  hero: fluidSize(about('Überschrift der Seite', 'Heading of the page')),
  home: fluidSize(about('Überschrift der Startseite', 'Heading of the home page')),
} satisfies Record<SizeRole, unknown>);

const area = withRules(
  z.strictObject({
    path: route.meta(
      about(
        'Adresse, die der Bereich hat oder unter der seine Seiten liegen, in allen Sprachen, zum Beispiel /live',
        'Address that the area has or below which its pages are, in all languages, for example /live',
      ),
    ),
    band: hex.meta(
      about('Grund seines ruhigen Bandes, zum Beispiel #dde3e8', 'Ground of its quiet band, for example #dde3e8'),
    ),
    mutedOnBand: hex
      .optional()
      .meta(
        about('Nebentext auf seinem Band, zum Beispiel #454d55', 'Secondary text on its band, for example #454d55'),
      ),
    stage: hex
      .optional()
      .meta(
        about(
          'Grund seiner dunklen Abschnitte, von Fußzeile und Menü, zum Beispiel #0d1a2b',
          'Ground of its dark sections, of footer and menu, for example #0d1a2b',
        ),
      ),
    stageRaised: hex
      .optional()
      .meta(
        about(
          'Flächen auf seinem dunklen Grund, zum Beispiel #1c283a',
          'Areas on its dark ground, for example #1c283a',
        ),
      ),
  } satisfies Record<keyof Area, unknown>),
  needs('stage', 'stageRaised'),
  needs('stageRaised', 'stage'),
);

/** How a site looks: what it leaves out is the engine's own, which is neutral. */
export const themeSchema = z
  .strictObject({
    $schema: schemaReference,
    colors: colors
      .default(defaultColors)
      .meta(about('Farben nach ihrer Aufgabe, jede als #rrggbb', 'Colours by their role, each as #rrggbb')),
    areas: z
      .array(area)
      .min(1)
      .max(20)
      .optional()
      .meta(
        about(
          'Bereiche, deren Gründe eigene Farben haben; liegt einer im anderen, gilt der innere',
          'Areas whose grounds have colours of their own; where one lies within another, the inner one counts',
        ),
      ),
    lights: lights
      .optional()
      .meta(about('Lichter, die keine Töne von glow sein sollen', 'Lights that are not to be shades of glow')),
    radii: z
      .strictObject({
        control: length
          .default(defaultRadii.control)
          .meta(
            about('Ecken von Knöpfen und Feldern, zum Beispiel 2px', 'Corners of buttons and fields, for example 2px'),
          ),
        picture: length
          .optional()
          .meta(
            about(
              'Ecken von Bildern neben Text und auf Karten, zum Beispiel 8px; ohne Angabe eckig',
              'Corners of pictures beside text and on cards, for example 8px; where left out, square',
            ),
          ),
      })
      .default(defaultRadii)
      .meta(about('Rundung der Ecken in px oder rem', 'Rounding of corners in px or rem')),
    fonts: z
      .strictObject({
        display: typeface.meta(about('Schrift der Überschriften', 'Typeface of headings')),
        text: typeface.meta(about('Schrift der Texte', 'Typeface of texts')),
      })
      .optional()
      .meta(about('Schriften; ohne Angabe die mitgelieferten', 'Typefaces; where left out, the built-in ones')),
    sizes: sizes
      .optional()
      .meta(
        about('Schriftgrößen, die von den mitgelieferten abweichen', 'Type sizes that differ from the built-in ones'),
      ),
    spaces: z
      .strictObject({
        block: fluidSize(about('Zwischen den Teilen eines Abschnitts', 'Between the parts of a section')),
        section: fluidSize(about('Über und unter einem Abschnitt', 'Above and below a section')),
      } satisfies Record<SpaceRole, unknown>)
      .optional()
      .meta(about('Abstände, die von den mitgelieferten abweichen', 'Spaces that differ from the built-in ones')),
    motion: z
      .boolean()
      .default(true)
      .meta(
        about(
          'false: Nichts bewegt sich von selbst, wie bei Besuchern, deren Gerät um weniger Bewegung bittet',
          'false: nothing moves by itself, as for visitors whose device asks for less motion',
        ),
      ),
  })
  .meta(about('Gestaltung der Website', 'Look of the site'));

export type Theme = z.output<typeof themeSchema>;

/** That of a site without a document of its own. */
export const defaultTheme: Theme = themeSchema.parse({});

/** The area of a theme that a page lies in, by their addresses; `home` is that of the home page of its language. */
export function areaOf({ areas = [] }: Pick<Theme, 'areas'>, page: string, home: string): Area | undefined {
  const own = withoutHome(page, home);
  const [innermost] = areas.filter(({ path }) => isWithin(own, path)).sort((a, b) => b.path.length - a.path.length);
  return innermost;
}

/** The colours of the pages of an area: its own, and the site's where it names none. */
export const colorsOf = (colors: Colors, area: Area): Colors => ({
  ...colors,
  band: area.band,
  mutedOnBand: area.mutedOnBand ?? colors.mutedOnBand,
  stage: area.stage ?? colors.stage,
  stageRaised: area.stageRaised ?? colors.stageRaised,
});
