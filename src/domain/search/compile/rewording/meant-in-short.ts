import type { Note } from '../../facets.ts';
import { withFieldsFrom, withIncludedInList } from './included-in-brackets.ts';
import { withFormerKinds, withPeopleOfKinds } from './kinds-in-brackets.ts';
import { withLicencesAndTypes } from './licences-and-types.ts';
import { withPlacesOfWorkListed } from './places-of-work-listed.ts';
import { withPlannersOfTowns } from './planners-of-towns.ts';
import { withPutRight } from './said-and-put-right.ts';
import { withLooselySaid } from './said-loosely.ts';
import { withHousesInTurn } from './said-of-two-houses.ts';

/** "Been through Accenture (still there is ok too)": whoever is there now is found by it as well. */
const STILL_TOO =
  /\s*(?:\(|,\s+(?=(?:or\s+)?(?:still|current|present)))(?:or\s+)?(?:(?:if\s+)?(?:still|currently|presently|now)\s+(?:there|at\s+one|with\s+them|in\s+place|on\s+the\s+books)|(?:the\s+|their\s+)?(?:present|current)\s+(?:job|role|employer|ones?|staff|post))(?:\s+(?:is|are|counts?|works?|would\s+be|also|too|as\s+well|ok(?:ay)?|fine|good|welcome|allowed|included))+(?:\)|(?=\s*(?:[,;.]|$)))/giu;

/** What tells of houses that somebody was with. */
const OF_BEFORE =
  /(?<!\p{L})(?:been|was|were|worked|went|through|career|cvs?|r[eé]sum[eé]s?|alumni|former(?:ly)?|past|previous(?:ly)?|ex|history|background)(?!\p{L})/iu;

const withStillThere = (query: string, tell: (message: string) => void): string =>
  query.replace(STILL_TOO, (said: string, at: number) => {
    if (!OF_BEFORE.test(query.slice(0, at))) return said;
    tell(`"${said.replace(/^[\s(,]+|\)$/g, '')}": who is there now was found as well as who was there.`);
    return '';
  });

/** A query with what is said in short in plain words, and what of it has to be told. */
export function meantInShort(query: string, country: string): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const tell = (message: string): void => {
    notes.push({ code: 'read_as', message: message.slice(0, 400) });
  };
  const put = withPutRight(
    withLicencesAndTypes(withHousesInTurn(withStillThere(withLooselySaid(query, tell), tell), country)),
  );
  const kinds = withPeopleOfKinds(withFormerKinds(withFieldsFrom(withIncludedInList(put))), tell);
  return { text: withPlannersOfTowns(withPlacesOfWorkListed(kinds, tell), tell), notes };
}
