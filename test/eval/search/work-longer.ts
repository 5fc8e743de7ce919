import { type Condition, composed, type Role } from './composed.ts';
import type { Query } from './score.ts';

/** So many fit a longer query at least. */
const FEWEST = 3;

/**
 * Queries of a way of saying each condition, and `longer` ones that join four which tell something of the role: of its people
 * some fit each of the four and some do not.
 */
export function composedWork<F extends { city: string }>(
  people: readonly F[],
  roles: readonly Role<F>[],
  conditions: readonly Condition<F>[],
  longer: number,
): Query<F>[] {
  const single = composed(people, roles, conditions, 0);
  const ofRoles = roles.map((role, at) => {
    const turned = [...conditions.slice(at), ...conditions.slice(0, at)];
    const ofRole = people.filter((person) => role.fits(person));
    const telling = turned.filter(({ fits }) => {
      const fit = ofRole.filter((person) => fits(person)).length;
      return fit > 0 && fit < ofRole.length;
    });
    if (telling.length === 0) return [];
    return composed(people, [role], telling, 60).filter(
      ({ by, fits }) => by === 'several' && people.filter((person) => fits(person)).length >= FEWEST,
    );
  });
  const rounds = Math.max(...ofRoles.map((queries) => queries.length));
  const several = Array.from({ length: rounds }, (_, at) => at).flatMap((at) =>
    ofRoles.flatMap((queries) => queries.slice(at, at + 1)),
  );
  return [...single, ...several.slice(0, longer)];
}
