import type { Draft } from '../draft.ts';

/**
 * "Not from Linfox Melbourne": the town says which of its houses is meant, and nothing about where anybody lives. Where somebody worked
 * for a company is on no record, so all of it is left out, and that is told.
 */
export function leavePlacesOfHouses(draft: Draft): void {
  for (const town of [...draft.read]) {
    if (town.facet.kind !== 'location' || town.facet.strength !== 'must') continue;
    const house = draft.read.find(
      ({ end, facet: { kind, strength } }) =>
        kind === 'employer' &&
        strength === 'exclude' &&
        end < town.at &&
        /^ $/.test(draft.text.slice(end, town.at)),
    );
    if (house === undefined || !/^\p{Lu}/u.test(draft.text.slice(town.at))) continue;
    draft.read.splice(draft.read.indexOf(town), 1);
    draft.note(
      'read_as',
      `"${draft.text.slice(house.at, town.end)}": whoever is of ${house.facet.label} is left out, wherever that is. Put a comma before "${draft.text.slice(town.at, town.end)}" where the people you look for live there.`,
    );
  }
}
