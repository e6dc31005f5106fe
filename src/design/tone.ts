import { css } from 'styled-components';
import { color } from './tokens.ts';

/** The moods a block can have (the schema's `tone`). */
export type ToneName = 'light' | 'sand' | 'dark';

/**
 * Colours of a mood as custom properties, to which everything inside an element with `data-tone` adapts:
 * `--ground`, `--text`, `--muted`, `--line`, `--accent` (links, marks), `--control` (3:1 borders), `--focus`, `--raised`,
 * `--button` with `--button-text` and `--button-hover`, `--tint` (hover fill).
 *
 * Contrast of the button: 6.03 on bone (hover 8.14); on stage bone carries espresso, 14.8 (hover amber, 9.2).
 */
export const toneColors = {
  light: css`--ground: ${color.bone}; --text: ${color.espresso}; --muted: ${color.stone}; --line: ${color.brown30}; --accent: ${color.brown}; --control: ${color.field}; --focus: ${color.brown}; --raised: ${color.paper}; --button: ${color.brown}; --button-text: ${color.bone}; --button-hover: ${color.brownDeep}; --tint: ${color.brown10};`,
  sand: css`--ground: ${color.sand}; --text: ${color.espresso}; --muted: #5f4b3a; --line: ${color.brown30}; --accent: ${color.brown}; --control: ${color.stone}; --focus: ${color.brown}; --raised: ${color.bone}; --button: ${color.brown}; --button-text: ${color.bone}; --button-hover: ${color.brownDeep}; --tint: ${color.brown10};`,
  dark: css`--ground: ${color.stage}; --text: ${color.bone}; --muted: ${color.sandLight}; --line: ${color.bone22}; --accent: ${color.amber}; --control: ${color.smoke}; --focus: ${color.amber}; --raised: ${color.stageRaised}; --button: ${color.bone}; --button-text: ${color.espresso}; --button-hover: ${color.amber}; --tint: ${color.bone10};`,
} satisfies Record<ToneName, unknown>;

/** Part of the document only (GlobalStyle), not of any script; any rule of an element's own outweighs it. */
export const toneRules = css`
  :where([data-tone='light']) { ${toneColors.light} }
  :where([data-tone='sand']) { ${toneColors.sand} }
  :where([data-tone='dark']) { ${toneColors.dark} }
`;
