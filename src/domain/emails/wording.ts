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
 * person whom it is about reads it; where somebody at a client does, the words may be about a role and about people, and are
 * read as both. Words that named somebody who was erased since are refused as well: nobody is sent a text with a hole.
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
  const wanted = review(texts, { ...as, subject: 'role', isShown: true });
  const isOutside = candidate !== null && (await goesToAClient(ctx, candidate, addresses));
  const told = isOutside ? review(texts, { ...as, subject: 'person' }).filter(isOfThePerson) : [];
  passGate(ctx, ofBoth(wanted, told));
}

const isOfThePerson = ({ about }: Finding): boolean => isAttribute(about) || OF_THE_PERSON.has(about);

/**
 * What a text says of whom a job wants and of people: the same words count once, as gravely as either reads them, and what is said
 * of a person is reworded as such.
 */
function ofBoth(wanted: readonly Finding[], told: readonly Finding[]): Finding[] {
  const kept = told.filter((one) => !wanted.some((other) => overlap(one, other) && isGraver(other, one)));
  const left = wanted.filter((one) => !kept.some((other) => overlap(one, other)));
  return [
    ...left.map((one) => {
      const same = told.find((other) => overlap(one, other) && other.about === one.about);
      return same === undefined ? one : { ...one, rewording: same.rewording };
    }),
    ...kept,
  ];
}

const overlap = (one: Finding, other: Finding): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;
const isGraver = (one: Finding, other: Finding): boolean =>
  SEVERITY.indexOf(one.verdict) > SEVERITY.indexOf(other.verdict);
const SEVERITY: readonly Finding['verdict'][] = ['clear', 'look', 'held', 'blocked'];

/** The texts of a mail's bodies, as a reader sees them. */
export const textsOf = ({ body_html, body_text }: Partial<Bodies>): Texts => [
  ['body_text', body_text],
  ['body_html', body_html == null ? null : htmlToText(body_html)],
];
