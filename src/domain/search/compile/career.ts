import { addDays, daysBetween } from '#src/lib/clock.ts';
import { ENGLISH_COUNTS, readCount } from '../../candidates/index.ts';
import { facet, UNDER } from '../facets.ts';
import { daysSinceNamed, daysSinceStart, SINCE } from './calendar.ts';
import type { Draft } from './draft.ts';

/** A number of periods, in figures or words. */
export const COUNT = String.raw`(\d{1,3}(?:\.\d)?|an?|${ENGLISH_COUNTS}|half a)`;
/** The name of a period. */
export const UNIT = String.raw`(days?|weeks?|wks?|fortnights?|months?|mths?|quarters?|years?|yrs?)`;
/** What leads in a lower bound of time. */
export const MORE = String.raw`(?:more than|over|at least|longer than|min(?:imum)?(?: of)?|>=?|upwards of)`;
const LESS = String.raw`(?:less than|under|fewer than|at most|up to|max(?:imum)?(?: of)?|no more than|<=?|within)`;
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

const DAYS: Record<string, number> = { d: 1, w: 7, f: 14, m: 30.44, q: 91.3, y: 365.25 };

export function daysIn(count: string, unit: string): number | null {
  const plain = count.toLowerCase();
  const figure = plain === 'half a' ? 0.5 : /^an?$/.test(plain) ? 1 : readCount(plain);
  return figure === null ? null : figure * (DAYS[unit[0]?.toLowerCase() ?? ''] ?? 1);
}

const shown = (years: number): string => {
  const rounded = Math.round(years * 10) / 10;
  return years < 1 ? `${Math.round(years * 12)} months` : `${rounded} year${rounded === 1 ? '' : 's'}`;
};

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
    const before = draft.read.findLast(({ end }) => end <= match.index);
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

const DENIED =
  /\b(?:not|never|isn't|aren't|nobody|no one|none)\s+(?:(?:who|with|is|are|been|has|have)\s+)*$/i;

// "Joined in 2024 or later", "started after 2022", "hired in 2023": the year in which the present job began.
const JOINED =
  /(?:who\s+)?(?:(?:have|has|were|was)\s+)?\b(?:joined|started|hired|began|arrived)(?:\s+(?:there|with them|(?:in|at)?\s*(?:their|the|his|her)\s+(?:(?:current|present)\s+)?(?:job|role|employer|company|position)))?\s+(?:(in|since|after|from)\s+((?:19|20)\d\d)\b(\s+(?:or|and)\s+(?:later|after|since|newer|onwards?))?|(?:since|in)?\s*(?:this year or last(?: year)?|last year or this(?: year)?|since last year)\b)/gi;

function readJoined(draft: Draft): void {
  for (const { index, 0: whole, 1: word = '', 2: said = '', 3: later } of draft.each(JOINED)) {
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
      const isMost =
        less !== undefined ||
        behind === 'or less' ||
        /^(?:max|tops|at (?:the )?most|or (?:less|fewer))/i.test(edge);
      // "Not in the current job less than a year" is a year at least.
      const most = isMost && !DENIED.test(draft.rest.slice(0, match.index));
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

const CONTACT = String.raw`(?:had (?:an? |any )?(?:calls?|contact|mails?|e-?mails?|messages?|word)|heard(?!\s+back)|spoken|spoke|talked|talk|been in touch|in touch|contacted|contact(?:ed)? (?:with|by us)|called|rang|rung|phoned|texted|pinged|dialled|caught up(?: with)?|wrote|written|emailed|e-mailed|mailed|messaged|met|met with|reached out|reached|touched|engaged|heard from|chased|been contacted|been called|been emailed|been spoken|(?:contact|calls?|conversations?|chats?|meetings?)(?=\s+(?:in|within|over|during)\s+(?:the\s+)?(?:last|past)\b)|(?<=\bdid(?:n't|\s+not)?\s+(?:(?:we|i|you|they|anyone|anybody|someone|somebody)\s+)?)(?:speak|talk|call|contact|reach|meet|mail|e-?mail|ring|phone|text|message|see|hear from))`;
const NOT = String.raw`(?:not|never|n't|haven't|hasn't|hadn't|didn't|(?:nobody|no one|no-one|none of us)(?:\s+(?:has|have|here has))?|without being|yet to be)`;
const TO = String.raw`(?:\s+(?:to|with|from|by))?(?:\s+(?:us|me|them|anyone|anybody))?`;
const PERIOD = String.raw`(?:(?:in|for|within|over|during|since)\s+|<=?\s*)?(?:(?:the|at least|more than|over)\s+)*(?:(?:last|past|previous)\s+)?${COUNT}?\s*${UNIT}`;
const SILENT = new RegExp(
  String.raw`(?:(?:that|who|which)\s+)?(?:(?:i|we|you|anyone|they)\s*(?:'ve|have|has)?\s*)?(?:(?:have|has|was|were|are|is|been)\s*)?${NOT}\s+(?:(?:been|be|yet|recently|ever|even|actually|already)\s+)*${CONTACT}${TO}(?:\s+(${PERIOD}|${SINCE}|in\s+20\d{2}|(?:this|last)\s+(?:week|month|quarter|year)|recently|lately|yet|before|at all|ever))?`,
  'giu',
);
const NO_CONTACT = new RegExp(
  String.raw`\b(?:no|without(?: any)?|zero|lost)\s+(?:contact|touch|communication|conversation|activity|calls?)(?:\s+(?:with\s+(?:them|us)))?(?:\s+(${PERIOD}|${SINCE}|(?:this|last)\s+(?:week|month|quarter|year)))?|\b(?:last (?:contacted|spoken to|contact)|untouched|uncontacted|dormant|cold|stale|gone quiet|neglected)(?:\s+(?:for|more than|over|longer than|at least|before|>))*\s*(${PERIOD}(?:\s+ago)?)?`,
  'giu',
);
const RECENT = new RegExp(
  String.raw`(?:(?:that|who|which)\s+)?(?:(?:i|we)\s*(?:'ve|have|has)?\s*)?(?:recently\s+)?${CONTACT}${TO}\s+(${PERIOD}(?:\s+ago)?|(?:this|last)\s+(?:week|month|quarter|year)|recently|lately|today|yesterday|${SINCE})|(?:recently|lately|last week)\s+${CONTACT}${TO}`,
  'giu',
);
/** The days of a period as it is said: "this month" is the calendar's, "last month" the thirty days before today. */
function daysOf(matched: string | undefined, today: string): number | null {
  if (matched === undefined) return null;
  const plain = matched.toLowerCase();
  const year = /^in\s+(20\d{2})$/.exec(plain)?.[1];
  // Of another year than this only its beginning would be known.
  if (year !== undefined) return year === today.slice(0, 4) ? daysBetween(`${year}-01-01`, today) : null;
  if (/\b(?:recently|lately)\b/.test(plain)) return 30;
  if (/\btoday\b/.test(plain)) return 0;
  if (/\byesterday\b/.test(plain)) return 1;
  const [, which = '', unit] = /^(this|last)\s+(week|month|quarter|year)$/.exec(plain) ?? [];
  if (unit !== undefined && which === 'this') return daysSinceStart(which, unit, today);
  const ago = new RegExp(`since\\s+${COUNT}\\s*${UNIT}\\b`, 'i').exec(plain);
  if (ago !== null) return daysIn(ago[1] ?? '', ago[2] ?? '');
  if (plain.startsWith('since')) return daysSinceNamed(plain, today);
  const counted = new RegExp(`${COUNT}?\\s*${UNIT}`, 'i').exec(plain);
  return counted === null ? null : daysIn(counted[1] ?? 'a', counted[2] ?? '');
}

// "Nobody has rung since 2022": somebody may have in that year, so that those are not left out.
const endOfYear = (said: string | undefined, today: string): string | undefined =>
  said?.replace(/^(since\s+)(20\d{2})$/i, (whole, lead: string, year: string) =>
    year < today.slice(0, 4) ? `${lead}${year}-12-31` : whole,
  );

const since = (days: number): string =>
  days >= 365 ? `${Math.round(days / 36.525) / 10} years` : `${Math.round(days)} days`;

/** Reads the last contact; people never contacted count as not contacted. */
export function readLastContact(draft: Draft): void {
  for (const pattern of [SILENT, NO_CONTACT]) {
    for (const match of draft.each(pattern)) {
      const [whole, ...groups] = match;
      // The longer expression before its parts.
      const matched = groups.find((group) => group !== undefined);
      const days = daysOf(endOfYear(matched, draft.home.today), draft.home.today);
      if (days === null && /^(?:in\s+20|since\b)/i.test(matched ?? '')) {
        // "Not called since the bank holiday, cyber": up to the end of the clause.
        const more = /^[^,;.()\n\uFFFC]*/.exec(draft.rest.slice(match.index + whole.length))?.[0].length ?? 0;
        const end = match.index + whole.length + (/^since/i.test(matched ?? '') ? more : 0);
        const said = draft.text.slice(match.index, end).trim();
        const reason = `"${said}" could not be searched by here and was left out: ask for the time since.`;
        draft.take(match.index, end, { kind: 'unsupported', label: said, reason });
        draft.note('not_understood', reason);
        continue;
      }
      const never =
        days === null &&
        (/\bnever\b|\byet\b|\bbefore\b|\bever\b|\bat all\b|uncontacted/i.test(whole) ||
          matched === undefined);
      // "Cold" and "contacted" alone are ambiguous.
      if (never && /^(?:cold|stale|dormant|last contact)/i.test(whole)) continue;
      if (days === null && !never) continue;
      draft.take(
        match.index,
        match.index + whole.trimEnd().length,
        days === null
          ? { kind: 'last_contact', label: 'never contacted', values: ['never'] }
          : { kind: 'last_contact', label: `not contacted for ${since(days)}`, min: days },
        true,
      );
    }
  }
  for (const match of draft.each(CONTACT_BETWEEN)) {
    const [whole, least = '', unit, most = '', unitOfMost = ''] = match;
    const [min, max] = [daysIn(least, unit ?? unitOfMost), daysIn(most, unitOfMost)];
    if (min === null || max === null || min >= max) continue;
    const [at, end] = [match.index, match.index + whole.trimEnd().length];
    draft.take(at, end, { kind: 'last_contact', label: `not contacted for ${since(min)}`, min }, true);
    draft.read.push({
      at,
      end,
      plain: true,
      facet: facet({
        kind: 'last_contact',
        strength: 'must',
        label: `contacted in the last ${since(max)}`,
        max,
      }),
    });
  }
  for (const match of draft.each(RECENT)) {
    const days = daysOf(match[1] ?? 'recently', draft.home.today);
    if (days === null) continue;
    const end = match.index + match[0].trimEnd().length;
    const denied = NOBODY.exec(draft.rest.slice(0, match.index))?.[0].length ?? 0;
    if (denied > 0) {
      const label = `not contacted for ${since(days)}`;
      draft.take(match.index - denied, end, { kind: 'last_contact', label, min: days }, true);
      continue;
    }
    if (LONG_AGO.test(match[1] ?? '')) {
      const never = OR_NEVER.exec(draft.rest.slice(end))?.[0].length ?? 0;
      const label = `not contacted for ${since(days)}`;
      draft.take(match.index, end + never, { kind: 'last_contact', label, min: days }, true);
      continue;
    }
    draft.take(
      match.index,
      end,
      { kind: 'last_contact', label: `contacted in the last ${since(days)}`, max: days },
      true,
    );
  }
}

// "Nobody we rang in the last month": those whom nobody rang.
const NOBODY =
  /\b(?:nobody|no[\s-]?one|none|not (?:anyone|anybody|those|people)|excl(?:uding|\.)?(?: anyone| anybody| those| people)?)\s+(?:(?:who|whom|that)\s+)?$/i;

// "Last called over six months ago": not since then.
const LONG_AGO = /^(?:over|more than|at least|longer than)\b.*\bago$/i;
const OR_NEVER = /^[\s,]*or\s+(?:never|not at all|not ever)\b/i;

const CONTACT_BETWEEN = new RegExp(
  String.raw`(?:whose\s+|who\s+|that\s+|which\s+)?(?:(?:i|we|you)\s+)?(?:(?:have|has|was|were|had)\s+)?(?:last\s+)?(?:(?:${CONTACT}|calls?|contact|conversation|mail|meeting|chat|interview)${TO}\s+)(?:(?:was|were|is)\s+)?(?:last\s+)?between\s+${COUNT}\s*(?:${UNIT})?\s+(?:and|to)\s+${COUNT}\s*${UNIT}\s+ago`,
  'giu',
);

const ADDED = new RegExp(
  String.raw`\b(?:(?:newly |recently )?(?:added|created|registered|joined (?:the )?(?:database|bank|pool)|new (?:candidates|people|profiles|registrations|sign-?ups?)|signed up|imported|uploaded|entered)|new)\s+(?:(?:to|in|into) (?:the )?(?:database|bank|system|pool)\s+)?(${PERIOD}|(?:this|last)\s+(?:week|month|quarter|year)|today|yesterday|${SINCE})|\b(?:recently|newly) (?:added|registered|created)\b`,
  'giu',
);

/** Reads when a candidate was added. */
export function readAdded(draft: Draft): void {
  for (const match of draft.each(ADDED)) {
    const days = daysOf(match[1] ?? 'recently', draft.home.today);
    if (days === null) continue;
    const end = match.index + match[0].trimEnd().length;
    // "Registered over a year ago": before that day.
    const ago = /^\s+ago\b/i.exec(draft.rest.slice(end))?.[0].length ?? 0;
    if (ago > 0 && /\b(?:over|more than|at least)\b/i.test(match[1] ?? '')) {
      const day = addDays(draft.home.today, -Math.round(days));
      draft.take(match.index, end + ago, { kind: 'added', label: `added before ${day}`, min: days }, true);
      continue;
    }
    draft.take(
      match.index,
      end,
      { kind: 'added', label: `added since ${addDays(draft.home.today, -Math.round(days))}`, max: days },
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
    if (facet.kind !== 'tenure' || facet.max === null || facet.label.includes('since')) continue;
    const isUnder = /\b(?:less|under|below|fewer|shorter)\b|<(?!=)/i.test(draft.text.slice(at, end));
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
