import { addDays, daysBetween } from '#src/lib/clock.ts';
import { ENGLISH_COUNTS, noticeDays, readCount } from '../../../candidates/index.ts';
import type { Draft, Read } from '../draft.ts';
import { AT_LEAST, AT_MOST } from './bounds.ts';

const COUNT = String.raw`(\d{1,2}(?:\.\d)?|${ENGLISH_COUNTS})`;

/** Behind the figure: "2 years' experience max", "5 yrs exp plus, ...". */
const EDGE_MOST = `(?:max(?:imum)?|tops|at (?:the )?most|or (?:less|fewer|under|below))`;
const EDGE_LEAST = `(?:min(?:imum)?|at least|plus|or (?:more|longer|over|above)|(?:and )?(?:up|over)(?=s*(?:$|[,;.)]))|and (?:more|above)|upwards?)`;
const EDGE = String.raw`\s*\b(?:${EDGE_MOST}|${EDGE_LEAST})\b(?=\s*(?:$|[,.;)]|\b(?:in|at|with|who|and|but|or)\b))`;
const isMost = (edge: string | undefined): boolean =>
  edge !== undefined && new RegExp(EDGE_MOST, 'i').test(edge);

const YEARS = new RegExp(
  String.raw`(?:(${AT_LEAST})|(${AT_MOST})|between)?\s*(?<![\d$£€])\b${COUNT}\s*(?:(?:-|–|to|and)\s*${COUNT})?\s*(\+|plus|or more)?[\s-]*(?:years?|yrs?|yoe|pqe)\b['’]?\s*(\+|or more|plus|or less)?(?!\s*(?:ago|old|running(?=\s*(?:$|[,.;)]))|in a row|straight|on the trot|(?:checkable\s+)?ref(?:erence)?s|(?:fixed|contract|visa|warranty|term)\b))(?:\s*(?:(?:of|relevant|solid|total|proven|professional|commercial|industry|work(?:ing)?|hands[- ]on|post[- ]qualified|post[- ]qualification)\s+)*(?:experience|exp\b|pqe))?(${EDGE})?`,
  'gi',
);

const STRICT = /^(?:less than|fewer than|under|below|more than|over|above|greater than|longer than|[<>])$/i;
/** Years are kept with a decimal at most. */
const JUST = 0.05;

const YEARS_BETWEEN = new RegExp(
  String.raw`${AT_LEAST}\s*${COUNT}(?:\s*(?:years?|yrs?))?,?\s*(?:but|and|,)\s*${AT_MOST}\s*${COUNT}\s*(?:years?|yrs?|yoe|pqe)\b(?:['’]?\s*(?:of\s+)?(?:experience|exp\b|pqe))?`,
  'gi',
);

const MONTHS_WORKED = new RegExp(
  String.raw`(?:(${AT_LEAST})|(${AT_MOST}))?\s*\b(\d{1,2})\s*(\+|plus|or more)?[\s-]*(?:months?|mths?)\b['’]?\s*(?:(?:of|relevant|solid|proven|professional|commercial|industry|hands[- ]on|previous|prior)\s+)*(?:experience|exp\b)`,
  'gi',
);
// "NQ to 3 PQE": from none.
const NEWLY_TO = /\b(?:nq|newly qualified)\s*(?:to|-|–)\s*(\d{1,2})\s*(?:years?['’]?\s*|yrs?\s*)?pqe\b/gi;

// Months of work, and years since somebody qualified.
function readShortCareers(draft: Draft): void {
  for (const { index, 0: whole, 1: figure } of draft.each(NEWLY_TO)) {
    const max = Number(figure);
    const label = `at most ${max} years of experience`;
    draft.take(index, index + whole.length, { kind: 'years_experience', label, max }, true);
  }
  for (const { index, 0: whole, 1: low, 2: high, 3: figure } of draft.each(MONTHS_WORKED)) {
    const years = Math.round((Number(figure) / 12) * 10) / 10;
    const label = `${high === undefined ? 'at least' : 'at most'} ${figure} months of experience`;
    const edges = high === undefined ? { min: years } : { max: years };
    const isPlain = low !== undefined || high !== undefined;
    draft.take(index, index + whole.length, { kind: 'years_experience', label, ...edges }, isPlain);
  }
}

/** Reads years of experience: "5+ years", "at least three years' experience", "3-5 yrs", "under 2 years". */
export function readYears(draft: Draft): void {
  readShortCareers(draft);
  for (const match of draft.each(YEARS_BETWEEN)) {
    const [min, max] = [readCount(match[1] ?? ''), readCount(match[2] ?? '')];
    if (min === null || max === null || min > max) continue;
    const label = `${min}-${max} years of experience`;
    draft.take(
      match.index,
      match.index + match[0].length,
      { kind: 'years_experience', label, min, max },
      true,
    );
  }
  for (const match of draft.each(YEARS)) {
    const [whole, low, high, first = '', second, , more, edge] = match;
    const one = readCount(first);
    const two = second === undefined ? null : readCount(second);
    if (one === null || one > 60) continue;
    const before = draft.rest.slice(0, match.index);
    if (
      /\b(?:(?:in the |for the |over the |within the )?(?:last|past|next)|(?:older|newer) than)\s*$/i.test(
        before,
      )
    )
      continue;
    const most = high !== undefined || more === 'or less' || isMost(edge);
    // "Under five" and "over five" leave five itself out.
    const strict = two === null && STRICT.test((low ?? high ?? '').trim());
    const min = most ? null : strict ? one + JUST : one;
    const max = two ?? (most ? (strict ? one - JUST : one) : null);
    const label =
      max === null
        ? strict
          ? `over ${one} years of experience`
          : `${one}+ years of experience`
        : min === null
          ? `${strict ? 'under' : 'at most'} ${one} years of experience`
          : `${min}-${max} years of experience`;
    draft.take(
      match.index,
      match.index + whole.length,
      { kind: 'years_experience', label, min, max },
      low !== undefined || most,
    );
  }
}

/** Tells of "five years of Java" that the whole career is counted; "five years in Sydney" says nothing of it. */
export function tellYearsOfCareer(draft: Draft): void {
  for (const { end, facet } of draft.read) {
    if (facet.kind !== 'years_experience') continue;
    const lead = /^\s*(?:of|in|with|on)\s+(?=\w)/i.exec(draft.text.slice(end))?.[0];
    if (lead === undefined) continue;
    const next = draft.read.find(
      ({ at, end: until }) => at <= end + lead.length && until > end + lead.length,
    );
    if (next?.facet.kind === 'location') continue;
    draft.note(
      'years_of_career',
      `Years are counted over a whole career; how long somebody has used one skill is not on record. "${facet.label}" was run that way.`,
    );
  }
}

const NOW =
  /\b(?:(?:available|can (?:start|begin|commence)|able to (?:start|begin)|start(?:ing)?|begin(?:ning)?|free|join(?:ing)?)\s+(?:immediately|now|asap|straight ?away|right away|at once|today)|immediate(?:ly)?\s+(?:start(?:er)?s?|availab(?:le|ility)|joiners?)|(?:no|zero|0 days?'?) notice(?: period)?|asap|immediately|straight ?away|right away)\b/gi;
// The length of a contract says nothing of when somebody can begin.
const OF_CONTRACT = String.raw`(?!['’]?s?[\s-]*(?:contracts?|ftcs?|fixed|assignments?|projects?|initial|temps?|gigs?|stints?|secondments?|roles?|terms?)\b)`;
const SPAN = String.raw`(?:\d{1,3}(?:\s*(?:-|to)\s*\d{1,3})?|an?|one|two|three|four|five|six|eight|twelve)\s*[-\s]?(?:days?|weeks?|wks?|fortnights?|months?|mths?)`;
const WITHIN = new RegExp(
  String.raw`\b(?:(?:available|can start|able to start|could start|start(?:ing)?|free|join(?:ing)?|on(?!\s+(?:site|the\s+ground)\b))\b(?:(?!\b(?:contract|temp|perm|freelance|part|full|casual|last|past|previous))[^,.;\d]){0,18}?|notice(?: period)?\s*(?:of|is|:)?\s*(?:(?:of\s+)?${AT_MOST}|of)?\s*)(?:in|within|of|under|less than|max(?:imum)?|up to|<=?|no more than)?\s*(${SPAN})${OF_CONTRACT}(?:['’]?s?\s*(?:time|notice(?: period)?|or (?:less|sooner|earlier|faster|quicker)|max(?:imum)?))*|\bin(?:side)?\s+(${SPAN})\s+or\s+(?:less|sooner|earlier)|\b(?:${AT_MOST}\s+)?(${SPAN})['’]?s?\s*(?:of\s+)?notice(?: period)?(?:\s*(?:or (?:less|shorter|under)|max(?:imum)?|at (?:the )?most|tops))?|\b(?:with)?in\s+(${SPAN})\s+(?:can |could |able to )?(?:start|begin|join|available|free)\b`,
  'gi',
);
/** "Immediate or two weeks", "now to a month", "one or two weeks' notice": the later of the two is as late as it may be. */
const EITHER_NOTICE = new RegExp(
  String.raw`(?:${NOW.source}|\b(?:immediate(?:ly)?(?:\s+(?:available|start(?:er)?s?|joiners?))?|now|available|none)|\b(?:max(?:imum)?\s+|up to\s+)?(?:${SPAN}|an?|one|two|three|\d{1,2}))(?:\s*notice)?\s*(?:,?\s*\bor\b|,?\s*\band\/or\b|\bto\b|-|–|\/)\s*(?:(?:in(?:side)?|within|on|after|with|by|up to|max(?:imum)?|at (?:the\s+)?(?:very\s+)?(?:most|latest)|(?:no|not) (?:more|longer|later) than|under|less than|available|free|can start|of|only|start(?:ing)?|the next|a notice of)\s+)*(${SPAN})['’]?s?\s*(?:of\s+)?(?:(?:notice(?: period)?|max(?:imum)?|at (?:the )?(?:latest|most)|tops|or (?:less|sooner|earlier)|time|joiners?|starters?)\s*)*`,
  'gi',
);
const SAYS_WHEN =
  /\b(?:immediate\w*|now|asap|available|start\w*|notice|join\w*|free|at once|straight ?away|right away|at the latest)\b/i;

const NOTICE_AT_LEAST = new RegExp(
  String.raw`\bnotice(?: period)?\s*(?:of|is|:)?\s*(?:(?:is\s+)?(?<!\b(?:no|not|nothing)\s+)(?:${AT_LEAST})\s*${SPAN}|${SPAN}\s*(?:\+|plus\b|min(?:imum)?\b|at least\b|(?:or|and)\s+(?:longer|more|over|up|above)\b))|(?<!\b(?:no|not|nothing|never)\s+)\b(?:${AT_LEAST})\s*${SPAN}['’]?s?\s*notice(?: period)?|\b${SPAN}\s+(?:or|and)\s+(?:longer|more)\s+notice(?: period)?|\b${SPAN}['’]?s?\s*(?:of\s+)?notice(?: period)?\s*(?:\+|min(?:imum)?\b|at least\b|(?:or|and)\s+(?:longer|more|over|up|above)\b)`,
  'gi',
);
/** "Three months' notice is too long", "nobody whose notice is 12 weeks": less than that. */
const NOTICE_TOO_LONG = new RegExp(
  String.raw`\b(${SPAN})['’]?s?\s*notice(?: period)?\s+(?:is|are|would be)\s+(?:far |way |much )?too (?:long|much|late|slow)|\bnotice(?: period)?\s+of\s+(${SPAN})\s+(?:is|are|would be)\s+(?:far |way |much )?too (?:long|much|late|slow)|\b(?:nobody|no one|no-one|not (?:those|anyone|people)|excluding (?:those|anyone|people)|none)\s+(?:who(?:se)?|with|on|has|have|that)\s+(?:(?:an?|the|has|have|is|are|on)\s+)*notice(?: period)?\s*(?:is|of|:)?\s*(?:${AT_LEAST}\s*)?(${SPAN})`,
  'gi',
);
/** Where it is said that a notice may be shorter, or when somebody is wanted. */
const EDGE_OF_NOTICE =
  /\b(?:max\w*|up to|less|under|within|most|more|sooner|better|earlier|faster|quicker|below|tops|available|start\w*|free|join\w*)\b|[<≤]/i;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const BY_DAY = new RegExp(
  String.raw`\b(?:available|can start|start(?:ing)?|free|join(?:ing)?)\s+(?:from|by|before|in|on|for|as of)?\s*(?:(?<part>early|mid|late|(?:the\s+)?(?:start|beginning|middle|end)\s+of|the)[\s-]+)?(?:(\d{4}-\d{2}-\d{2})|(?:(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})\b|(next (?:week|month|quarter|year)|christmas|xmas|new year)|((?:(?:this|next|coming)\s+)?(?:${WEEKDAYS.map((day) => `${day}|${day.slice(0, 3)}`).join('|')}|tues|thurs?)|tomorrow)\b)`,
  'gi',
);

// "Not available within two weeks", "isn't on four weeks' notice".
const DENIED =
  /\b(?:not|never|isn't|aren't|cannot|can't|nobody|no one|none|excluding|except|without)\s+(?:(?:those|anyone|people|who|are|is|be|on|with|an?)\s+)*$/i;
const isDenied = (draft: Draft, at: number): boolean => DENIED.test(draft.rest.slice(0, at));

/** Reads the later of two times of notice: "immediate or two weeks". */
export function readEitherNotice(draft: Draft): void {
  for (const { index, 0: whole, 1: span = '' } of draft.each(EITHER_NOTICE)) {
    const days = noticeDays(span.replace(/-/g, ' '));
    if (days === null || !SAYS_WHEN.test(whole) || isDenied(draft, index)) continue;
    if (
      /^\s*(?:contract|ftc|fixed|assignment|gig|role|project)/i.test(draft.text.slice(index + whole.length))
    )
      continue;
    const end = index + whole.trimEnd().length;
    const label = `available within ${days} days`;
    draft.take(index, end, { kind: 'availability', label, max: days }, true);
  }
}

/** "ASAP, max 4 weeks' notice": who asks is in a hurry, and the notice says how late it may be. */
export function leaveHaste(draft: Draft): void {
  const asked = draft.read.filter(
    ({ facet: { kind, strength, min, either } }) =>
      kind === 'availability' && strength === 'must' && min === null && either === null,
  );
  const later = asked.find(({ facet: { max } }) => (max ?? 0) > 0);
  if (later === undefined) return;
  for (const read of asked.filter(({ facet: { max } }) => max === 0)) {
    if (isOfOtherLot(draft, read, later)) continue;
    draft.note(
      'read_as',
      `"${draft.text.slice(read.at, read.end)}" beside "${draft.text.slice(later.at, later.end)}" was taken for how much it hurries: the later of the two is how late somebody may begin.`,
    );
    draft.read.splice(draft.read.indexOf(read), 1);
  }
}

/** "Chefs free now or sous chefs on 2 weeks": each is of a trade of its own. */
function isOfOtherLot(draft: Draft, now: Read, later: Read): boolean {
  const trades = draft.read.filter(({ facet }) => facet.kind === 'role' && facet.strength === 'must');
  return trades.some(
    ({ at, end }) =>
      at >= now.end &&
      end <= later.at &&
      /\bor\b/i.test(draft.text.slice(now.end, at)) &&
      trades.some((first) => first.end <= now.at),
  );
}

/** Reads availability: at once, within some weeks, by a date. What is denied is asked the other way round, or left to be told. */
export function readAvailability(draft: Draft): void {
  for (const match of draft.each(NOW)) {
    if (isDenied(draft, match.index)) {
      draft.take(
        match.index,
        match.index + match[0].length,
        { kind: 'availability', label: 'not available immediately', min: 0 },
        true,
      );
      continue;
    }
    draft.take(
      match.index,
      match.index + match[0].length,
      { kind: 'availability', label: 'available immediately', max: 0 },
      true,
    );
  }
  for (const match of draft.each(NOTICE_TOO_LONG)) {
    const days = noticeDays((match[1] ?? match[2] ?? match[3] ?? '').replace(/-/g, ' '));
    if (days === null) continue;
    // Twelve weeks are three months to those who give notice.
    const max = Math.max(0, (days % 30 === 0 ? (days / 30) * 28 : days) - 1);
    const label = `available in less than ${days} days`;
    draft.take(match.index, match.index + match[0].length, { kind: 'availability', label, max }, true);
  }
  for (const match of draft.each(NOTICE_AT_LEAST)) {
    const said = match[0].trim();
    const figure = new RegExp(SPAN, 'i');
    const span = (figure.exec(said.replace(/^.*?(?:than|least|over|above|of)\s+/i, '')) ??
      figure.exec(said))?.[0];
    const days = noticeDays((span ?? '').replace(/-/g, ' '));
    if (days === null) continue;
    // "At least a month" holds of a month, "more than a month" does not.
    const from = /\b(?:more|longer|over|above|greater) than\b|\bover\s+(?:\d|an?\b)|>(?!=)/i.test(said)
      ? days
      : days - 1;
    // "No one on more than two months' notice" asks for so much at most.
    const denied = DENIED.exec(draft.rest.slice(0, match.index))?.[0].length ?? 0;
    if (denied > 0) {
      const label = `available within ${from} days`;
      const [at, end] = [match.index - denied, match.index + said.length];
      draft.take(at, end, { kind: 'availability', label, max: from }, true);
      continue;
    }
    draft.take(
      match.index,
      match.index + said.length,
      { kind: 'availability', label: `not free within ${from} days`, min: from },
      true,
    );
  }
  for (const match of draft.each(WITHIN)) {
    const [whole, first, second, third, fourth] = match;
    const days = noticeDays((first ?? second ?? third ?? fourth ?? '').replace(/-/g, ' '));
    const denied = isDenied(draft, match.index);
    // "Not on two weeks' notice" says neither less nor more.
    if (days === null || (denied && /notice/i.test(whole))) continue;
    const asked = denied
      ? { label: `not free within ${days} days`, min: days }
      : { label: `available within ${days} days`, max: days };
    draft.take(match.index, match.index + whole.length, { kind: 'availability', ...asked }, true);
    const before = /[^,;]*$/.exec(draft.text.slice(Math.max(0, match.index - 12), match.index))?.[0] ?? '';
    const end = match.index + whole.length;
    const near = before + whole + (/^[^,;]*/.exec(draft.text.slice(end, end + 12))?.[0] ?? '');
    if (!denied && /notice/i.test(whole) && !EDGE_OF_NOTICE.test(near))
      draft.note(
        'read_as',
        `"${whole.trim()}" was read as at most ${days} days, so that those with a shorter notice are found too.`,
      );
  }
  for (const match of draft.each(BY_DAY)) {
    const next = dayOf(match, draft.home.today);
    if (next === null || isDenied(draft, match.index)) continue;
    // "15 January 2028": of the year that is said with it.
    const end = match.index + match[0].length;
    const said = /^,?\s+(20\d\d)(?![\d-])/.exec(draft.rest.slice(end));
    const year = match[4] !== undefined && (said?.[1] ?? '') >= next.slice(0, 4) ? said : null;
    const day = `${year?.[1] ?? next.slice(0, 4)}${next.slice(4)}`;
    draft.take(
      match.index,
      end + (year?.[0].length ?? 0),
      {
        kind: 'availability',
        label: `available by ${day}`,
        max: Math.max(0, daysBetween(draft.home.today, day)),
      },
      true,
    );
  }
}

// "Mid December" and "the end of January": the day in the month.
const partOf = (said = ''): string => (/mid/i.test(said) ? '15' : /late|end/i.test(said) ? '28' : '1');

function dayOf(match: RegExpExecArray, today: string): string | null {
  const [, , iso, date, month, next, weekday] = match;
  if (iso !== undefined) return Number.isNaN(Date.parse(iso)) ? null : iso;
  if (next !== undefined) {
    if (!next.toLowerCase().startsWith('next')) {
      const day = /^new/i.test(next) ? '12-31' : '12-24';
      const year = today.slice(0, 4);
      return `${today.slice(5) <= day ? year : Number(year) + 1}-${day}`;
    }
    const days = { week: 7, month: 31, quarter: 92, year: 365 }[next.toLowerCase().slice(5)] ?? 31;
    return addDays(today, days);
  }
  if (weekday !== undefined) return weekdayAfter(weekday.toLowerCase(), today);
  const at = MONTHS.findIndex((name) => month?.toLowerCase().startsWith(name.slice(0, 3)));
  if (at < 0) return null;
  const [year = 0] = today.split('-').map(Number);
  const day = (in_: number): string =>
    `${in_}-${String(at + 1).padStart(2, '0')}-${(date ?? partOf(match.groups?.part)).padStart(2, '0')}`;
  return day(year).slice(0, 7) < today.slice(0, 7) ? day(year + 1) : day(year);
}

/** The next such weekday after today; tomorrow is the day after. */
function weekdayAfter(named: string, today: string): string {
  const wanted = WEEKDAYS.findIndex((name) => name.startsWith((named.split(/\s+/).at(-1) ?? '').slice(0, 3)));
  if (wanted < 0) return addDays(today, 1);
  const ahead = (wanted - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
}
