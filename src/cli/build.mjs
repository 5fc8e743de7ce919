import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const DIST = join(ROOT, 'dist');
const SOURCES = ['src', 'tools', 'db', 'batch-actions', 'examples/demo'];
const ENTRIES = {
  main: 'src/cli/main.ts',
  'cv-child': 'src/adapters/cv/child.ts',
  'sentence-thread': 'src/adapters/meaning/thread.mjs',
};
const KEPT = 5;

/**
 * The program built from the sources as they are.
 * @returns the built file of `src/cli/main.ts`
 * @throws an error of the file system where `dist` cannot be written, and esbuild's own for sources with a fault
 */
export async function built() {
  return join(await madeOnce('', (unfinished) => bundle(ENTRIES, unfinished)), 'main.js');
}

/**
 * What `make` makes of the sources as they are, in a folder of `dist` that is named after what they hold. One that is
 * there is used; one that is not is made under another name and renamed once it is whole, so that nobody uses a
 * half-made one.
 * @param kind begins the folder's name
 * @param make writes into the folder that it is given
 * @returns the folder
 */
export async function madeOnce(kind, make) {
  const folder = join(DIST, kind + fingerprint());
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    try {
      await make(unfinished);
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Otherwise another process was first.
      if (!existsSync(folder)) throw error;
    }
    removeOld(kind);
  }
  return folder;
}

/** Bundles programs, by name, with what they import of the sources; libraries are left to `node_modules`. */
export async function bundle(entries, outdir) {
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // A library of very many files is taken in: what of it nobody uses is neither read nor held in memory.
    alias: { kysely: fileURLToPath(import.meta.resolve('kysely')) },
    logLevel: 'silent',
  });
  await stop();
}

/** A hash of what is built: the same for the same sources, wherever and whenever they were copied to. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources()) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

/** The files that the program is built from, as absolute paths. */
export function sources() {
  const found = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...found.sort(), join(ROOT, 'package.json'), join(ROOT, 'tsconfig.json')];
}

function removeOld(kind) {
  const found = readdirSync(DIST)
    .filter((name) => name.startsWith(kind) && /^[0-9a-f]{20}/.test(name.slice(kind.length)))
    .map((name) => ({ path: join(DIST, name), at: statSync(join(DIST, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of found.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = performance.now();
  const main = relative(ROOT, await built());
  process.stdout.write(`${main} (${((performance.now() - before) / 1000).toFixed(1)} s)\n`);
}
