import { languageOf } from '#src/lib/language.ts';
import { readerOf } from '../speech/readers.ts';

/** The languages that what stands in the place of a name is written in beside English: Nordic is Danish and Norwegian. */
export type Tongue = 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'sv' | 'nordic';

/** What English says in words of others. */
const BORROWED =
  /(?<!\p{L})(?:chefs? de (?:partie|cuisine|rang)|sous[- ]chefs?|ma[iî]tre d[’'](?:h[oô]tel)?|à la carte|a la carte|al dente|con brio|en suite|en route|en bloc|en masse|de facto|de rigueur|du jour|on par|par excellence|vis[- ][aà][- ]vis|carte blanche|pro rata|per diem|per annum|bona fide|la crème|ex)(?!\p{L})/giu;
/** Words in small letters with signs that no language of these writes. */
const OTHER = /(?<!\p{L})\p{Ll}*[ğışőűřěůłżśźćńąęčžāēīūțăđ]\p{Ll}*(?!\p{L})/gu;
/** Words that only the north has, and some of them Swedish alone or its neighbours alone. */
const NORDIC =
  /(?<!\p{L})(?:och|att|är|från|inte|har|på|med|til|till|hos|som|og|ikke|ved|efter|etter|siden|sedan|jobbar|jobber|arbetar|arbejder|arbeider|trivs|trives|söker|søger|søker|vill|vil|honom|henne|hende|hun|hon|duktig|dygtig|dyktig|flink|kommer|kille|tjej|helst|nära|gärna|gerne|gjerne|också|også|även|mycket|meget|mye|lite|år|vid|varit|vært|været|være|utbildad|uddannet|utdannet|natt|nätter|dagtid|starte|börja|byta|nu|nå|när|når|eller|bara|bare|av|af)(?!\p{L})/giu;
const SWEDISH =
  /(?<!\p{L})(?:och|att|är|från|inte|till|sedan|efter|av|för|jobbar|arbetar|trivs|söker|vill|honom|henne|hon|duktig|vid|varit|byta|börja|kille|tjej|lite|mycket)(?!\p{L})|[äö]/giu;
const DANISH =
  /(?<!\p{L})(?:og|ikke|til|ved|etter|siden|af|fra|jobber|arbejder|arbeider|vil|hun|dygtig|dyktig|flink|være|vært|været|nå|når|meget|mye|gerne|gjerne|uddannet|utdannet|starte)(?!\p{L})|[æø]/giu;
/** What a text of English has nearly always, and one of the north never. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|is|was|of|for|with|to|at|from|by|his|her|their|they|she|he|not|would|who|has been)(?!\p{L})/giu;

/** The language of a text, where what replaces a name is known in it; null for English and others. */
export function tongueOf(text: string): Tongue | null {
  const own = text.replace(BORROWED, ' ');
  if (own !== text && !/(?<!\p{L})\p{Ll}{2,}/u.test(own)) return null;
  const read = readerOf(text);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const north = (): Tongue => (count(SWEDISH) > count(DANISH) ? 'sv' : 'nordic');
  if (read === 'en') return count(NORDIC) > 1 && count(ENGLISH) === 0 && count(OTHER) === 0 ? north() : null;
  if (read !== null) return read;
  // Some ten languages that what replaces a name is not known in are taken for another one of Latin letters.
  if (count(OTHER) > 2) return null;
  const told = languageOf(text);
  const nordic = count(NORDIC);
  if (nordic > 1 && (told === 'en' || nordic > 2)) return north();
  return told === 'en' ? null : told;
}
