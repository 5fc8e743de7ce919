import { ENGLISH_COUNTS, readCount } from '../../../candidates/index.ts';
import type { Draft } from '../draft.ts';
import { lexiconOf, type Saying, sayingsOf } from '../sayings.ts';
import { type Bounds, boundsOf, EDGES, OF_FIGURES, type OfFigure } from './edges.ts';

/** What the words around years of experience say. */
type OfYears =
  | OfFigure
  | 'unit'
  | 'noun'
  | 'of'
  | 'qualified'
  | 'ago'
  | 'done'
  | 'for'
  | 'small'
  | 'joint'
  | 'some'
  | 'person';

const THEIR = String.raw`(?:the|their|his|her|a|an|this|that|our)`;
const SINCE = String.raw`(?:since|after|from|post)`;
const QUALIFYING = String.raw`(?:(?:${THEIR}\s+)?(?:qualifying|qualification|admission|registration|graduation|chartership)|being\s+(?:admitted|qualified|called|registered|chartered)|(?:they|he|she)\s+(?:were\s+|was\s+)?(?:first\s+)?(?:qualified|admitted|registered|graduated|chartered))`;

/** What somebody works in, whatever it is called: "in the game", "on the tools", "under their belt". */
const OF_A_CAREER = [
  String.raw`in\s+(?:(?:the|their|this|that)\s+)?(?:(?:whole|same)\s+)?(?:industry|trade|game|profession|field|craft|market|job\s+market|labou?r\s+market|work\s?force|workplace|sector|line\s+of\s+work|working\s+world|world\s+of\s+work|saddle|trenches|bank(?=\s*(?:$|[,;.)])))`,
  String.raw`in\s+the\s+business`,
  String.raw`under\s+${THEIR}\s+belts?`,
  String.raw`behind\s+(?:them|him|her|${THEIR}\s+names?)`,
  String.raw`to\s+(?:their|his|her)\s+names?`,
  String.raw`on\s+the\s+(?:tools|job|clock|shop\s+floor|front\s?line)`,
  String.raw`(?:in)?to\s+(?:(?:their|his|her|a|the)\s+)?(?:careers?|working\s+li(?:fe|ves)|trade|profession)`,
  String.raw`(?:of|in)\s+(?:(?:their|his|her|a)\s+)?(?:careers?|working\s+li(?:fe|ves)|work|employment|practice|service\s+in\s+the\s+trade)(?!\s+(?:in|at|with|for)\s+(?:the|their|his|her|current|present))`,
  String.raw`in(?=\s*(?:$|[,;.)]|(?:at|or|and|max\w*|min\w*|tops?)\s+(?:the\s+)?(?:very\s+)?(?:least|most|more|less|longer|under|over|up))|\s+(?:max|min)\w*\b)`,
  String.raw`deep|at\s+it`,
].join('|');

const LEXICON = lexiconOf<OfYears>([
  ['count', String.raw`(?:an?|one)\s+year\s+or\s+two`],
  [
    'count',
    String.raw`(?:(?:an?|one)\s+)?(?:(?:solid|full|whole|good)\s+)?half\s+a\s+decade|(?:(?:an?|one)\s+)?(?:(?:solid|full|whole|good)\s+)?decade['’]?s?`,
  ],
  ['count', String.raw`(?:in(?:to)?\s+)?double[\s-](?:digits?|figures?)(?:[\s-](?:in|of)\b)?`],
  [
    'count',
    String.raw`\d{1,2}(?:\.\d)?(?![.,]?\d|[\p{L}_%])|\d{1,2}(?=(?:y(?:rs?|ears?|oe)?|pqe)(?!\p{L}))|(?:zero|${ENGLISH_COUNTS})(?=[\s,.;)-]|$)`,
  ],
  ['unit', String.raw`[\s-]?(?:years?|yrs?)['’]?s?|y`],
  ['small', String.raw`\(\s*(?:\d{1,2}|${ENGLISH_COUNTS})\s*\)`],
  ['of', String.raw`${SINCE}\s+${QUALIFYING}|of\s+call`],
  [
    'noun',
    String.raw`(?:of\s+)?(?:(?:years?|yrs?)['’]?\s+(?:of\s+)?)?(?:(?:total|overall|work(?:ing)?|relevant|professional|prior|previous|commercial|industry|practical|solid|full|proven|combined|hands[\s-]on|paid|real|good)\s+)*(?:experiences?|exp|yoe)(?:\s+(?:level|range|bracket|band))?`,
  ],
  [
    'noun',
    String.raw`(?:of\s+)?(?:(?:years?|yrs?)['’]?\s+)?(?:pqe|pae|pq)(?:\s+(?:level|range|mark|bracket|band|years?|yrs?))?`,
  ],
  [
    'noun',
    String.raw`(?:of\s+)?post[\s-]?(?:qual(?:ification|ified|ifying|s)?|admission|admitted|registration|call|pq)(?:\s+(?:experience|exp))?`,
  ],
  ['noun', String.raw`(?:years|yrs)(?=\s*[:=]|\s+of\s+experience)`],
  ['of', OF_A_CAREER],
  [
    'of',
    String.raw`(?:range|bracket|band|window|mark)(?=\s*(?:$|[,;.)]))|in\s+all|in\s+total|total|overall|altogether|combined|so\s+far|to\s+date`,
  ],
  ['ago', String.raw`ago(?=\s*(?:$|[,;.)]|\b(?:and|or|at|in|with|who)\b))`],
  [
    'qualified',
    String.raw`started\s+(?:work(?:ing)?|out)|qualified|admitted|chartered|practi[sc]ing|practi[sc]ed`,
  ],
  [
    'not',
    String.raw`not\s+(?:yet|quite|even|just\s+yet)|(?:have|has|had|do|does|did)(?:n't|\s+not)(?:\s+(?:yet|quite))*`,
  ],
  ['of', String.raw`yet(?=\s*(?:$|[,;.)]))`],
  ['not', String.raw`nobody|no[\s-]?one|nothing|none`],
  [
    'small',
    String.raw`(?:is|are|being)\s+(?:an?\s+)?(?:must|needed|required|essential|mandatory)|required|needed|essential|mandatory|an?\s+must`,
  ],
  ...OF_FIGURES,
  [
    'done',
    String.raw`(?:(?:have|has|had|having|'ve|who|been|be|is|are)\s+)*(?:at\s+(?:it|this|that)|in\s+(?:it|the\s+game|the\s+(?:trade|business|industry|profession))|around|on\s+the\s+go)(?=\s+(?:for\s+)?(?:at|over|more|less|under|no|not|up|\d{1,2}|min\w*|max\w*|an?|${ENGLISH_COUNTS})\b)`,
  ],
  [
    'done',
    String.raw`(?:been\s+)?(?:(?:doing|worked|working)\s+(?:this|that|it|the\s+job|the\s+trade|in\s+the\s+(?:trade|industry|business|profession|field))|working|worked|practi[sc]ing|going)`,
  ],
  [
    'done',
    String.raw`(?:done|did|put\s+in|clock(?:ed|ing)(?:\s+up)?|rack(?:ed|ing)(?:\s+up)?|notch(?:ed|ing)(?:\s+up)?|chalked\s+up|amassed|accumulated|built(?:\s+up)?|gathered|gained|completed|seen|spent|served|logged|earned)`,
  ],
  [
    'done',
    String.raw`(?:bring(?:s|ing)?|offer(?:s|ing)?|show(?:s|ing)?|boast(?:s|ing)?|count(?:s|ing)?|possess(?:es|ing)?|demonstrate|evidence|claim|list)`,
  ],
  ['for', 'for'],
  ['person', String.raw`any(?:one|body)|some(?:one|body)|those|people|candidates?|ones?`],
  [
    'small',
    String.raw`in\s+(?:the|an?)\s+(?:range\s+(?:of\s+)?)?(?=(?:\d{1,2}|${ENGLISH_COUNTS})\s*(?:to|-|–|and)\s*(?:\d|[a-z]))|(?:an?\s+)?track\s+record|whose|who|that|they|he|she|which|is|are|was|were|be|been|being|have|has|had|having|got|with|w\/|of|an?|the|their|his|her|should|must|needs?(?:\s+to)?|will|would|can|already|now|still|good|solid|full|whole|some|between|from|anywhere|anything|somewhere|say|of|work(?:ing)?\s+(?=experience)|quite|well|clear|pls|please|ideally\s+no|relevant|commercial|professional|industry|proven|practical|previous|prior|hands[\s-]on|[:=]|~`,
  ],
  ['some', String.raw`about|around|roughly|approx(?:imately|\.)?|circa|ca\.?|nearly|almost|close\s+to`],
]);

/** What stands on either side of years that are of something else: an age, a contract, a place, a notice, a stretch of time. */
const OF_ELSE_BEHIND =
  /^[\s'’]*(?:(?:in|into|of|over|at|with|for|by)\s+)?(?:ago|old|of\s+age|notice|contracts?|ftcs?|fixed|visas?|terms?|gaps?|breaks?|running|straight|in\s+a\s+row|on\s+the\s+trot|degrees?|courses?|warranty|left|remaining|per|each|apart|there|where|(?:av(?:era)?g\w*\.?\s+)?(?:tenure|service|stays?)|av(?:era)?g\w*|(?:checkable\s+)?ref(?:erence)?s|(?:their|his|her|this|that|one|same|the\s+same|each|every|any|current|present|existing|latest|last|the\s+(?:current|present|same|job|role|post|seat|position|one))\b|role|post\b(?![\s-](?:qual|adm|reg))|seat|situ|office|harness|position)/i;
const PREPOSITION_BEHIND = /^\s*(?:at|with|for|by)\s+(?!experience|java)(?:\p{Lu}|\uFFFC|the\b|an?\b)/u;
const OF_ELSE_BEFORE =
  /(?:^|[^\p{L}])(?:last|past|next|coming|previous|recent|every|each|per|average|avg|tenure|service|stay\w*|stints?|gaps?|breaks?|notice|contracts?|ftc|aged?|for|in|within|over|during|since|after|by|until|to|than|time|there|then|jobs?|roles?|posts?|positions?|employers?|compan(?:y|ies)|firms?|seat|place|moved|changed|switched|joined|started|began|left|contact\w*|spoke\w*|spoken|called|placed|met|interviewed|lived|living|based|located|waiting|looking|available|free|away|off|out|at|lasted|lasts|back|warranty|degree|course|age|notice\s+period|max\s+notice|\p{Sc})[\s:=-]*$/iu;
const HERE_BEFORE =
  /\b(?:where\s+(?:they|he|she)\s+(?:are|is|work)(?:\s+now)?|(?:current|present|same)\s+\p{L}+|in\s+(?:post|seat|role))[\s,:=-]*$/iu;
const BEGINS_TIME = /^(?:a|an|one|two|three|\d{1,2})\s+(?:months?|weeks?|days?)/i;

const GATE =
  /\b(?:years?|yrs?|\d+y|yoe|p[qa]e|pq|decades?|exp|experience|double|game|belts?|qualified|admitted|post[\s-]?qual\w*)\b|\dpqe/i;

/**
 * Reads years of experience by what each word around their figures says, whatever order they come in: "who have clocked up five years
 * or more", "exp: 0-2", "3 years minimum, 6 maximum", "PQE of 4 or more", "not yet five years in". Where a word says that they are of
 * something else, or none knows, others read them.
 */
export function readYearsSaid(draft: Draft): void {
  if (!GATE.test(draft.rest)) return;
  const { rest } = draft;
  const sayings = sayingsOf(rest, LEXICON);
  let from = 0;
  for (let at = 0; at < sayings.length; at += 1) {
    if (sayings[at]?.is !== 'count' || at < from) continue;
    const stretch = stretchOf(rest, sayings, at, from);
    if (stretch === null) continue;
    const [first, last] = stretch;
    from = last + 1;
    const own = sayings.slice(first, last + 1);
    // "A year or two" is said of the most that there is.
    const isFew = own.some(
      ({ is, at: begin, end }) => is === 'count' && /\sor\s/i.test(rest.slice(begin, end)),
    );
    const said = isFew ? [...own, { is: 'only', at: 0, end: 0 } as const] : own;
    const bounds = boundsOf(said, (one) => countOf(rest.slice(one.at, one.end)));
    if (bounds === null) continue;
    const [begin, end] = [own[0]?.at ?? 0, own.at(-1)?.end ?? 0];
    if (isOfElse(rest, begin, end, own)) continue;
    take(draft, begin, end, bounds, own);
  }
}

function countOf(said: string): number | null {
  const word = said.toLowerCase();
  if (/year\s+or\s+two/.test(word)) return 2;
  if (word === 'zero') return 0;
  if (/half\s+a\s+decade/.test(word)) return 5;
  if (/decade|double/.test(word)) return 10;
  const count = readCount(word);
  return count === null || count > 60 ? null : count;
}

const ENDS: ReadonlySet<string> = new Set([
  'count',
  'unit',
  'noun',
  'of',
  'qualified',
  'least',
  'most',
  'least>',
  'most>',
  'exact',
  'only',
  'ago',
]);
const NEVER_BEHIND: ReadonlySet<string> = new Set(['unknown', 'border', 'person', 'some', 'done', 'not']);

type Sayings = readonly Saying<OfYears>[];

/** The words around a figure that are said of it, as the first and the last of them. */
function stretchOf(rest: string, sayings: Sayings, at: number, from: number): [number, number] | null {
  const last = endOf(sayings, at);
  const first = startOf(sayings, at, from);
  if (first === null) return null;
  const own = sayings.slice(first, last + 1);
  const counts = own.filter(({ is }) => is === 'count').length;
  const isTimed = own.some(
    ({ is, at: begin, end }) =>
      is === 'unit' || (is === 'count' && /decade|double|year/i.test(rest.slice(begin, end))),
  );
  const label = own.findIndex(({ is }) => is === 'noun');
  const isLabelled = label >= 0 || own.some(({ is }) => is === 'of') || sayings[last]?.is === 'qualified';
  if (!isTimed && !isLabelled) return null;
  // "Big 4 experience", "phase 3 exp" are no years; "5+ exp" and "4 PQE" are.
  const noun = own.find(({ is, at: begin }) => is === 'noun' && begin > (sayings[at]?.at ?? 0));
  const isBare = noun !== undefined && !/pqe|pae|pq|post|yoe/i.test(rest.slice(noun.at, noun.end));
  if (!isTimed && isBare && !own.some(({ is }) => EDGES.has(is))) return null;
  if (own.some(({ is }) => is === 'some') && counts === 1) return null;
  if (own.some(({ is }) => is === 'ago') && !own.some(({ is }) => is === 'qualified')) return null;
  // "Exp 5 sites", "4 PQE": a figure without its years needs what it is of, and nothing unknown right behind.
  if (!isTimed && sayings[last + 1]?.is === 'unknown' && sayings[last]?.is === 'count') return null;
  return [first, last];
}

function endOf(sayings: Sayings, at: number): number {
  let last = at;
  for (let next = at + 1; next < sayings.length; next += 1) {
    const { is } = sayings[next] as Saying<OfYears>;
    if (is === 'comma' || is === 'and' || is === 'or' || is === 'range') {
      if (!goesOn(sayings, next)) break;
      continue;
    }
    if (NEVER_BEHIND.has(is) || is === 'for') break;
    if (ENDS.has(is)) last = next;
  }
  return last;
}

// Behind a comma or an "and" comes an edge or a figure that is of years too.
function goesOn(sayings: Sayings, joint: number): boolean {
  let next = joint + 1;
  while (['small', 'and', 'some', 'range'].includes(sayings[next]?.is ?? '')) next += 1;
  const isRow =
    sayings[joint]?.is !== 'range' && sayings[joint - 1]?.is !== 'count' && sayings[joint - 1]?.is !== 'unit';
  let isEdge = false;
  while (EDGES.has(sayings[next]?.is ?? '')) {
    isEdge = true;
    next += 1;
  }
  const one = sayings[next];
  if (one?.is !== 'count')
    return (
      isEdge &&
      (one === undefined ||
        one.is === 'border' ||
        one.is === 'comma' ||
        one.is === 'unit' ||
        one.is === 'noun')
    );
  const behind = sayings[next + 1];
  const edge = behind?.is === 'unit' ? sayings[next + 2] : behind;
  if (!isEdge && isRow && sayings[joint]?.is === 'comma' && !EDGES.has(edge?.is ?? '')) return false;
  return behind === undefined || behind.is !== 'unknown';
}

const HARD_LEFT: ReadonlySet<string> = new Set([
  'noun',
  'least',
  'most',
  'least<',
  'most<',
  'over<',
  'under<',
  'exact',
  'only',
  'done',
  'not',
  'some',
  'unit',
  'of',
]);
const LEFT: ReadonlySet<string> = new Set([...HARD_LEFT, 'small', 'qualified']);

function startOf(sayings: Sayings, at: number, from: number): number | null {
  let first = at;
  for (let last = at - 1; last >= from; last -= 1) {
    const { is } = sayings[last] as Saying<OfYears>;
    const before = sayings[last - 1]?.is;
    if (is === 'for') {
      if (
        before !== 'done' &&
        before !== 'qualified' &&
        before !== 'of' &&
        !(before === 'small' && sayings[last - 2]?.is === 'done')
      )
        return null;
      continue;
    }
    // "Experience - 5 years": a dash between what is counted and the figure.
    if (is === 'range' && before === 'noun') continue;
    if (is === 'person') {
      if (!sayings.slice(Math.max(from, last - 3), last).some((one) => one.is === 'not')) break;
      continue;
    }
    if (!LEFT.has(is)) break;
    if (HARD_LEFT.has(is) || is === 'small' || is === 'qualified') first = last;
  }
  return first;
}

function isOfElse(rest: string, begin: number, end: number, own: Sayings): boolean {
  const behind = rest.slice(end);
  const isSure = own.some(({ is }) => is === 'noun' || is === 'of');
  if (/^\s*(?:months?|mths?|weeks?|wks?|days?|hours?|k\b)/i.test(behind)) return true;
  if (BEGINS_TIME.test(rest.slice(begin, end))) return true;
  if (!isSure && (OF_ELSE_BEHIND.test(behind) || PREPOSITION_BEHIND.test(behind))) return true;
  if (
    isSure &&
    /^\s*(?:in|of|at|with)\s+(?:(?:the|their|his|her)\s+)?(?:current|present|existing|same)\b/i.test(behind)
  )
    return true;
  if (HERE_BEFORE.test(rest.slice(0, begin))) return true;
  if (OF_ELSE_BEFORE.test(rest.slice(0, begin)) && own[0]?.is !== 'noun') return true;
  // "Nobody with less than five years or a car": a negation that goes on is read by where it stands.
  return own.some(({ is }) => is === 'not') && /^\s*(?:,|or\b|nor\b|and\s+(?:not|no)\b)/i.test(behind);
}

/** Years are kept with a decimal at most. */
const JUST = 0.05;

function take(draft: Draft, begin: number, end: number, { min, max, isStrict }: Bounds, own: Sayings): void {
  const low = min === 0 ? null : min;
  const label =
    max === null
      ? isStrict
        ? `over ${low} years of experience`
        : `${low}+ years of experience`
      : low === null
        ? `${isStrict ? 'under' : 'at most'} ${max} years of experience`
        : low === max
          ? `${low} years of experience`
          : `${low}-${max} years of experience`;
  if (low === null && max === null) return;
  const edges = {
    min: low === null ? null : isStrict ? low + JUST : low,
    max: max === null ? null : isStrict ? max - JUST : max,
  };
  const isPlain = max !== null || own.some(({ is }) => is === 'not' || (EDGES.has(is) && !is.endsWith('>')));
  draft.take(begin, end, { kind: 'years_experience', label, ...edges }, isPlain);
}
