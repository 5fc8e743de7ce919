import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';
import { type CvFile, codeOf, keepState, type LeftFile, type State } from './folder.ts';
import type { Progress } from './progress.ts';

const SLOTS = 25;
/** The most files that one import takes. */
export const MOST_FILES = 5000;
const ASK_EVERY_MS = 1_000;
const CALL_MS = 120_000;

const Import = z.object({
  id: z.string(),
  status: z.enum(['uploading', 'processing', 'complete', 'cancelled']),
  counts: z.object({
    pending: z.int(),
    processing: z.int(),
    imported: z.int(),
    merged: z.int(),
    failed: z.int(),
  }),
  failures: z.array(z.object({ filename: z.string(), reason: z.string() })),
});
type Import = z.infer<typeof Import>;

const Slots = z.object({
  files: z.array(
    z.object({
      item_id: z.nullable(z.string()),
      upload_url: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
});

const Refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

type Asked = NonNullable<State['asked']>;

/** The server that CVs are sent to. */
export class ImportServer {
  readonly #base: string;
  readonly #key: string;

  constructor(base: string, key: string) {
    this.#base = base.replace(/\/+$/, '');
    this.#key = key;
  }

  /** Opens an import for so many files. */
  async open(file_count: number): Promise<Import> {
    return Import.parse(await this.#call('POST', '/candidate-imports', { file_count }));
  }

  /** An import; null where it is not there any more. */
  async find(id: string): Promise<Import | null> {
    try {
      return Import.parse(await this.#call('GET', `/candidate-imports/${id}`));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** Slots for some files; the same ones where they were asked for by the same key. */
  async slots(id: string, { paths, key }: Asked): Promise<z.infer<typeof Slots>['files']> {
    const files = paths.map((path) => ({ filename: basename(path) }));
    return Slots.parse(await this.#call('POST', `/candidate-imports/${id}/files`, { files }, key)).files;
  }

  async finalize(id: string, uploaded_item_ids: readonly string[], complete: boolean): Promise<Import> {
    const body = { uploaded_item_ids, complete };
    return Import.parse(await this.#call('POST', `/candidate-imports/${id}/finalize`, body));
  }

  /** Sends bytes to a slot, on this server whatever name it calls itself by. @returns why not, or null once it is there */
  async put(slot: string, bytes: Uint8Array): Promise<string | null> {
    const { pathname, search } = new URL(slot);
    const path = pathname.slice(pathname.indexOf('/upload/'));
    const response = await this.#fetch(`${this.#base}${path}${search}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
    });
    // What arrived before an earlier run ended is there.
    if (response.ok || response.status === 409) return null;
    const refusal = Refusal.safeParse(await response.json().catch(() => null));
    return refusal.success ? refusal.data.error.message : `was not taken (${response.status})`;
  }

  async #call(method: string, path: string, body?: object, key: string = randomUUID()): Promise<unknown> {
    const response = await this.#fetch(`${this.#base}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#key}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return z.object({ data: z.unknown() }).parse(answer).data;
    const refusal = Refusal.safeParse(answer);
    const { code, message } = refusal.success
      ? refusal.data.error
      : { code: 'INTERNAL_ERROR', message: `${this.#base} answered ${response.status}.` };
    throw new AppError(code === 'NOT_FOUND' ? 'NOT_FOUND' : 'CONFLICT', `${message} (${code})`);
  }

  // Waits as long as the server asks for where calls come too fast.
  async #fetch(url: string, init: RequestInit): Promise<Response> {
    for (;;) {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(CALL_MS) }).catch(() => {
        throw new AppError(
          'NOT_FOUND',
          `No server answers at ${this.#base}. Start it with deskhand serve, or give --url. Run the same command again to go on.`,
        );
      });
      if (response.status !== 429) return response;
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await wait(Math.min(60, Number.isFinite(seconds) ? Math.max(1, seconds) : 1) * 1000);
    }
  }
}

/** What came of a run. */
export interface Outcome extends Progress {
  import_id: string | null;
  /** Files that were not taken, by name. */
  refused: LeftFile[];
}

/**
 * Sends the files that are not done yet, at most `MOST_FILES`, into the import that an earlier run left open or a new one,
 * and waits until all are read. What is confirmed is kept after each 25, so that a run that ends goes on where it was.
 */
export async function sendFolder(
  server: ImportServer,
  folder: string,
  given: { files: readonly CvFile[]; state: State; show(progress: Progress): void },
): Promise<Outcome> {
  const { state } = given;
  const open = state.import_id === null ? null : await server.find(state.import_id);
  // It may have ended since without having read all that an earlier run confirmed.
  sendAgain(state, open, given.files);
  const todo = given.files.filter(({ path, mark }) => state.done[path] !== mark).slice(0, MOST_FILES);
  const refused: LeftFile[] = [];
  if (todo.length === 0 && open?.status !== 'uploading' && open?.status !== 'processing')
    return { import_id: null, files: 0, sent: 0, imported: 0, merged: 0, failed: 0, refused };
  let current = open?.status === 'uploading' ? open : null;
  if (current === null && todo.length > 0) current = await server.open(todo.length);
  let now = current ?? open;
  if (now === null) throw new AppError('INTERNAL_ERROR', 'There is no import to wait for.');
  keepState(folder, Object.assign(state, { import_id: now.id }));
  const files = todo.length;
  let sent = 0;
  const show = (): void => given.show({ files, sent, ...countsOf(now) });
  const waiting = state.slots.filter(({ path, mark }) =>
    todo.some((file) => file.path === path && file.mark === mark),
  );
  // A run may have ended before the answer with its slots came.
  let again = current === null ? null : state.asked;
  const fresh = todo.filter(
    ({ path }) => !waiting.some((slot) => slot.path === path) && !again?.paths.includes(path),
  );
  state.slots = current === null ? [] : waiting;
  for (let from = 0; state.slots.length > 0 || again !== null || from < fresh.length; ) {
    if (state.slots.length === 0) {
      const next = fresh.slice(from, from + SLOTS).map(({ path }) => path);
      if (again === null) from += SLOTS;
      const asked = again ?? { key: randomUUID(), paths: next };
      again = null;
      keepState(folder, Object.assign(state, { asked }));
      const some = todo.filter(({ path }) => asked.paths.includes(path));
      const slots = await slotsFor(server, now.id, { asked, files: some, refused }).catch((error) => {
        if (open?.id === now?.id && error instanceof AppError && error.code === 'CONFLICT') return null;
        throw error;
      });
      if (slots === null) {
        // An earlier run left it with slots that nobody knows: what has arrived is read, the rest goes into another.
        await server.finalize(now.id, [], true);
        keepState(folder, Object.assign(state, { import_id: null, slots: [], asked: null }));
        return sendFolder(server, folder, given);
      }
      state.slots = slots;
      state.asked = null;
      sent += some.length - state.slots.length;
      keepState(folder, state);
    }
    const arrived: State['slots'] = [];
    for (const slot of state.slots) {
      const bytes = bytesAt(join(folder, slot.path));
      const why = typeof bytes === 'string' ? bytes : await server.put(slot.upload_url, bytes);
      if (why === null) arrived.push(slot);
      else refused.push({ path: slot.path, reason: why });
    }
    now = await server.finalize(
      now.id,
      arrived.map(({ item_id }) => item_id),
      false,
    );
    sent += state.slots.length;
    for (const { path, mark } of arrived) state.done[path] = mark;
    state.slots = [];
    keepState(folder, state);
    show();
  }
  if (current !== null) now = await server.finalize(now.id, [], true);
  while (now.status === 'processing' || now.status === 'uploading') {
    await wait(ASK_EVERY_MS);
    now = (await server.find(now.id)) ?? { ...now, status: 'cancelled' };
    show();
  }
  sendAgain(state, now, given.files);
  keepState(folder, { ...state, import_id: null });
  refused.push(...failed(now.failures, given.files));
  return { import_id: now.id, files, sent, ...countsOf(now), refused };
}

/** What the reasons of an import mean to whoever has the files before them; any other reason is told as it came. */
const REASONS: Record<string, string> = {
  unreadable: 'could not be read, or holds next to no text; open it, look, and save it anew',
  ocr_needed: 'is a picture of a page without text; run text recognition over it',
  password_protected: 'is protected by a password; save it without one',
  no_name: 'names nobody that could be made out; add the person by hand',
  too_large: 'is larger than 10 MB; save it without its pictures',
  unsupported_type: 'is no PDF, DOC or DOCX inside, whatever its name says',
  duplicate_file: 'is the same file as another that was imported',
  erased_person: 'is of somebody whom the agency erased for good; nobody is taken in again by an import',
  upload_timeout: 'was not confirmed in time; run the command again',
  cancelled: 'was not read, as the import was cancelled; run the command again to send it',
  reader_failed: 'was not read, for no fault of its own; run the command again',
};

/** Why the name of a file is not taken, likewise. */
const NAMES: Record<string, string> = {
  name_too_long: 'has a name of more than 255 characters; rename it',
  unreadable_name: 'has a name with a character that cannot be kept; rename it',
  empty_name: 'has no name; rename it',
  unsupported_type: 'is called neither .pdf, .doc nor .docx; save it as one of these',
};

/** Reasons that are no fault of the file, which is sent by the next run. */
const SENT_AGAIN = new Set(['upload_timeout', 'cancelled', 'reader_failed']);

/** Takes from what is done the files that an import ended without having read. */
function sendAgain(state: State, ended: Import | null, files: readonly CvFile[]): void {
  for (const { filename, reason } of ended?.failures ?? [])
    if (SENT_AGAIN.has(reason)) for (const path of pathsOf(filename, files)) delete state.done[path];
}

/** The files that were not read, by their paths: an import knows each by its last name, which several may share. */
function failed(failures: Import['failures'], files: readonly CvFile[]): LeftFile[] {
  return failures.map(({ filename, reason }) => {
    const paths = pathsOf(filename, files);
    return {
      path: paths.length === 0 ? filename : paths.join(' or '),
      reason: Object.hasOwn(REASONS, reason) ? `${REASONS[reason]} (${reason})` : reason,
    };
  });
}

const pathsOf = (filename: string, files: readonly CvFile[]): string[] =>
  files.map(({ path }) => path).filter((path) => basename(path) === filename);

/** The bytes of a file, or why they are not read: it may have gone since it was listed, or not be ours to read. */
function bytesAt(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return `cannot be opened (${codeOf(error)})`;
  }
}

async function slotsFor(
  server: ImportServer,
  id: string,
  { asked, files, refused }: { asked: Asked; files: readonly CvFile[]; refused: LeftFile[] },
): Promise<State['slots']> {
  const given = await server.slots(id, asked);
  return asked.paths.flatMap((path, at) => {
    const mark = files.find((file) => file.path === path)?.mark;
    if (mark === undefined) return [];
    const { item_id = null, upload_url = null, reason = null } = given[at] ?? {};
    if (item_id !== null && upload_url !== null) return [{ path, mark, item_id, upload_url }];
    refused.push({ path, reason: NAMES[reason ?? ''] ?? `was not taken (${reason ?? 'unknown'})` });
    return [];
  });
}

const countsOf = (now: Import | null): Pick<Progress, 'imported' | 'merged' | 'failed'> => ({
  imported: now?.counts.imported ?? 0,
  merged: now?.counts.merged ?? 0,
  failed: now?.counts.failed ?? 0,
});
