import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';

const NAME = '(\\p{Lu}\\p{Ll}{2,11})';
/** Somebody in the north with where they are: `Mats på lagret säger`, `Enligt Mats på Scania`, `ring Odd hos Veidekke`. */
const NORTH = new RegExp(
  `(?<![\\p{L}\\p{N}-])${NAME}(?= (?:på|hos|från|fra|ved|vid|nere på|ute på|inne på|borte på) [\\p{L}\\d])`,
  'gu',
);
/** Words that tell of whom one speaks. */
const OF_WHOM =
  /(?<!\p{L})(?:[Ee]nligt|[Ii]følge|[Rr]ing|[Rr]ingde|[Rr]ingte|[Ss]nakket med|[Pp]ratade med|[Pp]rata med|[Tt]alade med|[Tt]alte med|[Hh]ilsen|[Hh]älsa|[Ff]rågade|[Ff]råga|[Ss]purte|[Ss]pør|[Ss]pørg|[Ss]purgte|[Aa]v|[Aa]f|[Mm]ed|[Tt]ill|[Tt]il|[Oo]ch|[Oo]g|[Ss]äger|[Ss]ier|[Ss]iger|[Ss]ade|[Ss]a|[Mm]enar|[Mm]ener|[Tt]ycker|[Ss]ynes|[Tt]ack vare|[Tt]akket være|[Rr]eferens|[Rr]eferanse|[Rr]eference|[Cc]hef(?:en)?|[Ss]jef(?:en)?|[Ff]rån|[Ff]ra|[Hh]os):? $/u;
/** What somebody who is named with their place goes on to do. */
const DOES =
  /^ (?:på|hos|från|fra|ved|vid|nere på|ute på|inne på|borte på) (?:[\p{L}\d-]+ ){1,3}(?:säger|sier|siger|sa|sade|lärde|lærte|tycker|synes|menar|mener|vill|vil|har|hade|hadde|havde|kan|kunde|kunne|skriver|ringde|ringte|berättar|forteller|fortæller|rekommenderar|anbefaler|litar|stoler|ger|gir|giver|gav|ga|kallar|kaller|kalder|är|er|var|blev|ble|ska|skal|skulle|frågar|spør|spørger|bekräftar|bekrefter)(?!\p{L})/u;

/** Given names that a text of the north has with a place, whatever else they say: they may tell where somebody met whom. */
export function toldBesidePlaceIn(text: string): UncertainOccurrence[] {
  if (readerOf(text) === 'en') return [];
  return matchesOf(NORTH, text).flatMap(({ 0: name, index }) => {
    if (!isKnownGiven(name)) return [];
    const end = index + name.length;
    const isTold = OF_WHOM.test(text.slice(Math.max(0, index - 24), index));
    if (!isTold && !DOES.test(text.slice(end, end + 70))) return [];
    return [{ start: index, end, reason: 'name' as const, why: WHY }];
  });
}

const WHY = 'is told with a place, and may be somebody there';
