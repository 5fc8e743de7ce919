import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'deskhand-run-';

/** The most bytes that a test run holds in its folder. */
export const BOUND_BYTES = 2 * 1024 ** 3;
/**
 * The parts of it from which on nothing new is begun in the folder, so that a test fails by name, and from which on the
 * run ends, as what it does until it is measured again adds to them.
 */
const REFUSED_FROM = 3 / 4;
const ENDED_FROM = 7 / 8;
/** How long a measurement of the folder holds: taking one reads every entry. */
const MEASURED_FOR_MS = 1000;

const LINUX = process.platform === 'linux';

/** Where the folders of test runs lie: in memory where there is room for one, or else among temporary files. */
export function runRoots(): { all: string[]; chosen: string } {
  const disk = tmpdir();
  if (!LINUX || !existsSync(MEMORY)) return { all: [disk], chosen: disk };
  const { bavail, bsize } = statfsSync(MEMORY);
  return { all: [MEMORY, disk], chosen: bavail * bsize >= BOUND_BYTES ? MEMORY : disk };
}

/**
 * Makes the folder of a run, whose name says which process it belongs to, and sets TMPDIR to it for all that this
 * process starts.
 */
export function openRunFolder(root: string): string {
  const folder = mkdtempSync(join(root, `${PREFIX}${ownerOf(process.pid) ?? process.pid}-`));
  process.env.TMPDIR = folder;
  return folder;
}

/** Removes the folders of runs that are dead, after ending what such a run left behind. Folders of live runs stay. */
export async function removeDeadRuns(roots: readonly string[]): Promise<string[]> {
  const dead = roots.flatMap((root) =>
    readdirSync(root)
      .filter((name) => name.startsWith(PREFIX) && isDead(name))
      .map((name) => join(root, name)),
  );
  for (const folder of dead) await removeRun(folder);
  return dead;
}

/**
 * Ends the processes that belong to a run and removes its folder.
 * @param options whether this process's own children, which the test runner ends by itself, are among them
 */
export async function removeRun(folder: string, options: { children?: boolean } = {}): Promise<void> {
  const left = (): number[] =>
    processesOf(folder).filter((pid) => options.children || parentOf(pid) !== process.pid);
  // A PostgreSQL server gives back its shared memory when it is interrupted, and keeps it when it is killed.
  for (const pid of left()) signal(pid, 'SIGINT');
  for (let i = 0; i < 100 && left().length > 0; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const pid of left()) signal(pid, 'SIGKILL');
  // A test of a full disk that was killed leaves its file system mounted, and a mount point cannot be removed.
  for (const mount of mountsIn(folder)) spawnSync('/bin/umount', ['--lazy', mount]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** The mount points beneath a folder, the innermost first. */
function mountsIn(folder: string): string[] {
  if (!LINUX) return [];
  return readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((at) => at.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length);
}

let measured = { folder: '', at: Number.NEGATIVE_INFINITY, held: 0 };

/** Throws where the run has nearly used up what it may write. */
export function requireRoom(folder = tmpdir(), bound = BOUND_BYTES): void {
  if (!basename(folder).startsWith(PREFIX)) return;
  if (memoryInUse(folder) < bound * REFUSED_FROM) return;
  const now = performance.now();
  if (measured.folder !== folder || now - measured.at > MEASURED_FOR_MS)
    measured = { folder, at: now, held: bytesIn(folder) };
  const { held } = measured;
  if (held >= bound * REFUSED_FROM)
    throw new Error(
      `The test run holds ${megabytes(held)} in ${folder} and may hold ${megabytes(bound)}: nothing new is begun there. ` +
        `Most of it is in ${largestIn(folder)}. Close in a test what the test opens.`,
    );
}

/** What a run that is over its bound says before it ends, or nothing where it is within it. */
export function overBound(folder: string, bound = BOUND_BYTES): string | undefined {
  if (memoryInUse(folder) < bound * ENDED_FROM) return undefined;
  const held = bytesIn(folder);
  if (held < bound * ENDED_FROM) return undefined;
  return (
    `The test run ends: it holds ${megabytes(held)} in ${folder} and may hold ${megabytes(bound)}. ` +
    `Most of it is in ${largestIn(folder)}. Run the test files one by one to find the one that does not end.`
  );
}

/** The bytes that everything in memory takes where a folder lies there: no less than the folder, and known at once. */
function memoryInUse(folder: string): number {
  if (dirname(folder) !== MEMORY) return Number.POSITIVE_INFINITY;
  const { blocks, bfree, bsize } = statfsSync(MEMORY);
  return (blocks - bfree) * bsize;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

function bytesIn(path: string): number {
  try {
    const found = lstatSync(path);
    if (!found.isDirectory()) return found.blocks * 512;
    return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
  } catch {
    // Gone since it was listed.
    return 0;
  }
}

/** The three kinds of entries that hold most, without the random ends of their names. */
function largestIn(folder: string): string {
  const kinds = new Map<string, { count: number; bytes: number }>();
  for (const name of readdirSync(folder)) {
    const kind = name.replace(/-[^-]{6}$/, '');
    const { count, bytes } = kinds.get(kind) ?? { count: 0, bytes: 0 };
    kinds.set(kind, { count: count + 1, bytes: bytes + bytesIn(join(folder, name)) });
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(([kind, { count, bytes }]) => `${count} × ${kind} (${megabytes(bytes)})`)
    .join(', ');
}

/**
 * A process told apart from a later one with its number: the number, when it began in ticks since the machine's start,
 * and the namespace in which it has that number. Undefined where the system does not say, or no such process lives.
 */
function ownerOf(pid: number): string | undefined {
  if (!LINUX) return undefined;
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name of the program, in brackets, may hold spaces.
  const ticks = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]);
  return [pid, ticks.toString(36), namespace()].join('-');
}

function namespace(): string {
  return Number(/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0]).toString(36);
}

/** Whether a folder's name says that its owner is dead. What belongs to another container cannot be told, and stays. */
function isDead(name: string): boolean {
  const [, owner, pid, space] = /^deskhand-run-((\d+)-\w+-(\w+))-[^-]{6}$/.exec(name) ?? [];
  return LINUX && owner !== undefined && space === namespace() && ownerOf(Number(pid)) !== owner;
}

/** The processes that were started with this folder as theirs, or with something in it, but for this one. */
function processesOf(folder: string): number[] {
  if (!LINUX) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => read(`/proc/${pid}/environ`)?.includes(`=${folder}`))
    .map(Number)
    .filter((pid) => pid !== process.pid);
}

function parentOf(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat === undefined ? undefined : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended, or belongs to somebody else.
    return undefined;
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
