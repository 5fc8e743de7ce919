import { json } from '#db/rows.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { autoMove } from '../applications/index.ts';
import { candidatesById } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { inEnglish, mailText } from '../mail-texts/index.ts';
import { inactiveLink, notifyConsultant, refuseInactiveLink, withQuestion } from '../review/index.ts';
import type { Sentence } from '../sentences.ts';
import { itemsOver } from './page.ts';
import { isOpen, statusOf } from './rules.ts';
import type { ItemRow, Respond, SubmissionRow } from './schema.ts';
import { asRead, itemAsRead } from './shown.ts';
import { toItem } from './store.ts';
import { labelOf, requireSubmission, rewriteSubmission, type SubmissionWithItems } from './write.ts';

/** Notes that the contact has opened the page. Only the first time counts, and nothing of a dead link does. */
export async function markViewed(ctx: WriteContext, id: string): Promise<void> {
  const whole = await requireSubmission(ctx, id);
  if (whole.row.first_viewed_at !== null || inactiveLink(whole.row, ctx.now) !== null) return;
  await rewriteSubmission(ctx, whole, { ...viewed(ctx, whole), status: 'viewed' }, seen(ctx, whole.items));
  ctx.record({
    type: 'submission',
    summary: `${ctx.actor.name ?? 'The contact'} opened ${labelOf(whole.row, whole.items)}`,
    client_id: whole.row.client_id,
    contact_id: whole.row.client_contact_id,
    job_id: whole.row.job_id,
    data: { submission_id: id },
  });
}

function viewed(ctx: WriteContext, { row }: SubmissionWithItems): Pick<SubmissionRow, 'first_viewed_at'> {
  return { first_viewed_at: row.first_viewed_at ?? ctx.now };
}

function seen(ctx: WriteContext, items: readonly ItemRow[]): Map<string, Partial<ItemRow>> {
  const unseen = items.filter(({ viewed_at }) => viewed_at === null);
  return new Map(unseen.map(({ id }) => [id, { viewed_at: ctx.now }]));
}

/**
 * Takes what the contact says to one candidate. A pass rejects an application that is still with the client; an
 * interview request and a question move nothing. The consultant is told. The same said twice counts once.
 * @throws AppError LINK_EXPIRED or LINK_REVOKED for a dead link, NOT_FOUND for a candidate of another submission, CONFLICT
 * for one whose application is over
 */
export async function respond(
  ctx: WriteContext,
  { submission_id, item_id, response }: { submission_id: string; item_id: string; response: Respond },
): Promise<void> {
  const whole = await requireSubmission(ctx, submission_id);
  refuseInactiveLink(whole.row, ctx.now);
  const item = whole.items.find(({ id }) => id === item_id);
  if (item === undefined) throw notFound('candidate', item_id);
  if ((await itemsOver(ctx, whole.row, whole.items)).has(item.id)) {
    throw new AppError(
      'CONFLICT',
      `${item.display_name} is no longer being put forward for this role. Your consultant can tell you more.`,
    );
  }
  const patch = patchOf(ctx, item, response);
  if (patch === null) return;
  const patches = seen(ctx, whole.items);
  patches.set(item.id, { ...patches.get(item.id), ...patch, responded_at: ctx.now });
  const items = whole.items.map((one) => (one.id === item.id ? { ...one, ...patch } : one));
  const status = statusOf(ctx.now, items);
  const completed_at = isOpen(status) ? whole.row.completed_at : (whole.row.completed_at ?? ctx.now);
  const after = await rewriteSubmission(ctx, whole, { ...viewed(ctx, whole), status, completed_at }, patches);
  const now = after.items.find(({ id }) => id === item.id) ?? item;
  ctx.emit('submission.responded', {
    submission: asRead(after.submission, whole.row, after.items),
    submission_item: itemAsRead(toItem(now, true), whole.row, after.items),
    ...(now.response === item.response
      ? {}
      : { changes: { response: { from: item.response, to: now.response } } }),
  });
  await tell(ctx, whole, now, response);
  if (response.kind === 'pass') {
    await autoMove(ctx, item.application_id, 'client_passed', { by: 'client', reason: response.reason });
  }
}

/** The columns that a response changes; null where it says nothing new. */
function patchOf(ctx: WriteContext, item: ItemRow, response: Respond): Partial<ItemRow> | null {
  switch (response.kind) {
    case 'interview': {
      const { preferred_times, note } = response;
      const interview_request = json.encode({ preferred_times, note });
      if (item.response === 'interview_requested' && item.interview_request === interview_request)
        return null;
      return { response: 'interview_requested', interview_request, pass_reason: null };
    }
    case 'pass':
      if (item.response === 'passed' && item.pass_reason === response.reason) return null;
      return { response: 'passed', pass_reason: response.reason, interview_request: null };
    case 'question': {
      const questions = withQuestion(ctx, item, response.text);
      if (questions === null) return null;
      return { questions, response: item.response === 'none' ? 'question' : item.response };
    }
  }
}

const SAYS = {
  interview: 'mails.saysInterview',
  pass: 'mails.saysPass',
  question: 'mails.saysQuestion',
} as const;

async function tell(
  ctx: WriteContext,
  { row }: SubmissionWithItems,
  item: ItemRow,
  response: Respond,
): Promise<void> {
  const record = (await candidatesById(ctx.db, ctx.account.id, [item.candidate_id])).get(item.candidate_id);
  const name = record?.name ?? item.display_name;
  const { client_name: client, job_title: job } = row;
  const say = () => {
    const contact = ctx.actor.name ?? mailText('mails.theContact');
    const summary = mailText(SAYS[response.kind], { contact, client, name, job });
    return { summary, words: wordsOf(response) };
  };
  const { summary, words } = inEnglish(say);
  // A test holds that the mails' words for an answer are among the sentences.
  ctx.record({
    type: 'submission_response',
    summary: summary as Sentence,
    body: words,
    candidate_id: item.candidate_id,
    client_id: row.client_id,
    contact_id: row.client_contact_id,
    job_id: row.job_id,
    application_id: item.application_id,
    data: { submission_id: row.id, submission_item_id: item.id, response: item.response },
  });
  const { created_by, client_id, client_contact_id, job_id } = row;
  const about = { created_by, client_id, client_contact_id, job_id, application_id: item.application_id };
  await notifyConsultant(ctx, about, say);
}

function wordsOf(response: Respond): string | null {
  if (response.kind === 'pass') return response.reason;
  if (response.kind === 'question') return response.text;
  const { preferred_times, note } = response;
  const times = preferred_times.map((time) => `- ${time}`).join('\n');
  const parts = [times === '' ? null : `${mailText('mails.timesThatSuit')}\n${times}`, note].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? null : parts.join('\n\n');
}
