import { addDays, daysBetween } from '#src/lib/clock.ts';
import { ENGLISH_COUNTS } from '../../../candidates/index.ts';
import { type Facet, LIKELY, UNDER } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { daysSinceStart } from '../terms/calendar.ts';
import { daysIn, shown } from '../terms/periods.ts';
import { readTimeInJob } from './time-in-job.ts';

/** A number of periods, in figures or words. */
export const COUNT = String.raw`(\d{1,3}(?:\.\d)?|an?|${ENGLISH_COUNTS}|half a)`;
/** The name of a period. */
export const UNIT = String.raw`(days?|weeks?|wks?|fortnights?|months?|mths?|quarters?|years?|yrs?)`;
/** What leads in a lower bound of time. */
export const MORE = String.raw`(?:(?:no|not) (?:less|fewer|shorter|under) than|more than|over|at least|longer than|min(?:imum)?(?: of)?|>=?|upwards of)`;
const LESS = String.raw`(?:(?:no|not) (?:more|longer) than|less than|under|fewer than|at most|up to|max(?:imum)?(?: of)?|no more than|<=?|within)`;
const HERE = String.raw`(?:in (?:role|seat|post|situ)|stay(?:ed|ing|s)? put|been there|(?:(?:in|at|with|on|for)\s+)?(?:(?:the|their|his|her|its)\s+)?(?:(?:current|present|existing|latest)\s+(?:role|job|position|company|employer|firm|title|post|seat|place|gig|team|agency|bank|hospital|school|shop|site|practice)|(?<=(?:in|at|with)\s+)(?:their|his|her|its|one|the one)\s+(?:company|employer|firm|job)|same\s+(?!time|day|thing|way|as\b)[a-z]+))`;
const SINCE_YEAR = String.raw`since\s+(before\s+)?(\d{4})(?:-(\d{2}))?(?:\s+or\s+(?:earlier|before|longer))?`;

const TENURE_BEHIND = new RegExp(
  String.raw`(?:(?:who\s+(?:have\s+|has\s+)?)?(?:been\s+)?)${HERE}\s+(?:for\s+)?(?:(${MORE})|(${LESS}))?\s*${COUNT}\s*(\+|plus|or more)?\s*${UNIT}\s*(\+|plus|or more|or longer|or less)?`,
  'gi',
);
const TENURE_BEFORE = new RegExp(
  String.raw`(?:with\s+)?(?:(${MORE})|(${LESS}))?\s*${COUNT}\s*(\+|plus|or more)?\s*${UNIT}\s*(\+|plus|or more|or less)?\s+${HERE}(?:\s+(max(?:imum)?|tops|at (?:the )?most|or (?:less|fewer)|min(?:imum)?|at least|or (?:more|longer)|plus)(?=\s*(?:$|[,.;)])))?`,
  'gi',
);
const TENURE_SINCE = new RegExp(
  String.raw`(?:(?:who\s+)?(?:have\s+|has\s+)?been\s+)?(?:${HERE}|\b(?:there|with them))\s+${SINCE_YEAR}`,
  'gi',
);
const TENURE_WORD = new RegExp(
  String.raw`(?:tenure|time in (?:role|seat|job))\s*(?:of\s+)?(?:(${MORE})|(${LESS}))?\s*${COUNT}\s*(\+|plus|or more)?\s*${UNIT}`,
  'gi',
);

const CHANGED = new RegExp(
  String.raw`(?:who\s+)?(?:have\s+|has\s+)?(?:recently\s+)?(?:moved|changed|switched|started|joined|began)\s+(?:(?:at|with|in|to)\s+)?(?:(?:an?|their|his|her|the)\s+)?(?:(?:new|current|present)\s+)?(?:jobs?|roles?|employers?|compan(?:y|ies)|positions?)\s+(?:(?:in|within|over|during)\s+the\s+(?:last|past)\s+${COUNT}?\s*${UNIT}|(this|last)\s+(week|month|quarter|year))`,
  'gi',
);

const WITH_THEM = new RegExp(
  String.raw`(?:who\s+(?:have|has)\s+been\s+)?(?:there\s+)?for\s+(?:(${MORE})|(${LESS}))?\s*${COUNT}\s*(\+|plus|or more)?\s*${UNIT}\b(?!['’]?\s*(?:of|experience|exp\b|notice))\s*(\+|plus|or more|or longer|or less)?(?:\s+now)?|[,(]?\s*(?:(${MORE})|(${LESS}))?\s*${COUNT}\s*(\+|plus|or more|or longer)?\s*${UNIT}\s*(\+|plus|or more|or longer|or less)?\s+there\b`,
  'gi',
);

// "At Atlassian for more than 2 years", "now at Xero, 5 years or longer there": the time in that job.
function readTimeThere(draft: Draft): void {
  for (const match of draft.each(WITH_THEM)) {
    const before = draft.read
      .filter(({ end }) => end <= match.index)
      .reduce<Read | undefined>(
        (last, read) => (last === undefined || read.end > last.end ? read : last),
        undefined,
      );
    const there = /\bthere\b/i.test(match[0]);
    const beside = before !== undefined && /^[\s,(]*$/.test(draft.text.slice(before.end, match.index));
    const isNow = before?.facet.kind === 'employer' && before.facet.when !== 'past' && (there || beside);
    // A company that no lexicon has is read later.
    const isNamed = !there && AT_NAME.test(draft.rest.slice(0, match.index));
    if (!isNow && !isNamed) continue;
    const [, , lessA, countA, , unitA, behindA, , lessB, countB, , unitB, behindB] = match;
    const days = daysIn(countA ?? countB ?? '', unitA ?? unitB ?? '');
    if (days === null) continue;
    const years = days / 365.25;
    const most = (lessA ?? lessB) !== undefined || (behindA ?? behindB) === 'or less';
    if (isNow) {
      before.facet.when = 'current';
      if (!before.facet.label.startsWith('now at ')) before.facet.label = `now at ${before.facet.label}`;
    }
    draft.take(
      match.index,
      match.index + match[0].trimEnd().length,
      {
        kind: 'tenure',
        label: `${most ? 'at most' : 'at least'} ${shown(years)} in the present job`,
        min: most ? null : years,
        max: most ? years : null,
      },
      true,
    );
  }
}

const AT_NAME =
  /(?<!\b(?:worked|was|were|been|spent|experience|stint|time)\s+(?:for\s+)?)\b(?:now\s+at|currently\s+at|at|with)\s+\p{Lu}[\p{L}\p{N}&.'-]*(?:\s+\p{Lu}[\p{L}\p{N}&.'-]*){0,3}\s+$/u;

const BEFORE_THEM = new RegExp(
  String.raw`\b(?:(?:who\s+)?(?:have|has)\s+)?(?:been|spent|done|is|are|was)\s+(?:(${MORE})|(${LESS}))?\s*${COUNT}\s*(?:\+|plus|or more)?\s*${UNIT}\s*(?:\+|plus|or more|or longer)?\s+(?=\uFFFC)`,
  'gi',
);

// "Has been 5+ years at Westpac": the time in that job.
function readTimeBefore(draft: Draft): void {
  for (const match of draft.each(BEFORE_THEM)) {
    const [whole, , less, count = '', unit = ''] = match;
    const end = match.index + whole.length;
    const there = draft.read.find(({ at, facet: { kind } }) => at === end && kind === 'employer');
    const days = daysIn(count, unit);
    if (there === undefined || there.facet.when === 'past' || days === null) continue;
    if (there.facet.when === null) there.facet.label = `now at ${there.facet.label}`;
    there.facet.when = 'current';
    const years = days / 365.25;
    const label = `${less === undefined ? 'at least' : 'at most'} ${shown(years)} in the present job`;
    const [min, max] = less === undefined ? [years, null] : [null, years];
    draft.take(match.index, end, { kind: 'tenure', label, min, max }, true);
  }
}

const JUST_THERE = new RegExp(
  String.raw`(?:with\s+)?(?:(${MORE})|(${LESS}))?\s*${COUNT}\s*(?:\+|plus|or more)?\s*${UNIT}\s*(?:\+|plus|or more)?\s+(?:there|in post)\b`,
  'gi',
);

// "Registered managers with at least 3 years there": where they are now.
function readJustThere(draft: Draft): void {
  for (const { index, 0: whole, 2: less, 3: count = '', 4: unit = '' } of draft.each(JUST_THERE)) {
    const days = daysIn(count, unit);
    if (days === null) continue;
    const years = days / 365.25;
    const label = `${less === undefined ? 'at least' : 'at most'} ${shown(years)} in the present job`;
    const [min, max] = less === undefined ? [years, null] : [null, years];
    draft.take(index, index + whole.length, { kind: 'tenure', label, min, max }, true);
  }
}

// "Joined in 2024 or later", "started after 2022", "hired in 2023": the year in which the present job began.
const JOINED =
  /(?:who\s+)?(?:(?:have|has|were|was)\s+)?\b(?:joined|started|hired|began|arrived)(?:\s+(?:there|with them|(?:in|at)?\s*(?:their|the|his|her)\s+(?:(?:current|present)\s+)?(?:job|role|employer|company|position)))?\s+(?:(in|since|after|from|before|by|prior\s+to)\s+((?:19|20)\d\d)\b(?:(\s+(?:or|and)\s+(?:later|after|since|newer|onwards?))|(\s*,?\s+(?:or|and)\s+(?:earlier|before|prior|previously|longer)))?|(?:since|in)?\s*(?:this year or last(?: year)?|last year or this(?: year)?|since last year)\b)/gi;

function readJoined(draft: Draft): void {
  for (const { index, 0: whole, 1: word = '', 2: said = '', 3: later, 4: earlier } of draft.each(JOINED)) {
    const isBefore = /^(?:before|prior)/i.test(word);
    if (isBefore || earlier !== undefined || /^by$/i.test(word)) {
      const last = Number(said) - (isBefore && earlier === undefined ? 1 : 0);
      const years = Math.max(0, daysBetween(`${last}-12-31`, draft.home.today) / 365.25);
      const since = `in the present job since ${last < Number(said) ? `before ${said}` : said}`;
      draft.take(index, index + whole.length, { kind: 'tenure', label: since, min: years }, true);
      continue;
    }
    const isAfter = word.toLowerCase() === 'after' && later === undefined;
    const isSinceLast = said === '';
    const year = isSinceLast ? Number(draft.home.today.slice(0, 4)) - 1 : Number(said) + (isAfter ? 1 : 0);
    const open = isAfter || isSinceLast || later !== undefined || /^(?:since|from)$/i.test(word);
    const until = (day: string): number => Math.max(0, daysBetween(day, draft.home.today) / 365.25);
    const min = open ? null : until(`${year}-12-31`);
    const label = `in the present job since ${year}${open ? ' or later' : ''}`;
    const max = until(`${year}-01-01`);
    draft.take(index, index + whole.length, { kind: 'tenure', label, min, max }, true);
  }
}

/** Reads the time in the present job. */
export function readTenure(draft: Draft): void {
  readTimeInJob(draft);
  readTimeThere(draft);
  readTimeBefore(draft);
  readJustThere(draft);
  readJoined(draft);
  for (const match of draft.each(CHANGED)) {
    const days =
      match[4] === undefined
        ? daysIn(match[1] ?? 'a', match[2] ?? '')
        : daysSinceStart(match[3] ?? '', match[4], draft.home.today);
    if (days === null) continue;
    draft.take(
      match.index,
      match.index + match[0].length,
      { kind: 'tenure', label: `at most ${shown(days / 365.25)} in the present job`, max: days / 365.25 },
      true,
    );
  }
  for (const pattern of [TENURE_BEHIND, TENURE_BEFORE, TENURE_WORD]) {
    for (const match of draft.each(pattern)) {
      const [whole, , less, count = '', , unit = '', behind, edge = ''] = match;
      const days = daysIn(count, unit);
      if (days === null) continue;
      const years = days / 365.25;
      const most =
        less !== undefined ||
        behind === 'or less' ||
        /^(?:max|tops|at (?:the )?most|or (?:less|fewer))/i.test(edge);
      draft.take(
        match.index,
        match.index + whole.length,
        {
          kind: 'tenure',
          label: `${most ? 'at most' : 'at least'} ${shown(years)} in the present job`,
          min: most ? null : years,
          max: most ? years : null,
        },
        true,
      );
    }
  }
  for (const match of draft.each(TENURE_SINCE)) {
    // The last day of the month: a year alone counts as its last day.
    const [, before, year, month] = match;
    const end = before === undefined ? Number(month ?? 12) : Number(month ?? 1) - 1;
    const day = new Date(Date.UTC(Number(year), end, 0)).toISOString().slice(0, 10);
    const years = Math.max(0, daysBetween(day, draft.home.today) / 365.25);
    draft.take(
      match.index,
      match.index + match[0].length,
      { kind: 'tenure', label: `in the present job since ${before ?? ''}${year}`, min: years },
      true,
    );
  }
}

/**
 * Tells, where somebody may be in a job for some time at most, of those whose beginning is known by its year alone: "under
 * two years" leaves out who may be there longer, "at most" keeps them.
 */
export function tellYearsAlone(draft: Draft): void {
  for (const { at, end, facet } of draft.read) {
    if (facet.kind !== 'tenure' || facet.label.includes('since')) continue;
    if (facet.max === null) {
      tellLikely(draft, facet, IS_OVER.test(draft.text.slice(at, end)));
      continue;
    }
    const isUnder =
      facet.values.includes(UNDER) ||
      /\b(?<!\b(?:or|and) )(?:less|under|below|fewer|shorter)\b|<(?!=)/i.test(draft.text.slice(at, end));
    if (isUnder) {
      facet.values = [UNDER];
      facet.label = facet.label.replace(/^at most/, 'under');
    }
    const year = addDays(draft.home.today, -Math.round(facet.max * 365.25)).slice(0, 4);
    const fate = isUnder ? 'was left out' : 'was kept';
    draft.note(
      'read_as',
      `Who began in ${year} by what is on record, without a month, may be there for longer and ${fate}.`,
    );
  }
}

// "At least four years", and not "more than": who began in the year of the edge, in a month that is not on record, is there for longer where more of that
// year lies before the edge than behind it.
const IS_OVER = /\b(?:more|longer|greater|upwards?) (?:than|of)\b|\b(?:over|above|beyond)\b|>(?!=)/i;

function tellLikely(draft: Draft, facet: Facet, isOver: boolean): void {
  if (facet.min === null || facet.strength === 'exclude') return;
  const edge = addDays(draft.home.today, -Math.round(facet.min * 365.25));
  const isLikely = !isOver && edge.slice(5) >= '07-01';
  if (isLikely) facet.values = [LIKELY];
  const fate = isLikely
    ? 'is likely there for that long and was kept'
    : 'may not be there for that long and was left out';
  draft.note('read_as', `Who began in ${edge.slice(0, 4)} by what is on record, without a month, ${fate}.`);
}
