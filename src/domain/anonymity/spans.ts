import type { Attribute } from '../moderation/index.ts';

/** Why a piece of text may not stand: what it would tell. */
export type Reason =
  | 'name'
  | 'email'
  | 'phone'
  | 'url'
  | 'linkedin'
  | 'handle'
  | 'employer'
  | 'school'
  | 'client'
  | 'contact'
  | 'agency'
  | 'address'
  | 'postcode'
  | 'date_of_birth'
  | 'age'
  | 'date'
  | 'feat'
  | 'omitted'
  | 'pronoun'
  | 'protected_attribute';

/** What stands in the place of a name that no record has. */
export const NAMELESS = '[name removed]';

/** A piece of a text: where it begins and ends, what it says, and why it may not stand. */
export interface Span {
  start: number;
  end: number;
  text: string;
  reason: Reason;
  /** What the law keeps out of hiring and the wording tells of. */
  about?: Attribute;
}

/** What stands in the place of a piece of text. */
export interface Edit {
  start: number;
  end: number;
  reason: Reason;
  with: string;
}

/** A text that is being rewritten, with where each of its characters comes from. */
export interface Draft {
  text: string;
  from: readonly number[];
  to: readonly number[];
}

/** A text that nothing was changed in. */
export function untouched(text: string): Draft {
  const from = Array.from({ length: text.length }, (_, at) => at);
  return { text, from, to: from.map((at) => at + 1) };
}

// Between two pieces of one name: a space, a comma, a hyphen, an initial; no end of a sentence.
const WITHIN_NAME = /^(?:[\s'’-]{0,3}|,\s?|\s+\p{Lu}\.?[\s-]+)$/u;

/** Edits in order, without overlaps: of two that overlap the longer one gives its words, and the pieces of a name become one. */
export function withoutOverlaps(edits: readonly Edit[], text: string): Edit[] {
  const kept: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === undefined || (edit.start >= last.end && !isOneName(last, edit, text))) {
      kept.push({ start: edit.start, end: edit.end, reason: edit.reason, with: edit.with });
      continue;
    }
    if (edit.end - edit.start > last.end - last.start) {
      last.reason = edit.reason;
      last.with = /^\p{Lu}/u.test(last.with) ? capitalised(edit.with) : edit.with;
    }
    last.end = Math.max(last.end, edit.end);
  }
  return kept;
}

function isOneName(a: Edit, b: Edit, text: string): boolean {
  // `Marillac-Schule`: two pieces of one house or school.
  if (
    a.reason === b.reason &&
    (a.reason === 'school' || a.reason === 'employer') &&
    text.slice(a.end, b.start) === '-' &&
    b.with !== ''
  )
    return true;
  if (a.reason !== b.reason || (a.reason !== 'name' && a.reason !== 'contact')) return false;
  if (a.with.toLowerCase() !== b.with.toLowerCase()) return false;
  return WITHIN_NAME.test(text.slice(a.end, b.start));
}

/** The draft with settled edits made in it. */
export function applyEdits(draft: Draft, edits: readonly Edit[]): Draft {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  const copy = (until: number): void => {
    text += draft.text.slice(at, until);
    for (let i = at; i < until; i += 1) {
      from.push(draft.from[i] ?? 0);
      to.push(draft.to[i] ?? 0);
    }
  };
  for (const edit of edits) {
    copy(edit.start);
    const { start, end } = originOf(draft, edit);
    text += edit.with;
    for (let i = 0; i < edit.with.length; i += 1) {
      from.push(start);
      to.push(end);
    }
    at = edit.end;
  }
  copy(draft.text.length);
  return { text, from, to };
}

/** Where a piece of a draft comes from in the original. */
export function originOf(
  draft: Draft,
  { start, end }: { start: number; end: number },
): { start: number; end: number } {
  const first = draft.from[start] ?? draft.to.at(-1) ?? 0;
  return { start: first, end: Math.max(first, draft.to[end - 1] ?? first) };
}

/** Whether a sentence, a line or a bullet begins at a place of a text. */
export function beginsSentence(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  return (
    (/(?:^|[.!?:\n\r•*]["'”’)]?)[\s"'“‘(*–—-]*$/u.test(before) &&
      !/\be\.g\.\s*$|\bi\.e\.\s*$/.test(before)) ||
    (/; $/.test(before) && LISTED.test(text.slice(Math.max(0, text.lastIndexOf('\n', at - 1)), at)))
  );
}

/** Of a line that lists whole sentences and terms behind a label, as summaries do, each begins for itself. */
const LISTED = /^\n?- \*\*[^*\n]{1,40}:\*\* [^\n]*$/u;

/** Words as a sentence begins with them. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Stretch {
  start: number;
  end: number;
}

/** What lies over or around others, asked as often as a long text has words. */
export interface Cover {
  /** Whether a stretch shares a character with one of those given. */
  overlaps(one: Stretch): boolean;
  /** Whether one of those given has the whole of a stretch. */
  holds(one: Stretch): boolean;
}

/** Stretches in any order, as they are looked up by place. */
export function coverOf(stretches: readonly Stretch[]): Cover {
  const sorted = [...stretches].sort((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  /** The furthest end of those that begin before a place. */
  const endBefore = (place: number): number => {
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle]?.start ?? place) < place) from = middle + 1;
      else to = middle;
    }
    return ends[from - 1] ?? -1;
  };
  return {
    overlaps: ({ start, end }) => endBefore(end) > start,
    holds: ({ start, end }) => endBefore(start + 1) >= end,
  };
}
