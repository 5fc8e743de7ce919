import { lowerOf } from '#src/lib/fold.ts';
import { withoutAdvised } from './advised-abroad.ts';
import { partsApart } from './apart.ts';
import { isArrangedFor } from './arranged-for.ts';
import { marksIn } from './everyday-terms.ts';
import { isFaithAside } from './faith-aside.ts';
import { isElliptic, isKind } from './kindly.ts';
import { maskLawfulWording } from './lawful.ts';
import { isOfTheHouse } from './lawful-ads.ts';
import { isCommonLawful } from './lawful-common.ts';
import { isOwnChoice } from './lawful-daily.ts';
import { isLawfulFrame } from './lawful-frames.ts';
import { tellsWhoWasTaken } from './lawful-nearby.ts';
import { isLawfulPresent } from './lawful-present.ts';
import { isOfClearance, isRostered } from './lawful-schemes.ts';
import { isLawfulSentence } from './lawful-sentences.ts';
import { isStatedLawful } from './lawful-stated.ts';
import { isLawfulTalk } from './lawful-talk.ts';
import { isLawfulWhole } from './lawful-whole.ts';
import { coversLeave } from './leave-covered.ts';
import { mentionsPeople } from './matching.ts';
import { isSetAside, playsNoPart, withoutTakenOut } from './no-part.ts';
import { asksForPapers, withoutPapers } from './papers.ts';
import { type Clause, clausesOf, plainOf, unswapped } from './plain.ts';
import { mayNamePeople } from './reader.ts';
import { isSetRight } from './set-right.ts';
import type { Finding } from './types.ts';
import { isCoveredByNext } from './vacated.ts';
import { PASSES_OVER, PICKS } from './words.ts';

/** A text as it is read. */
export interface Piece {
  field: string;
  original: string;
  plain: ReturnType<typeof plainOf>;
  /**
   * In lower case; lawful: what is certainly lawful taken out; masked: the same, null where a rule finds nothing to look at;
   * isPassed: lawful as a whole by what it says or the next one answers;
   * isStated: by a set phrase, so that nothing else is read in it; apart: its parts that are read by themselves.
   */
  clauses: PieceClause[];
}

/** A sentence of it. */
export interface PieceClause extends Clause {
  lower: string;
  lawful: string;
  masked: string | null;
  isPassed?: true;
  isStated?: true;
  apart?: PieceClause[];
}

/** What was found in a sentence, before its grounds are known. */
export interface Found {
  finding: Finding;
  clause: string;
  /** Whether its words alone say little, so that the whole sentence is weighed. */
  loose: boolean;
  /** Whether it is only that somebody is described by words that are not known to be of work. */
  described?: true;
  /** Whether a rule found it, by words or a turn of phrase. */
  byRule?: true;
  /** Where a part of the sentence says it by itself, so that nothing in the rest speaks for it; `ungrounded` where what the rest says is of another attribute. */
  apart?: 'own' | 'ungrounded';
}

/** @param read the original with what is not looked at masked, at the same places */
export function pieceOf(field: string, original: string, read: string, companies: readonly string[]): Piece {
  const plain = plainOf(read);
  const sentences = clausesOf(plain.text);
  const said = sentences.map(({ text }) => text);
  const known = new Map<string, Omit<PieceClause, 'start'>>();
  const clauses = sentences.map(({ text: sentence, start }, at) => {
    const text = withoutAdvised(sentence);
    const next = sentences[at + 1]?.text;
    if (isOfClearance(text, sentences[at - 1]?.text)) return { ...passed(text), start };
    if (isSetRight(said, at) || isArrangedFor(said, at))
      return { ...passed(text), isStated: true as const, start };
    const end = plain.text[start + text.length];
    // The same sentence before the same next one is read once.
    const key = [text, end, next].join('\u0000');
    const clause = known.get(key) ?? withParts(sentenceOf(text, end, next, companies), end, companies);
    known.set(key, clause);
    return { ...clause, start };
  });
  return { field, original, plain, clauses };
}

/** Each part by its place in the sentence. */
function withParts(
  sentence: Omit<PieceClause, 'start'>,
  end: string | undefined,
  companies: readonly string[],
): Omit<PieceClause, 'start'> {
  if (end === '?' || sentence.isPassed === true) return sentence;
  const apart = partsApart(sentence.text).map(({ text, start }) => ({
    ...sentenceOf(text, end, undefined, companies),
    start,
  }));
  return apart.length > 0 ? { ...sentence, apart } : sentence;
}

// A sentence that is lawful as a whole.
const passed = (text: string): Omit<PieceClause, 'start'> => ({
  text,
  lower: lowerOf(text),
  lawful: '\u00b7'.repeat(text.length),
  masked: null,
  isPassed: true,
});

function sentenceOf(
  text: string,
  end: string | undefined,
  next: string | undefined,
  companies: readonly string[],
): Omit<PieceClause, 'start'> {
  const lower = lowerOf(text);
  if (
    isStatedLawful(text, lower) ||
    isCommonLawful(lower) ||
    isFaithAside(lower) ||
    isLawfulWhole(lower) ||
    isLawfulSentence(lower) ||
    isLawfulPresent(lower) ||
    isLawfulTalk(lower) ||
    isLawfulFrame(lower)
  )
    return { ...passed(text), isStated: true };
  if (
    isHelped(text, lower, end, next) ||
    isReported(text, next) ||
    isRostered(text, next) ||
    tellsWhoWasTaken(text, next) ||
    isOwnChoice(text, next) ||
    isCoveredByNext(text, next) ||
    coversLeave(text) ||
    playsNoPart(lower) ||
    isSetAside(lower, next)
  )
    return passed(text);
  const said = withoutPapers(withoutTakenOut(withoutRefused(unswapped(lower), next)));
  const masked = asksForPapers(lower)
    ? lower
    : mentionsPeople(said) || mayNamePeople(said)
      ? maskLawfulWording(text, said, companies)
      : null;
  // What is masked is long where nearly all is lawful, and holds nothing to look for.
  const rest = masked?.replace(/\u00b7{2,}/g, '\u00b7') ?? null;
  const left = rest !== null && (mentionsPeople(rest) || mayNamePeople(rest));
  const lawful = masked ?? (isOfTheHouse(lower) ? '\u00b7'.repeat(text.length) : said);
  return { text, lower, lawful, masked: left ? masked : null };
}

// What somebody may have or need, as a question of few words that the next sentence answers kindly: "Bad knees? There's a mower."
const NEED =
  /^\W*(?:(?:an? )?gaps? (?:in|on) (?:your|the) (?:cv|r[eé]sum[eé]|work history|employment)[\p{L}', ]{0,60}|(?:got |have )?(?:an? |your )?(?:bad|dodgy|sore|crook|sick|poorly|unwell) \p{L}+|(?:\p{L}+, )*(?:deaf|blind|autistic|dyslexic|neuro\p{L}+|disabled|hard of hearing|hearing impaired|adhd|asthma\p{L}*|diabetic|pregnant|expecting(?: an? (?:baby|little one))?|(?:an? )?(?:baby|little one) on the way|fasting|breast-?feeding|a carer|caring for (?:someone|somebody|a parent)|a wheelchair user|(?:semi-?)?retired|colou?r-?blind|left-handed|english (?:isn't|not) your first language|a record|a conviction|a gap|gaps?|time (?:out|off) (?:for|with)|been (?:off|out of (?:work|it|the trade|the game)|away from work|at home))(?:,? (?:or |and |just )?[\p{L}', ]{0,80})?|(?:something|anything) on your record|not from (?:\p{L}+ )?\p{L}+|no (?:local |canadian |australian |nz |new zealand |uk |us )?(?:work )?experience(?: (?:here|yet|at all))?)\W*$/iu;
const OF_LIFE = /^(?:disability_or_health|religion|family|work_status|pregnancy)$/;
const isHelped = (text: string, lower: string, end: string | undefined, next: string | undefined): boolean =>
  next !== undefined &&
  end === '?' &&
  (NEED.test(text) ||
    (isElliptic(text, end) && marksIn(text, lower).some(({ about }) => OF_LIFE.test(about)))) &&
  isKind(next);

// Words of a client that the next sentence says were not taken: 'The manager wrote "digital native". I changed it.'
const QUOTES =
  /(?<=\b(?:wrote|said|says|asked|asks|put|had|has|want(?:s|ed)|typed|spec(?:ified)?|started|went|came|began)\b[^"\u201c\u201d.;]{0,40})["\u201c][^"\u201c\u201d]{1,60}["\u201d]/u;
const UNDONE =
  /^\W*(?:(?:took|taken|struck|changed|swapped|removed|replaced|reworded|crossed) (?:it|that|them) ?(?:out|off|for)?\b(?!.*\b(?:but|though|anyway|still|see who|send|quietly|between us|wink|same (?:thing|people|kind|sort|ones?|effect))\b)|(?:i|we)(?:['\u2019]ve| have)? (?:(?:since|then|also) )?(?:told|explained|said no(?! (?:problem|worries|bother|drama|matter))|changed|swapped|struck|took|taken|removed|replaced|reworded|crossed|pushed back|refused|declined|talked (?:him|her|them) out)\b)(?!.*\b(?:but|though|anyway|still|instead i|see who|send|quietly|between us|wink|same (?:thing|people|kind|sort|ones?|effect))\b)(?!\W*(?:i|we)(?:['\u2019]ve| have)? (?:told|explained)(?! (?:(?:him|her|them|why|that) )?(?:(?:that )?(?:we|it|that|no|any|why)\b.*\b(?:can['\u2019]t|cannot|couldn['\u2019]t|not|any|no|won['\u2019]t|unlawful|illegal)\b)))/iu;

// What somebody wished or asked, where the next sentence says that it was refused: "He asked was she married. I told him that's off limits."
const REPORTED =
  /^\W*(?:[Ss]?[Hh]e|[Tt]hey|(?:[Tt]he|[Aa]|[Oo]ne|[Aa]nother|[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]his|[Tt]hat) (?:\p{L}+ )?(?:client|owner|manager|boss|director|panel|chair|foreman|employer|partner|supervisor|hirer|consultant|colleague|gaffer|principal|customer|lead|(?:chap|lad|lady|bloke|man|woman|fella|guy|one)(?: (?:before|there|above|upstairs|i spoke to))?)|\p{Lu}\p{Ll}+)(?: (?:has|had|just|then|also|even|first|once))* (?:asked|asks|wanted|wants|want(?= to know)|said|says|wondered|hoped|suggested|hinted|joked|wrote|queried|insisted|mentioned|(?:was|is) (?:after|asking|hoping|looking))\b/u;
const REFUSED_SINCE = new RegExp(
  [
    "^\\W*(?:and |so )?(?:(?:i|we)(?:['\u2019]ve| have)? |(?=(?:told|explained|said|pushed back|reminded|warned|reworded|rewrote|talked|took|struck|swapped|(?:refused|declined)(?= (?:it|that|this|to)\\b|\\W*$))\\b))(?:\\p{L}+ly )?(?:",
    "(?:told (?:him|her|them) (?:(?:that )?(?:i|we) (?:do|can|could|would)(?: not|n['\u2019]t) (?:ever )?(?:pass|share|ask|give|tell|collect|discuss|answer|say|hand|keep|record|go into|get into)\\b|(?:that )?(?:that['\u2019]s|it['\u2019]s|that is|it is) (?:not something|nothing|none|not) (?:we|i|of|for|our|ours)\\b|no(?=\\W*$| and (?:s?he|they|that was)\\b)|(?:that )?(?:i|we)(?:['\u2019]d| would|['\u2019]ll| will)?(?: not|n['\u2019]t) (?:be )?(?:ask|send|do|tak|put|pass|shortlist|screen|search)\\w*)|explained (?:title vii|the adea|the ada|the law|the act|the equality act|section \\d+|why (?:that|it|we|i) (?:can|could)(?:['\u2019]t|n['\u2019]t|not))\\b|read (?:him|her|them) (?:the|section)\\b|said (?:that )?(?:i|we)(?:['\u2019]d| would|['\u2019]ll| will)(?: not|n['\u2019]t) (?:be )?(?:send|ask|do|tak|put|shortlist|screen|search|recruit)\\w*|explained (?:that )?(?:that|it|this)(?:['\u2019]s| is) (?:not (?:on|allowed|lawful|legal|ours|something|for us)|unlawful|illegal|against|off)\\b|said (?:that )?(?:we|i) (?:don|do|can)(?:['\u2019]t|n['\u2019]t|not) (?:work|do it|recruit|hire|search|operate)\\b|(?:told|reminded|explained to|warned) (?:him|her|them)(?: that| it| why| how)*[^.;]*\\b(?:(?:i|we|you|he|she|they|one) (?:can|could|do|wo)(?:n['\u2019]t|['\u2019]t|not)(?: ever| even)? (?:ask|do|take|put|write|search|pass|screen|use|work|send|go|say|advertise|shortlist|discuss|answer|place|supply|match|select|recruit|hire|filter|sort|choose|pick|forward|share|sift)|(?:that|it)(?:['\u2019]s| is| was) (?:not (?:ours|theirs|his|hers|allowed|on\\b|lawful|legal|something|relevant|for us)|no question|unlawful|illegal|out\\b|off\\b|none of)|(?:protected |lawful |nine )?grounds?\\b|off[- ]limits|against the (?:law|act|code)|discriminat\\w*))",
    "|said (?:that )?(?:that|it|this) (?:ca|could|wo|would|do|does)(?:['\u2019]t|n['\u2019]t|not) (?:go in|go out|go on|stay|stand|appear|run|be (?:in|on|part|asked|used|printed|written))\\b|said (?:that )?(?:that|it)(?:['\u2019]s| is| was) (?:not (?:an?|one|something|ours|for us|on\\b|allowed|lawful)|off\\b|no question|unlawful|illegal|against the|none of)|said (?:no\\b(?! (?:problem|worries|bother|drama|matter|doubt|issue))|(?:we|that we) (?:can['\u2019]t|don['\u2019]t|couldn['\u2019]t|won['\u2019]t))",
    '|(?:asked|went back to) what the (?:job|role|work|post|shift)s? (?:really |actually )?(?:needs?|needed|takes?|took|asks|involves?)\\b|(?:refused|declined|explained (?:that )?(?:we|i) (?:can.t|cannot|couldn.t|don.t|won.t)\\b|pushed back|cut (?:him|her|them) off|stopped (?:him|her|them)(?: there)?|shut (?:it|that|him|her|them) down|wouldn.t (?:answer|go there|say)|reworded|rewrote|talked (?:him|her|them) out|(?:written|wrote|put|typed|used) ["\u201c\u2018]|(?:took|struck|crossed) (?:it|that) out)\\b)',
    '(?!.*\\b(?:but|though|(?<!and )anyway|still|see (?:who|what)|find out|quietly|between us|wink|find a way|in person|off the record|sent (?:him|her|them)|on the list)\\b)',
  ].join(''),
  'iu',
);
// "He asked was she married, and I said that's not a question for us."
const TOLD_SINCE =
  /[,;-] ?(?=(?:and |so |but )?(?:i|we)\b)| (?=(?:and |so )(?:i|we)(?:['\u2019]ve| have)? (?:told|said|explained|refused|declined|reminded|pushed|cut|stopped|shut|wouldn['\u2019]t)\b)/iu;
function isReported(text: string, next: string | undefined): boolean {
  if (!REPORTED.test(text)) return false;
  const at = text.search(TOLD_SINCE);
  return (
    (next !== undefined && REFUSED_SINCE.test(next)) ||
    (at > 0 && REFUSED_SINCE.test(text.slice(at + 1).trim()))
  );
}

const withoutRefused = (said: string, next: string | undefined): string =>
  next !== undefined && UNDONE.test(next)
    ? said.replace(QUOTES, (quote) => '\u00b7'.repeat(quote.length))
    : said;

/** The words of a finding as they stand in the text, by where they were found in what was read. */
export function wordsAt({ field, original, plain }: Piece, at: number, said: string) {
  const lead = said.length - said.replace(/^[\s,;:(]+/u, '').length;
  const trimmed = said.slice(lead).replace(/[\s,;:]+$/u, '');
  const start = plain.startOf(at + lead);
  const end = plain.endOf(at + lead + Math.max(1, trimmed.length) - 1);
  return { field, words: original.slice(start, end), start, end };
}

// "Larkspur & Sons is looking for you": no son is looked for.
export const withoutMasked = (text: string, masked: string): string =>
  text.replace(/./gsu, (sign: string, at: number) => (masked[at] === '\u00b7' ? '' : sign));

/** The sentence before, where it may name people by what they are. */
export function before({ clauses }: Piece, clause: PieceClause): string | null {
  const last = clauses[clauses.indexOf(clause) - 1];
  return last !== undefined && mayNamePeople(last.lawful) ? last.lawful : null;
}

/** Whether a sentence says of nobody that they are passed over, nor, where a rule is certain, that they are picked. */
export const saysNobody = (lower: string, certain: boolean): boolean =>
  !PASSES_OVER.test(lower) && !(certain && PICKS.test(lower));
