/** A host beside the site's own from which a page may load, and how. */
interface ExternalSource {
  host: string;
  kind: 'image' | 'media' | 'frame';
}

/** What a document may load. */
interface Allowed {
  /** hashes of the style elements of the document, `sha256-…`; other answers have none */
  styles?: readonly string[] | undefined;
  external?: readonly ExternalSource[] | undefined;
}

/** What decides about the headers of an answer. */
export interface Circumstances extends Allowed {
  /** visitors use TLS: only then may browsers be told to require it */
  tls: boolean;
  /** path of what is answered */
  path?: string | undefined;
}

/**
 * What protects a visitor, on every answer whatever its status (docs/requirements.md#security-headers). The one source for the own server, the
 * header file of a static host, and functions.
 */
export function securityHeaders(answer: Circumstances): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(answer),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': isShared(answer.path) ? 'cross-origin' : 'same-origin',
    ...(!answer.external?.some(isFrame) && { 'cross-origin-embedder-policy': 'credentialless' }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(answer.tls && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * Only Chromium knows frames without credentials (HTML, `credentialless`): elsewhere that policy would leave every frame of
 * another host empty. So a site that shows one goes without.
 */
const isFrame = ({ kind }: ExternalSource) => kind === 'frame';

/** Folder of the pictures that social networks show beside a link: other sites embed them. */
export const SHARED = '/media/share/';

const isShared = (path = '') => path.startsWith(SHARED);

/**
 * Hash of an empty style element. styled-components makes one and fills it through the CSSOM, which no policy
 * restricts; without the hash the element has no sheet, the library throws and React's root dies with it.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The policy of one answer: nothing is allowed but what the site needs, from the site itself (W3C CSP 3, Trusted Types). */
export const contentSecurityPolicy = ({ tls, ...allowed }: Circumstances): string =>
  written([...directives(allowed), ...(tls ? [UPGRADE] : [])]);

/**
 * The policy that a document carries itself, so that it holds on every host: all that a `meta` element can say (CSP 3, 3.3).
 */
export const documentPolicy = (allowed: Allowed): string => written(directives(allowed).filter(isNoneOf(HEADERS_ONLY)));

/**
 * The policy of a host that sends one header with all paths. Which styles are allowed only each document knows: a list of
 * all would grow with the pages, and be sent with every file. So it sets no rule for styles, and none that would stand in for it.
 */
export const hostPolicy = (allowed: Pick<Allowed, 'external'>): string =>
  written([...directives(allowed).filter(isNoneOf(DOCUMENTS_ONLY)), UPGRADE]);

type Directive = [name: string, ...sources: string[]];

const UPGRADE: Directive = ['upgrade-insecure-requests'];
const HEADERS_ONLY = ['frame-ancestors'];
const DOCUMENTS_ONLY = ['default-src', 'style-src'];

const isNoneOf =
  (names: readonly string[]) =>
  ([name]: Directive) =>
    !names.includes(name);

const written = (all: readonly Directive[]) => all.map((directive) => directive.join(' ')).join('; ');

function directives({ styles = [], external = [] }: Allowed): Directive[] {
  const hostsFor = (kind: ExternalSource['kind']) => [
    ...new Set(external.filter((source) => source.kind === kind).map(({ host }) => `https://${host}`)),
  ];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", EMPTY_STYLE, ...styles.map((hash) => `'${hash}'`)],
    ['img-src', "'self'", ...hostsFor('image')],
    ['media-src', "'self'", ...hostsFor('media')],
    ['font-src', "'self'"],
    ...(external.some(isFrame) ? [['frame-src', ...hostsFor('frame')] satisfies Directive] : []),
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
}
