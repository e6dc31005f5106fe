import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** One import of a source file. */
export interface Import {
  /** a file from the project's root, or a package */
  target: string;
  /** erased before the code runs */
  isType: boolean;
  line: number;
}

/** `import … from`, `export … from`, bare and dynamic imports. */
const IMPORT =
  /^[ \t]*(?:import|export)\s+(?:(?<type>type\s)?(?<names>[^'";]*?)\sfrom\s+)?'(?<from>[^']+)'|\bimport\(\s*'(?<dynamic>[^']+)'/gmu;

const FOLDERS = ['src', 'server', 'mail', 'functions', 'scripts'];

/** Every source file of the project but tests and their helpers, by its path from the root. */
export const sourceFiles: readonly string[] = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.(?:ts|tsx|mts|mjs)$/u.test(path))
    .filter((path) => !/\.(?:test|d)\.m?tsx?$|\/(?:testing|fixture)\.tsx?$/u.test(path)),
);

export const importsOf = (file: string): Import[] => importsIn(file, readFileSync(file, 'utf8'));

/** The imports of a file's code. */
export function importsIn(file: string, code: string): Import[] {
  return [...withoutTemplates(code).matchAll(IMPORT)].map(({ groups = {}, index }) => {
    const from = groups.from ?? groups.dynamic ?? '';
    return {
      target: from.startsWith('.') ? posix.join(posix.dirname(file), from.replace(/\?.*$/u, '')) : from,
      isType: groups.type !== undefined || areTypes(groups.names ?? ''),
      line: code.slice(0, index).split('\n').length,
    };
  });
}

/** Whether every name in `{ type A, type B }` is a type. */
function areTypes(names: string): boolean {
  const inside = /^\s*\{(?<inside>[^}]*)\}\s*$/u.exec(names)?.groups?.inside;
  return inside?.split(',').every((name) => /^\s*(?:type\s|$)/u.test(name)) ?? false;
}

/** Code without template strings, which hold code of other files; lines stay where they are. */
const withoutTemplates = (code: string) =>
  code.replaceAll(/`(?:[^`\\]|\\.)*`/gsu, (template) => template.replaceAll(/[^\n]/gu, ' '));

/** Groups of files that import each other around, types counted (Tarjan's strongly connected components). */
export function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    path.push(file);
    let low = own;
    for (const next of edges.get(file) ?? []) {
      const reached = order.has(next) ? (path.includes(next) ? (order.get(next) ?? own) : own) : visit(next);
      low = Math.min(low, reached);
    }
    lowest.set(file, low);
    if (low === own) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return circles;
}
