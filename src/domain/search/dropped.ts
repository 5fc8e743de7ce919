import { certifications, languages, skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import type { CompiledQuery, Facet, FacetKind, Note } from './facets.ts';

/** Of these a condition of the same kind is another name for the same, or another edge. */
const ANY_OF_ITS_KIND: ReadonlySet<FacetKind> = new Set<FacetKind>([
  'role',
  'seniority',
  'location',
  'industry',
  'salary',
  'availability',
  'years_experience',
  'work_rights',
  'work_type',
  'education',
  'rating',
  'tenure',
  'stability',
  'career_gap',
  'last_contact',
  'added',
  'desk',
]);
/** What rules only guess by words that are left over. */
const GUESSED: ReadonlySet<FacetKind> = new Set<FacetKind>(['keyword', 'unsupported', 'tag']);

/**
 * What the rules read as required or unwanted in a query that a model took apart without it. The model's reading is run; a
 * part that it dropped must not widen an answer without a word.
 */
export function droppedBy(model: Pick<CompiledQuery, 'facets'>, own: Pick<CompiledQuery, 'facets'>): Note[] {
  return own.facets
    .filter(({ kind, strength }) => strength !== 'nice' && !GUESSED.has(kind))
    .filter((read) => !model.facets.some((given) => covers(given, read)))
    .map(({ label, strength }) => ({
      code: 'not_applied',
      message:
        strength === 'exclude'
          ? `The rules read that "${label}" is not wanted, and the model that took this search apart did not: nobody was left out for it. Send it with compiler: "rules" to have it run.`
          : `The rules read "${label}" as required, and the model that took this search apart did not: nobody was left out without it. Send it with compiler: "rules" to have it run.`,
    }));
}

function covers(given: Facet, read: Facet): boolean {
  // What is said to be unsupported is told as such.
  const isTold = given.kind === 'unsupported';
  if (!isTold && leavesOut(given) !== leavesOut(read)) return false;
  if (given.kind === read.kind && ANY_OF_ITS_KIND.has(read.kind)) return true;
  const said = new Set(wordsOf(given));
  return wordsOf(read).some((word) => said.has(word));
}

const leavesOut = ({ strength, absent }: Facet): boolean => (strength === 'exclude') !== absent;

// Names of one skill or paper are one.
const wordsOf = ({ label, values }: Facet): string[] =>
  [label, ...values].flatMap((text) => {
    const words = plainWords(text);
    const known = [skills(), certifications(), languages()].flatMap(({ book }) => [...book.all(words)]);
    return [...words, ...known.map(({ id }) => `= ${id}`)];
  });
