/** Kinds of fonts: each has one that every system brings along. */
export const FONT_KINDS = ['serif', 'sans-serif', 'monospace', 'rounded'] as const;

export type FontKind = (typeof FONT_KINDS)[number];

/** The fonts of systems, by kind; those that a font is measured against come with names that hold on every system. */
const SYSTEM_FONTS: Record<FontKind, { stack: string; local: readonly string[] }> = {
  serif: { stack: "Georgia, 'Times New Roman', serif", local: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
  'sans-serif': { stack: 'system-ui, Arial, sans-serif', local: ['Arial', 'Liberation Sans', 'Arimo'] },
  monospace: { stack: 'ui-monospace, monospace', local: ['Courier New', 'Liberation Mono', 'Cousine'] },
  rounded: { stack: 'ui-rounded, system-ui, Arial, sans-serif', local: ['Arial', 'Liberation Sans', 'Arimo'] },
};

/** One style of a font, as documents refer to it. */
export interface Face {
  /** addresses of its files; one with a `unicode-range` has the characters that are in it, and no other */
  files: Array<{ src: string; range?: string | undefined }>;
  /** weights that it stands for: `400`, `200 400` */
  weights: string;
}

/** A font of a site. Without a face it is the system's of its kind. */
export interface Typeface {
  kind: FontKind;
  normal?: Face | undefined;
  italic?: Face | undefined;
  /** how wide it runs against the system's font of its kind, and its own lines; in parts of 1 */
  fallback?: { width: number; ascent: number; descent: number } | undefined;
}

/** Families by role, as styles name them. */
const FAMILIES = { display: 'Site Display', text: 'Site Text' };

/** `@font-face` rules of a site's own fonts and of what stands in for them until they are loaded, and their families for the root. */
export function typefaceRules(fonts: Record<keyof typeof FAMILIES, Typeface>): string {
  const roles = (['display', 'text'] as const).map((role) => ({ role, family: FAMILIES[role], font: fonts[role] }));
  const faces = roles.map(({ family, font: { normal, italic, fallback, kind } }) => [
    normal && face(family, normal),
    italic && face(family, italic, 'font-style:italic;'),
    fallback && standIn(family, kind, fallback),
  ]);
  const families = roles.map(({ role, family, font }) => `--font-${role}:${stackOf(family, font)}`);
  // A slanted upright would look broken.
  const upright =
    fonts.display.normal && !fonts.display.italic ? 'em{font-synthesis-style:none;color:var(--accent)}' : '';
  return `${faces.flat().filter(Boolean).join('')}html:root{${families.join(';')}}${upright}`;
}

const face = (family: string, { files, weights }: Face, style = '') =>
  files
    .map(({ src, range }) => {
      const characters = range === undefined ? '' : `unicode-range:${range};`;
      return `@font-face{font-family:'${family}';src:url('${src}');${characters}font-weight:${weights};${style}font-display:swap}`;
    })
    .join('');

const percent = (part: number) => `${Number((part * 100).toFixed(1))}%`;

function standIn(family: string, kind: FontKind, { width, ascent, descent }: NonNullable<Typeface['fallback']>) {
  const src = SYSTEM_FONTS[kind].local.map((name) => `local('${name}')`).join();
  const lines = `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`;
  return `@font-face{font-family:'${family} Fallback';src:${src};size-adjust:${percent(width)};${lines}}`;
}

const stackOf = (family: string, { kind, normal, fallback }: Typeface) =>
  [normal && `'${family}'`, fallback && `'${family} Fallback'`, SYSTEM_FONTS[kind].stack].filter(Boolean).join();
