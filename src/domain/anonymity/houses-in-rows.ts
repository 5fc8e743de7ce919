import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isNounOf, readerOf } from '../speech/readers.ts';
import { companyAliases } from './companies.ts';
import { isListedHouse, KNOWN_BY_WORD, LISTED_WHY } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

// `B.H.P.` with its last stop, `J.P. Morgan`.
const INITIALS = String.raw`(?:\p{Lu}\.){2,5}(?: \p{Lu}[\p{L}\p{M}&’'-]+)?`;
const HOUSE = String.raw`(?:${INITIALS}|(?:[Ee]x-)?(?!(?:A|An|The|I|He|She|They|We|It)(?!\p{L}))\p{Lu}[\p{L}\p{M}\p{N}&’'.+-]*(?<![.’'])(?: (?:(?:of|and|&|de|und|et) )?(?!\p{Lu}\.\p{Lu})\p{Lu}[\p{L}\p{M}\p{N}&’'+-]*){0,3})`;
/** What stands already in the place of a house. */
const TOKEN =
  "(?:(?:[Aa]n?|[Tt]he) (?:[\\p{Ll}-]+ ){0,3}(?:company|firm|provider|practice|group|bank|retailer|manufacturer|consultancy|operator|agency|organisation|body|university|college|insurer)|(?:ein(?:em?|er|es)?|une?|un[’']|una|uma?|en|ett|een) (?:Unternehmens?|entreprise|empresa|azienda|bedrijf|företag)|\\[name removed\\])";
const ITEM = `(?:${TOKEN}|${HOUSE})`;
const NEXT =
  '(?:,? ?(?:and|or|und|oder|et|ou|y|e|o|en|of|och|eller|og|&) (?:(?:then|later|now|before that|danach|puis|luego|poi|daarna|sedan) )?(?:at |bei |chez |en |in |bij |hos |with )?|, (?:(?:then|later|now|before that|danach|puis|luego|poi|daarna|sedan) )?(?:at |bei |chez |en |in |bij |hos |with )?|/| / )(?:the |la |el |le |die |der |das |den |de |na |no |da |do |alla |in |en |em )?';
const ROW = `${ITEM}(?:${NEXT}${ITEM}){0,9}`;
const ARTICLE = "(?:the |la |el |le |die |der |das |dem |den |de |l[’'])?";

/** Where only houses stand in which somebody was; one alone goes there as well. */
const SURE = [
  '(?:(?:^|[.;:(\\n•·–—-] ?|, ?|(?<!\\p{L})(?:is|an?|are|all|both|and|come|comes) )[Ee]x[ -]?)',
  '(?<!\\p{L})(?:[Ff]ormerly|[Pp]reviously|[Pp]rev\\.?|[Ff]ormer(?: employers?)?:?|[Pp]ast (?:employers?|roles?):?|[Ee]mployers?(?: include[sd]?)?:?|[Ee]mployers are|[Ee]mployed by|[Pp]revious employers?(?: are| were| include[sd]?)?:?)(?: at| with| of| by)? ',
  '(?<!\\p{L})(?:[Ww]ork(?:s|ed|ing)|[Cc]onsult(?:s|ed|ing)|[Tt]emped|[Tt]emping|[Cc]ontract(?:s|ed|ing)|[Ii]nterned|[Ff]reelanced|[Aa]rticled|[Aa]pprenticed|[Tt]rained|[Qq]ualified|[Ss]erved|[Ss]tarted(?: out)?|[Bb]egan|[Rr]ose)(?: [\\p{Ll}-]+){0,4} (?:at|with) ',
  '(?<!\\p{L})(?:[Ww]ork(?:s|ed|ing)|[Cc]onsult(?:s|ed|ing)|[Tt]emped|[Cc]ontract(?:s|ed)|[Ff]reelanced) for ',
  '(?<!\\p{L})(?:[Jj]oin(?:s|ed|ing)|[Ll]eft|[Ll]eaving|[Qq]uit) ',
  '(?<!\\p{L})(?:[Yy]ears?|[Mm]onths?|[Tt]ime|[Ss]tints?|[Ss]pells?|[Rr]oles?|[Pp]ositions?|[Pp]osts?|[Jj]obs?|[Bb]ackground|[Cc]areer|[Tt]enures?|[Ii]nternships?|[Ss]econdments?|[Pp]lacements?|[Tt]raining|[Aa]rticles|[Cc]ontracts?|[Gg]igs?|[Ss]hifts)(?: [\\p{Ll}-]+){0,3} (?:at|with|from|across|between) ',
  '(?<!\\p{L})[Ee]xperience(?: gained)? (?:at|from|inside) ',
  '(?<!\\p{L})(?:career|CV|cv|résumé|resume|history|background|path)(?: (?:so far|to date))? (?:spans|covers|includes|takes in|took in|reads|runs(?: from)?|goes from|is|was)(?: through)?:? ',
  '(?<!\\p{L})(?:[Bb]eim?|[Zz]uvor(?: bei)?|[Ff]rüher(?: bei)?|[Dd]avor(?: bei)?|[Ee]hemals(?: bei)?|[Ss]tationen(?: waren)?:?|[Ss]tationen bei) ',
  "(?<!\\p{L})(?:[Cc]hez|[Pp]assée? (?:par|chez)|[Aa]nciennement(?: chez)?|[Aa]ncienne? d[e’'] ?|[Aa]uparavant(?: chez)?) ",
  '(?<!\\p{L})(?:[Tt]rabaj(?:ó|ado|aba|a|é|ando)|[Pp]asó|[Ee]stuvo|[Ee]tapas?|[Aa]ños|[Ee]xperiencia|[Pp]aso|[Tt]rabalh(?:ou|a|ei|ava|ando)|[Pp]assou|[Ee]steve|[Aa]nos|[Ee]xperiência|[Pp]assagens?|[Hh]a lavorato|[Ll]avor(?:a|ato|ava)|[Aa]nni|[Ee]sperienz[ae]|[Ss]tat[ao])(?: \\p{Ll}+){0,3} (?:en|por|em|na|no|pela|pelo|in|da|presso|alla|a) ',
  '(?<!\\p{L})(?:[Pp]resso|[Bb]ij|[Hh]os|[Gg]ewerkt (?:bij|voor)|[Jj]obbat (?:på|hos|för)|[Jj]obbet (?:i|hos|for)|[Aa]rbejdet (?:i|hos|for)|[Tt]idigare(?: på| hos)?|[Tt]idligere(?: i| hos)?) ',
];
const FRAMED = new RegExp(`(?<=${SURE.map((one) => `(?:${one}${ARTICLE})`).join('|')})(${ROW})`, 'gu');
/** Where somebody was, unless what they are good at stands there: a row of two or more. */
const AT = new RegExp(
  `(?<=(?<!(?:[Gg]ood|[Gg]reat|[Ss]trong|[Ss]killed|[Aa]dept|[Ee]xpert|[Bb]etter|[Bb]est|[Hh]andy|[Ee]xcellent|[Qq]uick|[Ss]old|[Aa]imed|[Pp]roficient) )(?<!\\p{L})[Aa]t ${ARTICLE})(${ITEM}(?:${NEXT}${ITEM}){1,9})`,
  'gu',
);
/** Before what says that somebody comes from there: `a Deloitte and KPMG background`, `EY- and PwC-trained`. */
const COMES_FROM = new RegExp(
  `(?<![\\p{L}\\p{N}])(${ITEM}-?(?:${NEXT}${ITEM}-?){0,5})(?=[ -](?:trained|background|alum(?:n[aiu]e?s?)?|veteran|pedigree|stints?|years|days|alumni|on (?:the|his|her|their|my) (?:CV|résumé|resume)|behind (?:him|her|them))(?!\\p{L}))`,
  'gu',
);
/** A row that is all of a sentence or of a line, or stands behind a label of its own. */
const ALONE = new RegExp(
  `(?<=(?:^|[.;!?]\\s{1,2}|\\n|: ?|\\())(${ITEM}(?:${NEXT}${ITEM}){1,9})(?=[.;)\\n]|$)`,
  'gu',
);

const ONE = new RegExp(`(${TOKEN})|(${HOUSE})`, 'gu');
const isToken = (said: string): boolean => new RegExp(`^${TOKEN}$`, 'u').test(said);

interface Place {
  start: number;
  end: number;
}

interface Item extends Place {
  name: string;
  isListed: boolean;
}

/** A listed name as one house, or the first part of it: `Deloitte Leeds`. */
function itemsOf(row: string, from: number): Item[] {
  return matchesOf(ONE, row).flatMap(({ 0: said, index }): Item[] => {
    if (isToken(said))
      return [{ start: from + index, end: from + index + said.length, name: said, isListed: true }];
    const cut = /^[Ee]x-/u.exec(said)?.[0].length ?? 0;
    const name = said.slice(cut).replace(/[’']s$|-$/u, '');
    const start = from + index + cut;
    const joined = splitOf(name);
    return joined.map(({ at, said: one }) => ({
      start: start + at,
      end: start + at + one.length,
      name: one,
      isListed: isListedHouse(one) || KNOWN_BY_WORD.has(one),
    }));
  });
}

/** `Deloitte and KPMG` is two houses, `Marks and Spencer` one. */
function splitOf(name: string): { at: number; said: string }[] {
  const joint = / (?:and|&|und|et) /u.exec(name);
  if (joint === null || companyAliases(name).length > 0) return [{ at: 0, said: name }];
  const first = name.slice(0, joint.index);
  const at = joint.index + joint[0].length;
  const rest = name.slice(at);
  if (isListedHouse(name) && !(isListedHouse(first) && isListedHouse(rest))) return [{ at: 0, said: name }];
  return [{ at: 0, said: first }, ...splitOf(rest).map((one) => ({ ...one, at: at + one.at }))];
}

/** What may stand in a row of houses and is none: a place, a word of work, letters that say something. */
function isOther({ name }: Item): boolean {
  const words = name.split(' ');
  return (
    isPlaceName(fold(name)) ||
    placeNamed(fold(name), 'AU') !== null ||
    words.every((word) => {
      const small = word.toLowerCase();
      return (
        /^\p{Lu}{1,6}\d*$/u.test(word) ||
        OF_FORMS.has(small) ||
        OF_WORK.test(word) ||
        ACRONYMS_OF_WORK.has(small) ||
        LETTERS_OF_FIELD.has(small) ||
        isInDictionary(small)
      );
    })
  );
}

/**
 * The houses of a row in which the text says somebody was, where the lists know one of them: `Ex Deloitte, KPMG and EY`. A name that no list has
 * goes with the others of its row; towns, tools and papers stay.
 * @param terms what the person is recorded as able to do
 */
export function houseRowsIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const rows = [
    ...rowsBy(FRAMED, text, 1),
    ...rowsBy(AT, text, 2),
    ...rowsBy(COMES_FROM, text, 1).filter((items) => !items.every(({ name }) => KNOWN_BY_WORD.has(name))),
    // What nothing governs is a row of houses where all of it are listed, and not of tools.
    ...rowsBy(ALONE, text, 2).filter((items) => items.every(({ isListed }) => isListed)),
  ];
  if (rows.length === 0) return [];
  const known = termsOf(text, terms);
  // `danach Linie 3`: in German each noun has a capital.
  const isGerman = readerOf(text) === 'de';
  const isNoun = ({ name }: Item): boolean => isGerman && isNounOf('de', name);
  const isTerm = (one: Place): boolean => known.some(({ start, end }) => start < one.end && one.start < end);
  return rows.flatMap((items) => {
    const houses = items.filter((one) => one.isListed && (!isTerm(one) || isToken(one.name)));
    if (houses.length === 0) return [];
    const isSureRow =
      houses.length > 1 || items.length === 1 || !houses.every(({ name }) => KNOWN_BY_WORD.has(name));
    if (!isSureRow) return [];
    return items
      .filter((one) => !isToken(one.name))
      .filter((one) =>
        one.isListed ? !(isTerm(one) && houses.length < 2) : !isTerm(one) && !isOther(one) && !isNoun(one),
      )
      .map(({ start, end, isListed }) => ({
        start,
        end,
        reason: 'employer' as const,
        why: isListed ? LISTED_WHY : 'stands in a row of employers that the record does not name',
      }));
  });
}

function rowsBy(pattern: RegExp, text: string, least: number): Item[][] {
  return matchesOf(pattern, text).flatMap(({ 1: row = '', index }) => {
    const items = itemsOf(row, index);
    return items.length < least ? [] : [items];
  });
}
