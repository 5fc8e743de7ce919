import { matchesOf } from '#src/lib/matches.ts';
import type { Strength } from '../facets.ts';
import { lastNameBefore } from './last-name.ts';

// "Chris21 ideally, free now": at the end of what it is said of.
const SAID_LAST = String.raw`(?<=[\w\uFFFC+#)]\s+)(?<!\b(?:and|but|or|with|who|also|so|then|is|are|would|need|want)\s+)(?:ideally|preferably|hopefully)(?=\s*(?:$|[,;.)?!\n]|[-–—|][\s\uFFFC]))`;

const WISH_LAST = new RegExp(SAID_LAST, 'gi');

const WISH_BEFORE =
  /\b(?:ideally|preferably|nice[- ]to[- ]haves?|good to have|(?:(?<=(?:^|[.;:,\n])\s*)|(?<=\bsome\s))desirable(?!\s*(?:$|[.;,)]))|desirable(?=\s*:)|nice(?=\s*:)|optional(?:ly)?(?=\s*:)|optionally|extra points|bonus(?: points)?(?=\s*(?:for|if|:|with))|(?:a )?plus if|would (?:love|like|prefer)|(?:we )?prefer(?:s|red)?(?=\s*:|\s+(?!in\b|over\b|to\b)\w)|(?<=\bprefer(?:red|able)?\s)(?:over|to)\b|advantage if|\ban?\s+(?:(?:big|huge|real)\s+)?(?:advantage|plus|bonus)\s+(?:is|would\s+be)(?=\s+(?!(?:if|for|to)\b)\S)|pref\b(?!\s*(?:$|[,;.)]))|if possible|hopefully|wish list|(?:(?:would|'d) be\s+|it's\s+|its\s+)?(?:even better|nice|great|good|lovely|ideal|helpful|fantastic|brilliant|perfect|handy|better|best|cool|amazing|awesome|a bonus|a plus) (?:if(?!\s+(?:possible|so|we|you|i|it|there)\b)|to have)|(?:higher|top|best|more|brownie) (?:marks|points) for|preference (?:is )?(?:for|to|given to)|priority (?:is )?(?:for|to|given to)|(?:it\s+)?(?:would help|helps) if|(?:big|huge|real) (?:plus|bonus) (?:for|if)|dream(?=\s*:)|(?<=^|[,;(]\s*|\band\s+|\uFFFC\s+|s\s+)(?:maybe|perhaps)(?=\s+(?:with|some|also|even|p{Lu})))\s*(?:for|if|with|:)?/gi;

const WISH_AFTER =
  /\b(?:(?:is|are|as|would be|being|will be|shall be|seen as|considered|=)\s*)?(?:(?:an?|some)\s+)?(?:(?:big|huge|strong|definite|real|nice|added|distinct)\s+)?(?:(?<!(?:\d|\uFFFC|months?|years?|yrs?|weeks?|days?|hours?|hrs?|k)\s*)plus\b(?!\s+if)|bonus\b(?!\s*(?:for|if|:|points|with))|advantage\b(?!\s+if)|(?:(?:strongly|highly|greatly|much|really)\s+)?preferred\b(?!\s*:)|would (?:help|be (?:amazing|awesome|cool|fab|super|a help))|(?:wouldn't|won't|doesn't|never) (?:hurt|harm|go amiss)s?|helps\b|(?:serait|wäre|sería|sarebbe|zou) (?:un|ein|een)? ?(?:plus|pluspunt|vantaggio|vorteil)|apprécié(?:e|s|es)?|von vorteil|preferable|desirable|desired|advantageous|nice[- ]to[- ]have\b(?!\s*:)|optional|welcome|beneficial|an asset|(?:a |an? )?(?:maybe|dream|winner|differentiator|perk|sweetener|advantage)\b|(?:(?:strongly|highly) )?pref(?:'d|d)?(?=\s*(?:$|[,;.)\uFFFC]))|(?:gets?|goes|moves?|move|jumps?|will (?:get|go)|puts?)\s+(?:them\s+|people\s+|you\s+)?(?:bumped |moved |pushed |bumps? |straight )?(?:up|to|at|near) the (?:list|top|front|pile|head)(?: of the (?:list|pile|queue|heap))?|(?:if|where|when(?:ever)?) (?:at all )?possible|(?:for|by) (?:choice|preference)|(?<=(?:\b(?:joiners?|starters?|ones|candidates|people|those)|\uFFFC)\s+)first|(?:take|get|have|given|are)s? (?:(?:the )?priority|preference|precedence)|(?:a )?(?:nice )?touch|(?:but )?not (?:strictly |absolutely )?(?:essential|mandatory|compulsory|a must|a deal[\s-]?breaker|critical|crucial)|(?:(?:would be|is) )?(?:nice|great|helpful|ideal|lovely|fantastic|brilliant|handy|useful|valued|valuable)\b|(?:highly|well) (?:regarded|thought of)|looked (?:on|upon) favou?rably|if (?:we can(?: get it)?|they have (?:got )?it|available)|(?:would be|is) good\b)(?=\s*(?:$|[,.;)]|[-–—|][\s\uFFFC]|\uFFFC|\band\b|\bbut\b|\bmust\b)|(?<=\bprefer(?:red|able))\s+(?:over|to)\b)|\b(?:(?:is|are|as|would be)\s+)?an?\s+(?:(?:big|huge|strong|definite|real|nice)\s+)?(?:plus|bonus|advantage|asset)\b(?!\s+(?:if|for|points?|with|schemes?|structures?|package)\b|\s*[,;.:])|\bdesirable(?=\s+(?:in|within|near|based|at|no|not|who|must|with|from|available|up)\b)/gi;

// The end of a preference: the next sentence or a change of subject.
const WISH_ENDS =
  /[.;)\n]|\s[-–—|](?=[\s\uFFFC])|(?<=\b(?:who|with|using|speak\w*|know\w*|hold\w*|hav\w+|has)\b[^,.;]*\s)(?:and\s+)?who(?:se)?\b|(?<!^\s*(?:someone|somebody|people)?\s*(?:who|that)?\s*)\b(?:they|he|she|we|who|candidates?)\s+(?:will\s+|do\s+|would\s+|really\s+)?(?:needs?|ha(?:s|ve))\s+to\b|,?\s*\b(?:but|unless|must|required|mandatory|essential|excluding|exclude|without|except|not|no|never|nobody|neither|(?:has|have|is|are|was|were|do|does|did|can|wo)n't)\b|,\s*(?:and\s+)?(?:based|located|living|in|near|available|with|who|at least|salary|under|max|over)\b|,\s*(?:(?:and|who|has|have|is|are|been|must|can|will)\s+)*\uFFFC/i;

const CLAUSE_ENDS = /[.;,)\n]|\s[-–—|](?=[\s\uFFFC])|\b(?:but|must|required)\b/i;

const NEGATION =
  /(?<![\w-])(?:(?:please )?(?:don't|do not|never|no need to) (?:want|need|send|show|give|include|list|bother(?: me)? with)(?:\s+(?:me|us|in))?|neither|not(?! (?:more|less|fewer|later|longer|higher|lower|greater) than)(?![\s-]for[\s-]profit)|no(?! (?:more|less|fewer|later|longer|higher|lower|greater) than)|non(?![\s-]?profit)|without|(?:who (?:are |is )?)?(?:missing|lack(?:s|ing)?)(?=\s+(?:an?|any|the|their|valid|current|\uFFFC))|(?<=s )lacking(?=\s)|(?:who (?:are |is )?)?(?:yet to (?:get|obtain|do|complete|gain|pass|sit)|still (?:needs?|needing|waiting (?:for|on)))(?=\s+(?:an?|any|the|their)\s)|exclud(?:e|es|ed|ing)|except(?: for)?|other than|apart from|never|nor|avoid(?:ing)?|(?:should|must|wo|ca|would|could|was|were|did)n't(?=\s+(?:be|have|been|come|include|hold|live|need|require)\b)|aren't|isn't|don't want|do not want|hasn't|haven't|doesn't|don't|nobody|no one|none(?= (?:(?:from|at|of|in|with|who)\b|\uFFFC))|minus|barring|bar(?= (?:any|every|all|the|those)\w*\b)|zero(?! (?:hours?|days?|notice|trust|emissions?|carbon|waste|to|defects?|harm|based)\b)|rule out|ruling out|(?<!just )outside(?: of)?(?=\s+(?:the\s+)?(?:\uFFFC|[a-z]+\s*(?:$|[,.;])))(?! (?:the )?(?:office|hours|box|sales)\b)|leave out|skip|(?:any(?:one|body|thing|where)|every(?:one|body|where)|all) but|(?:every(?:one|body)|all) except)(?![\w'])-?/gi;

// What is said of somebody who is not wanted: "registered nurses are too dear", "the C# crowd is no good here".
export const REFUSED_BEHIND =
  /\s*\b(?:(?:is|are|was|were|would be)\s+(?:no (?:good|use)|(?:far |way |much )?too (?:dear|expensive|pricey|costly|senior|junior|far|old-fashioned|much)|not (?:wanted|needed|suitable|relevant|ok(?:ay)?|accept(?:able|ed)|considered|allowed|permitted|admitted|eligible|entertained|an option|of interest)|out of the question|unsuitable|off the table|off[\s-]limits|hands[\s-]off|a no[\s-]go|ruled out)|(?:isn't|aren't) (?:wanted|needed|suitable|relevant|ok(?:ay)?|accept(?:able|ed)|considered|allowed|permitted|admitted|eligible|entertained|an option|of interest)|(?:not wanted|no good|unwanted)(?=\s*(?:$|[,.;!)]))|need(?:s)? not apply|(?:(?:should|must|may|can|will)\s+not|not\s+to|are\s+not\s+to|is\s+not\s+to)\s+be\s+(?:submitted|sent|considered|shown|put forward|included|shortlisted|presented|proposed)\b|(?:please\s+not|not\s+please|no thanks?|no thank you|better not)(?=\s*(?:$|[,.;!)]))|(?:is|are) out\b(?=\s*(?:$|[,.;)]))|(?:(?:is|are) )?(?:excluded|excepted|aside)\b(?=\s*(?:$|[,.;)]))|(?<=(?:s|\uFFFC) )(?:out|no)(?=\s*(?:$|[,;()]))|(?<=(?:^|[,/;])\s*(?:\p{L}+ ){1,3})no(?=\s*(?:$|[,;)]))|[\s.;:–—-]*(?:please\s+)?(?:leave|keep|take|rule|filter) (?:them|these|those|such people) out\b(?:,?\s*please)?|(?:won't|will not|wouldn't) (?:do|suit|work)\b(?! (?:nights?|weekends?|shifts?|overtime)))/giu;

// The words allowed between a negation and its object.
const HEAD =
  /^\s*(?:(?:any|a|an|the|some|me|us|is|are|be|being|been|yet|already|still|have|has|had|those|ones?|people|persons?|anyone|anybody|someone|somebody|one|candidates?|applicants|experience|background|exposure|previous|prior|current|currently|now|presently|coming|come|just|looking|interested|interest|keen(?:\s+on)?|want|wanting|after|into|who|that|which|with|from|in|at|of|for|on|under|work(?:ed|ing|s)?|living|based|located|employed|by)\s+)*/i;

const NEGATION_ENDS =
  /[.;:!?()\n]|\s[-–—]\s|\b(?:and|but|either|with|who|whose|unless|ideally|preferably|must|having|plus|should|however|only|based|located|available|prefer|need|needs|although)\b|\b(?:in(?![\s-]?house\b)|near|at|for|from|on)\b|\b(?:as|because|since|so)\s+(?:we|i|they|it|it's|he|she|our|the client)\b|(?<=\S\s+)so\b(?!\s+(?:much|many|far|long|called)\b)|(?<=\S\s+)they\s+(?:want|need|must|should|can|could|will|would|speak|know|live|have\s+to)\b/i;

// "Not NHS only": others beside it.
const NOT_ALONE =
  /^\s*(?:only\b|just\b|(?:\uFFFC+|[\p{L}\p{N}&+#.-]+(?:\s[\p{L}\p{N}&+#.-]+)?)\s+(?:only|alone)\b)/iu;

// What only ever opens a list of the unwanted: "except engineers and chefs".
const LEAVES_OUT =
  /(?:except|exclud|other than|apart from|avoid|minus|rul(?:e|ing) out|leave out|skip|(?:one|body|thing|where|all) but)/i;
// One more name of a list, as far as the clause goes.
const ONE_MORE =
  /^and\s+((?:[\p{L}\p{N}.+#&/'-]+\s+){0,2}?[\p{L}\p{N}.+#&/'-]+?)\s*(?=$|[,.;:()!?]|\s(?:in|near|at|around|please|but|and)\b)/iu;
// What asks for something, where it begins a clause behind "and".
const ASKS =
  /^(?:must|should|with|who|whose|based|located|living|lives?|available|needs?|wants?|wanted|has|have|having|only|ideally|preferably|prefer(?:s|red)?|in|near|at|for|from|on|no|not|non|without|is|are|can|will|able|willing|open|looking|some|minimum|max|under|over|up|speaks?|earning|paid|ready|local|then|also|show|find|give|sort|rank|experience|years?|holds?|knows?|use[sd]?|works?|worked|studied|comes?|came|wants?|earns?|did|does|do|were|was|would|started|joined|left|\d)(?![\p{L}\p{N}])/iu;

/** A part of a query: offsets, the end not included. */
export interface Stretch {
  from: number;
  to: number;
  /** Whether the words that refuse it stand behind it. */
  isBehind?: boolean;
}

/** The strength (required, preferred, excluded) of each position of a query, by the words around it, and what is said to be unwanted. */
export function strengthsOf(text: string): {
  at: (at: number) => Strength;
  excluded: readonly Stretch[];
  /** What is wished for by words behind it. */
  wishedBehind: readonly Stretch[];
  /** What is wished for by words before it. */
  wishedAhead: readonly Stretch[];
  /** Whether a position is of what should rather not be: "ideally no contractors". */
  isUnwished: (at: number) => boolean;
} {
  const refused = matchesOf(REFUSED_BEHIND, text);
  // "Contractors not to be considered, WA": the negation is of what stands before it.
  const negations = matchesOf(NEGATION, text).filter(
    ({ index }) => !refused.some((match) => index >= match.index && index < match.index + match[0].length),
  );
  // "No agencies, only product companies" leaves agencies out.
  const isExclusive = ({ index, 0: said }: RegExpExecArray) =>
    !/^no\b/i.test(said) && NOT_ALONE.test(text.slice(index + said.length));
  const doubled = doubledIn(text, negations);
  const unwished = unwishedIn(text, negations);
  const last = matchesOf(WISH_LAST, text);
  const wishedBehind = [...matchesOf(WISH_AFTER, text).filter((wish) => !isTown(text, wish)), ...last].map(
    ({ index }) => ({
      from: startBefore(text, index),
      to: index,
    }),
  );
  // "Never at KPMG, German would be nice, Tableau or PRINCE2": the list of the unwanted ends before what is wished for.
  const beforeWish = (stretch: Stretch): Stretch => {
    const wish = wishedBehind.find(
      ({ from }) => from > stretch.from && from < stretch.to && text[from - 1] === ',',
    );
    return wish === undefined ? stretch : { ...stretch, to: wish.from - 1 };
  };
  const excluded = [
    ...negations
      .filter((match) => !isExclusive(match) && !doubled.has(match.index) && !unwished.has(match.index))
      .map((match) =>
        beforeDemand(text, beforeWish(negated(text, match.index, match.index + match[0].length))),
      ),
    ...refused.map(({ index }) => ({ from: saidFrom(text, index), to: index, isBehind: true })),
  ];
  const wishedAhead = matchesOf(WISH_BEFORE, text).flatMap((match) => {
    if (last.some(({ index }) => index === match.index)) return [];
    // "Tableau nice to have, contract": said of what stands before it in its clause.
    const behind = wishedBehind.find(({ to }) => to === match.index);
    if (behind !== undefined && /[\w\uFFFC]/.test(text.slice(behind.from, behind.to))) return [];
    const from = match.index + match[0].length;
    // A clause with its own verb ends where the next one begins.
    const end = /\bif$|love|like/i.test(match[0].trim()) ? CLAUSE_ENDS : WISH_ENDS;
    return [{ from, to: from + endOf(text.slice(from), end) }];
  });
  const wished = [
    ...negations
      .filter(isExclusive)
      .map((match) => negated(text, match.index, match.index + match[0].length)),
    ...wishedAhead,
    ...wishedBehind,
  ];
  const against = negations
    .filter(({ index }) => unwished.has(index))
    .map(({ index, 0: said }) => negated(text, index, index + said.length));
  const within = (stretches: readonly Stretch[], at: number): boolean =>
    stretches.some(({ from, to }) => at >= from && at < to);
  const at = (offset: number): Strength =>
    within(excluded, offset)
      ? 'exclude'
      : within(wished, offset) || within(against, offset)
        ? 'nice'
        : 'must';
  return { at, excluded, wishedBehind, wishedAhead, isUnwished: (offset) => within(against, offset) };
}

// "Receptionists in Nice", "Cannes or Nice": a town.
const isTown = (text: string, { index, 0: said }: RegExpExecArray): boolean =>
  said === 'Nice' &&
  /(?:\b(?:in|near|from|around|to|outside|at)\s+|\uFFFC\s*(?:,|\/|\b(?:or|and)\b)\s*|\p{Lu}\p{L}+\s*(?:,|\/|\bor\b|\band\b)\s*)$/u.test(
    text.slice(0, index),
  );

// "Ideally not contractors", "preferably someone who isn't at Optus": a wish, and what is wished for is that it does not hold.
function unwishedIn(text: string, negations: readonly RegExpExecArray[]): Set<number> {
  const found = new Set<number>();
  for (const { index, 0: said } of matchesOf(WISH_BEFORE, text)) {
    const from = index + said.length;
    const next = negations.find((match) => match.index >= from);
    if (next !== undefined && TO_NEGATION.test(text.slice(from, next.index))) found.add(next.index);
  }
  return found;
}

const TO_NEGATION =
  /^\s*(?:(?:they|those|people|candidates|someone|somebody|anyone|one|who|that|which|is|are|have|has|be|would|should|if|to)\s+)*$/i;

/**
 * "Leave out anyone who is neither a citizen nor a resident", "nobody without AHPRA", "no non-citizens": of two negations in one the
 * second takes the first back, so that neither leaves anybody out. @returns where they begin
 */
function doubledIn(text: string, negations: readonly RegExpExecArray[]): Set<number> {
  const found = new Set<number>();
  negations.forEach((first, at) => {
    const second = negations[at + 1];
    if (second === undefined || found.has(first.index)) return;
    const end = first.index + first[0].length;
    if (second.index < end || !LEAVES_ANYBODY_OUT.test(first[0]) || !LACKS.test(second[0])) return;
    if (!BETWEEN_NEGATIONS.test(text.slice(end, second.index))) return;
    found.add(first.index).add(second.index);
    const { to } = negated(text, second.index, second.index + second[0].length);
    for (const { index, 0: said } of negations.slice(at + 2))
      if (index < to && /^nor$/i.test(said.trim())) found.add(index);
  });
  return found;
}

const LEAVES_ANYBODY_OUT =
  /^(?:no|no one|nobody|none|not|exclud\w*|except|leave out|skip|avoid\w*|rul(?:e|ing) out|(?:please )?(?:don't|do not|never) (?:want|need|send|show|give|include|list)(?: (?:me|us))?|don't want)\W*$/i;
const LACKS = /^(?:without|neither|not|non|isn't|aren't|hasn't|haven't|doesn't|don't|no)\W*$/i;
const BETWEEN_NEGATIONS =
  /^\s*(?:(?:any|an?|the|me|us|those|people|persons?|anyone|anybody|one|candidates?|applicants|who|that|which|with|is|are|has|have|does|do|speaks?|knows?|holds?|carr(?:y|ies))\s+)*$/i;

/** Whether what begins there, and is denied by its own words, is denied once more: "nobody who [isn't a citizen]". */
export const isDeniedBefore = (before: string): boolean => DENIES_ONCE_MORE.test(before);

const DENIES_ONCE_MORE =
  /(?<![\p{L}'])(?:nobody|no[\s-]?one|none|exclud(?:e|es|ing)|leave out|skip(?:ping)?|avoid(?:ing)?|without|except(?: for)?)(?:\s+(?:of|them|any(?:one|body)?|those|people|candidates|the|ones|who|that|which|whose|is|are|does|do))*\s*$/iu;

function negated(text: string, start: number, end: number): Stretch {
  // "Non-life, FIA or FSAI": of the one word that it is joined to.
  if (/^non-$/i.test(text.slice(start, end)))
    return { from: start, to: end + (/^[^\s,;.]*/.exec(text.slice(end))?.[0].length ?? 0) };
  const lead = HEAD.exec(text.slice(end))?.[0].length ?? 0;
  // "Not from: Deloitte": what a heading leaves out.
  const colon = /^(?:(?:from|at|with|in)?\s*:\s*)?/i.exec(text.slice(end + lead))?.[0].length ?? 0;
  const head = lead + colon;
  let to = end + head;
  for (;;) {
    const rest = text.slice(to);
    const stop = endOf(rest, NEGATION_ENDS);
    if (isListed(text.slice(start, end), rest.slice(0, stop), rest.slice(stop))) {
      to += stop + 'and'.length;
      continue;
    }
    const comma = rest.indexOf(',');
    if (comma < 0 || comma >= stop) return { from: start, to: to + stop };
    // "No temps or contractors, Leeds or York": the list ended with its "or".
    if (LAST_OF_LIST.test(rest.slice(0, comma))) return { from: start, to: to + comma };
    // "no agency, contract or junior people": the negation continues after the commas.
    const goesOn =
      /^,(?!\s*(?:not|no|non|never|without|excluding)\b)[^,.;()]{1,30}(?:,[^,.;()]{1,30})*?,?\s(?:or|nor)\s/i.test(
        rest.slice(comma, stop),
      );
    if (!goesOn) return { from: start, to: to + comma };
    to += comma + 1;
  }
}

const LAST_OF_LIST = /\b(?:or|nor)\s|\S\/\S/i;

// Whether an exclusion goes on behind "and": it does in a list of the unwanted, and between two kinds of people.
function isListed(negation: string, unwanted: string, behind: string): boolean {
  const next = ONE_MORE.exec(behind)?.[1];
  if (next === undefined || ASKS.test(next) || unwanted.includes(',')) return false;
  return LEAVES_OUT.test(negation) || (isPlural(unwanted) && isPlural(next));
}

const isPlural = (name: string): boolean => /^\s*\p{L}[\p{L} -]*[^sS\W]s\s*$/u.test(name);

function endOf(text: string, end: RegExp): number {
  return end.exec(text)?.index ?? text.length;
}

/** What a clause of its own has, where no mark parts it from others. */
const OWN_CLAUSE =
  /\b(?:they|we|i|he|she|it|should|must|needs?|can|could|have|has|are|is|in|at|with|from|who|speaks?|living|based)\s/i;
const SHORT = 3;

/** Where what is refused or waived begins: in speech without marks it is the last name before that, and not all that was said. */
export function saidFrom(text: string, at: number): number {
  const from = clauseBefore(text, at);
  const clause = text.slice(from, at);
  const isLong = clause.trim().split(/\s+/).length > SHORT;
  const isSpoken =
    from === 0 ? /\s(?:they|we|in|at|with|from|should|must|who)\s/i : /\s(?:they|should|must|we)\s/i;
  return isLong && OWN_CLAUSE.test(clause) && isSpoken.test(clause) ? lastNameBefore(text, at) : from;
}

const DEMANDED =
  /\s(?:(?:is|are)\s+)(?:an?\s+(?:absolute\s+)?must|required|essential|mandatory|needed|compulsory|non[\s-]negotiable)\b/gi;

/** "No one on a visa high voltage is a must": the unwanted ends before what is demanded. */
function beforeDemand(text: string, stretch: Stretch): Stretch {
  for (const { index } of matchesOf(DEMANDED, text)) {
    if (index <= stretch.from || index > stretch.to) continue;
    const name = lastNameBefore(text, index);
    if (/\S/.test(text.slice(stretch.from, name)) && name > stretch.from + 3)
      return { ...stretch, to: Math.min(stretch.to, name) };
  }
  return stretch;
}

/** Where the clause begins that ends at an offset. */
function clauseBefore(text: string, at: number): number {
  const mark = [...text.slice(0, at).matchAll(/[,;:.?!(\n]| [/|–—-] |\b(?:but|as|since|because|who)\b/gi)].at(
    -1,
  );
  return mark === undefined ? 0 : mark.index + mark[0].length;
}

// A preference stated afterwards covers the words since the last comma or the last "with".
function startBefore(text: string, at: number): number {
  const before = text.slice(0, at);
  const marks = [
    ...before.matchAll(
      /[,;:.(\n]| [/|–—+-](?=[\s\uFFFC])|\uFFFC\s+and\b|\b(?:with|having|who|but|plus|must have)\b/gi,
    ),
  ].at(-1);
  if (marks !== undefined) return marks.index + marks[0].length;
  const and = [...before.matchAll(/\band\b/gi)].at(-1);
  return and === undefined ? 0 : and.index + and[0].length;
}
