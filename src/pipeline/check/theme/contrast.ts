import { type Colors, channelsOf, defaultColors, mixed } from '../../../design/theme.ts';

/** Text on its ground: 4.5:1 (WCAG 1.4.3). What marks a control: 3:1 (1.4.11). */
const TEXT = 4.5;
const MARK = 3;

type Role = keyof Colors;

/** What stands on which grounds, and how much it needs. */
const pairs: ReadonlyArray<readonly [ink: Role, needed: number, ...grounds: Role[]]> = [
  ['text', TEXT, 'ground', 'raised', 'band', 'glow'],
  ['muted', TEXT, 'ground', 'raised'],
  ['mutedOnBand', TEXT, 'band'],
  ['brand', TEXT, 'ground', 'raised', 'band'],
  ['ground', TEXT, 'brand', 'brandDeep', 'stage', 'stageRaised'],
  ['stageMuted', TEXT, 'stage', 'stageRaised'],
  ['glow', TEXT, 'stage', 'stageRaised'],
  ['error', TEXT, 'ground', 'raised', 'band'],
  ['control', MARK, 'ground', 'raised'],
  ['stageControl', MARK, 'stage', 'stageRaised'],
];

/** A colour that cannot be read on its ground. */
export interface Breach {
  ink: Role;
  ground: Role;
  ratio: number;
  needed: number;
}

/** Every pair of a theme that falls short. */
export const contrastBreaches = (colors: Colors): Breach[] =>
  pairs.flatMap(([ink, needed, ...grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colors[ink], colors[ground]);
      return ratio >= needed ? [] : [{ ink, ground, ratio, needed }];
    }),
  );

/** Buttons and links of a site in this colour, or in the nearest one that can be read on the engine's own grounds; darker under the pointer. */
export function brandColors(colour: string): Pick<Colors, 'brand' | 'brandDeep'> {
  const brand = nearestPassing({ ...defaultColors, brand: colour.toLowerCase() }, 'brand') ?? defaultColors.brand;
  return { brand, brandDeep: mixed(brand, 0, DEEPER) };
}

/** WCAG contrast ratio of two colours written `#rrggbb`. */
export const contrast = (one: string, other: string): number => contrastOf(channelsOf(one), channelsOf(other));

/** WCAG contrast ratio of two colours, each by red, green and blue in sRGB, 0 to 255. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far buttons go towards black under the pointer. */
const DEEPER = 0.2;

/** Steps in which a colour goes towards black or white until it can be read. */
const STEPS = 256;

/**
 * The colour nearest to one of a theme with which all that stands on it, and all that it stands on, can be read;
 * undefined where another colour has to change.
 */
export function nearestPassing(colors: Colors, role: Role): string | undefined {
  for (let step = 0; step <= STEPS; step += 1) {
    const towards = [0, 255].map((end) => mixed(colors[role], end, step / STEPS));
    const found = towards.find((color) =>
      contrastBreaches({ ...colors, [role]: color }).every(({ ink, ground }) => ink !== role && ground !== role),
    );
    if (found) return found;
  }
  return undefined;
}
