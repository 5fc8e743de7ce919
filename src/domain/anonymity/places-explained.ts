import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import type { Reader } from '../speech/readers.ts';
import { isHouseSomewhere } from './bent-places.ts';
import { isRegion } from './reading.ts';
import { beginsSentence } from './spans.ts';

const CAPITAL = /^\p{Lu}/u;

/** A part of a text. */
export interface Stretch {
  start: number;
  end: number;
}

/** A word of a text, and where it stands. */
export interface Word extends Stretch {
  word: string;
}

/** Where somebody's house stands in other languages, though a town is called so; and where a town does. */
const AT_SOMEBODY =
  /(?<!\p{L})(?:bei|chez|bij|presso|projet|progetto|projeto|project|proyecto|projekt|programme|programa|gamme|línea|marca|marque|marke|frau|herrn?|señora?|monsieur|madame|mme|m\.) $/iu;
const AT_PLACE =
  /(?<!\p{L})(?:in|aus|nach|um|en|de|à|a|ad|da|di|em|no|na|te|naar|van|uit|omgeving|regio|desde|hasta|para|vers|près de|cerca de|vicino a|perto de|o|of|ou|e|y|et|und) $/iu;

/** In languages whose houses fewer words tell, a town counts behind what towns stand behind: not `aan Hue`. */
const BY_PLACE_ALONE: ReadonlySet<string> = new Set(['it', 'pt', 'nl']);
const TOWN_BEFORE =
  /(?:^|[,;(/–-] ?|(?<!\p{L})(?:in|a|ad|da|di|tra|fra|per|verso|em|no|na|de|do|para|entre|até|prefere|te|naar|van|vanaf|uit|tot|bij|rond|tussen|omgeving|regio|o|of|ou|e|en|vorrebbe|vicino a|perto de) )$/iu;

/** The people of a town that may tell no house. In a language that is read by its list alone fewer words tell one. */
const LEAST = { en: 50_000, other: 100_000 } as const;
/** Where what all work with is the house that makes it: `bei Salesforce`. */
const AT_ITS_MAKER =
  /(?<!\p{L})(?:bei|chez|bij|presso|(?:trabalh\p{L}+|anos|esteve|passou|entrou|começou)(?: \p{L}+){0,3} (?:na|no|em)|(?:lavor\p{L}+|anni|stata|stato)(?: \p{L}+){0,3} (?:in|alla|alle|da)|(?:trabaj\p{L}+|años|estuvo|pasó|entró|empezó)(?: \p{L}+){0,3} en) $/iu;
/** Whether what stands there is the house that makes it. */
export const isAtMaker = (text: string, start: number): boolean =>
  AT_ITS_MAKER.test(text.slice(Math.max(0, start - 60), start));

/** Behind what a town of any size is one, in the language of the text; not beside a house, which a small one tells. */
const IN_TOWN: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:[Ii]n|[Nn]ear|[Ff]rom|[Aa]round|[Oo]utside) $/u,
  de: /(?<!\p{L})(?:[Ii]n|[Nn]ahe|[Aa]us) $/u,
  fr: /(?<!\p{L})(?:près de |autour de |près d[’']|autour d[’'])$/iu,
  es: /(?<!\p{L})cerca de $/iu,
  it: /(?<!\p{L})vicino ad? $/iu,
  pt: /(?<!\p{L})perto de $/iu,
  nl: /(?<!\p{L})(?:[Ii]n|[Nn]abij|[Bb]ij) $/u,
};
const HOUSE_BESIDE =
  /(?:(?<!\p{L})(?:company|firm|plant|factory|works|mill|site|branch|store|shop|hotel|hospital|clinic|surgery|depot|warehouse|mine|farm|port|office|team|[Ww]erk|Fabrik|Filiale|Standort|Klinik|Krankenhaus|Praxis|Lager|Hotel|Niederlassung|usine|site|agence|hôpital|clinique|planta|fábrica|tienda|hospital|stabilimento|filiale|ospedale|clinica|loja|fabriek|vestiging|ziekenhuis|winkel|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|insurer|school|university|college|Unternehmen|Betrieb|Schule|Hochschule|Universität|bedrijf|school|entreprise|empresa|azienda)|\]),? $/u;
/** Whether a town stands where one is told, and neither a house nor somebody is called so. */
function isToldAsTown(text: string, at: Stretch, by: 'en' | Reader | null): boolean {
  const before = text.slice(Math.max(0, at.start - 60), at.start);
  const [told] = IN_TOWN[by ?? '']?.exec(before) ?? [];
  const name = text.slice(at.start, at.end);
  return (
    told !== undefined &&
    !HOUSE_BESIDE.test(before.slice(0, before.length - told.length)) &&
    !isHouseSomewhere(name) &&
    !isKnownGiven(name)
  );
}

/** The towns and countries of one to four words that a text names. */
export function placesOf(text: string, words: readonly Word[], by: 'en' | Reader | null): Stretch[] {
  return words.flatMap((one, at) => {
    if (!CAPITAL.test(one.word)) return [];
    for (let length = 4; length > 0; length -= 1) {
      const last = words[at + length - 1];
      if (last === undefined || !CAPITAL.test(last.word) || last.end - one.start > 60) continue;
      const said = fold(
        text
          .slice(one.start, last.end)
          .normalize()
          .replace(/[’']s$/u, ''),
      );
      if (length > 1 && isRegion(said)) return [{ start: one.start, end: last.end }];
      const place = placeNamed(said, 'AU');
      // `David Zhang`: a town in Panama as well.
      const before = text.slice(Math.max(0, one.start - 14), one.start);
      const isCalled =
        length === 1 &&
        (by === 'en'
          ? beginsSentence(text, one.start) && isGivenName(one.word.toLowerCase())
          : AT_SOMEBODY.test(before) || (isKnownGiven(one.word) && !AT_PLACE.test(before)));
      if (
        place !== null &&
        !isCalled &&
        (place.kind !== 'city' || !BY_PLACE_ALONE.has(by ?? 'en') || TOWN_BEFORE.test(before)) &&
        (place.kind !== 'city' ||
          place.population >= LEAST[by === 'en' ? 'en' : 'other'] ||
          isToldAsTown(text, { start: one.start, end: last.end }, by))
      )
        return [{ start: one.start, end: last.end }];
    }
    return [];
  });
}
