import { invalid } from '#src/lib/errors.ts';
import { htmlToText, sanitiseHtml } from '#src/lib/formatting.ts';
import { localClock, localTime } from '#src/lib/local-time.ts';
import { addressProblem, MAX_RECIPIENTS } from '#src/lib/mailbox.ts';
import { type CandidateRow, markWords } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { draftHasGaps } from '../drafts.ts';

/** Refuses a person who must not be written to. @throws AppError VALIDATION_ERROR */
export function refuseUnreachable(ctx: Context, candidate: CandidateRow, field = 'candidate_id'): void {
  if (candidate.do_not_approach === 1) {
    throw invalid(
      field,
      `${field}: ${candidate.name} is marked do not approach${markWords(ctx, candidate)}, so no mail goes to them. update_candidate lifts the mark.`,
      { unreachable: 'do_not_approach' },
    );
  }
  refuseOptedOut(candidate, field);
}

/** Refuses a person who wants no more mail: nothing new is asked of them by mail. @throws AppError VALIDATION_ERROR */
export function refuseOptedOut(
  candidate: Pick<CandidateRow, 'name' | 'email_opt_out'>,
  field = 'candidate_id',
): void {
  if (candidate.email_opt_out === 0) return;
  throw invalid(
    field,
    `${field}: ${candidate.name} has opted out of e-mail. Reach them another way, and note it with create_activity.`,
    { unreachable: 'email_opt_out' },
  );
}

/** The recipient address for a candidate. @throws AppError VALIDATION_ERROR when there is no usable address */
export function addressOf(candidate: CandidateRow, given: string | undefined): string {
  if (given !== undefined) return given;
  if (candidate.email === null) {
    throw invalid(
      'to_address',
      `to_address: ${candidate.name} has no e-mail address; give to_address here, or set email with update_candidate`,
    );
  }
  const problem = addressProblem(candidate.email);
  if (problem !== null) {
    throw invalid(
      'to_address',
      `to_address: the e-mail address of ${candidate.name} ${problem}; give to_address here, or correct it with update_candidate`,
    );
  }
  return candidate.email;
}

/** @throws AppError VALIDATION_ERROR on the list that is longest when there are more than 50 in all */
export function checkRecipients(cc: readonly string[], bcc: readonly string[]): void {
  const count = 1 + cc.length + bcc.length;
  if (count <= MAX_RECIPIENTS) return;
  const field = bcc.length > cc.length ? 'bcc_addresses' : 'cc_addresses';
  throw invalid(
    field,
    `${field}: ${count} recipients in all, more than the ${MAX_RECIPIENTS} one mail may have; schedule one mail for each candidate in place of copies`,
  );
}

export interface Bodies {
  body_html: string | null;
  body_text: string | null;
}

/**
 * The bodies as they are stored: HTML sanitised, blank ones null. @throws AppError VALIDATION_ERROR when both are blank
 */
export function bodiesOf(given: Partial<Bodies>): Bodies {
  const html = given.body_html == null ? '' : sanitiseHtml(given.body_html);
  const text = given.body_text ?? '';
  const bodies = {
    body_html: html !== '' && (htmlToText(html) !== '' || html.includes('<img')) ? html : null,
    body_text: text.trim() === '' ? null : text,
  };
  if (bodies.body_html === null && bodies.body_text === null) {
    const field = given.body_html == null ? 'body_text' : 'body_html';
    throw invalid(
      field,
      `${field}: the mail has no text; give body_text, or body_html with something to read`,
    );
  }
  return bodies;
}

/** @throws AppError VALIDATION_ERROR on `field` when the time has come already */
export function refusePast(
  at: string,
  { now, account }: Pick<Context, 'now' | 'account'>,
  field: string,
): void {
  if (at > now) return;
  const then = localClock(at, account.timezone);
  throw invalid(
    field,
    `${field}: ${then} has passed (it is ${localTime(now, account.timezone)} here); give a time in the future`,
  );
}

/** The empty parts of a draft. */
export function gapsOf(draft: { subject: string; body: string }): ('subject' | 'body')[] {
  const gaps: ('subject' | 'body')[] = [];
  if (draft.subject.trim() === '') gaps.push('subject');
  if (draft.body.trim() === '') gaps.push('body');
  return gaps;
}

/** @throws AppError DRAFT_HAS_GAPS naming what must be filled in */
export function refuseGaps(draft: { subject: string; body: string }): void {
  const gaps = gapsOf(draft);
  if (gaps.length === 0) return;
  const message = `The draft has no ${gaps.join(' and no ')}. Fill it in with update_email_draft, then confirm again.`;
  throw draftHasGaps(gaps, message, gaps[0]);
}
