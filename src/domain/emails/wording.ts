import { htmlToText } from '#src/lib/formatting.ts';
import type { WriteContext } from '../context.ts';
import { passGate, review } from '../moderation/index.ts';
import type { Bodies } from './rules.ts';

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/**
 * Refuses words to a candidate that pick people by what the law keeps out of hiring. What is private is left alone: it
 * is told to the person whom it is about.
 * @param to the name of the person, which may be a word for a people or a faith: Finn, Dane, Christian
 * @param texts each with the input that holds it
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export function passMailGate(ctx: WriteContext, to: string | null, texts: Texts): void {
  const read = texts.map(
    ([field, text]) => [field, text == null || to === null ? text : withoutCalls(text, to)] as const,
  );
  passGate(ctx, review(read, { subject: 'role', place: ctx.account.country, isShown: true }));
}

/** What comes before the name in "Dear Mr Finn," and "Thanks Finn". */
const CALLS =
  '(?:^|\\n|[.!?]\\s)\\s*(?:(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|thanks|thank you|cheers|liebe[r]?|hallo|guten (?:morgen|tag|abend)|danke|vielen dank|cher|chère|bonjour|bonsoir|salut|merci)\\s+)?(?:m[rs]s?\\.?\\s+)?';

/** A text in which the person whom it is to, where they are called by their name, is letters that mean nothing. */
function withoutCalls(text: string, to: string): string {
  const parts = to.split(/[^\p{L}'’-]+/u).filter((part) => part.length > 1);
  const one = parts.map(escaped).join('|');
  if (one === '') return text;
  // In small letters it is a word, not the name.
  const masked = (said: string): string => (/^\p{Lu}/u.test(said) ? said.replaceAll(/\p{L}/gu, 'x') : said);
  const named = `(?:${one})(?: (?:${one}))*`;
  const called = new RegExp(`(${CALLS})(${named})(?=\\s*(?:[,.!:;–-]|\\n|$))`, 'giu');
  const last = new RegExp(`(,\\s)(${named})(?=\\s*(?:[.!?]|\\n|$))`, 'gu');
  const whole = new RegExp(`(?<!\\p{L})${parts.map(escaped).join('\\s+')}(?!\\p{L})`, 'gu');
  const call = (_: string, before: string, name: string): string => before + masked(name);
  const calls = text.replaceAll(called, call).replaceAll(last, call);
  return parts.length < 2 ? calls : calls.replaceAll(whole, masked);
}

const escaped = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts of a mail's bodies, as a reader sees them. */
export const textsOf = ({ body_html, body_text }: Partial<Bodies>): Texts => [
  ['body_text', body_text],
  ['body_html', body_html == null ? null : htmlToText(body_html)],
];
