import * as z from 'zod';
import { fold } from '#db/rows.ts';
import { addDays, daysBetween } from '#src/lib/clock.ts';
import { placeAt } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { STAGES } from '../stages.ts';
import { Draft } from './compile/draft.ts';
import { readProtected } from './compile/terms/criteria.ts';
import type { Home } from './facets.ts';

export const RECORD_TYPES = ['applications', 'jobs', 'interviews'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

const choices = (values: readonly [string, ...string[]]) => z.array(z.enum(values)).max(20).default([]);
const words = z.array(z.string().trim().min(1).max(100)).max(20).default([]);
const day = z.nullable(z.iso.date()).default(null);

/** A compiled search of applications, jobs or interviews, from the embedded rules or from a model. */
export const EntityQuery = z.object({
  stages: choices(STAGES),
  statuses: choices([
    'active',
    'on_hold',
    'closed',
    'filled',
    'rejected',
    'withdrawn',
    'placed',
    'scheduled',
    'completed',
    'cancelled',
    'no_show',
  ]),
  employment_types: choices(['full_time', 'part_time', 'contract']),
  location_types: choices(['on_site', 'hybrid', 'remote']),
  formats: choices(['video', 'phone', 'in_person', 'technical']),
  kinds: choices(['internal', 'client']),
  outcomes: choices(['advance', 'hold', 'reject']),
  from: day,
  to: day,
  idle_days: z
    .nullable(z.int().min(1).max(3650))
    .default(null)
    .describe('At its stage for at least so long.'),
  mine: z.boolean().default(false),
  evergreen: z.nullable(z.boolean()).default(null),
  roles: words.describe('Names of roles that the job may have.'),
  places: words.describe('Cities, states or countries of the job.'),
  keywords: words.describe('Each must stand in the name of the job, client or candidate.'),
  unsupported: words,
});
export type EntityQuery = z.output<typeof EntityQuery>;

type Lists = 'stages' | 'statuses' | 'employment_types' | 'location_types' | 'formats' | 'kinds' | 'outcomes';
type Sign = [Lists, string, RegExp];

const APPLICATION_SIGNS: Sign[] = [
  [
    'stages',
    'client_interview',
    /\b(?:client interviews?|interviewing|at interview|interview stage|in interviews?)\b/gi,
  ],
  ['stages', 'submitted', /\b(?:submitted|sent to (?:the )?clients?|put forward|with (?:the )?clients?)\b/gi],
  ['stages', 'references', /\b(?:references?|reference checks?)\b/gi],
  ['stages', 'offer', /\b(?:offers?|offered|at offer)\b/gi],
  ['stages', 'screen', /\b(?:screen(?:ing|ed)?|phone screens?)\b/gi],
  ['stages', 'funnel', /\b(?:funnel|new applications?|untriaged|to review|unreviewed|triage)\b/gi],
  ['stages', 'maybe', /\bmaybes?\b/gi],
  ['stages', 'yes', /\b(?:shortlist(?:ed)?|yes(?:es)?)\b/gi],
  ['statuses', 'placed', /\b(?:placed|hired|placements?)\b/gi],
  ['statuses', 'rejected', /\b(?:rejected|rejections?|declined|turned down)\b/gi],
  ['statuses', 'withdrawn', /\b(?:withdrew|withdrawn|withdrawals?|dropped out|pulled out)\b/gi],
  ['statuses', 'active', /\b(?:active|live|open|in progress|current|ongoing)\b/gi],
];
const JOB_SIGNS: Sign[] = [
  ['statuses', 'on_hold', /\b(?:on[\s-]?hold|paused)\b/gi],
  ['statuses', 'filled', /\bfilled\b/gi],
  ['statuses', 'closed', /\b(?:closed|cancelled|lost)\b/gi],
  ['statuses', 'active', /\b(?:active|live|open|current|unfilled|vacant)\b/gi],
  ['employment_types', 'full_time', /\b(?:full[\s-]?time|permanent|perm)\b/gi],
  ['employment_types', 'part_time', /\bpart[\s-]?time\b/gi],
  ['employment_types', 'contract', /\b(?:contract(?:s|ing)?|temp(?:orary)?|freelance)\b/gi],
  ['location_types', 'remote', /\b(?:remote|work from home|wfh)\b/gi],
  ['location_types', 'hybrid', /\bhybrid\b/gi],
  ['location_types', 'on_site', /\b(?:on[\s-]?site|in[\s-]office)\b/gi],
];
const INTERVIEW_SIGNS: Sign[] = [
  ['statuses', 'no_show', /\b(?:no[\s-]?shows?|didn't (?:show|turn) up)\b/gi],
  ['statuses', 'cancelled', /\b(?:cancelled|canceled|called off)\b/gi],
  ['statuses', 'completed', /\b(?:completed|done|finished|held|past)\b/gi],
  ['statuses', 'scheduled', /\b(?:scheduled|upcoming|booked|planned|coming up)\b/gi],
  ['formats', 'video', /\b(?:video|zoom|teams call|online)\b/gi],
  ['formats', 'phone', /\b(?:phone|telephone)\b/gi],
  ['formats', 'in_person', /\b(?:in[\s-]person|face[\s-]to[\s-]face|onsite|on[\s-]site)\b/gi],
  ['formats', 'technical', /\b(?:technical|tech)\b/gi],
  ['kinds', 'client', /\bclient\b(?! names?)/gi],
  ['kinds', 'internal', /\b(?:internal|our own)\b/gi],
  ['outcomes', 'advance', /\b(?:advanced?|passed|went well|positive)\b/gi],
  ['outcomes', 'hold', /\b(?:held back|to hold)\b/gi],
  ['outcomes', 'reject', /\b(?:rejected|failed|negative)\b/gi],
];
const SIGNS: Record<RecordType, Sign[]> = {
  applications: APPLICATION_SIGNS,
  jobs: JOB_SIGNS,
  interviews: INTERVIEW_SIGNS,
};

const UNSUPPORTED =
  /\b(?:salary|pay(?:ing)?|salaries|budget|margin|fees?|commission|urgent|urgency|priority|hot|best|good|easy|difficult|likely|probab\w+|sentiment|feedback|cv|resume|email(?:ed|s)?|called|score[sd]?|rating|quality|diversity)\b/gi;

const PERIODS: [RegExp, (today: string, count: number) => [string | null, string | null]][] = [
  [/\btoday(?:'s)?\b/gi, (today) => [today, today]],
  [/\btomorrow(?:'s)?\b/gi, (today) => [addDays(today, 1), addDays(today, 1)]],
  [/\byesterday(?:'s)?\b/gi, (today) => [addDays(today, -1), addDays(today, -1)]],
  [/\b(?:this|the current) week\b/gi, (today) => week(today, 0)],
  [/\blast week\b/gi, (today) => week(today, -7)],
  [/\bnext week\b/gi, (today) => week(today, 7)],
  [/\b(?:this|the current) month\b/gi, (today) => month(today, 0)],
  [/\blast month\b/gi, (today) => month(today, -1)],
  [/\bnext month\b/gi, (today) => month(today, 1)],
  [
    /\b(?:in |over |within |from )?(?:the )?(?:last|past|previous) (\d{1,3}) days?\b/gi,
    (today, count) => [addDays(today, -count), today],
  ],
  [
    /\b(?:in |over |within )?(?:the )?(?:last|past|previous) (\d{1,2}) weeks?\b/gi,
    (today, count) => [addDays(today, -7 * count), today],
  ],
  [
    /\b(?:in |over |within )?(?:the )?next (\d{1,3}) days?\b/gi,
    (today, count) => [today, addDays(today, count)],
  ],
];

function week(today: string, shift: number): [string, string] {
  // The first day of 2024 was a Monday.
  const since = ((daysBetween('2024-01-01', today) % 7) + 7) % 7;
  const monday = addDays(today, shift - since);
  return [monday, addDays(monday, 6)];
}

function month(today: string, shift: number): [string, string] {
  const [year = 0, at = 1] = today.split('-').map(Number);
  const first = (months: number): string => {
    const count = year * 12 + at - 1 + months;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  };
  return [first(shift), addDays(first(shift + 1), -1)];
}

const SMALL = new Set(
  'a an the all any every my mine our me i we find show list get give search for of in on at to by from with and or that which who whose are is was were be been have has had not no it its this these those there where when what how many much people candidate candidates applicant applicants application applications job jobs role roles position positions vacancy vacancies opening openings interview interviews meeting meetings stage stages status state pipeline about into still currently now than more as still waiting their his her them please client clients company'.split(
    ' ',
  ),
);

/** Compiles a search of records by rules; words left over become keywords. */
export function compileEntityQuery(type: RecordType, query: string, home: Home): EntityQuery {
  const draft = new Draft(query, home);
  const made = EntityQuery.parse({});
  readProtected(draft);
  const barred = draft.read.map(({ facet }) => facet.label);
  readTimes(draft, made);
  for (const match of draft.each(/\b(?:my|mine|i own|owned by me|assigned to me)\b/gi)) {
    made.mine = true;
    draft.blot(match.index, match.index + match[0].length);
  }
  for (const match of draft.each(/\b(?:evergreen|always[\s-]open)\b/gi)) {
    made.evergreen = true;
    draft.blot(match.index, match.index + match[0].length);
  }
  for (const [list, value, pattern] of SIGNS[type]) {
    for (const match of draft.each(pattern)) {
      const values: string[] = made[list];
      if (!values.includes(value)) values.push(value);
      draft.blot(match.index, match.index + match[0].length);
    }
  }
  made.unsupported = [...made.unsupported, ...barred, ...unsupportedIn(draft)].slice(0, 20);
  readRoles(draft, made);
  readPlaces(draft, made);
  made.keywords = keywordsOf(draft);
  return made;
}

function readTimes(draft: Draft, made: EntityQuery): void {
  const idle =
    /\b(?:(?:idle|stale|stuck|untouched|waiting|no movement|not moved)(?:\s+for)?|for)\s*(?:more than|over|at least|>)?\s*(\d{1,3})\s*(days?|weeks?|months?)\b/gi;
  for (const match of draft.each(idle)) {
    const unit = match[2]?.startsWith('w') ? 7 : match[2]?.startsWith('m') ? 30 : 1;
    made.idle_days = Number(match[1]) * unit;
    draft.blot(match.index, match.index + match[0].length);
  }
  // "stuck at offer for 5 days" says it apart from its days; without days it is asked how long.
  for (const match of draft.each(/\b(?:idle|stale|stuck|untouched|stalled|unmoved)\b/gi)) {
    if (made.idle_days === null) made.unsupported.push(`${match[0]} (for how many days?)`);
    draft.blot(match.index, match.index + match[0].length);
  }
  for (const [pattern, read] of PERIODS) {
    for (const match of draft.each(pattern)) {
      [made.from, made.to] = read(draft.home.today, Number(match[1] ?? 0));
      draft.blot(match.index, match.index + match[0].length);
    }
  }
  for (const match of draft.each(/\b(since|after|from|before|until|by|on)\s+(\d{4}-\d{2}-\d{2})\b/gi)) {
    const [whole, word = '', date = ''] = match;
    if (Number.isNaN(Date.parse(date))) continue;
    if (!/before|until|by/i.test(word)) made.from = date;
    if (!/since|after|from/i.test(word)) made.to = date;
    draft.blot(match.index, match.index + whole.length);
  }
}

function unsupportedIn(draft: Draft): string[] {
  return Array.from(draft.each(UNSUPPORTED), (match) => {
    draft.blot(match.index, match.index + match[0].length);
    return match[0];
  });
}

function readRoles(draft: Draft, made: EntityQuery): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const found = roles().book.at(texts, at);
    const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + (found?.length ?? 1) - 1]?.end ?? 0];
    if (found === undefined || found.doubtful || draft.taken(start, end)) continue;
    made.roles.push(found.value.name);
    draft.blot(start, end);
    at += found.length - 1;
  }
}

function readPlaces(draft: Draft, made: EntityQuery): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const found = placeAt(texts, at, draft.home.country);
    const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + (found?.length ?? 1) - 1]?.end ?? 0];
    if (found === undefined || found.doubtful || draft.taken(start, end)) continue;
    if (!/\b(?:in|at|near|around|based in)\s+$/i.test(draft.rest.slice(0, start))) continue;
    const { place } = found;
    made.places.push(place.kind === 'country' ? `country ${place.country}` : place.name);
    draft.blot(start, end);
    at += found.length - 1;
  }
}

function keywordsOf(draft: Draft): string[] {
  const kept: string[] = [];
  for (const { start, end } of draft.words) {
    const raw = fold(draft.text.slice(start, end));
    if (!draft.taken(start, end) && !SMALL.has(raw) && raw.length > 1 && !kept.includes(raw)) kept.push(raw);
  }
  return kept.slice(0, 20);
}

/** A keyword search, used when no compiler is available. */
export function keywordsAlone(query: string): EntityQuery {
  const all = plainWords(query).filter((word) => !SMALL.has(word) && word.length > 1);
  return { ...EntityQuery.parse({}), keywords: [...new Set(all)].slice(0, 20) };
}
