import { fold, json, statement } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import { e164 } from '#src/lib/phone.ts';
import { linkedinSlug } from '../candidates/index.ts';
import type { Candidate } from '../candidates/schema.ts';
import type { Context, RecordChange, WriteContext } from '../context.ts';
import type { CvFields } from '../cv/schema.ts';
import { parseName } from '../names/index.ts';
import { comparePeople } from './compare.ts';
import { type ComparedRow, type Features, FREQUENCY, featuresOf, keysOf, narrowKeys } from './features.ts';
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
const KEYS = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6'] as const;

const sharing = statement((db, v: { account: string } & Record<(typeof KEYS)[number], string>) =>
  db
    .selectFrom('duplicate_keys')
    .where('account_id', '=', v.account)
    .where('key', 'in', [v.k1, v.k2, v.k3, v.k4, v.k5, v.k6])
    .select('candidate_id')
    .limit(40),
);

const figures = statement((db, v: { account: string; key: string }) =>
  db
    .selectFrom('duplicate_cursors')
    .where('account_id', '=', v.account)
    .select((eb) => [
      'people',
      eb
        .selectFrom('duplicate_keys')
        .where('duplicate_keys.account_id', '=', v.account)
        .where('key', '=', v.key)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('namesakes'),
    ]),
);

/** People who may be the one given, the likeliest first. It asks one query unless somebody shares a key. */
async function findDuplicates(ctx: Context, row: ComparedRow): Promise<ScoredDuplicate[]> {
  const person = featuresOf(row);
  const keys = narrowKeys(person);
  if (keys.length === 0) return [];
  const [k1 = '', k2 = '', k3 = '', k4 = '', k5 = '', k6 = ''] = keys;
  const account = ctx.account.id;
  const found = await sharing(ctx.db, { account, k1, k2, k3, k4, k5, k6 });
  const ids = [...new Set(found.map(({ candidate_id }) => candidate_id))].filter((id) => id !== row.id);
  return ids.length === 0 ? [] : scored(ctx, person, await comparedById(ctx.db, account, ids));
}

/** People who may be the person of a CV, the likeliest first. */
export async function duplicatesOfCv(ctx: Context, cv: CvFields): Promise<ScoredDuplicate[]> {
  if (cv.name === null) return [];
  const { given, surname } = parseName(cv.name);
  const { email, phone, linkedin_url, current_company, location } = cv;
  return findDuplicates(ctx, {
    id: '',
    name: cv.name,
    first_name: given[0] ?? null,
    last_name: surname,
    email_folded: email === null ? null : fold(email),
    other_emails: '[]',
    other_names: '[]',
    phone_e164: phone === null ? null : e164(phone, location?.country_code ?? ctx.account.country),
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
    surnames: new Map([[sound, Number(known?.namesakes ?? 0)]]),
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
    phone_e164: phone === null ? null : e164(phone, location?.country_code ?? ctx.account.country),
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
