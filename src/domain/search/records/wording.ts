import { addDays } from '#src/lib/clock.ts';
import { countryName } from '#src/lib/places.ts';
import { LIVE_STAGES } from '../../live-elsewhere.ts';
import type { FieldName } from './field-names.ts';
import { FIELDS } from './fields.ts';
import {
  type Condition,
  type EntityQuery,
  isNothing,
  ME,
  type RecordType,
  THE_JOB,
  THE_OWNER,
} from './query.ts';

/** The interpretation of a query in words. */
export function interpretationOf(type: RecordType, query: EntityQuery): string {
  if (isNothing(query)) return 'Nothing of it could be run';
  const said = (all: EntityQuery['all']): string[] =>
    all.map(({ any }) => [...new Set(any.map(conditionWords))].join(' or '));
  const { either } = query;
  const parts =
    either === undefined
      ? said(query.all)
      : [...said(either.shared), `either ${either.ways.map((way) => said(way).join(' and ')).join('; or ')}`];
  const which = query.order !== 'oldest' ? 'newest' : type === 'interviews' ? 'earliest' : 'oldest';
  const order =
    query.rank !== undefined
      ? `, ${rankWords(query.rank)}${query.first === undefined ? '' : `, the first ${query.first} of them`}`
      : query.first !== undefined
        ? `, the ${query.first} ${which} of them`
        : query.order === 'oldest'
          ? `, ${type === 'interviews' ? 'earliest' : 'oldest'} first`
          : '';
  return parts.length === 0
    ? `All ${type}${order}`
    : `${type[0]?.toUpperCase()}${type.slice(1)} ${parts.join(', ')}${order}`;
}

function rankWords({ by, isMost }: NonNullable<EntityQuery['rank']>): string {
  if (by.field === 'pay') return `those paying ${isMost ? 'most' : 'least'} first`;
  if (by.field === 'lapse') return `those filled in the ${isMost ? 'most' : 'fewest'} days first`;
  if (FIELDS[by.field].kind === 'day')
    return `by when they were ${FIELDS[by.field].words}, the ${isMost ? 'latest' : 'earliest'} first`;
  return `those ${countWords(by.field, by).replace('with', `with the ${isMost ? 'most' : 'fewest'}`)} first`;
}

const OWN: Partial<Record<FieldName, (condition: Condition) => string>> = {
  evergreen: ({ values }) => (values.includes('no') ? 'not evergreen' : 'evergreen'),
  feedback: ({ has }) => (has === false ? 'without feedback though they took place' : 'with feedback'),
  ahead: () => 'still to come',
  held: () => 'that took place',
  hours: ({ min, max }) => `beginning from ${clock(min ?? 0)} to ${clock(max ?? 1439)}`,
  minutes: ({ min, max }) => `lasting ${bounds(min, max)} minutes`,
  previous_stage: ({ values }) => `that stood at ${listed(values)} before`,
  stage: ({ values }) =>
    isAll(values, LIVE_STAGES)
      ? 'that are live'
      : isAll(values, ENDED)
        ? 'that are over'
        : `at stage ${listed(values)}`,
  format: ({ values }) =>
    listed(values.map((value) => (value === 'video' || value === 'phone' ? `by ${value}` : value))),
  score: (condition) =>
    condition.values.length > 0 ? `scored ${listed(condition.values)}` : figureWords(condition),
  moves: ({ min }) => `rescheduled at least ${min === 1 ? 'once' : `${min} times`}`,
  reached: ({ values, from, to }) =>
    [`that reached ${listed(values)}`, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' '),
  pay: (condition) => payWords(condition, 'paying'),
  ote: (condition) => payWords(condition, 'with on-target earnings'),
  place: ({ values, max, has }) =>
    has === null
      ? `${max === null ? 'in' : `within ${max} km of`} ${listed(values.map((value) => countryIn(value)))}`
      : emptyWords('place', has),
  home: ({ values, has }) =>
    has !== null
      ? emptyWords('home', has)
      : values.includes(THE_JOB)
        ? 'living where the job is'
        : `of candidates in ${listed(values)}`,
  owner: ({ values, has }) =>
    has !== null
      ? emptyWords('owner', has)
      : `of ${listed(values.map((value) => (value === ME ? 'your own' : value)))}`,
  team: ({ values, has }) =>
    has !== null
      ? emptyWords('team', has)
      : values.includes(ME)
        ? 'of your team'
        : `of the team ${listed(values)}`,
  job_owner: ({ values }) =>
    values.includes(THE_OWNER)
      ? 'for a job of the same owner'
      : `for a job of ${listed(values.map((value) => (value === ME ? 'your own' : value)))}`,
  lapse: ({ values: [from = '', to = ''], min, max }) =>
    `${MOMENTS[to] ?? to} ${max === 0 ? 'on the day that they were' : min === 0 ? `within ${max} days of being` : `${bounds(min, max)} days after being`} ${MOMENTS[from] ?? from}`,
  surplus: ({ values: [one = '', other = ''], min, max }) => {
    const how = min === 0 && max === 0 ? 'as many' : min === null ? 'fewer' : 'more';
    return `with ${how} applications ${STANDS[one] ?? `at stage ${listed([one])}`} ${how === 'as many' ? 'as' : 'than'} ${STANDS[other] ?? `at stage ${listed([other])}`}`;
  },
  applications: (condition) => countWords('applications', condition),
  interviews: (condition) => countWords('interviews', condition),
  submitted: (condition) =>
    condition.has === null
      ? dayWords(condition)
      : condition.has
        ? 'sent to the client'
        : 'never sent to the client',
};

const STANDS: Readonly<Record<string, string>> = { live: 'that are live', sent: 'sent to the client' };

const MOMENTS: Readonly<Record<string, string>> = {
  created: 'made',
  submitted: 'sent to the client',
  moved: 'moved to their stage',
  hired: 'filled',
  sent: 'with a first CV sent to the client',
  first: 'with a first applicant',
  opened: 'opened',
};

/** A condition in words. */
export function conditionWords(condition: Condition): string {
  const { field, values, has, not } = condition;
  const own = OWN[field];
  const { kind, words } = FIELDS[field];
  const said =
    own !== undefined
      ? own(condition)
      : has !== null && kind !== 'figure'
        ? emptyWords(field, has)
        : kind === 'day'
          ? dayWords(condition)
          : kind === 'figure'
            ? figureWords(condition)
            : `${words} ${listed(values)}`;
  return not ? (/^that are /.test(said) ? said.replace('that are', 'that are not') : `not ${said}`) : said;
}

const NOUNS: Partial<Record<FieldName, string>> = {
  client: 'a client',
  contact: 'a contact',
  manager: 'a hiring manager',
  owner: 'an owner',
  team: 'a team',
  reason: 'a reason',
  outcome: 'an outcome',
  score: 'a score',
  interviewer: 'interviewers',
  place: 'a place',
  home: 'a home',
  target_start: 'a start date',
};

const emptyWords = (field: FieldName, has: boolean): string =>
  `${has ? 'with' : 'without'} ${NOUNS[field] ?? FIELDS[field].words}`;

function dayWords({ field, from, to }: Condition): string {
  const days = [from === null ? null : `from ${from}`, to === null ? null : `to ${to}`];
  return [FIELDS[field].words, ...days].filter((part) => part !== null).join(' ');
}

function figureWords({ field, min, max, has }: Condition): string {
  if (has !== null && min === null && max === null) return emptyWords(field, has);
  return `${FIELDS[field].words} ${bounds(min, max)}`;
}

const bounds = (min: number | null, max: number | null): string =>
  min === max
    ? `${min}`
    : min === null
      ? `at most ${max}`
      : max === null
        ? `at least ${min}`
        : `${min} to ${max}`;

function payWords({ min, max, has, values }: Condition, lead: string): string {
  if (values.length === 0) return has === false ? 'without pay' : 'with pay';
  const [period = 'year', currency = ''] = values;
  if (min === null && max === null) return `with pay by the ${period}`;
  const sum = (figure: number): string => `${Math.round(figure).toLocaleString('en')} ${currency}`;
  const isEdge = (figure: number): boolean => !Number.isInteger(figure);
  const said =
    min !== null && max !== null
      ? has === true
        ? sum(min)
        : `${sum(min)} to ${sum(max)}`
      : min !== null
        ? `${isEdge(min) ? 'over' : 'at least'} ${sum(min)}`
        : `${isEdge(max ?? 0) ? 'under' : 'at most'} ${sum(max ?? 0)}`;
  const isReaching = has === true && (min === null || max === null);
  const how = isReaching ? (min === null ? `${lead} from` : `${lead} up to`) : lead;
  return `${how} ${said} a${period === 'hour' ? 'n' : ''} ${period}`;
}

function countWords(noun: string, { min, max, of }: Condition): string {
  const those = of.map((each) => conditionWords({ ...each, of: [] })).join(', ');
  const count =
    max === 0 ? `no ${noun}` : max === null && (min ?? 1) === 1 ? noun : `${bounds(min, max)} ${noun}`;
  return `with ${count}${those === '' ? '' : ` (${those})`}`;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const countryIn = (value: string): string => {
  const [, code] = /^country ([A-Z]{2})$/.exec(value) ?? [];
  return code === undefined ? value : (countryName(code) ?? code);
};

const ENDED: readonly string[] = ['placed', 'rejected', 'withdrew', 'no'];
const isAll = (values: readonly string[], all: readonly string[]): boolean =>
  values.length === all.length && all.every((one) => values.includes(one));

const listed = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('_', ' ')).join(' or ');

/** Suggestions for a query that cannot be run or found nothing. */
export function alternativesTo(type: RecordType, query: EntityQuery, total: number, today: string): string[] {
  if (query.unsupported.length === 0 && total > 0) return [];
  const named = query.all.flatMap(({ any }) => any).filter(({ field }) => field === 'words');
  const without =
    named.length > 0 && total === 0
      ? [`${type} without the words ${named.flatMap(({ values }) => values).join(', ')}`]
      : [];
  const since = addDays(today, -30);
  const usual: Record<RecordType, string[]> = {
    applications: [
      `applications at stage submitted since ${since}`,
      'my applications waiting for more than 14 days',
    ],
    jobs: [`open jobs since ${since}`, 'open jobs with no applicants'],
    interviews: ['client interviews this week', 'interviews without feedback'],
  };
  return [...without, ...usual[type]];
}
