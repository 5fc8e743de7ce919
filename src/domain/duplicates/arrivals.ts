import { sql } from 'kysely';
import { fold, json, statement } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import { e164Of } from '#src/lib/phone.ts';
import { linkedinSlug, splitName } from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import type { CvFields } from '../cv/schema.ts';
import { comparePeople } from './compare.ts';
import { type ComparedRow, type Features, FREQUENCY, featuresOf, isOwnKey, keysOf } from './features.ts';
import { comparedById } from './people.ts';
import { type Band, bandOf, type ComparedField, LEAST_SCORE } from './schema.ts';
import { replaceKeys } from './store.ts';

/** Somebody in the bank who may be the person that arrives. */
export interface ScoredDuplicate {
  candidate_id: string;
  name: string;
  score: number;
  band: Band;
  /** The fields that agree. */
  matched_by: ComparedField[];
}

const MAX_SHOWN = 5;
const MAX_COMPARED = 40;
/** Keys by which people are looked for: those of somebody's own first. */
const KEYS = Array.from({ length: 32 }, (_, at) => `k${at}`);
const OWN = KEYS.slice(0, 4);

// Namesakes and colleagues may be many: whoever shares a number or a box comes first, then who shares most.
const sharing = statement((db, v: { account: string; [key: string]: string }) => {
  const valuesOf = (keys: readonly string[]): string[] => keys.map((key) => v[key] ?? '');
  return db
    .selectFrom('duplicate_keys')
    .where('account_id', '=', v.account)
    .where('key', 'in', valuesOf(KEYS))
    .groupBy('candidate_id')
    .select('candidate_id')
    .orderBy(
      (eb) => eb.fn.max(eb.case().when('key', 'in', valuesOf(OWN)).then(sql.lit(1)).else(sql.lit(0)).end()),
      'desc',
    )
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(MAX_COMPARED);
});

/** The keys that the pass compares by, in the order in which they are asked for. */
function keysToAsk(person: Features): Record<string, string> {
  const keys = keysOf(person).filter((key) => !key.startsWith(FREQUENCY));
  const own = keys.filter(isOwnKey).slice(0, OWN.length);
  const asked = [...own, ...OWN.slice(own.length).map(() => ''), ...keys.filter((key) => !isOwnKey(key))];
  return Object.fromEntries(KEYS.map((name, at) => [name, asked[at] ?? '']));
}

const figures = statement((db, v: { account: string; key: string }) =>
  db
    .selectFrom('duplicate_keys')
    .where('account_id', '=', v.account)
    .where('key', '=', v.key)
    .select((eb) => [
      eb.fn.countAll<number>().as('namesakes'),
      eb
        .selectFrom('duplicate_cursors')
        .where('duplicate_cursors.account_id', '=', v.account)
        .select('people')
        .as('people'),
    ]),
);

/** People who may be the one given, the likeliest first. It asks one query unless somebody shares a key. */
async function findDuplicates(ctx: Context, row: ComparedRow): Promise<ScoredDuplicate[]> {
  const person = featuresOf(row);
  const account = ctx.account.id;
  const found = await sharing(ctx.db, { ...keysToAsk(person), account });
  const ids = found.map(({ candidate_id }) => candidate_id).filter((id) => id !== row.id);
  return ids.length === 0 ? [] : scored(ctx, person, await comparedById(ctx.db, account, ids));
}

/** People who may be the person of a CV, the likeliest first. */
export async function duplicatesOfCv(ctx: Context, cv: CvFields): Promise<ScoredDuplicate[]> {
  if (cv.name === null) return [];
  const { first_name, last_name } = splitName(cv.name);
  const { email, phone, linkedin_url, current_company, location } = cv;
  return findDuplicates(ctx, {
    id: '',
    name: cv.name,
    first_name,
    last_name,
    email_folded: email === null ? null : fold(email),
    other_emails: '[]',
    other_names: '[]',
    phone_e164: phone === null ? null : e164Of(phone, location?.country_code, ctx.account.country),
    linkedin_slug: linkedin_url === null ? null : linkedinSlug(linkedin_url),
    company_key: current_company === null ? null : companyKey(current_company),
    city_folded: location?.city == null ? null : fold(location.city),
    current_title: cv.current_title,
    experience: json.encode(cv.experience),
    created_at: '',
  });
}

async function scored(
  ctx: Context,
  person: Features,
  rows: readonly ComparedRow[],
): Promise<ScoredDuplicate[]> {
  const sound = person.surnameSound ?? '';
  const [known] = await figures(ctx.db, { account: ctx.account.id, key: `${FREQUENCY}${sound}` });
  const frequencies = {
    people: known?.people ?? 0,
    // With whoever arrives, as the pass counts them.
    surnames: new Map([[sound, Number(known?.namesakes ?? 0) + 1]]),
  };
  return rows
    .map((row) => ({ row, ...comparePeople(person, featuresOf(row), frequencies) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_SHOWN)
    .map(({ row, score, reasons }) => ({
      candidate_id: row.id,
      name: row.name,
      score,
      band: bandOf(score),
      matched_by: reasons.filter(({ level }) => level !== 'conflict').map(({ field }) => field),
    }));
}

/** What is compared of a candidate that was just added, without asking for it again. */
function arrivedRow(ctx: Context, arrived: Candidate): ComparedRow {
  const { id, name, first_name, last_name, email, phone, linkedin_url, location, experience } = arrived;
  const { current_company: company, current_title, created_at } = arrived;
  return {
    id,
    name,
    first_name,
    last_name,
    email_folded: email === null ? null : fold(email),
    // Only a merge gives others.
    other_emails: '[]',
    other_names: '[]',
    phone_e164: phone === null ? null : e164Of(phone, location?.country_code, ctx.account.country),
    linkedin_slug: linkedin_url === null ? null : linkedinSlug(linkedin_url),
    company_key: company === null ? null : companyKey(company),
    city_folded: location?.city == null ? null : fold(location.city),
    current_title,
    experience: json.encode(experience),
    created_at,
  };
}

/**
 * Tells who adds a candidate that the person may be in the bank already; what the service adds by itself tells nobody.
 * The keys of the new person are written at once, so that the next one who arrives is compared with them.
 */
export async function warnOfDuplicates(ctx: WriteContext, { before, after }: RecordChange): Promise<void> {
  if (before !== null || after === null) return;
  const arrived = after as Candidate;
  // A record that comes back, from a merge or an undo, is not an arrival.
  if (arrived.created_at !== ctx.now) return;
  const row = arrivedRow(ctx, arrived);
  const duplicates = ctx.actor.type === 'system' ? [] : await findDuplicates(ctx, row);
  await replaceKeys(ctx.tx, ctx.account.id, new Map([[arrived.id, keysOf(featuresOf(row))]]));
  if (duplicates.length === 0) return;
  ctx.meta('possible_duplicates', duplicates);
  const [first] = duplicates;
  ctx.warn(
    'possible_duplicate',
    `${arrived.name} may be ${first?.name} (${first?.candidate_id}, ${first?.score} %), who is in the bank already. Compare them with list_duplicates (there within a minute), and join them with merge_candidates.`,
    { candidate_ids: duplicates.map(({ candidate_id }) => candidate_id) },
  );
}
