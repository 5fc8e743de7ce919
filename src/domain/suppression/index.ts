import { fold } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';

/** What a person is recognised by, as it is compared. */
export interface Recognised {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  /** The last part of LinkedIn addresses. */
  profiles: readonly string[];
}

function hashesOf(ctx: Context, { emails, phones, profiles }: Recognised): string[] {
  const { deployment } = ctx;
  if (deployment === null)
    throw new AppError('INVALID_REQUEST', 'This runs in the service alone, which has the key of the hashes.');
  const texts = [
    ...emails.map((email) => `email ${fold(email)}`),
    ...phones.map((phone) => `phone ${phone}`),
    ...profiles.map((profile) => `profile ${profile}`),
  ];
  return [...new Set(texts)].map((text) => deployment.keyedHash(`${ctx.account.id} ${text}`));
}

/** Notes keyed hashes of what an erased person is recognised by. */
export async function suppress(ctx: WriteContext, person: Recognised, certificate_id: string): Promise<void> {
  await suppressHashes(ctx, hashesOf(ctx, person), certificate_id);
}

/** Notes hashes that were made before, as they are. */
export async function suppressHashes(
  ctx: WriteContext,
  hashes: readonly string[],
  certificate_id: string,
): Promise<void> {
  const rows = hashes.map((hash) => ({
    hash,
    account_id: ctx.account.id,
    certificate_id,
    created_at: ctx.now,
  }));
  if (rows.length === 0) return;
  await ctx.tx
    .insertInto('suppressed_people')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The hashes that an erasure noted. */
export async function hashesOfErasure(
  db: Db,
  erasure: { account_id: string; id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('suppressed_people')
    .where('account_id', '=', erasure.account_id)
    .where('certificate_id', '=', erasure.id)
    .orderBy('hash')
    .select('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Whether somebody recognised by one of these was erased from this agency. */
export async function isSuppressed(ctx: Context, person: Recognised): Promise<boolean> {
  const hashes = hashesOf(ctx, person);
  if (hashes.length === 0) return false;
  const found = await ctx.db
    .selectFrom('suppressed_people')
    .where('account_id', '=', ctx.account.id)
    .where('hash', 'in', hashes)
    .select('hash')
    .executeTakeFirst();
  return found !== undefined;
}
