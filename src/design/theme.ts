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

type Radii = Readonly<Record<keyof typeof defaultRadii, string>>;

/** What a site says of its look. */
export interface Look {
  colors: Colors;
  radii: Radii;
}

/** Red, green and blue of a colour written `#rrggbb`, 0 to 255. */
export const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Of these roles styles take transparent variants. */
const TRANSPARENT: readonly string[] = ['ground', 'brand', 'stage', 'glow'];

/**
 * The custom properties that the tokens name: `--c-…`, `--rgb-…` (its channels, for transparent variants) and
 * `--radius-…`, as a rule for the root.
 */
export function themeRule({ colors, radii }: Look): string {
  const entries = Object.entries(colors);
  const properties = [
    ...entries.map(([role, hex]) => `--c-${role}:${hex}`),
    ...entries
      .filter(([role]) => TRANSPARENT.includes(role))
      .map(([role, hex]) => `--rgb-${role}:${channelsOf(hex).join(' ')}`),
    ...Object.entries(radii).map(([name, length]) => `--radius-${name}:${length}`),
  ];
  return `:root{${properties.join(';')}}`;
}
