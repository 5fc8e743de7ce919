import { sql } from 'kysely';
import { insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { ofOpenAgency } from '../accounts/agencies.ts';
import type { WriteContext } from '../context.ts';
import { nextDue, noneOf, whereOverdue } from '../due.ts';
import type { Sentence } from '../sentences.ts';
import { LIFETIME_MS } from './rules.ts';
import { LEAD, TARGET, type TargetRow } from './schema.ts';
import { knownCompanies, knownReasons, type Signal, signalsOf } from './signals.ts';
import { showTarget, unwatched } from './store.ts';

/** The most leads of one look; the rest comes with the next. */
const MOST_AT_ONCE = 50;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** When the first step with a new lead is due. */
const NEXT_STEP_MS = 2 * DAY_MS;

/** Agencies in whose records leads are looked for now: each once a day, a new one at once. The id is the agency's own. */
export async function dueWatches(
  db: Db,
  wall: Instant,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  const first = await unwatched(db, limit, except);
  const due = await whereOverdue(db, 'bd_watches', 'due_at', wall, (overdue) =>
    db
      .selectFrom('bd_watches')
      .where(overdue)
      .where(noneOf('account_id', except))
      .where(ofOpenAgency('bd_watches'))
      .orderBy('due_at')
      .orderBy('account_id')
      .limit(limit)
      .select('account_id')
      .execute(),
  );
  return [...due.map(({ account_id }) => account_id), ...first]
    .slice(0, limit)
    .map((account_id) => ({ account_id, id: account_id }));
}

/** When the agency's records are looked through next by its own clock, at or before an instant. */
export const nextWatch = (db: Db, account: string, until: Instant): Promise<Instant | null> =>
  nextDue(
    db,
    { table: 'bd_watches', column: 'due_at', open: sql<boolean>`due_at is not null` },
    account,
    until,
  );

/**
 * Makes leads of what the agency's own records say of companies: each reason and company once, whatever became of the lead,
 * and at most 50 at a time. Nobody is written to.
 */
export async function findLeads(ctx: WriteContext): Promise<void> {
  const signals = await signalsOf(ctx);
  const known = await knownReasons(ctx, signals);
  const fresh = new Map<string, Signal>();
  for (const signal of signals) {
    const { key } = signal.company;
    if ([signal.reason, ...signal.same].some((reason) => known.has(`${reason} ${key}`))) continue;
    const once = `${signal.reason} ${key}`;
    if (!fresh.has(once)) fresh.set(once, signal);
  }
  const now = [...fresh.values()].slice(0, MOST_AT_ONCE);
  if (now.length > 0) {
    const companies = await knownCompanies(ctx);
    for (const signal of now) await addFound(ctx, companies, signal);
    const summary: Sentence =
      now.length === 1
        ? "Found a lead in the agency's own records"
        : `Found ${now.length} leads in the agency's own records`;
    ctx.record({ type: 'record_changed', summary });
  }
  await watchAgain(ctx, addMs(ctx.now, fresh.size > now.length ? HOUR_MS : DAY_MS));
}

async function watchAgain(ctx: WriteContext, due_at: Instant): Promise<void> {
  await ctx.tx
    .insertInto('bd_watches')
    .values({ account_id: ctx.account.id, due_at })
    .onConflict((on) => on.column('account_id').doUpdateSet({ due_at }))
    .execute();
}

type Companies = Awaited<ReturnType<typeof knownCompanies>>;

async function addFound(ctx: WriteContext, companies: Companies, signal: Signal): Promise<void> {
  const target = await targetOf(ctx, companies, signal);
  const strength = Math.min(
    100,
    signal.why.reduce((sum, { weight }) => sum + weight, 0),
  );
  const { kind, title, role_title, summary, source, next_action } = signal;
  const row = LEAD.row(
    { kind, title, role_title, summary, source, next_action },
    {
      id: newId('bd_lead'),
      account_id: ctx.account.id,
      target_id: target.id,
      market: target.market,
      strength,
      score_reasons: [...signal.why],
      reason: signal.reason,
      company_key: signal.company.key,
      status: 'new',
      owner_id: signal.owner_id ?? target.owner_id,
      next_action_at: addMs(ctx.now, NEXT_STEP_MS),
      job_id: null,
      detected_at: ctx.now,
      expires_at: addMs(ctx.now, LIFETIME_MS),
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'bd_leads', row);
  ctx.changed({ type: 'bd_lead', id: row.id, before: null, after: LEAD.view(row), label: title });
}

/** The target of the company, by its name but for the legal form; a new one where there is none. */
async function targetOf(ctx: WriteContext, companies: Companies, signal: Signal): Promise<TargetRow> {
  const { name, key, client_id } = signal.company;
  const known = companies.targets.get(key);
  if (known !== undefined) return known;
  const client = client_id === null ? companies.clients.get(key) : companies.clientsById.get(client_id);
  const row = TARGET.row(
    { company_name: client?.name ?? name, industry: client?.industry, market: client?.industry },
    {
      id: newId('bd_target'),
      account_id: ctx.account.id,
      status: 'new',
      contacts: [],
      owner_id: signal.owner_id ?? client?.owner_id ?? null,
      client_id: client?.id ?? null,
      created_at: ctx.now,
      updated_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'bd_targets', row);
  companies.targets.set(key, row);
  const target = await showTarget(ctx, row);
  ctx.changed({ type: 'bd_target', id: row.id, before: null, after: target, label: row.company_name });
  return row;
}
