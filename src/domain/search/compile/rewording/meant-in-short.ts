import type { Note } from '../../facets.ts';
import { CALLED_BY_PHONE } from './called-by-phone.ts';
import { withHousesAtAnyTime } from './houses-at-any-time.ts';
import { inTurn, type Ways } from './in-turn.ts';
import { withFieldsFrom, withIncludedInList } from './included-in-brackets.ts';
import { withPartsOfTools, withPeopleOfTheTool, withToolsTheyAreInto } from './into-tools.ts';
import { withFormerKinds, withPeopleOfKinds } from './kinds-in-brackets.ts';
import { withLicencesAndTypes } from './licences-and-types.ts';
import { withOffTheTools } from './off-the-tools.ts';
import { withPlacesCountedIn } from './places-counted-in.ts';
import { withPlacesOfWorkListed } from './places-of-work-listed.ts';
import { withPlannersOfTowns } from './planners-of-towns.ts';
import { RIGHTS_LISTED } from './rights-listed.ts';
import { withPutRight } from './said-and-put-right.ts';
import { withLooselySaid } from './said-loosely.ts';
import { SAID_OF_LIKE_TRADES } from './said-of-like-trades.ts';
import { withHousesInTurn } from './said-of-two-houses.ts';
import { withShortTrades } from './short-trades.ts';
import { withTradesBeforeThat } from './trades-before-that.ts';
import { withTradesLeft } from './trades-left.ts';
import { withTradesOfAField } from './trades-of-a-field.ts';

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

const SHORT: Ways = [
  [/(?<=\d(?:\s*k)?\s*)bucks(?!\p{L})/giu, ' dollars'],
  ...RIGHTS_LISTED,
  ...CALLED_BY_PHONE,
  ...SAID_OF_LIKE_TRADES,
  // "Willing to work for 140k or less": what they ask.
  [
    /(?:who(?:['’]d|\s+would|\s+are|\s+is|\s+will)?\s+)?(?<![\p{L}-])(?:(?:willing|happy|prepared|ready|okay?|content|open)\s+to\s+(?:work|come|go|do\s+it|move)|(?<=who(?:['’]d|\s+would|\s+will)\s+)(?:work|come|go))\s+for\s+(?=(?:up\s+to|under|less\s+than|below|at\s+most|no\s+more\s+than|max(?:imum)?(?:\s+of)?|a\s+max(?:imum)?\s+of|about|around)?\s*(?:(?:[A-Z]{3}\s?|[$£€]\s?)\d|\d[\d.,]*\s?k\b|\d{2,3}[,.]?\d{3}(?!\d)))/giu,
    'asking ',
  ],
];

/** A query with what is said in short in plain words, and what of it has to be told. */
export function meantInShort(query: string, country: string): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const tell = (message: string): void => {
    notes.push({ code: 'read_as', message: message.slice(0, 400) });
  };
  const former = withOffTheTools(
    withTradesBeforeThat(withTradesLeft(withShortTrades(inTurn(query, SHORT))), tell),
  );
  const tools = withPeopleOfTheTool(withPartsOfTools(withToolsTheyAreInto(former)));
  const plain = withHousesAtAnyTime(withPlacesCountedIn(withTradesOfAField(tools, tell), country), tell);
  const put = withPutRight(
    withLicencesAndTypes(withHousesInTurn(withStillThere(withLooselySaid(plain, tell), tell), country)),
  );
  const kinds = withPeopleOfKinds(withFormerKinds(withFieldsFrom(withIncludedInList(put))), tell);
  return { text: withPlannersOfTowns(withPlacesOfWorkListed(kinds, tell), tell), notes };
}
