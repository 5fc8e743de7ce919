import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { isLargeTown } from './large-towns.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isRegion } from './reading.ts';

/** What stands in a text in the place of a house, in each language that is read. */
const ENGLISH =
  '(?:[Aa]n? (?:[\\p{Ll}-]+ ){0,3}(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|insurer)|\\[name removed\\])';
const ABROAD =
  "(?:[Ee]in(?:em|er|es)? (?:Unternehmens?|\\p{Lu}\\p{Ll}+(?:unternehmen|konzern|gruppe|haus|bank|kette|betrieb)s?)|[Uu]ne? (?:entreprise|groupe|banque|société|établissement|chaîne|cabinet)(?: \\p{Ll}+){0,2}|[Uu]na? (?:empresa|banco|grupo|cadena)(?: \\p{Ll}+){0,2}|[Uu]ma? (?:empresa|banco|grupo|rede)(?: \\p{Ll}+){0,2}|[Uu]n(?:['’]| |o |a )(?:azienda|gruppo|banca|catena)(?: \\p{Ll}+){0,2}|[Ee]en bedrijf|[Ee]tt företag|[Ee]t firma|[Ee]n virksomhed|[Ee]n bedrift|\\[name removed\\])";
const NAME =
  "\\p{Lu}[\\p{L}\\p{M}’'-]+(?: (?:(?:de|do|da|di|del|am|an der|sur|sous|on|upon) )?\\p{Lu}[\\p{L}\\p{M}’'-]+){0,2}";
/** A part of a house, between it and its place: `usina de Ouro Branco`, `Werk Sindelfingen`. */
const PART =
  "(?:(?:la |el |a |o |die |das |le |l[’']|lo |il |na |no |en la |dans l[’']|nel(?:lo)? |im )?(?:usine|site|agence|magasin|entrepôt|usina|fábrica|planta|unidade|unidad|loja|tienda|sede|obra|stabilimento|filiale|negozio|Werk|Standort|Filiale|Niederlassung|fabriek|vestiging|filiaal|fabriken|kontoret|verket) (?:de |d[’']|do |da |di |in |en |à |a |te |van |i )?)";
const IN_ABROAD = `(?:(?:(?:hoy|ahora|agora|hoje|aujourd[’']hui|heute|jetzt|nu|oggi|ora|actuellement|derzeit|zuletzt|antes|basée?|ansässig) )?(?:in|im|à|au|a|en|em|no|na|i|te|bij|près de|bei|nahe) |${PART})`;

/** `hos ett företag i Farsta`, `une entreprise depuis 2018, à Saint-Éloi`, `uma empresa há 9 anos, usina de Ouro Branco`. */
const BEHIND_ABROAD = new RegExp(
  `(?<=${ABROAD}(?: (?:\\p{Ll}{2,10} )?(?:(?:19|20)\\d\\d|\\d{1,2} \\p{Ll}{3,6}))?,? ${IN_ABROAD})(${NAME})(?![\\p{L}])`,
  'gu',
);
/** `débuté à Stein pour une entreprise`, `modellista a Carpi per un'azienda`. */
const BEFORE_ABROAD = new RegExp(
  `(?<=(?<!\\p{L})(?:in|à|a|en|em|i|te) )(${NAME})(?= (?:pour|für|per|para|voor|för|for|bei|chez|hos|bij|na|no|en|em) ${ABROAD})`,
  'gu',
);
/** `is at a company in Point Fortin`, `with a retailer, out at Ystrad`. */
const BEHIND = new RegExp(
  `(?<=(?<!\\p{L})(?:at|with|for|from|joined|left|by|in) ${ENGLISH}(?: (?:now|today|just now|at present|since (?:19|20)\\d\\d))?,? (?:(?:out|over|up|down|based|mostly) )?(?:in|at|near) )(${NAME})(?![\\p{L}])`,
  'gu',
);
/** A town of so many people tells no house, in English texts and in others. */
const LEAST = { en: 50_000, other: 100_000 } as const;
const MANY = 100_000;
const isTownOfMany = (name: string, least: number): boolean => {
  const place = placeNamed(fold(name), 'AU');
  if (place?.kind !== 'city' || place.population < least) return false;
  // A part of a town tells as much as a small one: `in Neukölln`.
  return place.population < MANY || isLargeTown(name);
};

/** What somebody would like is no place of work. */
const WISH =
  /(?<!\p{L})(?:wants?|would|wish(?:es)?|looks?|looking|seek(?:s|ing)?|open to|prefers?|ideally|hopes?|dreams?|möchte|sucht|will|souhaite|cherche|voudrait|busca|quiere|quer|procura|cerca|vorrebbe|zoekt|wil|vill|söker)(?!\p{L})[^.;!?]*$/iu;

/** A word of words: `im Drei-Schicht-Betrieb`. */
const isCompound = (name: string): boolean => {
  const parts = name.split('-');
  return (
    parts.length > 1 && parts.every((part) => isNounOf('de', part) || isWordOf('de', part.toLowerCase()))
  );
};

/** What part of a house somebody is in, which German writes with a capital as well: `bei einem Unternehmen im Außendienst`. */
const isPartOfHouse = (text: string, name: string, start: number): boolean =>
  /(?<!\p{L})im $/u.test(text.slice(Math.max(0, start - 4), start)) &&
  readerOf(text) === 'de' &&
  (isNounOf('de', name) || isCompound(name)) &&
  placeNamed(fold(name), 'AU') === null;

/**
 * Small towns and sites beside what took the place of a house, by which those who know the trade tell it. A town of many people and a country
 * tell none, and where somebody would like to work is none.
 */
export const placesOfWorkIn = (text: string): UncertainOccurrence[] =>
  [BEHIND_ABROAD, BEFORE_ABROAD, BEHIND].flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: name = '', index }) => {
      const [first = ''] = name.split(' ');
      if (isLargeTown(name) || isLargeTown(first) || OF_FORMS.has(first.toLowerCase()) || OF_WORK.test(first))
        return [];
      if (isTownOfMany(name, pattern === BEHIND ? LEAST.en : LEAST.other)) return [];
      if (isRegion(fold(name)) || termsOf(name, []).length > 0) return [];
      if (isPartOfHouse(text, name, index)) return [];
      if (WISH.test(text.slice(Math.max(0, index - 160), index))) return [];
      return [
        {
          start: index,
          end: index + name.length,
          reason: 'employer' as const,
          why: 'names where a house of theirs sits, which may tell it',
        },
      ];
    }),
  );
