import { fold, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { companyKey } from '#src/lib/company.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { PersonTable, StoredRow } from '../person-table.ts';
import { STAGES } from '../stages.ts';
import type { MergeLog } from './merge-log.ts';
import { pick, type Row, rowsWith } from './rows.ts';
import { TABLES } from './tables.ts';

/** The two records of a merge, by id. */
export interface Pair {
  keep: string;
  gone: string;
}

/** Where and when a merge takes place. */
export interface In {
  tx: Db;
  account: { id: string };
  now: string;
}

/** Columns that are filled in together from the record that goes, where the kept one has no value for the first. */
export const FILLED: readonly (readonly [keyof CandidateRow, ...(keyof CandidateRow)[]])[] = [
  ['first_name'],
  ['last_name'],
  ['email', 'email_folded'],
  ['phone', 'phone_e164'],
  ['linkedin_url', 'linkedin_slug'],
  ['headline'],
  ['summary'],
  ['city', 'city_folded', 'state', 'country', 'country_code'],
  ['resume_url', 'resume_status', 'resume_error', 'resume_due_at', 'resume_tries', 'resume_charged_at'],
  ['rating'],
  ['current_title'],
  ['current_company', 'company_key'],
  ['open_to_work'],
  ['salary_expectation', 'salary_currency', 'salary_amount', 'salary_period', 'salary_annual'],
  ['notice_period', 'notice_period_days'],
  ['work_rights', 'work_rights_status'],
  ['years_experience'],
  ['preferred_roles'],
  ['preferred_seniority'],
  ['work_types'],
  ['open_to_relocation'],
  ['available_from'],
  ['preferred_locations'],
  ['preferred_language'],
  ['owner_id'],
  ['consent'],
];
/** They tell of one mark together. */
export const MARK = [
  'do_not_approach',
  'do_not_approach_reason',
  'do_not_approach_at',
  'do_not_approach_by',
] as const;
/** Lists of which the kept record has both after a merge. */
export const UNITED = ['skills', 'certifications', 'languages'] as const;
const MAX_TAGS = 20;

/** Ends the record that goes and fills the kept one with what it lacks. */
export async function absorbCandidate(
  { now, ...ctx }: In,
  log: MergeLog,
  keep: CandidateRow,
  gone: CandidateRow,
): Promise<void> {
  // First, as two live people never have one e-mail.
  await log.change('candidates', { ...gone }, ['id'], {
    deleted_at: now,
    merged_into: keep.id,
    updated_at: now,
    // The kept one waits for the CV in its place, and it is counted once.
    ...(keep.resume_url === null ? { resume_due_at: null, resume_charged_at: null } : {}),
  });
  const filled = FILLED.flatMap((columns) =>
    keep[columns[0]] === null && gone[columns[0]] !== null ? [pick({ ...gone }, columns)] : [],
  );
  // Each part is taken back by itself, so that what is changed later keeps nothing else of the merge.
  const parts: Row[] = [...filled, { updated_at: now }];
  for (const list of UNITED) parts.push({ [list]: json.encode(united(keep[list], gone[list])) });
  for (const [list, at] of [
    ['experience', 'employer'],
    ['education', 'school'],
  ] as const)
    parts.push({ [list]: json.encode(withOthers(keep[list], gone[list], at)) });
  const emails = [
    ...united(keep.other_emails, gone.other_emails),
    ...(gone.email === null ? [] : [gone.email]),
  ];
  const own = fold(keep.email ?? gone.email ?? '');
  parts.push({ other_emails: json.encode([...new Set(emails)].filter((email) => fold(email) !== own)) });
  const names = [...united(keep.other_names, gone.other_names), gone.name];
  parts.push({ other_names: json.encode([...new Set(names)].filter((name) => name !== keep.name)) });
  const merged = [keep, gone].flatMap((row) => json.decode<string[]>(row.merged_ids));
  parts.push({ merged_ids: json.encode([...merged, gone.id]) });
  const marks = [keep, gone].filter((row) => row.do_not_approach === 1);
  const told = marks.find((row) => row.do_not_approach_at !== null) ?? marks[0];
  if (told !== undefined) parts.push(pick({ ...told }, MARK));
  parts.push({ email_opt_out: Math.max(keep.email_opt_out, gone.email_opt_out) });
  parts.push({ contact_only: Math.min(keep.contact_only, gone.contact_only) });
  if ((gone.last_contacted_at ?? '') > (keep.last_contacted_at ?? ''))
    parts.push({ last_contacted_at: gone.last_contacted_at });
  await log.changeParts('candidates', { ...keep }, ['id'], parts);
  await capTags(ctx, log, keep.id, gone.id);
}

function united(mine: string, theirs: string): string[] {
  const all = new Map(json.decode<string[]>(mine).map((item) => [item.toLowerCase(), item]));
  for (const item of json.decode<string[]>(theirs))
    if (!all.has(item.toLowerCase())) all.set(item.toLowerCase(), item);
  return [...all.values()];
}

// What either record tells of one job or study is told once: two wordings of it would look like two. Another time at an employer or
// school, or another title there without a time, is one more.
function withOthers(mine: string, theirs: string, at: 'employer' | 'school'): StoredRow[] {
  const own = json.decode<StoredRow[]>(mine);
  const others = json.decode<StoredRow[]>(theirs);
  return [...own, ...others.filter((item) => !own.some((mine) => isSame(mine, item, at)))];
}

function isSame(one: StoredRow, other: StoredRow, at: 'employer' | 'school'): boolean {
  const place = (item: StoredRow): string => {
    const name = String(item[at] ?? '');
    return companyKey(name) ?? fold(name);
  };
  if (place(one) !== place(other)) return false;
  const [mine, theirs] = [timeOf(one), timeOf(other)];
  if (mine !== null && theirs !== null) return mine.from <= theirs.to && theirs.from <= mine.to;
  const what = at === 'employer' ? 'title' : 'degree';
  const [said, otherwise] = [one[what] ?? null, other[what] ?? null];
  return said === null || otherwise === null || fold(String(said)) === fold(String(otherwise));
}

/** From when to when, as text that sorts by time. Null where neither end is known. */
function timeOf({ from, to, is_current }: StoredRow): { from: string; to: string } | null {
  if (typeof from !== 'string' && typeof to !== 'string') return null;
  const end = typeof to === 'string' ? `${to}~` : is_current === true ? '9999' : `${String(from)}~`;
  return { from: typeof from === 'string' ? from : String(to), to: end };
}

// Labels moved with the other tables; those past the limit are the ones that came.
async function capTags(
  { tx, account }: Omit<In, 'now'>,
  log: MergeLog,
  keep: string,
  gone: string,
): Promise<void> {
  const came = log.entries.filter(
    ({ table, before }) => table === 'candidate_tags' && before.candidate_id === gone,
  );
  const rows = await rowsWith(tx, 'candidate_tags', account.id, { candidate_id: keep });
  const extra = rows
    .filter((row) => came.some(({ key }) => key.tag_id === row.tag_id))
    .slice(0, Math.max(0, rows.length - MAX_TAGS));
  for (const row of extra) await log.remove('candidate_tags', row, ['candidate_id', 'tag_id']);
}

/** Tables whose rows belong to an application. */
export const OF_APPLICATION = [
  'activities',
  'ai_screens',
  'calendar_events',
  'email_drafts',
  'email_messages',
  'interviews',
  'marketplace_deals',
  'phone_screens',
  'placements',
  'referee_requests',
  'scheduled_emails',
  'specs',
  'submission_items',
] as const;

const whoseIs = (table: string): PersonTable['whose'] => TABLES.find((one) => one.table === table)?.whose;

/** Two applications on one job, of which one goes on with what the other had. */
export interface Joined {
  stays: Row;
  ends: Row;
}

/**
 * Where both records stand on one job, the application at the furthest stage stays and takes over what the other had.
 * @returns those that were joined so
 */
export async function collapseApplications(
  { tx, account, now }: In,
  log: MergeLog,
  { keep, gone }: Pair,
): Promise<Joined[]> {
  const joined: Joined[] = [];
  const mine = await rowsWith(tx, 'applications', account.id, { candidate_id: keep, deleted_at: null });
  const theirs = await rowsWith(tx, 'applications', account.id, { candidate_id: gone, deleted_at: null });
  const stageOf = (row: Row): number => STAGES.findIndex((stage) => stage === row.stage);
  // A live application is worth more than one that ended, whatever it reached.
  const rank = (row: Row): number =>
    (row.status === 'active' || row.status === 'placed' ? 100 : 0) + stageOf(row);
  // Of several that one record has on a job the furthest counts; those before it stay as what was.
  const furthest = (rows: Row[], job: unknown): Row | undefined =>
    rows.filter((row) => row.job_id === job).toSorted((a, b) => rank(b) - rank(a))[0];
  for (const job of new Set(theirs.map(({ job_id }) => job_id))) {
    const [own, other] = [furthest(mine, job), furthest(theirs, job)];
    if (own === undefined || other === undefined) continue;
    const [stays, ends] = rank(other) > rank(own) ? [other, own] : [own, other];
    joined.push({ stays, ends });
    await log.change('applications', ends, ['id'], { deleted_at: now, updated_at: now });
    for (const table of OF_APPLICATION)
      for (const row of await rowsWith(tx, table, account.id, { application_id: ends.id }, whoseIs(table)))
        await log.change(table, row, ['id'], { application_id: stays.id }, whoseIs(table));
  }
  return joined;
}

/** One conversation of two. */
export async function joinThreads({ tx, account }: In, log: MergeLog, { keep, gone }: Pair): Promise<void> {
  const [own] = await rowsWith(tx, 'email_threads', account.id, { candidate_id: keep });
  const [other] = await rowsWith(tx, 'email_threads', account.id, { candidate_id: gone });
  if (own === undefined || other === undefined) return;
  for (const table of ['email_messages', 'scheduled_emails'])
    for (const row of await rowsWith(tx, table, account.id, { thread_id: other.id }))
      await log.change(table, row, ['id'], { thread_id: own.id });
  const ids = [
    ...json.decode<string[]>(String(other.message_ids)),
    ...json.decode<string[]>(String(own.message_ids)),
  ];
  await log.change('email_threads', own, ['id'], { message_ids: json.encode(ids) });
}
