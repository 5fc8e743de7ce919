import type { WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { passGate } from './held.ts';
import { namesLeaveAlone } from './leave-covered.ts';
import { review, type Texts } from './review.ts';
import { inSubject } from './subject-lines.ts';
import { toldBesideNames } from './told-beside-names.ts';
import { toldInMail } from './told-in-mails.ts';
import { toldOfThird } from './told-of-third.ts';
import { type Finding, isAttribute, type Verdict } from './types.ts';

/** To whom words go, and whom they are about. */
export interface Readers {
  /** The place whose law holds (ISO 3166-1 alpha-2). */
  place: string | null;
  /** Names of the people whom the words are to or about. */
  people: readonly (string | null)[];
  /** Whether somebody at a client reads them too: then they may be about a role and about people, and are read as both. */
  isAtClient: boolean;
}

/** What a person may not want a client to know; a number or an address in a message is mostly the sender's own. */
const OF_THE_PERSON: ReadonlySet<string> = new Set(['health', 'pay', 'notice', 'confidence']);

/**
 * What speaks against words that somebody is sent: in mails, invitations, requests and on pages that a link opens. What is private is
 * left alone where only the person whom it is about reads it.
 * @param texts each with the input that holds it; a `subject` is seen by whoever sees the list of somebody's mails
 */
export function reviewMessage(texts: Texts, { place, people, isAtClient }: Readers): Finding[] {
  const all = [...texts];
  const as = { place, people } as const;
  // What a client told the agency, or what the agency charges it, is no secret before that client.
  const wanted = review(all, { ...as, subject: 'role', isShown: true, isToSomebody: true }).filter(
    ({ about }) => !isAtClient || about !== 'confidence',
  );
  const person = isAtClient ? review(all, { ...as, subject: 'person' }) : [];
  const ofThem = person.filter((one) => isOfThePerson(one) && !isOfPlace(all, one) && !isTopic(all, one));
  const beside = toldBesideNames(all, people);
  const found = ofBoth(wanted, ofThem).filter((one) => !beside.some((other) => overlap(one, other)));
  const told = toldInMail([...found, ...beside, ...inSubject(all)], (field) => textOf(all, field));
  // What somebody is told of in confidence says more than that the same words may be of sex or of how somebody should be.
  const ofThird = toldOfThird(all, people);
  const isTold = (one: Finding): boolean =>
    one.verdict !== 'blocked' && ofThird.some((other) => overlap(one, other));
  return [...ofThird, ...told.filter((one) => !isTold(one))];
}

/**
 * The one gate for words that somebody is sent without a record to wait in.
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export function passMessageGate(ctx: WriteContext, texts: Texts, readers: Omit<Readers, 'place'>): void {
  const all = [...texts];
  refuseHoles(all);
  passGate(ctx, reviewMessage(all, { ...readers, place: ctx.account.country }));
}

const isOfThePerson = ({ about }: Finding): boolean => isAttribute(about) || OF_THE_PERSON.has(about);

const textOf = (all: readonly (readonly [string, string | null | undefined])[], field: string): string =>
  all.find(([name]) => name === field)?.[1] ?? '';

// "Dialysis Unit, Level 3": where somebody goes, by what is done there.
const PLACE =
  /^\s+(?:(?:and|&)\s+\p{Lu}\p{L}+\s+)?(?:Unit|Ward|Clinic|Cent(?:re|er)|Department|Suite|Building|Wing|Hospital|House|Institute|Station|Klinik|Abteilung|Zentrum|Praxis)(?!\p{L})/u;

const isOfPlace = (all: Parameters<typeof textOf>[0], { field, end, words }: Finding): boolean =>
  /^\p{Lu}/u.test(words) && PLACE.test(textOf(all, field).slice(end));

/** Whether a subject names a leave and nobody who has it. */
const isTopic = (all: Parameters<typeof textOf>[0], { field }: Finding): boolean =>
  field === 'subject' && namesLeaveAlone(textOf(all, field));

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

/** Whether two findings are of the same words. */
export const overlap = (one: Finding, other: Finding): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;
const isGraver = (one: Finding, other: Finding): boolean =>
  SEVERITY.indexOf(one.verdict) > SEVERITY.indexOf(other.verdict);
const SEVERITY: readonly Verdict[] = ['clear', 'look', 'held', 'blocked'];
