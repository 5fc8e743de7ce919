import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SOURCES = ['src', 'tools', 'db', 'batch-actions', 'examples/demo'];
const CACHE = join(ROOT, 'node_modules', '.cache', 'deskhand');
const KEPT = 5;

/**
 * The program compiled once for the sources as they are: it starts sooner than through a loader, and a server at rest
 * holds no compiler.
 * @returns the compiled file of `src/cli/main.ts`
 */
export async function compiled() {
  const files = sources();
  const state = files.map((file) => {
    const { mtimeMs, size } = statSync(file);
    return `${file} ${mtimeMs} ${size}`;
  });
  const name = createHash('sha256')
    .update(`${process.version} ${state.join('\n')}`)
    .digest('hex')
    .slice(0, 20);
  const folder = join(CACHE, name);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
  } else {
    await build(folder, files);
    forgetOld();
  }
  return join(folder, 'main.js');
}

function sources() {
  const found = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...found.sort(), join(ROOT, 'package.json'), join(ROOT, 'tsconfig.json')];
}

async function build(folder, files) {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  const entries = {
    main: join(ROOT, 'src', 'cli', 'main.ts'),
    'cv-child': join(ROOT, 'src', 'platform', 'cv', 'child.ts'),
  };
  await bundle(entries, unfinished, files);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process has finished the same one.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Compiles programs, by name, and what they import of the sources into a folder inside node_modules. */
export async function bundle(entries, outdir, files = sources()) {
  const { build: compile, stop } = await import('esbuild');
  await compile({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
    plugins: [ownAddresses(files), takenIn(['kysely'])],
  });
  await stop();
}

/** Files that ask for their own address are given that of their source. */
function ownAddresses(files) {
  const asking = new Map();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (text.includes('import.meta.url')) asking.set(file, text);
  }
  return {
    name: 'own-addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const text = asking.get(path);
        if (text === undefined) return undefined;
        const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Libraries of very many files are taken into the program: what of them nobody uses is neither read nor held. */
function takenIn(names) {
  return {
    name: 'taken-in',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^(?:${names.join('|')})$`) }, ({ path }) => ({
        path: fileURLToPath(import.meta.resolve(path)),
      }));
    },
  };
}

function forgetOld() {
  const found = readdirSync(CACHE)
    .map((name) => ({ path: join(CACHE, name), at: statSync(join(CACHE, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of found.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}
