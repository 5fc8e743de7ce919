import type { Note } from '../../facets.ts';
import { withFieldsFrom, withIncludedInList } from './included-in-brackets.ts';
import { withFormerKinds, withPeopleOfKinds } from './kinds-in-brackets.ts';
import { withLicencesAndTypes } from './licences-and-types.ts';
import { withPlacesOfWorkListed } from './places-of-work-listed.ts';
import { withPlannersOfTowns } from './planners-of-towns.ts';
import { withPutRight } from './said-and-put-right.ts';
import { withHousesInTurn } from './said-of-two-houses.ts';

/** A query with what is said in short in plain words, and what of it has to be told. */
export function meantInShort(query: string, country: string): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const tell = (message: string): void => {
    notes.push({ code: 'read_as', message: message.slice(0, 400) });
  };
  const put = withPutRight(withLicencesAndTypes(withHousesInTurn(query, country)));
  const kinds = withPeopleOfKinds(withFormerKinds(withFieldsFrom(withIncludedInList(put))), tell);
  return { text: withPlannersOfTowns(withPlacesOfWorkListed(kinds, tell), tell), notes };
}
