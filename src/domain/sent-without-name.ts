// Read model: who was put to a client without a name, and what of a text tells it who they are.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import { isOneCompany } from '#src/lib/company.ts';
import { fold } from '#src/lib/fold.ts';
import {
  firstNameOnly,
  identityOf,
  type Span,
  scrubKnown,
  UNSURE_HOUSE,
  type UncertainMatch,
  uncertainIn,
} from './anonymity/index.ts';
import { type CandidateRow, knownPerson } from './candidates/index.ts';
import type { Context } from './context.ts';
import { isOwnReach } from './own-reach.ts';

const sendsTo = statement((db, v: { account: string; client: string; candidate: string }) =>
  db
    .selectFrom('submission_items as item')
    .innerJoin('submissions as sent', (on) =>
      on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
    )
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'sent.account_id').onRef('jobs.id', '=', 'sent.job_id'),
    )
    .innerJoin('applications as one', (on) =>
      on.onRef('one.account_id', '=', 'item.account_id').onRef('one.id', '=', 'item.application_id'),
    )
    .where('item.account_id', '=', v.account)
    .where('jobs.client_id', '=', v.client)
    .where('one.candidate_id', '=', v.candidate)
    .where(isOut('sent'))
    .select([
      sql<string>`${sql.ref('sent.id')}`.as('id'),
      'sent.identity_visibility as level',
      'sent.mail_id',
      'sent.created_at',
      sql<string>`${sql.ref('item.application_id')}`.as('application_id'),
      'item.display_name as label',
      sql<string | null>`${sql.ref('item.response')}`.as('response'),
    ])
    .unionAll((or) =>
      or
        .selectFrom('specs')
        .where('account_id', '=', v.account)
        .where('client_id', '=', v.client)
        .where('candidate_id', '=', v.candidate)
        .where(isOut('specs'))
        .select([
          sql<string>`${sql.ref('id')}`.as('id'),
          sql<'anonymous'>`'anonymous'`.as('level'),
          'mail_id',
          'created_at',
          sql<string>`''`.as('application_id'),
          'headline as label',
          sql<string | null>`${sql.ref('response')}`.as('response'),
        ]),
    ),
);

/** What was sent, or waits for a person and may be. */
export const isOut = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.mail_id`)} is not null or ${sql.ref(`${table}.held_at`)} is not null)`;

/** What a client calls somebody of whom it has a profile without a job: by its headline, as no letter stands there. */
const ofProfile = (headline: string): string => `Candidate “${headline}”`;
/** Answers by which a client wants to meet somebody. */
const WANTS: ReadonlySet<string> = new Set(['interview_requested', 'interested']);

const placedAt = statement((db, v: { account: string; client: string; candidate: string }) =>
  db
    .selectFrom('placements')
    .where('account_id', '=', v.account)
    .where('client_id', '=', v.client)
    .where('candidate_id', '=', v.candidate)
    .limit(1)
    .select('id'),
);

const interviewsAt = statement((db, v: { account: string; client: string; candidate: string }) =>
  db
    .selectFrom('interviews')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'interviews.account_id').onRef('jobs.id', '=', 'interviews.job_id'),
    )
    .where('interviews.account_id', '=', v.account)
    .where('interviews.client_id', '=', v.client)
    .where('interviews.candidate_id', '=', v.candidate)
    .where('interviews.interviewers', 'like', '%"contact_id":"%')
    .select(['interviews.title', 'jobs.title as job']),
);

/** How a client has somebody who was put to it without the full name. */
export interface PutAs {
  level: 'first_name' | 'anonymous';
  /** What the client calls them: `Candidate A`, the headline of their profile, or the first name. */
  label: string;
  /** Whether the client had the name by another way: a send in full, a placement, or an invitation that named them. */
  isNamed: boolean;
  /** Whether the client said that it wants to meet them, after which whoever writes to it may tell the name. */
  isWanted: boolean;
}

/**
 * As whom a client has a candidate; null where it was never put without the full name. A send that waits for a person counts: what
 * it hides is told in no other way meanwhile.
 * @param application whose label goes before that of others
 */
export async function putAs(
  ctx: Context,
  about: { candidate: CandidateRow; client: string; application?: string | undefined },
): Promise<PutAs | null> {
  const { candidate, client, application } = about;
  const of = { account: ctx.account.id, client, candidate: candidate.id };
  const sends = await sendsTo(ctx.db, of);
  const hasFull = sends.some(({ level, mail_id }) => level === 'full' && mail_id !== null);
  const hidden = sends.filter(({ level }) => level !== 'full');
  const level = hidden.some((one) => one.level === 'first_name') ? 'first_name' : 'anonymous';
  const isOwn = (one: { application_id: string }): number => (one.application_id === application ? 1 : 0);
  const [last] = hidden
    .filter((one) => one.level === level)
    .sort((a, b) => isOwn(b) - isOwn(a) || (a.created_at < b.created_at ? 1 : -1));
  if (last === undefined) return null;
  const label = last.application_id === '' ? ofProfile(last.label) : last.label;
  const titles = await interviewsAt(ctx.db, of);
  const isNamed =
    hasFull ||
    titles.some(({ title, job }) => isNaming(title, candidate, { level, label, aside: [job] })) ||
    (await placedAt(ctx.db, of)).length > 0;
  const isWanted = hidden.some(({ response }) => response !== null && WANTS.has(response));
  return { level, label, isNamed, isWanted };
}

/** The send of somebody that waits for a person, where the client was sent nothing of them before; null otherwise. */
export async function waitsFor(
  ctx: Context,
  { candidate, client }: { candidate: string; client: string },
): Promise<string | null> {
  const sends = await sendsTo(ctx.db, { account: ctx.account.id, client, candidate });
  return sends.some(({ mail_id }) => mail_id !== null) ? null : (sends[0]?.id ?? null);
}

/** Why words that name somebody wait, for the beginning of a sentence. */
export const putWithout = ({ level, label }: PutAs): string =>
  level === 'anonymous'
    ? `They were put forward without the name, as ${label}`
    : `They were put forward by first name alone, as ${label}`;

/**
 * What of words in an invitation tells the client who a candidate is.
 * @param known what the client knows: the level, the label, and in `aside` words that are of the job or of the client
 */
export function namesIn(
  text: string,
  candidate: CandidateRow,
  known: Pick<PutAs, 'level' | 'label'> & { aside: readonly (string | null)[] },
): Span[] {
  const free = [known.label, ...known.aside].flatMap((words) => {
    const start = words === null || words === '' ? -1 : text.indexOf(words);
    return start < 0 ? [] : [{ start, end: start + (words ?? '').length }];
  });
  const houses = known.aside.filter((words) => words !== null);
  return toldIn(text, candidate, known.level, { houses }).filter(
    (one) => !free.some(({ start, end }) => start <= one.start && one.end <= end),
  );
}

// A title that the service made has the label, and a job may be called as somebody is, also one that is called otherwise since.
function isNaming(title: string, candidate: CandidateRow, known: Parameters<typeof namesIn>[2]): boolean {
  if (fold(title).includes(fold(candidate.name))) return true;
  return !title.includes(known.label) && namesIn(title, candidate, known).length > 0;
}

/**
 * What of a text tells who somebody is, at the level at which a client has them: all that the redaction of that level takes out
 * for certain, but numbers, addresses and links of others.
 * @param beside the houses that the reader knows anyway (the client's own name, the agency's), and other people who are spoken of
 */
export function toldIn(
  text: string,
  record: CandidateRow,
  level: PutAs['level'],
  { houses = [], others = [], isUnsureToo = false }: Beside = {},
): Span[] {
  const person = knownPerson(record);
  const isShown = (name: unknown): boolean =>
    typeof name === 'string' && houses.some((house) => isOneCompany(house, name));
  const identity = identityOf({
    candidate: {
      ...person,
      current_company: isShown(person.current_company) ? null : person.current_company,
      experience: person.experience.filter(({ employer }) => !isShown(employer)),
    },
  });
  const { replaced } = level === 'anonymous' ? scrubKnown(text, identity) : firstNameOnly(text, identity);
  const unsure = isUnsureToo ? uncertainIn(text, identity, level).filter(isOfRecord) : [];
  return [
    ...replaced.filter(
      (span) => TELLS.has(span.reason) || (REACHES.has(span.reason) && isOwnReach(span, person, others)),
    ),
    ...unsure.map(({ start, end, reason, text: words }) => ({ start, end, reason, text: words })),
  ];
}

/** Who and what else a text may speak of. */
interface Beside {
  houses?: readonly string[];
  others?: readonly string[];
  /** Whether a capital word counts as well that may be a recorded house or school, or a word. */
  isUnsureToo?: boolean;
}

const isOfRecord = ({ reason, why, text }: UncertainMatch): boolean =>
  (reason === 'employer' || reason === 'school') && why === UNSURE_HOUSE && /^\p{Lu}/u.test(text);

const TELLS: ReadonlySet<string> = new Set(['name', 'employer', 'school', 'linkedin']);
const REACHES: ReadonlySet<string> = new Set(['phone', 'email', 'url', 'handle']);
