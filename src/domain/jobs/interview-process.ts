import { withoutAside } from './asides.ts';
import { FOR_EVERYBODY } from './brief-cues.ts';
import { ofWhoAsks } from './chat.ts';
import { isProcessLabel } from './heading-words.ts';
import type { ToldRound } from './interview-kinds.ts';
import { COUNT } from './process-counts.ts';
import { weightOfProcess } from './process-cues.ts';
import { NOT_HELD, piecesOf, withoutLead } from './process-pieces.ts';
import {
  ALONE,
  BEGINS,
  CUE,
  DONE_AT_WORK,
  HEADING,
  NO_MORE,
  OTHERWISE,
  withoutDoneThere,
} from './process-sentences.ts';
import { kindIn, metIn, roundsIn } from './rounds-of-pieces.ts';
import { withoutSetApart } from './set-apart.ts';
import { agree } from './steps-agree.ts';
import { type Passing, passingSteps, TALK_BEFORE, thanksForTalk } from './steps-in-passing.ts';
import { partsOf, textLines } from './text-lines.ts';
import { wholeHead } from './whole-headings.ts';

const MAX_ROUNDS = 6;

/** What is worked out of a description, kept until another one is asked about: each part of a draft asks for it. */
function ofLast<T>(work: (description: string | null) => T): (description: string | null) => T {
  let last: { of: string | null; found: T } | undefined;
  return (description) => {
    if (last?.of !== description || last === undefined) last = { of: description, found: work(description) };
    return last.found;
  };
}

/** Whether a sentence of a brief tells how people are interviewed. What may be the work itself is not taken for it. */
export function tellsProcess(sentence: string): boolean {
  const said = withoutDoneThere(sentence.trim().replace(NO_MORE, ''));
  if (
    MADE_AT_WORK.test(said) ||
    DONE_AT_WORK.test(said) ||
    (SAYS_WORK.test(said) && !MEETS.test(said)) ||
    TALK_BEFORE.test(said) ||
    thanksForTalk(said) ||
    isListOfDuties(said) ||
    TRADE_TEST.test(said) ||
    isOfferedToAll(said)
  )
    return false;
  const isCued =
    isProcessLabel(said) ||
    ((CUE.test(said) || BEGINS.test(said) || ALONE.test(said)) && !OTHERWISE.test(said));
  return (
    ((isCued || weightOfProcess(said.replace(NOT_HELD, '')) >= PLAIN) && roundsIn(said).length > 0) ||
    passingSteps(said) !== null
  );
}

/** "Fabricating chute liners in the shop, then fit up on site", "run their own interviews with teachers, sketch": what is made, and whom it is asked of. */
const MADE_AT_WORK =
  /^(?:[-*•] )?(?:fabricat|weld|build|install|repair|servic|assembl|machin|cook|prepar|mak|pack|pick|load|deliver|clean|maintain|draft|design|writ|process|manag|lay|cut|fit|paint|wir|plumb|pip|strip|erect|pour|fix|mill|grind|cod)\p{L}*ing (?!(?:test|trial|task|exercise|round|interview|shift|day|session)s?(?!\p{L}))(?!.*(?<!\p{L})(?:interview\p{L}*|trials?|phone|call|chat|yarn|zoom|teams call|with (?:me|us)|candidates?)(?!\p{L}))|(?<!\p{L})(?:run|conduct|lead|do|hold)s? (?:(?:their|your|own|user|research|discovery|customer) )+interviews with (?!(?:me|us|our|the|hr)(?!\p{L}))\p{L}+s(?!\p{L})/iu;

/** "Most of what we do is repair: cutting, fixing on site": what the work is, where nobody is met or tried. */
const SAYS_WORK =
  /^(?:(?:most|much|the bulk|a lot|half) of (?:what (?:we|you|they)(?:['’]ll)? (?:do|would do)|(?:the|this) (?:work|job|day|role))|(?:the|this) (?:work|job|role) (?:is|involves|means)(?! (?:offered|filled|decided|given|yours))|ce que vous (?:ferez|faites|feras)|(?:das|was) (?:machen sie|machst du|sie (?:tun|machen)|du (?:tust|machst)))(?!\p{L})/iu;
const MEETS =
  /(?<!\p{L})(?:interview\p{L}*|trials?|test\p{L}*|phone|call|zoom|teams|video|meet\p{L}*|chat|coffee|tour|entretien\p{L}*|rencontr\p{L}*|téléphon\p{L}*|visio|gespräch\p{L}*|probe\p{L}*|telefon\p{L}*)(?!\p{L})/iu;

/** "We offer an interview to disabled applicants": what is said to everybody, and not how they are met. */
const isOfferedToAll = (said: string): boolean =>
  FOR_EVERYBODY.test(said) && roundsIn(said).every(({ kind }) => kind === 'interview');

/** "Trade test, 5 years heavy vehicle": a paper of a trade, where nobody is tried. */
const TRADE_TEST =
  /(?<!\p{L})trade[- ]test(?:ed)?(?:\s*\([^()]{3,40}\))?(?= (?:cert\p{L}*|papers?|passed|essential|required)|\s*[,;&/+]|\s*$| and (?:\d|own|code|valid|a ))(?![^.]*(?:interview|trial|then|first|chat|call|meet|with (?:me|us|the)))/iu;
/** "They'd run conduit, terminate panels, mentor an apprentice and talk to the GC on site": what is done, with nothing of choosing anybody. */
const OF_CHOOSING =
  /(?<!\p{L})(?:interview\p{L}*|trials?|test\p{L}*|first|then|second (?:interview|round|one|meeting|stage|call)|after|final\p{L}*|zoom|teams|video|phone|chat|coffee|meet\p{L}*|rounds?|stages?|with (?:me|us)|shadow\p{L}*|come|day|half)(?!\p{L})/iu;
const isListOfDuties = (said: string): boolean =>
  /^(?:they|you|he or she|she or he|s?he)(?:['’](?:ll|d)| will| would) (?!(?:meet|come|see|talk|speak|sit|have|be))\p{L}+/iu.test(
    said,
  ) &&
  (said.match(/,\s/gu) ?? []).length >= 2 &&
  !OF_CHOOSING.test(said);

/** So many kinds of words of meeting people leave no doubt what a sentence is about; so few are worth a note. */
const PLAIN = 3;
const LIKELY = 2;

/**
 * The rounds that a brief says people go through, in its order; none where it does not say, or says more than anybody goes through. Of
 * sentences that count rounds and those that say what they are, the latter.
 */
export function toldRounds(description: string | null): ToldRound[] {
  return unlike(description) === null ? readRounds(description) : [];
}

const readRounds = (description: string | null): ToldRound[] =>
  inPassing(description)?.rounds ?? listedRounds(description);

/** The first sentence of those that tell the process, where it names other steps than the rounds that were read of it; null where they agree. */
const unlike = ofLast((description): string | null => {
  const passing = inPassing(description);
  const rounds = passing?.rounds ?? listedRounds(description);
  // What was not understood whole is told anyway.
  if (rounds.length === 0 || (passing !== null && passing.unread !== null)) return null;
  const used = passing?.sentences ?? named(description);
  return agree(withNext(used, description), rounds) ? null : heaviest(used).slice(0, 120);
});

const heaviest = (sentences: readonly string[]): string =>
  sentences.toSorted((a, b) => weightOfProcess(b) - weightOfProcess(a))[0] ?? '';

/** Sentences with the one before that they go on with, and those that go on with them. */
function withNext(used: readonly string[], description: string | null): string[] {
  const all = linesOf(description)
    .flatMap(partsOf)
    .map(({ sentence }) => sentence.replace(BULLET, ''));
  const at = (said = ''): number => all.findIndex((one) => one.includes(said));
  const first = at(used[0]);
  const last = at(used.at(-1));
  const before = first > 0 && GOES_ON.test(used[0] ?? '') ? all.slice(first - 1, first) : [];
  const end = last < 0 ? -1 : all.findIndex((one, place) => place > last && !GOES_ON.test(one));
  const next = last < 0 ? [] : all.slice(last + 1, end < 0 ? undefined : end);
  return [...before, ...used, ...next];
}

/**
 * How people are met as the sentences that say it in passing tell it, where the words for it by themselves do not tell the whole; null where
 * they do, or where nothing is said so.
 */
function inPassing(description: string | null): (Passing & { sentences: string[] }) | null {
  const all = saidInPassing(description);
  if (all.length === 0) return null;
  const rounds = all.flatMap((one) => one.rounds);
  const sentences = all.map(({ sentence }) => sentence);
  const unread = all.find((one) => one.unread !== null)?.unread ?? null;
  const listed = listedRounds(description);
  // "Two interviews, the second with a panel, and a case study": what was counted was read so.
  const isNamed = listed.some(({ kind }) => kind === 'panel' || kind === 'task');
  const open = unsaidOf(rounds);
  if (isNamed && (rounds.length <= listed.length || (open > 0 && open >= unsaidOf(listed)))) return null;
  const isWhole = unreadRound(description) === null && unreadSentence(description) === null;
  // What tells less than the words by themselves is not taken.
  const isMore =
    rounds.length <= MAX_ROUNDS &&
    (rounds.length > listed.length ||
      (unread === null &&
        (unsaidOf(rounds) < unsaidOf(listed) || (!isWhole && rounds.length === listed.length))));
  return isMore ? { rounds, unread, sentences } : null;
}

const unsaidOf = (rounds: readonly ToldRound[]): number =>
  rounds.filter(({ kind }) => kind === 'interview').length;

/** The first sentence that tells it so, with those that go on behind it. */
const saidInPassing = ofLast((description): readonly (Passing & { sentence: string })[] => {
  const told: (Passing & { sentence: string })[] = [];
  for (const { sentence } of linesOf(description).flatMap(partsOf)) {
    const found = passingSteps(sentence);
    if (found !== null) told.push({ ...found, sentence: sentence.replace(BULLET, '') });
    else if (told.length > 0) break;
  }
  return told;
});

const listedRounds = ofLast((description): ToldRound[] => {
  const all = processOf(description);
  // What two sentences count in two ways is not known.
  const counts = all.flatMap((sentence) => COUNT.exec(sentence)?.[1]?.toLowerCase() ?? []);
  if (new Set(counts).size > 1) return [];
  const rounds = named(description).flatMap(roundsIn);
  return rounds.length > MAX_ROUNDS ? [] : rounds;
});

/** The sentences that the rounds are taken of: those that say what they are, or else the first. */
function named(description: string | null): string[] {
  const told = plainest(processOf(description));
  const all = told.filter((sentence) => roundsIn(sentence).some(({ kind }) => kind !== 'interview'));
  return all.length > 0 ? all : told.slice(0, 1);
}

const processOf = ofLast((description): string[] => {
  const told = processIn(linesOf(description).map(openOf));
  // Who will not be there is told to the recruiter; where nothing else says how people meet, it is told there.
  return told.length > 0 ? told : processIn(linesOf(description));
});

const openOf = (line: string, at: number): string => (at < 2 ? line : withoutAside(line).open);

/** The sentences that tell how people are met, and those behind them that go on with what comes then. */
function processIn(lines: readonly string[]): string[] {
  const told: string[] = [];
  let isBefore = false;
  for (const { sentence } of lines
    // "Steps: Phone interview; plant tour": all that a label heads.
    .map((line) => (isProcessLabel(line) ? line.replaceAll(/;\s+/gu, ', ') : line))
    .flatMap(partsOf)) {
    const said = sentence.replace(BULLET, '');
    isBefore = tellsProcess(said) || (isBefore && GOES_ON.test(said) && roundsIn(said).length > 0);
    if (isBefore) told.push(said);
  }
  return told;
}

/** "Därefter träffas vi på kontoret": what comes after what was told. */
export const GOES_ON =
  /^(?:and |und |et |y |e |en |och )?(?:then|after (?:that|which)|afterwards|next|finally|second(?:ly)?|dann|danach|anschließend|später|puis|ensuite|après|luego|después|poi|dopo|daarna|dan|vervolgens|därefter|sedan|derefter|deretter|depois|potem|następnie|(?:an?|the|ein|une?|una|il|la|el|een) (?:second|third|zweite[rs]?|deuxième|second[oae]?|segund[oa]|tweede|andra)(?= (?:one|interview|round|stage|meeting|will|is|takes|gespräch|termin|entretien|entrevista|colloquio|gesprek)))(?!\p{L})/iu;

/** What leaves no doubt goes before what only begins so. */
const plainest = (told: string[]): string[] => {
  const plain = told.filter(
    (sentence, at) => weightOfProcess(sentence) >= PLAIN || (at > 0 && GOES_ON.test(sentence)),
  );
  return plain.length > 0 ? plain : told;
};

/** What speaks of meeting people before they are taken, in words that can be the work itself elsewhere. */
const OF_PROCESS =
  /(?<!\p{L})(?:interviews? (?:is|are|will|with|=|-|:)|(?:two|three|2|3) (?:interviews|rounds|stages)|interview process|trial shift|probearbeiten|bewerbungsgespräch|vorstellungsgespräch|entretiens? (?:avec|sur|en)|process(?:us)?\s*[:=])/iu;

/** The sentence in which a brief tells how people are interviewed, where that was not understood; null where it tells nothing or all was. */
export function untoldProcess(description: string): string | null {
  const other = unlike(description);
  if (other !== null) return unreadRound(description) ?? other;
  const passing = inPassing(description);
  if (passing !== null) return passing.unread;
  if (toldRounds(description).length > 0) return unreadRound(description) ?? unreadSentence(description);
  const said = linesOf(description)
    .flatMap(partsOf)
    .map(({ sentence }) => sentence)
    .find(
      (sentence) =>
        !thanksForTalk(sentence) &&
        !isOfferedToAll(sentence) &&
        ((OF_PROCESS.test(sentence) && !OTHERWISE.test(sentence)) || weightOfProcess(sentence) >= LIKELY),
    );
  return said === undefined ? null : said.slice(0, 120);
}

/** Whether a brief tells by which rounds people are interviewed. */
export const tellsRounds = (description: string): boolean => toldRounds(description).length > 0;

/** Whether a brief says that people meet and not by what means, so that the agency's usual one stands in the plan. */
export const meansUnsaid = (description: string): boolean =>
  toldRounds(description).some(({ kind }) => kind === 'interview');

/** What comes after another round, in words of which nobody knows how people are met there: "then a game of chess". */
function unreadRound(description: string | null): string | null {
  const [told] = plainest(processOf(description));
  if (told === undefined) return null;
  const rounds: ToldRound[] = [];
  for (const [piece, joined] of piecesOf(withoutLead(told))) {
    const found = kindIn(piece) ?? metIn(piece, joined, rounds);
    if (found !== null) rounds.push(found);
    else if (
      /^(?:then|followed by|dann|danach|anschließend|puis|ensuite|luego|→)$/iu.test(joined.trim()) &&
      /\p{L}{3}/u.test(piece)
    )
      return piece.trim().slice(0, 120);
  }
  return null;
}

/** "Interview by video. A visit to the clinic follows.": what goes on with it in a sentence of which no round was read. */
function unreadSentence(description: string | null): string | null {
  const said = linesOf(description).flatMap(partsOf);
  const next = said.find(
    ({ sentence }, at) =>
      at > 0 &&
      tellsProcess((said[at - 1]?.sentence ?? '').replace(BULLET, '')) &&
      !tellsProcess(sentence) &&
      weightOfProcess(sentence) >= LIKELY,
  );
  return next === undefined ? null : next.sentence.slice(0, 120);
}

const BULLET = /^(?:[-*•–]|\(?\d{1,2}[.)])\s+/u;

/** "A ring first to see if they're serious": what a step is for, which is no step. */
const WHAT_FOR =
  / (?:just )?to (?:see|check|find out|make sure|gauge|hear) (?:if|whether|that|how|what)(?!\p{L})[^,.;]*/giu;

/** "Stage one, a call with HR; stage two, a case study": what numbers the rounds. */
const NUMBERED_ROUND =
  /(?<=^|[.:;,]\s)(?:stage|step|round|phase|interview)\s(?:one|two|three|four|five|[1-5])\s?(?:[,:]|\s[–-]|\sis)\s+(?=\p{L})/giu;
/** "Only one interview, face to face in Hull": how the one is held. */
const ONE_ALONE =
  /^((?:[-*•] )?)(?:there (?:is|will be) )?(?:only|just) (?=(?:one|1|an?) (?:interview|meeting|round|chat|call))/iu;
const HELD_SO =
  /(?<=(?<!\p{L})(?:one|a single|1) (?:interview|meeting|round)),\s+(?=(?:face[- ]to[- ]face|in person|on[- ]site|by (?:phone|video)|over (?:the phone|zoom|teams)|on (?:zoom|teams)|via \p{L}+)(?!\p{L})[^,;]*[.!]?$)/iu;
/** "We hold two interviews: …": who holds what follows. */
const WE_HOLD =
  /^(?:wir|we|nous|wij|hacemos|facciamo)(?:['’]ll| will)? ?(?:führen|haben|machen|planen|have|do|run|hold|faisons|menons|houden|doen)? (?=(?:zwei|drei|two|three|deux|trois|dos|tres|due|tre|twee|drie) \p{L}+:\s)/iu;
const asRounds = (line: string): string =>
  (line.match(NUMBERED_ROUND)?.length ?? 0) > 1
    ? line.replaceAll(NUMBERED_ROUND, '').replaceAll(/;\s+/gu, ', ')
    : line.replace(WE_HOLD, '').replace(ONE_ALONE, '$1').replace(HELD_SO, ' ');

/** The lines of a brief, those of a list of rounds in one. */
const linesOf = ofLast((description): readonly string[] => {
  const lines: string[] = [];
  let listed = 0;
  for (const written of ofWhoAsks(withoutSetApart(textLines(description ?? '')).lines)) {
    const line = asRounds(written.replaceAll(WHAT_FOR, ''));
    // More than anybody lists of rounds is no list of them.
    const goesOn = listed > 0 ? listed < 2 * MAX_ROUNDS : HEADING.test(lines.at(-1) ?? '');
    const isRound = BULLET.test(line) || isShortRound(line);
    listed = isRound && goesOn ? listed + 1 : 0;
    if (listed === 0) lines.push(line);
    else {
      const before = (lines.pop() ?? '').replace(/^[#*\s]+|[*\s]+$/gu, '');
      const joint = before.includes(':') ? (before.endsWith(':') ? ' ' : ', ') : ': ';
      lines.push(`${before}${joint}${line.replace(BULLET, '').replace(/[.;,]+$/u, '')}`);
    }
  }
  return lines;
});

/** "Timed writing exercise" below what heads the process: a few words that name a round, without a sign. */
const isShortRound = (line: string): boolean =>
  line.split(/\s+/).length <= MOST_OF_ROUND && wholeHead(line) === undefined && kindIn(line) !== null;
const MOST_OF_ROUND = 9;
