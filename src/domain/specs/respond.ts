import { requireCandidate } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { inEnglish, mailText } from '../mail-texts/index.ts';
import { inactiveLink, notifyConsultant, refuseInactiveLink, withQuestion } from '../review/index.ts';
import type { Sentence } from '../sentences.ts';
import type { RespondToSpec } from './schema.ts';
import type { SpecRow, SpecView } from './store.ts';
import { note, requireSpec, rewriteSpec } from './write.ts';

/** Notes that the contact has opened the page, the first time. Fires spec.viewed. */
export async function markSpecViewed(ctx: WriteContext, id: string): Promise<void> {
  const row = await requireSpec(ctx, id);
  if (row.first_viewed_at !== null || inactiveLink(row, ctx.now) !== null) return;
  await view(ctx, row);
}

async function view(ctx: WriteContext, row: SpecView): Promise<SpecView> {
  const status = row.status === 'sent' ? 'viewed' : row.status;
  const viewed = await rewriteSpec(ctx, row, { first_viewed_at: ctx.now, status });
  ctx.emit('spec.viewed', { spec: viewed.spec });
  note(ctx, row, `${ctx.actor.name ?? 'The contact'} at ${row.client_name} opened ${row.headline}`);
  return viewed.row;
}

/**
 * Takes what the contact says to a spec, and tells the consultant. Fires spec.responded. The same said twice counts once.
 * @throws AppError LINK_EXPIRED or LINK_REVOKED for a dead link
 */
export async function respondToSpec(ctx: WriteContext, id: string, response: RespondToSpec): Promise<void> {
  const row = await requireSpec(ctx, id);
  refuseInactiveLink(row, ctx.now);
  const patch = patchOf(ctx, row, response);
  if (patch === null) return;
  const seen = row.first_viewed_at === null ? await view(ctx, row) : row;
  const status = row.status === 'converted' ? 'converted' : 'responded';
  const { spec } = await rewriteSpec(ctx, seen, { ...patch, status, responded_at: ctx.now });
  ctx.emit('spec.responded', {
    spec,
    ...(spec.response === row.response
      ? {}
      : { changes: { response: { from: row.response, to: spec.response } } }),
  });
  await tell(ctx, row, response);
}

/** The columns that a response changes; null where it says nothing new. */
function patchOf(ctx: WriteContext, row: SpecRow, response: RespondToSpec): Partial<SpecRow> | null {
  if (response.kind === 'question') {
    const questions = withQuestion(ctx, row, response.text);
    if (questions === null) return null;
    // A question after a yes takes nothing back.
    return { questions, response: row.response ?? 'question' };
  }
  const { kind, rating, note: words } = response;
  if (row.response === kind && row.response_rating === rating && row.response_note === words) return null;
  return { response: kind, response_rating: rating, response_note: words };
}

const SAYS = {
  interested: 'mails.saysInterested',
  question: 'mails.saysSpecQuestion',
  not_right_now: 'mails.saysNotNow',
} as const satisfies Record<RespondToSpec['kind'], string>;

async function tell(ctx: WriteContext, row: SpecView, response: RespondToSpec): Promise<void> {
  const name = await requireCandidate(ctx, row.candidate_id).then(
    (candidate) => candidate.name,
    () => row.headline,
  );
  const say = () => {
    const contact = ctx.actor.name ?? mailText('mails.theContact');
    const summary = mailText(SAYS[response.kind], { contact, client: row.client_name, name });
    return { summary, words: response.kind === 'question' ? response.text : wordsOf(response) };
  };
  const { summary, words } = inEnglish(say);
  // A test holds that the mails' words for an answer are among the sentences.
  note(ctx, row, summary as Sentence, { body: words });
  const { created_by, client_id, client_contact_id } = row;
  const about = { created_by, client_id, client_contact_id, job_id: null, application_id: null };
  await notifyConsultant(ctx, about, say);
}

function wordsOf({ rating, note: words }: Exclude<RespondToSpec, { kind: 'question' }>): string | null {
  const parts = [rating === null ? null : mailText('mails.rated', { rating }), words];
  return parts.filter((part) => part !== null).join('\n\n') || null;
}
