import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from './scratch.ts';

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
