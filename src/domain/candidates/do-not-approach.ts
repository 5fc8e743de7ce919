import { withIds } from '#db/owned.ts';
import { invalid } from '#src/lib/errors.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { Context } from '../context.ts';
import type { CandidateRow, ProfileInput } from './schema.ts';

/** Why somebody must not be approached, since when, and who said so. */
export type Mark = Pick<CandidateRow, 'do_not_approach_reason' | 'do_not_approach_at' | 'do_not_approach_by'>;

/** What stands beside nobody's mark. */
export const UNMARKED: Mark = {
  do_not_approach_reason: null,
  do_not_approach_at: null,
  do_not_approach_by: null,
};

/**
 * The columns beside the mark that an input writes. Whoever sets the mark, or gives it another reason, is named with the
 * time; lifting it empties all three.
 * @param before the present row; null for a new person
 * @throws AppError VALIDATION_ERROR for a reason without the mark
 */
export function markColumns(
  ctx: Context,
  { do_not_approach: given, do_not_approach_reason: reason }: ProfileInput,
  before: CandidateRow | null,
): Partial<Mark> {
  if (given === undefined && reason === undefined) return {};
  const was = before?.do_not_approach === 1;
  const had = before?.do_not_approach_reason ?? null;
  if (!(given ?? was)) {
    if (reason != null && reason !== had) throw withoutMark();
    return UNMARKED;
  }
  if (was && (reason === undefined || reason === had)) return {};
  return {
    do_not_approach_reason: reason ?? null,
    do_not_approach_at: ctx.now,
    do_not_approach_by: ctx.actor.name,
  };
}

const withoutMark = () =>
  invalid(
    'do_not_approach_reason',
    'do_not_approach_reason: says why somebody must not be approached, and this person is not marked so. Send do_not_approach: true with it, or leave it out.',
  );

/**
 * What is known of a mark, in brackets after a space: ` (set by Ada Lane on Sat 21 Nov 2026: "asked to be left alone")`;
 * empty where nothing is.
 */
export function markWords(ctx: Pick<Context, 'account'>, mark: Mark): string {
  const { do_not_approach_by: by, do_not_approach_at: at, do_not_approach_reason: reason } = mark;
  const day = at === null ? null : localClock(at, ctx.account.timezone).split(',')[0];
  const set = [by === null ? '' : `by ${by}`, day == null ? '' : `on ${day}`].filter((part) => part !== '');
  const words = [
    ...(set.length === 0 ? [] : [`set ${set.join(' ')}`]),
    ...(reason === null ? [] : [JSON.stringify(reason)]),
  ];
  return words.length === 0 ? '' : ` (${words.join(': ')})`;
}

/** Warns of those among some people who must not be approached, in one line each, with who set it, when and why. */
export async function warnNotToApproach(ctx: Context, ids: readonly string[]): Promise<void> {
  const people = [...new Set(ids)];
  if (people.length === 0) return;
  const marked = await ctx.db
    .selectFrom('candidates')
    .where(withIds('candidates', ctx.account.id, people))
    .where('do_not_approach', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .select(['id', 'name', 'do_not_approach_reason', 'do_not_approach_at', 'do_not_approach_by'])
    .execute();
  for (const { id, name, ...mark } of marked)
    ctx.warn('do_not_approach', `${name} (${id}) must not be approached${markWords(ctx, mark)}.`, {
      candidate_id: id,
    });
}
