import { facet } from '../facets.ts';
import type { Draft } from './draft.ts';
import { isSmall } from './small-words.ts';
import { kindsOfHouses, swallowedWords } from './swallowed.ts';

/** Words that bind a condition to others or to a time. Read with what they belong to, they are gone by the end. */
const BINDING =
  /(?<![\p{L}-])(?:more than|less than|fewer than|at least|at most|no more than|longer than|shorter than|former(?:ly)?|previously|used to|once|no longer|never|since|until|recently|not yet|anymore|any more)(?![\p{L}])(?:\s+[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,2}/giu;

/** Words that ask for something together with what is beside them, and for nothing that a search can tell by themselves. */
const ASKING =
  /(?<![\p{L}-])(?:certified|licen[cs]ed|registered|degree|ticketed|native|fluent|immediate|start(?:ing)?|join(?:ing)?|managing|leading|manages?|leads?)(?![\p{L}-])/giu;

// Whether nothing beside it was read: "a registered nurse" needs no word, "registered, in Perth" does.
function isAlone(draft: Draft, at: number, said: string): boolean {
  const end = at + said.length;
  return !draft.read.some(
    (read) =>
      (read.end <= at && /^\s*$/.test(draft.text.slice(read.end, at))) ||
      (read.at >= end && /^\s*$/.test(draft.text.slice(end, read.at))) ||
      (read.at < end && read.end > at),
  );
}

/** Tells of words that bind or leave out something and did neither, so that no query is narrower than its answer without a word. */
export function tellUnused(draft: Draft): void {
  const tell = (said: string): void =>
    draft.note(
      'not_applied',
      `"${said}" kept nobody out and chose nobody. Say it in other words, or in a search of its own.`,
    );
  for (const { from, to } of draft.excluded) {
    const touched = draft.read.some(
      ({ at, end, plain, facet: { strength, kind, absent } }) =>
        at < to &&
        end > from &&
        (strength === 'exclude' || absent || plain === true || kind === 'unsupported'),
    );
    const said = draft.text.slice(from, to).trim();
    // A negation that was read with what it belongs to is gone.
    if (!touched && /\s/.test(said) && !draft.taken(from, from + 1)) tell(said);
  }
  for (const { index, 0: said } of draft.each(BINDING)) {
    const isApplied = draft.excluded.some(({ from, to }) => index >= from && index < to);
    if (!isApplied) tell(said.trim());
  }
  for (const { index, 0: said } of draft.each(ASKING)) if (isAlone(draft, index, said)) tell(said);
  for (const { said, at, by } of [...swallowedWords(draft), ...kindsOfHouses(draft)]) {
    const reason = `"${said}" was read with "${by.facet.label}" and chose nobody by itself.`;
    draft.note('not_applied', reason);
    // It narrows what was asked for, so that nobody has been held against all of it.
    if (by.facet.kind !== 'industry' || by.facet.strength !== 'must') continue;
    const left = facet({ kind: 'unsupported', strength: 'must', label: said, reason });
    draft.read.push({ at, end: at + said.length, facet: left });
  }
  const unread = unreadWords(draft);
  if (unread.length > 0)
    draft.note('not_understood', `"${unread.join(' ')}" was not understood and was left out.`);
}

// The words that carry meaning and that nothing has read.
function unreadWords(draft: Draft): string[] {
  return draft.words.flatMap(({ start, end }) => {
    const said = draft.text.slice(start, end);
    return isSmall(said) || draft.taken(start, end) ? [] : [said];
  });
}
