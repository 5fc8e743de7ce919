import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = ['src', 'tools', 'db', 'batch-actions', 'examples', 'package.json', 'tsconfig.json'];

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/**
 * A copy of the program as `npm ci --omit=dev` leaves it: the sources, and of the libraries those that the lock file
 * does not call development dependencies.
 * @returns its folder
 */
export function productionInstallation(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deskhand-installed-'));
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
