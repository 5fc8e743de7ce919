import { insertRow, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import { TERMS_VERSION } from './rules.ts';
import { AGREED_TERMS } from './schema.ts';

const accepted = statement((db: Db, v: { account: string }) =>
  db.selectFrom('marketplace_terms').where('account_id', '=', v.account).select('version'),
);

/**
 * The version of the terms that the company agreed to, which it does with its first share or intro.
 * @throws AppError VALIDATION_ERROR on accept_terms while it has not
 */
export async function agreedTerms(ctx: WriteContext, accept: boolean | undefined): Promise<string> {
  const [row] = await accepted(ctx.tx, { account: ctx.account.id });
  if (row !== undefined) return row.version;
  if (accept !== true) {
    throw invalid(
      'accept_terms',
      `accept_terms: your company has not agreed to the marketplace terms (version ${TERMS_VERSION}) yet: the fee of a placement is split as the listing says, an introduced person stays protected for 12 months, and the agencies settle between themselves. Send the same again with accept_terms true if a person of the agency agrees.`,
    );
  }
  const agreed = {
    account_id: ctx.account.id,
    version: TERMS_VERSION,
    accepted_by: ctx.user?.id ?? null,
    accepted_at: ctx.now,
  };
  await insertRow(ctx.tx, 'marketplace_terms', AGREED_TERMS.row({}, agreed));
  ctx.record({
    type: 'marketplace',
    summary: `Agreed to the marketplace terms (version ${TERMS_VERSION})`,
    candidate_id: null,
    job_id: null,
  });
  return TERMS_VERSION;
}

/**
 * Whether this credential may look at what other agencies share. A sandbox may: it is shown sandboxes alone.
 * @throws AppError MARKETPLACE_DISABLED for a trial key
 */
export function requireBrowsing(ctx: Context): void {
  if (ctx.credential.mode === 'trial') {
    throw new AppError(
      'MARKETPLACE_DISABLED',
      'A trial key cannot browse what agencies share, nor answer it. Use a live key of the agency; your own listings are open to you: list_marketplace_listings with mine true.',
    );
  }
}
