import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { hasPart, namePartsOf } from '../names/spelling.ts';
import type { Mark } from './do-not-approach.ts';

/**
 * The ids of the agency's people with a name, as a subquery: each word of it stands in theirs, in any order, case and with
 * any diacritics, and however its words are joined. People not to be approached are among them, and of a record that was merged
 * whoever it was merged into.
 */
export function idsOfPeopleNamed(ctx: Context, name: string) {
  const account = ctx.account.id;
  const parts = namePartsOf(name.split(/[\s,]+/));
  return ctx.db
    .withRecursive('known(id, merged_into)', (db) => {
      let named = db
        .selectFrom('candidates as named')
        .where('named.account_id', '=', account)
        .select(['named.id', 'named.merged_into']);
      for (const part of parts) named = named.where(hasPart(sql.ref('named.name_folded'), part));
      return named.union(
        db
          .selectFrom('candidates as kept')
          .innerJoin('known', 'known.merged_into', 'kept.id')
          .where('kept.account_id', '=', account)
          .select(['kept.id', 'kept.merged_into']),
      );
    })
    .selectFrom('known')
    .select('known.id');
}

/** People of this name who must not be approached, the newest first, at most five. */
export function notToApproach(ctx: Context, name: string): Promise<({ id: string; name: string } & Mark)[]> {
  return ctx.db
    .selectFrom('candidates')
    .where('account_id', '=', ctx.account.id)
    .where('do_not_approach', '=', 1)
    .where('deleted_at', 'is', null)
    .where('id', 'in', idsOfPeopleNamed(ctx, name))
    .orderBy('id', 'desc')
    .limit(5)
    .select(['id', 'name', 'do_not_approach_reason', 'do_not_approach_at', 'do_not_approach_by'])
    .execute();
}
