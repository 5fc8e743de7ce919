import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import { consultantFor } from '../accounts/consultant.ts';
import type { WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import { inMailLanguage, mailText } from '../mail-texts/index.ts';
import { findingLines, type HeldReview, waitsForModel, warnHeld } from '../moderation/index.ts';
import { sendNotice } from './notices.ts';

/** What waits, and whom a person who looks at it deals with. */
interface HeldRecord {
  id: string;
  /** A label for people. */
  label: string;
  review: HeldReview | null;
  /** The people who may be told, the first of them who works here first. */
  owners: readonly (string | null)[];
  client_id?: string | null;
  job_id?: string | null;
  candidate_id?: string | null;
}

/**
 * Warns whoever wrote a record that it waits, and tells the consultant by mail, unless it was they who wrote it, on the
 * agency's own pages. Does nothing for a record that is not held.
 */
export async function tellHeld(ctx: WriteContext, held: HeldRecord): Promise<void> {
  const { review, label, owners, ...links } = held;
  if (review === null) return;
  warnHeld(ctx, label, review);
  // Nobody has to do anything before the model has answered.
  if (waitsForModel(review)) return;
  const consultant = await consultantFor(ctx, owners);
  const { client_id = null, job_id = null, candidate_id = null } = links;
  const about = { client_id, job_id, candidate_id };
  ctx.record({ type: 'record_changed', summary: `Held for a person: ${label}`, ...about });
  const page = ctx.deployment?.publicUrl;
  const isSender = ctx.credential.type === 'session' && ctx.user?.id === consultant.id;
  const { email, name } = consultant;
  if (email === null || isSender) return;
  await inMailLanguage(ctx, consultant.language, () =>
    sendNotice(ctx, {
      to_address: email,
      to_name: name,
      subject: oneLine(mailText('mails.heldSubject', { label }), MAX_SUBJECT),
      body: [
        mailText('mails.heldWaits', { label }),
        findingLines(review.findings),
        page === undefined
          ? mailText('mails.heldDecide', { id: held.id })
          : mailText('mails.heldDecideAt', { id: held.id, url: `${page}/approvals/held/${held.id}` }),
      ].join('\n\n'),
      from_agency: true,
      ...about,
    }),
  );
}
