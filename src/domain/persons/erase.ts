import { json } from '#db/rows.ts';
import { notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { tellDropped } from '../ahead-of-gone.ts';
import { type CandidateRow, eraseCandidateRows, erasedFor, recordsOfPerson } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { queueRemoval } from '../documents/index.ts';
import { forgetPerson } from '../duplicates/index.ts';
import { cancelNaming } from '../emails/index.ts';
import { forgetIntroduced } from '../marketplace/index.ts';
import { removeVectors } from '../meaning/index.ts';
import { settleErased } from '../submissions/index.ts';
import { suppress, suppressHashes } from '../suppression/index.ts';
import { joinRequestsOf } from './export.ts';
import { textsIn } from './found-words.ts';
import { looseDraftsOf, namesakesOf } from './loose-drafts.ts';
import { ownWordsOf } from './name-words.ts';
import { refreshOthers } from './others-profiles.ts';
import { identifiersOf, redactEverywhere } from './redact.ts';
import { deleteRows, type Row, rowsWith, setRows } from './rows.ts';
import { tellRunning } from './running-placements.ts';
import type { Erased, ErasureEntry } from './schema.ts';
import { TABLES } from './tables.ts';

/**
 * Erases a person for good, in one unit: their records and all that refers to them, files, mails and every text that
 * names them. Placements and deals stay as money of "Erased person"; somebody who is a client's contact keeps the name in
 * that role alone. Their addresses are kept as keyed hashes, so that they are not taken in again.
 * @throws AppError NOT_FOUND
 */
export async function erasePerson(ctx: WriteContext, given: string): Promise<Erased> {
  const people = await recordsOfPerson(ctx, given);
  const [person] = people;
  if (person === undefined)
    throw (await erasedFor(ctx, given, 'candidate_id')) ?? notFound('candidate', given, 'candidate_id');
  const ids = people.map(({ id }) => id);
  await tellRunning(ctx, person.name, ids);
  await tellDropped(ctx, person.name, ids);
  return eraseRecords(ctx, person, people, {
    id: newId('erasure_certificate'),
    erased_by: ctx.user?.id ?? null,
    erased_at: ctx.now,
  });
}

/**
 * Erases again, under the same certificate, whoever came back with an older store. Records that were merged later count as
 * the person, and somebody who was not yet there is kept from being imported.
 * @returns whether it was missing here
 */
export async function eraseAgain(ctx: WriteContext, entry: ErasureEntry): Promise<boolean> {
  const certificate = { account_id: ctx.account.id, id: entry.id };
  if ((await rowsWith(ctx.tx, 'erasure_certificates', ctx.account.id, { id: entry.id })).length > 0)
    return false;
  const people = new Map<string, CandidateRow>();
  for (const id of entry.people) for (const row of await recordsOfPerson(ctx, id)) people.set(row.id, row);
  const [first] = people.values();
  const person = people.get(entry.candidate_id) ?? first;
  if (person === undefined) {
    const { records, retained, candidate_id, erased_by, erased_at } = entry;
    await ctx.tx
      .insertInto('erasure_certificates')
      .values({ ...certificate, candidate_id, records, retained, erased_by, erased_at, purged_at: null })
      .execute();
  } else await eraseRecords(ctx, person, [...people.values()], entry);
  await suppressHashes(ctx, entry.hashes, entry.id);
  return true;
}

/** A certificate's id, and who erased when. */
type Certified = Pick<ErasureEntry, 'id' | 'erased_by' | 'erased_at'>;

async function eraseRecords(
  ctx: WriteContext,
  person: CandidateRow,
  people: readonly CandidateRow[],
  certified: Certified,
): Promise<Erased> {
  const ids = people.map(({ id }) => id);
  const contacts = await contactsOf(ctx, ids);
  const requests = await joinRequestsOf(ctx, people);
  const others = [
    ...contacts.flatMap((row) => [row.email, row.phone]),
    ...requests.flatMap((row) => [row.email, row.linkedin_url]),
  ].filter((text) => typeof text === 'string');
  const namesakes = await namesakesOf(ctx.tx, ctx.account.id, people);
  const words = await ownWordsOf(ctx.tx, ctx.account.id, people);
  const identifiers = identifiersOf(people, others, namesakes, words, ctx.account.country);
  const drafts = await looseDraftsOf(ctx.tx, ctx.account, people, namesakes);
  const records: Record<string, number> = {};
  const mails: string[] = [];
  const submissions: string[] = [];
  const applications = new Map<string, string[]>();
  const texts: string[] = people.flatMap((row) => [...textsIn(row)]);
  const told = await forgetIntroduced(ctx, ids);
  for (const id of ids)
    for (const table of TABLES) {
      const { column = 'candidate_id', whose, erase, documents = [], children = [] } = table;
      const where = { [column]: id };
      const rows = await rowsWith(ctx.tx, table.table, ctx.account.id, where, whose);
      if (rows.length === 0) continue;
      texts.push(...rows.flatMap((row) => [...textsIn(row)]));
      if (table.table === 'applications')
        applications.set(
          id,
          rows.map((row) => String(row.id)),
        );
      if (table.table === 'submission_items')
        submissions.push(...rows.map((row) => String(row.submission_id)));
      if (table.table === 'scheduled_emails') mails.push(...rows.map((row) => String(row.id)));
      for (const row of rows) await dropFiles(ctx, row, table.table === 'documents' ? ['id'] : documents);
      for (const child of children)
        for (const row of rows)
          await deleteRows(ctx.tx, child.table, ctx.account.id, { [child.column]: row.id });
      const live = table.table === 'client_contacts' ? 0 : rows.length;
      records[table.table] = (records[table.table] ?? 0) + live;
      if (erase === 'delete') await deleteRows(ctx.tx, table.table, ctx.account.id, where);
      else await setRows(ctx.tx, table.table, ctx.account.id, where, { ...erase }, whose);
    }
  for (const row of requests) {
    await dropFiles(ctx, row, ['document_id']);
    await deleteRows(ctx.tx, 'pool_join_requests', ctx.account.id, { id: row.id });
  }
  for (const row of drafts) {
    await dropFiles(ctx, row, ['document_id']);
    await deleteRows(ctx.tx, 'candidate_drafts', ctx.account.id, { id: row.id });
  }
  if (drafts.length > 0) records.candidate_drafts = (records.candidate_drafts ?? 0) + drafts.length;
  for (const id of ids) {
    await deleteRows(ctx.tx, 'candidate_access', ctx.account.id, { candidate_id: id });
    for (const side of ['keep_id', 'merged_id'])
      await deleteRows(ctx.tx, 'candidate_merges', ctx.account.id, { [side]: id });
    await forgetPerson(ctx.tx, ctx.account.id, id);
    await removeVectors(ctx.tx, ctx.account.id, [id]);
  }
  const isContact = contacts.some((row) => row.deleted_at === null);
  await eraseCandidateRows(ctx, people, isContact);
  records.candidates = people.length;
  const dialect = ctx.deployment?.dialect ?? 'sqlite';
  const redacted = await redactEverywhere(ctx.tx, dialect, ctx.account.id, {
    ...identifiers,
    ids: [...identifiers.ids, ...[...applications.values()].flat()],
    records: submissions,
    texts,
  });
  for (const [table, count] of Object.entries(redacted.found)) records[table] = (records[table] ?? 0) + count;
  mails.push(...redacted.mails);
  await refreshOthers(ctx, redacted.people);
  tellCancelled(ctx, await cancelNaming(ctx, redacted.mails));
  await settleErased(ctx, submissions);
  const certificate = await certify(ctx, person, { records, mails, people: ids, isContact, told, certified });
  await suppress(
    ctx,
    {
      emails: people.flatMap((row) => [row.email ?? [], json.decode<string[]>(row.other_emails)].flat()),
      phones: people.flatMap((row) => row.phone_e164 ?? []),
      profiles: people.flatMap((row) => row.linkedin_slug ?? []),
    },
    certificate.id,
  );
  for (const { id, name } of people) {
    // A plan says who it would be; once it is done no name is left in what is kept of it.
    const plannedAs = ctx.rehearsal ? { plannedAs: name } : {};
    const gone = applications.get(id);
    ctx.changed({ type: 'candidate', id, before: { id }, after: null, gone, ...plannedAs });
  }
  if (ctx.rehearsal) tellWhatGoes(ctx, person.name, records);
  ctx.record({ type: 'note', summary: `Erased a person for good (certificate ${certificate.id})` });
  ctx.wakeWorkers();
  return { deleted: true, id: person.id, certificate_id: certificate.id, retained: certificate.retained };
}

/** Says which mails to others do not leave any more. */
function tellCancelled(ctx: WriteContext, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const which = ctx.can('emails:read') ? `: ${ids.join(', ')}` : '';
  ctx.warn(
    'mail_cancelled',
    ids.length === 1
      ? `A mail to somebody else named the person, and does not leave any more${which}. Write it anew without them, if it is still wanted.`
      : `${ids.length} mails to others named the person, and do not leave any more${which}. Write them anew without them, if they are still wanted.`,
    ctx.can('emails:read') ? { scheduled_email_ids: ids } : {},
  );
}

/** Says in a plan what of a person goes for good. */
function tellWhatGoes(ctx: WriteContext, name: string, records: Record<string, number>): void {
  const counts = Object.entries(records).filter(([, count]) => count > 0);
  const what = counts.map(([table, count]) => `${table.replaceAll('_', ' ')} ${count}`).join(', ');
  ctx.warn(
    'erased_for_good',
    `${name} is erased for good, and every text that names them is redacted (${what}). Nothing brings it back: export_person reads it all before.`,
  );
}

async function contactsOf(ctx: WriteContext, ids: readonly string[]): Promise<Row[]> {
  const found = await Promise.all(
    ids.map((id) => rowsWith(ctx.tx, 'client_contacts', ctx.account.id, { person_id: id })),
  );
  return found.flat();
}

/** Queues the files of a row's documents for removal, and deletes those documents. */
async function dropFiles(ctx: WriteContext, row: Row, columns: readonly string[]): Promise<void> {
  if (typeof row.sha256 === 'string') await queueRemoval(ctx, row.sha256);
  for (const column of columns) {
    const id = row[column];
    if (typeof id !== 'string') continue;
    for (const document of await rowsWith(ctx.tx, 'documents', ctx.account.id, { id }))
      if (typeof document.sha256 === 'string') await queueRemoval(ctx, document.sha256);
    await deleteRows(ctx.tx, 'documents', ctx.account.id, { id });
  }
}

const CONTACT = "The name alone, as a client's contact; delete the contact with delete_client_contact.";
const TOLD =
  'What another agency was told of the person by a marketplace deal, in the records of that agency: ask it to erase them as well.';
const MONEY = 'Placements, credits and deals as amounts under "Erased person": books must be kept.';

async function certify(
  ctx: WriteContext,
  person: CandidateRow,
  what: {
    records: Record<string, number>;
    mails: readonly string[];
    people: readonly string[];
    isContact: boolean;
    /** Deals by which other agencies were told who it is. */
    told: number;
    certified: Certified;
  },
) {
  const { records, mails, people } = what;
  const { id, erased_by, erased_at } = what.certified;
  const kept = (records.placements ?? 0) + (records.marketplace_deals ?? 0) > 0;
  const retained = [
    ...(what.isContact ? [CONTACT] : []),
    ...(kept ? [MONEY] : []),
    ...(what.told > 0 ? [TOLD] : []),
  ];
  await ctx.tx
    .insertInto('erasure_certificates')
    .values({
      id,
      account_id: ctx.account.id,
      candidate_id: person.id,
      records: json.encode({ tables: records, mails, people }),
      retained: json.encode(retained),
      erased_by,
      erased_at,
      purged_at: null,
    })
    .execute();
  return { id, retained };
}
