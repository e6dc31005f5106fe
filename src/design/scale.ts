import { css } from 'styled-components';
import { width } from './tokens.ts';

/**
 * Values of the longer tokens: families, the fluid type scale and the fluid spaces, drawn at 390 and 1440 px, growing to
 * 1920; beyond 1440 texts grow as fast as headings. The global styles set them once for a document, so the scripts that every visitor loads carry their names alone.
 */
export const scale = css`
  --font-display: 'Newsreader', 'Newsreader Georgia', 'Newsreader Times', Georgia, serif;
  --font-text: 'Instrument Sans', 'Instrument Sans Arial', Arial, sans-serif;

  --size-caption: clamp(0.8125rem, 0.766rem + 0.19vw, 1rem);
  --size-body: clamp(1rem, max(min(0.97rem + 0.4vw, 1.2rem), 0.69rem + 0.567vw), 1.36rem);
  --size-lead: clamp(1.188rem, max(1.095rem + 0.381vw, 0.78rem + 0.73vw), 1.656rem);
  --size-card: clamp(1.438rem, 1.275rem + 0.667vw, 2.125rem);
  --size-block: clamp(1.75rem, 1.425rem + 1.33vw, 3.125rem);
  --size-section: clamp(2.25rem, 1.693rem + 2.29vw, 4.75rem);
  --size-hero: clamp(2.7rem, 1.79rem + 4.1vw, 7rem);
  --size-home: clamp(3.5rem, 1.736rem + 7.24vw, 11rem);

  --space-block: clamp(2.5rem, 1.571rem + 3.81vw, 6rem);
  --space-thought: clamp(3.25rem, 0.6rem + 7vw, 8rem);
  --space-section: clamp(3.75rem, 2.4rem + 6vw, 9.5rem);
  --space-edge: clamp(1.25rem, 0.043rem + 4.95vw, 7.5rem);
  --space-gutter: clamp(0.75rem, 0.471rem + 1.14vw, 2rem);
  --width-content: clamp(81rem, 24rem + 63.33vw, 100rem);
  --space-bleed: max(var(--space-edge), (100vw - ${width.content}) / 2);
`;
