import { inlineLinks } from '../../design/inline.ts';
import { type JsonPath, property } from '../../documents/json.ts';
import type { Effect } from '../../fields/effects.ts';
import type { Copy, Role } from '../../fields/roles.ts';
import type { ObjectRule } from '../../fields/rules.ts';
import type { Language } from '../../words/language.ts';
import type { Fact, Facts, TextFilter } from './facts.ts';

/** Path as a chain, so that visiting a page allocates nothing for values that no check asks about. */
export interface Link {
  parent: Link | undefined;
  key: string | number;
}

/** Facts while they are collected, and the language of the place that is being visited. */
export interface Gathering extends Facts {
  lang: Language | undefined;
  concernsChecks: TextFilter;
}

function pathOf(link: Link | undefined): JsonPath {
  const path: Array<string | number> = [];
  for (let at = link; at; at = at.parent) path.push(at.key);
  return path.reverse();
}

function noteText(
  value: string,
  at: Link | undefined,
  facts: Gathering,
  { kind, lang, recommended, listed }: Copy & Pick<Role, 'kind'>,
) {
  const isLong = recommended !== undefined && value.length > recommended;
  if (isLong || facts.concernsChecks(value))
    facts.texts.push({ value, lang: lang ?? facts.lang, recommended, isRich: kind === 'richText', path: pathOf(at) });
  if (listed) facts[listed].push({ value, path: pathOf(at) });
  notePlaceholders(value, at, facts);
}

const BRACED = /\{+[^{}\s]*\}*|[^{}\s]*\}+/gu;

function notePlaceholders(value: string, at: Link | undefined, facts: Facts) {
  if (!value.includes('{') && !value.includes('}')) return;
  for (const [braced] of value.matchAll(BRACED)) facts.placeholders.push({ value: braced, path: pathOf(at) });
}

type PictureRole = Extract<Role, { kind: 'image' }>;

type Note<K extends Role['kind']> = (
  value: string,
  at: Link | undefined,
  facts: Gathering,
  role: Extract<Role, { kind: K }>,
) => void;

const inList =
  (list: 'anchors' | 'files' | 'icons' | 'serviceLabels') => (value: string, at: Link | undefined, facts: Gathering) =>
    facts[list].push({ value, path: pathOf(at) });

function noteMisplacedLinks(value: string, at: Link | undefined, facts: Facts) {
  if (!value.includes('](')) return;
  for (const link of inlineLinks(value)) facts.misplacedLinks.push({ value: link, path: pathOf(at), part: link });
}

/** Not the stars inside of words: `Künstler*innen und Kund*innen`. */
const EMPHASIS = /(?<![\p{L}\d*])\*(?=[^\s*])[^*]*(?<=[^\s*])\*(?![\p{L}\d*])/gu;

function noteMisplacedEmphasis(value: string, at: Link | undefined, facts: Facts) {
  if (!value.includes('*')) return;
  for (const [part] of value.matchAll(EMPHASIS)) facts.misplacedEmphasis.push({ value: part, path: pathOf(at), part });
}

const noteString: { [K in Role['kind']]: Note<K> } = {
  text: (value, at, facts, role) => {
    noteText(value, at, facts, role);
    noteMisplacedLinks(value, at, facts);
    noteMisplacedEmphasis(value, at, facts);
  },
  richText: (value, at, facts, role) => {
    noteText(value, at, facts, role);
    if (!value.includes('](')) return;
    for (const href of inlineLinks(value)) facts.links.push({ value: href, path: pathOf(at), part: href });
  },
  heading: (value, at, facts, role) => {
    noteText(value, at, facts, role);
    noteMisplacedLinks(value, at, facts);
    facts.headings.push({ value, level: role.level, path: pathOf(at) });
  },
  link: (value, at, facts) => {
    notePlaceholders(value, at, facts);
    facts.links.push({ value, path: pathOf(at) });
  },
  anchor: inList('anchors'),
  image: () => {},
  imagePath: inList('files'),
  svgPath: inList('files'),
  videoPath: inList('files'),
  fontPath: inList('files'),
  icon: inList('icons'),
  form: (value, at, facts, { isShown }) => {
    facts.forms.push({ value, path: pathOf(at) });
    if (isShown) facts.anchors.push({ value, path: pathOf(at) });
  },
  serviceLabel: inList('serviceLabels'),
  thanks: noteText,
  day: () => {},
  host: (value, at, facts) => {
    notePlaceholders(value, at, facts);
    facts.hosts.push({ value, path: pathOf(at) });
  },
  external: (value, at, facts, { content }) => facts.externals.push({ value, content, path: pathOf(at) }),
};

/** Notes a text by its role. */
export function noteOf<K extends Role['kind']>(role: Extract<Role, { kind: K }>) {
  const note: Note<K> = noteString[role.kind];
  return (value: string, at: Link | undefined, facts: Gathering) => note(value, at, facts, role);
}

export function notePicture(value: object, at: Link | undefined, facts: Gathering, { isStill }: PictureRole) {
  const alt = property(value, 'alt');
  facts.pictures.push({ value: { src: property(value, 'src'), alt, isStill: isStill === true }, path: pathOf(at) });
  if (typeof alt === 'string' && alt !== '') noteText(alt, { parent: at, key: 'alt' }, facts, { kind: 'text' });
}

export function noteBrokenRule(rule: ObjectRule, value: object, at: Link | undefined, facts: Facts) {
  // A switch that is off requires nothing.
  const has = (key: string) => property(value, key) !== undefined && property(value, key) !== false;
  const broken = (present: string[]) => facts.brokenRules.push({ value: rule, path: pathOf(at), present });
  if (rule.kind === 'needs') {
    if (has(rule.property) && !rule.others.some(has)) broken([rule.property]);
    return;
  }
  const present = rule.properties.filter(has);
  if (rule.kind === 'atMostOne' && present.length > 1) broken(present);
  if (rule.kind === 'atLeastOne' && present.length === 0) broken(present);
  if (rule.kind === 'sequence' && present.some((key, index) => key !== rule.properties[index])) broken(present);
}

/**
 * Notes a property that changes nothing beside what another one says; of those in one list the first.
 *
 * @param otherValue of the other property, its default where it is not written
 */
export function noteWithoutEffect(
  effect: Effect,
  value: object,
  otherValue: unknown,
  at: Link | undefined,
  facts: Facts,
) {
  const { property: path, values, is } = effect;
  const isSet = otherValue !== undefined && otherValue !== false;
  if (is === 'set' ? isSet : is === 'unset' ? !isSet : is.some((each) => each === otherValue)) return;
  // A switch that is off asks for nothing.
  const written = placesOf(value, path.split(/\.|(?=\[\])/u)).filter(({ value: own }) =>
    values ? values.some((each) => each === own) : own !== undefined && own !== false,
  );
  const [first, ...more] = written;
  if (first)
    facts.withoutEffect.push({ value: effect, path: [...pathOf(at), ...first.path], otherValue, more: more.length });
}

/** The values that a path of an effect leads to, `[]` to every entry of a list. */
function placesOf(value: unknown, [name, ...rest]: readonly string[]): Array<Pick<Fact<unknown>, 'value' | 'path'>> {
  if (name === undefined) return [{ value, path: [] }];
  const keys = name !== '[]' ? [name] : Array.isArray(value) ? value.keys() : [];
  return [...keys].flatMap((key) =>
    placesOf(property(value, key), rest).map((place) => ({ ...place, path: [key, ...place.path] })),
  );
}
