import { AppError, invalid } from '#src/lib/errors.ts';
import { requireUser } from '../accounts/people.ts';
import { bulkUpdate } from '../applications/index.ts';
import { updateLead, updateTarget } from '../bd/index.ts';
import { updateCandidate } from '../candidates/index.ts';
import { updateClient } from '../clients/index.ts';
import type { WriteContext } from '../context.ts';
import { changeJob } from '../jobs/index.ts';
import { tellStillHeld } from '../still-owned.ts';
import { ownedBy } from './owned.ts';
import { HANDED_OVER, type HandedKind, type HandedOver, type HandOver, MOST_HANDED_OVER } from './schema.ts';

const SCOPES = {
  candidates: 'candidates:write',
  jobs: 'jobs:write',
  clients: 'clients:write',
  applications: 'applications:write',
  targets: 'clients:write',
  leads: 'clients:write',
} as const satisfies Record<HandedKind, string>;

/** Gives one record of a kind to another person, by the rules of its own kind. */
const GIVE: Record<HandedKind, (ctx: WriteContext, id: string, owner_id: string) => Promise<unknown>> = {
  candidates: (ctx, candidate_id, owner_id) => updateCandidate(ctx, { candidate_id, owner_id }),
  jobs: (ctx, job_id, owner_id) => changeJob(ctx, { job_id, owner_id }),
  clients: (ctx, client_id, owner_id) => updateClient(ctx, { client_id, owner_id }),
  applications: (ctx, id, owner_id) => bulkUpdate(ctx, { ids: [id], owner_id }),
  targets: (ctx, target_id, owner_id) => updateTarget(ctx, { target_id, owner_id }),
  leads: (ctx, lead_id, owner_id) => updateLead(ctx, { lead_id, owner_id }),
};

/**
 * Hands over what somebody of the agency answers for to a colleague: all of it that is open, or what was asked for alone, 500
 * records at most. Without kinds it takes those that the credential may write. Warns of what stays with the first.
 * @throws AppError INSUFFICIENT_SCOPE for a kind that was asked for, VALIDATION_ERROR for a colleague whose access is paused, for
 * a filter of candidates beside other kinds, and for an id that is not open with the first
 */
export async function handOver(ctx: WriteContext, input: HandOver): Promise<HandedOver> {
  const { from_user_id, to_user_id, ids } = input;
  const from = await requireUser(ctx, from_user_id, 'from_user_id');
  const to = await requireUser(ctx, to_user_id, 'to_user_id');
  if (from.id === to.id)
    throw invalid('to_user_id', 'to_user_id: is the same person; name the colleague who takes over');
  if (to.status === 'paused')
    throw invalid(
      'to_user_id',
      `to_user_id: the access of ${to.name} is paused; name somebody who is at work`,
    );
  const kinds = kindsOf(ctx, input);
  const owned: [HandedKind, string][] = [];
  for (const kind of kinds) for (const id of await ownedBy(ctx, kind, input)) owned.push([kind, id]);
  refuseOthers(ids, new Set(owned.map(([, id]) => id)), from.name);
  const counts: HandedOver['counts'] = {};
  const taken = owned.slice(0, MOST_HANDED_OVER);
  for (const [kind, id] of taken) {
    await GIVE[kind](ctx, id, to.id);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  if (taken.length > 0)
    ctx.record({
      type: 'record_changed',
      summary: `Handed over ${`${taken.length}` as const} of the records of ${from.name} to ${to.name}`,
    });
  if (ids === undefined && !narrowed(input)) await tellStillHeld(ctx, from);
  return {
    from_user_id,
    to_user_id,
    counts,
    left: Math.max(0, owned.length - MOST_HANDED_OVER),
  };
}

const narrowed = ({ tag, location_city }: HandOver): boolean =>
  tag !== undefined || location_city !== undefined;

function kindsOf(ctx: WriteContext, { kinds, ...given }: HandOver): readonly HandedKind[] {
  const other = kinds?.find((kind) => kind !== 'candidates');
  if (narrowed(given) && other !== undefined)
    throw invalid(
      'kinds',
      `kinds: tag and location_city choose candidates; hand over the ${other} in a call of their own`,
    );
  const asked = kinds ?? (narrowed(given) ? (['candidates'] as const) : HANDED_OVER);
  const mine = asked.filter((kind) => ctx.can(SCOPES[kind]));
  const lacking = asked.find((kind) => !mine.includes(kind));
  if (lacking !== undefined && (kinds !== undefined || mine.length === 0))
    throw new AppError(
      'INSUFFICIENT_SCOPE',
      `This credential lacks the scope ${SCOPES[lacking]}, which handing over ${lacking} needs. Leave them out, or use one that has it.`,
      { field: 'kinds', extra: { scope: SCOPES[lacking] } },
    );
  return HANDED_OVER.filter((kind) => mine.includes(kind));
}

function refuseOthers(ids: readonly string[] | undefined, owned: ReadonlySet<string>, name: string): void {
  const at = ids?.findIndex((id) => !owned.has(id)) ?? -1;
  if (ids === undefined || at === -1) return;
  throw invalid(
    `ids.${at}`,
    `ids.${at}: ${ids[at]} is no open record of ${name}; find theirs with the lists by owner_id, or leave ids out for all of them`,
  );
}
