import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { readConfig, readSecrets, Settings } from '#src/config.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const root = scratchFolder('config');
const file = join(root, 'a-file');
writeFileSync(file, 'not a store, and not a folder');
const damaged = join(root, 'damaged');
mkdirSync(damaged);
writeFileSync(
  join(damaged, 'deskhand.sqlite'),
  'this is not a database at all, whatever its name says'.repeat(40),
);

const BAD: [name: keyof typeof Settings.shape, value: string, says: RegExp][] = [
  ['PORT', 'abc', /must be a whole number from 0 to 65535/],
  ['PORT', '70000', /must be a whole number from 0 to 65535/],
  ['PORT', '0x10', /must be a whole number/],
  ['PORT', '80.5', /must be a whole number/],
  ['HOST', '999.1.1.1', /is not an address of this machine/],
  ['DATA_DIR', file, /must be a folder that can be written: .* is a file/],
  ['DATA_DIR', join(file, 'below'), /must be a folder that can be written/],
  [
    'DATA_DIR',
    '/proc/deskhand',
    /must be a folder that can be written: \/proc\/deskhand cannot be made \(ENOENT\)/,
  ],
  ['DATA_DIR', damaged, /cannot be opened: file is not a database/],
  ['DATABASE_URL', 'mysql://u:hunter2@h/x', /must begin with postgres:\/\//],
  [
    'DATABASE_URL',
    'postgres://u:hunter2@127.0.0.1:1/x',
    /cannot be opened: connect ECONNREFUSED 127\.0\.0\.1:1/,
  ],
  ['SETUP_NAME', 'x'.repeat(201), /200 characters/],
  ['SETUP_COUNTRY', 'Australia', /must be an ISO 3166-1 alpha-2 code/],
  ['SETUP_EMAIL', 'nobody', /must be an e-mail address/],
  ['PUBLIC_URL', 'desk.example', /must be an http or https address/],
  ['REGION', 'mars', /must be us, eu or anz/],
  ['REGION_HOSTS', 'us=a,mars=b', /must be us=host/],
  ['LOG_LEVEL', 'loud', /must be fatal, error, warn, info, debug, trace or silent/],
  ['RATE_LIMIT_PER_MINUTE', '0', /must be a whole number from 1 to/],
  ['RATE_LIMIT_TRIAL_PER_MINUTE', '-1', /must be a whole number from 1 to/],
  ['RATE_LIMIT_AI_PER_MINUTE', 'many', /must be a whole number from 1 to/],
  ['AUTH_FAILURES_PER_MINUTE', '1e3', /must be a whole number from 1 to/],
  ['PUBLIC_PAGE_PER_TEN_MINUTES', '0', /must be a whole number from 1 to/],
  ['PUBLIC_UNKNOWN_PER_DAY', '-1', /must be a whole number from 1 to/],
  ['SESSION_IDLE_MINUTES', 'x', /must be a whole number from 0 to/],
  ['SESSION_MAX_HOURS', 'x', /must be a whole number from 0 to/],
  ['PASSWORD_LINK_HOURS', 'x', /must be a whole number from 0 to/],
  ['DATABASE_READ_URL', 'sqlite:a', /must begin with postgres:\/\//],
  ['DATABASE_READ_URL', 'postgres://u:hunter2@h2/x', /names standbys of the PostgreSQL in DATABASE_URL/],
  ['DATABASE_PREPARE', 'yes', /must be on or off/],
  ['SENTENCE_MODEL', 'perhaps', /must be true or false/],
  ['SERVE_ROLE', 'queue', /must be web, worker or all/],
  ['SHUTDOWN_NOTICE_SECONDS', '61', /from 0 to 60/],
  ['S3_ENDPOINT', 'bucket.example', /http or https address/],
  ['S3_BUCKET', 'documents', /S3_ENDPOINT and S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too/],
  ['DATABASE_TIMEOUT_SECONDS', '0', /must be a whole number from 1 to 600/],
  ['OAUTH_CODE_SECONDS', '601', /must be a whole number from 0 to 600/],
  ['OAUTH_TOKEN_SECONDS', 'x', /must be a whole number from 0 to/],
  ['OAUTH_REFRESH_DAYS', 'x', /must be a whole number from 0 to/],
  ['ALLOW_PRIVATE_TARGETS', 'yes', /must be true or false/],
  ['METRICS', 'yes', /must be true or false/],
  ['SIGNUP', 'maybe', /must be true or false/],
  ['WEBHOOK_RETRY_SECONDS', '0,soon', /must be seconds separated by commas/],
  ['WEBHOOK_TIMEOUT_SECONDS', '0', /must be a number from 0.05 to 60/],
  ['SMTP_URL', 'http://u:hunter2@h', /must begin with smtp:\/\//],
  ['MAIL_FROM', 'nonsense', /is not an e-mail address/],
  ['MAIL_RETRY_SECONDS', ',', /must be seconds separated by commas/],
  ['MAIL_TIMEOUT_SECONDS', '0', /must be a whole number from 1 to 600/],
  ['MEETING_URL', 'zoom', /must be an http or https address/],
  ['SPEECH_BASE_URL', 'x', /must be an http or https address/],
  ['SPEECH_TIMEOUT_SECONDS', '0', /must be a whole number from 1 to/],
  ['AI_SCREEN_RETENTION_DAYS', '0', /must be a whole number from 1 to/],
  ['PROVIDER_CHECK_MINUTES', '0', /must be a whole number from 1 to 1440/],
  ['IDENTITY_CHECK_SECONDS', '-1', /must be a whole number from 0 to 86400/],
  ['IDENTITY_GRACE_SECONDS', 'long', /must be a whole number from 0 to 604800/],
  ['PROVIDER_TRUST_DAYS', 'never', /must be a whole number from 1 to 3650/],
  ['AI_PROVIDER', 'gpt', /must be embedded, openai-compatible or anthropic/],
  ['AI_BASE_URL', 'x', /must be an http or https address/],
  ['AI_EMBEDDING_MODEL', 'small', /AI_BASE_URL is not set, and AI_EMBEDDING_MODEL needs it/],
  ['AI_EMBEDDING_DIMENSIONS', '8', /must be a whole number from 32 to 4096/],
  ['AI_TOKENS_PER_MONTH', '-1', /must be a whole number from 0 to/],
];

let folders = 0;

it.each(BAD)('does not start with %s=%s: one line names it, exit code 1', async (name, value, says) => {
  folders += 1;
  let out = '';
  let err = '';
  const code = await run(['serve'], {
    env: { DATA_DIR: join(root, `data${folders}`), PORT: '0', LOG_LEVEL: 'silent', [name]: value },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^deskhand: [^\n]+\n$/);
  expect(err).toContain(name);
  expect(err).toMatch(says);
  expect(err).not.toContain('hunter2');
});

it('has a bad value above for every setting that can have one', () => {
  const anything = [
    ...['AI_API_KEY', 'AI_MODEL', 'SPEECH_API_KEY', 'SPEECH_MODEL'],
    ...['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ];
  expect(new Set([...BAD.map(([name]) => name), ...anything])).toEqual(new Set(Object.keys(Settings.shape)));
});

it('takes an empty value as not given', () => {
  expect(readConfig({ PORT: '', REGION: '', SMTP_URL: '' })).toMatchObject({ PORT: 8787, REGION: 'us' });
});

it('closes a data folder to others that was open to them, and refuses one that all may write to', () => {
  const open = join(root, 'open');
  mkdirSync(open);
  chmodSync(open, 0o755);
  readSecrets(open);
  expect(statSync(open).mode & 0o777).toBe(0o700);
  chmodSync(open, 0o777);
  expect(() => readSecrets(open)).toThrow(
    `DATA_DIR must not be a folder that everybody may write to: ${open}`,
  );
});

it('makes a data folder, and the folders above it, that others cannot look into', () => {
  const dataDir = join(root, 'some', 'where');
  readSecrets(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ['pepper.key', 'signing.key'])
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
});
