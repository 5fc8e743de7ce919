import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { countryCode } from '#src/lib/places.ts';
import { type Identity, placeToShow, scrubKnown } from './anonymity/index.ts';
import type { Finding } from './moderation/index.ts';

/** What parts a row of places: `Leeds, York or Hull`, `Hybrid / Bath`. */
const BETWEEN = /[,;:/|()·•\n]+|\s[-–—&+]\s|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|en|of)(?!\p{L})/gu;
/** What stands beside a place in such a row, in small letters or not: where about it, and how much somebody is there. */
const BESIDE =
  /^(?:\d[\d.,]*(?:k?m)?|the|a|an|in|at|on|to|of|near|nearby|around|about|by|close|from|within|between|outside|inside|just|or|and|up|any|all|anywhere|everywhere|commut(?:ing|able|e)|distance|reach|drive|travel(?:ling)?|miles?|kms?|kilomet(?:re|er)s?|minutes?|mins?|hours?|hrs?|greater|inner|outer|upper|lower|central|mid|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|north-?(?:east|west)|south-?(?:east|west)|area|region|county|province|state|district|coast|city|town|centre|center|suburbs?|cbd|metro(?:politan)?|downtown|borders?|country|nation-?wide|worldwide|international(?:ly)?|remote(?:ly)?|fully|partly|mainly|mostly|hybrid|on-?site|site|office|home|based|lives?|living|located|flexible|open|willing|able|happy|relocat(?:e|ing|ion)|mov(?:e|ing)|days?|weeks?|per|with|for|fifo|dido|umgebung|raum|region|nähe|großraum|kreis|umkreis|bei|im|um|von|der|nahe|près|de|du|la|le|les|à|région|télétravail|autour|alentours|cerca|zona|vicino|provincia|perto|omgeving|regio|nabij|rond)$/iu;

interface Piece {
  text: string;
  start: number;
  end: number;
}

/** The pieces of a row of places, without what parts them. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index, 0: sign } of [...matchesOf(BETWEEN, text), { index: text.length, 0: '' }]) {
    const said = text.slice(from, index);
    const start = from + (said.length - said.trimStart().length);
    if (said.trim() !== '') pieces.push({ text: said.trim(), start, end: start + said.trim().length });
    from = index + sign.length;
  }
  return pieces;
}

const wordsOf = ({ text, start }: Piece): Piece[] =>
  matchesOf(/[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}.'’-]*/gu, text).map(({ 0: word, index }) => ({
    text: word,
    start: start + index,
    end: start + index + word.length,
  }));

/** A piece without the words that stand beside a place: `near Whitby` is Whitby. */
function bareOf(piece: Piece): Piece | null {
  const words = wordsOf(piece);
  const isBeside = ({ text }: Piece): boolean => BESIDE.test(text);
  const first = words.findIndex((word) => !isBeside(word));
  const last = words.findLast((word) => !isBeside(word));
  const { start } = words[first] ?? {};
  if (start === undefined || last === undefined) return null;
  return { text: piece.text.slice(start - piece.start, last.end - piece.start), start, end: last.end };
}

const isPlace = ({ text }: Piece): boolean =>
  placeToShow({ city: text, country: null }, false) === text || countryCode(text) !== null;

/**
 * What a person has to look at in a place that is told of somebody: without what was found of towns that a gazetteer has, which are no
 * names in the place of a place, and with what is more than a place.
 * @param found of the text, and maybe of others
 */
export function inPlaceField(
  found: readonly Finding[],
  { field, text }: { field: string; text: string | null },
  identity: Identity,
): Finding[] {
  if (text === null) return [...found];
  const pieces = piecesOf(text).flatMap((piece) => (isPlace(piece) ? [piece] : (bareOf(piece) ?? [])));
  const towns = pieces.filter((piece) => isPlace(piece) && !isOfRecord(text, piece, identity));
  const prose = pieces.filter((piece) => !isPlace(piece) && isProse(piece));
  // Where somebody lives is no origin, whatever language the name of the town is in.
  const isCovered = (one: Finding): boolean =>
    towns.some((piece) => isWithin(one, piece)) ||
    (one.about === 'identity' && prose.some((piece) => isWithin(one, piece))) ||
    (one.verdict === 'held' && towns.length === pieces.length && towns.length > 0);
  const left = found.filter((one) => one.field !== field || !isCovered(one));
  return [
    ...left,
    ...prose.map(
      ({ text: words, start, end }): Finding => ({
        ...{ verdict: 'held', about: 'identity', field, words, start, end },
        reason: 'This is more than a place, and may tell who it is or how they live.',
        rewording: 'Name the town or the region alone',
      }),
    ),
  ];
}

const isWithin = (one: Finding, { start, end }: Piece): boolean => start <= one.start && one.end <= end;

/** Whether a town tells somebody all the same: their name or a house of theirs has it. */
const isOfRecord = (text: string, { text: town, start, end }: Piece, identity: Identity): boolean =>
  identity.shown.houses.some((house) => ` ${fold(house)} `.includes(` ${fold(town)} `)) ||
  scrubKnown(text, identity).replaced.some((one) => one.start < end && start < one.end);

/** Whether a word of a piece is in small letters, as no name of a place is. */
const isProse = (piece: Piece): boolean =>
  wordsOf(piece).some(({ text }) => /^\p{Ll}{2,}/u.test(text) && !BESIDE.test(text));
