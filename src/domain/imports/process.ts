import { json, statement, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { e164Of } from '#src/lib/phone.ts';
import {
  addFromCv,
  findCandidate,
  findPossibleDuplicates,
  linkedinSlug,
  updateFromCv,
} from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import type { CvFields, CvReading } from '../cv/schema.ts';
import type { CvFault } from '../cv/source.ts';
import { addDocument, indexNewestCv, queueRemoval } from '../documents/index.ts';
import { noneOf } from '../due.ts';
import { isSuppressed } from '../suppression/index.ts';
import type { Failure } from './schema.ts';
import { complete } from './state.ts';
import { findItem, type ItemRow, requireRow } from './store.ts';

/** From this many files on, only names and contact details are written at first. */
const DEFERRAL_THRESHOLD = 200;

/** The result of reading a file. */
export type Outcome = { reading: CvReading } | { fault: CvFault | 'reader_failed' };

/**
 * Creates a candidate from a read file, merges it into an existing one, or records why not: all in one unit, so that a
 * file counts once even if the process dies. A file that is no longer waiting stays unchanged.
 */
export async function finishItem(ctx: WriteContext, itemId: string, outcome: Outcome): Promise<boolean> {
  const item = await findItem(ctx, itemId);
  if (item === undefined || item.status !== 'pending' || item.sha256 === null) return false;
  const failure = 'fault' in outcome ? outcome.fault : await refusal(ctx, item, outcome.reading.fields);
  if (failure !== null || 'fault' in outcome) await fail(ctx, item, failure ?? 'unreadable');
  else await add(ctx, item, outcome.reading);
  const row = await requireRow(ctx, item.import_id);
  if (row.status === 'processing') await complete(ctx, row);
  return true;
}

async function refusal(ctx: Context, item: ItemRow, fields: CvFields): Promise<Failure | null> {
  if (fields.name === null) return 'no_name';
  const number =
    fields.phone === null ? null : e164Of(fields.phone, fields.location?.country_code, ctx.account.country);
  const profile = fields.linkedin_url === null ? null : linkedinSlug(fields.linkedin_url);
  const recognised = {
    emails: fields.email === null ? [] : [fields.email],
    phones: number === null ? [] : [number],
    profiles: profile === null ? [] : [profile],
  };
  if (await isSuppressed(ctx, recognised)) return 'erased_person';
  return (await isDuplicateFile(ctx, item)) ? 'duplicate_file' : null;
}

// The same bytes under another name are the same CV.
async function isDuplicateFile(ctx: Context, item: ItemRow): Promise<boolean> {
  const same = await ofFile(ctx.db, { account: ctx.account.id, sha256: item.sha256 });
  return same.some(
    ({ id, import_id, status }) =>
      id !== item.id && import_id === item.import_id && (status === 'imported' || status === 'merged'),
  );
}

// Of all imports: asked for by its own as well, SQLite goes through all files of that one.
const ofFile = statement((db, v: { account: string; sha256: string | null }) =>
  db
    .selectFrom('candidate_import_items')
    .where('account_id', '=', v.account)
    .where('sha256', '=', v.sha256)
    .select(['id', 'import_id', 'status']),
);

async function fail(ctx: WriteContext, item: ItemRow, reason: Failure): Promise<void> {
  const patch = {
    status: 'failed',
    reason,
    sha256: null,
    claim: null,
    lease_until: null,
    updated_at: ctx.now,
  } as const;
  await updateRow(ctx.tx, 'candidate_import_items', ctx.account.id, item.id, patch);
  if (item.sha256 !== null) await queueRemoval(ctx, item.sha256);
}

async function add(ctx: WriteContext, item: ItemRow, reading: CvReading): Promise<void> {
  const row = await requireRow(ctx, item.import_id);
  const many = row.file_count >= DEFERRAL_THRESHOLD;
  const fields = many ? identityOf(reading.fields) : reading.fields;
  const known = await matchOf(ctx, reading.fields);
  // The rest of a large import is told when it is written.
  const from = many ? {} : { from: { filename: item.filename } };
  const candidate =
    known === null
      ? await addFromCv(ctx, fields, { source: 'imported', owner_id: row.created_by, ...from })
      : await updateFromCv(ctx, known, fields, 'fill', from);
  const { sha256, size, mime_type } = item;
  await addDocument(ctx, {
    file: { sha256: sha256 ?? '', size: size ?? 0, mime_type: mime_type ?? 'application/octet-stream' },
    filename: item.filename,
    kind: 'cv',
    candidate_id: candidate.id,
    text: reading.text,
    isIndexedLater: many,
  });
  await updateRow(ctx.tx, 'candidate_import_items', ctx.account.id, item.id, {
    status: known === null ? 'imported' : 'merged',
    candidate_id: candidate.id,
    claim: null,
    lease_until: null,
    deferred: many ? json.encode(reading.fields) : null,
    updated_at: ctx.now,
  });
  if (many) ctx.wakeWorkers();
}

/** The person of a CV: by its e-mail or, without one, by profile, then phone and surname. */
async function matchOf(ctx: Context, fields: CvFields): Promise<string | null> {
  const found = await findPossibleDuplicates(ctx, fields);
  const [match] =
    fields.email === null ? found : found.filter(({ matched_by }) => matched_by.includes('email'));
  if (match === undefined || (match.person.contact_only === 1 && fields.email !== null)) return null;
  return match.person.id;
}

// Identity and contact details.
function identityOf(fields: CvFields): CvFields {
  return {
    ...fields,
    headline: null,
    summary: null,
    current_title: null,
    current_company: null,
    skills: [],
    experience: [],
    education: [],
    certifications: [],
    languages: [],
  };
}

/** Files of all accounts whose full parse was deferred, the earliest first. */
export async function deferredItems(
  db: Db,
  _wall: string,
  limit: number,
  except: readonly string[],
): Promise<{ id: string; account_id: string }[]> {
  return db
    .selectFrom('candidate_import_items')
    .where(noneOf('account_id', except))
    .where('deferred', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'account_id'])
    .execute();
}

/**
 * Writes the deferred fields of a file: skills, history, education, role and employer, and the words of its text. Fires
 * candidate.enriched.
 */
export async function enrichFromItem(ctx: WriteContext, itemId: string): Promise<void> {
  const item = await findItem(ctx, itemId);
  const fields = json.decodeOrNull<CvFields>(item?.deferred ?? null);
  if (item === undefined || fields === null || item.candidate_id === null) return;
  await updateRow(ctx.tx, 'candidate_import_items', ctx.account.id, itemId, {
    deferred: null,
    updated_at: ctx.now,
  });
  const row = await findCandidate(ctx.tx, ctx.account.id, item.candidate_id);
  if (row === undefined || row.deleted_at !== null) return;
  await updateFromCv(ctx, item.candidate_id, fields, 'fill', { from: { filename: item.filename } });
  await indexNewestCv(ctx, item.candidate_id);
}
