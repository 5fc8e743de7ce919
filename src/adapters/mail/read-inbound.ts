import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime';
import type { InboundMail } from '#src/domain/emails/inbound-mail.ts';
import { AppError } from '#src/lib/errors.ts';
import { readTags } from '#src/lib/html-tags.ts';

/** A mail that is nested deeper, or has longer headers, was made to do harm. */
const MAX_NESTING = 30;
const MAX_HEADERS = 256 * 1024;
/** How much of a mail's text is kept. */
const MAX_TEXT = 20_000;
const MAX_ANSWERS = 50;
const MAX_RECIPIENTS = 100;

/**
 * Reads a raw mail (RFC 5322). Files in it are counted and left out.
 * @throws AppError INVALID_REQUEST for what is no mail
 */
export async function readInbound(raw: Uint8Array): Promise<InboundMail> {
  const mail = await parsed(raw);
  const headers = new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const from = mailboxOf(mail.from);
  if (from === null) throw unreadable('has no From header with an address');
  const hash = createHash('sha256').update(raw).digest('hex');
  const references = idsIn(mail.references ?? '').toReversed();
  const report = reportOf(mail, headers);
  return {
    message_id: idsIn(mail.messageId ?? '')[0] ?? `<${hash}@inbound>`,
    answers: [...new Set([...idsIn(mail.inReplyTo ?? ''), ...references, ...(report?.about ?? [])])].slice(
      0,
      MAX_ANSWERS,
    ),
    from,
    recipients: recipientsOf(mail),
    subject: plain(mail.subject ?? '')
      .replaceAll('\n', ' ')
      .slice(0, 500),
    text: textOf(mail),
    attachments: mail.attachments.length,
    automatic: isAutomatic(headers, mail.subject ?? ''),
    report:
      report === null ? null : { action: report.action, address: report.address, response: report.response },
  };
}

async function parsed(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: MAX_NESTING,
      maxHeadersSize: MAX_HEADERS,
      forceRfc822Attachments: true,
    });
  } catch {
    throw unreadable('is nested too deeply or has headers that are too long');
  }
}

function unreadable(why: string): AppError {
  return new AppError(
    'INVALID_REQUEST',
    `The body ${why}, so it was not taken. Send one whole mail as message/rfc822, as the mail server received it.`,
  );
}

// Control characters and half surrogates are stored by no database.
const plain = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{Cs}/gu, '');

const idsIn = (header: string): string[] => header.match(/<[^<>\s]{1,400}>/g) ?? [];

const boxesOf = (address: Address): Mailbox[] => (address.group === undefined ? [address] : address.group);

function mailboxOf(given: Address | undefined): InboundMail['from'] | null {
  const box = given === undefined ? undefined : boxesOf(given)[0];
  const address = plain(box?.address ?? '')
    .trim()
    .toLowerCase();
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address) || address.length > 320) return null;
  const name = plain(box?.name ?? '')
    .replaceAll('\n', ' ')
    .trim()
    .slice(0, 200);
  return { address, name: name === '' ? null : name };
}

function recipientsOf({ to = [], cc = [], deliveredTo }: Email): string[] {
  const boxes = [...to, ...cc].flatMap(boxesOf);
  const addresses = [...boxes.map(({ address }) => address), deliveredTo ?? ''];
  const known = addresses
    .map((address) => plain(address).trim().toLowerCase())
    .filter((address) => address !== '');
  return [...new Set(known)].slice(0, MAX_RECIPIENTS);
}

/** Elements that begin and end a line, and those between whose words there is room. */
const LINES = new Set(['p', 'br', 'div', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr']);
const SPACED = new Set(['table', 'tbody', 'td', 'th', 'blockquote']);
const UNSEEN = new Set(['script', 'style', 'textarea', 'option']);
const MAX_HTML = 1_000_000;

/** The text of an HTML mail, a line for each block, in a time that grows with its length however it is nested. */
function textOfHtml(html: string): string {
  const parts: string[] = [];
  let unseen: string | null = null;
  const space = (name: string): string => (LINES.has(name) ? '\n' : SPACED.has(name) ? ' ' : '');
  readTags(html.slice(0, MAX_HTML), {
    open(name) {
      if (unseen !== null) return;
      if (UNSEEN.has(name)) unseen = name;
      else parts.push(name === 'li' ? '\n- ' : space(name));
    },
    text(text) {
      if (unseen === null) parts.push(text);
    },
    close(name) {
      if (name === unseen) unseen = null;
      else if (unseen === null) parts.push(space(name));
    },
  });
  const lines = plain(parts.join('')).split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function textOf({ text, html }: Email): string {
  const own = plain(text ?? '').trim();
  return (own !== '' || html === undefined ? own : textOfHtml(html)).slice(0, MAX_TEXT);
}

/** RFC 3834 (Auto-Submitted), and what programs that do not know it send. */
function isAutomatic(headers: ReadonlyMap<string, string>, subject: string): boolean {
  const submitted = (headers.get('auto-submitted') ?? 'no').split(';', 1)[0]?.trim().toLowerCase();
  if (submitted !== 'no') return true;
  if (/^(?:bulk|auto_reply|list|junk)$/i.test(headers.get('precedence')?.trim() ?? '')) return true;
  if (
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id'].some((name) => headers.has(name))
  )
    return headers.get('x-autoreply')?.trim().toLowerCase() !== 'no';
  return /^(?:automatic reply|auto(?:matic)?[ -]?reply|out of (?:the )?office|abwesenheits(?:notiz|meldung)|automatische antwort|réponse automatique|respuesta automática)\b/i.test(
    subject.trim(),
  );
}

interface Report {
  action: string;
  address: string | null;
  response: string;
  /** The Message-IDs of the mail that the report is about. */
  about: string[];
}

/** A delivery status notification (RFC 3464), or what an old mail server writes in place of one. */
function reportOf(mail: Email, headers: ReadonlyMap<string, string>): Report | null {
  const text = (name: string): string | null => {
    const part = mail.attachments.find(({ mimeType }) => mimeType === name);
    if (part === undefined) return null;
    const { content } = part;
    return plain(typeof content === 'string' ? content : new TextDecoder().decode(content));
  };
  const status = text('message/delivery-status') ?? text('message/global-delivery-status');
  const original =
    text('message/rfc822') ?? text('text/rfc822-headers') ?? text('message/rfc822-headers') ?? '';
  const about = idsIn(/^message-id:\s*(<[^<>\s]{1,400}>)/im.exec(original.slice(0, MAX_HEADERS))?.[1] ?? '');
  if (status !== null) {
    const field = (name: string): string | null =>
      new RegExp(`^${name}:[ \\t]*(.*(?:\\n[ \\t].*)*)`, 'im')
        .exec(status.slice(0, MAX_HEADERS))?.[1]
        ?.trim() ?? null;
    const address = field('Final-Recipient') ?? field('Original-Recipient');
    return {
      action: (field('Action') ?? 'failed').toLowerCase(),
      address: address?.split(';').at(-1)?.trim().toLowerCase().slice(0, 320) ?? null,
      response: (field('Diagnostic-Code') ?? field('Status') ?? 'The mail came back.')
        .replace(/\s+/g, ' ')
        .slice(0, 500),
      about,
    };
  }
  const sender = mail.from === undefined ? '' : (boxesOf(mail.from)[0]?.address ?? '');
  const returned =
    headers.get('return-path')?.trim() === '<>' || /^(?:mailer-daemon|postmaster)@/i.test(sender);
  if (
    !returned ||
    !/\b(?:undeliver|not be delivered|delivery (?:has )?fail|failure notice|returned mail)/i.test(
      mail.subject ?? '',
    )
  )
    return null;
  const words = (mail.text ?? '').replace(/\s+/g, ' ').trim();
  return {
    action: 'failed',
    address: null,
    response: plain(words).slice(0, 500) || 'The mail came back.',
    about,
  };
}
