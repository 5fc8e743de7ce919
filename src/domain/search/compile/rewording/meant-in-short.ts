import type { Note } from '../../facets.ts';
import { withFieldsFrom, withIncludedInList } from './included-in-brackets.ts';
import { withFormerKinds, withPeopleOfKinds } from './kinds-in-brackets.ts';
import { withLicencesAndTypes } from './licences-and-types.ts';
import { withPlacesOfWorkListed } from './places-of-work-listed.ts';
import { withPlannersOfTowns } from './planners-of-towns.ts';
import { withPutRight } from './said-and-put-right.ts';
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

/** "Mech + structural engineers": of engineers, and no mechanic. */
const MECH_OF_ENGINEERS =
  /(?<![\p{L}-])mech(?=(?:\s*(?:,|\+|&|\/|and|or|and\/or)\s*\p{L}+\.?){1,4}\s+engineers?(?!\p{L}))/giu;

/** "Or anywhere else but happy to relocate", "as long as they work remotely or take contracts". */
const SAID_LOOSELY: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\bor\s+(?:(?:based|living|are)\s+)?(?:anywhere|somewhere|elsewhere)(?:\s+else)?)\s*,?\s+but\s+(?=(?:are\s+|who(?:['’]re|\s+are)\s+)?(?:happy|willing|open|ready|prepared|up|keen|able)\b)/giu,
    ' and ',
  ],
  // "Sitting in a Big 4", "sitting at Ramsay": there now. Behind "in" a name may be a place.
  [
    /(?<![\p{L}-])sitting\s+(?:in|at|with|inside)\s+(?=(?:an?\s+|the\s+|one\s+of\s+(?:the\s+)?)?(?:[Bb]ig|[Tt]op)\s+\d)/gu,
    'now at ',
  ],
  [/(?<![\p{L}-])sitting\s+(?:at|with|inside)\s+(?=\p{Lu})/gu, 'now at '],
  // "With their current builder, that being Multiplex".
  [
    /\bwith\s+(?:their|his|her|the)\s+(?:current|present)\s+(?!(?:employer|company|firm|job|role|salary)\b)\p{L}+,?\s+(?:that\s+being|being|namely|that\s+is|i\.?e\.?,?|say)\s+/giu,
    'with their current employer, now at ',
  ],
  // "Who'd either relocate or already live in Victoria or NSW".
  [
    /\bwho\s*(?:['’]d|would|will|['’]ll)\s+(?:either\s+)?(?:relocate|move)\s+or\s+(?:who\s+)?(?:already\s+)?(?:live|living|are|be)\s+in\s+([^,;.()]{2,60}?)(?=\s*(?:$|[,;.()]))/giu,
    'who live in $1 or would relocate',
  ],
  // "Did we speak to on the phone in the past 90 days".
  [
    /\b(?:speak|talk|spoke|spoken|talked)\s+(?:to|with)\s+(?:on|over|by)\s+(?:the\s+)?(?:phone|telephone|blower)(?!\p{L})/giu,
    'call',
  ],
  [/(?<![\p{L}-])sol(?:['’]?n)?s?\.?\s+(?=archs?\b|architects?\b)/giu, 'solution '],
  [/(?<![\p{L}-])techies(?![\p{L}-])/giu, 'tech people'],
  [/,?\s+(?:as|so)\s+long\s+as\s+(?:they|he|she)\s+(?=(?:work|works|are|is|take|do|can)\b)/giu, ' who '],
  [
    /(?<=\b(?:who|or|and)\s+)(?:take|takes|do|does|accept|accepts)\s+(?:on\s+)?(?:contracts?|contract\s+work|contracting|freelance(?:\s+work)?)(?!\p{L})/giu,
    'are contractors',
  ],
];
const withLooselySaid = (query: string): string =>
  SAID_LOOSELY.reduce(
    (said, [pattern, plain]) => said.replace(pattern, plain),
    query.replace(MECH_OF_ENGINEERS, 'mechanical'),
  );

/** A query with what is said in short in plain words, and what of it has to be told. */
export function meantInShort(query: string, country: string): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const tell = (message: string): void => {
    notes.push({ code: 'read_as', message: message.slice(0, 400) });
  };
  const put = withPutRight(
    withLicencesAndTypes(withHousesInTurn(withStillThere(withLooselySaid(query), tell), country)),
  );
  const kinds = withPeopleOfKinds(withFormerKinds(withFieldsFrom(withIncludedInList(put))), tell);
  return { text: withPlannersOfTowns(withPlacesOfWorkListed(kinds, tell), tell), notes };
}
