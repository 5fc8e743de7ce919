import { MAX_SUBJECT } from '#src/lib/mailbox.ts';
import { coverOf, type Identity, marksIn, scrub } from '../anonymity/index.ts';
import type { OutwardWords, WriteContext } from '../context.ts';
import { sendNotice } from '../emails/index.ts';
import { oneLine } from '../fields.ts';
import { inMailLanguage, mailText } from '../mail-texts/index.ts';
import { type Finding, findingLines, type HeldReview, waitsForModel, warnHeld } from '../moderation/index.ts';
import { consultantFor } from './contact.ts';

/** A text that leaves without what tells who somebody is. */
export interface HiddenText {
  /** The input or the field of the record that holds it. */
  field: string;
  text: string;
  identity: Identity;
}

const STAYS = 'This stays and may tell who it is';
const TAKEN = 'This is taken out, and what stands around it may tell who it is';

/**
 * What stays in texts at a level and may tell who it is: feats that one person has done, words that may be a name,
 * employers that the record does not name. A person decides about each.
 */
export function identityFindings(level: 'first_name' | 'anonymous', texts: readonly HiddenText[]): Finding[] {
  const marks = marksIn(texts, level);
  return texts.flatMap(({ field, text, identity }, at) => {
    const own = marks[at] ?? [];
    const taken = level === 'anonymous' && own.length > 0 ? coverOf(scrub(text, identity).replaced) : null;
    return own.map(
      ({ text: words, start, end, why }): Finding => ({
        verdict: 'held',
        about: 'identity',
        field,
        words,
        start,
        end,
        reason: `${taken?.overlaps({ start, end }) === true ? TAKEN : STAYS}: ${why}.`,
        rewording: 'Leave it out, or say it in words that fit many people',
      }),
    );
  });
}

/** What people outside read of a record, for whoever lets it go; what is not there is left out. */
export const outwardWords = (texts: Record<string, string | readonly string[] | null>): OutwardWords =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const said = typeof text === 'string' || text === null ? text : text.join('; ');
      return said === null || said === '' ? [] : [[name, said]];
    }),
  );

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
