import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Problem } from '../findings/finding.ts';
import type { Places, ProblemPlace } from '../findings/locate.ts';
import type { ContentFile } from '../pipeline/read/content.ts';
import type { Facts } from '../pipeline/read/facts.ts';
import type { Names } from '../pipeline/read/names.ts';
import type { KeptPage, KeptPages } from '../pipeline/read/page.ts';
import type { Section, Sections } from '../pipeline/read/sections/section.ts';
import type { PageHead } from '../pipeline/read/source-document.ts';
import { KeptFile, type Place, placeOf } from './kept-file.ts';
import { NameTable } from './name-table.ts';

/** A hundred pages are read in the time in which ten thousand are written. */
const WORTH = 100;
const FOLDER = 'node_modules/.cache/facts';
/**
 * Bytes that records are put into together: as large as what glibc takes from the system by itself and gives back at once
 * (`tuneAllocator`); what is given back with a little for each record is next to nothing. Unused, they take no memory.
 */
const CHUNK = 16 * 2 ** 20;
/** The facts of so many pages take about ten megabytes. */
const MOST_FACTS = 250;

/** What is known of a page, and what it was found in. */
interface Entry {
  /** of the file whose content has the hash, if its time is certain */
  stamp: string | undefined;
  hash: string;
  /** of the shared sections that the page uses */
  sections: string;
  uses: readonly string[];
  head: PageHead;
  /** the places of its names in the table, see `writtenPlaces`: as lists they would take more memory than all else of ten thousand pages */
  names: string;
  /** JSON that is not kept yet, or where it is */
  facts: Buffer | Place;
  /** names what was around it when it was judged */
  around: string;
  /** what was wrong with it then */
  problems: readonly Problem[];
  /** places of problems in its text that were asked for */
  places: Record<string, ProblemPlace>;
}

interface Kept {
  names: string[];
  pages: Array<[path: string, entry: Entry]>;
}

/**
 * What was found out about the sound pages of a folder, from one run to the next. A page is known again by the size and times
 * of its file, or else by its content. Its facts, ten times as much as all else, are read when someone asks for them.
 */
export class KeptFacts implements KeptPages {
  readonly mostFacts = MOST_FACTS;
  readonly #file: KeptFile<Kept>;
  readonly #table: NameTable;
  #known: ReadonlyMap<string, Entry>;
  #now = new Map<string, Entry>();
  #changes = 0;
  /** names what is around the pages in this run */
  #around = '';
  readonly #recent = new RecentFacts();
  readonly #records = new Records();
  readonly #reader: Reader = {
    names: ({ names }) => namesAt(names, this.#table),
    record: ({ facts }) => (Buffer.isBuffer(facts) ? facts : this.#file.record(facts)),
    hasRead: (page) => this.#recent.add(page),
  };

  /**
   * @param folder the pages folder
   * @param engine names the code that finds them out; what another has found does not count
   */
  constructor(folder: string, engine: string) {
    this.#file = new KeptFile(`${FOLDER}/${hashOf(resolve(folder))}.json`, engine);
    const { names, pages } = this.#file.read() ?? { names: [], pages: [] };
    this.#table = new NameTable(names);
    this.#known = new Map(pages);
  }

  get(file: ContentFile, sections: Sections): KeptPage | undefined {
    const entry = this.#known.get(file.path);
    if (!entry || entry.sections !== hashOfSections(entry.uses, sections)) return undefined;
    if (file.stamp === undefined || file.stamp !== entry.stamp) {
      if (entry.hash !== hashOf(file.bytes)) return undefined;
      if (file.stamp !== entry.stamp) this.#changes += 1;
      entry.stamp = file.stamp;
    }
    this.#now.set(file.path, entry);
    return this.#pageOf(entry);
  }

  set(file: ContentFile, sections: Sections, { uses, head, names, facts }: KeptPage): KeptPage {
    const entry: Entry = {
      stamp: file.stamp,
      hash: hashOf(file.bytes),
      sections: hashOfSections(uses, sections),
      uses,
      head,
      names: writtenPlaces(names, this.#table),
      facts: this.#records.add(JSON.stringify(facts)),
      around: '',
      problems: [],
      places: {},
    };
    this.#changes += 1;
    this.#now.set(file.path, entry);
    return this.#pageOf(entry);
  }

  again({ path }: ContentFile) {
    const entry = this.#now.get(path) ?? this.#known.get(path);
    if (entry) this.#now.set(path, entry);
  }

  judged(around: ReadonlyArray<string | Uint8Array>): ReadonlyMap<string, readonly Problem[]> {
    const hash = createHash('sha256');
    for (const part of around) hash.update(`${part.length}:`).update(part);
    this.#around = hash.digest('hex').slice(0, 32);
    const judged = [...this.#now].filter(([, entry]) => entry.around === this.#around);
    return new Map(judged.map(([path, { problems }]) => [path, problems]));
  }

  judge(problems: readonly Problem[]) {
    const byFile = new Map<string, Problem[]>();
    for (const problem of problems) {
      const found = byFile.get(problem.file) ?? [];
      found.push(problem);
      byFile.set(problem.file, found);
    }
    for (const [path, entry] of this.#now) {
      if (entry.around === this.#around) continue;
      this.#changes += 1;
      entry.around = this.#around;
      entry.problems = byFile.get(path) ?? [];
    }
  }

  placesIn(path: string): Places | undefined {
    const { places } = this.#now.get(path) ?? {};
    if (!places) return undefined;
    return (spot, find) => {
      const known = places[spot];
      if (known) return known;
      this.#changes += 1;
      const place = find();
      places[spot] = place;
      return place;
    };
  }

  /** Names the content that a sound page and the shared sections that it uses had in the last run; undefined for any other. */
  contentOf(path: string): string | undefined {
    const entry = this.#known.get(path);
    return entry && `${entry.hash} ${entry.sections}`;
  }

  /**
   * Ends a run. What was asked for and found out in it is known in the next one that is handed this object, and kept for other
   * processes unless it is so little that to find it out again takes less than to write all of it.
   */
  save() {
    const isMuch = this.#changes > this.#known.size / WORTH;
    this.#known = this.#now;
    this.#now = new Map();
    if (isMuch) this.#write();
  }

  #write() {
    // Without names that no page has any longer.
    const table = new NameTable();
    const records: Uint8Array[] = [];
    let offset = 0;
    const pages = [...this.#known].flatMap(([path, entry]): Kept['pages'] => {
      const record = this.#reader.record(entry);
      if (!record) return [];
      const facts = placeOf(record, offset);
      records.push(record);
      offset += record.length;
      return [[path, { ...entry, facts, names: writtenPlaces(this.#reader.names(entry), table) }]];
    });
    if (!this.#file.write({ names: table.names, pages }, records)) return;
    this.#changes = 0;
    // Pages that were handed out before are of these very entries.
    for (const [path, { facts }] of pages) Object.assign(this.#known.get(path) ?? {}, { facts });
  }

  #pageOf(entry: Entry): KeptPage {
    return new LazyKeptPage(entry, this.#reader);
  }
}

/** Reads what is known of a page; one for all of them. */
interface Reader {
  names: (entry: Entry) => Names;
  /** the JSON of its facts; undefined where it has been lost */
  record: (entry: Entry) => Buffer | undefined;
  /** is told of every page whose facts were read */
  hasRead: (page: LazyKeptPage) => void;
}

/** Texts as bytes, many in one piece of memory. */
class Records {
  #free = Buffer.alloc(0);

  add(text: string): Buffer {
    const length = Buffer.byteLength(text);
    if (length > this.#free.length) this.#free = Buffer.allocUnsafeSlow(Math.max(length, CHUNK));
    const record = this.#free.subarray(0, length);
    record.write(text);
    this.#free = this.#free.subarray(length);
    return record;
  }
}

/** Has the facts of pages that were asked for long ago forgotten: those of ten thousand pages are half a gigabyte. */
class RecentFacts {
  readonly #entries = new Set<LazyKeptPage>();

  add(entry: LazyKeptPage) {
    this.#entries.add(entry);
    if (this.#entries.size <= MOST_FACTS) return;
    const [oldest] = this.#entries;
    oldest?.forgetFacts();
    if (oldest) this.#entries.delete(oldest);
  }
}

/** Reads what is asked for. */
class LazyKeptPage implements KeptPage {
  readonly #entry: Entry;
  readonly #reader: Reader;
  #names: Names | undefined;
  #facts: Facts | undefined;

  constructor(entry: Entry, reader: Reader) {
    this.#entry = entry;
    this.#reader = reader;
  }

  get uses() {
    return this.#entry.uses;
  }

  get head() {
    return this.#entry.head;
  }

  get names() {
    this.#names ??= this.#reader.names(this.#entry);
    return this.#names;
  }

  get facts() {
    if (!this.#facts) {
      this.#facts = JSON.parse(this.#reader.record(this.#entry)?.toString() ?? 'null') ?? undefined;
      this.#reader.hasRead(this);
    }
    return this.#facts;
  }

  forgetFacts() {
    this.#facts = undefined;
  }
}

/** Sorts of names apart from one another by semicolons, the places in each by blanks; of pairs, one behind the other. */
function writtenPlaces({ links, anchors, files, icons, forms, ...more }: Names, table: NameTable): string {
  const { serviceLabels, hosts, pictures, services, externals } = more;
  const pairs = [services.flat(), externals.flat()];
  const sorts = [links, anchors, files, icons, forms, serviceLabels, hosts, pictures, ...pairs];
  return sorts.map((names) => table.placesOf(names).join(' ')).join(';');
}

/** Most pages have nothing of most sorts. */
const NONE: readonly never[] = [];

function namesAt(places: string, table: NameTable): Names {
  const sorts = places.split(';').map((sort) => (sort === '' ? NONE : table.at(sort.split(' ').map(Number))));
  const [links = NONE, anchors = NONE, files = NONE, icons = NONE, forms = NONE, ...more] = sorts;
  const [serviceLabels = NONE, hosts = NONE, pictures = NONE, services = NONE, externals = NONE] = more;
  const pairs = { services: pairsOf(services), externals: pairsOf(externals) };
  return { links, anchors, files, icons, forms, serviceLabels, hosts, pictures, ...pairs };
}

const pairsOf = (names: readonly string[]) =>
  names.flatMap((name, index): Array<[string, string]> => (index % 2 === 0 ? [[name, names[index + 1] ?? '']] : []));

/** Half of it is enough to tell contents apart, and half as long to read. */
const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Sections of the same name: a page in the folder of their language uses them instead. */
const translationsOf = (name: string, sections: Sections) =>
  [...sections.keys()].filter((other) => other.endsWith(`/${name}`));

const hashes = new WeakMap<Section, string>();

function hashOfSections(uses: readonly string[], sections: Sections): string {
  return uses
    .flatMap((name) => {
      const section = sections.get(name);
      if (!section) return `without ${name}`;
      const hash = hashes.get(section) ?? hashOf(JSON.stringify(section));
      hashes.set(section, hash);
      return [hash, ...translationsOf(name, sections)];
    })
    .join();
}
