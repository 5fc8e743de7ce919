import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { isBentPlace } from './bent-places.ts';
import { isLargeTown } from './large-towns.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isRegion } from './reading.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

/** What stands in the place of a house, in any language. */
const TOKEN =
  "(?:[Aa]n? (?:[\\p{Ll}-]+ ){0,3}(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|insurer)|[Ee]in(?:em|er|es)? Unternehmens?|[Uu]ne entreprise|[Uu]na empresa|[Uu]ma empresa|[Uu]n['’]azienda|[Ee]en bedrijf|[Ee]tt företag|[Ee]t firma|\\[name removed\\])";
const WORD = "\\p{Lu}[\\p{L}\\p{M}\\p{N}’'-]{1,40}";
const NAME = `${WORD}(?: (?:(?:de|do|da|di|del|sur|on) )?${WORD}){0,2}`;

/** `a company (Bodyline, Horana)`: what is told of a house in brackets right behind it. */
const IN_BRACKETS = new RegExp(`(?<=${TOKEN} \\()([^()\\n]{2,60})(?=\\))`, 'gu');
/** A place behind a house in languages that are read by no list, or bent behind it: `w a company na Antoninku`, `A company Ruskossa`. */
const PLACE_BEHIND = new RegExp(
  `(?<=(?:[Aa]n? (?:[\\p{Ll}-]+ ){0,3}(?:company|bank|manufacturer|retailer|firm|consultancy)) (?:w|we|na|v|ve|vo|u|pri|kod|în|la|в|у|на|ve|ở|tại|di|på|i) )(${NAME})(?![\\p{L}])|(?<=(?:[Aa]n? (?:[\\p{Ll}-]+ ){0,3}(?:company|bank|manufacturer|retailer|firm|consultancy)) )(\\p{Lu}\\p{L}{2,30}(?:ssa|ssä|lla|llä|sta|stä|ban|ben|ban|nál|nél))(?![\\p{L}])`,
  'gu',
);
/** Where nobody is to know: `À Villeneuve on ne sait pas`, `Nobody in Ditzingen knows`. */
const NOBODY_KNOWS = new RegExp(
  `(?<=(?:^|[.;:!?\\n] ?)(?:In|At|À|A|Au|En|Em|Na|No|Bei|W|We|V|I|På|Te|Da|Dalla|Uit|Von|From) )(${NAME})(?= (?:nobody|no one|they (?:do not|don[’']t|must not|mustn[’']t|have no)|on ne (?:sait|doit)|personne ne|weiß (?:man|noch )?(?:keiner|niemand|nichts)?|niemand|weet (?:niemand|nog)|nadie|no saben|ninguém|não sabem|nessuno|non (?:lo )?sanno|non sa|nikt|nie wiedzą|ingen|vet ingen|ved ingen|nikdo)(?!\\p{L}))|(?<=(?<!\\p{L})(?:[Nn]obody|[Nn]o one|[Kk]einer|[Nn]iemand|[Nn]adie|[Nn]inguém|[Nn]essuno|[Nn]ikt|[Ii]ngen|[Pp]ersonne|[Nn]ikdo) (?:in|at|à|en|em|a|ad|na|w|we|i|på|te|v) )(${NAME})(?= (?:is |must |should |may |darf |soll |mag |ne |nie )?(?:to )?(?:knows?|weiß|weet|sabe|sa|wie|wiedzieć|vet|ved|sait|doit|ví|hear|erfahren|wissen|weten))`,
  'gu',
);
/** From where a house moved: `vor dem Umzug aus Töss`. */
const MOVED = new RegExp(
  `(?<=(?<!\\p{L})(?:Umzug|Auszug|Verlagerung|(?:the|its|their) (?:move|relocation)|déménagement|trasloco|traslado|mudanza|mudança|verhuizing|flytten|flytningen|przeprowadzk\\p{L}) (?:aus|von|from|out of|de|d[’']|da|di|desde|uit|från|fra|z) ?(?:the )?)(${NAME})(?![\\p{L}])`,
  'gu',
);
/** Under whom somebody was at a house: `Sous in einem Unternehmen unter Reitbauer`. */
const UNDER = new RegExp(
  `(?<=${TOKEN} (?:under|unter|sous|bajo|sotto|sob|onder|pod) (?:chef |Chef |coach |Professor |Prof\\. |Dr\\.? )?)(${NAME})(?=[.,;:)]|$| \\p{Ll})`,
  'gu',
);
/** Where somebody was, before for whom: `Ringhals with a company`, `Kusile for a company`. */
const BEFORE_HOUSE = new RegExp(`(?<=(?:^|[.;:!?\\n]) ?)(${NAME})(?= (?:with|for|under) ${TOKEN})`, 'gu');
/** A unit of a works by letters and a number: `shifted on BF4 at`. */
const UNIT = new RegExp(
  `(?<=(?<!\\p{L})(?:on|off|at|in) )(\\p{Lu}{1,3}\\d{1,2})(?= (?:at|in|for) ${TOKEN})`,
  'gu',
);
/** What somebody made, by its letters behind what it is: `fez o fato de banho LZR`, `registró la DM 46R18`. */
const MADE =
  /(?<=(?<!\p{L})(?:registr(?:ó|ou|ò)|patent(?:ó|ou|ò)|homolog(?:ó|ou|ò)|lanz(?:ó|ou)|lanç?ou|desenh(?:ó|ou)|fez|diseñó|creó|criou|(?:a )?(?:conçu|dessiné|lancé|breveté)|(?:ha )?(?:progettato|sviluppato|brevettato|disegnato)|entwickelte|konstruierte|entwarf|ontwierp|ontwikkelde|designed|developed|bred|patented) (?:o|a|la|el|le|il|lo|the|de|den|die|das|het|un|une|una|um|uma) (?:\p{Ll}[\p{L}-]* (?:(?:de|d[’']|da|do|di) ?)?){0,5})(\p{Lu}{2,5}(?:[ -]?\d[\p{Lu}\d]{0,6})?)(?![\p{L}\d])/gu;

const KIND =
  'Court|House|Tower|Towers|Wharf|Place|Plaza|Gate|Mills?|Works|Yard|Dock|Docks|Quay|Lodge|Hall|Manor|Point|Square|Power Station|Terminal|Depot|Campus|Building|Arena|Stadium|Gardens|Grange|Hill';
const PART_OF =
  'finance|branch|job|office|site|project|scheme|refurb\\p{L}*|fit-?out|team|desk|store|clinic|ward|plant|contract|phase|dig|kitchen|payroll|crew|reception|development|build|extension|upgrade|shutdown|outage|depot|staff|shop|lab|conversion|restoration|account|accounts|switchboard|canteen|control room';
/** Buildings and works by a name of their own with what somebody did there: `ran Clearwater Court finance`. */
const BUILDING = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:${WORD} ){1,2}(?:${KIND}))(?= (?:${PART_OF})(?!\\p{L}))`,
  'gu',
);
/** Kinds of buildings that any town has. */
const ANY_TOWN =
  /^(?:The |A |An |Your |Our |His |Her |Their )?(?:High|Crown|Supreme|Federal|County|District|Magistrates|Opera|Town|City|White|Open|Full|Public|Data|Call|Business|Science|National|Central|Train|Bus|Police|Fire|Service|Petrol|Space|Head|Child|Day|Health|Shopping|Garden|Contact|Test|Times|Industrial|Tech|Technology|Retail|Car|Front|Back|Safe|Ware|Nursing|Care|Village|Concert|Sports|Main) /u;

const isLetters = (word: string): boolean => /^[\p{Lu}\p{N}]+$/u.test(word);

/** Whether a word or two are what nobody tells a house by: words, places of many, terms, letters that say something at work. */
function isPlain(text: string, name: string): boolean {
  const reader = readerOf(text);
  const words = name.split(' ');
  const isSaid = (word: string): boolean => {
    // `They're with a company`
    const small = word.toLowerCase().replace(/[’'](?:s|re|ve|ll|d|m|t)$/u, '');
    if (OF_FORMS.has(small) || OF_WORK.test(word) || isInDictionary(small)) return true;
    if (isLetters(word)) return word.length < 2 || ACRONYMS_OF_WORK.has(small) || LETTERS_OF_FIELD.has(small);
    return reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, word));
  };
  return words.every(isSaid) || isLargeTown(name) || isRegion(fold(name)) || termsOf(name, []).length > 0;
}

/** The ending of a town in Finnish or Hungarian. */
const CASE = /(?:ssa|ssä|lla|llä|sta|stä|ban|ben|nál|nél)$/u;

/** Whether a place in a case is a town of many people: `Tampereella`, `w Krakowie`. */
function isLargeBent(name: string): boolean {
  if (!CASE.test(name)) return isBentPlace(name);
  const stem = name.replace(CASE, '');
  return [stem, stem.slice(0, -1), stem.replace(/ngi?$/u, 'nki'), stem.replace(/(?=u$)/u, 'k')].some(
    isLargeTown,
  );
}

const WHY = 'stands beside a house of theirs, and may tell it';
type Found = { start: number; end: number };
const placesOf = (pattern: RegExp, text: string, is: (name: string) => boolean): Found[] =>
  matchesOf(pattern, text).flatMap(({ 0: name, index }) =>
    is(name) ? [{ start: index, end: index + name.length }] : [],
  );

/**
 * Names beside what took the place of a house, by which those who know the trade tell it: what stands in brackets behind it, its place in
 * languages that are read by no list, where nobody is to know, its units and buildings, and what somebody made there.
 */
export function besideHousesIn(text: string): UncertainOccurrence[] {
  const inBrackets = matchesOf(IN_BRACKETS, text).flatMap(({ 0: said, index }) =>
    placesOf(new RegExp(NAME, 'gu'), said, (name) => !isPlain(text, name)).map(({ start, end }) => ({
      start: index + start,
      end: index + end,
    })),
  );
  const behind = placesOf(
    PLACE_BEHIND,
    text,
    (name) => !isLetters(name) && !isPlain(text, name) && !isLargeBent(name),
  );
  const told = [NOBODY_KNOWS, MOVED].flatMap((pattern) =>
    placesOf(pattern, text, (name) => !isLargeTown(name) && !isRegion(fold(name)) && !isLetters(name)),
  );
  const before = placesOf(
    BEFORE_HOUSE,
    text,
    // `Locumed for a company`: a verb, whether a list has it or not.
    (name) =>
      !isLetters(name) &&
      !isPlain(text, name) &&
      !/^\p{Lu}\p{Ll}{2,}ed$/u.test(name) &&
      !isKnownGiven(name.split(' ')[0] ?? ''),
  );
  const under = placesOf(
    UNDER,
    text,
    (name) => isKnownGiven(name.split(' ')[0] ?? '') || !isPlain(text, name),
  );
  const made = [UNIT, MADE].flatMap((pattern) =>
    placesOf(pattern, text, (name) => !isPlain(text, name) && termsOf(name, []).length === 0),
  );
  const built = placesOf(BUILDING, text, (name) => !ANY_TOWN.test(name) && !isRegion(fold(name)));
  return [...inBrackets, ...behind, ...before, ...told, ...under, ...made, ...built].map((one) => ({
    ...one,
    reason: 'employer',
    why: WHY,
  }));
}
