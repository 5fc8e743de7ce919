import type { Note } from './facets.ts';

/** What makes a reading doubtful, by the codes of the notes that tell it. */
const KINDS: readonly (readonly [one: string, more: string, codes: readonly string[]])[] = [
  ['word corrected', 'words corrected', ['spelling']],
  [
    'part read in one of several ways',
    'parts read in one of several ways',
    ['read_as', 'read_as_language', 'place_elsewhere', 'own_words', 'skill_of_yours', 'years_of_career'],
  ],
  ['part that only ranks', 'parts that only rank', ['ranked_only', 'not_required', 'wish_reaches']],
  ['exclusion by its words alone', 'exclusions by their words alone', ['excluded_by_words']],
  ['exclusion that may reach too far', 'exclusions that may reach too far', ['exclusion_reaches']],
  [
    'part not used',
    'parts not used',
    [
      'not_used',
      'not_applied',
      'not_understood',
      'not_in_records',
      'not_run',
      'not_on_record',
      'excluded_nobody',
      'cut_short',
    ],
  ],
];

/** In one line what of a query was read in doubt; undefined where nothing was. */
export function inDoubt(notes: readonly Note[]): string | undefined {
  const said = KINDS.flatMap(([one, more, codes]) => {
    const count = notes.filter(({ code }) => codes.includes(code)).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
  });
  return said.length === 0
    ? undefined
    : `Check before you rely on it: ${said.join(', ')}; the notes say which.`;
}
