// Read model: what records that were merged are known by, which goes on telling the person kept.
import { withIds } from '#db/owned.ts';
import { fold, json, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Context } from '../context.ts';
import type { CandidateRow } from './schema.ts';

const mergedBy = (column: 'email_folded' | 'phone_e164' | 'linkedin_slug') =>
  statement((db, v: { account: string; value: string }) =>
    db
      .selectFrom('candidate_merges as m')
      .innerJoin('candidates as c', (on) =>
        on.onRef('c.account_id', '=', 'm.account_id').onRef('c.id', '=', 'm.merged_id'),
      )
      .where('m.account_id', '=', v.account)
      .where('c.account_id', '=', v.account)
      .where(`c.${column}`, '=', v.value)
      .where('c.merged_into', 'is not', null)
      .orderBy('m.created_at', 'desc')
      .limit(1)
      .select('c.id'),
  );
const byEmail = mergedBy('email_folded');
const byPhone = mergedBy('phone_e164');
const byProfile = mergedBy('linkedin_slug');

/** The merged record with this e-mail, in any case: the one merged last if there are several. */
export async function mergedRecordWith(ctx: Context, email: string): Promise<string | undefined> {
  const [gone] = await byEmail(ctx.db, { account: ctx.account.id, value: fold(email) });
  return gone?.id;
}

/** The merged record with this number (E.164): the one merged last if there are several. */
export async function mergedRecordOfPhone(ctx: Context, phone: string): Promise<string | undefined> {
  const [gone] = await byPhone(ctx.db, { account: ctx.account.id, value: phone });
  return gone?.id;
}

/** The merged record with this LinkedIn profile: the one merged last if there are several. */
export async function mergedRecordOfProfile(ctx: Context, slug: string): Promise<string | undefined> {
  const [gone] = await byProfile(ctx.db, { account: ctx.account.id, value: slug });
  return gone?.id;
}

/** What a merged record is known by. */
export type FormerIdentity = Pick<CandidateRow, 'name' | 'phone' | 'phone_e164' | 'linkedin_slug'>;

/** What the records that were merged into a person were known by. Asks nothing where there are none. */
export async function formerIdentities(
  db: Db,
  row: Pick<CandidateRow, 'account_id' | 'merged_ids'>,
): Promise<FormerIdentity[]> {
  if (row.merged_ids === '[]') return [];
  return db
    .selectFrom('candidates')
    .where(withIds('candidates', row.account_id, json.decode<string[]>(row.merged_ids)))
    .where('merged_into', 'is not', null)
    .orderBy('id')
    .select(['name', 'phone', 'phone_e164', 'linkedin_slug'])
    .execute();
}
