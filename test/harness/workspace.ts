import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { openStore } from '#db/open.ts';
import { insertRow } from '#db/rows.ts';
import { hashSecret, makeKey } from '#src/access/keys.ts';
import { readConfig } from '#src/config.ts';
import { KEY } from '#src/domain/accounts/keys-schema.ts';
import { insertUser } from '#src/domain/accounts/users.ts';
import { createWorkspace } from '#src/domain/accounts/workspace.ts';
import type { Role } from '#src/domain/context.ts';
import { newId } from '#src/lib/ids.ts';
import { createApp } from '#src/server/app.ts';
import { createService, type Service } from '#src/server/service.ts';
import { cvProgramme } from './cv-programme.ts';
import { keepDatabase, startPostgres } from './postgres.ts';
import { closedInTime, lastingFolder, scratchFolder } from './scratch.ts';
import { STORE_OF_RUN } from './store-of-run.ts';

/** A service on a real SQLite file in a folder of its own, with its HTTP interface. */
export interface TestService {
  service: Service;
  app: Hono;
  dataDir: string;
  /** A new agency with an admin and an admin key. */
  workspace(options?: { country?: string; name?: string; sandbox?: boolean }): Promise<Workspace>;
  close(): Promise<void>;
}

export interface Workspace {
  accountId: string;
  adminId: string;
  adminKey: string;
  /** Calls the HTTP interface with the admin's key. */
  api: Api;
  /** A key with just these scopes, for the admin unless a user is named (null: for nobody). */
  key(
    scopes: string[],
    options?: { userId?: string | null; mode?: 'live' | 'test' | 'trial' },
  ): Promise<string>;
  /** A user of the agency with a key that carries all that its role allows. */
  user(
    role: Role,
    options?: { teamId?: string; dataScope?: 'agency' | 'team' | 'self' },
  ): Promise<{ userId: string; key: string; api: Api }>;
  /** Calls the HTTP interface with another key. */
  as(key: string): Api;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Envelope;
}

/** The envelope, loosely: a test reads what it means to prove. */
export interface Envelope {
  success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  meta: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  error: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  [key: string]: any;
}

export interface Api {
  get(path: string): Promise<Answer>;
  /** Posts with a fresh Idempotency-Key unless one (or null for none) is given. */
  post(path: string, body?: unknown, key?: string | null): Promise<Answer>;
  patch(path: string, body: unknown, key?: string): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
}

/**
 * Starts a service, which is closed with the test or the file that started it. Settings are environment variables, as a
 * user would set them.
 * @param from the folder of a service that has been closed: this one begins with a copy of it, and of its database where
 * the folder comes from `keptFolder`
 * @param programme what reads CVs in place of the product's own reader
 */
export async function startService(
  env: Record<string, string> = {},
  from?: string,
  programme?: readonly string[],
): Promise<TestService> {
  const dataDir = scratchFolder('test');
  if (from !== undefined) cpSync(from, dataDir, { recursive: true });
  const elsewhere = env.DATABASE_URL === undefined ? await storeOfRun(from) : {};
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MEETING_URL: 'https://rooms.example',
    SENTENCE_MODEL: 'false',
    // Nothing is given up because the machine is busy.
    DATABASE_TIMEOUT_SECONDS: '300',
    ...elsewhere,
    ...env,
  });
  const file = join(config.dataDir, STORE);
  if (config.DATABASE_URL === undefined && !existsSync(file))
    writeFileSync(file, await emptyStore(), { mode: 0o600 });
  const service = await createService({
    config,
    checkOutput: true,
    cvProgramme: programme ?? (await cvProgramme()),
  });
  const app = createApp(service);
  return {
    service,
    app,
    dataDir,
    workspace: (options) => openWorkspace(service, app, options ?? {}),
    close: closedInTime(async () => {
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    }),
  };
}

/** Settings of a service that uses SQLite whatever store the tests are run on. */
export const ON_SQLITE = { DATABASE_URL: '' };

/** The databases of folders that were kept. */
const kept = new Map<string, string>();

/**
 * Settings of a service on a new store of the kind that the tests are run on: with TEST_STORE=postgres a database of its own.
 * A folder with no database of its own holds a SQLite file.
 */
async function storeOfRun(from?: string): Promise<Record<string, string>> {
  const template = from === undefined ? undefined : kept.get(from);
  if (STORE_OF_RUN !== 'postgres' || (from !== undefined && template === undefined)) return {};
  return { DATABASE_URL: await (await startPostgres()).database({ template }) };
}

/** Closes a service and keeps its folder and its store, for as long as the process runs, for others to begin with. */
export async function keptFolder(first: TestService, name: string): Promise<string> {
  const { DATABASE_URL } = first.service.config;
  await first.service.close();
  const folder = lastingFolder(name);
  cpSync(first.dataDir, folder, { recursive: true });
  if (DATABASE_URL !== undefined) kept.set(folder, await keepDatabase(DATABASE_URL));
  await first.close();
  return folder;
}

/** The settings by which another process, or another service, serves the folder and the store of one. */
export function storeOf({ service: { config } }: TestService): Record<string, string> {
  const { dataDir: DATA_DIR, DATABASE_URL } = config;
  return DATABASE_URL === undefined ? { DATA_DIR } : { DATA_DIR, DATABASE_URL };
}

const STORE = 'deskhand.sqlite';
let empty: Promise<Buffer> | undefined;

/** A store through all its migrations with nothing in it; making one takes longer than most tests. */
function emptyStore(): Promise<Buffer> {
  empty ??= (async () => {
    const folder = lastingFolder('empty');
    const file = join(folder, STORE);
    await (await openStore({ url: file })).close();
    const bytes = readFileSync(file);
    rmSync(folder, { recursive: true });
    return bytes;
  })();
  return empty;
}

/** A key of an agency, for one of its people or for nobody. */
export async function issueKey(
  service: Service,
  account_id: string,
  {
    scopes,
    userId,
    mode = 'live',
  }: { scopes: string[]; userId: string | null; mode?: 'live' | 'test' | 'trial' },
): Promise<string> {
  const now = new Date().toISOString();
  const secret = makeKey(mode, service.config.REGION);
  await service.store.write((unit) =>
    insertRow(
      unit.tx,
      'api_keys',
      KEY.row(
        {},
        {
          id: newId('api_key'),
          account_id,
          user_id: userId,
          mode,
          hash: hashSecret(service.secrets.pepper, secret),
          hint: secret.slice(-4),
          scopes,
          status: 'active',
          created_at: now,
        },
      ),
    ),
  );
  return secret;
}

async function openWorkspace(
  service: Service,
  app: Hono,
  options: { country?: string; name?: string; sandbox?: boolean },
): Promise<Workspace> {
  const now = new Date().toISOString();
  const { account_id, user_id } = await service.store.write((unit) =>
    createWorkspace(unit.tx, now, {
      name: options.name ?? 'Harbour Talent',
      country: options.country ?? 'AU',
      email: `${randomUUID()}@agency.example`,
      adminName: 'Mia Admin',
      sandbox: options.sandbox,
    }),
  );
  const adminKey = await issueKey(service, account_id, { scopes: ['admin'], userId: user_id });
  return workspaceOf({ service, app }, { accountId: account_id, adminId: user_id, adminKey });
}

/** An agency that a service has, by its admin: one of a kept folder is served by each service that begins with it. */
export function workspaceOf(
  { service, app }: Pick<TestService, 'service' | 'app'>,
  { accountId, adminId, adminKey }: Pick<Workspace, 'accountId' | 'adminId' | 'adminKey'>,
): Workspace {
  const key: Workspace['key'] = (scopes, { userId = adminId, mode = 'live' } = {}) =>
    issueKey(service, accountId, { scopes, userId, mode });
  return {
    accountId,
    adminId,
    adminKey,
    api: apiOf(app, adminKey),
    as: (secret) => apiOf(app, secret),
    key,
    async user(role, { teamId, dataScope = 'agency' } = {}) {
      const userId = await service.store.write((unit) =>
        insertUser(unit.tx, new Date().toISOString(), accountId, {
          name: `Pat ${role}`,
          email: `${randomUUID()}@agency.example`,
          role,
          team_id: teamId,
          data_scope: dataScope,
          status: 'active',
        }),
      );
      const secret = await key(['admin'], { userId });
      return { userId, key: secret, api: apiOf(app, secret) };
    },
  };
}

/** The HTTP interface with one key. */
export function apiOf(app: Hono, key: string | null): Api {
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    idempotencyKey?: string | null,
  ): Promise<Answer> => {
    const headers: Record<string, string> = key === null ? {} : { Authorization: `Bearer ${key}` };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (idempotencyKey != null) headers['Idempotency-Key'] = idempotencyKey;
    const url = path.startsWith('/api/') || path.startsWith('/health') ? path : `/api/v1${path}`;
    const response = await app.request(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? ({} as Envelope) : JSON.parse(text),
    };
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}, idempotencyKey = randomUUID()) => call('POST', path, body, idempotencyKey),
    patch: (path, body, idempotencyKey) => call('PATCH', path, body, idempotencyKey),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
  };
}
