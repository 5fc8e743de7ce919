import { type Condition, composed, type Role } from './composed.ts';
import type { Query } from './score.ts';

/** A query of each way of saying each condition, each asked in turn of the roles of whose people some fit and some do not. */
export function composedEach<F extends { city: string }>(
  people: readonly F[],
  roles: readonly Role<F>[],
  conditions: readonly Condition<F>[],
): Query<F>[] {
  return conditions.flatMap((condition, at) => {
    const telling = roles.filter((role) => {
      const ofRole = people.filter((person) => role.fits(person));
      const fit = ofRole.filter((person) => condition.fits(person)).length;
      return fit > 0 && fit < ofRole.length;
    });
    const turn = (at * 5) % Math.max(telling.length, 1);
    return composed(people, [...telling.slice(turn), ...telling.slice(0, turn)], [condition], 0);
  });
}
