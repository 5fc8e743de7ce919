import * as z from 'zod';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { id, newId } from '#src/lib/ids.ts';
import { optOutOfEmail } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import type { Sentence } from '../sentences.ts';
import { asksToStop } from './asks-to-stop.ts';
import type { InboundMail } from './inbound-mail.ts';
import { type Conversation, conversationOf, inboundWith, isOwnMail } from './inbound-store.ts';
import { isAlias } from './outbox.ts';
import { EMAIL_MESSAGE, type EmailMessageRow } from './schema.ts';
import { rewriteMessage, threadWith } from './store.ts';

const KEPT_REFERENCES = 20;

/** What became of a mail that came in. */
export const ReceivedMail = z
  .object({
    outcome: z
      .enum(['reply', 'auto_reply', 'bounce', 'duplicate', 'unmatched', 'own'])
      .describe(
        'unmatched: neither what it answers nor its sender is known here, so nothing was kept. own: a mail of this service itself.',
      ),
    email_message_id: z.nullable(id('email_message')),
    candidate_id: z.nullable(id('candidate')),
    client_contact_id: z.nullable(id('client_contact')),
    opted_out: z.boolean().describe('Whether the sender asked for no more mail and gets none now.'),
  })
  .meta({ id: 'ReceivedMail' });
export type ReceivedMail = z.infer<typeof ReceivedMail>;

const nothing = (outcome: ReceivedMail['outcome']): ReceivedMail => ({
  outcome,
  email_message_id: null,
  candidate_id: null,
  client_contact_id: null,
  opted_out: false,
});

/**
 * Takes in a mail: into the conversation that it answers, else into that of the person whose address it comes from. Once for
 * each Message-ID. Nothing is ever answered, so that no two machines write to one another for ever.
 */
export async function receiveMail(ctx: WriteContext, mail: InboundMail): Promise<ReceivedMail> {
  const known = await inboundWith(ctx, mail.message_id);
  if (known !== undefined) return { ...nothing('duplicate'), ...shownOf(known) };
  const isOwn = isAlias(ctx.account.id, mail.from.address) || (await isOwnMail(ctx, mail.message_id));
  if (isOwn) return nothing('own');
  const conversation = await conversationOf(ctx, mail);
  if (conversation === null) return nothing('unmatched');
  if (mail.report !== null)
    return mail.report.action === 'failed'
      ? bounce(ctx, mail, conversation, mail.report)
      : keep(ctx, mail, conversation, 'auto_reply');
  if (mail.automatic) return keep(ctx, mail, conversation, 'auto_reply');
  return keep(ctx, mail, conversation, conversation.isSender ? 'message' : 'third_party');
}

const shownOf = (row: EmailMessageRow) => {
  const { id: email_message_id, candidate_id, client_contact_id } = EMAIL_MESSAGE.view(row);
  return { email_message_id, candidate_id, client_contact_id };
};

async function insert(
  ctx: WriteContext,
  mail: InboundMail,
  { links, thread, writtenBy }: Conversation,
  kind: EmailMessageRow['kind'],
): Promise<EmailMessageRow> {
  const row: EmailMessageRow = {
    id: newId('email_message'),
    account_id: ctx.account.id,
    thread_id: thread,
    scheduled_email_id: null,
    ...links,
    direction: 'inbound',
    kind,
    message_id: mail.message_id,
    from_address: mail.from.address,
    to_address: mail.recipients[0] ?? '',
    cc_addresses: json.encode([]),
    bcc_addresses: json.encode([]),
    subject: mail.subject,
    words_by: 'outsider',
    body_text: mail.text,
    body_html: null,
    status: 'received',
    bounces: json.encode([]),
    sent_at: null,
    created_by: writtenBy,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  await insertRow(ctx.tx, 'email_messages', row);
  ctx.changed({
    type: 'email_message',
    id: row.id,
    before: null,
    after: EMAIL_MESSAGE.view(row),
    label: `Mail from ${mail.from.address}`,
  });
  return row;
}

async function keep(
  ctx: WriteContext,
  mail: InboundMail,
  conversation: Conversation,
  kind: 'message' | 'auto_reply' | 'third_party',
): Promise<ReceivedMail> {
  const { links, name } = conversation;
  const thread = links.candidate_id === null ? null : await threadWith(ctx, links.candidate_id);
  const row = await insert(ctx, mail, { ...conversation, thread: thread?.id ?? conversation.thread }, kind);
  if (thread !== null && kind !== 'auto_reply') {
    const ids = [...thread.messageIds.filter((each) => each !== mail.message_id), mail.message_id];
    const patch = { message_ids: json.encode(ids.slice(-KEPT_REFERENCES)), last_message_at: ctx.now };
    await updateRow(ctx.tx, 'email_threads', ctx.account.id, thread.id, patch);
  }
  const who = name ?? mail.from.address;
  const summaries: Record<typeof kind, Sentence> = {
    message: `Mail from ${who}`,
    auto_reply: `Automatic reply from ${who}`,
    third_party: `Mail from ${mail.from.address} in the conversation with ${who}`,
  };
  const { contact_id, ...others } = links;
  ctx.record({
    type: 'email_received',
    summary: summaries[kind],
    body: `${mail.subject}\n\n${mail.text}`.trim(),
    ...others,
    contact_id,
    data: { email_message_id: row.id, kind, attachments: mail.attachments },
  });
  const opted_out = kind === 'message' && links.candidate_id !== null && asksToStop(mail);
  if (opted_out && links.candidate_id !== null) {
    await optOutOfEmail(ctx, links.candidate_id);
    ctx.record({
      type: 'record_changed',
      summary: `${who} opted out of e-mail`,
      candidate_id: links.candidate_id,
    });
  }
  return { outcome: kind === 'auto_reply' ? 'auto_reply' : 'reply', ...shownOf(row), opted_out };
}

/** A mail that came back: written down with the mail that was sent, by which others see it. */
async function bounce(
  ctx: WriteContext,
  mail: InboundMail,
  conversation: Conversation,
  report: NonNullable<InboundMail['report']>,
): Promise<ReceivedMail> {
  const { outbound } = conversation;
  if (outbound === null) return nothing('unmatched');
  const address = report.address ?? outbound.to_address;
  const row = await insert(ctx, mail, conversation, 'bounce');
  if (outbound.email_message_id !== null) {
    const sent = await findRow(ctx.tx, 'email_messages', ctx.account.id, outbound.email_message_id);
    if (sent !== undefined) {
      const bounces: { address: string; response: string }[] = json.decode(sent.bounces);
      const all = [...bounces, { address, response: report.response }].slice(-50);
      await rewriteMessage(ctx, sent, { bounces: json.encode(all), updated_at: ctx.now });
    }
  }
  ctx.record({
    type: 'email_received',
    summary: `The mail to ${outbound.to_address} came back: ${outbound.subject}`,
    body: `${address}: ${report.response}`,
    ...conversation.links,
    data: { email_message_id: row.id, kind: 'bounce' },
  });
  return { outcome: 'bounce', ...shownOf(row), opted_out: false };
}
