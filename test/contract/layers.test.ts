import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const ALIASES: Record<string, string> = {
  '#src/': 'src/',
  '#db/': 'db/',
  '#actions/': 'batch-actions/',
  '#tools/': 'tools/',
  '#examples/': 'examples/',
  '#test/': 'test/',
};

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** What a file imports: paths from the root for our own files, names for packages. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => {
    const alias = Object.keys(ALIASES).find((prefix) => target.startsWith(prefix));
    if (alias !== undefined) return target.replace(alias, ALIASES[alias] ?? '');
    return target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : `package ${target}`;
  });
}

/** The rooms in one order, as CONTRIBUTING states it: each imports only itself and what stands before it. */
const ROOMS = [
  'src/lib',
  'src/config.ts',
  'db',
  'src/domain',
  'src/adapters',
  'src/access',
  'src/idempotency',
  'src/action',
  'batch-actions',
  'src/batch',
  'src/identity',
  'src/links',
  'src/workers',
  'src/http',
  'tools',
  'src/server',
  'examples/demo',
  'src/cli',
  'src/main.ts',
];

/** What a room may not import besides what stands after it. */
const FORBIDDEN: Record<string, RegExp> = {
  db: /package hono/,
  'src/domain': /package (hono|@modelcontextprotocol)/,
  'src/adapters': /package hono/,
  'src/access': /package hono/,
  'src/action': /^src\/adapters\/|package (hono|@modelcontextprotocol)/,
  'batch-actions':
    /^(db|src\/(adapters|access|idempotency))\/|package (kysely|hono|better-sqlite3|pg|@modelcontextprotocol)/,
  'src/batch': /package (hono|@modelcontextprotocol)/,
  'src/identity': /package hono/,
  'src/links': /package hono/,
  'src/workers': /package hono/,
  'src/http': /^db\/|package (kysely|better-sqlite3|pg)$/,
  tools: /^db\/|package (kysely|better-sqlite3|pg)$/,
  'examples/demo':
    /^(db\/|batch-actions\/|tools\/|src\/(access|action|adapters|batch|cli|identity|idempotency|links|workers)\/|src\/domain\/(?!stages\.ts|\w+\/schema\.ts))/,
};

const files = [...new Set(ROOMS.map((room) => room.split('/')[0] ?? ''))]
  .flatMap(sources)
  .filter((file) => !file.startsWith('examples/') || file.startsWith('examples/demo/'));

const roomOf = (file: string): number =>
  ROOMS.findIndex((room) => file === room || file.startsWith(`${room}/`));

it('has every file of the product in one of the rooms', () => {
  expect(files.filter((file) => roomOf(file) < 0)).toEqual([]);
});

it('names every room in CONTRIBUTING, in this order', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, chain = ''] = /```order\n([\s\S]*?)```/.exec(text) ?? [];
  expect(chain.split(/[\s←]+/).filter((word) => word !== '')).toEqual(ROOMS);
});

it.each(ROOMS)('keeps %s from importing what stands after it', (room) => {
  const broken = files
    .filter((file) => ROOMS[roomOf(file)] === room)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => roomOf(target) > ROOMS.indexOf(room) || FORBIDDEN[room]?.test(target))
        .map((target) => `${file} imports ${target}`),
    );
  expect(broken).toEqual([]);
});

it('lets nothing outside the domain import a store of the domain', () => {
  const broken = files
    .filter((file) => !file.startsWith('src/domain/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => /^src\/domain\/.*store\.ts$/.test(target))
        .map((target) => `${file} imports ${target}`),
    );
  expect(broken).toEqual([]);
});

it('lets a domain module see of a sibling only its index and schemas, never its store', () => {
  const broken = sources('src/domain').flatMap((file) => {
    const module = file.split('/')[2];
    return importsOf(file)
      .filter((target) => /^src\/domain\/[^/]+\/.*store\.ts$/.test(target) && target.split('/')[2] !== module)
      .map((target) => `${file} imports ${target}`);
  });
  expect(broken).toEqual([]);
});

it('has no files that import one another in a circle, types included', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const done = new Set<string>();
  const circleFrom = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = circleFrom(next, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  expect(files.map((file) => circleFrom(file, [])).find((circle) => circle !== null) ?? []).toEqual([]);
});

it('has no circle among the domain modules', () => {
  const edges = new Map<string, Set<string>>();
  for (const file of sources('src/domain')) {
    const parts = file.split('/');
    if (parts.length < 4) continue;
    const module = parts[2] ?? '';
    for (const target of importsOf(file)) {
      const to = /^src\/domain\/([^/]+)\/(?!schema\.ts|.*schema.*\.ts)/.exec(target)?.[1];
      if (to !== undefined && to !== module) edges.set(module, (edges.get(module) ?? new Set()).add(to));
    }
  }
  const visit = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle !== null) return circle;
    }
    return null;
  };
  const circles = [...edges.keys()].map((node) => visit(node, [])).filter((circle) => circle !== null);
  expect(circles[0] ?? []).toEqual([]);
});

it('asks the clock and chance nowhere in the domain', () => {
  const broken = [...sources('src/domain'), ...sources('batch-actions')].filter((file) =>
    /new Date\(\)|Date\.now\(\)|Math\.random\(|randomUUID\(|randomBytes\(/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(broken).toEqual([]);
});

it('names its data files by the package, so that the built program finds them', () => {
  const beside = ['src', 'tools', 'db', 'batch-actions']
    .flatMap(sources)
    .filter((file) => !file.startsWith('src/cli/'))
    .filter((file) => /new URL\([^)]*import\.meta\.url/.test(readFileSync(join(root, file), 'utf8')));
  expect(beside).toEqual([]);
});
