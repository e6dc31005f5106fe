import type { size } from './tokens.ts';

/** Colours by what they are for, where a site names no other: neutral, and every text has AA contrast on its grounds. */
export const defaultColors = {
  /** page ground of light blocks */
  ground: '#ffffff',
  /** fields, popup, cards on the ground */
  raised: '#f6f7f8',
  /** ground of the quiet band */
  band: '#eceef0',
  /** buttons, links */
  brand: '#1f4e79',
  /** buttons, hovered and pressed */
  brandDeep: '#163a5b',
  text: '#16191d',
  muted: '#525a63',
  mutedOnBand: '#4a525b',
  /** borders of fields and controls */
  control: '#6f7882',
  /** ground of dark blocks; texts on it have the colour of the ground */
  stage: '#14181d',
  stageRaised: '#1f252c',
  stageMuted: '#c9cfd6',
  /** borders of controls, captions */
  stageControl: '#98a2ad',
  /** light accent and focus on the stage */
  glow: '#9cc4ee',
  error: '#a3271b',
};

export type ColorRole = keyof typeof defaultColors;
export type Colors = Readonly<Record<ColorRole, string>>;

export const defaultRadii = { control: '2px' };

interface Radii {
  readonly control: string;
  readonly picture?: string | undefined;
}

/** Roles of the type scale. */
export type SizeRole = keyof typeof size;

/** Spaces that grow with the window: between the parts of a block, above and below a block. */
export type SpaceRole = 'block' | 'section';

/** A size in rem at 390 px, and at 1440 px; it goes on growing to 1920. */
interface FluidSize {
  phone: number;
  desktop: number;
}

/**
 * Everything changes at once. A duration alone would make a transition of every property of every element, because `all` is
 * what transitions without a say: a style for the whole page would take three times as long. Rules of components win.
 */
export const STILL =
  '*,*::before,*::after{transition-property:none;animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}';

/** Pages at or below an address, whose quiet band, and on request dark grounds, have colours of their own. */
export interface Area {
  path: string;
  band: string;
  mutedOnBand?: string | undefined;
  stage?: string | undefined;
  stageRaised?: string | undefined;
}

/** What a site says of its look. */
export interface Look {
  colors: Colors;
  areas?: readonly Area[] | undefined;
  radii: Radii;
  /** false: nothing moves, as for visitors who ask for reduced motion */
  motion?: boolean | undefined;
  sizes?: { [Role in SizeRole]?: FluidSize | undefined } | undefined;
  lights?: { [Role in LightRole]?: string | undefined } | undefined;
  spaces?: { [Role in SpaceRole]?: FluidSize | undefined } | undefined;
}

/** Lights of the disc, and those on the curtain: its folds (`sheen`) and the disc before it (`lamp`). */
export type LightRole = 'core' | 'halo' | 'rim' | 'sheen' | 'lamp';

/** Red, green and blue of a colour written `#rrggbb`, 0 to 255. */
export const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Of these roles styles take transparent variants. */
const TRANSPARENT: readonly string[] = ['ground', 'brand', 'text', 'stage', 'glow'];

/**
 * The custom properties that the tokens name: `--c-…`, `--rgb-…` (its channels, for transparent variants) and
 * `--radius-…`, as a rule for the root; those of each area, for the whole document of a page that says by `data-area` that it
 * lies in it, and for what says by `data-to` that it leads there, in whichever language; in a further rule, which outweighs the
 * engine's scale, the site's own sizes.
 */
export function themeRule({
  colors,
  areas = [],
  radii,
  motion = true,
  sizes = {},
  spaces = {},
  lights = {},
}: Look): string {
  const around = lightsAround(colors.glow);
  const { core = around.core, halo = around.halo, rim = around.rim, sheen = around.sheen, lamp = around.lamp } = lights;
  const properties = [
    ...colorProperties(colors),
    ...Object.entries({ core, halo, rim }).map(([role, hex]) => `--l-${role}:${hex}`),
    ...Object.entries({ sheen, lamp }).map(([role, hex]) => `--rgb-${role}:${channelsOf(hex).join(' ')}`),
    `--radius-control:${radii.control}`,
  ];
  const own = Object.entries({ size: sizes, space: spaces }).flatMap(([scale, steps]) =>
    Object.entries(steps).flatMap(([name, step]) => (step ? `--${scale}-${name}:${fluid(step)}` : [])),
  );
  const rules = [
    `:root{${properties.join(';')}}`,
    ...areas.map(
      ({ path, ...own }) =>
        `:root:has([data-area='${path}']),[data-to$='${path}'],[data-to*='${path}/']{${colorProperties(own).join(';')}}`,
    ),
    own.length > 0 && `html:root{${own.join(';')}}`,
    radii.picture && `[data-reveal='zoom']{border-radius:${radii.picture};overflow:clip}`,
    // Read by the code that moves things (`matchesMedia`).
    !motion && `:root{--motion:none}${STILL}`,
  ];
  return rules.filter(Boolean).join('');
}

/** `--c-…` of each colour, and `--rgb-…` of those with transparent variants. */
function colorProperties(colors: { [Role in ColorRole]?: string | undefined }): string[] {
  const entries = Object.entries(colors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return [
    ...entries.map(([role, hex]) => `--c-${role}:${hex}`),
    ...entries
      .filter(([role]) => TRANSPARENT.includes(role))
      .map(([role, hex]) => `--rgb-${role}:${channelsOf(hex).join(' ')}`),
  ];
}

/** What a site does not say of its lights: shades of its light accent. */
const lightsAround = (glow: string): Record<LightRole, string> => ({
  core: mixed(glow, 255, 0.7),
  halo: mixed(glow, 255, 0.35),
  rim: mixed(glow, 0, 0.15),
  sheen: glow,
  lamp: glow,
});

/** A colour that is part of the way to black (0) or white (255). */
export const mixed = (hex: string, end: number, part: number) =>
  `#${channelsOf(hex)
    .map((value) =>
      Math.round(value + (end - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A length that grows with the window along the line through both sizes. */
function fluid({ phone, desktop }: FluidSize): string {
  const slope = (desktop - phone) / (1440 - 390);
  const at = (width: number) => Number((phone + slope * (width - 390)).toFixed(3));
  return `clamp(${phone}rem, ${at(0)}rem + ${Number((slope * 1600).toFixed(3))}vw, ${at(1920)}rem)`;
}
