import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { isNounOf, readerOf } from '../speech/readers.ts';
import { isListedHouse } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isPeople } from './other-senses.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isPlaceName } from './reading.ts';
import { coverOf, type Edit } from './spans.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

// What a house makes or runs under a name of its own tells the house to those of the trade. Only a sentence that ties a name or a code to work at a house that is taken out, or the next one, is read so.

const WORD = '\\p{Lu}[\\p{L}\\p{M}\\p{N}’]*(?:-[\\p{L}\\p{N}]+)*';
/** Letters and figures: `F-110`, `CP4`, `E195-E2`. */
const CODE = '\\p{Lu}{1,4}-?\\d{1,4}[A-Z]?(?:-\\p{Lu}?\\d{1,2})?';
const NAMED = `(?:${WORD}(?: (?:${WORD}|\\d{1,3})){0,2})`;
const END = '(?![\\p{L}\\p{N}-])';
const THE =
  "(?:the|die|der|das|den|dem|les?|la|l[’']|du|des|los|las|el|il|lo|gli|i|del|della|dei|de|het|o|a|os|as|do|da|dos|das) ?";

/** A small letter before a capital: `eShop`. */
const CAMEL = `[a-z]\\p{Lu}\\p{Ll}{2,}`;

/** What kind of thing it is, before its name, in the languages that are read. */
const KIND_BEFORE =
  '(?:(?:of (?:the )?|van het |vom |des |de |del |do )?(?:type|Typs?|tipo|typu)|model|[Mm]odell|modèle|modelo|modello|[Bb]aureihe|gamme|gama|gamma|linea|línea|linha|lini[aąię]|lijn|robots?|fregat(?:as?|es?|y)|fragatas?|frégates?|fregate|centrum logistyczne|uruchomiła? centrum)';
/** The same behind it in English. */
const KIND_BEHIND =
  '(?:(?:home|main|pilot|new|old|next) )?(?:frigates?|destroyers?|submarines?|corvettes?|ferries|vessels?|engines?|pumps?|turbines?|robots?|drones?|jets?|trucks?|tractors?|harvesters?|phones?|handsets?|consoles?|chips?|wafers?|injectors?|gearboxes|line|lines|range|menu|app|launch|relaunch|platform|production line|plant|family|series)';
/** What somebody does to the things of their house, right before the article. */
const DOES =
  '(?:launch(?:ed|es|ing)?|relaunch(?:ed|es)?|buil[dt]s?|building|rebuil[dt]s?|designed|redesigned|shipped|assembled|invented|prototyped|developed|brewed|baked|welded|priced|branded|marketed|packaged|filled|rolled out|ramped(?: up)?|scaled|worked on|works on|work on|product owner of|in charge of|responsible for|(?:inspection|customers|clients|people|engineers|quality|test(?:s|ing)?|work|welds?|yield) (?:on|for|of))';
const DOES_ABROAD =
  '(?:entwickelte|baute|prüfte|montierte|fertigte|verkaufte|betreute|lanzó|desarrolló|construyó|soldó|montó|bloque \\d+ de|ha lanciato|lanciò|ha sviluppato|sviluppò|a lancé|a développé|a conçu|lançou|desenvolveu|lanceerde|ontwikkelde|bouwde|verkocht|plaatste|uruchomiła?|wprowadziła?|lanserade|utvecklade|lancerede|udviklede)';
const GOES_ON =
  '(?=[.,;:)!?]|$|\\n| (?:and|or|und|oder|et|y|e|en|och|og|i|in|at|for|from|on|to|with|by|across|which|that|when|während|dans|pour|nei|nel|na|no|w|op|voor|was|were)(?!\\p{L}))';

const FRAMES: readonly RegExp[] = [
  // `robots van het type Astronaut`, `la linea Common Rail`
  `(?<=(?<!\\p{L})${KIND_BEFORE} ["“„«]?)(${NAMED}|${CODE})${END}`,
  // `the F-110 frigates`, `the Common Rail line`
  `(?<=(?<!\\p{L})the )(${NAMED}|${CODE})(?= ${KIND_BEHIND}(?!\\p{L}))`,
  // `die CP4-Pumpe`, `der Common-Rail-Linie`
  `(?<=(?<!\\p{L})(?:die|der|das|den|dem|des) )((?:\\p{Lu}[\\p{L}\\p{N}]*)(?:-\\p{Lu}[\\p{L}\\p{N}]*){0,2})(?=-(?:Pumpen?|Linie|Reihe|Baureihe|Motor(?:en|s)?|Roboters?|Fertigung|Plattform|App|Fregatten?|Werk|Konsole|Serie|Modell)(?!\\p{L}))`,
  // `launched the Meadow Fresh`, `rebuilt the eShop`
  `(?<=(?<!\\p{L})${DOES} (?:the )?)(${CAMEL}|${NAMED})${GOES_ON}`,
  `(?<=(?<!\\p{L})${DOES_ABROAD}(?: \\p{L}+){0,3}?(?: (?:für|an|am|de|di|van|voor|aan|sur|en|na))? ${THE})(${CAMEL}|${NAMED})${GOES_ON}`,
  // `where the Steak Bake was his to keep`
  `(?<=(?<!\\p{L})(?:where|and|,) the )(${WORD} ${WORD}) (?=(?:was|is|were|are) (?:his|hers|theirs|mine)(?!\\p{L}))`,
].map((frame) => new RegExp(frame, 'gu'));
/** `en el bloque 240 de las F-110`, `with the Astronaut A5`: a code behind an article alone. */
const BEHIND_ARTICLE = new RegExp(`(?<=(?<!\\p{L})${THE})((?:\\p{Lu}\\p{Ll}{3,} )?${CODE})${END}`, 'gu');
/** Where nothing else stands, whatever the letters say elsewhere. */
const SURE: readonly RegExp[] = [
  // `now standard on N3`, `in Fab 18`
  `(?<=(?<!\\p{L})(?:standard|yields?|ramp|ramped|production|live|defects?|in volume) (?:on|in|for|at) )(${CODE})${END}`,
  `(?<=(?<!\\p{L})(?:[Ii]n|[Aa]t|[Ff]rom|[Tt]o|[Oo]f|[Ii]nto) (?:the )?)((?:Fab|Gigafactory|Megafab) \\p{Lu}?\\d{0,2}\\p{L}*)${END}`,
].map((frame) => new RegExp(frame, 'gu'));

/** Steps of a language, licences to drive, roads, sizes of paper and forms of the tax, which are of everybody. */
const OF_ALL =
  /^(?:[A-E]-?\d{1,2}|P\d{2}D?|[A-DM]1?E|V\d{1,2}|[QH][1-4]|(?:AP|SS|SP|EN|ISO|DIN|BS|IP|IEC|ISCO|EQF|NVQ|T|W)-?\d+|ISO \d+|EN \d+|(?:COVID|G|AS|PS)-?\d+|[XSML]{1,3}|MS-?\d+|AZ-?\d+)$/u;
/** Roads, as they are numbered across Europe. */
const ROAD = /^(?:[ABDEKLMNRSV]|AP|SS|SP|EX)-?\d{1,4}$/u;
/** What no house makes: bodies, papers, courses, seas. */
const NO_PRODUCT =
  /(?<!\p{L})(?:Court|Committee|Commission|Council|Union|Ministry|Parliament|Prize|Awards?|Act|Treaty|Directive|Agreement|Accord|Fund|Sea|Ocean|River|Mountains?|Islands?|Desert|Street|Road|Bridge|Tunnel|Airport|Station|Cathedral|Church|Museum|Cup|League|Games|Olympics?|Method|Model|Matrix|Canvas|Framework|Scorecard|Middle|Baltic|Nordic|European|Latin|Asian|African|Iberian|Christmas|Easter|Ramadan|Six|Kaizen|Kanban|Scrum|DevOps|I|Mr|Mrs|Ms|Dr)(?!\p{L})/u;
const CAMEL_OF_ALL =
  /^(?:e(?:Commerce|Learning|Mail|Procurement|Health|Government|Bikes?|Mobility|Invoicing|Sports?)|mRNA|iOS)$/u;

const WHY = 'is told as what a house of theirs makes or runs, and may tell it';

interface Stretch {
  start: number;
  end: number;
}

/** The sentences in which a house was taken out, each with the one behind it. */
function besideHouses(text: string, hidden: readonly Pick<Edit, 'start' | 'end' | 'reason'>[]): Stretch[] {
  const ends = matchesOf(/[.!?](?=\s+\p{Lu})|\n|$/gu, text).map(({ index }) => index);
  return hidden
    .filter(({ reason }) => reason === 'employer')
    .map(({ start, end }) => {
      const at = ends.findIndex((one) => one >= end);
      const next = ends[at + 1] ?? text.length;
      const from = ends.findLast((one) => one < start) ?? 0;
      return { start: from, end: at < 0 ? text.length : next };
    });
}

const isNoProduct = (said: string): boolean => {
  const words = said.split(' ');
  const small = said.toLowerCase();
  return (
    OF_ALL.test(said) ||
    CAMEL_OF_ALL.test(said) ||
    NO_PRODUCT.test(said) ||
    OF_WORK.test(said) ||
    isListedHouse(said) ||
    isListedHouse(words[0] ?? '') ||
    ACRONYMS_OF_WORK.has(small) ||
    LETTERS_OF_FIELD.has(small) ||
    said.length < 2 ||
    isPlaceName(fold(small)) ||
    words.some(
      (word) => OF_FORMS.has(word.toLowerCase()) || isPeople(word) || isPlaceName(fold(word).toLowerCase()),
    )
  );
};

const isRole = (said: string): boolean => {
  const words = wordsOf(said).map(({ text }) => text);
  return roles().book.at(words, 0)?.length === words.length;
};

/** German writes each noun with a capital: `betreute die Kunden in Ulm`. */
const isGermanNoun = (text: string, said: string): boolean =>
  /^[\p{L} ]+$/u.test(said) &&
  !/^[a-z]/u.test(said) &&
  readerOf(text) === 'de' &&
  said.split(' ').every((word) => isNounOf('de', word));

const namedIn = (text: string, frames: readonly RegExp[]): (Stretch & { said: string })[] =>
  frames.flatMap((frame) =>
    matchesOf(frame, text).map(({ 1: said = '', index }) => ({
      said,
      start: index,
      end: index + said.length,
    })),
  );

/**
 * Names and codes of what a house that is taken out makes or runs, where its sentence or the next ties them to the work there by their form:
 * `robots van het type Astronaut`, `the F-110 frigates`, `rebuilt the eShop`. What the lexicon or the record knows is a tool.
 * @param hidden what of the text is taken out, as spans of it
 */
export function madeAtHousesIn(
  text: string,
  hidden: readonly Pick<Edit, 'start' | 'end' | 'reason'>[],
  terms: readonly string[],
): UncertainOccurrence[] {
  const near = besideHouses(text, hidden);
  if (near.length === 0) return [];
  const isNear = ({ start, end }: Stretch): boolean =>
    near.some((one) => one.start <= start && end <= one.end);
  const sure = namedIn(text, SURE).filter(isNear);
  const likely = [
    ...namedIn(text, FRAMES),
    ...namedIn(text, [BEHIND_ARTICLE]).filter(({ said }) => !ROAD.test(said)),
  ].filter((one) => isNear(one) && !isNoProduct(one.said) && !isGermanNoun(text, one.said));
  if (sure.length + likely.length === 0) return [];
  const known = termsOf(text, terms).filter(
    // Nobody works there with an astronaut: it is what something is called.
    ({ start, end }) => !isRole(text.slice(start, end)),
  );
  const isTool = (one: Stretch): boolean =>
    known.some(({ start, end }) => start <= one.start && one.start < end);
  const taken = coverOf(hidden);
  return [...sure, ...likely.filter((one) => !isTool(one))]
    .filter((one) => !taken.overlaps(one))
    .map(({ start, end }) => ({ start, end, reason: 'employer', why: WHY }));
}
