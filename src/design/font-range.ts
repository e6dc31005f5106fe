/**
 * Characters that few texts need, as a CSS `unicode-range`: the rest of Latin-1, and ™. They have font files of
 * their own, which a browser loads where one of them stands.
 */
export const FURTHER =
  'U+A1-A6,U+A8,U+AA,U+AC,U+AE-AF,U+B1-B6,U+B8-BA,U+BC-C3,U+C5-D5,U+D8-DB,U+DD-DE,U+E0-E3,U+E5-E8,U+EA-F5,U+F7-FB,U+FD-FF,U+2122';
