import { json } from '#db/rows.ts';
import { htmlToText, renderLightFormatting } from '#src/lib/formatting.ts';
import { viewsOf } from '../applications/index.ts';
import { candidatesById } from '../candidates/index.ts';
import type { Context, OutwardWords, WriteContext } from '../context.ts';
import { requireDocument } from '../documents/index.ts';
import { type Met, metAtClient } from '../met-at-client.ts';
import {
  consultantFor,
  contactNameOf,
  type DeadLink,
  inactiveLink,
  outwardWords,
  questionsOf,
  type Recipient,
} from '../review/index.ts';
import { cvsOf } from './cv.ts';
import type { Profile } from './profile.ts';
import { type Redaction, redactionOf } from './redaction.ts';
import type { InterviewRequest, ItemRow } from './schema.ts';
import { type ShownItem, shownItem, shownWords } from './shown.ts';
import type { SubmissionView } from './store.ts';
import { labelOf, requireSubmission } from './write.ts';

/** Whom a contact deals with, as the page names them. */
interface Sender {
  agency: string;
  consultant: { name: string; email: string | null };
}

/** How an application ended: with this role, or without. */
type Over = 'placed' | 'ended';

/** One candidate on the review page. HTML is safe to be shown as it is. */
export interface ReviewedCandidate {
  id: string;
  name: string;
  summary_html: string;
  /** Null once the candidate's record is gone. */
  profile: Profile | null;
  /** Whether their CV can be had here. */
  cv: boolean;
  /** That their application is over, so that nothing can be asked of them any more, and how it ended; null while it goes on. */
  over: Over | null;
  /** What became of an interview with the client; null where none was set up. */
  met: Met | null;
  response: ItemRow['response'];
  responded_at: string | null;
  pass_reason: string | null;
  interview_request: InterviewRequest | null;
  questions: { text: string; asked_at: string; answer_html: string | null }[];
}

/** The review page of a submission; of a dead link, only whom to ask for another. */
export type ReviewPage =
  | (Sender & { state: DeadLink })
  | (Sender & {
      state: 'open';
      contact: string;
      job_title: string;
      /** Why nobody can be asked for any more; null while the role is open. */
      role_over: 'filled' | 'closed' | null;
      title: string | null;
      /** What the agency wrote around the candidates; null for the default in the reader's language. */
      headline: string | null;
      intro_html: string | null;
      expires_at: string;
      timezone: string;
      completed: boolean;
      viewed: boolean;
      candidates: ReviewedCandidate[];
    });

/** What the contact sees of a submission: nothing that the level of the send hides. */
export async function reviewPage(ctx: Context, id: string): Promise<ReviewPage> {
  const { row, items } = await requireSubmission(ctx, id);
  const consultant = await consultantFor(ctx, [row.created_by]);
  const sender: Sender = {
    agency: ctx.account.name,
    consultant: { name: consultant.name, email: consultant.email },
  };
  // With nobody left on it there is nothing to answer.
  const dead = inactiveLink(row, ctx.now) ?? (items.length === 0 ? 'revoked' : null);
  if (dead !== null) return { ...sender, state: dead };
  const people = await candidatesById(
    ctx.db,
    ctx.account.id,
    items.map(({ candidate_id }) => candidate_id),
  );
  const redaction = redactionOf(row, items, people);
  const cvs = await cvsOf(ctx, row, items);
  const over = await itemsOver(ctx, row, items);
  const met = await metAtClient(
    ctx,
    items.map(({ application_id }) => application_id),
  );
  const contact = await contactNameOf(ctx, row.client_contact_id);
  const words = shownWords(row, redaction);
  return {
    ...sender,
    state: 'open',
    contact,
    job_title: words.role,
    role_over: isRoleOver(row) ? (row.job_status === 'filled' ? 'filled' : 'closed') : null,
    title: words.title,
    headline: words.headline,
    intro_html: words.intro === null ? null : renderLightFormatting(words.intro),
    expires_at: row.expires_at,
    timezone: ctx.account.timezone,
    completed: row.status === 'completed',
    viewed: row.first_viewed_at !== null,
    candidates: items.map((item) => {
      const record = people.get(item.candidate_id);
      const cv = cvs.get(item.id) ?? null;
      const shown =
        record === undefined || record.deleted_at !== null ? null : shownItem(item, record, redaction, cv);
      return candidateOf(
        item,
        shown,
        {
          cv: shown !== null && cv !== null,
          over: over.get(item.id) ?? null,
          met: met.get(item.application_id) ?? null,
        },
        redaction,
      );
    }),
  };
}

/**
 * Tells the unit who is shown to whom on the page of a submission, down to the files that can be had there.
 * @param wasWritten that its words were written before, so that they are shown to whoever agrees to it
 */
export async function showTo(
  ctx: WriteContext,
  row: SubmissionView,
  items: readonly ItemRow[],
  { mailbox }: Recipient,
  wasWritten = false,
): Promise<void> {
  const page = await reviewPage(ctx, row.id);
  const cvs = await cvsOf(ctx, row, items);
  const files: Record<string, string> = {};
  for (const [item, cv] of cvs) files[item] = (await requireDocument(ctx, cv)).sha256;
  const content =
    page.state === 'open'
      ? page.candidates.map(({ id, name, summary_html, profile }) => {
          return { name, summary_html, profile, cv: files[id] ?? null };
        })
      : null;
  ctx.recordOutbound({
    kind: 'reveal',
    to: `${mailbox.name} <${mailbox.address}>`,
    what: labelOf(row, items),
    level: row.identity_visibility,
    people: items.length,
    ...(ctx.can('candidates:read') ? { shown: wordsOn(page, wasWritten) } : {}),
    content,
  });
}

/**
 * The words of a review page, those about each candidate by their name there.
 * @param isWhole whether nothing else tells of what the agency wrote; of a new send its record does
 */
function wordsOn(page: ReviewPage, isWhole: boolean): OutwardWords {
  if (page.state !== 'open') return {};
  const { title, headline, intro_html: intro } = page;
  const people = page.candidates.map(({ name, summary_html, profile, cv }): [string, string] => [
    name,
    [isWhole ? htmlToText(summary_html) : '', ...linesOf(profile), cv ? 'CV' : ''].join('\n').trim(),
  ]);
  const around = { title, headline, intro: intro === null ? null : htmlToText(intro) };
  return outwardWords({ ...(isWhole ? around : {}), ...Object.fromEntries(people) });
}

/** What the page says of somebody's record. */
function linesOf(profile: Profile | null): string[] {
  if (profile === null) return [];
  const { now, place, notice, linkedin_url, roles, studies } = profile;
  const lists = [profile.skills, profile.certifications, profile.languages].map((list) => list.join(', '));
  return [
    now,
    place,
    ...roles.map(({ title, did }) => (did === null ? title : `${title}: ${did}`)),
    ...studies.map(({ title }) => title),
    ...lists,
    notice,
    linkedin_url,
  ].flatMap((line) => (line === null || line === '' ? [] : [line]));
}

/** Whether nobody can be asked for any more, as the role is filled or closed. */
const isRoleOver = ({ job_status }: Pick<SubmissionView, 'job_status'>): boolean =>
  job_status === 'filled' || job_status === 'closed';

/**
 * The items whose application is over: placed, rejected or withdrawn, or that of a role which is filled or closed. One that the contact
 * passed on can still be asked for while the role is open, as it was over by their own word, unless the person withdrew.
 */
export async function itemsOver(
  ctx: Context,
  row: Pick<SubmissionView, 'job_status'>,
  items: readonly ItemRow[],
): Promise<Map<string, Over>> {
  const ids = items.map(({ application_id }) => application_id);
  const applications = await viewsOf(ctx, ids);
  const overOf = ({ application_id, response }: ItemRow): Over | null => {
    const application = applications.get(application_id);
    if (application?.stage === 'placed') return 'placed';
    if (application === undefined || application.stage === 'withdrew' || isRoleOver(row)) return 'ended';
    return application.status !== 'active' && response !== 'passed' ? 'ended' : null;
  };
  return new Map(
    items.flatMap((item) => {
      const over = overOf(item);
      return over === null ? [] : [[item.id, over] as const];
    }),
  );
}

function candidateOf(
  item: ItemRow,
  shown: ShownItem | null,
  { cv, over, met }: Pick<ReviewedCandidate, 'cv' | 'over' | 'met'>,
  redaction: Redaction,
): ReviewedCandidate {
  return {
    id: item.id,
    name: item.display_name,
    summary_html: renderLightFormatting(shown?.summary ?? redaction.about(item.candidate_id, item.summary)),
    profile: shown?.profile ?? null,
    cv,
    over,
    met,
    response: item.response,
    responded_at: item.responded_at,
    pass_reason: item.pass_reason,
    interview_request: json.decodeOrNull<InterviewRequest>(item.interview_request),
    questions: questionsOf(item).map(({ text, asked_at, answer }) => ({
      text,
      asked_at,
      answer_html: answer === null ? null : renderLightFormatting(redaction.about(item.candidate_id, answer)),
    })),
  };
}
