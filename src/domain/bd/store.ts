// Read model: targets with the score of their live leads, leads with the people who fit, and what lies in a patch.
import { sql } from 'kysely';
import { withIds } from '#db/owned.ts';
import { findRow, fold, likePattern } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { companyKey } from '#src/lib/company.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { noneOf } from '../due.ts';
import { listed, orNotFound } from '../record/index.ts';
import {
  type BdLead,
  type BdLeadDetail,
  type BdTarget,
  LEAD,
  type LeadFilters,
  type LeadRow,
  TARGET,
  type TargetFilters,
  type TargetRow,
} from './schema.ts';

const DAY_MS = 86_400_000;
const MOST_MATCHES = 10;

/** The row of a target of this agency. @throws AppError NOT_FOUND on `field` */
export const requireTarget = orNotFound(
  'target',
  (ctx, id) => findRow(ctx.db, 'bd_targets', ctx.account.id, id),
  'target_id',
);

/** The row of a lead of this agency. @throws AppError NOT_FOUND on `field` */
export const requireLead = orNotFound(
  'lead',
  (ctx, id) => findRow(ctx.db, 'bd_leads', ctx.account.id, id),
  'lead_id',
);

/** A lead counts while it is neither dismissed, converted nor past its time. */
const isLive = (lead: LeadRow, now: string): boolean =>
  (lead.status === 'new' || lead.status === 'actioned') && lead.expires_at > now;

/** A target as the API shows it. */
export async function showTarget(ctx: Context, row: TargetRow): Promise<BdTarget> {
  return toTarget(ctx, row, await leadsOf(ctx, [row.id]));
}

async function leadsOf(ctx: Context, targets: readonly string[]): Promise<LeadRow[]> {
  if (targets.length === 0) return [];
  return ctx.db
    .selectFrom('bd_leads')
    .selectAll()
    .where(withIds('bd_leads', ctx.account.id, targets, 'target_id'))
    .orderBy('strength', 'desc')
    .orderBy('id')
    .execute();
}

/** The score is the sum of the strengths of the live leads, at most 100. */
function toTarget(ctx: Context, row: TargetRow, leads: readonly LeadRow[]): BdTarget {
  const own = leads.filter(({ target_id }) => target_id === row.id);
  const live = own.filter((lead) => isLive(lead, ctx.now));
  const kinds = [...new Set(live.map(({ kind }) => kind))];
  const reasons = kinds.map((signal) => {
    const ofKind = live.filter(({ kind }) => kind === signal);
    const weight = ofKind.reduce((sum, { strength }) => sum + strength, 0);
    return { signal, weight: Math.min(100, weight), evidence: ofKind.map(({ title }) => title).join('; ') };
  });
  const score = live.reduce((sum, { strength }) => sum + strength, 0);
  return TARGET.view(row, {
    score: Math.min(100, score),
    score_reasons: reasons,
    open_roles_count: live.filter(({ kind }) => kind === 'job_ad').length,
    last_signal_at:
      own
        .map(({ detected_at }) => detected_at)
        .sort()
        .at(-1) ?? null,
  });
}

/** A page of targets, newest first. */
export async function pageOfTargets(ctx: Context, filters: TargetFilters): Promise<Page<BdTarget>> {
  let query = ctx.db.selectFrom('bd_targets').selectAll().where('account_id', '=', ctx.account.id);
  const { min_score } = filters;
  if (min_score !== undefined && min_score > 0) {
    query = query.where(
      sql<boolean>`(select sum(lead.strength) from bd_leads as lead
        where lead.account_id = bd_targets.account_id and lead.target_id = bd_targets.id
          and lead.status in ('new', 'actioned') and lead.expires_at > ${ctx.now}) >= ${min_score}`,
    );
  }
  const rows = await listed(query, TARGET, filters).execute();
  const leads = await leadsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return pageByCreation(rows, filters, (row) => toTarget(ctx, row, leads));
}

/** A page of leads, newest first. */
export async function pageOfLeads(ctx: Context, filters: LeadFilters): Promise<Page<BdLead>> {
  let query = ctx.db.selectFrom('bd_leads').selectAll().where('account_id', '=', ctx.account.id);
  if (filters.min_score !== undefined) query = query.where('strength', '>=', filters.min_score);
  return pageByCreation(await listed(query, LEAD, filters).execute(), filters, (row) => LEAD.view(row));
}

/** A lead with the candidates whom its role would suit. */
export async function showLead(ctx: Context, row: LeadRow): Promise<BdLeadDetail> {
  return { ...LEAD.view(row), matched_candidates: await matchesOf(ctx, row) };
}

/**
 * People whose present title holds the words of the role, the best first: the same title, those who look for work, the better
 * rated. Left out are those who may not be approached, who work there now, or whom the agency placed and who are there still.
 */
async function matchesOf(ctx: Context, lead: LeadRow): Promise<BdLeadDetail['matched_candidates']> {
  const role = lead.role_title === null ? '' : fold(lead.role_title);
  const words = role.split(/[^\p{L}\p{N}+#]+/u).filter((word) => word !== '');
  if (words.length === 0) return [];
  const { company_name } = await requireTarget(ctx, lead.target_id);
  const account = ctx.account.id;
  let query = ctx.db
    .selectFrom('candidates')
    .select(['id', 'current_title', 'company_key', 'open_to_work', 'rating'])
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where('do_not_approach', '=', 0)
    .where('contact_only', '=', 0)
    .where('current_title', 'is not', null)
    .where(
      sql<boolean>`not exists (select 1 from placements p where p.account_id = ${account}
        and p.candidate_id = candidates.id and p.status in ('pending_start', 'started'))`,
    );
  // The database's lower() knows ASCII only; other words are compared afterwards.
  for (const word of words.filter((each) => /^[a-z0-9]+$/.test(each)))
    query = query.where(sql<boolean>`lower(current_title) like ${likePattern(word)} escape '\\'`);
  const found = await query.orderBy('updated_at', 'desc').orderBy('id').limit(200).execute();
  const there = companyKey(company_name);
  const fits = found.flatMap(({ id, current_title, company_key, open_to_work, rating }) => {
    const title = fold(current_title ?? '');
    if (!words.every((word) => title.includes(word))) return [];
    if (company_key !== null && company_key === there) return [];
    const strong = title === role;
    // The order: the title decides, then whether they look for work, then how they were rated.
    return [{ id, strong, rank: (strong ? 100 : 0) + (open_to_work === 1 ? 10 : 0) + (rating ?? 0) }];
  });
  return fits
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MOST_MATCHES)
    .map(({ id, strong }) => ({
      candidate_id: id,
      band: strong ? ('strong' as const) : ('possible' as const),
    }));
}

/** What a patch is counted from: every target with its place, every lead with its target. */
export async function territory(ctx: Context) {
  const targets = await ctx.db
    .selectFrom('bd_targets')
    .select(['id', 'status', 'market', 'location', 'industry', 'domain', 'client_id'])
    .where('account_id', '=', ctx.account.id)
    .execute();
  const leads = await ctx.db
    .selectFrom('bd_leads')
    .select(['target_id', 'status', 'title', 'role_title'])
    .where('account_id', '=', ctx.account.id)
    .execute();
  return { targets, leads };
}

/** Open agencies in whose records no lead was looked for yet, without some of them. */
export async function unwatched(db: Db, limit: number, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .where('status', '=', 'active')
    .where('plan', '=', 'active')
    .where(noneOf('id', except))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bd_watches')
            .whereRef('bd_watches.account_id', '=', 'accounts.id')
            .select('bd_watches.account_id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** With how many contacts a person has recorded activities in the last 90 days. */
export async function contactsReached(ctx: Context, userId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('activities')
    .where('account_id', '=', ctx.account.id)
    .where('actor_id', '=', userId)
    .where('type', 'in', ['note', 'call', 'email_sent'])
    .where('occurred_at', '>=', addMs(ctx.now, -90 * DAY_MS))
    .where('contact_id', 'is not', null)
    .select((eb) => eb.fn.count<number>('contact_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
