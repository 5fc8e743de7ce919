import { addDays, daysBetween } from '#src/lib/clock.ts';
import { facet } from '../../facets.ts';
import { COUNT, UNIT } from '../careers/career.ts';
import type { Draft } from '../draft.ts';
import { daysSinceNamed, daysSinceStart, SINCE } from '../terms/calendar.ts';
import { daysIn } from '../terms/periods.ts';
import { neverToo } from './never-too.ts';

const CONTACT = String.raw`(?:had (?:an? |any )?(?:calls?|contact|mails?|e-?mails?|messages?|word)|heard(?!\s+back)|spoken|spoke|talked|talk|been in touch|in touch|contacted|contact(?:ed)? (?:with|by us)|called|rang|rung|phoned|texted|pinged|dialled|caught up(?: with)?|wrote|written|emailed|e-mailed|mailed|messaged|met|met with|reached out|reached|touched|engaged|heard from|chased|been contacted|been called|been emailed|been spoken|(?:contact|calls?|conversations?|chats?|meetings?)(?=\s+(?:in|within|over|during)\s+(?:the\s+)?(?:last|past)\b)|(?<=\bdid(?:n't|\s+not)?\s+(?:(?:we|i|you|they|anyone|anybody|someone|somebody)\s+)?)(?:speak|talk|call|contact|reach|meet|mail|e-?mail|ring|phone|text|message|see|hear from))(?!\p{L})`;
const NOT = String.raw`(?:not|never|n't|haven't|hasn't|hadn't|didn't|(?:nobody|no one|no-one|none of us)(?:\s+(?:has|have|here has))?|without being|yet to be)`;
const TO = String.raw`(?:\s+(?:to|with|from|by))?(?:\s+(?:us|me|them|anyone|anybody))?`;
const PERIOD = String.raw`(?:(?:in|for|within|over|during|since)\s+|<=?\s*)?(?:(?:the|at least|more than|over)\s+)*(?:(?:last|past|previous)\s+)?${COUNT}?\s*${UNIT}`;
const SILENT = new RegExp(
  String.raw`(?:(?:that|who|which)\s+)?(?:(?:i|we|you|anyone|they)\s*(?:'ve|have|has)?\s*)?(?:(?:have|has|was|were|are|is|been)\s*)?${NOT}\s+(?:(?:been|be|yet|recently|ever|even|actually|already|once)\s+)*${CONTACT}(?!\p{L})${TO}(?:\s+(${PERIOD}|${SINCE}|in\s+20\d{2}|(?:this|last)\s+(?:week|month|quarter|year)|recently|lately|yet|before|at all|ever))?`,
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
        const more =
          /^(?:(?!\b(?:and|but|who|with|in|based)\b)[^,;.()\n\uFFFC?])*/i.exec(
            draft.rest.slice(match.index + whole.length),
          )?.[0].length ?? 0;
        const end = match.index + whole.length + (/^since/i.test(matched ?? '') ? more : 0);
        const said = draft.text.slice(match.index, end).trim();
        const reason = `"${said}" could not be searched by here and was left out: ask for the time since.`;
        draft.take(match.index, end, { kind: 'unsupported', label: said, reason });
        draft.note('not_understood', reason);
        continue;
      }
      // "We placed and have not called since": since what was said before, which nothing here holds together.
      const open =
        matched === undefined
          ? /^\s*since\b/i.exec(draft.rest.slice(match.index + whole.trimEnd().length))
          : null;
      if (open !== null) {
        const end = match.index + whole.trimEnd().length + open[0].length;
        const said = draft.text.slice(match.index, end).trim();
        const reason = `"${said}" was not run: say since which day.`;
        draft.take(match.index, end, { kind: 'unsupported', label: said, reason }, true);
        draft.note('not_understood', reason);
        continue;
      }
      const isNever =
        days === null &&
        (/\bnever\b|\byet\b|\bbefore\b|\bever\b|\bat all\b|uncontacted/i.test(whole) ||
          matched === undefined);
      // "Cold" and "contacted" alone are ambiguous.
      if (isNever && /^(?:cold|stale|dormant|last contact)/i.test(whole)) continue;
      if (days === null && !isNever) continue;
      const end = match.index + whole.trimEnd().length;
      // Whom nobody ever called counts as not called for however long.
      const never =
        days === null ? 0 : (NOR_EVER.exec(draft.rest.slice(end))?.[0].length ?? neverToo(draft, end));
      draft.take(
        match.index,
        end + never,
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
const NOR_EVER = new RegExp(
  String.raw`^[\s,]*or\s+(?:(?:they|those|who|that|he|she|we|i)\s+)*(?:(?:have|has|were|was|are|'ve)\s+)?(?:never|not ever|not at all)(?:\s+(?:been\s+)?(?:ever\s+)?${CONTACT}${TO})?(?![\p{L}])`,
  'iu',
);
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
