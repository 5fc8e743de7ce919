import { statement } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import { fold } from '#src/lib/fold.ts';
import { htmlToText } from '#src/lib/formatting.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { WriteContext } from '../context.ts';
import type { ScheduledEmailRow } from './schema.ts';

const DAY_MS = 24 * 3_600_000;
/** A mail that waits and is not older may be one of the plan that is rehearsed, whose mails have no ids that last. */
const OF_THE_PLAN_MS = 60_000;

/** The share of words that two texts have in common (Dice), from which they say nearly the same. */
const NEARLY = 0.85;

/** Two subjects of fewer words are alike when they are the same: "Interview Monday" and "Interview Tuesday" are not. */
const FEW = 5;

const around = statement((db, v: { account: string; candidate: string; from: string; to: string }) =>
  db
    .selectFrom('scheduled_emails')
    .where('account_id', '=', v.account)
    .where('candidate_id', '=', v.candidate)
    .where('kind', 'in', ['immediate', 'scheduled'])
    .where('status', 'in', ['held', 'scheduled', 'sending', 'sent'])
    .where('scheduled_at', '>=', v.from)
    .where('scheduled_at', '<=', v.to)
    .select(['id', 'subject', 'body_text', 'body_html', 'status', 'scheduled_at', 'sent_at', 'created_at'])
    .orderBy('scheduled_at', 'desc')
    .orderBy('id', 'desc'),
);

type Mail = Pick<ScheduledEmailRow, 'id' | 'subject' | 'body_text' | 'body_html'>;

/** Warns where a mail to the same person within a day, on its way or sent, has nearly the same subject or words. */
export async function warnOfRepeat(
  ctx: WriteContext,
  mail: Mail & Pick<ScheduledEmailRow, 'candidate_id' | 'to_name' | 'to_address' | 'scheduled_at'>,
): Promise<void> {
  if (mail.candidate_id === null) return;
  const others = await around(ctx.tx, {
    account: ctx.account.id,
    candidate: mail.candidate_id,
    from: addMs(mail.scheduled_at, -DAY_MS),
    to: addMs(mail.scheduled_at, DAY_MS),
  });
  const alike = (isAlike: (one: Mail, other: Mail) => boolean) =>
    others.find((other) => other.id !== mail.id && isAlike(mail, other));
  const worded = alike(hasNearlyWordsOf);
  const other = worded ?? alike(hasSubjectOf);
  if (other === undefined) return;
  const name = mail.to_name ?? mail.to_address;
  const planned =
    ctx.rehearsal && other.status === 'scheduled' && other.created_at >= addMs(ctx.now, -OF_THE_PLAN_MS);
  const how = worded === undefined ? 'this subject' : 'nearly these words';
  if (planned) {
    ctx.warn(
      'mail_repeated',
      `A mail with ${how} to ${name} is in this plan too, or left a moment ago. Write twice only if both are meant.`,
    );
    return;
  }
  const at = localClock(other.sent_at ?? other.scheduled_at, ctx.account.timezone);
  ctx.warn(
    'mail_repeated',
    other.status === 'sent'
      ? `A mail with ${how} went to ${name} at ${at}. Write again only if a second one is meant.`
      : `A mail with ${how} to ${name} is already on its way, for ${at}. Write again only if a second one is meant.`,
    { scheduled_email_id: other.id },
  );
}

const hasSubjectOf = (one: Mail, other: Mail): boolean => {
  const [a, b] = [subjectOf(one), subjectOf(other)];
  return a.length < FEW || b.length < FEW ? a.join(' ') === b.join(' ') : shareOf(a, b) >= NEARLY;
};

const hasNearlyWordsOf = (one: Mail, other: Mail): boolean => shareOf(bodyOf(one), bodyOf(other)) >= NEARLY;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const subjectOf = ({ subject }: Mail): string[] =>
  wordsOf(subject.replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+/iu, ''));

const bodyOf = ({ body_text, body_html }: Mail): string[] =>
  wordsOf(body_text ?? htmlToText(body_html ?? ''));

/** How much two texts share, word by word: 1 for the same words, 0 for none or where one has none. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return one.length === 0 || other.length === 0 ? 0 : (2 * shared) / (one.length + other.length);
}
