import { industries } from '../../../lexicon/terms.ts';
import { facet } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { type Edges, yearsTold } from './year-edges.ts';

const YEAR = String.raw`(?:(?:the\s+)?(?:start|beginning|middle|end)\s+of\s+|early\s+|mid[\s-]?|late\s+|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\s+)?((?:19|20)\d\d)`;

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
  const told = yearsTold(draft.rest.slice(from), draft.home.today);
  if (told === null) return false;
  leave(draft, read, told.edges, from, from + told.length);
  return true;
}

/** Sets when a company was left, and marks the words from `at` to `end` that tell it as read. */
export function leave(draft: Draft, read: Read, [from, to]: Edges, at: number, end: number): void {
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
