/** Colours, type, space and motion by name. The values of colours and radii are the site's (`theme.ts`). */
export const color = {
  ground: 'var(--c-ground)',
  raised: 'var(--c-raised)',
  band: 'var(--c-band)',
  brand: 'var(--c-brand)',
  brandDeep: 'var(--c-brandDeep)',
  text: 'var(--c-text)',
  muted: 'var(--c-muted)',
  mutedOnBand: 'var(--c-mutedOnBand)',
  control: 'var(--c-control)',
  stage: 'var(--c-stage)',
  stageRaised: 'var(--c-stageRaised)',
  stageMuted: 'var(--c-stageMuted)',
  stageControl: 'var(--c-stageControl)',
  glow: 'var(--c-glow)',
  error: 'var(--c-error)',
  /** Transparent variants (R-LOOK-2). */
  brand10: 'rgb(var(--rgb-brand) / 0.1)',
  brand20: 'rgb(var(--rgb-brand) / 0.2)',
  brand30: 'rgb(var(--rgb-brand) / 0.3)',
  brand50: 'rgb(var(--rgb-brand) / 0.5)',
  brand90: 'rgb(var(--rgb-brand) / 0.9)',
  ground22: 'rgb(var(--rgb-ground) / 0.22)',
  ground10: 'rgb(var(--rgb-ground) / 0.1)',
} as const;

/** Families with their fallbacks; the values are in `scale.ts`. */
export const font = { display: 'var(--font-display)', text: 'var(--font-text)' } as const;

/** Fluid type scale; the values are in `scale.ts`. */
export const size = {
  caption: 'var(--size-caption)',
  body: 'var(--size-body)',
  lead: 'var(--size-lead)',
  card: 'var(--size-card)',
  block: 'var(--size-block)',
  section: 'var(--size-section)',
  hero: 'var(--size-hero)',
  home: 'var(--size-home)',
} as const;

/** Declarations of a leading text. */
export const leading = `font-size: ${size.lead}; line-height: 1.5;`;

export const space = {
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: '4rem',
  /** between the parts of a block */
  block: 'var(--space-block)',
  /** between blocks of one mood */
  thought: 'var(--space-thought)',
  /** above and below a block */
  section: 'var(--space-section)',
  /** left and right edge of the page */
  edge: 'var(--space-edge)',
  gutter: 'var(--space-gutter)',
  /** from the edge of the content to the edge of the window: a negative margin of it lets a picture bleed */
  bleed: 'var(--space-bleed)',
} as const;

/** Content width; pictures may run wider. */
export const width = {
  content: 'var(--width-content)',
  picture: '(var(--width-content) + 24rem)',
  measure: '38rem',
} as const;

export const radius = { control: 'var(--radius-control)', disc: '50%' } as const;

/** The one light of the site: what glows as a disc is filled with it. */
export const light = `radial-gradient(circle at 50% 58%, var(--l-core) 0, var(--l-halo) 34%, ${color.glow} 62%, var(--l-rim) 100%)`;

/** How everything moves: fast at first, slow in the end. */
export const curve = [0.22, 0.7, 0.16, 1] as const;

export const motion = {
  easeIn: `cubic-bezier(${curve.join(', ')})`,
  small: '0.3s',
  panel: '0.4s',
  reveal: '0.6s',
} as const;

/** Height of the header, tall and compact; hero blocks start below or behind it. */
export const header = { phone: '3.75rem', tall: '4.5rem', compact: '3.5rem' } as const;

/** Breakpoints in px. `mobile` is where phones end (R-LOOK-4). */
export const breakpoint = { small: 640, mobile: 768, tablet: 820, desktop: 1100 } as const;

export type Breakpoint = keyof typeof breakpoint;

/** Condition of a media query: windows narrower than a breakpoint, also by a fraction of a pixel. */
export const narrowerThan = (name: Breakpoint) => `(max-width: ${breakpoint[name] - 0.02}px)`;
