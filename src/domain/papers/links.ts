import type { Selectable } from 'kysely';
import { findRow, insertRow, updateRow } from '#db/rows.ts';
import type { ContractorLinksTable } from '#db/schema/contractor-links.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { notFound } from '#src/lib/errors.ts';
import { type Id, newId } from '#src/lib/ids.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import type { ContractorLink, ContractorLinkRecord } from './schema.ts';

type LinkRow = Selectable<ContractorLinksTable>;

const LINK_MS = 60 * 24 * 3600_000;

/**
 * Makes a fresh link to a contractor's own page, for 60 days; the one before stops working.
 * @param secret made outside: the domain draws no randomness, and keeps only the hash
 * @throws AppError NOT_FOUND
 */
export async function makeContractorLink(
  ctx: WriteContext,
  input: { candidate_id: string },
  secret: { url: string; hash: string },
): Promise<ContractorLink> {
  const person = await requireCandidate(ctx, input.candidate_id);
  const row: LinkRow = {
    id: newId('contractor_link'),
    account_id: ctx.account.id,
    candidate_id: person.id,
    hash: secret.hash,
    expires_at: addMs(ctx.now, LINK_MS),
    revoked_at: null,
    replaced_by: null,
    created_by: ctx.user?.id ?? null,
    created_at: ctx.now,
  };
  const before = await ctx.tx
    .selectFrom('contractor_links')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', person.id)
    .where('revoked_at', 'is', null)
    .execute();
  await insertRow(ctx.tx, 'contractor_links', row);
  ctx.changed({
    type: 'contractor_link',
    id: row.id,
    before: null,
    after: toRecord(row),
    label: person.name,
  });
  for (const old of before) {
    await rewrite(ctx, old, { revoked_at: ctx.now, replaced_by: row.id }, person.name);
  }
  ctx.record({
    type: 'paper',
    summary: `Made a link to the contractor page of ${person.name}`,
    candidate_id: person.id,
    data: { expires_at: row.expires_at },
  });
  return {
    id: row.id as Id<'contractor_link'>,
    candidate_id: person.id as Id<'candidate'>,
    url: ctx.rehearsal ? null : secret.url,
    expires_at: row.expires_at,
  };
}

/** A link as the list of changes shows it. @throws AppError NOT_FOUND */
export async function getContractorLink(ctx: Context, id: string): Promise<ContractorLinkRecord> {
  return toRecord(await requireLink(ctx, id));
}

/** Puts a link out of use; the one that it replaced works again until its own end. */
export async function undoContractorLink(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireLink(ctx, id);
  await rewrite(ctx, row, { revoked_at: ctx.now });
  const replaced = await ctx.tx
    .selectFrom('contractor_links')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', row.candidate_id)
    .where('replaced_by', '=', id)
    .execute();
  for (const old of replaced) await rewrite(ctx, old, { revoked_at: null, replaced_by: null });
}

/** The link with this hash, of whichever agency: the link is the credential, so its account is not known before. */
export async function contractorLinkOf(db: Db, hash: string): Promise<LinkRow | undefined> {
  return db.selectFrom('contractor_links').selectAll().where('hash', '=', hash).executeTakeFirst();
}

async function requireLink(ctx: Context, id: string): Promise<LinkRow> {
  const row = await findRow(ctx.db, 'contractor_links', ctx.account.id, id);
  if (row === undefined) throw notFound('contractor link', id);
  return row;
}

async function rewrite(
  ctx: WriteContext,
  row: LinkRow,
  patch: Partial<LinkRow>,
  label?: string,
): Promise<void> {
  await updateRow(ctx.tx, 'contractor_links', ctx.account.id, row.id, patch);
  ctx.changed({
    type: 'contractor_link',
    id: row.id,
    before: toRecord(row),
    after: toRecord({ ...row, ...patch }),
    label,
  });
}

function toRecord(row: LinkRow): ContractorLinkRecord {
  return {
    id: row.id as Id<'contractor_link'>,
    candidate_id: row.candidate_id as Id<'candidate'>,
    expires_at: row.expires_at,
    revoked_at: row.revoked_at,
    created_at: row.created_at,
  };
}
