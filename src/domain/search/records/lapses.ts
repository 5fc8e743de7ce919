import type { Reading } from './item.ts';
import type { Told } from './other-money.ts';
import { type Said, type Stretch, stretchOf } from './plain-text.ts';
import { on, type RecordType } from './query.ts';
import { JOB_NOUN } from './signs/sign.ts';

/** What happens once to an application or a job, between two of which days may pass (lapses-sql.ts). */
export type Moment = 'opened' | 'created' | 'submitted' | 'moved' | 'hired' | 'first' | 'sent';

const UNIT = '(?<unit>working days?|days?|weeks?|fortnights?|months?)';
const LENGTH = `(?:(?:(?<less>(?:in |after )?(?:less|fewer|sooner|quicker|faster) than|(?:in )?under)|(?<most>within|inside(?: of)?|in(?: no more than)?|no (?:more|later) than|not more than|at most|up to)|(?<more>(?:after )?(?:more|longer|later|greater) than|(?:after )?over)|(?<least>(?:after )?at least)) (?:the first )?)?(?<n>\\d{1,3}|an?|one) ${UNIT}(?: or (?:(?<down>less|fewer|sooner)|(?<up>more|longer|later)))?`;
const SAME =
  '(?<same>(?:on |in )?the (?:very )?same day(?: (?:as|that|when))?|the same day|on the (?:very )?day(?: that| when)?)';

const AUX =
  '(?:(?:them|they|him|he|she|her|we|us|i|it|the|their|its|his|an?|candidates?|people|having|being|were|was|are|is|had|have|has|been|first|then|to|get|getting|got) )*';
const TO_CLIENT =
  '(?: (?:them|it|him|her|(?:the|their|his|her) (?:cvs?|profiles?|details)))?(?: (?:over|across|out|off|forward))*(?: (?:to|with|in front of) (?:(?:the|an?|their) )?clients?)?';
/** How people name a moment; `{job}` stands before what only a job does. */
const WORDS: Readonly<Record<'created' | 'submitted' | 'opened' | 'ended' | 'filled', string>> = {
  created: `${AUX}(?:applied|applying|applications?(?: date)?|apply|came in|com(?:e|ing) in|came to us|coming to us|received|receiving(?: (?:it|them))?|receipt|added|adding(?: (?:them|him|her))?|entered|arrived|arriving|arrival|created|creation)`,
  submitted: `${AUX}(?:(?:cvs?|profiles?|details) )?(?:submitted|submitting|submission|submit|sent|sending|send|put forward|putting forward|(?:went|gone|going|go)(?= (?:over|across|out|to)))${TO_CLIENT}`,
  opened: `(?:${AUX}${JOB_NOUN}(?:'s|s')? (?:(?:was|were|had|being|been|having|is|are|date|first|going|went|go|coming|came) )*(?:opened|opening|open|live|in|created|added)|${AUX}(?:opened|opening)(?: (?:it|them|${JOB_NOUN}|the ${JOB_NOUN}))?|${AUX}(?:went|going) live|${AUX}(?:took|taking|taken) (?:it|them|${JOB_NOUN}|the ${JOB_NOUN}) on|${AUX}${JOB_NOUN} came in)`,
  ended: `${AUX}(?:placed|placement|placing|place|hired|hire|rejected|rejection|turned down|withdrew|withdrawal)`,
  filled: `${AUX}(?:filled|filling|fill|placement|placed|hired|hire)`,
};
const LATE: readonly [Moment, RegExp][] = [
  [
    'submitted',
    /(?<!\b(?:at|stage|in|on) )\b(?:submitted|submissions?|submit|sent|send|put forward|cvs? (?:sent|out)|(?:cvs?|profiles?|details) (?:(?:has|have|had|was|were|that|which) )*(?:went|gone|sent|go)|went to (?:the )?clients?)(?: (?:over|across|out|off))?(?: to (?:the |an? )?clients?)?\b/giu,
  ],
  ['created', /\b(?:applied|apply|came in|added|applications?(?: made| received)?|applicants)\b/giu],
  [
    'moved',
    /\b(?:placed|placements?|place|hired|hires?|rejected|rejections?|reject|turned down|knocked back|withdrew|withdrawn|withdrawals?|(?:dropped|pulled|backed) out)\b/giu,
  ],
];
const LATE_OF_JOBS: readonly [Moment, RegExp][] = [
  ['hired', /\b(?:filled|fill|hired|placed)\b/giu],
  [
    'sent',
    /(?:\b(?:where|whose|with|we|the|our|an?|sent|had|got) )*\b(?:first|1st|earliest|1) (?:cvs?|submissions?|profiles?)(?: (?:was|were|had|been|has|have|we|went|gone|sent|submitted|out|over|to|the|clients?))*/giu,
  ],
  [
    'first',
    /(?:\b(?:where|whose|with|we|the|our|an?|had|got) )*\b(?:first|1st|earliest|1) (?:applications?|applicants?|candidates?)(?: (?:was|were|had|been|has|have|we|came|come|in|applied|arrived|added|made|received))*/giu,
  ],
];

const pattern = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}£$€-])(?:${words})(?![\\p{L}\\p{N}'])`, 'giu');
const named = (lead: string): string =>
  Object.entries(WORDS)
    .map(([name, words]) => `(?<${lead}${name}>${words})`)
    .join('|');
/** "Within a week of applying", "the same day they came in". */
const AFTER = pattern(`(?:${LENGTH} (?:of|after|from|following)|${SAME}) (?:${named('to_')})`);
/** "Less than two weeks from application to submission", "took over a month to fill". */
const BETWEEN = pattern(
  `(?:(?:that|which|who|whom|it|have|has|had|we|where) )*(?:(?:took|taken|taking|takes|needed|waited|waiting|spent)(?: (?:us|them))? )?(?:${LENGTH} )(?:(?:to go |to get |passed |elapsed |went by )?(?:from|between) (?:${named('from_')}) (?:to|until|till|and) (?:being )?(?:${named('to_')}))`,
);
const TO_FILL = pattern(
  `(?:(?:that|which|it|have|has|had|we|where) )*(?:took|taken|taking|takes|needed)(?: (?:us|them))? ${LENGTH} (?:to (?:be |get )?(?:fill(?:ed)?|place(?:d)?|hire))(?: (?:it|them|anyone|somebody|someone))?|(?<=\\bfill(?:ed)? )(?!in (?:\\d|an?\\b|one\\b))(?!within)${LENGTH.replace(/\(\?<(\w+)>/g, '(?<f_$1>')}(?! (?:ago|of|after|from|old))`,
);

const FILLED_WITHIN = pattern(
  'filled (?:within|inside) (?:an?|one|\\d{1,3}) (?:days?|weeks?|months?)(?! (?:of|after|from|following)\\b)',
);

const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^working/i, Number.NaN],
  [/^day/i, 1],
  [/^week/i, 7],
  [/^fortnight/i, 14],
  [/^month/i, 30],
];

type Groups = Readonly<Record<string, string | undefined>>;

/** The days that may lie between; null where it is not said clearly enough. */
function boundsOf(groups: Groups): { min: number | null; max: number | null } | null {
  const { n, unit = '', less, most, more, least, up, down, same } = groups;
  if (same !== undefined) return { min: 0, max: 0 };
  const days =
    (DAYS.find(([word]) => word.test(unit))?.[1] ?? Number.NaN) * (/^\d/.test(n ?? '') ? Number(n) : 1);
  if (Number.isNaN(days)) return null;
  if (less !== undefined) return { min: 0, max: days - 1 };
  if (most !== undefined || down !== undefined) return { min: 0, max: days };
  if (more !== undefined) return { min: days + 1, max: null };
  return least !== undefined || up !== undefined ? { min: days, max: null } : null;
}

function momentOf(groups: Groups, lead: string, type: RecordType): Moment | null {
  const name = (['created', 'submitted', 'opened', 'ended', 'filled'] as const).find(
    (each) => groups[lead + each] !== undefined,
  );
  if (name === undefined) return null;
  if (type === 'jobs')
    return name === 'created'
      ? 'first'
      : name === 'submitted'
        ? 'sent'
        : name === 'opened'
          ? 'opened'
          : 'hired';
  return name === 'ended' || name === 'filled' ? 'moved' : name;
}

/**
 * Reads how long lies between two things that happened: "rejected within three days of applying", "filled in under 40 days". Days
 * are those of the calendar; a length without a bound, and what happened that no record tells, are told.
 */
export function lapsesIn(said: Said, type: RecordType): { readings: Reading[]; told: Told[] } {
  const readings: Reading[] = [];
  const told: Told[] = [];
  if (type === 'interviews') return { readings, told };
  const take = (match: RegExpExecArray, from: Moment | null, to: Moment | null, groups: Groups): void => {
    const bounds = boundsOf(groups);
    const stretch = stretchOf(match);
    said.blot(stretch);
    if (from === null || to === null || from === to || bounds === null)
      told.push({ ...stretch, why: `${match[0].trim()} (how long between these is not read)` });
    else readings.push({ ...stretch, conditions: [on('lapse', { values: [from, to], ...bounds })] });
  };
  for (const match of said.each(BETWEEN)) {
    const groups: Groups = match.groups ?? {};
    take(match, momentOf(groups, 'from_', type), momentOf(groups, 'to_', type), groups);
    // "To placement": whoever was placed, and not whatever came of others.
    const ended = /plac|hire/i.test(groups.to_ended ?? '')
      ? 'placed'
      : /rej|turn/i.test(groups.to_ended ?? '')
        ? 'rejected'
        : 'withdrew';
    if (type === 'applications' && groups.to_ended !== undefined)
      readings.push({
        ...stretchOf(match),
        at: stretchOf(match).end,
        conditions: [on('stage', { values: [ended] })],
      });
  }
  for (const match of said.each(AFTER)) {
    const groups: Groups = match.groups ?? {};
    const from = momentOf(groups, 'to_', type);
    const late = lateIn(said, match.index, type, from);
    if (late?.blots) said.blot(late);
    take(match, from, late?.moment ?? null, groups);
  }
  if (type === 'jobs')
    told.push(
      ...Array.from(said.each(FILLED_WITHIN), (match) => ({
        ...stretchOf(match),
        why: `${match[0]} (read as when they were filled: how long it took is asked with "of opening")`,
      })),
    );
  if (type === 'jobs')
    for (const match of said.each(TO_FILL)) {
      const groups: Groups = Object.fromEntries(
        Object.entries(match.groups ?? {}).flatMap(([name, words]) =>
          words === undefined ? [] : [[name.replace(/^f_/, ''), words]],
        ),
      );
      if (boundsOf(groups) !== null) take(match, 'opened', 'hired', groups);
    }
  return { readings, told };
}

/** What happened so long after: the word for it that stands nearest before, in the same clause. */
function lateIn(
  said: Said,
  end: number,
  type: RecordType,
  from: Moment | null,
): (Stretch & { moment: Moment; blots: boolean }) | null {
  const clause = /[^;.?!]*$/.exec(said.text.slice(0, end));
  const start = clause?.index ?? 0;
  const found = (type === 'jobs' ? LATE_OF_JOBS : LATE).flatMap(([moment, words]) =>
    Array.from(said.text.slice(start, end).matchAll(words), ({ 0: word, index }) => ({
      at: start + index,
      end: start + index + word.length,
      moment,
      // What ended or is filled is asked for by the same word.
      blots: moment !== 'moved' && moment !== 'hired',
    })),
  );
  return (
    found.filter(({ moment }) => moment !== from).toSorted((one, other) => other.end - one.end)[0] ?? null
  );
}
