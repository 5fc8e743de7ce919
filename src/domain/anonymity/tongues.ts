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

/** Words that join the others of a sentence, of one language alone of these and of English. */
const JOINING: readonly (readonly [Tongue, RegExp])[] = [
  [
    'de',
    /(?<!\p{L})(?:und|ist|bei|mit|für|hat|nicht|eine[nmrs]?|zum|zur|auf|von|dem|sehr|auch|seit|wird|wurde|beim|nach|über)(?!\p{L})/giu,
  ],
  [
    'fr',
    /(?<!\p{L})(?:est|au|aux|les|du|chez|dans|avec|et|elle|depuis|très|sa|ses|leur|qui|une|pour|sous|joint)(?!\p{L})|(?<!\p{L})[ldnsj][’'](?=\p{Ll})/giu,
  ],
  ['es', /(?<!\p{L})(?:los|las|del|muy|y|tiene|lleva|está|desde|años|con|por|sus|el|una|habla)(?!\p{L})/giu],
  [
    'it',
    /(?<!\p{L})(?:il|gli|della|dello|delle|nel|nella|è|ha|molto|che|di|anni|con|una|sono|presso|dal|dalla)(?!\p{L})/giu,
  ],
  [
    'pt',
    /(?<!\p{L})(?:os|uma|da|na|não|há|tem|muito|é|com|ao|pela|pelo|anos|dos|sua|seu|desde|trabalha)(?!\p{L})/giu,
  ],
  [
    'nl',
    /(?<!\p{L})(?:het|een|van|voor|bij|naar|heeft|niet|ook|werkt|zijn|haar|hij|zeer|met|uit|staat|jaar)(?!\p{L})/giu,
  ],
];

/** The language of a short sentence of which a word or two is in no list, where two of its words at least join others in one language. */
function toldBySmallWords(text: string): Tongue | null {
  const small = text.match(/(?<![\p{L}@./-])\p{Ll}\p{L}*/gu) ?? [];
  if (small.length > 12) return null;
  const counted = JOINING.map(([tongue, words]) => ({ tongue, count: text.match(words)?.length ?? 0 }));
  const [first, second] = counted.sort((a, b) => b.count - a.count);
  const isTold = first !== undefined && first.count > 1 && first.count > (second?.count ?? 0);
  return isTold && first.count * 3 >= small.length ? first.tongue : null;
}

/** The language of a text, where what replaces a name is known in it; null for English and others. */
export function tongueOf(text: string): Tongue | null {
  const own = text.replace(BORROWED, ' ');
  if (own !== text && !/(?<!\p{L})\p{Ll}{2,}/u.test(own)) return null;
  const read = readerOf(text);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const north = (): Tongue => (count(SWEDISH) > count(DANISH) ? 'sv' : 'nordic');
  if (read === 'en') {
    if (count(ENGLISH) > 0 || count(OTHER) > 0) return null;
    return count(NORDIC) > 1 ? north() : toldBySmallWords(own);
  }
  if (read !== null) return read;
  // Some ten languages that what replaces a name is not known in are taken for another one of Latin letters.
  if (count(OTHER) > 2) return null;
  const told = languageOf(text);
  const nordic = count(NORDIC);
  if (nordic > 1 && (told === 'en' || nordic > 2)) return north();
  return told === 'en' ? null : told;
}
