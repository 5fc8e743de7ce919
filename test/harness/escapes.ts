import { sql } from 'kysely';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import type { Policy } from '#src/domain/accounts/policies.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { tokenOf } from './connection.ts';
import { botToken } from './oauth.ts';
import { type Api, apiOf, type TestService, type Workspace } from './workspace.ts';

/** A credential that a policy binds while an attempt is made. */
export interface Bound {
  name: string;
  api: Api;
  /** What the policy hangs on. */
  subject: { key_id?: string; user_id?: string; role?: string };
}

type Made = (
  path: string,
  body: object,
) => Promise<{ id: string; key: string; client_id: string; client_secret: string }>;
type Opened = { secret: string; subject: Bound['subject'] };

const keyOf = (made: Made, user_id: string | null) => made('/keys', { scopes: ['admin'], user_id });

/** The kinds of credentials that a policy can bind, each with how one is made. */
const OPENED: Record<string, (made: Made, running: TestService, desk: Workspace) => Promise<Opened>> = {
  'a key with its own policy': async (made, _, { adminId }) => {
    const { id, key } = await keyOf(made, adminId);
    return { secret: key, subject: { key_id: id } };
  },
  'a key of nobody': async (made) => {
    const { id, key } = await keyOf(made, null);
    return { secret: key, subject: { key_id: id } };
  },
  "a key under its role's policy": async (made, _, { adminId }) => ({
    secret: (await keyOf(made, adminId)).key,
    subject: { role: 'admin' },
  }),
  "a team lead's key": async (made, _, { accountId }) => {
    const lead = { name: 'Team Lead', email: 'lead@escapes.example', role: 'team_lead' };
    const { id } = await made(`/accounts/${accountId}/users`, lead);
    return { secret: (await keyOf(made, id)).key, subject: { role: 'team_lead' } };
  },
  "a connection under its person's": async (_, running, { accountId, adminId }) => {
    const { token } = await tokenOf(running, { accountId, userId: adminId }, ['admin']);
    return { secret: token, subject: { user_id: adminId } };
  },
  'a service account': async (made, running) => {
    const bot = await made('/service-accounts', { name: 'Night Bot', role: 'admin', scopes: ['admin'] });
    return { secret: await botToken(running, bot), subject: { key_id: bot.id } };
  },
};

/** A key with a policy of its own, one of nobody, one under a role's, a team lead's, a person's connection, and a bot. */
export const CREDENTIALS = Object.keys(OPENED);

/** Makes credentials of these kinds in an agency. */
export async function boundCredentials(
  running: TestService,
  desk: Workspace,
  names: readonly string[],
): Promise<Bound[]> {
  const made: Made = async (path, body) => {
    const answer = await desk.api.post(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const bound: Bound[] = [];
  for (const name of names) {
    const opened = await OPENED[name]?.(made, running, desk);
    if (opened === undefined) throw new Error(`no such kind of credential: ${name}`);
    bound.push({ name, api: apiOf(running.app, opened.secret), subject: opened.subject });
  }
  return bound;
}

/** Does something while a policy holds. */
export async function under<T>(
  running: TestService,
  desk: Workspace,
  subject: Bound['subject'],
  policy: Policy,
  work: () => Promise<T>,
): Promise<T> {
  const set = (to: Policy) =>
    runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, { ...subject, policy: to });
  await set(policy);
  try {
    return await work();
  } finally {
    await set('off');
  }
}

/** Records that say what credentials may do. */
const RIGHTS = [
  'users',
  'api_keys',
  'service_accounts',
  'oauth_grants',
  'oauth_tokens',
  'connect_apps',
  'password_links',
  'user_passwords',
  'sessions',
  'approval_policies',
] as const;

/** Records by which something is outside, or goes there by itself. */
const OUTSIDE = [
  'scheduled_emails',
  'webhooks',
  'webhook_deliveries',
  'postings',
  'distribution_rules',
  'distribution_boards',
  'submissions',
  'specs',
  'referee_requests',
  'ai_screens',
  'contractor_links',
  'marketplace_listings',
  'marketplace_intros',
  'talent_pools',
  'job_ads',
] as const;

/** Members that a use or a note leaves behind, and that open nothing to anybody. */
const NOTED = /^(last_used_at|last_used_address|last_active_at|updated_at|\w+_sequence)$/;

type Row = Record<string, unknown>;

/** What must not change without a person's decision, as it stands: rows by their table and key. */
export type Standing = ReadonlyMap<string, Row>;

export async function standing(running: TestService, accountId: string): Promise<Standing> {
  return running.service.store.read(async (db) => {
    const all = new Map<string, Row>();
    const keep = async (table: string, column = 'account_id'): Promise<void> => {
      const found = await sql<Row>`
        select * from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(db);
      for (const row of found.rows) {
        const key = row.id ?? row.hash ?? row.subject ?? row.user_id ?? row.job_id;
        const kept = Object.entries(row).filter(([name]) => !NOTED.test(name));
        all.set(`${table} ${String(key)}`, Object.fromEntries(kept));
      }
    };
    await keep('accounts', 'id');
    for (const table of [...RIGHTS, ...OUTSIDE]) await keep(table);
    return all;
  });
}

/**
 * What came about between two moments that a person should have decided about, in words. What goes back inside (a mail
 * that is called off, a listing that ends with its job) is none of it, but no right may end either.
 */
export function escaped(
  before: Standing,
  after: Standing,
  except: ReadonlySet<string> = new Set(),
): string[] {
  const found: string[] = [];
  for (const [key, row] of after) {
    const was = before.get(key);
    const [table = ''] = key.split(' ');
    if (table === 'scheduled_emails' && row.status === 'cancelled') continue;
    if (table === 'marketplace_listings' && was !== undefined && row.status !== 'live') continue;
    const changed = Object.keys(row).filter(
      (name) => !except.has(`${table}.${name}`) && JSON.stringify(row[name]) !== JSON.stringify(was?.[name]),
    );
    if (changed.length > 0) found.push(`${key}${was === undefined ? ' is new' : `: ${changed.join(', ')}`}`);
  }
  const rights: readonly string[] = RIGHTS;
  const gone = [...before.keys()].filter(
    (key) => rights.includes(key.split(' ')[0] ?? '') && !after.has(key),
  );
  return [...found, ...gone.map((key) => `${key} is gone`)];
}
