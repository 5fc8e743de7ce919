import { ENGLISH_COUNTS, noticeDays } from '../../../candidates/index.ts';
import { facet } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const SPAN = String.raw`(?<!\d)(?:\d{1,3}|an?|half a|${ENGLISH_COUNTS})[-\s]?\s*(?:calendar\s+|full\s+|whole\s+)?(?:days?|weeks?|wks?|fortnights?|months?|mths?)(?!\p{L})`;
const MIN = String.raw`(?:at least|a\s+minimum of|minimum(?: of)?|min\.?(?: of)?|no (?:less|fewer|sooner|earlier|shorter) than|not (?:less|fewer|under|below)(?: than)?|more than|longer than|greater than|over|above|upwards of|>=?)`;
const MAX = String.raw`(?:no (?:more|longer|later|greater) than|not (?:more|longer|later|over|above|exceeding|greater)(?: than)?|(?:do(?:es)?(?:n't| not)|not|never)\s+(?:exceed(?:s|ing)?|go (?:over|beyond|past))|less than|fewer than|shorter than|under|below|up to|(?:a\s+)?max(?:imum)?\.?(?: of)?|at most|at the (?:very )?most|within|inside|only|just|<=?)`;
const OR_MORE = String.raw`(?:or (?:even )?(?:more|longer|over|above|up|greater|higher|later)|and (?:more|up|over|above|longer|upwards?)|upwards?|plus|\+|min(?:imum)?|at (?:the )?(?:very )?least|as a minimum|onwards?)`;
const OR_LESS = String.raw`(?:or (?:even )?(?:less|fewer|shorter|sooner|earlier|better|under|below|quicker|faster|none|lower|nothing|no notice)|max(?:imum)?\.?|tops|at (?:the )?(?:very )?(?:most|latest|outside)|and (?:under|below|less)|as a maximum|only|ideally less)`;
const WITH_US = String.raw`(?:\s+(?:with us|for us|us|here|there|work|working|in (?:a|the|their) new (?:job|role)|a new (?:job|role)|the (?:job|role)|a (?:job|role)|them|in))*`;
/** Beginning to work, as a verb. */
const START = String.raw`(?:(?:be\s+)?(?:able|free|ready|available|happy|in a position|good|set|prepared)\s+to\s+)?(?:start|begin|commence|join|onboard|come (?:on board|aboard|in|over)|make a start|get (?:started|going|out|away|free|cracking)|leave(?:\s+(?:their (?:job|employer|current job|role)))?|walk|turn up|report for (?:work|duty)|go|work|be (?:with us|here|there|in (?:the |their |a |our )?(?:seat|chair|post|role|place|office|situ|job)|at (?:their|a|the|our) desk|on (?:site|board|deck|the ground)|free|available|ready|working|at work|up and running|good to go))`;
const CAN = String.raw`(?:(?:can|could|would|will|might|may|'d|'ll|able to|ready to|free to|available to|happy to|prepared to|willing to|good to|set to|in a position to)(?:\s+(?:easily|already|also|actually|then|probably|happily))*\s+)`;
const FREE = String.raw`(?:available|free|ready|good to go|ready to go|set to go|(?<=\b(?:who|that|to|and)\s+)starts?|starting|(?<!\bcareers?\s)joining)`;
const NOW = String.raw`(?:(?:right\s+)?now|right away|straight[\s-]?(?:away|off)|immediately|instantly|at once|today|(?:this|the) (?:very )?(?:minute|instant|second|moment|day)|as of (?:right )?(?:now|today|this minute)|from (?:right )?(?:now|today)(?:\s+on(?:wards)?)?|asap|without (?:any )?(?:delay|notice)|at (?:a |one |no )?(?:moment|minute|hour)'?s'?(?: notice)?|at no notice|at the drop of a hat|on the spot|with immediate effect)(?!\p{L})`;
const UNTOLD = String.raw`(?!\s+(?:recorded|on (?:record|file|our|the)|listed|known|given|stated|entered|noted|logged|filled|told|mentioned|in (?:the|our)|anywhere))`;
const NO_NOTICE = new RegExp(
  String.raw`(?:(?:who\s+)?(?:with|have|has|having|on|owe[sd]?|owing|need|needs|serve[sd]?|give[sn]?|giving|there is|got)\s+)?(?:(?:an?|the)\s+)?(?:no|zero|nil|without(?:\s+(?:an?|any))?)[\s-]+notice(?:[\s-]+periods?)?${UNTOLD}(?:\s+(?:to\s+(?:serve|give|work(?:\s+(?:out|off|through))?|speak of|worry about|see out)|whatsoever|at all|required|needed|left|outstanding))*(?!\p{L})|(?:(?:do(?:es)?|did|need|are|is|will|would)(?:n't|\s+not)|not|never|without)\s+(?:(?:have|has|having|need|needs|needing|bound|tied|obliged|required|held(?:\s+up)?|contracted|on|under)\s*)*(?:(?:to|by|up by|in)\s+)*(?:(?:give|giving|serve|serving|work(?:ing)?(?:\s+out)?|hand in|have|having|owe)\s+)?(?:(?:an?|any|their|much|further)\s+)*notice(?:\s+periods?)?${UNTOLD}(?:\s+(?:to\s+(?:serve|give|work(?:\s+out)?)|at all|whatsoever|anywhere))*(?!\p{L})|(?:(?:have|has|having)\s+)?(?:already\s+|just\s+)*(?:served|worked(?:\s+(?:out|off|through))?|finished|completed|seen out)\s+(?:out\s+)?(?:(?:all\s+(?:of\s+)?)?(?:their|the|his|her)\s+)?notice(?:\s+period)?(?:\s+already)?(?!\p{L})|(?:with|having|have|has)\s+(?:nothing|no (?:time|weeks|months))\s+(?:left\s+)?(?:to\s+)?(?:serve|work(?:\s+out)?|see out)(?!\p{L})`,
  'giu',
);
const AT_ONCE = new RegExp(
  String.raw`(?:(?:is|are)\s+)?(?:${CAN}(?:${START})${WITH_US}|${FREE}(?:\s+(?:to\s+(?:start|go|begin|work|join)))?${WITH_US})(?:\s+(?:from|as of|by))?\s+${NOW}|\b(?:immediately|instantly|right now)[\s-]+(?:available|free|ready|startable)(?!\p{L})|\b(?:available|free|ready|startable)[\s-](?:immediately|now|instantly)(?=\s+\p{L})|\b(?:with|of|in)?\s*(?:immediate|instant)\s+(?:availab(?:le|ility)|start(?:er)?s?|joiners?|release)(?!\p{L})|\bready\s+(?:and\s+(?:waiting|willing|able|available)|to\s+(?:go|start|roll|begin|hit the ground running))(?=\s*(?:$|[,;.)]|[-–]\s|\b(?:and|who|with|in|on)\s))`,
  'giu',
);
const LEAD = String.raw`(?:(?:(?:is|are|am|being)\s+)?(?:contractually\s+|currently\s+|only\s+)*(?:on|with|having|has|have|tied (?:in)?to|bound (?:by|to)|stuck (?:on|with|in)|locked in(?:to)?|held (?:by|to)|subject to|under|(?:(?:only|still)\s+)?(?:have|has|need|needs|must|required|obliged|contracted|expected|having)(?:\s+to)?\s+(?:give|serve|work(?:\s+(?:out|off))?|see out|hand in|provide)|serv(?:es?|ing)|giv(?:es?|ing)|work(?:s|ing) out|ow(?:e|es|ing)|need|needs|whose|their|of)\s+(?:their\s+(?:employer|company|boss)\s+)?(?:(?:an?|the|their)\s+)?)`;
const BURDEN =
  /\b(?:tied|bound|stuck|locked|held|subject|must|ha(?:ve|s)(?: still)? to|having to|needs? to|required|obliged|contracted|contractually|expected|ow(?:e|es|ing)|to (?:serve|give|work))\b/i;
const SERVE = String.raw`(?:\s+(?:to\s+(?:serve|give|work(?:\s+(?:out|off))?|see out)|left))`;
const NOTICE_AFTER = new RegExp(
  String.raw`${LEAD}?(?:(?<min>${MIN})\s+|(?<max>${MAX})\s+)?(?:an?\s+|the\s+)?(?<span>${SPAN})(?:['’]?s?)(?:[\s-]+(?:of\s+)?notice(?:[\s-]+periods?)?${SERVE}?|${SERVE})\s*,?\s*(?:(?:is\s+)?(?:(?<more>${OR_MORE})|(?<less>${OR_LESS}))(?!\p{L}))?`,
  'giu',
);
const NOTICE_BEFORE = new RegExp(
  String.raw`(?<lead>${LEAD})?(?:an?\s+|the\s+)?\bnotice(?:\s+periods?)?\s*(?:(?<verb>is|are|of|:|=|being|that(?:'s|\s+is)|which is|runs? to|comes to|lasts|amounts to|at|has to be|should be|must be|needs to be)\s*)*(?:(?<min>${MIN})\s+|(?<max>${MAX})\s+)?(?:an?\s+)?(?<span>${SPAN})(?:['’]?s?)\s*,?\s*(?:(?<more>${OR_MORE})|(?<less>${OR_LESS}))?(?![\p{L}])`,
  'giu',
);
const STARTS_IN = new RegExp(
  String.raw`(?:(?:is|are)\s+)?(?:(?<cannot>(?:can't|cannot|can not|couldn't|could not|won't|will not|would not|wouldn't|(?:(?:is|are)\s*)?(?:not|n't)|unable to|not able to)\s+(?:be\s+(?:able to\s+)?)?)(?:${START}|${FREE})|${CAN}${START}|${FREE}(?:\s+to\s+(?:start|go|begin|work|join))?|\bto be free)${WITH_US}\s+(?<in>in(?:side)?|within|under|after|for|before|until|(?:any )?(?:sooner|earlier) than|over)?\s*(?:of\s+)?(?:the next\s+|another\s+|about\s+)?(?:(?<min>${MIN})\s+|(?<max>${MAX})\s+)?(?:an?\s+)?(?<span>${SPAN})(?:['’]?s?(?:\s+time)?|\s+from now)?\s*,?\s*(?:(?<more>${OR_MORE})|(?<less>${OR_LESS}))?(?![\p{L}])(?:\s+yet\b)?`,
  'giu',
);
const AWAY = new RegExp(
  String.raw`(?:(?<lead>(?:(?<not>(?:won't|will not|do(?:es)?(?:n't| not)|would not|wouldn't|not|never)\s+(?:need|take|require|want|be)|(?:would|will|may|might|'d|'ll)?\s*(?:needs?|takes?|requires?|wants?|needing|taking))\s+))(?:(?<min>${MIN})\s+|(?<max>${MAX})\s+)?(?<span>${SPAN})(?:\s*,?\s*(?:(?<more>${OR_MORE})|(?<less>${OR_LESS})))?\s+(?:before\s+(?:(?:they|he|she)\s+)?(?:(?:can|could|are able to|are)\s+)?(?:start(?:ing)?|join(?:ing)?|begin(?:ning)?|leav(?:e|ing)|${FREE})|to\s+(?:start|begin|join|get (?:out|free|away|started)|leave|work out|hand over|finish up|wind up|be (?:free|available|with us|here|ready))))|(?:(?:is|are)\s+)?(?:(?<min2>${MIN})\s+|(?<max2>${MAX})\s+)?(?<span2>${SPAN})(?:\s*,?\s*(?:(?<more2>${OR_MORE})|(?<less2>${OR_LESS})))?\s+(?:away\s+from|off|from|until|till)\s+(?:starting|an? start|being\s+(?:free|available|ready)|their start|joining|beginning|free|available)(?:(?:\s*,)?\s+(?:(?<more3>${OR_MORE})|(?<less3>${OR_LESS})))?(?![\p{L}])`,
  'giu',
);
/** The length of a contract says nothing of when somebody can begin. */
const OF_CONTRACT =
  /^['’]?s?[\s-]*(?:contracts?|ftcs?|fixed|assignments?|projects?|initial|temps?|gigs?|stints?|secondments?|roles?|terms?|cover|of\s+(?!notice)|(?:min(?:imum)?\s+)?(?:contract|assignment))/i;
const OK =
  /^\s*(?:(?:is|are|would be|'s|also)\s+)*(?:ok(?:ay)?|fine|good|accept\w*|possible|workable|too (?:long|much|late|slow)|no (?:problem|good)|a (?:no|problem|deal)|out\b|unworkable)/i;
const DENIED =
  /\b(?:not|never|isn't|aren't|nobody|no[\s-]?one|none|excluding|exclude|except|without|anyone but|other than)\s+(?:(?:those|ones|folks?|candidates|anybody|anyone|people|who|that|are|is|be|have|has|with|the|whose)\s+)*$/i;

/** From so many days a notice that is told without an edge is what somebody has, and no limit. */
const LONG = 60;
const MOST_DAYS = 400;

/** Twelve weeks are three months to those who give notice. */
const leastOf = (days: number): number => (days % 30 === 0 && days >= 30 ? (days / 30) * 28 : days);
const mostOf = (days: number): number =>
  days % 28 === 0 ? (days / 28) * 31 : days % 30 === 0 ? (days / 30) * 31 : days;

/** Without one of these words nothing here can be said, and the patterns need not be tried. */
const SAYS =
  /notice|start|begin|commence|join|onboard|available|availability|free|ready|immediate|leave|walk|away|be (?:with|here|in|at|on)|get out|come (?:on|over|in|aboard)|to serve|off from|from starting|turn up|good to go|instant|(?:can|could|may|might|will|would|able to|ready to|free to) go\b/i;

/** Reads when somebody could begin, and the notice that they have to give: at once, at most, at least, or just so much. */
export function readNotice(draft: Draft): void {
  if (!SAYS.test(draft.text)) return;
  for (const { index, 0: said } of draft.each(NO_NOTICE)) {
    const isDenied = DENIED.test(draft.rest.slice(0, index));
    if (!isDenied) atOnce(draft, index, said);
  }
  for (const pattern of [AWAY, STARTS_IN, NOTICE_AFTER, NOTICE_BEFORE])
    for (const { index, 0: said, groups = {} } of draft.each(pattern))
      readSpan(draft, pattern, index, said, groups);
  for (const { index, 0: said } of draft.each(AT_ONCE))
    if (!DENIED.test(draft.rest.slice(0, index))) atOnce(draft, index, said);
}

function atOnce(draft: Draft, index: number, said: string): void {
  const at = index + said.length - said.trimStart().length;
  const facet = { kind: 'availability', label: 'available immediately', max: 0 } as const;
  draft.take(at, index + said.trimEnd().length, facet, true);
}

type Groups = Readonly<Record<string, string>>;

/** What a time of notice is asked as; null where it is left to be told. */
type Asked = { most: number } | { least: number } | { just: number } | null;

function readSpan(draft: Draft, pattern: RegExp, index: number, said: string, groups: Groups): void {
  const days = noticeDays((groups.span ?? groups.span2 ?? '').replace(/-/g, ' '));
  const end = index + said.trimEnd().length;
  const behind = draft.text.slice(end);
  if (days === null || days > MOST_DAYS || OF_CONTRACT.test(behind) || OK.test(behind)) return;
  const at = index + said.length - said.trimStart().length;
  const denied = DENIED.exec(draft.rest.slice(0, at))?.[0].length ?? 0;
  const edges = edgesOf(groups);
  const least = edges.isStrict ? days : leastOf(days) - 1;
  if (denied > 0) {
    // "Nobody on more than a month's notice" is the other side; "not on two weeks' notice" says neither less nor more.
    // "Nobody on three months' notice" leaves out who has longer, too.
    const isLong = days >= LONG && !edges.isMost && pattern === NOTICE_AFTER;
    if ((edges.isLeast || isLong) && pattern !== STARTS_IN) take(draft, at - denied, end, { most: least });
    return;
  }
  const asked = askedOf(pattern, said.trim(), groups, days);
  if (asked === null) return;
  take(draft, at, end, asked);
  if (!('just' in asked) && (!('most' in asked) || edges.isMost || pattern === AWAY || pattern === STARTS_IN))
    return;
  const near = draft.text.slice(Math.max(0, at - 12), end + 12);
  if ('most' in asked && /\b(?:max|up to|available|start|free|join)/i.test(near)) return;
  draft.note(
    'read_as',
    'just' in asked
      ? `"${draft.text.slice(at, end)}" was read as so much and neither less nor more. Say "or less" for those with a shorter notice too.`
      : `"${draft.text.slice(at, end)}" was read as at most ${days} days, so that those with a shorter notice are found too.`,
  );
}

function edgesOf(groups: Groups): { isLeast: boolean; isMost: boolean; isStrict: boolean } {
  const some = (...names: string[]): boolean => names.some((name) => groups[name] !== undefined);
  return {
    isLeast: some('min', 'min2', 'more', 'more2', 'more3'),
    isMost: some('max', 'max2', 'less', 'less2', 'less3'),
    isStrict: /\b(?:more|longer|greater) than\b|\b(?:over|above)\b|>(?!=)/i.test(
      groups.min ?? groups.min2 ?? '',
    ),
  };
}

function askedOf(pattern: RegExp, said: string, groups: Groups, days: number): Asked {
  const { isLeast, isMost, isStrict } = edgesOf(groups);
  if (isLeast && isMost) return null;
  const least = { least: isStrict ? days : leastOf(days) - 1 };
  const most = { most: days };
  if (pattern === STARTS_IN) {
    const lead = (groups.in ?? '').toLowerCase();
    // "Not free within two weeks" leaves these out, "can't start for two weeks" does not.
    if (groups.cannot !== undefined)
      return /^(?:in|inside|within|under)$/.test(lead) ? { least: days } : least;
    if (['for', 'until', 'over'].includes(lead)) return null;
    return isLeast ? (lead === '' ? least : null) : most;
  }
  if (pattern === AWAY) {
    if (/not|n't|never/i.test(groups.not ?? '')) return isLeast ? most : null;
    // "Who need three months to get out": so much is what somebody has, and no limit.
    if (!isLeast && !isMost && days >= LONG && groups.lead !== undefined) return { just: days };
    return isLeast ? least : most;
  }
  if (isLeast) return least;
  if (isMost) return most;
  const isOnIt =
    /^(?:(?:is|are)\s+)?(?:on|with|having|ha[sv]e?|whose|serv|giv|need)/i.test(said) ||
    (groups.verb !== undefined && groups.lead !== undefined);
  if (BURDEN.test(said) || (days >= LONG && isOnIt)) return { just: days };
  return pattern === NOTICE_BEFORE && groups.lead === undefined ? null : most;
}

function take(draft: Draft, at: number, end: number, asked: NonNullable<Asked>): void {
  const kind = 'availability';
  const most = 'most' in asked ? asked.most : 'just' in asked ? mostOf(asked.just) : null;
  const least = 'least' in asked ? asked.least : 'just' in asked ? leastOf(asked.just) - 1 : null;
  if (least !== null) draft.take(at, end, { kind, label: `not free within ${least} days`, min: least }, true);
  if (most === null) return;
  const until = { kind, label: `available within ${most} days`, max: most } as const;
  if (least === null) draft.take(at, end, until, true);
  else draft.read.push({ at, end, plain: true, facet: facet({ ...until, strength: 'must' }) });
}
