import type { Db } from '#db/store.ts';
import { fold } from '#src/lib/fold.ts';
import { e164Of } from '#src/lib/phone.ts';
import { type CandidateRow, linkedinSlug } from '../candidates/index.ts';
import type { CvFields } from '../cv/schema.ts';
import { type Row, rowsWith } from './rows.ts';

/**
 * Drafts of a person's CVs that were never brought to their record: staged, cancelled or expired. They are theirs by e-mail or
 * profile, by number and name, or by the name where the CV gives no address and nobody else is called so.
 * @param namesakes the folded names that somebody else in the agency has
 */
export async function looseDraftsOf(
  db: Db,
  account: { id: string; country: string },
  people: readonly CandidateRow[],
  namesakes: ReadonlySet<string>,
): Promise<Row[]> {
  const drafts = await rowsWith(db, 'candidate_drafts', account.id, { candidate_id: null });
  const emails = new Set(
    people.flatMap((row) =>
      [row.email_folded ?? [], ...(JSON.parse(row.other_emails) as string[]).map(fold)].flat(),
    ),
  );
  const profiles = new Set(people.flatMap((row) => row.linkedin_slug ?? []));
  const phones = new Set(people.flatMap((row) => row.phone_e164 ?? []));
  const names = new Set(people.map((row) => row.name_folded));
  return drafts.filter(({ fields }) => {
    const { name, email, phone, linkedin_url, location } = JSON.parse(String(fields)) as Partial<CvFields>;
    if (email != null && emails.has(fold(email))) return true;
    if (linkedin_url != null && profiles.has(linkedinSlug(linkedin_url) ?? '')) return true;
    const named = name == null ? '' : fold(name);
    if (!names.has(named)) return false;
    const number = phone == null ? null : e164Of(phone, location?.country_code, account.country);
    return (number !== null && phones.has(number)) || (email == null && !namesakes.has(named));
  });
}

/** The folded names of these records that somebody else in the agency has too. */
export async function namesakesOf(
  db: Db,
  account: string,
  people: readonly CandidateRow[],
): Promise<Set<string>> {
  const ids = people.map(({ id }) => id);
  const shared = new Set<string>();
  for (const name_folded of new Set(people.map((row) => row.name_folded))) {
    const rows = await rowsWith(db, 'candidates', account, { name_folded, deleted_at: null });
    if (rows.some((row) => !ids.includes(String(row.id)))) shared.add(name_folded);
  }
  return shared;
}
