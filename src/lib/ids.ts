import { randomBytes } from 'node:crypto';
import * as z from 'zod';

/** The prefix of every kind of identifier the service hands out. */
export const ID_PREFIX = {
  account: 'acc',
  activity: 'act',
  ai_screen: 'scr',
  ai_screen_answer: 'sca',
  api_key: 'key',
  application: 'app',
  approval: 'apr',
  batch: 'bat',
  bd_lead: 'bdl',
  bd_patch: 'bdp',
  bd_target: 'bdt',
  calendar_event: 'cal',
  candidate: 'cnd',
  candidate_draft: 'cdr',
  candidate_merge: 'mrg',
  client: 'cli',
  client_contact: 'cct',
  connect_app: 'oap',
  contractor_link: 'cpl',
  dna_note: 'dnn',
  distribution_board: 'brd',
  distribution_rule: 'drule',
  document: 'doc',
  duplicate_pair: 'dup',
  email_draft: 'edr',
  erasure_certificate: 'era',
  email_message: 'eml',
  email_thread: 'thr',
  event: 'evt',
  file_removal: 'frm',
  import: 'imp',
  import_item: 'imi',
  interview: 'int',
  job: 'job',
  job_ad: 'ad',
  job_draft: 'jdr',
  marketplace_deal: 'mkd',
  marketplace_intro: 'mki',
  marketplace_listing: 'mkl',
  oauth_grant: 'grt',
  paper: 'pap',
  paper_waiver: 'pwv',
  passkey: 'psk',
  phone_screen: 'psc',
  placement: 'pla',
  plan: 'pln',
  pool: 'pool',
  pool_join_request: 'pjr',
  pool_member: 'pmb',
  preference_draft: 'prf',
  posting: 'post',
  question: 'qst',
  quota_adjustment: 'qad',
  quota_period: 'qpd',
  quota_plan: 'qpl',
  referee: 'rfe',
  referee_request: 'rrq',
  request: 'req',
  scheduled_email: 'sem',
  search_log: 'slog',
  service_account: 'sva',
  session: 'ses',
  spec: 'spc',
  submission: 'sub',
  submission_item: 'sbi',
  tag: 'tag',
  team: 'team',
  user: 'usr',
  webhook: 'whk',
  webhook_delivery: 'whd',
} as const;

export type IdKind = keyof typeof ID_PREFIX;

declare const kindOf: unique symbol;

/** An identifier of one kind: a client's id does not compile where a placement's belongs. Plain text is taken for any. */
export type Id<K extends IdKind> = string & { readonly [kindOf]?: K };

type IdSchema<K extends IdKind> = z.ZodString & Record<'_zod', Record<'output', Id<K>>>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const STEP_BACK_MS = 60_000;
let lastTime = 0;
let lastTimeText = '';
let counter = 0;
let pool = Buffer.alloc(0);
let poolAt = 0;

function random16(): number {
  if (poolAt + 2 > pool.length) {
    pool = randomBytes(4096);
    poolAt = 0;
  }
  const value = pool.readUInt16BE(poolAt);
  poolAt += 2;
  return value;
}

function base32(value: number, length: number): string {
  let text = '';
  let rest = value;
  for (let i = 0; i < length; i += 1) {
    text = (ALPHABET[rest % 32] ?? '0') + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

const PAIRS = Array.from({ length: 1024 }, (_, value) => base32(value, 2));

/** The two digits of a number below 1024. */
const pair = (value: number): string => PAIRS[value] ?? '';

/**
 * A new identifier: prefix, 48-bit milliseconds, a 20-bit counter that keeps one process monotonic within a
 * millisecond, and 50 random bits, in Crockford's base 32 so that text order is creation order.
 */
export function newId<K extends IdKind>(kind: K): Id<K> {
  const wall = Date.now();
  // A small step back of the clock must not break the order. After a large one the new time is the right one.
  const time = wall < lastTime && lastTime - wall < STEP_BACK_MS ? lastTime : wall;
  if (time === lastTime) counter += 1;
  else {
    counter = random16();
    lastTime = time;
    lastTimeText = base32(time, 10);
  }
  const count = pair(counter >> 10) + pair(counter & 1023);
  const random =
    pair(random16() & 1023) + pair(random16() & 1023) + pair(random16() & 1023) + pair(random16() & 1023);
  return `${ID_PREFIX[kind]}_${lastTimeText}${count}${random}${pair(random16() & 1023)}` as Id<K>;
}

/** The smallest id that a record of this kind created at or after a time (wall-clock ms) can have: ids sort by time. */
export function firstIdAt(kind: IdKind, time: number): string {
  return `${ID_PREFIX[kind]}_${base32(Math.max(0, time), 10)}`;
}

const KINDS = Object.keys(ID_PREFIX) as IdKind[];
const words = (kind: string): string => kind.replaceAll('_', ' ');

const patterns = new Map<IdKind, RegExp>();

function patternOf(kind: IdKind): RegExp {
  let pattern = patterns.get(kind);
  if (pattern === undefined) {
    pattern = new RegExp(`^${ID_PREFIX[kind]}_[0-9A-Za-z]{1,64}$`);
    patterns.set(kind, pattern);
  }
  return pattern;
}

/** Whether the text has the format of an id of this kind. The record need not exist. */
export function isId<K extends IdKind>(kind: K, text: string): text is Id<K> {
  return patternOf(kind).test(text);
}

const a = (noun: string): string => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The zod schema of an id of one kind. For an id of another kind the message names that kind. */
export function id<K extends IdKind>(kind: K): IdSchema<K> {
  const prefix = ID_PREFIX[kind];
  const missing = `is needed: ${a(words(kind))} id, beginning with ${prefix}_`;
  const error = ({ input }: { input?: unknown }) => (input === undefined ? missing : undefined);
  return z.string({ error }).regex(patternOf(kind), {
    error: (issue) => {
      const given = /^([a-z]+)_/.exec(String(issue.input))?.[1];
      const other = KINDS.find((name) => ID_PREFIX[name] === given);
      return other === undefined || given === prefix
        ? `must be ${a(words(kind))} id, beginning with ${prefix}_`
        : `must be ${a(words(kind))} id (${prefix}_…); this is ${a(words(other))} id (${given}_…)`;
    },
  }) as IdSchema<K>;
}
