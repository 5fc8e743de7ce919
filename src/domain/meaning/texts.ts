// Read model: what people, jobs and pools say, as it is shown to a model that turns texts into vectors.
import { withIds } from '#db/owned.ts';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { identityOf, scrubKnown } from '../anonymity/index.ts';
import type { Candidate, Experience } from '../candidates/schema.ts';
import type { JobSpec } from '../jobs/schema.ts';

export type Kind = 'candidate' | 'job' | 'pool';

/** Models read 8,000 tokens and less; the beginning tells the most. */
const MAX_CHARACTERS = 8_000;
/** Jobs that are open, the newest first. */
const MAX_JOBS = 2_000;

/** A record that may be shown to a model. The text is worked out outside the snapshot, as that takes time. */
export interface Said {
  id: string;
  kind: Kind;
  text(): string;
}

/** Those of these records that are to have vectors: people whom a search may find, open jobs, pools. */
export async function saidOf(db: Db, account: string, ids: readonly string[]): Promise<Said[]> {
  if (ids.length === 0) return [];
  const [people, jobs, pools] = await Promise.all([
    peopleOf(db, account, ids),
    db
      .selectFrom('jobs')
      .where(withIds('jobs', account, ids))
      .where('status', '=', 'active')
      .select(['id', 'title', 'description', 'spec'])
      .execute(),
    db
      .selectFrom('talent_pools')
      .where(withIds('talent_pools', account, ids))
      .select(['id', 'name', 'eligibility'])
      .execute(),
  ]);
  return [
    ...people.map((row): Said => ({ id: row.id, kind: 'candidate', text: () => ofPerson(row) })),
    ...jobs.map((row): Said => ({ id: row.id, kind: 'job', text: () => ofJob(row) })),
    ...pools.map(
      (row): Said => ({ id: row.id, kind: 'pool', text: () => lines([row.name, row.eligibility]) }),
    ),
  ];
}

const peopleOf = (db: Db, account: string, ids: readonly string[]) =>
  searchable(db, account)
    .where(withIds('candidates', account, ids))
    .selectAll()
    .execute();
type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number];

const searchable = (db: Db, account: string) =>
  db
    .selectFrom('candidates')
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where('merged_into', 'is', null)
    .where('contact_only', '=', 0)
    .where('do_not_approach', '=', 0);

/** Which of these records are still to have vectors. */
export async function stillThere(db: Db, account: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await saidOf(db, account, ids)).map(({ id }) => id));
}

/** The people of an agency after one, in the order of their ids. */
export async function peopleAfter(db: Db, account: string, after: string, limit: number): Promise<string[]> {
  const rows = await searchable(db, account)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The open jobs and the pools of an agency. */
export async function jobsAndPools(db: Db, account: string): Promise<string[]> {
  const [jobs, pools] = await Promise.all([
    db
      .selectFrom('jobs')
      .where('account_id', '=', account)
      .where('status', '=', 'active')
      .orderBy('created_at', 'desc')
      .limit(MAX_JOBS)
      .select('id')
      .execute(),
    db.selectFrom('talent_pools').where('account_id', '=', account).select('id').execute(),
  ]);
  return [...jobs, ...pools].map(({ id }) => id);
}

// Without what tells who is meant: names, ways to reach somebody, employers' names, ages and pronouns.
function ofPerson(row: PersonRow): string {
  const experience = json.decode<Experience[]>(row.experience);
  const education = json.decode<Candidate['education']>(row.education);
  const [other_emails, other_names, certifications, languages] = [
    row.other_emails,
    row.other_names,
    row.certifications,
    row.languages,
  ].map((list) => json.decode<string[]>(list));
  const identity = identityOf({
    candidate: { ...row, other_emails, other_names, certifications, languages, experience, education },
  });
  const lists = [row.skills, row.certifications, row.languages].map((list) =>
    json.decode<string[]>(list).join(', '),
  );
  const text = lines([
    row.current_title,
    row.headline,
    row.summary,
    ...lists,
    ...experience.map(({ title, description }) => lines([title, description])),
    ...education.map(({ degree, field }) => lines([degree, field])),
    row.years_experience === null ? null : `${row.years_experience} years of experience`,
  ]);
  return scrubKnown(text, identity).text;
}

function ofJob(row: { title: string; description: string | null; spec: string | null }): string {
  const spec = json.decodeOrNull<JobSpec>(row.spec);
  const asks = spec === null ? [] : [spec.summary, ...spec.requirements, ...spec.nice_to_have];
  return lines([row.title, row.description, ...asks]);
}

function lines(texts: readonly (string | null | undefined)[]): string {
  const said = texts.filter((text) => text != null && text.trim() !== '');
  return said.join('\n').slice(0, MAX_CHARACTERS);
}
