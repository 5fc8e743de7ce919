import { facet } from '../../facets.ts';
import { COUNT, UNIT } from '../careers/career.ts';
import type { Draft } from '../draft.ts';
import { group } from '../runs.ts';
import { daysSinceNamed, SINCE } from '../terms/calendar.ts';
import { daysIn } from '../terms/periods.ts';
import { neverToo } from './never-too.ts';

const HERE = String.raw`(?:\s+(?:of us|here|in (?:the|our) (?:office|team|firm|agency)|on (?:the|our) (?:team|desk)|at our end|from (?:here|the (?:team|office|desk)|our (?:side|team))|at all|else))*`;
const AGENT = String.raw`(?:(?:we|i|somebody|someone|one of us|any(?:one|body)|none of us|nobody|no[\s-]?one|an? colleagues?|the (?:team|office|desk)|our (?:team|desk|office|consultants?|people|agency))${HERE})`;
const BY = String.raw`(?:\s+(?:by|from|with|to)\s+(?:us|me|our (?:team|desk|office|agency|side)|any(?:one|body)|some(?:one|body)|one of us|the (?:team|office|desk))${HERE})`;
const ADV = String.raw`(?:\s+(?:already|actually|once|ever|yet|last|recently|also|even|just|personally|really|never|not|still|properly|at least once|since))*`;
const HAVE = String.raw`(?:\s*(?:'ve|have|has|had|did|do)(?:n't|\s+not)?)?`;
const DONE = String.raw`(?:called|rung|rang|phoned|telephoned|dialled|(?:spoken|spoke|talked|chatted) (?:to|with)|contacted|(?:been|was|were|got) (?:in (?:touch|contact|communication) with|on (?:the (?:phone|line|blower) )?(?:with|to)|onto|(?:speaking|talking|chatting) (?:to|with))|connected with|checked in (?:with|on)|corresponded with|had (?:them |him |her )?on the (?:phone|line|blower)|had (?:an? |any |some )?(?:quick |long |good |proper |brief |little )?(?:call|chat|conversation|word|words|catch[\s-]?up|phone call|natter|chinwag|talk|zoom|video call|teams call|coffee|yarn|korero|discussion) with|made contact with|got (?:hold of|in touch with|through to)|reached|caught up with|picked up the phone to|touched base with|(?:given|gave) (?:them |him |her )?an? (?:call|ring|bell|buzz|shout|tinkle|phone call)|lost (?:touch|contact) with)`;
const DO = String.raw`(?:call|ring|phone|dial|(?:speak|talk) (?:to|with)|contact|be in touch with|get (?:hold of|through to)|reach|catch up with|have (?:a call|a chat|a word) with)`;
const BEEN = String.raw`(?:called|rung|phoned|telephoned|contacted|spoken to|talked to|dialled)`;
const A_CALL = String.raw`(?:(?:phone|telephone|logged|recorded)\s+)?(?:calls?|phone conversations?|rings?|chats? on the phone|contact)(?!\s+(?:cent(?:re|er)s?|handl|agents?|taker|operator|tracer|numbers?|details|quality|volume|stack|rout|lens|management|strategy))`;
const LOGGED = String.raw`(?:\s+(?:logged|recorded|noted|made|(?:is\s+)?on (?:(?:the|our|their) )?(?:record|file|system|log|books)s?|in the (?:log|system|notes)|against (?:their|his|her) name))*`;
const ON_THE_PHONE = String.raw`(?:\s+(?:them|him|her|up|back|on the (?:phone|line|blower)|by phone|over the phone))*`;
const NO = String.raw`(?:(?:no|zero|not? (?:a|an|one|a single|any|even (?:a|one))|without(?: (?:an?|any|even a|so much as a))?|never (?:an?|any))(?:\s+(?:single|one|record of an?|sign of an?|trace of an?))*)`;

/** That somebody was called, without when; what denies it may stand in it. */
const CALLED = new RegExp(
  [
    // "We've had on the phone", "somebody in the office has called", "nobody ever rang".
    String.raw`(?:(?:with\s+)?(?:whom?|that|which)\s+)?(?<![\p{L}'])${AGENT}${HAVE}${ADV}\s+(?:${DONE}|(?:(?:should|ought to|could)\s+have|meant to have)\s+${DONE})${ON_THE_PHONE}`,
    String.raw`(?:(?:whom?|that|which)\s+)?(?<![\p{L}'])${AGENT}\s+(?:did|do)(?:n't|\s+not)?${ADV}\s+${DO}${ON_THE_PHONE}`,
    String.raw`(?:(?:whom?|that|which)\s+)?(?<![\p{L}'])${AGENT}\s+(?:have|has|are|is)\s+(?:yet|still)\s+to\s+${DO}${ON_THE_PHONE}`,
    // "Who have been called", "last phoned", "not yet called by anyone".
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has|had|'ve|was|were|are|is)(?:n't|\s+not)?${ADV}\s+(?:been\s+|got\s+)?(?:been\s+|ever\s+|even\s+)*${BEEN}|(?:have|has|are|is)?\s*(?:yet|still)\s+to\s+be\s+${BEEN}|(?:(?:have|has)\s+)?(?:never|not yet|not|last|already|once|previously|recorded as|marked as|logged as|also)(?:\s+(?:once|ever|yet|even|been))*\s+${BEEN})${BY}?${ON_THE_PHONE}`,
    String.raw`(?<![\p{L}-])${BEEN}${BY}?${ON_THE_PHONE}`,
    // "Who have had a ring from us", "haven't heard from us".
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has|had|'ve|did)(?:n't|\s+not)?${ADV}\s+|(?:never|not)\s+)?(?:had|got|get|received|receive|taken|have)\s+(?:(?:an?|any|one|their last|at least one|some|even one|a single)\s+)+${A_CALL}${BY}?${LOGGED}`,
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has|had|'ve|did)(?:n't|\s+not)?${ADV}\s+|never\s+)?(?:heard|hear)\s+from\s+us${ON_THE_PHONE}`,
    // "Who were on to us", "who got in touch with us".
    String.raw`(?:(?:who|that)\s+)(?:(?:have|has|had|'ve|were|was|did|do)(?:n't|\s+not)?${ADV}\s+)?(?:been\s+)?(?:on ?to|in touch with|through to|(?:got|been|get)\s+(?:on ?to|in touch with|through to|hold of)|(?:speaking|talking|chatting)\s+(?:to|with))\s+us${ON_THE_PHONE}`,
    String.raw`(?:(?:who|that)\s+)?(?:have\s+|has\s+)?(?:picked|taken|answered)\s+up\s+(?:the phone|a call)\s+(?:to|from)\s+us`,
    // "With a call logged", "without a single call".
    String.raw`(?:(?:with|has|have|having|but|and)\s+)?(?<![\p{L}])${NO}\s+${A_CALL}${BY}?${LOGGED}`,
    String.raw`(?:with|has|have|having)\s+(?:(?:an?|any|one|at least one|one or more|some)\s+)+${A_CALL}${BY}?${LOGGED}`,
    // "Whose last call with us was".
    String.raw`(?:whose|with (?:an?|the|their)|had (?:their|the)|where the|the)\s+(?:last|most recent|latest|previous)\s+(?:phone\s+|telephone\s+)?(?:call|conversation|chat|ring)${BY}?(?:\s+(?:was|is|were|happened|took place|being|dates? (?:from|back)))?`,
  ].join('|'),
  'giu',
);
const COMPOUND =
  /\b(?:(?:never|not[\s-]yet)-(?:called|contacted|rung|phoned)|un-?(?:called|contacted|rung|phoned))(?!\p{L})/giu;

const LEADS = String.raw`(?:(?:at (?:some|any) (?:point|time|stage)|once|even once|at least once|at all|,|now|or so|that is)\s*)*`;
const OF_YEAR = String.raw`(?:\s+of an? year)?`;
const TIME = new RegExp(
  String.raw`^\s*${LEADS}(?:(?<prep>in|within|inside|over(?=\s+(?:the|these)\s)|during|for|since|this|these|throughout)\s+)?(?:(?:the|at)\s+)?(?:(?<edge>more than|over|at least|longer than|less than|under|not more than|no more than|within|up to|a good|>|<)\s+)?(?:(?:the\s+)?(?<past>last|past|previous)\s+)?${COUNT}?\s*${UNIT}${OF_YEAR}(?!\p{L})(?:,?\s+(?<tail>or (?:more|longer|over|less|so)|and (?:more|counting)|(?:ago|back|old)(?:,?\s+or\s+(?:less|more|longer|earlier))?|now))*`,
  'iu',
);
const OR_NEVER =
  /^[\s,]*or\s+(?:(?:they|those|who|that|we|i|have|has|were|was)\s+)*(?:never|not ever|not at all)(?:\s+(?:been\s+)?(?:called|rung|phoned|contacted|spoken to|rang|at all|ever))*(?!\p{L})/iu;
const EVER =
  /^[\s,]*(?:(?:already|before|previously|once|(?:at least|even) once|at (?:some|any|one) (?:point|time|stage)|ever|in the past|no matter when|whenever|any ?time|no matter how long ago|however long ago)(?![\p{L}])[\s,]*)+/iu;
const NEVER =
  /^\s*(?:(?:yet|ever|before|at all|so far|even once|once|to date|until now|,? (?:not )?even once)(?![\p{L}])\s*)+/iu;
/** "But not in the past year", "though not for a year". */
const BUT_NOT =
  /^[\s,;]*(?:(?:but|though|although|just|yet|and|only)\s+)*(?:(?:we|they|i|nobody|no one|who|that)\s+)?(?:(?:have|has|did|do|are|is)(?:n't|\s+not)|not|never|none|no (?:calls?|contact)|nothing)(?:\s+(?:been\s+)?(?:called|rung|phoned|contacted|spoken to|again|since|at all|recently|spoken|heard|done so))*(?=\s+(?:in|within|inside|over|during|for|since)\s)/iu;
/** What another reader knows: "this month", "since the summer". */
const OTHER_TIME =
  /^\s*(?:(?:(?:to|with|from|by)\s+)?(?:us|me|them|anyone|anybody)\s+(?=since\b))?(?:(?:this|last)\s+(?:week|month|quarter|year)\b|recently|lately|today|yesterday|since\s+(?!.{1,20}\bago\b)|in\s+20\d\d|between\b|(?:about|on|for|at)\s+(?!least|some|any|all)(?!(?:an?|the|\d|half|more|over|one|two|three|four|five|six|nine|twelve|eighteen)\b)\p{L})/iu;
const DENIES = /\b(?:not|never|nobody|no[\s-]?one|none|no|zero|without|(?:yet|still) to|lost)\b|n't\b|'t\b/i;
const BEFORE =
  /\b(?:(?:have|has|having)\s+)?(?:(?:gone|been|went) (?:quiet|cold|silent|dark)|overdue (?:for )?an? (?:call|ring)|due an? (?:call|ring)|neglected|forgotten|left)[\s,;]*(?:(?:and|with|as)\s+)*$/i;
/** "Overdue a call, none in six months", "went six months without a call". */
const WITHOUT_ONE = new RegExp(
  String.raw`(?:over)?due\s+(?:for\s+)?an?\s+(?:call|ring|chat),?\s+(?:as\s+|having\s+|with\s+)*(?:none|nothing|no calls?|not (?:had one|${BEEN}))|(?:not|never)\s+(?:had\s+)?(?:one\s+)?(?=$^)`,
  'giu',
);
const WENT = new RegExp(
  String.raw`(?:(?:who|that|have|has)\s+)*(?:went|gone|go)\s+(?:for\s+)?(?:(?:more than|over|at least)\s+)?${COUNT}\s*${UNIT}${OF_YEAR}(?:\s+or (?:more|longer))?\s+without\s+(?:(?:an?|any|a single|hearing)\s+)*(?:${A_CALL}|from)${BY}?`,
  'giu',
);
const NOT_THEM =
  /\b(?:nobody|no[\s-]?one|none|not (?:anyone|anybody|those|people)|excl(?:uding|\.)?(?: anyone| anybody| those| people)?)\s+$/i;

/** "A company called Foo": of a call only with a time, or with who called. */
const BARE = new RegExp(
  String.raw`^\s*(?:(?:who|that)\s+)?(?:(?:(?:any|some)(?:one|body)|is|are|was|were|also)\s+)?${BEEN}(?:\s+back)?\s*$`,
  'i',
);

const since = (days: number): string =>
  days >= 365 ? `${Math.round(days / 36.525) / 10} years` : `${Math.round(days)} days`;
/** As far back as any record goes. */
const EVER_DAYS = 36_500;

/** Without one of these words nothing here can be said, and the patterns need not be tried. */
const SAYS =
  /call|rung|r[ai]ng|phone|dialled|spoke|speak|talk|chat|contact|touch|heard|hear from|hold of|caught up|catch up|reach|conversation|\bon ?to\b|through to|natter|chinwag|\bbell\b|buzz|tinkle|\bwords? with|connected|checked in|corresponded|\bon (?:the )?(?:phone|line|blower)|(?:zoom|coffee|yarn|korero|discussion|chat) with/i;

/** Reads whether and when somebody was called or spoken to, whoever it is said of: "nobody has rung in six months", "with a call logged". */
export function readCalls(draft: Draft): void {
  if (!SAYS.test(draft.text)) return;
  for (const { index, 0: said, 1: count = '', 2: unit = '' } of draft.each(WENT)) {
    const days = daysIn(count, unit);
    if (days !== null) take(draft, index, index + said.length, { min: days });
  }
  for (const { index, 0: said } of draft.each(WITHOUT_ONE)) readTime(draft, index, said, true);
  for (const { index, 0: said } of draft.each(COMPOUND)) readTime(draft, index, said, true);
  for (const { index, 0: said } of draft.each(CALLED)) readTime(draft, index, said, DENIES.test(said));
}

function readTime(draft: Draft, index: number, said: string, denies: boolean): void {
  const at = index + said.length - said.trimStart().length;
  const end = index + said.trimEnd().length;
  const behind = draft.rest.slice(end);
  if (OTHER_TIME.test(behind)) return;
  const flips = NOT_THEM.exec(draft.rest.slice(0, at))?.[0].length ?? 0;
  const led = BEFORE.exec(draft.rest.slice(0, at))?.[0].length ?? 0;
  const from = at - Math.max(flips, led);
  const isDenied = denies !== flips > 0;
  const ought = /\b(?:should|ought to|could|meant to)\s+have\b/i.test(said);
  const butNot = (offset: number): { days: number; length: number } | null => {
    const lead = BUT_NOT.exec(draft.rest.slice(end + offset))?.[0].length;
    const time =
      lead === undefined ? null : (timeAt(draft, end + offset + lead) ?? sinceAt(draft, end + offset + lead));
    return time === null || lead === undefined
      ? null
      : { days: time.days, length: offset + lead + time.length };
  };
  const ever = denies ? 0 : (EVER.exec(behind)?.[0].length ?? 0);
  const not = denies ? null : (butNot(ever) ?? butNot(0));
  if (not !== null) {
    take(draft, from, end + not.length, { min: not.days });
    if (!ought) alsoEver(draft, from, end + not.length);
    return;
  }
  if (ought) return;
  const time = timeAt(draft, end, denies);
  if (time !== null) {
    const { days, length, isAgo, isMore, isLess } = time;
    const after = end + length;
    const never = OR_NEVER.exec(draft.rest.slice(after))?.[0].length ?? neverToo(draft, after);
    const until = end + length + never;
    if (isDenied && isAgo && isLess) return;
    if (isDenied || (isAgo && isMore)) {
      take(draft, from, until, { min: days });
      if (!isDenied && never === 0) {
        alsoEver(draft, from, until);
        draft.note(
          'read_as',
          `"${draft.text.slice(from, until)}" leaves out whom nobody ever called: add "or never" for them too.`,
        );
      }
    } else if (!isMore || !isAgo) {
      // "Rung in the past six months but not in the last one": between the two.
      const since = butNot(length);
      const isSpan = since !== null && since.days < days;
      take(draft, from, end + length, { max: days });
      if (isSpan) take(draft, end + length, end + since.length, { min: since.days });
      if (never > 0) orNever(draft, end + length, until);
    }
    return;
  }
  if (isDenied) {
    const tail = NEVER.exec(behind)?.[0] ?? '';
    if (/\blost\b/i.test(said)) return;
    const facet = { kind: 'last_contact', label: 'never contacted', values: ['never'] } as const;
    draft.take(from, end + tail.trimEnd().length, { ...facet, values: ['never'] }, true);
    return;
  }
  const isBare = BARE.test(said) && !EVER.test(behind);
  if (isBare || /\b(?:last|most recent|latest|previous)\b/i.test(said)) return;
  const tail = EVER.exec(behind)?.[0] ?? '';
  take(draft, from, end + tail.replace(/[\s,]+$/, '').length, { max: EVER_DAYS });
}

interface Time {
  days: number;
  length: number;
  isAgo: boolean;
  isMore: boolean;
  isLess: boolean;
}

function timeAt(draft: Draft, from: number, isDenied = false): Time | null {
  const match = TIME.exec(draft.rest.slice(from));
  if (match === null) return null;
  const { prep, edge = '', past, tail = '' } = match.groups ?? {};
  const [, , , , count, unit = ''] = match;
  const isAgo = /\b(?:ago|back|old)\b/i.test(match[0]);
  if (prep === undefined && past === undefined && !isAgo && !(isDenied && count !== undefined)) return null;
  const days = daysIn(count ?? 'a', unit) ?? null;
  if (days === null) return null;
  const isMore =
    /^(?:more|over|at least|longer|>|a good)/i.test(edge) ||
    /or (?:more|longer|over|earlier)/i.test(tail + match[0]);
  const isLess = /^(?:less|under|not more|no more|within|up to|<)/i.test(edge) || /or less/i.test(match[0]);
  return { days, length: match[0].length, isAgo, isMore, isLess };
}

const SINCE_A_DAY = new RegExp(String.raw`^\s*${SINCE}(?!\p{L})`, 'iu');

/** The time since a day that is named: "since June". */
function sinceAt(draft: Draft, from: number): { days: number; length: number } | null {
  const said = SINCE_A_DAY.exec(draft.rest.slice(from))?.[0];
  const days = said === undefined ? null : daysSinceNamed(said.trim().toLowerCase(), draft.home.today);
  return said === undefined || days === null ? null : { days, length: said.length };
}

function take(draft: Draft, from: number, end: number, asked: { min?: number; max?: number }): void {
  const { min, max } = asked;
  const label =
    max === EVER_DAYS
      ? 'contacted before'
      : min === undefined
        ? `contacted in the last ${since(max ?? 0)}`
        : `not contacted for ${since(min)}`;
  draft.take(from, end, { kind: 'last_contact', label, ...asked }, true);
}

// "Called in the last week, or never": two lots, whom one condition cannot hold.
function orNever(draft: Draft, at: number, end: number): void {
  const called = draft.read.at(-1);
  const facet = { kind: 'last_contact', label: 'never contacted' } as const;
  draft.take(at, end, { ...facet, values: ['never'] }, true);
  const never = draft.read.at(-1);
  if (called !== undefined && never !== undefined) group(draft, [called, never]);
}

// "Last called over a year ago": there was a call.
function alsoEver(draft: Draft, at: number, end: number): void {
  const before = {
    kind: 'last_contact',
    strength: 'must',
    label: 'contacted before',
    max: EVER_DAYS,
  } as const;
  draft.read.push({ at, end, plain: true, facet: facet(before) });
}
