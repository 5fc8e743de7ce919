import { type Dirent, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import * as z from 'zod';
import { lockExclusive } from '#db/lock.ts';

/** As large as an upload slot takes. */
const MOST_BYTES = 10 * 1024 * 1024;
const READABLE = new Set(['.pdf', '.doc', '.docx']);
const STATE = '.deskhand-import.json';

/** A file of the folder: its path below it, and by what it is known again. */
export interface CvFile {
  path: string;
  /** Size and time of change; another mark is another file. */
  mark: string;
}

/** A file that is not sent, and why. */
export interface LeftFile {
  path: string;
  reason: string;
}

/** The CVs below a folder, by path, and the other files and folders with why they are left. */
export function filesIn(folder: string): { files: CvFile[]; left: LeftFile[] } {
  const files: CvFile[] = [];
  const left: LeftFile[] = [];
  for (const entry of entriesBelow(folder, folder, left)) {
    if (entry.name.startsWith('.')) continue;
    const whole = join(entry.parentPath, entry.name);
    const path = relative(folder, whole);
    if (!entry.isFile()) {
      left.push({ path, reason: 'is a link or no file; put the file itself here' });
      continue;
    }
    // Of a name whose bytes are no UTF-8 only a likeness is listed, under which there is nothing.
    const found = statSync(whole, { throwIfNoEntry: false });
    if (found === undefined) {
      left.push({ path, reason: 'cannot be found under this name; rename it in plain letters' });
      continue;
    }
    const { size, mtimeMs } = found;
    if (!READABLE.has(extname(entry.name).toLowerCase()))
      left.push({ path, reason: 'is neither PDF, DOC nor DOCX; save it as one of these' });
    else if (size === 0) left.push({ path, reason: 'is empty' });
    else if (size > MOST_BYTES)
      left.push({ path, reason: 'is larger than 10 MB; save it without its pictures' });
    else files.push({ path, mark: `${size}-${Math.floor(mtimeMs)}` });
  }
  const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
  return { files: files.sort(byPath), left: left.sort(byPath) };
}

/** What is below a folder, links not followed; a folder that may not be looked into is left. */
function entriesBelow(folder: string, top: string, left: LeftFile[]): Dirent[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (folder === top) throw error;
    left.push({
      path: relative(top, folder),
      reason: `is a folder that cannot be opened (${codeOf(error)})`,
    });
    return [];
  }
  return entries.flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name), top, left) : [entry],
  );
}

/** What the system says of a file that it does not open. */
export const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? error);

const State = z.object({
  server: z.string(),
  /** The import that is open; null once it was closed. */
  import_id: z.nullable(z.string()),
  /** Marks of files that were confirmed, by path. */
  done: z.record(z.string(), z.string()),
  /** Slots that were given and whose files are not confirmed yet. */
  slots: z
    .array(z.object({ path: z.string(), mark: z.string(), item_id: z.string(), upload_url: z.string() }))
    .default([]),
  /** Files that slots were asked for, and the key that the same answer comes again by; null once it has come. */
  asked: z.nullable(z.object({ key: z.string(), paths: z.array(z.string()) })).default(null),
});
export type State = z.infer<typeof State>;

/**
 * Keeps the folder for this run: two at once would send each file twice, of which each takes one of the CV allowance.
 * @returns the function that gives it up
 * @throws AppError CONFLICT while another run has it
 */
export function heldFolder(folder: string): () => void {
  return lockExclusive(
    join(folder, STATE),
    `Another run is sending the files of ${folder}. Wait until it has ended; what it leaves, the same command sends.`,
  );
}

/** What an earlier run of the same server left in the folder; empty where there was none. */
export function stateIn(folder: string, server: string): State {
  try {
    const found = State.parse(JSON.parse(readFileSync(join(folder, STATE), 'utf8')));
    if (found.server === server) return found;
  } catch {
    // None, or no longer readable: everything is sent again, which makes nobody twice.
  }
  return { server, import_id: null, done: {}, slots: [], asked: null };
}

/** Writes what is done, as a whole or not at all. */
export function keepState(folder: string, state: State): void {
  const file = join(folder, STATE);
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
