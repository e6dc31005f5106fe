/** What a raw request target asks for. */
export type Target =
  | { kind: 'malformed' }
  | { kind: 'moved'; location: string }
  /** `hidden` paths are answered as if nothing were there, even where a file is. */
  | { kind: 'path'; path: string; hidden: boolean };

/**
 * Reads a request target as it came over the wire, before anything normalises it.
 *
 * Every page has exactly one address: a trailing slash, `.html`, `/index` and needless percent-encoding are moved to it.
 * A location always starts with one slash and a character that is none, so it never leads to another host.
 */
export function readTarget(target: string): Target {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(target) ?? [];
  const decoded = decode(path);
  if (decoded === undefined || isHostile(decoded)) return { kind: 'malformed' };
  if (isHidden(decoded)) return { kind: 'path', path, hidden: true };
  const canonical = encodeURI(withoutSuffix(decoded));
  return canonical === path ? { kind: 'path', path, hidden: false } : { kind: 'moved', location: canonical + query };
}

function decode(path: string): string | undefined {
  const isWellFormed = path.startsWith('/') && !path.includes('#') && !NOT_ASCII.test(path);
  try {
    return isWellFormed ? decodeURIComponent(path) : undefined;
  } catch {
    return undefined;
  }
}

const NOT_ASCII = /[^\x21-\x7e]/;

/** Control characters, backslashes, doubly encoded octets and dot segments occur in attacks and nowhere on the site. */
function isHostile(path: string): boolean {
  return /[\p{Cc}\\%]/u.test(path) || path.split('/').some((segment) => segment === '.' || segment === '..');
}

/**
 * Dotfiles (except `.well-known`), empty segments, the precompressed twins of files, the not-found page under its own
 * name, what the build tells servers alone, and characters that would turn a moved path into a query or a fragment.
 */
function isHidden(path: string): boolean {
  return /\/\/|\/\.(?!well-known(\/|$))|\.(br|gz)\/?$|[?#]|^\/(404(\.html)?|_headers|_redirects|_server\.json)\/?$/.test(
    path,
  );
}

function withoutSuffix(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
