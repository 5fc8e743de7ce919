import type { WriteContext } from '../context.ts';

/**
 * Takes out of the agency's deals, on either side, who the people were whom it introduced. What the other agency has of them in its
 * own records is that agency's to erase.
 * @returns how many deals told somebody of them
 */
export async function forgetIntroduced(ctx: WriteContext, people: readonly string[]): Promise<number> {
  const account = ctx.account.id;
  const intros = await ctx.tx
    .selectFrom('marketplace_intros')
    .where('account_id', '=', account)
    .where('candidate_id', 'in', people)
    .where('deal_id', 'is not', null)
    .select('deal_id')
    .execute();
  const listings = await ctx.tx
    .selectFrom('marketplace_listings')
    .where('account_id', '=', account)
    .where('source_id', 'in', people)
    .select('id')
    .execute();
  const { numUpdatedRows } = await ctx.tx
    .updateTable('marketplace_deals')
    .set({ revealed: null, revealed_email: null, revealed_phone: null, revealed_linkedin: null })
    .where('revealed', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('partner_account_id', '=', account),
          eb('id', 'in', [...intros.flatMap(({ deal_id }) => deal_id ?? []), '']),
        ]),
        eb.and([
          eb('account_id', '=', account),
          eb('listing_id', 'in', [...listings.map(({ id }) => id), '']),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
