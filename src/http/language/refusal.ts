import type { AppError } from '#src/lib/errors.ts';
import { language } from '#src/lib/reader-language.ts';
import { refusals } from './en/refusals.ts';
import { CATALOGUES, type Key, t } from './text.ts';

/** An error in the language of the page. In English it is the message itself, unless that speaks to programs. */
export function refusalText({ message, status }: AppError): string {
  const own = language() === 'en' && !FOR_PROGRAMS.test(message) ? message : undefined;
  return knownRefusal(message) ?? own ?? t(FAULTS[status] ?? 'faults.notTaken');
}

/** An id, or the name of a tool or of a field. */
const FOR_PROGRAMS = /\b[a-z]+_[a-z0-9_]+\b/;

/** Why something cannot be done, in the language of the page; undefined for what stands in no catalogue. */
export const whyText = (message: string): string | undefined =>
  knownRefusal(message) ?? (language() === 'en' ? message : undefined);

/** The error of a form's field, as a sentence; a message begins with the name of its field for programs alone. */
export function faultText(error: AppError): string {
  const { message, field } = error;
  const bare =
    field !== undefined && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
  if (error.code !== 'VALIDATION_ERROR' && language() !== 'en') return refusalText(error);
  return faultWords(field ?? '', bare);
}

/** What is wrong with a field, as a sentence in the language of the page, by what the service says of it. */
export function faultWords(field: string, message: string): string {
  const known = knownRefusal(message);
  return known !== undefined || language() === 'en'
    ? sentence(known ?? message)
    : t(faultKey(field, message));
}

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

const FAULTS: Record<number, Key & `faults.${string}`> = {
  401: 'faults.signIn',
  403: 'faults.notAllowed',
  404: 'faults.notHere',
  409: 'faults.changed',
  410: 'faults.over',
  429: 'faults.tooOften',
  500: 'faults.ours',
  503: 'faults.ours',
};

function faultKey(field: string, message: string): Key & `faults.${string}` {
  if (/at most|longer than|too long/i.test(message)) return 'faults.tooLong';
  const name = field.split('.').at(-1) ?? '';
  if (/email/.test(name)) return 'faults.email';
  if (/phone/.test(name)) return 'faults.phone';
  if (/url$/.test(name)) return 'faults.address';
  if (/_(on|from|to)$/.test(name)) return 'faults.day';
  if (name === 'consent') return 'faults.consent';
  return /missing|required|empty|at least 1 /i.test(message) ? 'faults.missing' : 'faults.checkThis';
}

type Refusal = keyof typeof refusals;

// What stands between braces in a message may be anything.
const known = Object.entries(refusals).map(([name, text]) => ({
  name: name as Refusal,
  pattern: new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+)')}$`,
  ),
  values: [...text.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value),
}));

/** A message of the service in the language of the page; undefined for one that stands in no catalogue. */
function knownRefusal(message: string): string | undefined {
  for (const { name, pattern, values } of known) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const text = CATALOGUES[language()].refusals?.[name] ?? '';
    return values.reduce((filled, value, at) => {
      // Why something was refused is itself one of the texts, where it is known.
      const given = found[at + 1] ?? '';
      return filled.replace(`{${value}}`, () => knownRefusal(given) ?? given);
    }, text);
  }
  return undefined;
}
