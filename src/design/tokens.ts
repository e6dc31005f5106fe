/**
 * Colours, type, space and motion by name. Ratios beside colours are WCAG contrast ratios on the ground named.
 */
export const color = {
  /** page ground of light blocks; brand colour (R-LOOK-1) */
  bone: '#f2eadf',
  /** fields, popup, cards on bone */
  paper: '#faf6f0',
  /** quiet band */
  sand: '#e7dac8',
  /** brand colour (R-LOOK-1); buttons, links: 6.03 on bone */
  brown: '#7e4b26',
  /** hover and pressed: 8.14 on bone */
  brownDeep: '#643a1c',
  /** text: 14.8 on bone */
  espresso: '#24150b',
  /** secondary text: 5.79 on bone, 5.02 on sand */
  stone: '#6b5644',
  /** borders of fields and controls: 3.85 on bone */
  field: '#8c7057',
  /** ground of dark blocks; bone on it 15.7 */
  stage: '#1a100a',
  /** raised on stage; bone on it 14.1 */
  stageRaised: '#2a1a10',
  /** secondary text on stage: 11.1 */
  sandLight: '#d9c4a7',
  /** captions on stage: 7.4 */
  smoke: '#b89f84',
  /** light accent and focus on stage: 9.7; never on bone */
  amber: '#e9b06a',
  error: '#a3271b',
  ok: '#2f5d3a',
  /** Transparent variants of the brand brown (R-LOOK-2). */
  brown10: 'rgb(126 75 38 / 0.1)',
  brown20: 'rgb(126 75 38 / 0.2)',
  brown30: 'rgb(126 75 38 / 0.3)',
  brown50: 'rgb(126 75 38 / 0.5)',
  brown90: 'rgb(126 75 38 / 0.9)',
  bone22: 'rgb(242 234 223 / 0.22)',
  bone10: 'rgb(242 234 223 / 0.1)',
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

export const radius = { control: '2px', disc: '50%' } as const;

/** The one light of the site: what glows as a disc is filled with it. */
export const light = `radial-gradient(circle at 50% 58%, #fbe9cc 0, #f0c890 34%, ${color.amber} 62%, #c98d48 100%)`;

export const motion = {
  easeIn: 'cubic-bezier(0.22, 0.7, 0.16, 1)',
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
