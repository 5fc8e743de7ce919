import { ENGLISH_COUNTS, readCount } from '../../candidates/index.ts';
import { industries } from '../../lexicon/terms.ts';
import { facet } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

const YEAR = String.raw`(?:(?:the\s+)?(?:start|beginning|middle|end)\s+of\s+|early\s+|mid[\s-]?|late\s+|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\s+)?((?:19|20)\d\d)`;
const COUNT = String.raw`(\d{1,2}|an?|${ENGLISH_COUNTS})`;
const UNIT = '(years?|yrs?|months?|mths?|mos?)';

/** When somebody left, behind the company or the leaving, and the first and last year that it tells; null is open. */
type When = readonly [RegExp, (said: RegExpExecArray, thisYear: number, month: number) => Edges | null];
type Edges = readonly [from: number | null, to: number | null];

const WHEN: readonly When[] = [
  [
    new RegExp(String.raw`^(?:between|from)\s+${YEAR}\s+(?:and|to|-|–)\s+${YEAR}`, 'iu'),
    (said) => [Number(said[1]), Number(said[2])],
  ],
  [
    new RegExp(String.raw`^(?:since|in or after|from)\s+${YEAR}(?:\s+(?:on(?:wards?)?|or later))?`, 'iu'),
    (said) => [Number(said[1]), null],
  ],
  [new RegExp(String.raw`^(?:after|post|later than)\s+${YEAR}`, 'iu'), (said) => [Number(said[1]) + 1, null]],
  [
    new RegExp(String.raw`^(?:before|prior to|earlier than|pre)\s+${YEAR}`, 'iu'),
    (said) => [null, Number(said[1]) - 1],
  ],
  [new RegExp(String.raw`^(?:by|no later than)\s+${YEAR}`, 'iu'), (said) => [null, Number(said[1])]],
  [new RegExp(String.raw`^in\s+${YEAR}\s+or\s+(?:later|after)`, 'iu'), (said) => [Number(said[1]), null]],
  [new RegExp(String.raw`^in\s+${YEAR}\s+or\s+(?:earlier|before)`, 'iu'), (said) => [null, Number(said[1])]],
  [new RegExp(String.raw`^(?:in|during)\s+${YEAR}`, 'iu'), (said) => [Number(said[1]), Number(said[1])]],
  [
    /^(?:in\s+|since\s+)?(last|this)\s+year/i,
    (said, now) => [
      said[1]?.toLowerCase() === 'last' ? now - 1 : now,
      /^since/i.test(said[0]) ? null : said[1]?.toLowerCase() === 'last' ? now - 1 : now,
    ],
  ],
  [
    new RegExp(
      String.raw`^(?:(?:in|within|over|during)\s+)?(?:the\s+)?(?:last|past|previous)\s+(?:${COUNT}\s+)?${UNIT}(?:\s+or\s+so)?`,
      'i',
    ),
    (said, now, month) => [since(said[1] ?? 'one', said[2] ?? '', now, month), null],
  ],
  [
    new RegExp(
      String.raw`^(?:less than|under|within|not more than|no more than|up to)\s+${COUNT}\s+${UNIT}\s+(?:ago|back)`,
      'i',
    ),
    (said, now, month) => [since(said[1] ?? '', said[2] ?? '', now, month), null],
  ],
  [
    new RegExp(String.raw`^(?:more than|over|at least)\s+${COUNT}\s+${UNIT}\s+(?:ago|back)`, 'iu'),
    (said, now, month) => [null, since(said[1] ?? '', said[2] ?? '', now, month)],
  ],
];

// The year in which so much time before today lies; null where it is not understood.
function since(count: string, unit: string, thisYear: number, month: number): number | null {
  const many = readCount(count);
  if (many === null) return null;
  const months = /^y/i.test(unit) ? many * 12 : many;
  return Math.floor((thisYear * 12 + month - 1 - months) / 12);
}

const LEAVING = String.raw`(?:who\s+|that\s+|which\s+|and\s+)?(?:(?:have|has|had)\s+)?(?:since\s+)?(?:left|quit|departed|exited|moved on|gone|went)(?:\s+(?:there|them|it|that firm|the (?:firm|company|bank|business|practice)))?`;
const BEHIND =
  /^[\s,(]*(?:alumni|alums|leavers?|people|staff|employees)?[\s,(]*(?:(?:of|from)\s+(?=the\s+(?:last|past)))?/i;
const LATER = new RegExp(String.raw`(?<![\p{L}])${LEAVING}\s+`, 'giu');
const UNTIL = new RegExp(String.raw`^\s*(?:until|till|up to|to)\s+${YEAR}`, 'iu');

/**
 * Reads when somebody left a company: "left KPMG in the last 3 years", "ex-EY since 2022", "at Ramsay until 2023", "KPMG auditors
 * who left after 2021". Years are compared, as many records have no months, and that is told.
 */
export function readLeaving(draft: Draft): void {
  readFieldsLeft(draft);
  const employers = draft.read.filter(({ facet: { kind } }) => kind === 'employer');
  for (const read of employers) {
    const rest = draft.rest.slice(read.end);
    const until = UNTIL.exec(rest);
    if (until !== null && read.facet.when !== 'past') {
      leave(draft, read, [Number(until[1]), Number(until[1])], read.end, read.end + until[0].length);
      continue;
    }
    if (read.facet.min !== null || read.facet.max !== null) continue;
    const lead = BEHIND.exec(rest)?.[0].length ?? 0;
    // "Out of KPMG" may be there still, and is not where a time stands behind it.
    const isLeft = read.facet.when === 'past' || /\bout of\b/i.test(draft.text.slice(read.at, read.end));
    if (isLeft && readWhen(draft, read, read.end + lead)) draft.blot(read.end, read.end + lead);
  }
  for (const { index, 0: said } of draft.each(LATER)) {
    const read = employers.findLast(
      ({ end, facet }) => end <= index && facet.min === null && facet.max === null,
    );
    if (read === undefined || read.facet.strength === 'exclude') continue;
    if (readWhen(draft, read, index + said.length)) draft.blot(index, index + said.length);
  }
}

const FIELD_LEFT =
  /\b(?:left|quit|exited|departed|(?<!\bwork(?:s|ing)?\s)out of|moved (?:on|away|out) (?:from|of))\s+(?:the\s+)?([\p{L}&]+(?:\s+[\p{L}&]+){0,2}?)\s+(?=(?:in|since|after|before|over|within|during|by|last|this|less|more|between|under)\b)|\b(?:left|quit|exited)\s+(?:the\s+)?([\p{L}&]+(?:\s+[\p{L}&]+){0,2}?)(?=\s*(?:$|[,;.)]|\b(?:and|but|for)\b))/giu;

// "Left banking in the last two years": of a field of work, which is read here with its time.
function readFieldsLeft(draft: Draft): void {
  for (const { index, 0: said, 1: dated, 2: ever } of draft.each(FIELD_LEFT)) {
    const field = industries().book.whole(dated ?? ever ?? '');
    if (field === undefined) continue;
    const left = facet({
      kind: 'industry',
      strength: 'must',
      label: `formerly in ${field.name}`,
      values: [field.name],
      when: 'past',
    });
    const read: Read = { at: index, end: index + said.trimEnd().length, facet: left };
    if (dated !== undefined && !readWhen(draft, read, index + said.length)) continue;
    draft.read.push(read);
    draft.blot(read.at, read.end);
  }
}

function readWhen(draft: Draft, read: Read, from: number): boolean {
  const rest = draft.rest.slice(from);
  const [year, month] = draft.home.today.split('-').map(Number);
  for (const [pattern, edgesOf] of WHEN) {
    const said = pattern.exec(rest);
    if (said === null || /^\p{L}/u.test(rest.slice(said[0].length))) continue;
    const edges = edgesOf(said, year ?? 0, month ?? 1);
    if (edges === null || edges.every((edge) => edge === null)) continue;
    leave(draft, read, edges, from, from + said[0].length);
    return true;
  }
  return false;
}

/** Sets when a company was left, and marks the words from `at` to `end` that tell it as read. */
function leave(draft: Draft, read: Read, [from, to]: Edges, at: number, end: number): void {
  const name = read.facet.label.replace(/^(?:now|formerly) (?:at|in) /, '');
  const when =
    from === null
      ? `in ${to} or earlier`
      : to === null
        ? `in ${from} or later`
        : from === to
          ? `in ${from}`
          : `in ${from} to ${to}`;
  Object.assign(read.facet, { when: 'past', label: `left ${name} ${when}`, min: from, max: to });
  draft.blot(at, end);
  draft.note(
    'by_the_year',
    `"${read.facet.label}": the years in which jobs ended are compared; somebody whose record has no end of that job is left out.`,
  );
}
