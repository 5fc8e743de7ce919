import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vitest/config';
import installation from '../../package.json' with { type: 'json' };

interface Builder {
  madeOnce(kind: string, make: (folder: string) => Promise<void>): Promise<string>;
  sources(): string[];
}

// @ts-expect-error the launcher is plain JavaScript, so that it runs before anything is compiled
const { madeOnce, sources }: Builder = await import('../../src/cli/build.mjs');

const { imports } = installation;
const ROOT = resolve(import.meta.dirname, '../..');
const TYPESCRIPT = /\.tsx?$/;
const ROOMS = Object.entries(imports).map(([alias, to]) => ({
  alias: alias.slice(0, -1),
  folder: to.slice(2, -1),
}));

/**
 * Gives the tests the product's sources compiled, a file for a file, which Node loads by itself: the test runner compiled
 * them in its own process and kept each with its source map in the memory of every worker, a third of a run's time on a
 * fresh machine and half a gigabyte. The maps lie beside the files and are read where a test fails.
 */
export async function compiledSources(): Promise<Plugin> {
  const folder = await madeOnce('tests-', compile);
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    resolveId(id) {
      const room = ROOMS.find(({ alias }) => id.startsWith(alias));
      if (room === undefined || !TYPESCRIPT.test(id)) return;
      const file = join(folder, room.folder, compiledName(id.slice(room.alias.length)));
      return existsSync(file) ? { id: file, external: true } : undefined;
    },
  };
}

async function compile(folder: string): Promise<void> {
  await Promise.all(
    sources()
      .filter((source) => dirname(source) !== ROOT)
      .map((source) => compileFile(source, join(folder, relative(ROOT, source)))),
  );
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', imports: compiledImports() }),
  );
  // The reader of CVs runs its programme from beside itself.
  await writeFile(join(folder, 'src/adapters/cv/cv-child.js'), "import './child.js';\n");
}

async function compileFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  if (!TYPESCRIPT.test(source)) return copyFile(source, target);
  const file = compiledName(target);
  const { code, map } = await transform(await readFile(source, 'utf8'), {
    loader: source.endsWith('x') ? 'tsx' : 'ts',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    sourcemap: 'external',
    sourcefile: source,
  });
  const linked = code.replace(/((?:\bfrom|\bimport)\s*\(?\s*"\.[^"\n]*)\.tsx?"/g, '$1.js"');
  await writeFile(`${file}.map`, map);
  await writeFile(file, `${linked}//# sourceMappingURL=${file.split('/').at(-1)}.map\n`);
}

function compiledName(path: string): string {
  return path.replace(TYPESCRIPT, '.js');
}

function compiledImports(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(imports).flatMap(([alias, to]) => [
      [`${alias}.ts`, `${to}.js`],
      [`${alias}.tsx`, `${to}.js`],
      [alias, to],
    ]),
  );
}
