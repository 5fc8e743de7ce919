import type { Draft } from '../draft.ts';

/** A part of a country without the country: "the North West" is in England, in Tasmania and in Queensland. */
const PART =
  /\b(?:(?:based|located|living|living|working)\s+)?(?:in|across|from|around|throughout)?\s*\bthe\s+(?:north|south|far north|deep south)(?:[\s-]?(?:east|west))?(?:ern)?(?=\s*(?:$|[,;.)]))|\b(?:(?:based|located|living|working)\s+)?(?:in|across|from|around|throughout)\s+the\s+(?:east|west)(?=\s*(?:$|[,;.)]))/giu;

/** A side of a place that may end anywhere: "north of Watford", "south of the river". */
const SIDE =
  /(?<!\bthe\s)\b(?:(?:any|some)where\s+|(?:living|based|located|working)\s+)?(?:to\s+the\s+)?(?:north|south|east|west)(?:[\s-]?(?:east|west))?\s+of\s+(?:the\s+(?:border|river|Thames|Trent|Tyne|Humber|bridge|harbour|city|M\d+|A\d+)|\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?)/gu;

/** "City", "the City": of which town or state stands nowhere. */
const CITY =
  /(?<![\p{L}'’-])(?<!\p{Lu}\p{L}+\s)(?:(?:in|around|near)\s+)?(?:the\s+)?City(?=\s*(?:$|[,;.)]))/gu;

/** Tells of a side of a place before the place can be asked for. */
export function tellSides(draft: Draft): void {
  for (const match of draft.each(SIDE))
    tell(draft, match, 'has no end, so it was not run: name the towns, a region or so many km around one');
  for (const match of draft.each(CITY)) tell(draft, match, 'may be any, so it was not run: name the city');
}

const NATION = String.raw`(?:Australian|Aussie|British|English|Scottish|Irish|American|Canadian|Kiwi|New Zealand|German|French|Swiss|Austrian|Dutch|Italian|Spanish|Swedish|Danish|Norwegian|Japanese|Chinese|Indian|European|Asian|local|domestic|overseas|foreign|international)`;
/** "Along the German coast", "near the French border": it runs past many towns, and says nothing of a language. */
const EDGE = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:based|living|located|working|any\s?where)\s+)?(?:(?:along|on|by|near|off|around|at|across|up|down|to)\s+)?the\s+(?:${NATION}\s+)?(?:coast|coastline|seaside|seaboard|border)(?![\p{L}-])(?!\s+(?:guard|force|control|patrol|agency|police))`,
  'gu',
);

/** Tells of coasts and borders before a people's name in them can be taken for a language. */
export function tellEdges(draft: Draft): void {
  for (const match of draft.each(EDGE))
    tell(draft, match, 'runs past many towns, so it was not run: name the towns or a region');
}

const FIRM = new RegExp(
  String.raw`\b(?:(?:now|currently)\s+)?(?:(?:at|with|from|for|in)\s+)?(?:an?\s+|the\s+)?${NATION}\s+(?:(?:law|accounting|tech|engineering|owned|based|listed)\s+)?(?:firms?|compan(?:y|ies)|banks?|employers?|builders?|agenc(?:y|ies)|hospitals?|groups?|outfits?)(?=\s*(?:$|[,;.)]|\b(?:and|or|who|with|in)\b))`,
  'giu',
);

const LEAD = /^(?:in|from|around)\s+/i;
const COMPASS =
  /^(?:in\s+|from\s+|around\s+)?(?:the\s+)?(?:(?:north|south)(?:[\s-]?(?:east|west))?|east|west)$/i;

/** "SE London", "south east Melbourne": a side of the city that stands behind it, and no region of the country. */
function tellSidesOfCities(draft: Draft): void {
  const places = draft.read.filter(({ facet: { kind } }) => kind === 'location');
  for (const side of places.filter(({ at, end }) => COMPASS.test(draft.text.slice(at, end)))) {
    const city = places.find(({ at }) => at > side.end - 1 && draft.text.slice(side.end, at).trim() === '');
    if (city === undefined || city === side) continue;
    draft.read.splice(draft.read.indexOf(side), 1);
    const said = draft.text.slice(side.at, side.end).trim();
    draft.note(
      'read_as',
      `"${said.replace(LEAD, '')}" of ${city.facet.label} is on no record: all of it was looked for.`,
    );
  }
}

/** Tells of parts of no country in particular, and of where employers come from: neither is on a record, and nobody is chosen by a guess. */
export function tellVaguePlaces(draft: Draft): void {
  tellSidesOfCities(draft);
  for (const match of draft.each(PART))
    tell(
      draft,
      match,
      'may be in several countries, so it was not run: name the country, the state or a town',
    );
  for (const match of draft.each(FIRM))
    tell(
      draft,
      match,
      'tells where an employer comes from, which no record does, so it was not run: name the employers',
    );
}

function tell(draft: Draft, { index, 0: said }: RegExpExecArray, why: string): void {
  const reason = `"${said.trim()}" ${why}.`;
  draft.take(index, index + said.length, { kind: 'unsupported', label: said.trim(), reason });
  draft.note('not_on_record', reason);
}
