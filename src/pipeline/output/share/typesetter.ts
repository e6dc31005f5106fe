/** How a piece of text is set. */
export interface TextStyle {
  family: 'display' | 'text';
  /** px */
  size: number;
  weight: number;
  /** em */
  tracking?: number;
}

/** Sets text in the fonts of the site, as outlines: whatever draws them needs no font. */
export interface Typesetter {
  /** px from the start of the text to its end */
  measure: (text: string, style: TextStyle) => number;
  /** SVG path data of the text, its baseline starting at this point */
  outline: (text: string, style: TextStyle, at: { x: number; y: number }) => string;
}
