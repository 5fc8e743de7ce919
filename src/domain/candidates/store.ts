import { contains } from '#db/list.ts';
import { findRow, fold, likePattern, statement } from '#db/rows.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import { e164, nationalDigits } from '#src/lib/phone.ts';
import type { Context } from '../context.ts';
import { type DocumentLine, linesOfMany } from '../documents/index.ts';
import { listed } from '../record/index.ts';
import { linkedinSlug } from './linkedin.ts';
import { mergedRecordOfPhone, mergedRecordOfProfile, mergedRecordWith } from './merged-records.ts';
import { idsOfPeopleNamed } from './named.ts';
import { CANDIDATE, type Candidate, type CandidateFilters, type CandidateRow } from './schema.ts';
import { tagKey, tagsOf } from './tags.ts';

/** The live row of a person of this agency, or undefined. */
export async function livePerson(ctx: Context, id: string): Promise<CandidateRow | undefined> {
  const row = await findRow(ctx.db, 'candidates', ctx.account.id, id);
  return row === undefined || row.deleted_at !== null ? undefined : row;
}

/** The id under which a person is kept: another one for a record that was merged into it, also through several. */
export async function keptIdOf(ctx: Context, id: string): Promise<string> {
  const row = await findRow(ctx.db, 'candidates', ctx.account.id, id);
  return row?.deleted_at == null || row.merged_into === null || row.merged_into === id
    ? id
    : keptIdOf(ctx, row.merged_into);
}

const byEmail = statement((db, v: { account: string; email: string }) =>
  db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('email_folded', '=', v.email)
    .where('deleted_at', 'is', null),
);

/** The live person with this e-mail, in any case. */
export async function personByEmail(ctx: Context, email: string): Promise<CandidateRow | undefined> {
  const [row] = await byEmail(ctx.db, { account: ctx.account.id, email: fold(email) });
  return row;
}

/** The live person with this e-mail, else the one who has it from a merged record. Costs more the more was merged. */
export async function personByAnyEmail(ctx: Context, email: string): Promise<CandidateRow | undefined> {
  const person = await personByEmail(ctx, email);
  if (person !== undefined) return person;
  return keptOf(ctx, await mergedRecordWith(ctx, email));
}

async function keptOf(ctx: Context, merged: string | undefined): Promise<CandidateRow | undefined> {
  return merged === undefined ? undefined : livePerson(ctx, await keptIdOf(ctx, merged));
}

// Sorted here, because with ORDER BY time SQLite scans all people by time instead of using the index on the value.
const SEVERAL_LIMIT = 50;
const oldestFirst = (a: CandidateRow, b: CandidateRow): number => (a.created_at < b.created_at ? -1 : 1);

const bySlug = statement((db, v: { account: string; slug: string }) =>
  db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('linkedin_slug', '=', v.slug)
    .where('deleted_at', 'is', null)
    .limit(SEVERAL_LIMIT),
);

/**
 * The live person with this LinkedIn profile, the one added first if there are several; else the one who has it from a merged
 * record.
 */
export async function personByLinkedin(ctx: Context, slug: string): Promise<CandidateRow | undefined> {
  const [first] = (await bySlug(ctx.db, { account: ctx.account.id, slug })).toSorted(oldestFirst);
  return first ?? keptOf(ctx, await mergedRecordOfProfile(ctx, slug));
}

const byPhone = statement((db, v: { account: string; phone: string }) =>
  db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', v.account)
    .where('phone_e164', '=', v.phone)
    .where('deleted_at', 'is', null)
    .limit(SEVERAL_LIMIT),
);

/** The live people with this number (E.164), the one added first first; else the one who has it from a merged record. */
export async function peopleByPhone(ctx: Context, phone: string): Promise<CandidateRow[]> {
  const people = (await byPhone(ctx.db, { account: ctx.account.id, phone })).toSorted(oldestFirst);
  if (people.length > 0) return people;
  const kept = await keptOf(ctx, await mergedRecordOfPhone(ctx, phone));
  return kept === undefined ? [] : [kept];
}

/** Live candidates and contacts with this employer key who may be approached. */
export async function peopleAt(ctx: Context, companyKey: string, limit: number): Promise<CandidateRow[]> {
  return ctx.db
    .selectFrom('candidates')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('company_key', '=', companyKey)
    .where('deleted_at', 'is', null)
    .where('do_not_approach', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A person as the API shows them. */
export const toCandidate = (
  row: CandidateRow,
  tags: readonly string[],
  documents: readonly DocumentLine[],
): Candidate => CANDIDATE.view(row, { tags: [...tags], documents: [...documents] });

/**
 * The live people with a number however it is written: as it is dialled from the agency's country or with a country code, whose
 * plus an address line loses, else as it is written in a country of its own.
 */
async function idsWithPhone(ctx: Context, given: string): Promise<string[]> {
  const written = given.replace(/^\s*00(?=[1-9])/, '+');
  const digits = written.replace(/\D/g, '');
  const numbers = new Set([e164(written, ctx.account.country), e164(`+${digits}`, ctx.account.country)]);
  const people: CandidateRow[] = [];
  for (const number of numbers) if (number !== null) people.push(...(await peopleByPhone(ctx, number)));
  if (people.length > 0 || written.includes('+')) return people.map(({ id }) => id);
  const national = digits.replace(/^0+/, '');
  const abroad = await ctx.db
    .selectFrom('candidates')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null)
    .where('phone_e164', 'like', `%${national}`)
    .select(['id', 'phone_e164'])
    .execute();
  return abroad
    .filter(({ phone_e164 }) => phone_e164 !== null && nationalDigits(phone_e164) === national)
    .map(({ id }) => id);
}

async function idsWithProfile(ctx: Context, url: string): Promise<string[]> {
  const slug = linkedinSlug(url);
  if (slug === null) return [];
  const people = await bySlug(ctx.db, { account: ctx.account.id, slug });
  if (people.length > 0) return people.map(({ id }) => id);
  const kept = await keptOf(ctx, await mergedRecordOfProfile(ctx, slug));
  return kept === undefined ? [] : [kept.id];
}

// In an object, as a query itself can be awaited.
async function peopleWith(ctx: Context, filters: CandidateFilters) {
  let query = ctx.db
    .selectFrom('candidates')
    .where('candidates.account_id', '=', ctx.account.id)
    .where('candidates.deleted_at', 'is', null);
  if (filters.email !== undefined) {
    const person = await personByAnyEmail(ctx, filters.email);
    query = query.where('candidates.id', '=', person?.id ?? '');
  }
  if (filters.phone !== undefined)
    query = query.where('candidates.id', 'in', [...(await idsWithPhone(ctx, filters.phone)), '']);
  if (filters.linkedin_url !== undefined)
    query = query.where('candidates.id', 'in', [...(await idsWithProfile(ctx, filters.linkedin_url)), '']);
  if (filters.name !== undefined)
    query = query.where('candidates.id', 'in', idsOfPeopleNamed(ctx, filters.name));
  if (filters.location_city !== undefined)
    query = query.where(contains('candidates.city_folded', likePattern(filters.location_city)));
  if (filters.min_rating !== undefined) query = query.where('rating', '>=', filters.min_rating);
  if (filters.tag !== undefined) {
    const key = tagKey(filters.tag);
    query = query.where('candidates.id', 'in', (eb) =>
      eb
        .selectFrom('candidate_tags as ct')
        .innerJoin('tags as t', (on) =>
          on.onRef('t.account_id', '=', 'ct.account_id').onRef('t.id', '=', 'ct.tag_id'),
        )
        .where('ct.account_id', '=', ctx.account.id)
        .where('t.account_id', '=', ctx.account.id)
        .where('t.label_folded', '=', key)
        .select('ct.candidate_id'),
    );
  }
  return { query };
}

/** The ids of all live people whom the filters find, whatever the limit. */
export async function idsOfCandidates(
  ctx: Context,
  filters: Omit<CandidateFilters, 'limit' | 'after'>,
): Promise<string[]> {
  const unbounded = { ...filters, limit: Number.MAX_SAFE_INTEGER - 1 };
  const { query } = await peopleWith(ctx, unbounded);
  const rows = await listed(query.select('candidates.id'), CANDIDATE, unbounded).execute();
  return rows.map(({ id }) => id);
}

/** A page of live people, newest first. */
export async function pageOfCandidates(ctx: Context, filters: CandidateFilters): Promise<Page<Candidate>> {
  const { query } = await peopleWith(ctx, filters);
  const rows = await listed(query.selectAll('candidates'), CANDIDATE, filters).execute();
  const ids = rows.map((row) => row.id);
  const tags = await tagsOf(ctx, ids);
  const documents = await linesOfMany(ctx, ids);
  return pageByCreation(rows, filters, (row) =>
    toCandidate(row, tags.get(row.id) ?? [], documents.get(row.id) ?? []),
  );
}
