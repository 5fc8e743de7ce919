import { findRow, insertRow, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { requirer } from '../record/index.ts';
import { type ContractorLink, type ContractorLinkRecord, LINK, type LinkRow } from './schema.ts';

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
  const row = LINK.row(
    {},
    {
      id: newId('contractor_link'),
      account_id: ctx.account.id,
      candidate_id: person.id,
      hash: secret.hash,
      expires_at: addMs(ctx.now, LINK_MS),
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
    },
  );
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
  const { id, candidate_id, expires_at } = toRecord(row);
  return { id, candidate_id, url: ctx.rehearsal ? null : secret.url, expires_at };
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

const requireLink = requirer('contractor_link', (ctx, id) =>
  findRow(ctx.db, 'contractor_links', ctx.account.id, id),
);

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

const toRecord = (row: LinkRow): ContractorLinkRecord => LINK.view(row);
