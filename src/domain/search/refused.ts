import { type Facet, type FacetKind, type Note, RECORD } from './facets.ts';

/** What says which of those people who are looked for, and never who is. */
const CIRCUMSTANCES: ReadonlySet<FacetKind> = new Set([
  'location',
  'seniority',
  'salary',
  'availability',
  'years_experience',
  'work_rights',
  'work_type',
]);

/**
 * Why a search is refused: it holds the id of a record; or the words that say who is looked for stand in no record, and what is left is a place, a figure or a kind of
 * work, which would list everybody there. Null where it is run.
 * @param compiled the facets as they were read
 * @param known the same after their unknown words were looked up
 */
export function refusalOf(compiled: readonly Facet[], known: readonly Facet[]): Note | null {
  const record = compiled.find(({ kind, values }) => kind === 'unsupported' && values[0] === RECORD);
  if (record !== undefined)
    return { code: 'refused', message: `Nobody was searched for: ${record.reason}`.slice(0, 400) };
  const lost = compiled.filter(
    ({ kind, strength, label }) =>
      kind === 'keyword' &&
      strength === 'nice' &&
      known.some((facet) => facet.kind === 'unsupported' && facet.label === label),
  );
  const left = known.filter(({ kind, strength }) => kind !== 'unsupported' && strength !== 'exclude');
  if (lost.length === 0 || left.length === 0 || left.some(({ kind }) => !CIRCUMSTANCES.has(kind)))
    return null;
  const quoted = lost.map(({ label }) => `"${label}"`).join(', ');
  const read = left.map(({ label }) => label).join(', ');
  return {
    code: 'refused',
    message:
      `Nobody was searched for: ${quoted} was not understood and stands in no record, and nothing else says who is looked for. Understood: ${read}. Name a role, a skill, a certificate or an employer; or leave those words out for all of ${read}.`.slice(
        0,
        400,
      ),
  };
}
