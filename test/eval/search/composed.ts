import type { Query } from './score.ts';

/** One thing that recruiters want of a person, with the ways in which it is said, each of which stands in a query by itself. */
export interface Condition<F extends { city: string }> {
  /** What it is about (place, pay, notice, employer …): two of one kind never stand in one query. */
  kind: string;
  /** Said before the role, as in "[Spanish-speaking] electricians". */
  before?: readonly string[];
  /** Said behind it, as in "electricians [who can start next week]". */
  behind?: readonly string[];
  fits(person: F): boolean;
}

/** A role as it is said in the plural, and whose trade it is. */
export interface Role<F extends { city: string }> {
  said: string;
  fits(person: F): boolean;
}

interface Said<F extends { city: string }> extends Pick<Condition<F>, 'kind' | 'fits'> {
  words: string;
  isBefore: boolean;
}

const GLUE = [', ', ' - ', ', also ', '. ', ' and '];

/**
 * A query of a role with each way of saying each condition, and `longer` queries that join four of them. A query is made with a
 * role of which somebody fits and somebody does not; the same lists give the same queries. `by` is the kind of the condition, or
 * 'several'.
 */
export function composed<F extends { city: string }>(
  people: readonly F[],
  roles: readonly Role<F>[],
  conditions: readonly Condition<F>[],
  longer: number,
): Query<F>[] {
  const said = conditions.flatMap((condition) => [
    ...(condition.before ?? []).map((words) => saidAs(condition, words, true)),
    ...(condition.behind ?? []).map((words) => saidAs(condition, words, false)),
  ]);
  const single = said.flatMap((one, at) => asked(people, roles, [one], at));
  const several = Array.from({ length: longer * 3 }, (_, at) => at).flatMap((at) => {
    const some = [0, 1, 2, 3].map((n) => said[(at * 7 + n * 31 + n * at) % said.length]);
    const distinct = some.filter((one): one is Said<F> => one !== undefined);
    if (new Set(distinct.map(({ kind }) => kind)).size < distinct.length) return [];
    return asked(people, roles, distinct, at);
  });
  return [...single, ...several.slice(0, longer)];
}

function saidAs<F extends { city: string }>(
  { kind, fits }: Condition<F>,
  words: string,
  isBefore: boolean,
): Said<F> {
  return { kind, words, isBefore, fits };
}

/** The query of these conditions, with the first role from `at` on of whose people some fit and some do not. */
function asked<F extends { city: string }>(
  people: readonly F[],
  roles: readonly Role<F>[],
  conditions: readonly Said<F>[],
  at: number,
): Query<F>[] {
  for (let n = 0; n < roles.length; n++) {
    const role = roles[(at + n) % roles.length];
    if (role === undefined) continue;
    const ofRole = people.filter((person) => role.fits(person));
    const fits = (person: F): boolean =>
      role.fits(person) && conditions.every((condition) => condition.fits(person));
    const fit = ofRole.filter(fits).length;
    if (fit === 0 || fit === ofRole.length) continue;
    const before = conditions.filter(({ isBefore }) => isBefore).map(({ words }) => words);
    const behind = conditions.filter(({ isBefore }) => !isBefore).map(({ words }) => words);
    const head = [...before, role.said].join(' ');
    const by = conditions.length === 1 ? conditions[0]?.kind : 'several';
    return [{ ask: joined(head, behind, at), fits, by }];
  }
  return [];
}

function joined(head: string, behind: readonly string[], at: number): string {
  const [first, ...rest] = behind;
  if (first === undefined) return head;
  return rest.reduce((text, words, n) => text + GLUE[(at + n) % GLUE.length] + words, `${head} ${first}`);
}
