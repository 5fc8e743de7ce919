import type { Abroad } from './abroad.ts';
import { hintedAbroad } from './hinted-abroad.ts';
import { saysWorkAlone } from './known-work.ts';
import { isOfTheHouse } from './lawful-ads.ts';
import { readLikeness } from './likeness.ts';
import { readNamedPeople } from './named-people.ts';
import { isShort } from './overt.ts';
import {
  before,
  type Found,
  type Piece,
  type PieceClause,
  saysNobody,
  withoutMasked,
  wordsAt,
} from './piece.ts';
import { isGreeting } from './plain.ts';
import {
  OF_LANGUAGE,
  OF_LATE,
  OF_LIKENESS,
  OF_SOUGHT,
  ofOwn,
  REASONS,
  rewordingFor,
  uncertain,
} from './reasons.ts';
import { readShort } from './short-lines.ts';
import { readSought } from './sought.ts';
import { readBack } from './sought-back.ts';
import { turnedAwayAbroad } from './turned-away-abroad.ts';
import { type Finding, PERSONAL_DESCRIPTION, type Review } from './types.ts';

// What no rule finds in a sentence and somebody has to look at all the same, where nobody has read it.

/** By what a sentence in another language names. */
export function ofAbroad(piece: Piece, clause: PieceClause, abroad: Abroad, as: Review): Found[] {
  const whole = { start: 0, end: clause.text.length };
  const isSoft = as.isUnread === true || as.isShown === true;
  if (abroad === 'unknown') return isSoft ? [doubtAt(piece, clause, whole, OF_LANGUAGE, as)] : [];
  const { named } = abroad;
  if (!isSoft && (named === undefined || named.certainty === 'doubted')) return [];
  if (named === undefined) {
    // A few words tell no language.
    const away = turnedAwayAbroad(clause.lawful) ?? hintedAbroad(clause.text) ?? readShort(clause.text);
    return away === undefined ? [] : [doubtAt(piece, clause, away, OF_SOUGHT, as)];
  }
  if (named.about === null) return [doubtAt(piece, clause, whole, OF_LIKENESS[as.subject], as)];
  const { about, certainty } = named;
  const why = {
    about,
    reason: certainty === 'sure' ? REASONS[about] : uncertain(REASONS[about]),
    rewording: rewordingFor(about, as.subject),
  };
  const found = doubtAt(piece, clause, named, why, as);
  if (certainty === 'doubted') return [found];
  const verdict = certainty === 'sure' ? 'blocked' : 'held';
  return [{ ...found, finding: { ...found.finding, verdict } }];
}

/**
 * By how somebody should be that is not known to be of their work.
 * @param lawful the sentence with more taken out than what is certainly lawful
 */
export function ofSought(piece: Piece, clause: PieceClause, as: Review, lawful = clause.lawful): Found[] {
  if (isOfTheHouse(clause.lower)) return [];
  const said = readSought(clause.text, lawful);
  if (said !== null)
    return [
      {
        ...doubtAt(piece, clause, said, OF_SOUGHT, as),
        loose: said.weighed && saysNobody(clause.lower, false),
        ...(mayBeLetGo(clause) ? { described: true as const } : {}),
      },
    ];
  const back = readBack(clause.text, before(piece, clause));
  return back === null ? ofLikeness(piece, clause, as) : [doubtAt(piece, clause, back, OF_SOUGHT, as)];
}

/** By names that stand for whoever is called so. */
export function ofNamedPeople(piece: Piece, clause: PieceClause, as: Review): Found[] {
  if (as.subject === 'person' || (as.isUnread !== true && as.isShown !== true)) return [];
  const named = readNamedPeople(clause.text);
  return named === null ? [] : [doubtAt(piece, clause, named, OF_SOUGHT, as)];
}

/** A few words tell the reader of likeness too little, and who is passed over is so in any words. */
const mayBeLetGo = ({ text, lower }: PieceClause): boolean => !isShort(text) && saysNobody(lower, false);

/** By the lines that it is like. */
export function ofLikeness(piece: Piece, clause: PieceClause, as: Review): Found[] {
  const { subject, isSource } = as;
  const { text, lawful } = clause;
  const left = withoutMasked(text, lawful);
  // What is for the most part certainly lawful reads like nothing without it.
  // "The shed is not": a few words about a thing are like anything.
  if (/^\W*(?:the|our|this|that|its) \p{L}+ (?:is|are|was|were)(?: \p{L}+){0,2}\W*$/iu.test(left)) return [];
  if (isGreeting(left) || (subject === 'role' && saysWorkAlone(text))) return [];
  if (isSource === true || left.length <= text.length / 2) return [];
  const own = readLikeness(text, left, subject);
  if (own === undefined) return [];
  if (own === null || own === 'late') {
    const why = own === null ? OF_LIKENESS[subject] : OF_LATE[subject];
    return [doubtAt(piece, clause, { start: 0, end: text.length }, why, as)];
  }
  const said = left.slice(own.start, own.end);
  const start = Math.max(0, text.indexOf(said));
  return [doubtAt(piece, clause, { start, end: start + said.length }, ofOwn(own.about, subject), as)];
}

function doubtAt(
  piece: Piece,
  { text, start: from, lower }: PieceClause,
  { start, end }: { start: number; end: number },
  { about = PERSONAL_DESCRIPTION, ...why }: { about?: Finding['about']; reason: string; rewording: string },
  { isUnread }: Review,
): Found {
  const words = wordsAt(piece, from + start, text.slice(start, end));
  return {
    clause: lower,
    loose: false,
    finding: { verdict: isUnread === true ? 'held' : 'look', about, ...words, ...why },
  };
}
