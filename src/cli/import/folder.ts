import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import * as z from 'zod';

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

/** The CVs below a folder, by path, and the other files with why they are left. */
export function filesIn(folder: string): { files: CvFile[]; left: LeftFile[] } {
  const files: CvFile[] = [];
  const left: LeftFile[] = [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const whole = join(entry.parentPath, entry.name);
    const path = relative(folder, whole);
    const { size, mtimeMs } = statSync(whole);
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
