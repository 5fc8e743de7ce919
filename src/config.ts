import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { AppError } from './lib/errors.ts';

/** What a process of a deployment does: answers requests, works in the background, or both. */
const ROLES = ['web', 'worker', 'all'] as const;

export const REGIONS = ['us', 'eu', 'anz'] as const;
export type Region = (typeof REGIONS)[number];

const flag = z
  .enum(['true', 'false', '1', '0', ''], 'must be true or false')
  .transform((text) => text === 'true' || text === '1');
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
const number = (pattern: RegExp, kind: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => pattern.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a ${kind} from ${min} to ${max}`,
    )
    .transform(Number);
const count = (fallback: number, min = 0, max = 1_000_000) =>
  number(/^\d+$/, 'whole number', min, max).default(fallback);
const seconds = (fallback: number[]) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?(,\s*\d+(\.\d+)?)*$/, 'must be seconds separated by commas, such as 0,5,300')
    .transform((text) => text.split(',').map(Number))
    .default(fallback);
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address such as https://desk.example',
});
const hosts = z
  .string()
  .regex(/^(us|eu|anz)=[^,=\s]+(,(us|eu|anz)=[^,=\s]+)*$/, 'must be us=host,eu=host,anz=host')
  .transform(
    (text) =>
      Object.fromEntries(text.split(',').map((pair) => pair.split('='))) as Partial<Record<Region, string>>,
  );

/** The environment, with the default of each setting. The README's table is checked against this schema. */
export const Settings = z.object({
  PORT: count(8787, 0, 65_535).describe('Port to listen on; 0 takes a free one.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the store, the secrets, the documents and the embedded mail outbox.'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|file:|sqlite:)/, 'must begin with postgres:// (or sqlite: with a file)')
    .optional()
    .describe(
      'PostgreSQL to use in place of SQLite in DATA_DIR. Of several hosts (h1:5432,h2:5432) the one that takes writes is used.',
    ),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe(
      'Standbys of DATABASE_URL (h2:5432,h3:5432) that answer reports, searches and analytics while they are up to date.',
    ),
  SETUP_NAME: z.string().min(1).max(200).optional().describe('Name of the first agency, on an empty store.'),
  SETUP_COUNTRY: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as AU, GB or US')
    .optional()
    .describe('Country of the first agency; default one of the REGION.'),
  SETUP_EMAIL: z
    .email('must be an e-mail address such as mia@agency.example')
    .optional()
    .describe('E-mail of the first admin.'),
  SIGNUP: flag
    .default(false)
    .describe('Open /signup: a trial workspace with its trial key, for whoever confirms an e-mail.'),
  DATABASE_PREPARE: oneOf(['on', 'off'])
    .default('on')
    .describe(
      'Whether PostgreSQL keeps prepared statements; off behind PgBouncer before 1.21 in transaction pooling.',
    ),
  DATABASE_TIMEOUT_SECONDS: count(10, 1, 600).describe(
    'How long PostgreSQL may take to answer a statement before it is given up with 503.',
  ),
  PUBLIC_URL: address
    .optional()
    .describe('Address that people and programs reach the service at; default the one served.'),
  SERVE_ROLE: oneOf(ROLES)
    .default('all')
    .describe('What this process does: web answers requests, worker sends and sweeps, all does both.'),
  SHUTDOWN_NOTICE_SECONDS: count(0, 0, 60).describe(
    'How long a server that was told to stop answers on while its health check says no, so that a balancer turns away first.',
  ),
  S3_ENDPOINT: address
    .optional()
    .describe(
      'S3-compatible storage for the bytes of documents, in place of DATA_DIR; the four others go with it.',
    ),
  S3_BUCKET: z.string().min(1).optional().describe('Bucket for documents, which must be there.'),
  S3_REGION: z
    .string()
    .min(1)
    .default('us-east-1')
    .describe('Region that requests to the storage are signed for.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key of the storage.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that key.'),
  REGION: oneOf(REGIONS)
    .default('us')
    .describe('Region of this deployment: keys of another one are refused.'),
  REGION_HOSTS: hosts
    .optional()
    .describe('Regional hosts, us=host,eu=host,anz=host; calls to another host are refused.'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged.'),
  METRICS: flag
    .default(false)
    .describe('Serve GET /metrics for Prometheus, without a credential: keep it from the outside.'),
  RATE_LIMIT_PER_MINUTE: count(600, 1).describe('Requests a minute of a live or test key.'),
  RATE_LIMIT_TRIAL_PER_MINUTE: count(120, 1).describe('Requests a minute of a trial key.'),
  RATE_LIMIT_AI_PER_MINUTE: count(60, 1).describe('AI-backed actions a minute of a credential.'),
  AUTH_FAILURES_PER_MINUTE: count(20, 1).describe('Failed authentications a minute of an IP address.'),
  PUBLIC_PAGE_PER_TEN_MINUTES: count(50, 1).describe(
    'Times in ten minutes that an address may open one link that needs no sign-in.',
  ),
  PUBLIC_UNKNOWN_PER_DAY: count(600, 1).describe(
    'Links that are not known, which an address may try in a day.',
  ),
  SESSION_IDLE_MINUTES: count(720, 0).describe('After how long without use a person is signed out.'),
  SESSION_MAX_HOURS: count(168, 0).describe('After how long a person is signed out in any case.'),
  PASSWORD_LINK_HOURS: count(168, 0).describe('How long a link to set a password works.'),
  PROVIDER_CHECK_MINUTES: count(60, 1, 1440).describe(
    'How often the identity provider is asked for people who send no requests, where it gave a refresh token.',
  ),
  IDENTITY_CHECK_SECONDS: count(60, 0, 86_400).describe(
    'How old the answer of the identity provider may be that a person is still there, at a request of theirs; 0 asks at every request.',
  ),
  IDENTITY_GRACE_SECONDS: count(900, 0, 604_800).describe(
    'For how long after its last answer people are let on while the identity provider gives none.',
  ),
  PROVIDER_TRUST_DAYS: count(30, 1, 3650).describe(
    'Without passwords: after how long keys and connections rest of a person for whom the provider has not vouched.',
  ),
  OAUTH_CODE_SECONDS: count(60, 0, 600).describe('How long an authorization code works.'),
  OAUTH_TOKEN_SECONDS: count(3600, 0, 86_400).describe('How long an OAuth access token works.'),
  OAUTH_REFRESH_DAYS: count(60, 0, 3650).describe('How long an OAuth refresh token works if it is not used.'),
  ALLOW_PRIVATE_TARGETS: flag
    .default(false)
    .describe('Development: outbound calls may reach loopback and private addresses.'),
  WEBHOOK_RETRY_SECONDS: seconds([0, 5, 300, 1800, 7200, 18_000]).describe(
    'Delay before each webhook attempt.',
  ),
  WEBHOOK_TIMEOUT_SECONDS: number(/^\d+(\.\d+)?$/, 'number', 0.05, 60)
    .default(10)
    .describe('How long a receiver may take to answer a webhook.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('Mail server; without it mail is written to an outbox folder in DATA_DIR.'),
  MAIL_FROM: z.string().default('desk@deskhand.example').describe('Sender address of mail.'),
  MAIL_RETRY_SECONDS: seconds([0, 120, 600]).describe('Delay before each attempt to hand over a mail.'),
  MAIL_TIMEOUT_SECONDS: count(20, 1, 600).describe('How long a hand-over of a mail may take.'),
  MEETING_URL: address
    .optional()
    .describe(
      'A service that opens a video room for every path below this address; without it start_video_call is refused.',
    ),
  SPEECH_BASE_URL: address
    .optional()
    .describe(
      'OpenAI-compatible endpoint for speech to text, the part before /audio/transcriptions; without it AI screens are answered in writing.',
    ),
  SPEECH_API_KEY: z.string().optional().describe('Key of the speech-to-text provider.'),
  SPEECH_MODEL: z.string().min(1).default('whisper-1').describe('Model to ask for speech to text.'),
  SPEECH_TIMEOUT_SECONDS: count(120, 1, 600).describe('How long speech to text may take for a recording.'),
  AI_SCREEN_RETENTION_DAYS: count(180, 1, 3650).describe(
    'Days after the end of an AI screen at which its recordings and answers are removed.',
  ),
  SENTENCE_MODEL: flag
    .default(true)
    .describe(
      'Read what assistants ask find_actions, and sentences of texts that leave whose words alone leave doubt, by their meaning too, with a model that is installed here: 130 to 170 MB of memory in each process.',
    ),
  AI_PROVIDER: oneOf(['embedded', 'openai-compatible', 'anthropic'])
    .default('embedded')
    .describe('Engine behind AI-backed actions.'),
  AI_BASE_URL: address.optional().describe('Endpoint of an OpenAI-compatible provider.'),
  AI_API_KEY: z.string().optional().describe('Key of the AI provider.'),
  AI_MODEL: z.string().optional().describe('Model to ask of the AI provider.'),
  AI_EMBEDDING_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Model of AI_BASE_URL that turns texts into vectors: where an admin agrees, searches rank by meaning too.',
    ),
  AI_EMBEDDING_DIMENSIONS: number(/^\d+$/, 'whole number', 32, 4096)
    .optional()
    .describe('Numbers of a vector, for models that give fewer on request; 512 are enough for most.'),
  AI_TOKENS_PER_MONTH: count(5_000_000, 0, 1_000_000_000_000).describe(
    'Tokens that the AI provider may use for one workspace in a calendar month.',
  ),
});

export interface Config extends z.output<typeof Settings> {
  /** The store's URL: DATABASE_URL, or the SQLite file in DATA_DIR. */
  storeUrl: string;
  /** Where each setting that is not the default came from is not kept: values only. */
  dataDir: string;
}

/** Settings that can hold a password or a key: their values are shown nowhere. */
const CONFIDENTIAL: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'AI_API_KEY',
  'SPEECH_API_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

/**
 * Reads the environment.
 * @throws AppError with one line that names the setting at fault and what it must be
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0] ?? 'configuration');
    const shown = CONFIDENTIAL.has(name) ? name : `${name}=${String(given[name])}`;
    throw new AppError('INVALID_REQUEST', `${shown} is not valid: ${issue?.message ?? 'see the README'}`, {
      field: name,
    });
  }
  requireWholeBucket(parsed.data);
  const { DATABASE_READ_URL, DATABASE_URL } = parsed.data;
  if (DATABASE_READ_URL !== undefined && DATABASE_URL?.startsWith('postgres') !== true)
    throw new AppError(
      'INVALID_REQUEST',
      'DATABASE_READ_URL names standbys of the PostgreSQL in DATABASE_URL, which is not set: set both, or neither.',
      { field: 'DATABASE_READ_URL' },
    );
  const dataDir = resolve(parsed.data.DATA_DIR);
  return { ...parsed.data, dataDir, storeUrl: parsed.data.DATABASE_URL ?? join(dataDir, 'deskhand.sqlite') };
}

const OF_BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type OnS3 = Record<(typeof OF_BUCKET)[number], string>;

/** Whether documents lie in a bucket. */
export function isOnS3(config: Config): config is Config & OnS3 {
  return config.S3_BUCKET !== undefined;
}

function requireWholeBucket(settings: Partial<OnS3>): void {
  const missing = OF_BUCKET.filter((name) => settings[name] === undefined);
  if (missing.length === 0 || missing.length === OF_BUCKET.length) return;
  throw new AppError(
    'INVALID_REQUEST',
    `${missing.join(' and ')} must be set too: documents lie in a bucket where all of ${OF_BUCKET.join(', ')} are set, and in DATA_DIR where none is.`,
    { field: missing[0] },
  );
}

/** The file of a SQLite store; null for another kind. */
export function fileOf(storeUrl: string): string | null {
  return storeUrl.startsWith('postgres') ? null : storeUrl.replace(/^(sqlite|file):(\/\/)?/, '');
}

export interface Secrets {
  /** Keys the hashes of API keys, tokens and links. */
  pepper: Buffer;
  /** Signs and seals what the service hands out and reads back. */
  signing: Buffer;
}

/** The deployment's secrets: made on the first start, kept in DATA_DIR readable by their owner alone. */
export function readSecrets(dataDir: string): Secrets {
  makeFolder(dataDir);
  keepPrivate(dataDir);
  return { pepper: secret(join(dataDir, 'pepper.key')), signing: secret(join(dataDir, 'signing.key')) };
}

/** The secrets as they lie in DATA_DIR, which is left as it is; null where one is missing. */
export function presentSecrets(dataDir: string): Secrets | null {
  const [pepper, signing] = ['pepper.key', 'signing.key'].map((name) => join(dataDir, name));
  if (pepper === undefined || signing === undefined || !existsSync(pepper) || !existsSync(signing))
    return null;
  const read = (file: string) => Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  return { pepper: read(pepper), signing: read(signing) };
}

// One that was there before may be open to others; one that everybody writes to is shared, and not ours to close.
function keepPrivate(dataDir: string): void {
  const { mode } = statSync(dataDir);
  const wrong = (why: string, cause?: unknown): AppError =>
    new AppError('INVALID_REQUEST', why, { field: 'DATA_DIR', cause });
  if ((mode & 0o002) !== 0)
    throw wrong(
      `DATA_DIR must not be a folder that everybody may write to: ${dataDir}. Name a folder of its own, or run chmod 700 on it.`,
    );
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    throw wrong(
      `DATA_DIR must be open to its owner alone, and its mode cannot be changed (${codeOf(error)}): ${dataDir}. Its owner runs chmod 700 on it.`,
      error,
    );
  }
}

// A folder at a time: Node's own recursive mkdir never ends below a folder in which nothing can be made, such as /proc.
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it just now.
    if (isFolder(path)) return;
    const why = existsSync(path) ? 'is a file' : `cannot be made (${codeOf(error)})`;
    throw new AppError('INVALID_REQUEST', `DATA_DIR must be a folder that can be written: ${path} ${why}.`, {
      field: 'DATA_DIR',
      cause: error,
    });
  }
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : String(error);

/** The keys that rotation made; there is none before the first. */
export const SEALING_FILE = 'sealing.jwks';

export const SECRET_FILES: readonly string[] = ['pepper.key', 'signing.key', SEALING_FILE];

/** The deployment's secrets by the names of their files, for a backup. */
export function secretFiles(dataDir: string): Record<string, string> {
  readSecrets(dataDir);
  return Object.fromEntries(
    SECRET_FILES.filter((name) => existsSync(join(dataDir, name))).map((name) => [
      name,
      readFileSync(join(dataDir, name), 'utf8').trim(),
    ]),
  );
}

/** Puts the secrets of a backup in place; others that are there are kept under another name. */
export function placeSecrets(dataDir: string, secrets: Record<string, string>, stamp: string): void {
  for (const name of SECRET_FILES) {
    const value = secrets[name];
    const file = join(dataDir, name);
    if (value === undefined || (existsSync(file) && readFileSync(file, 'utf8').trim() === value)) continue;
    if (existsSync(file)) renameSync(file, `${file}.before-restore-${stamp}`);
    writeFileSync(file, `${value}\n`, { mode: 0o600 });
  }
}

function secret(file: string): Buffer {
  if (!existsSync(file)) {
    try {
      // wx: of two first starts at once, one makes the secret and the other reads it.
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
  }
  chmodSync(file, 0o600);
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
}
