import { insertRow, insertRows } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { identityOf } from '../anonymity/index.ts';
import { type ApplicationView, requireApplication } from '../applications/index.ts';
import { type CandidateRow, knownPerson, markWords, requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { tellHeld, warnOfWaitingMails } from '../emails/index.ts';
import { refuseHoles } from '../erased-mark.ts';
import { countryOfJob, type JobView, requireJob, requireOpen, titleToTell } from '../jobs/index.ts';
import {
  awaitingModel,
  type Finding,
  newlyHeld,
  readFor,
  refuseBlocked,
  warnOfHeld,
} from '../moderation/index.ts';
import { tellPlacedByUs } from '../placed-by-us.ts';
import type { SummaryFacts } from '../ports.ts';
import {
  type Consultant,
  consultantFor,
  identityFindings,
  languageFor,
  leftOutOf,
  linkHash,
  type Recipient,
  recipientFor,
  reviewAsSent,
  summaryFacts,
  warnOfFields,
  warnOfTexts,
} from '../review/index.ts';
import { type CvTexts, findingsInCvs } from './cv-wording.ts';
import { warnOfFeats } from './feats-told.ts';
import { labelsFor } from './identity.ts';
import { knownByName } from './known.ts';
import { checkApplication, refuseResubmission } from './may-send.ts';
import { findingsInJobTitle } from './names-in-title.ts';
import { warnOfNone, warnOfRecords } from './record-left-out.ts';
import { hiddenTexts, redactionOf, wordsAround } from './redaction.ts';
import { expiryAfter, LINK_DAYS } from './rules.ts';
import {
  type CreateSubmission,
  type ItemRow,
  SUBMISSION,
  SUBMISSION_ITEM,
  type Submission,
} from './schema.ts';
import { followSending, mailCandidates } from './send.ts';
import { asShown, warnOfWordsAround } from './shown.ts';
import { type SubmissionView, toSubmission } from './store.ts';
import { findingsInTitles } from './title-wording.ts';
import { whoseLabel } from './whose.ts';

interface Whom {
  application: ApplicationView;
  candidate: CandidateRow;
  summary: string | undefined;
  /** What the contact calls them. */
  label: string;
}

/** What is to be put to whom, found and allowed. */
interface Checked {
  job: JobView;
  client: string;
  people: Whom[];
}

/** What was done before the send: the summaries that the assistant wrote, by application, and the CVs that were read. */
export interface Drafted {
  summaries: Record<string, string>;
  cvs: CvTexts;
}

/**
 * What the assistant may know for the summaries that are missing.
 * @throws AppError whatever refuses the submission, but for its contact
 */
export async function factsForSummaries(
  ctx: Context,
  input: CreateSubmission,
): Promise<{ application_id: string; field: string; facts: SummaryFacts }[]> {
  const { job, people } = await checked(ctx, input);
  const language = await languageFor(ctx, job, input.client_contact_id);
  return people.flatMap(({ application, candidate, summary }, at) =>
    summary === undefined
      ? [
          {
            application_id: application.id,
            field: `items.${at}.summary`,
            facts: summaryFacts(job, candidate, input.identity_visibility, language),
          },
        ]
      : [],
  );
}

/**
 * Puts candidates to a contact of the client: makes the link, mails it, and moves the applications that the client has
 * not seen yet to submitted. Fires submission.created. Where a person has to look at its texts first, all of that waits
 * until it is released.
 * @throws AppError INVALID_REQUEST naming those whom the client has been sent for this job before, CONFLICT for a
 * closed job or application, VALIDATION_ERROR for a contact who cannot be written to, and with `findings` for a text that
 * tells of a protected attribute
 */
export async function createSubmission(
  ctx: WriteContext,
  input: CreateSubmission,
  { summaries: drafted, cvs }: Drafted,
): Promise<Submission> {
  if (input.omit_identifying && input.identity_visibility === 'full') {
    throw invalid(
      'omit_identifying',
      'omit_identifying: full shows who it is; send identity_visibility first_name or anonymous with it, or leave it out',
    );
  }
  const found = await checked(ctx, input);
  const { job, client, people } = found;
  await titleToTell(ctx, job.id);
  const recipient = await recipientFor(ctx, job, client, input.client_contact_id);
  const named = [recipient.mailbox.name, ...people.map(({ candidate }) => candidate.name)];
  const wording = findingsIn(ctx, input, found, named);
  refuseBlocked(wording);
  const owners = people.map(({ application }) => application.owner_id);
  await warnOfKnown(ctx, input, found, recipient);
  const consultant = await consultantFor(ctx, [ctx.user?.id ?? null, ...owners]);
  const summaries = people.map(({ application, summary }) => summary ?? drafted[application.id] ?? '');
  refuseHoles(textsOf(input, summaries));
  const { identity_visibility: level } = input;
  const candidates = people.map(({ candidate }) => candidate);
  const hidden = [
    ...people.flatMap(({ candidate }, at) =>
      hiddenTexts(candidate, summaries[at] ?? '', `items.${at}`, input),
    ),
    ...wordsAround(
      candidates,
      { headline: input.headline, intro_body: input.intro_body, message: input.message },
      [job.title, job.client_name, ctx.account.name, consultant.name, recipient.mailbox.name],
      input,
    ),
  ];
  const telling = level === 'full' ? [] : identityFindings(level, hidden);
  const unread = awaitingModel(ctx, textsOf(input, summaries));
  const files = await findingsInCvs(ctx, { level, place: countryOfJob(job), people, read: cvs });
  const place = countryOfJob(job) ?? ctx.account.country;
  const titles = findingsInTitles(candidates, { identity_visibility: level, place });
  const inRole = findingsInJobTitle(job.title, level, people);
  const held = [...wording, ...telling, ...inRole, ...titles, ...unread, ...files.findings];
  const written = newRow(ctx, input, found, recipient, consultant, held);
  const given = people.map(({ application, candidate, summary, label }, at): ItemRow => {
    const about = {
      application_id: application.id,
      candidate_id: candidate.id,
      position: at + 1,
      display_name: label,
      summary: summaries[at] ?? '',
      summary_source: summary === undefined ? ('ai' as const) : ('provided' as const),
    };
    return SUBMISSION_ITEM.row(about, {
      id: newId('submission_item'),
      account_id: ctx.account.id,
      submission_id: written.id,
      response: 'none',
      questions: [],
    });
  });
  const { row, items } = await asShown(ctx, { row: written, items: given }, candidates);
  const isHeld = row.held_at !== null;
  const mail = isHeld ? {} : await mailCandidates(ctx, row, items, recipient, consultant);
  const sent = { ...row, ...mail };
  await insert(ctx, sent, items);
  if (level !== 'full')
    await warnOfWaitingMails(
      ctx,
      client,
      candidates.map(({ id }) => id),
    );
  const submission = toSubmission(ctx, sent, items, true);
  const who = whoseLabel(row, items, people, isHeld ? recipient.mailbox.name : null);
  const along =
    files.files === 0 ? '' : `; ${files.files === 1 ? 'a CV goes' : `${files.files} CVs go`} along as a file`;
  const label = `${who}${along}; link without a login for ${LINK_DAYS} days`;
  ctx.changed({ type: 'submission', id: row.id, before: null, after: submission, label });
  if (isHeld) {
    const { job_id, client_id } = row;
    const about = { id: row.id, label: who, review: submission.review, job_id, client_id };
    await tellHeld(ctx, { ...about, owners: [consultant.id, ...owners] });
  } else {
    warnOfHeld(ctx, wording);
    await followSending(ctx, sent, items, recipient);
  }
  files.warn();
  warnOfRecords(ctx, candidates);
  warnOfWordsAround(ctx, sent);
  if (level === 'first_name') warnOfFeats(ctx, hidden);
  await tellPlacedByUs(ctx, candidates);
  for (const [at, { application, candidate, summary, label: shownAs }] of people.entries()) {
    warnOf(ctx, candidate);
    if (level === 'anonymous') {
      const identity = identityOf({ candidate: knownPerson(candidate), label: shownAs });
      warnOfFields(ctx, candidate, leftOutOf(candidate, identity), 'items[].summary');
      const about = { candidate_id: candidate.id };
      const own = [{ field: `items.${at}.summary`, text: summary }];
      warnOfTexts(ctx, own, { identity, omits: input.omit_identifying, about });
    }
    if (summary === undefined && drafted[application.id] === undefined) warnOfNone(ctx, candidate);
  }
  return toSubmission(ctx, sent, items);
}

function newRow(
  ctx: WriteContext,
  input: CreateSubmission,
  { job, client }: Checked,
  recipient: Recipient,
  consultant: Consultant,
  findings: readonly Finding[],
): SubmissionView {
  const id = newId('submission');
  const row = SUBMISSION.row(input, {
    id,
    account_id: ctx.account.id,
    client_id: client,
    client_contact_id: recipient.id,
    status: 'pending',
    email_subject: input.email_subject?.trim() ?? null,
    link_hash: linkHash(ctx, 'submission', id),
    sent_at: ctx.now,
    expires_at: expiryAfter(ctx.now),
    ...newlyHeld(ctx, findings),
    created_by: consultant.id,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  return {
    ...row,
    job_title: job.title,
    job_status: job.status,
    client_name: job.client_name ?? '',
    mail_status: null,
    mail_attempts: null,
  };
}

async function insert(ctx: WriteContext, view: SubmissionView, items: readonly ItemRow[]): Promise<void> {
  const {
    job_title: _,
    job_status: __,
    client_name: ___,
    mail_status: ____,
    mail_attempts: _____,
    ...row
  } = view;
  await insertRow(ctx.tx, 'submissions', row);
  await insertRows(ctx.tx, 'submission_items', items);
}

async function checked(ctx: Context, input: CreateSubmission): Promise<Checked> {
  const job = await requireJob(ctx, input.job_id);
  requireOpen(job, 'send the candidates');
  if (job.client_id === null) {
    throw invalid(
      'job_id',
      `job_id: ${job.title} has no client to send anybody to; set client_id with update_job`,
    );
  }
  const people: Omit<Whom, 'label'>[] = [];
  for (const [at, { application_id, summary }] of input.items.entries()) {
    const field = `items.${at}.application_id`;
    const application = await requireApplication(ctx, application_id, field);
    checkApplication(application, job, field);
    if (people.some((other) => other.application.id === application_id)) {
      throw invalid(field, `${field}: ${application_id} stands in items twice; name each application once`);
    }
    people.push({
      application,
      candidate: await requireCandidate(ctx, application.candidate_id, field),
      summary,
    });
  }
  const about = { job_id: job.id, client_id: job.client_id, level: input.identity_visibility };
  const labels = await labelsFor(
    ctx,
    about,
    people.map(({ candidate }) => candidate),
  );
  const found = {
    job,
    client: job.client_id,
    people: people.map((one, at) => ({ ...one, label: labels[at] ?? '' })),
  };
  if (!input.allow_resubmit) await refuseResubmission(ctx, found);
  return found;
}

function textsOf(
  { title, email_subject, greeting, headline, intro_body, message }: CreateSubmission,
  summaries: readonly (string | undefined)[],
): (readonly [string, string | null | undefined])[] {
  const around = Object.entries({ title, email_subject, greeting, headline, intro_body, message });
  return [...around, ...summaries.map((summary, at) => [`items.${at}.summary`, summary] as const)];
}

function findingsIn(
  ctx: Context,
  input: CreateSubmission,
  { job, people }: Checked,
  named: readonly string[],
): Finding[] {
  const given = textsOf(
    input,
    input.items.map(({ summary }) => summary),
  );
  const { identity_visibility: level, omit_identifying } = input;
  const redact = redactionOf(
    { identity_visibility: level, omit_identifying: omit_identifying ? 1 : 0 },
    people.map(({ candidate, label }) => ({ candidate_id: candidate.id, display_name: label })),
    new Map(people.map(({ candidate }) => [candidate.id, candidate])),
  );
  const sent = given.map(([field, text]) => [field, text == null ? text : redact.text(text)] as const);
  return reviewAsSent(
    given,
    { also: sent, identity: null },
    {
      subject: 'person',
      place: countryOfJob(job) ?? ctx.account.country,
      companies: [job.client_name, ctx.account.name],
      people: named,
      ...readFor(ctx),
    },
  );
}

// Hiding the name of somebody whom the reader knows hides little: experience and pitch are soon put together with it.
async function warnOfKnown(
  ctx: WriteContext,
  { identity_visibility: level }: CreateSubmission,
  { client, people }: Checked,
  { id, mailbox }: Recipient,
): Promise<void> {
  if (level === 'full') return;
  const candidates = people.map(({ candidate }) => candidate);
  const known = await knownByName(ctx, { id, client_id: client }, candidates);
  for (const { id: candidate_id, name } of candidates) {
    const how = known.get(candidate_id);
    if (how === undefined) continue;
    ctx.warn(
      'known_by_name',
      `${mailbox.name} may recognise ${name}, ${how}. Send it to another contact, or put them forward by name, if nobody is to guess.`,
      { candidate_id },
    );
  }
}

function warnOf(ctx: WriteContext, candidate: CandidateRow): void {
  if (candidate.do_not_approach === 0) return;
  ctx.warn(
    'do_not_approach',
    `${candidate.name} is flagged do not approach${markWords(ctx, candidate)}. Check with whoever set the flag before the client asks for them.`,
  );
}
