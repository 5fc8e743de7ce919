import { matchesOf } from '#src/lib/matches.ts';
import { isEnglish } from '../speech/index.ts';
import { isEnglishAlone, isExplainedAbroad, readAbroad } from './abroad.ts';
import { bySaid } from './as-said.ts';
import { byFrames } from './by-frames.ts';
import { byMarks } from './by-marks.ts';
import { byRules } from './by-rules.ts';
import { withoutNames } from './called.ts';
import { isCorrectedByNext, isOfPapersNotAsked } from './corrected.ts';
import { isDealtWith } from './dealt-with.ts';
import { ofAbroad, ofLikeness, ofNamedPeople, ofSought } from './doubted.ts';
import { isGrantedByNext } from './granted.ts';
import { inTitles } from './in-titles.ts';
import { keptQuietIn } from './kept-quiet.ts';
import { isNamed, withoutNamesOfWork } from './known-work.ts';
import { isCertain, leftOf, sortOf } from './letting-go.ts';
import { isRead, type Sort } from './likeness.ts';
import { lowered } from './matching.ts';
import { OWN_LIFE } from './own-life.ts';
import { ownStateIn } from './own-state.ts';
import { type Found, type Piece, type PieceClause, pieceOf, withoutMasked, wordsAt } from './piece.ts';
import { withoutPlainlySaid } from './plainly-said.ts';
import { PRIVATE_REASONS, PRIVATE_RULES } from './private.ts';
import { PRIVATE_BODY } from './private-body.ts';
import { PRIVATE_FURTHER } from './private-further.ts';
import { PRIVATE_HOME } from './private-home.ts';
import { PRIVATE_KINDS } from './private-kinds.ts';
import { PRIVATE_LEAVING } from './private-leaving.ts';
import { PRIVATE_LIFE } from './private-life.ts';
import { PRIVATE_PAY } from './private-pay.ts';
import { PRIVATE_TOLD } from './private-told.ts';
import { PRIVATE_VISAS } from './private-visas.ts';
import { questionsIn } from './questions.ts';
import { reactionsIn } from './reacted.ts';
import { REASONS, rewordingFor } from './reasons.ts';
import { sameSentences } from './repeated.ts';
import { isAnswered, softened } from './reported.ts';
import { inSpacedLetters } from './spaced-letters.ts';
import { isOpenedByNext, isSeenToByNext, isTakenOutByNext } from './there-abroad.ts';
import { titlesOfOneSex } from './title-of-one-sex.ts';
import { withoutToldOfOthers } from './told-of-others.ts';
import { toldOutrightIn } from './told-outright.ts';
import { withoutTrades } from './trades-told.ts';
import { type Attribute, type Finding, isAttribute, type PrivateFact, type Review } from './types.ts';
import { tellsWhoLeaves } from './vacated.ts';
import { groundsOf, settled, weighed } from './weighed.ts';
import { byWholeLines } from './whole-lines.ts';
import { isTakenWell } from './withdrawn.ts';

/** What was read of a private fact: `unless` reads the whole sentence, `unlessBeside` the words next to it. */
interface PrivateRule {
  about: PrivateFact;
  pattern: RegExp;
  unless?: RegExp;
  unlessBeside?: RegExp;
}

const PRIVATE = [
  ...PRIVATE_RULES,
  ...PRIVATE_KINDS,
  ...PRIVATE_FURTHER,
  ...PRIVATE_LIFE,
  ...PRIVATE_TOLD,
  ...PRIVATE_VISAS,
  ...PRIVATE_BODY,
  ...PRIVATE_HOME,
  ...PRIVATE_LEAVING,
  ...PRIVATE_PAY,
  ...OWN_LIFE,
].map((rule: PrivateRule) => ({
  ...rule,
  pattern: lowered(rule.pattern, 'g'),
  ...(rule.unless === undefined ? {} : { unless: lowered(rule.unless) }),
  ...(rule.unlessBeside === undefined ? {} : { unlessBeside: lowered(rule.unlessBeside) }),
}));

/** How many letters before and behind what was found say whether it is of the work: the rest of a sentence may well be. */
const BESIDE = 45;

const beside = (text: string, start: number, end: number): string =>
  `${text.slice(Math.max(0, start - BESIDE), start)} | ${text.slice(end, end + BESIDE)}`;

/** A finding of what is said of somebody by an attribute, of which only the place in a text is known. */
export function findingOf(
  about: Attribute,
  field: string,
  at: { text: string; start: number; end: number },
): Finding {
  const { text: words, start, end } = at;
  return {
    verdict: 'blocked',
    about,
    field,
    words,
    start,
    end,
    reason: REASONS[about],
    rewording: rewordingFor(about, 'person'),
  };
}

/** Texts by the input that holds them, as a path in the caller's own words. */
export type Texts = Iterable<readonly [field: string, text: string | null | undefined]>;

/**
 * What speaks against letting texts out: wording about what the law keeps out of hiring (blocked, or held where it
 * cannot be sure), and of a person what they may want to keep to themselves (held). A wording that is lawful for a
 * reason which the texts give is clear, with its ground. Texts that leave together are checked together: a ground that
 * one of them gives holds for all.
 */
export function review(texts: Texts, as: Review): Finding[] {
  const all = [...texts];
  const found = reviewed(all, as, byWholeLines);
  const isNew = (one: Finding): boolean =>
    found.every(({ field, start, end }) => field !== one.field || end <= one.start || one.end <= start);
  const apart = all.flatMap(([field, text]) =>
    inSpacedLetters(field, text ?? '', (of, said) => reviewed([[of, said]], as, byWholeLines)),
  );
  return apart.length === 0 ? found : [...found, ...apart.filter(isNew)];
}

/** The same as sentences alone say, before their lines are weighed as wholes: by which `learn-lines.ts` teaches. */
export const reviewSentences = (texts: Texts, as: Review): Finding[] =>
  reviewed(texts, as, (_, findings) => [...findings]);

function reviewed(
  texts: Texts,
  as: Review,
  asWholes: (piece: Piece, findings: readonly Finding[], as: Review) => Finding[],
): Finding[] {
  const companies = (as.companies ?? []).filter((name) => name !== null);
  const people = (as.people ?? []).filter((name) => name !== null);
  const isOfPerson = as.subject === 'person';
  const pieces = [...texts].flatMap(([field, text]) => {
    if (text == null || text === '') return [];
    const read = withoutNames(text, people);
    return [pieceOf(field, text, isOfPerson ? withoutTrades(read) : read, companies)];
  });
  const place = placeOf(as);
  const read = pieces.flatMap((piece) =>
    sameSentences(piece).map(({ clause, shifts }) => ({
      piece,
      clause,
      shifts,
      found: inClause(piece, clause, as),
    })),
  );
  const titled = pieces.flatMap((piece) => inTitles(piece, as));
  const grounds = groundsOf([...read.flatMap(({ found }) => found), ...titled], pieces, place);
  const inSentences = (of: Piece): Finding[] =>
    read
      .filter(({ piece }) => piece === of)
      .flatMap(({ clause, shifts, found }) =>
        leftOf(clause, withGrounds(found, grounds, place), as).flatMap(({ finding }) =>
          shifts.map((by) => ({ ...finding, start: finding.start + by, end: finding.end + by })),
        ),
      );
  const inDescription = as.isSource === true && !isOfPerson;
  const about = pieces.flatMap((piece) => {
    const found = asWholes(piece, inSentences(piece), as);
    return inDescription ? withoutToldOfOthers(piece, found) : found;
  });
  const told = isOfPerson
    ? pieces.flatMap((piece) => [...privateIn(piece), ...ownStateIn(piece)])
    : pieces.flatMap((piece) => [
        ...keptQuietIn(piece, as),
        ...toldOutrightIn(piece, as),
        ...(as.isToSomebody === true ? [...questionsIn(piece), ...reactionsIn(piece)] : []),
      ]);
  const ofTitles = titled.map(({ finding, clause }) => weighed(finding, clause, grounds, place));
  const said = new Map(pieces.map(({ field, original }) => [field, original]));
  return withoutPlainlySaid(
    settled([...about, ...ofTitles, ...told, ...(isOfPerson ? [] : titlesOfOneSex(pieces, as))]),
    (field) => said.get(field) ?? '',
    isOfPerson || as.isToSomebody === true,
  );
}

/** The place whose law holds, by its code: many write UK for GB. */
const placeOf = ({ place }: Review): string => (place?.toUpperCase() ?? '').replace(/^UK$/, 'GB');

const withGrounds = (
  found: readonly Found[],
  grounds: ReturnType<typeof groundsOf>,
  place: string,
): Found[] =>
  found.map((one) =>
    one.apart === 'ungrounded' ? one : { ...one, finding: weighed(one.finding, one.clause, grounds, place) },
  );

/**
 * The sentences of a text with how what is found in each was found, where one that reads like lawful lines would be let go, and
 * whether anything else is. `make.ts` sets by such texts how well that is.
 */
export function sortsIn(
  text: string,
  as: Review,
): { text: string; sort: Sort | null; isCertain: boolean; isFound: boolean; left: string }[] {
  const piece = pieceOf('text', text, text, []);
  const found = piece.clauses.map((clause) => inClause(piece, clause, { ...as, isSource: true }));
  const place = placeOf(as);
  const grounds = groundsOf(found.flat(), [piece], place);
  return piece.clauses.map((clause, at) => {
    const all = withGrounds(found[at] ?? [], grounds, place);
    const sort = sortOf(all);
    return {
      text: clause.text,
      sort,
      isCertain: sort !== null && isCertain(all, sort),
      isFound: all.some(({ finding }) => finding.verdict !== 'clear'),
      left: withoutMasked(clause.text, clause.lawful),
    };
  });
}

function inClause(piece: Piece, clause: PieceClause, as: Review): Found[] {
  const whole = inWhole(piece, clause, as);
  return as.subject === 'role' && clause.apart !== undefined
    ? [...whole, ...ofParts(piece, clause, as, whole)]
    : whole;
}

/**
 * What the parts of a sentence that are read by themselves say.
 * @param whole what the sentence as a whole says: a ground that it gives for another attribute gives none for theirs
 */
function ofParts(piece: Piece, clause: PieceClause, as: Review, whole: readonly Found[]): Found[] {
  const text = as.from ?? piece.original;
  return (clause.apart ?? []).flatMap((one) => {
    const part = { ...one, start: clause.start + one.start };
    const alone = { ...piece, clauses: [part] };
    const known = byRules(alone, part, as);
    const ruled = [...known, ...byFrames(alone, part, known, as)];
    const abroad =
      ruled.length === 0 && /[\p{L}\p{N}]/u.test(part.lawful) ? readAbroad(part.text, text) : null;
    const named = abroad === null || abroad === 'unknown' ? [] : ofAbroad(alone, part, abroad, as);
    const start = piece.plain.startOf(part.start);
    const others = whole.filter(({ finding }) => finding.start < start).map(({ finding }) => finding.about);
    return leftOf(part, explained([...ruled, ...named], part.text, text), as).map((found) => ({
      ...found,
      clause: clause.lower,
      apart:
        isAttribute(found.finding.about) && others.length > 0 && !others.includes(found.finding.about)
          ? ('ungrounded' as const)
          : ('own' as const),
    }));
  });
}

function inWhole(piece: Piece, clause: PieceClause, as: Review): Found[] {
  if (clause.isStated === true) return [];
  const at = piece.clauses.indexOf(clause);
  const next = piece.clauses[at + 1]?.text;
  if (isOpenedByNext(clause.text, next) || isTakenOutByNext(clause.text, next)) return [];
  if (isSeenToByNext(clause.text, next) || isTakenWell(clause.lower, next?.toLowerCase())) return [];
  if (isGrantedByNext(clause.text, next)) return [];
  if (isDealtWith(clause.text, next, piece.clauses[at - 1]?.text)) return [];
  if (isCorrectedByNext(clause.text, next) || isOfPapersNotAsked(clause.text, piece.clauses[at - 1]?.text))
    return [];
  // Why a job is open is no wish, and stands in no ad.
  if (as.isSource === true && tellsWhoLeaves(clause.text)) return [];
  const text = as.from ?? piece.original;
  const inName = isNamed(clause.text);
  const ruled = byRules(piece, clause, as).filter((one) => !inName(one));
  const marked = [...ruled, ...byMarks(piece, clause, as)];
  const read = marked.length > 0 ? explained(marked, clause.text, text) : marked;
  // The frames are of English, whatever words stand in them.
  const left = [...read, ...byFrames(piece, clause, read, as), ...bySaid(piece, clause, as)];
  if (left.length > 0) {
    return isAnswered(clause.text, next) ? left.map(softened) : left;
  }
  const people = ofNamedPeople(piece, clause, as);
  if (people.length > 0) return people;
  // Nothing is left of what is certainly lawful.
  const abroad = /[\p{L}\p{N}]/u.test(clause.lawful) ? readAbroad(clause.text, text) : null;
  const foreign = abroad === null ? [] : ofAbroad(piece, clause, abroad, as);
  // Of a whole sentence in another language a name of work explains nothing.
  if (abroad !== null && !(isLine(clause.text) && foreign.some(inName))) return foreign;
  if (as.isUnread !== true && as.isShown !== true) return [];
  if (as.subject === 'person') return ofLikeness(piece, clause, as);
  const sought = ofSought(piece, clause, as);
  if (!sought.some(inName)) return sought;
  // Without the name, what else the sentence says.
  return ofSought(piece, clause, as, withoutNamesOfWork(clause.text, clause.lawful)).filter(
    (one) => !inName(one),
  );
}

/** Whether a text is of so few words that it may be a title. */
const isLine = (clause: string): boolean => (clause.match(/\p{L}+/gu)?.length ?? 0) < 6;

// What a rule found by words alone may be whom the work is for in another language; what has a reason of its own was read whole.
function explained(known: Found[], clause: string, text: string): Found[] {
  const isByWords = ({ finding: { about, reason } }: Found): boolean =>
    isAttribute(about) && reason.startsWith(REASONS[about]);
  // "Suit a retired gent" may be of other languages by each of its words, and is English.
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? [];
  const inEnglish = isRead(clause) || words.every(isEnglish);
  if (inEnglish || !known.some(isByWords)) return known;
  if (isExplainedAbroad(clause, text)) return known.filter((one) => !isByWords(one));
  return known.filter((one) => !isByWords(one) || !isEnglishAlone(one.finding.words, clause, text));
}

function privateIn({ field, original, plain, clauses }: Piece): Finding[] {
  return PRIVATE.flatMap(({ about, pattern, unless, unlessBeside }) =>
    clauses.flatMap(({ lower: text, start }) =>
      unless?.test(text)
        ? []
        : matchesOf(pattern, text)
            .filter(
              ({ 0: said, index }) => unlessBeside?.test(beside(text, index, index + said.length)) !== true,
            )
            .map(({ 0: said, index }) => ({
              verdict: 'held' as const,
              about,
              ...toEndOfSum(original, wordsAt({ field, original, plain, clauses }, start + index, said)),
              reason: `This ${PRIVATE_REASONS[about]}.`,
              rewording: 'Leave it out, or ask the person first',
            })),
    ),
  );
}

/** Words that end within a sum go on to its end: "earns 1" of "earns 180,000" tells nobody what is meant. */
function toEndOfSum<W extends { words: string; end: number }>(original: string, at: W): W {
  if (!/\p{N}$/u.test(at.words)) return at;
  const [rest = ''] = /^(?:[.,](?=\p{N})|[\p{L}\p{N}])*/u.exec(original.slice(at.end)) ?? [];
  return { ...at, words: at.words + rest, end: at.end + rest.length };
}
