// Read model: plans and batches that wait for a person's yes.
import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { sendersOf } from '../senders.ts';
import { type Step as PlannedStep, stepsDoneSince, supersededBy } from './done-since.ts';
import { type BriefLine, MOST } from './schema.ts';
import { ago, beginning, count } from './wording.ts';

/** Longer texts of plans take too much of a brief; the plan is made again. */
const LONGEST_TEXT = 400;
const LONGEST_WARNING = 240;

/** What is kept of a plan; one that undoes a batch has no actions. */
interface PlannedRequest {
  actions?: PlannedStep[];
  warnings?: string[];
}

/**
 * The plans of this credential that can still be committed, the newest first: their text is made for its eyes. A plan whose
 * every step was done since on the same records, by whatever batch or call, is superseded and left out; so is one that
 * undoes a batch, which is made to look at as often as to agree to.
 * @param wall the clock on the wall, by which plans and approvals end also where a sandbox has its own
 */
export async function openPlans(ctx: Context, wall: Instant): Promise<BriefLine[]> {
  const { rows } = await sql<{
    id: string;
    confirm_text: string;
    created_at: string;
    request: string;
  }>`
    select id, confirm_text, created_at, request from batch_plans
    where account_id = ${ctx.account.id} and batch_id is null and expires_at > ${wall}
      and credential_id = ${ctx.credential.id}
    order by created_at desc, id limit ${MOST}`.execute(ctx.db);
  const oldest = rows.at(-1)?.created_at;
  if (oldest === undefined) return [];
  const done = await stepsDoneSince(ctx.db, ctx.account.id, oldest);
  return rows.flatMap(({ id, request, confirm_text, created_at }) => {
    const { actions = [], warnings = [] } = json.decode<PlannedRequest>(request);
    const since = done.filter(({ at }) => at >= created_at);
    if (actions.length === 0 || supersededBy(actions, since, 'targets') !== null) return [];
    const warned = warnings.length === 0 ? '' : `; warned: ${beginning(warnings.join(' '), LONGEST_WARNING)}`;
    return {
      what: `plan made ${ago(ctx, created_at)}: ${beginning(confirm_text, 60)}${warned}`,
      plan_id: id,
      // The caller sends it back unchanged, so it is given whole or not at all.
      ...(confirm_text.length <= LONGEST_TEXT
        ? { confirm_text, next_action: 'commit_plan' }
        : { next_action: 'plan_actions' }),
    };
  });
}

interface Asked {
  id: string;
  user_id: string | null;
  credential_id: string;
  credential_type: string;
}

interface Row {
  batch_id: string;
  items: string;
  frozen: string;
  asked_by: string;
}

/**
 * The batches that wait for a person: those that the caller may decide about, and those it asked for. What they would do
 * is named by the titles of its steps and by its mails alone, as not everybody may see all of it.
 * @param wall as for plans
 */
export async function openApprovals(ctx: Context, wall: Instant): Promise<BriefLine[]> {
  const rows = await pending(ctx, wall);
  return rows.map((row) => lineOf(row, steps(json.decode(row.items))));
}

const asked = new WeakMap<Context, Promise<Row[]>>();

/** Those that wait as one write finds them, asked for once however many people it is about. */
function pendingIn(ctx: Context): Promise<Row[]> {
  const known = asked.get(ctx) ?? pending(ctx, null);
  asked.set(ctx, known);
  return known;
}

async function pending(ctx: Context, wall: Instant | null): Promise<Row[]> {
  const { user } = ctx;
  const own = user === null ? sql`b.credential_id = ${ctx.credential.id}` : sql`b.user_id = ${user.id}`;
  const decides = ctx.can('admin')
    ? sql`1 = 1`
    : user?.role === 'team_lead'
      ? sql`(p.decider = 'lead' or ${own})`
      : own;
  const { rows } = await sql<Omit<Row, 'asked_by'> & Asked>`
    select p.batch_id, p.items, p.frozen, p.batch_id as id, b.user_id, p.requested_by as credential_id, b.credential_type
      from approvals p join batches b on b.account_id = p.account_id and b.id = p.batch_id
    where p.account_id = ${ctx.account.id} and p.status = 'pending' and ${wall === null ? sql`1 = 1` : sql`p.expires_at > ${wall}`} and ${decides}
    order by p.created_at, p.id limit ${MOST}`.execute(ctx.db);
  const asking = rows.map((row) => ({ ...row, user_id: undoer(row) ?? row.user_id }));
  const by = await sendersOf(ctx.db, ctx.account.id, asking);
  return rows.map((row) => ({ ...row, asked_by: by.get(row.id) ?? row.credential_type }));
}

// Whoever asks to take a batch back need not be who sent it.
const undoer = ({ frozen }: Pick<Row, 'frozen'>): string | null | undefined =>
  json.decode<{ undo?: { by: { userId: string | null } } }>(frozen).undo?.by.userId;

interface About {
  /** Where only what is about this one of theirs, or about none of them, is meant. */
  application?: string;
  /** Applications of theirs that are stored no more. */
  gone?: readonly string[] | undefined;
}

/**
 * Of the batches that wait for a person those with a step about this one, each told by these steps alone: those that name
 * the candidate, or an application of theirs.
 * @param wall as for plans; null where those that ran out a moment ago may be among them
 */
export async function approvalsAbout(
  ctx: Context,
  candidate: string,
  wall: Instant | null,
  { application, gone = [] }: About = {},
): Promise<BriefLine[]> {
  const rows = await (wall === null ? pendingIn(ctx) : pending(ctx, wall));
  if (rows.length === 0) return [];
  const applications = await ctx.db
    .selectFrom('applications')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', candidate)
    .select('id')
    .execute();
  const others = [...applications.map(({ id }) => id), ...gone].filter((id) => id !== application);
  const ids = [candidate, ...(application === undefined ? others : [application])];
  return rows.flatMap((row) => {
    const { request } = json.decode<{ request: string }>(row.frozen);
    const about = new Set(
      json
        .decode<{ id: string; input: unknown }[]>(request)
        .filter(({ input }) => {
          const text = json.encode(input);
          const isAbout = ids.some((id) => text.includes(id));
          if (application === undefined || text.includes(application)) return isAbout;
          return isAbout && !others.some((id) => text.includes(id));
        })
        .map(({ id }) => id),
    );
    const shown = json.decode<Step[]>(row.items).filter(({ id }) => about.has(id));
    if (shown.length === 0) return [];
    const line = lineOf(row, steps(shown));
    return { ...line, what: `waits for approval: ${line.what}` };
  });
}

function lineOf({ batch_id, asked_by }: Row, told: string): BriefLine {
  return {
    what: `${told}, asked for by ${asked_by}`,
    batch_id,
    next_action: 'get_batch',
  };
}

interface Step {
  id: string;
  title: string;
  /** As whoever asked may see them; a mail is shown alike to whoever decides. */
  effects?: { kind: string; target: { name: string | null }; after: unknown }[];
}

/** Of how many mails the receiver and subject are told; the batch tells all. */
const MAILS_NAMED = 2;

function mailsOf(items: readonly Step[]): string {
  const mails = items.flatMap(({ effects = [] }) =>
    effects.flatMap(({ kind, target, after }) => {
      if (kind !== 'email' || target.name === null) return [];
      const { subject } = (after ?? {}) as { subject?: unknown };
      return [typeof subject === 'string' ? `${target.name}: ${JSON.stringify(subject)}` : target.name];
    }),
  );
  if (mails.length === 0) return '';
  const left = mails.length - MAILS_NAMED;
  const more = left > 0 ? ` and ${count(left, 'other mail')}` : '';
  return ` (to ${mails.slice(0, MAILS_NAMED).join(', ')}${more})`;
}

function steps(items: readonly Step[]): string {
  const times = new Map<string, number>();
  for (const { title } of items) times.set(title, (times.get(title) ?? 0) + 1);
  const named = [...times].map(([title, n]) => (n === 1 ? title : `${title} (${n})`));
  const told =
    named.length <= 3
      ? named.join(', ')
      : `${named.slice(0, 3).join(', ')} and ${count(named.length - 3, 'other kind')}`;
  return `${told}${mailsOf(items)}`;
}
