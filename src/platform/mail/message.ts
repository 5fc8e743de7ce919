import MailComposer from 'nodemailer/lib/mail-composer';
import {
  addressProblem,
  hasControlCharacters,
  MAX_RECIPIENTS,
  MAX_SUBJECT,
  type Mailbox,
  nameProblem,
  wireAddress,
} from '#src/lib/mailbox.ts';

const MAX_REFERENCES = 20;

export type OutgoingMessage = {
  /** Fixed before the message is handed over, in angle brackets; see `messageIdFor`. */
  messageId: string;
  date: Date;
  from: Mailbox;
  /** The company's alias that brings answers back into the thread. */
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

/** What is handed over: the exact bytes, and to whom. */
export type ComposedMessage = {
  messageId: string;
  date: Date;
  envelope: { from: string; to: string[] };
  raw: Buffer;
};

/** A message that must not be sent as it is. `field` names the part that is wrong. */
export class InvalidMessage extends Error {
  readonly field: string;
  constructor(field: string, problem: string) {
    super(`${field} ${problem}.`);
    this.name = 'InvalidMessage';
    this.field = field;
  }
}

/** A Message-ID that is the same however often a row is looked at. */
export function messageIdFor(id: string, domain: string): string {
  return `<${id}@${domain}>`;
}

/**
 * Build the MIME message and its envelope. The envelope is made here, from addresses that were each checked
 * by themselves, never read back from headers: a line break in a header would become another recipient.
 *
 * @throws InvalidMessage
 */
export async function composeMessage(message: OutgoingMessage): Promise<ComposedMessage> {
  validate(message);
  const cc = message.cc ?? [];
  const bcc = message.bcc ?? [];
  const references = message.references ?? (message.inReplyTo ? [message.inReplyTo] : []);
  const composer = new MailComposer({
    messageId: message.messageId,
    date: message.date,
    from: header(message.from),
    ...(message.replyTo ? { replyTo: header(message.replyTo) } : {}),
    to: header(message.to),
    cc: cc.map((address) => header({ address })),
    subject: message.subject,
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    ...(message.inReplyTo === undefined ? {} : { inReplyTo: message.inReplyTo }),
    references: references.slice(-MAX_REFERENCES),
    headers: unsubscribeHeaders(message.unsubscribeUrl),
    ...(message.calendar
      ? { icalEvent: { ...message.calendar, method: message.calendar.method, filename: 'invite.ics' } }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'win',
  });
  const recipients = [message.to.address, ...cc, ...bcc].map(wireAddress);
  return {
    messageId: message.messageId,
    date: message.date,
    envelope: { from: wireAddress(message.from.address), to: [...new Set(recipients)] },
    raw: await composer.compile().build(),
  };
}

function header(mailbox: Mailbox): { name: string; address: string } {
  return { name: mailbox.name ?? '', address: wireAddress(mailbox.address) };
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
