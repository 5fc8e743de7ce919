import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { readerOf } from '../speech/readers.ts';
import { wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence } from './spans.ts';
import { SUBJECTS } from './subjects-learned.ts';
import { ACRONYMS_OF_WORK, GENERIC, LETTERS_OF_FIELD } from './words.ts';

const UNIVERSITY =
  /(?<!\p{L})(?:univ\p{L}*|uniwersytet\p{L}*|sveučilište|háskól\p{L}*|egyetem|yliopisto|ülikool|universitas|unibersidad)(?!\p{L})/iu;
const LINKING = /^(?:of|the|for|in|at|on|de|du|di|da|do|del|dos|des|la|le|los|las|i|í|u|v|w|and|y|e|z)$/u;
const PAPER = `(?:${SUBJECTS}|MBA|EMBA|BSc|BA|BCom|BComm|BBA|BEng|BE|BTech|B\\.?Tech|LLB|LLM|MSc|MA|MEng|MPhil|PhD|MD|JD|PGDM|degree|diploma|grads?|graduate|alum\\p{L}*|honours|finance|business|law|nursing|engineering|economics|accounting|commerce|mechanical|electrical|civil|computer science|marketing|medicine|pharmacy|architecture|psychology|history|physics|chemistry|maths|biology)`;
/** What a school made of somebody, right behind it, and where somebody learned: `UI trained`, `a nurse who qualified at UI`. */
const MADE_THERE = '(?:trained|educated|schooled|qualified|taught|pass[ -]?out|passed out)';
const LEARNED_AT =
  '(?:(?:[Dd]egree|[Dd]iploma|[Hh]onours|BSc|BA|BEng|LLB|MSc|MA|MBA|PhD|[Gg]rad(?:uate|uated)?|[Aa]lum(?:na|nus|ni)|[Tt]rained|[Qq]ualified|[Ss]tudied|[Rr]ead \\p{Ll}+|[Ee]ducated) (?:at|from)|(?:[Gg]rad(?:uate)?|[Aa]lum(?:na|nus|ni)) of)';

const isTaken = (letters: string): boolean => {
  const small = letters.toLowerCase();
  return (
    ACRONYMS_OF_WORK.has(small) ||
    LETTERS_OF_FIELD.has(small) ||
    isInDictionary(small) ||
    /^(?:usa|usd|ups|uat|url|utc|uae|uk|un|uno|usb|usp|uni|unicef|unix|unit|unite|unity)$/.test(small)
  );
};

/** Towns and other own words in the name of a university. */
const ownOf = (name: string): string[] =>
  name
    .split(/[\s,()–-]+/u)
    .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !UNIVERSITY.test(word) && !GENERIC.has(fold(word)));

/**
 * Letters by which a university is called after its town, in capitals: `UMA` of the Universidad de Málaga, `UGR`, `UNIZAR`; with a small
 * letter behind: `UniBo`.
 */
export function universityLetters(name: string): string[] {
  if (!UNIVERSITY.test(name)) return [];
  const [town = '', second = ''] = ownOf(name).map((word) => wordsOf(word).join(''));
  if (town.length < 3) return [];
  const bones = town.charAt(0) + town.slice(1).replace(/[aeiou]/g, '');
  const cuts = [town.slice(0, 2), town.slice(0, 3), town.slice(0, 4), bones.slice(0, 2), bones.slice(0, 3)];
  const isEnglish = /university/iu.test(name);
  return [
    ...new Set(
      cuts.flatMap((cut) => [
        // In English such letters are those of its words.
        ...(isEnglish ? [] : [`u${cut}`]),
        `uni${cut}`,
        // `UNIMORE` of Modena and Reggio Emilia.
        ...(second === '' ? [] : [`uni${cut}${second.slice(0, 2)}`]),
      ]),
    ),
  ].filter((letters) => letters.length > 2 && letters.length < 8 && !isTaken(letters));
}

/** Where somebody learned in other languages: `Química por la US`, `laurea alla UP`. What is learned stands before it, or the joint is said of papers alone. */
const LEARNED_ABROAD =
  "(?:(?:[Gg]rado|[Ll]icenciad[oa]|[Ll]icenciatura|[Mm]áster|[Dd]octorad[oa]|[Dd]octora?|[Ii]ngenier[oa]|[Tt]itulad[oa]|[Gg]raduad[oa]|[Dd]iplomad[oa]|[Ee]gresad[oa]|[Ff]ormad[oa]|[Gg]raduação|[Mm]estrado|[Mm]estre|[Bb]acharel)(?: (?:en|em|de|y|e|\\p{L}{4,})){0,4}(?:,? (?:19|20)\\d\\d,?)? (?:de la|da|na|en la)|\\p{Lu}\\p{Ll}{3,}(?: (?:en|em|de|y|e|\\p{L}{4,})){0,4}(?:,? (?:19|20)\\d\\d,?)? (?:por la|por el|pela|pelo)|(?:[Ee]stud\\p{L}+|[Cc]arrera|[Mm]atriculad[oa]|[Cc]ursou?|[Cc]urs[aó]|[Ll]aureat[oa]|[Ll]aurea|[Dd]iplôm\\p{L}+|[Ll]icence|[Mm]aster|[Bb]achelor|[Dd]iplom|[Ss]tudium|[Aa]bschluss|[Pp]romoviert|[Ss]tud(?:iert|eerde|erade))(?: [\\p{L}-]+){0,4} (?:en la|en el|na|no|alla|al|presso la|à la|à l['’]|de l['’]|an der|von der|bei der|aan de|på|vid))";

/** Letters by which universities of the north are called, with a capital, whatever they say elsewhere: `Mau` of Malmö universitet. */
export function northernLetters(name: string): string[] {
  const [town = ''] = ownOf(name).map((word) => wordsOf(word).join(''));
  return town.length > 2 && /(?<!\p{L})universitet(?:et)?$/iu.test(name.trim())
    ? [`${town.slice(0, 2)}u`]
    : [];
}

/** Finds two letters of a school beside what was learned there: `DU MBA`, `RU, business degree`, `SQU mechanical`. */
export function twoLettersFinder(name: string): Find | undefined {
  const words = wordsOf(name).filter((word) => !LINKING.test(word));
  const letters = words.map((word) => word.charAt(0).toUpperCase());
  const towns = ownOf(name).map((word) => (wordsOf(word)[0] ?? '').charAt(0).toUpperCase());
  const all = new Set([
    ...(letters.length === 2 ? [letters.join(''), letters.toReversed().join('')] : []),
    // `NP` of Ngee Ann Polytechnic: the first word and the kind.
    ...(letters.length === 3 ? [`${letters[0] ?? ''}${letters[2] ?? ''}`] : []),
    ...(UNIVERSITY.test(name) ? towns.flatMap((town) => [`${town}U`, `U${town}`]) : []),
  ]);
  const some = [...all].filter((one) => /^[A-Z]{2}$/.test(one));
  if (some.length === 0) return undefined;
  const two = `(?<![\\p{L}\\p{N}&./-])(?:${some.join('|')})`;
  const said = new RegExp(
    `${two}(?=(?:,| \\(|:)? (?:\\p{Ll}+ ){0,2}${PAPER}(?!\\p{L})|[ -]${MADE_THERE}(?!\\p{L}))|(?<=(?<!\\p{L})${LEARNED_AT} )${two}(?![\\p{L}\\p{N}&/-])|(?<=(?<!\\p{L})${LEARNED_ABROAD} ?)${two}(?![\\p{L}\\p{N}&/-])`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** A kind of house that closes a word of several: `Hanzehogeschool`, `Quirónsalud`, `Handelsbanken`. */
const KIND_AT_END =
  /^(\p{Lu}\p{L}{3,}?)(?:hogeschool|hochschule|universität|universiteit|universitet|universitetet|högskolan?|høgskolen?|skolan?|skolen|bank|banken|werke|kliniken|klinikum|spital|krankenhaus|ziekenhuis|sjukhus(?:et)?|salud|farma|pharma|gruppe|gruppen|konzernen|verlag|bau|brauerei|brouwerij|bryggeri|forsikring|försäkring|versicherung(?:en)?|verzekeringen|bolaget|kraft|energi|energie|foods?|logistics?|logistik)$/u;

/** The own part of a name that is joined to its kind: `Hanze`, `Quirón`. */
export function beforeKind(name: string): string[] {
  return name
    .split(/\s+/u)
    .slice(0, 2)
    .flatMap((word) => KIND_AT_END.exec(word)?.[1]?.replace(/(?<=\p{L}{4})s$/u, '') ?? [])
    .filter((own) => {
      const small = wordsOf(own).join('');
      return !isInDictionary(small) && !isPlaceName(small) && !GENERIC.has(small);
    });
}

/** A short own part before its kind, which is no word: `Nu` of Nubank. */
export function shortBeforeKind(name: string): string[] {
  const own = /^(\p{Lu}\p{Ll}{1,2})(?:bank|pay|air|tel|net|soft|tech|mart|shop|gas|med|labs?|jet|hub)$/u.exec(
    name,
  )?.[1];
  return own === undefined
    ? []
    : [wordsOf(own).join('')].filter((one) => !isInDictionary(one) && !isPlaceName(one));
}

/** What a school of several parts is called by: `Prirodoslovno-matematički fakultet` of a university. */
export function partsOf(name: string): string[] {
  const parts = name.split(/\s*[,–|/]\s+|\s+[-–|]\s+/u).filter((part) => part.split(/[\s-]+/u).length > 1);
  return parts.length > 1 ? parts : [];
}

/** What stands before a school that other languages call by its kind alone: `gestionale al Poli`. */
const THERE_ABROAD =
  /(?<!\p{L})(?:al|dal|del|nel|il|alla|dalla|della|au|du|à la|de la|à l['’]|de l['’]|en el|en la|por la|por el|na|no|da|do|pela|pelo|am|an der|von der|aan de|aan het|op de|van de|på|vid|från|na|po|w|z|u|s) $/iu;

/** What was learned at the school that a sentence begins with: `Poly, génie civil`. */
const SUBJECT_NEXT =
  /^(?:, \p{L}{4}| (?:en|in|em) \p{Ll}{4}|,? (?:puis|poi|luego|depois|dann|daarna)(?!\p{L}))/u;

/** Finds kinds of schools that are said alone, in a text of another language. */
export function kindAbroadFinder(kinds: readonly string[]): Find | undefined {
  if (kinds.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${kinds.join('|')})(?![\\p{L}\\p{N}]| \\p{Lu})`, 'gu');
  return (text) =>
    matchesOf(said, text)
      // A long one is of no other language.
      .filter(
        ({ 0: one, index }) =>
          /\p{Script=Cyrillic}/u.test(one) ||
          ((one.length > 6 || readerOf(text) !== 'en') &&
            THERE_ABROAD.test(text.slice(Math.max(0, index - 10), index))) ||
          (readerOf(text) !== 'en' &&
            beginsSentence(text, index) &&
            SUBJECT_NEXT.test(text.slice(index + one.length, index + one.length + 16))),
      )
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
