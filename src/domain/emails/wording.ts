import { htmlToText } from '#src/lib/formatting.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { type Finding, isAttribute, passGate, review } from '../moderation/index.ts';
import { goesToAClient } from '../sent-without-name.ts';
import type { Bodies } from './rules.ts';

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/** What a person may not want a client to know; a number or an address in a mail is mostly the sender's own. */
const OF_THE_PERSON: ReadonlySet<string> = new Set(['health', 'pay', 'notice', 'confidence']);

/**
 * Refuses words to a candidate that pick people by what the law keeps out of hiring. What is private is left alone where the
 * person whom it is about reads it; where somebody at a client does, the words are read as those of a submission are. Words that
 * named somebody who was erased since are refused as well: nobody is sent a text with a hole.
 * @param about whose name may be a word for a people or a faith (Finn, Dane, Christian), and where the mail goes, copies too
 * @param texts each with the input that holds it
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export async function passMailGate(
  ctx: WriteContext,
  { candidate, addresses }: { candidate: CandidateRow | null; addresses: readonly string[] },
  texts: Texts,
): Promise<void> {
  refuseHoles(texts);
  const as = { place: ctx.account.country, people: [candidate?.name ?? null] } as const;
  const found = review(texts, { ...as, subject: 'role', isShown: true });
  const isOutside = candidate !== null && (await goesToAClient(ctx, candidate, addresses));
  const told = isOutside ? review(texts, { ...as, subject: 'person' }).filter(isOfThePerson) : [];
  const more = told.filter((one) => !found.some((other) => isSame(one, other)));
  passGate(ctx, [...found.filter((one) => !more.some((other) => isSame(one, other))), ...more]);
}

const isOfThePerson = ({ about }: Finding): boolean => isAttribute(about) || OF_THE_PERSON.has(about);

/** Whether two findings say of the same words that they do not leave. */
const isSame = (one: Finding, other: Finding): boolean =>
  one.field === other.field &&
  one.start < other.end &&
  other.start < one.end &&
  SEVERITY.indexOf(one.verdict) <= SEVERITY.indexOf(other.verdict);
const SEVERITY: readonly Finding['verdict'][] = ['clear', 'look', 'held', 'blocked'];

/** The texts of a mail's bodies, as a reader sees them. */
export const textsOf = ({ body_html, body_text }: Partial<Bodies>): Texts => [
  ['body_text', body_text],
  ['body_html', body_html == null ? null : htmlToText(body_html)],
];
