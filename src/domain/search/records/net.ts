import { matchesOf } from '#src/lib/matches.ts';
import type { Item } from './item.ts';
import type { Said } from './plain-text.ts';
import type { Condition, RecordType } from './query.ts';

type Field = Condition['field'];

/** What happens to a record on a day, by the words for it, with the days that tell of it. */
const HAPPENED: readonly (readonly [RegExp, ReadonlySet<Field>])[] = [
  [
    /(?<![\p{L}-])(?:interviewed|(?:had|has|have) (?:an? |their |the )?interviews?|interviews? (?:with|by)|met|been seen)(?![\p{L}])/giu,
    new Set(['starts']),
  ],
  [/(?<![\p{L}-])interviewing(?![\p{L}])/giu, new Set(['starts', 'moved', 'reached'])],
  [
    /(?<![\p{L}-])(?:sent|submitted|put forward|forwarded|presented|cvs? (?:out|over|went)|submissions?)(?![\p{L}])/giu,
    new Set(['submitted', 'moved', 'reached', 'lapse']),
  ],
  [
    /(?<![\p{L}-])(?:rejected|rejections?|turned down|withdr(?:ew|awn|awals?)|declined|(?:pulled|dropped|backed) out|placed|placements?|hired|hires?)(?![\p{L}])/giu,
    new Set(['moved', 'reached', 'lapse']),
  ],
  [
    /(?<![\p{L}-])(?:applied|appl(?:ying|y)|came in|come in|sourced|entered)(?![\p{L}])/giu,
    new Set(['created', 'lapse', 'opened']),
  ],
  [
    /(?<![\p{L}-])(?:applicants?|applications?)(?![\p{L}])/giu,
    new Set(['created', 'lapse', 'moved', 'opened', 'submitted', 'reached']),
  ],
  // Of what day it is stands behind these.
  [
    /(?<![\p{L}-])(?:created|made|booked|changed|updated|starts?|starting|filled|closed)(?![\p{L}])/giu,
    new Set(['created', 'moved', 'submitted', 'opened', 'starts', 'reached', 'updated', 'lapse']),
  ],
  [
    /(?<![\p{L}-])(?:(?:at|in|reached|moved to|came to) (?:the )?(?:funnel|screen(?:ing)?|submitted|references?|offer|maybe)|not moved)(?: stage)?(?![\p{L}])/giu,
    new Set(['moved', 'reached', 'lapse', 'updated']),
  ],
  [
    /(?<![\p{L}-])(?:opened|taken on|took on|went live|came on)(?![\p{L}])/giu,
    new Set(['opened', 'created', 'lapse']),
  ],
];
const DAYS: ReadonlySet<Field> = new Set(['created', 'moved', 'submitted', 'opened', 'starts', 'reached']);
const WORDS: Partial<Record<Field, string>> = {
  created: 'when it was made',
  moved: 'when it came to its stage',
  submitted: 'when the client had it',
  opened: 'when the job was opened',
  starts: 'when an interview begins',
  reached: 'when a stage was reached',
};

/**
 * The net under the readings of records: what was said to happen right before a time is held against what the time was read as,
 * and where somebody stood in the past against where they stand. It tells, and changes nothing.
 */
export const heldAgainst = (said: Said, items: readonly Item[], type: RecordType): string[] =>
  type === 'interviews'
    ? []
    : [
        ...otherDays(said, items),
        ...oneOfTwoDays(said, items),
        ...stoodBefore(said, items),
        ...ofTheClient(said, items),
      ];

const asked = ({ conditions }: Item): Condition[] =>
  conditions.flatMap((one) => [one, ...one.of.map((each) => ({ ...each, of: [] }))]);

/** "Interviewed by somebody last month", of which the month was read as when the record was made. */
function otherDays(said: Said, items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    const own = asked(item);
    const days = own.filter(({ field, from, to }) => DAYS.has(field) && (from !== null || to !== null));
    if (days.length === 0) return [];
    const [clause = ''] = CLAUSE.exec(said.text.slice(0, item.end)) ?? [];
    const last = HAPPENED.flatMap(([pattern, fields]) =>
      matchesOf(pattern, clause).map((match) => ({ at: match.index, word: match[0], fields })),
    )
      .toSorted((one, other) => one.at - other.at)
      .at(-1);
    if (last === undefined || days.some(({ field }) => last.fields.has(field))) return [];
    const [read] = days;
    return [`${clause.slice(last.at).trim()} (read as ${WORDS[read?.field ?? 'created'] ?? 'another day'})`];
  });
}

const CLAUSE = /[^,;:.!?]*$/;

const DAY =
  '(?:today|tomorrow|yesterday|(?:(?:on|next|last|this) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const TWO_DAYS = new RegExp(`(?<![\\p{L}])${DAY} (?:or|and) ${DAY}(?![\\p{L}])`, 'giu');

/** "A client interview tomorrow or on Monday", of which only the first day is asked. */
function oneOfTwoDays(said: Said, items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    const [only, ...more] = item.conditions;
    const isOfOne =
      more.length === 0 &&
      (only?.of.some(({ field, from, to }) => field === 'starts' && from !== null && from === to) ?? false);
    const [two] = isOfOne ? matchesOf(TWO_DAYS, said.text.slice(item.at, item.end)) : [];
    return two === undefined ? [] : [`${two[0]} (read as the first of the two days)`];
  });
}

const STOOD =
  /(?<![\p{L}-])(?:(?:was|were|had been) )(?:(?:still|stuck|sitting|standing|waiting) )*(?:at|in) (?:the )?(?:funnel|screen(?:ing)?|submitted|client interviews?|interview stage|references?|offer|maybe)(?: stage)?(?![\p{L}])/giu;

/** "Who was at offer last month": where somebody stood on past days is on no record. */
function stoodBefore(said: Said, items: readonly Item[]): string[] {
  return matchesOf(STOOD, said.text).flatMap((match) => {
    const end = match.index + match[0].length;
    const here = items.filter((item) => item.at < end && item.end > match.index).flatMap(asked);
    const isNow =
      here.some(({ field }) => field === 'stage') && !here.some(({ field }) => field === 'previous_stage');
    return isNow
      ? [`${match[0]} (where somebody stood on past days is not on record: read as who stands there now)`]
      : [];
  });
}

const CLIENT =
  /(?<![\p{L}-])(?:by|at|with|from|to) (?:(?:the|an?|their|our|any) )?clients?(?! (?:interview|meeting|side|name|in|of))(?![\p{L}'])/giu;
const OF_CLIENT: ReadonlySet<Field> = new Set([
  'submitted',
  'kind',
  'rejected_by',
  'reached',
  'client',
  'industry',
  'contact',
  'lapse',
]);
const AT_CLIENT: ReadonlySet<string> = new Set(['submitted', 'client_interview']);

/** "At the client", which no condition has. */
function ofTheClient(said: Said, items: readonly Item[]): string[] {
  const isCarried = items
    .flatMap(asked)
    .some(
      ({ field, values }) =>
        OF_CLIENT.has(field) ||
        (field === 'stage' && values.length < 4 && values.some((one) => AT_CLIENT.has(one))),
    );
  if (isCarried) return [];
  return [...said.each(CLIENT)].map(({ 0: words }) => `${words} (what of the client is meant is not told)`);
}
