import type * as z from 'zod';
import { findRow, insertRow } from '#db/rows.ts';
import { invalid, notFound } from '#src/lib/errors.ts';
import { fold } from '#src/lib/fold.ts';
import { newId } from '#src/lib/ids.ts';
import { requireUser } from '../accounts/people.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { rewriter } from '../record/index.ts';
import { type BdPatch, PATCH, type PatchRow, type SetPatch } from './schema.ts';
import { contactsReached, territory } from './store.ts';

const EMPTY = { markets: [], role_families: [], locations: [], industries: [], excluded_domains: [] };

/** The caller's patch with what lies in it; without one set, everything of the agency. */
export async function getPatch(ctx: Context): Promise<BdPatch> {
  const user = callerOf(ctx);
  return showPatch(ctx, (await patchOf(ctx, user)) ?? unset(ctx, user));
}

/** Sets the members given of the caller's patch; the others stay. */
export async function setPatch(ctx: WriteContext, input: z.output<typeof SetPatch>): Promise<BdPatch> {
  const user = callerOf(ctx);
  const row = await patchOf(ctx, user);
  if (row === undefined) {
    const none = unset(ctx, user);
    // The record of a patch that was never set, sent back as it was read, sets none.
    if (isUnchangedBy(none, PATCH.patch(input, { updated_at: ctx.now }))) return showPatch(ctx, none);
    const made = PATCH.row({ ...EMPTY, ...input }, { ...keys(ctx, user), updated_at: ctx.now });
    await insertRow(ctx.tx, 'bd_patches', made);
    const shown = await showPatch(ctx, made);
    ctx.changed({ type: 'bd_patch', id: made.id, before: null, after: shown, label: 'Patch' });
    return shown;
  }
  const before = await showPatch(ctx, row);
  const rewrite = rewriter(PATCH, {
    view: (next: PatchRow) => PATCH.view(next, before),
    label: () => 'Patch',
  });
  return showPatch(ctx, await rewrite(ctx, row, PATCH.patch(input, { updated_at: ctx.now })));
}

/** A patch by its id, with what lies in it; the change feed reads it so. @throws AppError NOT_FOUND */
export async function getPatchById(ctx: Context, id: string): Promise<BdPatch> {
  const row = await findRow(ctx.db, 'bd_patches', ctx.account.id, id);
  if (row === undefined) throw notFound('patch', id);
  return showPatch(ctx, row);
}

function callerOf(ctx: Context): NonNullable<Context['user']> {
  if (ctx.user !== null) return ctx.user;
  throw invalid('user_id', 'user_id: a patch belongs to a person; use a credential that acts for one');
}

const keys = (ctx: Context, { id }: NonNullable<Context['user']>) => ({
  id: newId('bd_patch'),
  account_id: ctx.account.id,
  user_id: id,
  created_at: ctx.now,
});

const unset = (ctx: Context, user: NonNullable<Context['user']>): PatchRow => ({
  ...PATCH.row(EMPTY, { ...keys(ctx, user), updated_at: ctx.now }),
  updated_at: null,
});

async function patchOf(ctx: Context, { id }: { id: string }): Promise<PatchRow | undefined> {
  return ctx.db
    .selectFrom('bd_patches')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('user_id', '=', id)
    .executeTakeFirst();
}

const TARGET_COUNTS = { new: 0, working: 0, contacted: 0, meeting: 0, won: 0, lost: 0, parked: 0 };
const LEAD_COUNTS = { new: 0, actioned: 0, dismissed: 0, converted: 0 };

async function showPatch(ctx: Context, row: PatchRow): Promise<BdPatch> {
  const { team_id } = await requireUser(ctx, row.user_id);
  const counts = { target_counts: { ...TARGET_COUNTS }, lead_counts: { ...LEAD_COUNTS } };
  const zero = { clients: 0, contacts_reached_90d: 0 };
  const patch = PATCH.view(row, { ...counts, team_id, coverage: zero });
  const { targets, leads } = await territory(ctx);
  const inside = targets.filter(
    ({ market, location, industry, domain }) =>
      allows(patch.markets, market) &&
      allows(patch.locations, location) &&
      allows(patch.industries, industry) &&
      !(domain !== null && patch.excluded_domains.some((each) => fold(each) === fold(domain))),
  );
  for (const { status } of inside) counts.target_counts[status] += 1;
  const ids = new Set<string>(inside.map(({ id }) => id));
  for (const lead of leads)
    if (ids.has(lead.target_id) && allows(patch.role_families, lead.role_title ?? lead.title))
      counts.lead_counts[lead.status] += 1;
  const clients = new Set(inside.flatMap(({ client_id }) => client_id ?? [])).size;
  const coverage = { clients, contacts_reached_90d: await contactsReached(ctx, row.user_id) };
  return { ...patch, ...counts, coverage };
}

/** Whether a list is empty or one of its words stands in the text. */
function allows(list: readonly string[], text: string | null): boolean {
  if (list.length === 0) return true;
  const folded = fold(text ?? '');
  return list.some((each) => folded.includes(fold(each)));
}
