import { json } from '#db/rows.ts';
import { addressesOf, type ClaimedMail } from '#src/domain/emails/outbox.ts';
import { optOutWords } from '#src/domain/mail-texts/opt-out.ts';
import { htmlToText } from '#src/lib/formatting.ts';
import type { Mailbox } from '#src/lib/mailbox.ts';
import { type ComposedMessage, composeMessage, InvalidMessage, type OutgoingMessage } from './message.ts';

/** Composes the message of a claimed mail, or returns why it cannot be sent. */
export async function composeMail(
  mail: ClaimedMail,
  sender: Mailbox,
): Promise<{ message: ComposedMessage } | { problem: string }> {
  try {
    return { message: await compose(mail, sender) };
  } catch (error) {
    return { problem: error instanceof InvalidMessage ? error.message : 'The mail could not be composed.' };
  }
}

function compose(mail: ClaimedMail, sender: Mailbox): Promise<ComposedMessage> {
  const { row, references, optOut } = mail;
  const { from, replyTo } = addressesOf(row.account_id, row.from_name, sender.address);
  const text = row.body_text ?? htmlToText(row.body_html ?? '');
  const last = references.at(-1);
  const calendar = json.decodeOrNull<NonNullable<OutgoingMessage['calendar']>>(row.calendar);
  const message: OutgoingMessage = {
    messageId: row.message_id ?? '',
    date: new Date(),
    from,
    replyTo,
    to: { address: row.to_address, ...(row.to_name === null ? {} : { name: visibleName(row.to_name) }) },
    cc: json.decode<string[]>(row.cc_addresses),
    bcc: json.decode<string[]>(row.bcc_addresses),
    subject: row.subject,
    text,
    ...(row.body_html === null ? {} : { html: row.body_html }),
    ...(last === undefined ? {} : { inReplyTo: last, references }),
    ...(calendar === null ? {} : { calendar }),
  };
  if (optOut === null) return composeMessage(message);
  const words = optOutWords(text, optOut.language);
  return composeMessage({
    ...message,
    ...withOptOut(message, words, optOut.url),
    unsubscribeUrl: optOut.url,
  });
}

// The link only contains letters, digits and URL punctuation, so it needs no escaping.
function withOptOut(
  { text, html }: OutgoingMessage,
  words: string,
  url: string,
): Pick<OutgoingMessage, 'text' | 'html'> {
  return {
    text: `${text.trimEnd()}\n\n-- \n${words} ${url}\n`,
    ...(html === undefined
      ? {}
      : { html: `${html}\n<hr>\n<p><small>${words} <a href="${url}">${url}</a></small></p>` }),
  };
}

function visibleName(name: string): string {
  return name
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
