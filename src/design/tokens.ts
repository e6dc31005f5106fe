/**
 * Colours, type, space and motion by name. Ratios beside colours are WCAG contrast ratios on the ground named.
 */
export const color = {
  /** page ground of light blocks; brand colour of specification section 9 */
  bone: '#f2eadf',
  /** fields, popup, cards on bone */
  paper: '#faf6f0',
  /** quiet band */
  sand: '#e7dac8',
  /** brand colour of specification section 9; buttons, links: 6.03 on bone */
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
  errorOnStage: '#ffb4a4',
  ok: '#2f5d3a',
  /** Transparent variants of the brand brown, specification section 9. */
  brown10: 'rgb(126 75 38 / 0.1)',
  brown20: 'rgb(126 75 38 / 0.2)',
  brown30: 'rgb(126 75 38 / 0.3)',
  brown50: 'rgb(126 75 38 / 0.5)',
  brown90: 'rgb(126 75 38 / 0.9)',
  bone22: 'rgb(242 234 223 / 0.22)',
  bone10: 'rgb(242 234 223 / 0.1)',
} as const;

export const font = {
  display: "'Newsreader', 'Newsreader Georgia', 'Newsreader Times', Georgia, serif",
  text: "'Instrument Sans', 'Instrument Sans Arial', Arial, sans-serif",
} as const;

/** Fluid type scale from 390 to 1440 px. */
export const size = {
  caption: 'clamp(0.8125rem, 0.789rem + 0.095vw, 0.875rem)',
  body: 'clamp(1rem, 0.954rem + 0.19vw, 1.125rem)',
  lead: 'clamp(1.188rem, 1.095rem + 0.381vw, 1.438rem)',
  card: 'clamp(1.438rem, 1.275rem + 0.667vw, 1.875rem)',
  block: 'clamp(1.75rem, 1.425rem + 1.33vw, 2.625rem)',
  section: 'clamp(2.25rem, 1.693rem + 2.29vw, 3.75rem)',
  hero: 'clamp(2.875rem, 1.9rem + 4vw, 5.5rem)',
  home: 'clamp(3.5rem, 1.736rem + 7.24vw, 8.25rem)',
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
  block: 'clamp(2.5rem, 1.571rem + 3.81vw, 5rem)',
  /** above and below a block */
  section: 'clamp(5rem, 2.77rem + 9.14vw, 11rem)',
  /** left and right edge of the page */
  edge: 'clamp(1.25rem, 0.043rem + 4.95vw, 4.5rem)',
  gutter: 'clamp(0.75rem, 0.471rem + 1.14vw, 1.5rem)',
  /** from the edge of the content to the edge of the window: a negative margin of it lets a picture bleed */
  bleed: 'max(clamp(1.25rem, 0.043rem + 4.95vw, 4.5rem), (100vw - 81rem) / 2)',
} as const;

/** Content width; pictures may run wider. */
export const width = { content: '81rem', picture: '105rem', measure: '38rem' } as const;

export const radius = { control: '2px', disc: '50%' } as const;

export const motion = {
  easeIn: 'cubic-bezier(0.22, 0.7, 0.16, 1)',
  easeOut: 'cubic-bezier(0.5, 0, 0.75, 0.3)',
  small: '0.3s',
  panel: '0.4s',
  reveal: '0.6s',
} as const;

/** Height of the header, tall and compact; hero blocks start below or behind it. */
export const header = { phone: '3.75rem', tall: '4.5rem', compact: '3.5rem' } as const;

/** Breakpoints in px. `mobile` is the mobile breakpoint of specification section 9. */
export const breakpoint = { small: 640, mobile: 768, tablet: 820, desktop: 1100 } as const;
