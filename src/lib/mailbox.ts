import { domainToASCII } from 'node:url';
import * as z from 'zod';

/** One mailbox: never a list, a group or a display form. */
export type Mailbox = { address: string; name?: string };

/** To, Cc and Bcc together. */
export const MAX_RECIPIENTS = 50;
export const MAX_SUBJECT = 500;

const MAX_ADDRESS = 254;
const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;
const MAX_NAME = 200;

// Dot-atom only (RFC 5321 4.1.2 without quoted strings): quotes are how a list hides in one address.
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/;

/**
 * Say why a text is not exactly one deliverable mailbox, or null when it is. Refused are display names,
 * lists, quoted local parts, comments, domain literals, control characters, and a domain without a dot.
 */
export function addressProblem(address: string): string | null {
  if (hasControlCharacters(address)) return 'contains a line break or a control character';
  if (address.length === 0) return 'is empty';
  if (address.length > MAX_ADDRESS) return `is longer than ${MAX_ADDRESS} characters`;
  const at = address.lastIndexOf('@');
  if (at < 1) return 'is not an e-mail address';
  const local = address.slice(0, at);
  if (local.length > MAX_LOCAL || !LOCAL_PART.test(local)) return 'is not one plain e-mail address';
  const domain = asciiDomain(address.slice(at + 1));
  const labels = domain.split('.');
  if (domain.length > MAX_DOMAIN || labels.length < 2 || !labels.every((label) => LABEL.test(label))) {
    return 'has no valid domain';
  }
  return /^\d+$/.test(labels.at(-1) ?? '') ? 'has no valid domain' : null;
}

/** The form that goes over the wire: an international domain as its A-labels. Assumes a valid address. */
export function wireAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
}

/** Say why a text cannot stand as a display name, or null when it can. */
export function nameProblem(name: string): string | null {
  if (hasControlCharacters(name)) return 'contains a line break or a control character';
  return name.length > MAX_NAME ? `is longer than ${MAX_NAME} characters` : null;
}

/** Control characters, and the Unicode line and paragraph separators that some readers break at. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text);
}

function asciiDomain(domain: string): string {
  // The host parser decodes %31 and folds odd dots; only letters of other scripts are wanted from it.
  if (/^[\x21-\x7e]*$/.test(domain)) return domain;
  return domainToASCII(domain);
}

/** Exactly one deliverable address, without a name. */
export const MailAddress = z.string().superRefine((text, context) => {
  const problem = addressProblem(text);
  if (problem !== null) {
    context.addIssue({ code: 'custom', message: `${problem}; give one address such as ana@mail.example` });
  }
});

/** A subject: one line that is not blank. */
export const MailSubject = z
  .string()
  .max(MAX_SUBJECT)
  .refine((text) => text.trim() !== '', 'must not be empty')
  .refine(
    (text) => !hasControlCharacters(text),
    'must be one line without line breaks or control characters',
  );

const FREE_MAIL =
  /@(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|mail|proton|protonmail|pm|fastmail|zoho|bigpond|optusnet|xtra|btinternet|orange|free|laposte|t-online)\.[a-z.]+$/i;

/** Whether an address is one of a house that gives mailboxes to anybody. */
export const isFreeMail = (email: string): boolean => FREE_MAIL.test(email);
