import { createHash } from 'node:crypto';
import {
  addressProblem,
  hasControlCharacters,
  MAX_RECIPIENTS,
  MAX_SUBJECT,
  type Mailbox,
  nameProblem,
  wireAddress,
} from '#src/lib/mailbox.ts';
import { type Part, renderMessage } from './mime.ts';

const MAX_REFERENCES = 20;

export type OutgoingMessage = {
  /** Fixed before the hand-over, in angle brackets; see `messageIdFor`. */
  messageId: string;
  date: Date;
  from: Mailbox;
  /** The agency's alias that routes replies into the thread. */
  replyTo?: Mailbox;
  to: Mailbox;
  cc?: string[];
  bcc?: string[];
  subject: string;
  text: string;
  /** Trusted or sanitised HTML (see lib/formatting.ts). */
  html?: string;
  /** Message-ID of the message this one answers, and of those before it, oldest first. */
  inReplyTo?: string;
  references?: string[];
  /** One-click opt-out (RFC 8058): an https URL that accepts a POST. */
  unsubscribeUrl?: string;
  /** An invitation (RFC 5546), as a calendar alternative and as an attachment. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
};

/** The bytes to send, and the envelope. */
export type ComposedMessage = {
  messageId: string;
  date: Date;
  envelope: { from: string; to: string[] };
  raw: Buffer;
};

/** A message that must not be sent. `field` is the invalid part. */
export class InvalidMessage extends Error {
  readonly field: string;
  constructor(field: string, problem: string) {
    super(`${field} ${problem}.`);
    this.name = 'InvalidMessage';
    this.field = field;
  }
}

/** A stable Message-ID derived from a row's id. */
export function messageIdFor(id: string, domain: string): string {
  return `<${id}@${domain}>`;
}

/**
 * Builds the MIME message and its envelope. The envelope is built from individually checked addresses, never parsed
 * from headers: a line break in a header would become another recipient.
 * @throws InvalidMessage
 */
export async function composeMessage(message: OutgoingMessage): Promise<ComposedMessage> {
  validate(message);
  const cc = message.cc ?? [];
  const bcc = message.bcc ?? [];
  const references = message.references ?? (message.inReplyTo ? [message.inReplyTo] : []);
  const headers = {
    from: [header(message.from)],
    ...(message.replyTo ? { 'reply-to': [header(message.replyTo)] } : {}),
    to: [header(message.to)],
    ...(cc.length > 0 ? { cc: cc.map((address) => header({ address })) } : {}),
    subject: literal(message.subject),
    'message-id': message.messageId,
    date: message.date.toUTCString().replace('GMT', '+0000'),
    ...(message.inReplyTo === undefined ? {} : { 'in-reply-to': message.inReplyTo }),
    ...(references.length > 0 ? { references: references.slice(-MAX_REFERENCES).join(' ') } : {}),
    ...unsubscribeHeaders(message.unsubscribeUrl),
  };
  const recipients = [message.to.address, ...cc, ...bcc].map(wireAddress);
  return {
    messageId: message.messageId,
    date: message.date,
    envelope: { from: wireAddress(message.from.address), to: [...new Set(recipients)] },
    raw: renderMessage(headers, partsOf(message), seedOf(message.messageId)),
  };
}

function partsOf({ text, html, calendar }: OutgoingMessage): Part {
  const quoted = (type: string, content: string): Part => ({
    type,
    encoding: 'quoted-printable',
    text: content,
  });
  const alternatives = [quoted('text/plain; charset=utf-8', text)];
  if (html !== undefined) alternatives.push(quoted('text/html; charset=utf-8', html));
  if (calendar === undefined) return together('multipart/alternative', alternatives);
  const { method, content } = calendar;
  alternatives.push(quoted(`text/calendar; charset=utf-8; method=${method}`, content));
  const file: Part = {
    type: 'application/ics; name=invite.ics',
    encoding: 'base64',
    text: content,
    filename: 'invite.ics',
  };
  return together('multipart/mixed', [together('multipart/alternative', alternatives), file]);
}

function together(type: `multipart/${string}`, parts: Part[]): Part {
  const [only, ...more] = parts;
  return only !== undefined && more.length === 0 ? only : { type, parts };
}

function seedOf(messageId: string): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 16);
}

function header(mailbox: Mailbox): { name: string; address: string } {
  return { name: literal(mailbox.name ?? ''), address: wireAddress(mailbox.address) };
}

/**
 * A text that reads as it was written. What looks like an encoded word (RFC 2047) would be decoded by the receiver into
 * something that nobody was shown: an unseen word joiner keeps its beginning apart, and has the text encoded itself.
 */
function literal(text: string): string {
  return text.replaceAll('=?', '=\u2060?');
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function validate(message: OutgoingMessage): void {
  checkMailbox('from', message.from);
  checkMailbox('to_address', message.to);
  if (message.replyTo) checkMailbox('reply_to', message.replyTo);
  for (const address of message.cc ?? []) checkMailbox('cc_addresses', { address });
  for (const address of message.bcc ?? []) checkMailbox('bcc_addresses', { address });
  const recipients = 1 + (message.cc?.length ?? 0) + (message.bcc?.length ?? 0);
  if (recipients > MAX_RECIPIENTS) {
    throw new InvalidMessage(
      'cc_addresses',
      `and the rest name ${recipients} recipients, over ${MAX_RECIPIENTS}`,
    );
  }
  checkSubject(message.subject);
  if (message.text.trim() === '' && (message.html ?? '').trim() === '') {
    throw new InvalidMessage('body', 'is empty');
  }
  for (const id of [message.messageId, message.inReplyTo, ...(message.references ?? [])]) {
    if (id !== undefined && !/^<[\x21-\x3b\x3d\x3f-\x7e]{1,240}>$/.test(id)) {
      throw new InvalidMessage('message_id', 'is not one Message-ID in angle brackets');
    }
  }
  if (
    message.unsubscribeUrl !== undefined &&
    !/^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,800}$/.test(message.unsubscribeUrl)
  ) {
    throw new InvalidMessage('unsubscribe_url', 'is not a plain URL');
  }
}

function checkMailbox(field: string, mailbox: Mailbox): void {
  const problem = addressProblem(mailbox.address);
  if (problem) throw new InvalidMessage(field, problem);
  const named = mailbox.name === undefined ? null : nameProblem(mailbox.name);
  if (named) throw new InvalidMessage(field, `has a name that ${named}`);
}

function checkSubject(subject: string): void {
  if (subject.trim() === '') throw new InvalidMessage('subject', 'is empty');
  if (hasControlCharacters(subject)) {
    throw new InvalidMessage('subject', 'contains a line break or a control character');
  }
  if (subject.length > MAX_SUBJECT)
    throw new InvalidMessage('subject', `is longer than ${MAX_SUBJECT} characters`);
}
