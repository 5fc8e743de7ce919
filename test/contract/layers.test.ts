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

const FACES = /^(tools\/|examples\/|src\/(http|batch|cli)\/|src\/main\.ts|src\/serve\.ts|src\/service\.ts)/;

/** What each layer may not import, as the picture in CONTRIBUTING draws it. */
const FORBIDDEN: [string, RegExp][] = [
  ['src/lib', /^(src\/(?!lib\/)|db\/|batch-actions\/|tools\/|examples\/)/],
  ['db', /^(src\/(?!lib\/)|batch-actions\/|tools\/|examples\/)|package hono/],
  [
    'src/domain',
    new RegExp(
      `${FACES.source}|^(src/action/|src/platform/|batch-actions/)|package (hono|@modelcontextprotocol)`,
    ),
  ],
  [
    'batch-actions',
    new RegExp(
      `${FACES.source}|^(db/|src/platform/)|package (kysely|hono|better-sqlite3|pg|@modelcontextprotocol)`,
    ),
  ],
  [
    'src/action',
    /^(tools\/|examples\/|src\/(http|batch|cli)\/|src\/main\.ts)|package (hono|@modelcontextprotocol)/,
  ],
  [
    'src/platform',
    /^(tools\/|examples\/|src\/(http|cli)\/|src\/main\.ts|src\/domain\/.*store\.ts)|package hono/,
  ],
  ['src/batch', /^(tools\/|examples\/|src\/(http|cli)\/|src\/main\.ts)|package (hono|@modelcontextprotocol)/],
  [
    'src/http',
    /^(db\/|examples\/|src\/cli\/|src\/main\.ts|src\/domain\/.*store\.ts)|package (kysely|better-sqlite3|pg)$/,
  ],
  [
    'tools',
    /^(db\/|examples\/|src\/cli\/|src\/main\.ts|src\/domain\/.*store\.ts)|package (kysely|better-sqlite3|pg)$/,
  ],
  [
    'examples/demo',
    /^(db\/|batch-actions\/|tools\/|src\/(action|batch|cli|platform)\/|src\/domain\/(?!stages\.ts|\w+\/schema\.ts))/,
  ],
];

it.each(FORBIDDEN)('keeps %s from importing what stands above it', (folder, forbidden) => {
  const broken = sources(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => forbidden.test(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(broken).toEqual([]);
});

it('needs nothing of what is installed for development alone', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const missing = ['src', 'tools', 'batch-actions', 'db'].flatMap((folder) =>
    sources(folder).flatMap((file) =>
      importsOf(file)
        .map((target) => /^package ((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?$/.exec(target)?.[1])
        .filter((name) => name !== undefined && !(name in dependencies))
        .map((name) => `${file} imports ${name}`),
    ),
  );
  expect(missing).toEqual([]);
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
