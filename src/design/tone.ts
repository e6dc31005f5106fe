import { css } from 'styled-components';
import { media } from './media.ts';
import { color } from './tokens.ts';

/** The moods a block can have (the schema's `tone`). */
export type ToneName = 'light' | 'sand' | 'dark';

/**
 * Colours of a mood as custom properties, to which everything inside an element with `data-tone` adapts:
 * `--ground`, `--text`, `--muted`, `--line`, `--accent` (links, marks), `--control` (3:1 borders), `--error`, `--focus`, `--raised`,
 * `--button` with `--button-text` and `--button-hover`, `--tint` (hover fill).
 *
 * Contrast of the button: 6.03 on bone (hover 8.14); on stage bone carries espresso, 14.8 (hover amber, 9.2).
 */
export const toneColors = {
  light: css`--ground: ${color.ground}; --text: ${color.text}; --muted: ${color.muted}; --line: ${color.brand30}; --accent: ${color.brand}; --control: ${color.control}; --error: ${color.error}; --focus: ${color.brand}; --raised: ${color.raised}; --button: ${color.brand}; --button-text: ${color.ground}; --button-hover: ${color.brandDeep}; --tint: ${color.brand10};`,
  sand: css`--ground: ${color.band}; --text: ${color.text}; --muted: ${color.mutedOnBand}; --line: ${color.brand30}; --accent: ${color.brand}; --control: ${color.muted}; --error: ${color.error}; --focus: ${color.brand}; --raised: ${color.ground}; --button: ${color.brand}; --button-text: ${color.ground}; --button-hover: ${color.brandDeep}; --tint: ${color.brand10};`,
  dark: css`--ground: ${color.stage}; --text: ${color.ground}; --muted: ${color.stageMuted}; --line: ${color.ground22}; --accent: ${color.glow}; --control: ${color.stageControl}; --error: color-mix(in srgb, ${color.error} 35%, ${color.ground}); --focus: ${color.glow}; --raised: ${color.stageRaised}; --button: ${color.ground}; --button-text: ${color.text}; --button-hover: ${color.glow}; --tint: ${color.ground10};`,
} satisfies Record<ToneName, unknown>;

/**
 * Part of the document only (GlobalStyle), not of any script; any rule of an element's own outweighs it. Whoever asks for more
 * contrast gets secondary text in the colour of text, and lines that can be seen where they only divide.
 */
export const toneRules = css`
  :where([data-tone='light']) { ${toneColors.light} }
  :where([data-tone='sand']) { ${toneColors.sand} }
  :where([data-tone='dark']) { ${toneColors.dark} }
  ${media.moreContrast} { :where([data-tone]) { --muted: var(--text); --line: var(--control); } }
`;
