import { isOfHands, landOf, type Readers, withPlacesBehindTrades } from './places-behind-trades.ts';

/** Two letters in capitals that a query begins with, before a trade: "IE electrical engineers", "find DE data engineers". */
const FIRST =
  /^(?<lead>\W*(?:(?:find|show|get|me|us|i|we|need|needs|want|looking|for|seeking|any|some|an?|the|all|good|strong|senior|junior|lead|\d{1,3}|two|three|four|five)\s+)*)(?<said>[A-Z]{2})\s+(?=(?<clause>\p{L}[^,;:.()\n"]*))/iu;

/** Those that are a land and little else there. */
const SURE = new Set('IE DE FR ES NL NZ'.split(' '));
/** Those that would be passed over as small words. */
const SMALL = new Set('AT BE IE IN ME MY'.split(' '));
const LEVEL_ALONE = /^(?:(?:senior|junior|lead)\s*)?$/i;

/** "People in CA", "who do we have in QC?": people of any trade, in a place by its two letters. Fields of work are no places. */
const ANYBODY_IN =
  /^(?<lead>\W*(?:(?:find|show|get|list|me|us|all|any|the)\s+)*)(?:people|persons|folks|anyone|anybody|everyone|everybody|who\s+(?:do|have)\s+we\s+(?:have|got))\s+(?:based\s+|living\s+)?in\s+(?=(?!IT|HR|PR|QA|BI|AI|UX|UI|AR|VR|BD|IR|TV|FM)[A-Z]{2}(?![\p{L}\d]))/iu;
const withCandidates = (query: string): string =>
  /\bin\s+[A-Z]{2}(?![\p{L}\d])/u.test(query) ? query.replace(ANYBODY_IN, '$<lead>candidates in ') : query;

/** A query in which a land by its two letters is said in full right before a trade that it begins with, or right behind one. */
export const withPlacesBesideTrades = (
  query: string,
  home: string,
  readers: Readers,
  tell: (message: string) => void,
): string =>
  withPlacesBehindTrades(
    withoutPlacesInLists(
      withPlaceBeforeTrade(withCandidates(query), home, readers, tell),
      home,
      readers,
      tell,
    ),
    home,
    readers,
    tell,
  );

const IN_LIST =
  /(?<before>(?:^|[,;])[^,;]*?)(?<join>,\s+|,?\s+(?:or|and)\s+)(?<said>[A-Z]{2})\s+(?=(?<clause>\p{L}[^,;:.()\n"]*))/gu;

/** "Bakers, IE chefs or waiters": letters before a trade further on are of that one alone, which one search does not ask, and are told. */
function withoutPlacesInLists(
  query: string,
  home: string,
  { readIn }: Readers,
  tell: (message: string) => void,
): string {
  if (query === query.toUpperCase()) return query;
  return query.replace(
    IN_LIST,
    (whole: string, before: string, join: string, said: string, clause: string) => {
      if (!SURE.has(said)) return whole;
      const land = landOf(said, home);
      const next = readIn(clause).reads.find(({ kind }) => kind === 'role');
      const isTradeBefore = readIn(before).reads.some(
        ({ kind, end }) => kind === 'role' && before.slice(end).trim() === '',
      );
      if (
        land === null ||
        next === undefined ||
        !isTradeBefore ||
        !LEVEL_ALONE.test(clause.slice(0, next.at))
      )
        return whole;
      tell(
        `"${said}" was left out: ${land.name} is asked of "${clause.slice(next.at, next.end)}" alone, which takes a search of its own.`,
      );
      return `${before}${join}`;
    },
  );
}

/** Letters that may be a land and something else, and those of one beside another place, are told. */
function withPlaceBeforeTrade(
  query: string,
  home: string,
  { compile, readIn }: Readers,
  tell: (message: string) => void,
): string {
  const { lead = '', said = '', clause = '' } = FIRST.exec(query)?.groups ?? {};
  const land = /^[A-Z]{2}$/.test(said) ? landOf(said, home) : null;
  if (land === null || query === query.toUpperCase()) return query;
  const trade = readIn(clause).reads.find(({ kind }) => kind === 'role');
  if (trade === undefined || !LEVEL_ALONE.test(clause.slice(0, trade.at))) return query;
  const alone = shown(compile(clause));
  const { facets } = compile(`${said} ${clause}`);
  const field = facets.find(({ label }) => label === 'IT Professional');
  const isOtherField = field?.strength === 'nice' && alone.some((each) => isOfHands(each.slice(5)));
  const isUnread = facets.every((each) => each.kind === 'keyword' || alone.includes(shownOf(each)));
  if (!isOtherField && !isUnread) return query;
  if ((!isOtherField && !SURE.has(said)) || alone.some((each) => each.startsWith('location '))) {
    if (SMALL.has(said))
      tell(`"${said}" was left out: write the country or the state in full where one is meant.`);
    return query;
  }
  const name = isOtherField ? 'Italy' : land.name;
  const other = isOtherField ? 'the field of work' : land.other;
  tell(
    `"${said}" was read as ${name}${other === null ? '' : `, not as ${other}`}. Write it in full where another is meant.`,
  );
  return `${lead}${name}${query.slice(lead.length + said.length)}`;
}

const shownOf = ({ kind, label }: { kind: string; label: string }): string => `${kind} ${label}`;
const shown = ({ facets }: { facets: readonly { kind: string; label: string }[] }): string[] =>
  facets.map(shownOf);
