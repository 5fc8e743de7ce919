import type { WordQuery } from '#db/search-index.ts';
import { companyKey } from '#src/lib/company.ts';
import { employerAt, employerGroup } from '../lexicon/employers.ts';
import { industries } from '../lexicon/terms.ts';
import { plainWords, slug } from '../lexicon/text.ts';
import type { Facet, Home } from './facets.ts';
import { anyOf, both, phrase, term, type Words } from './word-queries.ts';

/** How many years back is looked for who left a company or a field of work. */
const MOST_YEARS = 40;

/** Who was there until one of these years and is not any more. */
function endedIn(
  kind: 'eu' | 'iu',
  names: readonly string[],
  { min, max }: Pick<Facet, 'min' | 'max'>,
  { today }: Home,
): WordQuery | null {
  const last = Math.min(max ?? 9999, Number(today.slice(0, 4)));
  const first = Math.max(min ?? 0, last - MOST_YEARS);
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return anyOf(names.flatMap((name) => years.map((year) => term(kind, `${name}_${year}`))));
}

/** What a company is written as: "Auckland University" also as the University of Auckland, "Bristol Council" as Bristol City Council. */
function alsoCalled(words: readonly string[]): (readonly string[])[] {
  const [first = '', second = ''] = words;
  const last = words.at(-1);
  if (words.length < 2) return [words];
  if (last === 'university') return [words, ['university', 'of', ...words.slice(0, -1)]];
  if (first === 'university' && second === 'of') return [words, [...words.slice(2), 'university']];
  return last === 'council' && !words.includes('city') ? [words, words.toSpliced(-1, 0, 'city')] : [words];
}

/** Who works or worked at a company or one of a group. */
export function employerWords({ when, min, max }: Facet, value: string, home: Home): Words {
  const group = employerGroup(value);
  const words = plainWords(companyKey(value) ?? value);
  const found = employerAt(words, 0);
  const known = group?.members ?? (found?.length === words.length ? [found.value] : []);
  const written = group === undefined && words.length > 0;
  const names = written ? alsoCalled(words) : [];
  const now = [...known.map(({ id }) => term('ei', id)), ...names.map((name) => phrase('ce', name))];
  const before = [...known.map(({ id }) => term('ep', id)), ...names.map((name) => phrase('pe', name))];
  if (when === 'current') return both(anyOf(now));
  if (when === 'past' && (min !== null || max !== null)) {
    const names = [...known.map(({ id }) => id), ...(written ? [slug(companyKey(value) ?? value)] : [])];
    return both(endedIn('eu', names, { min, max }, home));
  }
  // Who went from one of a group to another of it has not left the group: "ex-Big 4".
  if (when === 'past' && group !== undefined) {
    const [there, still] = [anyOf(before), anyOf(now)];
    return both(leftFor(there, still));
  }
  // Who had another job there before and is there still has not left.
  if (when === 'past') return both(anyOf(before.map((there, at) => leftFor(there, now[at] ?? null))));
  return { any: anyOf([...now, ...before]), sure: anyOf(now) };
}

const leftFor = (before: WordQuery | null, now: WordQuery | null): WordQuery | null =>
  before === null || now === null ? before : { both: before, not: now };

/** Who is or was in a field of business. */
export function industryWords(
  { when, min, max }: Facet,
  value: string,
  words: readonly string[],
  home: Home,
): Words {
  const known = industries().book.whole(value);
  if (known === undefined) return both(phrase('w', words));
  const [now, before, mentioned] = ['in', 'ip', 'im'].map((kind) => term(kind, known.id));
  if (now === undefined || before === undefined || mentioned === undefined) return both(null);
  if (when === 'current') return { any: anyOf([now, mentioned]), sure: now };
  if (when === 'past' && (min !== null || max !== null))
    return both(endedIn('iu', [known.id], { min, max }, home));
  if (when === 'past') return both(leftFor(before, now));
  return { any: anyOf([now, before, mentioned]), sure: now };
}
