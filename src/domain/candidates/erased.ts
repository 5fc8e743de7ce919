// Read model: the certificates of people who were erased, to whom ids may still point.
import { AppError } from '#src/lib/errors.ts';
import { localTime } from '#src/lib/local-time.ts';
import type { Context } from '../context.ts';

/**
 * The refusal of the id of somebody who was erased, with the certificate that says so; null for any other id.
 * @param field the input that gave the id
 */
export async function erasedFor(ctx: Context, id: string, field: string): Promise<AppError | null> {
  const row = await ctx.db
    .selectFrom('erasure_certificates')
    .where('account_id', '=', ctx.account.id)
    .where((eb) =>
      eb.or([eb('candidate_id', '=', id), eb('records', 'like', `%"${id.replace(/[%_]/g, '_')}"%`)]),
    )
    .select(['id', 'erased_at'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const day = localTime(row.erased_at, ctx.account.timezone);
  return new AppError(
    'NOT_FOUND',
    `Candidate ${id} was erased for good on ${day}. get_erasure_certificate with ${row.id} tells what went and what is retained; nothing is left to do.`,
    { field, extra: { certificate_id: row.id } },
  );
}
