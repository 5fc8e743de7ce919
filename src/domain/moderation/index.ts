import { lowerOf } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isEnglish } from '../speech/index.ts';
import { type Abroad, isExplainedAbroad, readAbroad } from './abroad.ts';
import { AGED_RULES } from './aged-rules.ts';
import { ASKED_RULES } from './asked-rules.ts';
import { BELONGING_RULES } from './belonging-rules.ts';
import { withoutNames } from './called.ts';
import { CAUSED_RULES, DESPITE_RULES } from './caused-rules.ts';
import { CHOSEN_RULES } from './chosen-rules.ts';
import { CODED_RULES } from './coded-rules.ts';
import { claimsGround, groundFor, invokesException } from './grounds.ts';
import { HOLDER_RULES } from './holder-rules.ts';
import { IMPLIED_RULES } from './implied-rules.ts';
import { INDIRECT_RULES } from './indirect-rules.ts';
import { maskLawfulWording } from './lawful.ts';
import { isRead, readLikeness, readsLawful } from './likeness.ts';
import { lowered, mentionsPeople } from './matching.ts';
import { FAITH_RULES, HEALTH_RULES, LANGUAGE_RULES, ORIGIN_RULES, STATUS_RULES } from './origin-rules.ts';
import { OTHER_LANGUAGES } from './other-languages.ts';
import { OWN_LIFE } from './own-life.ts';
import { AGE_RULES, FAMILY_RULES, ORIENTATION_RULES, SEX_RULES } from './people-rules.ts';
import { type Clause, clausesOf, isGreeting, plainOf, unswapped } from './plain.ts';
import { PRIVATE_REASONS, PRIVATE_RULES } from './private.ts';
import { PRIVATE_FURTHER } from './private-further.ts';
import { PRIVATE_KINDS } from './private-kinds.ts';
import { mayNamePeople, readPeople } from './reader.ts';
import { OF_LANGUAGE, OF_LIKENESS, OF_SOUGHT, ofOwn, REASONS, rewordingFor } from './reasons.ts';
import { SAID_RULES } from './said-rules.ts';
import { readBack, readSought } from './sought.ts';
import { TOLD_RULES } from './told-rules.ts';
import { turnedAwayAbroad } from './turned-away-abroad.ts';
import {
  type Attribute,
  type Finding,
  isAttribute,
  PERSONAL_DESCRIPTION,
  type Rule,
  type Subject,
  type Verdict,
} from './types.ts';
import { PASSES_OVER, PICKS } from './words.ts';

export {
  decided,
  HeldReview,
  HOLDABLE,
  isUndecided,
  newlyHeld,
  notReleased,
  passGate,
  refuseHeld,
  requireHeld,
  waitsForModel,
  warnHeld,
} from './held.ts';
export {
  blockedBy,
  findingLines,
  findingsText,
  heldBy,
  readFor,
  refuseBlocked,
  toLookAt,
  warnOfHeld,
} from './outcomes.ts';
export {
  AWAITED,
  afterReading,
  awaitingModel,
  isAwaited,
  isBound,
} from './readings.ts';
export { type Attribute, type Finding, isAttribute, type Subject } from './types.ts';
export { AGED_THING } from './words.ts';

const RULES: readonly Rule[] = [
  ...AGE_RULES,
  ...AGED_RULES,
  ...SEX_RULES,
  ...FAMILY_RULES,
  ...ORIENTATION_RULES,
  ...ORIGIN_RULES,
  ...LANGUAGE_RULES,
  ...FAITH_RULES,
  ...HEALTH_RULES,
  ...STATUS_RULES,
  ...HOLDER_RULES,
  ...CHOSEN_RULES,
  ...INDIRECT_RULES,
  ...BELONGING_RULES,
  ...ASKED_RULES,
  ...TOLD_RULES,
  ...SAID_RULES,
  ...CODED_RULES,
  ...IMPLIED_RULES,
  ...CAUSED_RULES,
  ...DESPITE_RULES,
  ...OTHER_LANGUAGES,
].map((rule) => ({
  ...rule,
  pattern: lowered(rule.pattern, 'g'),
  ...(rule.needs === undefined ? {} : { needs: lowered(rule.needs) }),
  ...(rule.unless === undefined ? {} : { unless: lowered(rule.unless) }),
}));

// Somebody who is put forward is a he or a she: only what a client wants says more.
const WANTED =
  /\b(?:list|shortlist\w*|slate|send|sending|only|prefer\w*|wants?|wanted|asked (?:me )?for|rather not)\b/;

const PRIVATE = [...PRIVATE_RULES, ...PRIVATE_KINDS, ...PRIVATE_FURTHER, ...OWN_LIFE].map((rule) => ({
  ...rule,
  pattern: lowered(rule.pattern, 'g'),
  ...(rule.unless === undefined ? {} : { unless: lowered(rule.unless) }),
}));

/** What a text is checked as. */
export interface Review {
  subject: Subject;
  /** The place whose law holds (ISO 3166-1 alpha-2); null or one without rules of its own: the strictest. */
  place: string | null;
  /** Names of companies that the text may hold: none of their words is taken for a person's. */
  companies?: readonly (string | null)[];
  /** Names of the people whom the text is to or about, which may be words for a people or a faith. */
  people?: readonly (string | null)[];
  /**
   * Whether it would leave without a person having read it: then what says how somebody should be, and is not known to be of
   * their work, is held too, and what reads like lines that tell of somebody what has no place in hiring.
   */
  isUnread?: boolean;
  /** Whether whoever sends it is told of the same, with the verdict `look`, which keeps nothing back. Default neither. */
  isShown?: boolean;
  /** Whether the texts are themselves not published: then no line is held for what it is like alone. */
  isSource?: boolean;
  /** What the texts were taken from: its language is that of their shortest lines, which tell none. */
  from?: string | null;
}

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
  const companies = (as.companies ?? []).filter((name) => name !== null);
  const people = (as.people ?? []).filter((name) => name !== null);
  const pieces = [...texts].flatMap(([field, text]) =>
    text == null || text === '' ? [] : [pieceOf(field, text, withoutNames(text, people), companies)],
  );
  const place = as.place?.toUpperCase() ?? '';
  const found = pieces.flatMap((piece) => piece.clauses.flatMap((clause) => inClause(piece, clause, as)));
  const grounds = groundsOf(found, pieces, place);
  const about = found.map(({ finding, clause }) => weighed(finding, clause, grounds, place));
  const told = as.subject === 'person' ? pieces.flatMap(privateIn) : [];
  return settled([...about, ...told]);
}

interface Piece {
  field: string;
  original: string;
  plain: ReturnType<typeof plainOf>;
  /**
   * In lower case; lawful: what is certainly lawful taken out; masked: the same, null where a rule finds nothing to look at.
   */
  clauses: (Clause & { lower: string; lawful: string; masked: string | null })[];
}

/** @param read the original with what is not looked at masked, at the same places */
function pieceOf(field: string, original: string, read: string, companies: readonly string[]): Piece {
  const plain = plainOf(read);
  const clauses = clausesOf(plain.text).map(({ text, start }) => {
    const lower = lowerOf(text);
    const said = unswapped(lower);
    const masked =
      mentionsPeople(said) || mayNamePeople(said) ? maskLawfulWording(text, said, companies) : null;
    // What is masked is long where nearly all is lawful, and holds nothing to look for.
    const rest = masked?.replace(/\u00b7{2,}/g, '\u00b7') ?? null;
    const left = rest !== null && (mentionsPeople(rest) || mayNamePeople(rest));
    return { text, start, lower, lawful: masked ?? lower, masked: left ? masked : null };
  });
  return { field, original, plain, clauses };
}

interface Found {
  finding: Finding;
  clause: string;
  /** Whether its words alone say little, so that the whole sentence is weighed. */
  loose: boolean;
}

function inClause(piece: Piece, clause: Piece['clauses'][number], as: Review): Found[] {
  const found = unweighed(piece, clause, as);
  return found.length > 0 && found.every(({ loose }) => loose) && isLetGo(clause, as) ? [] : found;
}

/** Whether what is doubted of a sentence says nothing, as the sentence reads well like lawful lines. */
function isLetGo({ text, lawful }: Piece['clauses'][number], { subject }: Review): boolean {
  const left = withoutMasked(text, lawful);
  return left.length > text.length / 2 && readsLawful(left, subject);
}

/**
 * Whether all that is found in a text is what a sentence that reads well like lawful lines would be let go of. `make.ts` sets by
 * such texts how well that is.
 */
export const isOnlyDoubted = (text: string, as: Review): boolean => {
  const piece = pieceOf('text', text, text, []);
  const found = piece.clauses.flatMap((clause) => unweighed(piece, clause, { ...as, isSource: true }));
  return found.length > 0 && found.every(({ loose }) => loose);
};

function unweighed(piece: Piece, clause: Piece['clauses'][number], as: Review): Found[] {
  const text = as.from ?? piece.original;
  const known = byRules(piece, clause, as);
  if (known.length > 0) return explained(known, clause.text, text);
  if (as.isUnread !== true && as.isShown !== true) return [];
  // Nothing is left of what is certainly lawful.
  const abroad = /[\p{L}\p{N}]/u.test(clause.lawful) ? readAbroad(clause.text, text) : null;
  if (abroad !== null) return ofAbroad(piece, clause, abroad, as);
  return as.subject === 'person' ? ofLikeness(piece, clause, as) : ofSought(piece, clause, as);
}

// What a rule found by words alone may be whom the work is for in another language; what has a reason of its own was read whole.
function explained(known: Found[], clause: string, text: string): Found[] {
  const isByWords = ({ finding: { about, reason } }: Found): boolean =>
    isAttribute(about) && reason.startsWith(REASONS[about]);
  // "Suit a retired gent" may be of other languages by each of its words, and is English.
  const words = clause.toLowerCase().match(/\p{L}+/gu) ?? [];
  const inEnglish = isRead(clause) || words.every(isEnglish);
  return known.some(isByWords) && !inEnglish && isExplainedAbroad(clause, text)
    ? known.filter((one) => !isByWords(one))
    : known;
}

function ofAbroad(piece: Piece, clause: Piece['clauses'][number], abroad: Abroad, as: Review): Found[] {
  const whole = { start: 0, end: clause.text.length };
  if (abroad === 'unknown') return [doubtAt(piece, clause, whole, OF_LANGUAGE, as)];
  const { named } = abroad;
  if (named === undefined) {
    const away = turnedAwayAbroad(clause.lawful);
    return away === undefined ? [] : [doubtAt(piece, clause, away, OF_SOUGHT, as)];
  }
  if (named.about === null) return [doubtAt(piece, clause, whole, OF_LIKENESS[as.subject], as)];
  const why = {
    about: named.about,
    reason: `${REASONS[named.about]} Whether it does is not certain.`,
    rewording: rewordingFor(named.about, as.subject),
  };
  return [doubtAt(piece, clause, named, why, as)];
}

function ofSought(piece: Piece, clause: Piece['clauses'][number], as: Review): Found[] {
  const said = readSought(clause.text, clause.lawful);
  if (said !== null)
    return [
      {
        ...doubtAt(piece, clause, said, OF_SOUGHT, as),
        loose: said.weighed && saysNobody(clause.lower, false),
      },
    ];
  const back = readBack(clause.text, before(piece, clause));
  return back === null ? ofLikeness(piece, clause, as) : [doubtAt(piece, clause, back, OF_SOUGHT, as)];
}

/** The sentence before, where it may name people by what they are. */
function before({ clauses }: Piece, clause: Piece['clauses'][number]): string | null {
  const last = clauses[clauses.indexOf(clause) - 1];
  return last !== undefined && mayNamePeople(last.lawful) ? last.lawful : null;
}

function ofLikeness(piece: Piece, clause: Piece['clauses'][number], as: Review): Found[] {
  const { subject, isSource } = as;
  const { text, lawful } = clause;
  const left = withoutMasked(text, lawful);
  // What is for the most part certainly lawful reads like nothing without it.
  // "The shed is not": a few words about a thing are like anything.
  if (/^\W*(?:the|our|this|that|its) \p{L}+ (?:is|are|was|were)(?: \p{L}+){0,2}\W*$/iu.test(left)) return [];
  if (isGreeting(left)) return [];
  if (isSource === true || left.length <= text.length / 2) return [];
  const own = readLikeness(left, subject);
  if (own === undefined) return [];
  if (own === null) return [doubtAt(piece, clause, { start: 0, end: text.length }, OF_LIKENESS[subject], as)];
  const said = left.slice(own.start, own.end);
  const start = Math.max(0, text.indexOf(said));
  return [doubtAt(piece, clause, { start, end: start + said.length }, ofOwn(own.about, subject), as)];
}

/** Whether a sentence says of nobody that they are passed over, nor, where a rule is certain, that they are picked. */
const saysNobody = (lower: string, certain: boolean): boolean =>
  !PASSES_OVER.test(lower) && !(certain && PICKS.test(lower));

function doubtAt(
  piece: Piece,
  { text, start: from, lower }: Piece['clauses'][number],
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

// "Larkspur & Sons is looking for you": no son is looked for.
const withoutMasked = (text: string, masked: string): string =>
  text.replace(/./gsu, (sign: string, at: number) => (masked[at] === '\u00b7' ? '' : sign));

function byRules(piece: Piece, clause: Piece['clauses'][number], { subject }: Review): Found[] {
  const { masked } = clause;
  if (masked === null) return [];
  // Many rules need the same thing of a sentence: it is looked for once.
  const said = new Map<string, boolean>();
  const says = (needed: RegExp): boolean => {
    const known = said.get(needed.source) ?? needed.test(masked);
    said.set(needed.source, known);
    return known;
  };
  const ruled = RULES.flatMap((rule): Found[] => {
    // A text about a person may also say whom a client wants: what that says is held.
    const isOfRole = rule.subject === 'role' && subject === 'person';
    if (rule.subject === 'person' && subject === 'role') return [];
    if (isOfRole && rule.about === 'sex' && !says(WANTED)) return [];
    if (rule.needs !== undefined && !says(rule.needs)) return [];
    const matches = matchesOf(rule.pattern, masked);
    if (matches.length === 0 || rule.unless?.test(masked)) return [];
    const verdict = isOfRole ? 'held' : (rule.verdict ?? 'blocked');
    return matches.map(({ 0: said, index }) => ({
      clause: clause.lower,
      loose: rule.loose === true && saysNobody(masked, verdict === 'blocked'),
      finding: {
        verdict,
        about: rule.about,
        ...wordsAt(piece, clause.start + index, said),
        reason: rule.reason ?? REASONS[rule.about],
        rewording: rule.rewording ?? rewordingFor(rule.about, subject),
      },
    }));
  });
  // What the rules know is known; what they pass is read by its parts.
  const found = ruled.some(({ finding }) => finding.verdict === 'blocked')
    ? ruled
    : [...ruled, ...byParts(piece, clause, masked, subject)];
  // The title before a name is no illness.
  return found.filter(({ finding }) => !/^Ms\.?$/u.test(finding.words));
}

function byParts(piece: Piece, clause: Piece['clauses'][number], masked: string, subject: Subject): Found[] {
  return readPeople(clause.text, masked, subject).map(({ about, start, end, certain }) => ({
    clause: clause.lower,
    loose: saysNobody(masked, certain),
    finding: {
      verdict: certain ? 'blocked' : 'held',
      about,
      ...wordsAt(piece, clause.start + start, clause.text.slice(start, end)),
      reason: certain ? REASONS[about] : `${REASONS[about]} Whether it does is not certain.`,
      rewording: rewordingFor(about, subject),
    },
  }));
}

function wordsAt({ field, original, plain }: Piece, at: number, said: string) {
  const lead = said.length - said.replace(/^[\s,;:(]+/u, '').length;
  const trimmed = said.slice(lead).replace(/[\s,;:]+$/u, '');
  const start = plain.startOf(at + lead);
  const end = plain.endOf(at + lead + Math.max(1, trimmed.length) - 1);
  return { field, words: original.slice(start, end), start, end };
}

/**
 * The attributes for which some sentence gives a lawful ground, with its words: the sentence that says what is asked for,
 * or one beside it that cites the law.
 */
function groundsOf(found: readonly Found[], pieces: readonly Piece[], place: string): Map<Attribute, string> {
  const grounds = new Map<Attribute, string>();
  for (const { finding, clause } of found) {
    const { about } = finding;
    if (!isAttribute(about)) continue;
    for (const [near, said] of clauseAndBeside(pieces, clause)) {
      const ground = groundFor(said, about, place);
      // A citation holds for the whole text; a licence or a machine only for the sentence that names it.
      if (ground?.cited !== true) continue;
      if (near && !invokesException(said)) continue;
      grounds.set(about, ground.words);
    }
  }
  return grounds;
}

const pair = (near: boolean, said: string): [boolean, string] => [near, said];

// The sentence after it may cite the law, and what a semicolon parts from it before.
function clauseAndBeside(pieces: readonly Piece[], clause: string): [near: boolean, said: string][] {
  const all = pieces.flatMap(({ plain, clauses }) =>
    clauses.map(({ lower, start, text }) => ({ lower, endsIn: plain.text[start + text.length] })),
  );
  const at = all.findIndex(({ lower }) => lower === clause);
  const before = all[at - 1]?.endsIn === ';' ? all[at - 1] : undefined;
  const upTo = at < 0 ? -1 : all.findIndex(({ endsIn }, place) => place >= at && endsIn !== ';');
  const after = at < 0 ? [] : all.slice(at + 1, (upTo < 0 ? all.length : upTo) + 2);
  return [
    pair(false, clause),
    ...[before, ...after].flatMap((near) => (near === undefined ? [] : [pair(true, near.lower)])),
  ];
}

function weighed(
  finding: Finding,
  clause: string,
  grounds: ReadonlyMap<Attribute, string>,
  place: string,
): Finding {
  const { about } = finding;
  const ground = isAttribute(about)
    ? (groundFor(clause, about, place)?.words ?? grounds.get(about))
    : undefined;
  if (ground !== undefined)
    return { ...finding, verdict: 'clear', reason: `Lawful: ${ground}.`, rewording: null };
  if (finding.verdict === 'blocked' && claimsGround(clause)) {
    return {
      ...finding,
      verdict: 'held',
      reason: `${finding.reason} An exception is claimed; name the law that allows it.`,
    };
  }
  return finding;
}

function privateIn({ field, original, plain, clauses }: Piece): Finding[] {
  return PRIVATE.flatMap(({ about, pattern, unless }) =>
    clauses.flatMap(({ lower: text, start }) =>
      unless?.test(text)
        ? []
        : matchesOf(pattern, text).map(({ 0: said, index }) => ({
            verdict: 'held' as const,
            about,
            ...wordsAt({ field, original, plain, clauses }, start + index, said),
            reason: `This ${PRIVATE_REASONS[about]}.`,
            rewording: 'Leave it out, or ask the person first',
          })),
    ),
  );
}

const WEIGHT: Record<Verdict, number> = { blocked: 3, held: 2, look: 1, clear: 0 };

/** One finding for words that several rules found: the gravest, then what is known of them, then the longest. */
function settled(findings: readonly Finding[]): Finding[] {
  const byWeight = [...findings].sort(
    (a, b) =>
      WEIGHT[b.verdict] - WEIGHT[a.verdict] ||
      Number(a.about === PERSONAL_DESCRIPTION) - Number(b.about === PERSONAL_DESCRIPTION) ||
      b.end - b.start - (a.end - a.start),
  );
  const kept: Finding[] = [];
  for (const one of byWeight) {
    const overlaps = kept.some(
      (other) => other.field === one.field && other.start < one.end && one.start < other.end,
    );
    if (!overlaps) kept.push(one);
  }
  return kept.sort((a, b) => (a.field === b.field ? a.start - b.start : 0));
}
