import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '#test/bench/server-process.ts';
import { closedInTime, scratchFolder } from './scratch.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['src', 'tools', 'db', 'batch-actions', 'examples', 'package.json', 'tsconfig.json'];

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/**
 * A copy of the program as `npm ci --omit=dev` leaves it, not built: the sources, and of the libraries those that the
 * lock file does not call development dependencies.
 * @returns its folder
 */
export function productionInstallation(): string {
  const folder = scratchFolder('installed');
  for (const name of SOURCES) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const { packages }: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const ofItsOwn = /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path);
    if (!ofItsOwn || dev || devOptional) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  return folder;
}

/** Runs `deskhand` of an installation to its end, on a data folder of its own. */
export async function deskhandOf(installation: string, args: string[]) {
  const child = spawn(process.execPath, [join(installation, 'src/cli/deskhand.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: scratchFolder('data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, err, code };
}

/**
 * Serves an installation in a process of its own, on a data folder of its own, until the test ends.
 * @returns where it listens, and an admin's key of the agency that it began with
 */
export async function served(installation: string): Promise<{ url: string; key: string }> {
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, join(installation, 'src/cli/deskhand.mjs'), 'serve', '--json'],
    {
      env: { ...process.env, DATA_DIR: scratchFolder('data'), PORT: '0', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exit = once(child, 'exit');
  closedInTime(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exit.then(([code]) => Promise.reject(new Error(`the process ended with ${code}`))),
  ]);
  const { url, first_workspace } = JSON.parse(String(line));
  return { url, key: first_workspace.key };
}
