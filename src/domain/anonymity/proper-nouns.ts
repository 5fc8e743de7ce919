import { fold } from '#src/lib/fold.ts';
import { languageOf } from '#src/lib/language.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../lexicon/terms.ts';
import { wordsOf as termWordsOf } from '../lexicon/text.ts';
import { isForeign } from '../speech/foreign.ts';
import { readerOf } from '../speech/readers.ts';
import { inPlaces, isPlaceAlone } from './bent-places.ts';
import { inRowsIn } from './in-rows.ts';
import { isListedHouse, LISTED_WHY } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { ofApplicationsIn } from './of-applications.ts';
import { everydayIn } from './of-everyday.ts';
import { isInRowOfHouses, type OfTrade, ofTradesIn } from './of-trades.ts';
import { plainCapitalsIn } from './plain-capitals.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { beginsSentence, coverOf } from './spans.ts';
import { spokenIn } from './spoken-languages.ts';
import { ACRONYMS_OF_WORK } from './words.ts';
import { workedWithIn } from './works-with.ts';

// Names of Latin script as they stand amid a sentence, also of several words: `Johan Sverdrup`, `Cookeo Mini`.
const LETTER = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{M}\\p{N}]';
const WORD = String.raw`(?=${LETTER})\p{Lu}${LETTER}*(?:[’'.&+-]${LETTER}+)*(?!\p{L})`;
const ONE = new RegExp(WORD, 'gu');
const PROPER = new RegExp(
  // Behind an article that French and Italian cut off as well: `l'UdeS`.
  String.raw`(?:(?<![\p{L}\p{N}’'.@/&+-])|(?<=(?<!\p{L})(?:[ldLD]|qu|dell|all|nell)[’']))${WORD}(?:[ ](?:(?:de|of|von|van|du|da) )?${WORD})*`,
  'gu',
);

/** Words of calendars, levels, papers and forms, which no dictionary has in small letters. */
export const OF_FORMS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun q1 q2 q3 q4 cbd covid christmas easter gmail linkedin whatsapp english internet wifi mac pc pcs tv uk us usa eu nsw qld vic tas mba phd bsc msc ba bcom beng llb llm hons jr sr mr mrs ms dr prof pty ltd inc llc gmbh plc'.split(
    ' ',
  ),
);

/** A place of a term; what may also be a house is told by what stands around it, but for a public body. */
type TermPlace = Pick<OfTrade, 'start' | 'end'> & Partial<OfTrade>;

/** The places of words that are terms of the field: skills, tools, papers, languages, industries, roles, laws, standards. */
export function termsOf(text: string, own: readonly string[]): TermPlace[] {
  if (text !== last.text || own !== last.own) last = { text, own, places: termPlaces(text, own) };
  return last.places;
}

/** Of the last text: each rule asks for them. */
let last: { text: string; own: readonly string[]; places: TermPlace[] } = { text: '', own: [], places: [] };

function termPlaces(text: string, own: readonly string[]): TermPlace[] {
  const words = termWordsOf(text);
  const plain = words.map(({ text: word }) => word);
  const skilled = own.flatMap((term) => {
    const at = text.toLowerCase().indexOf(term.toLowerCase());
    return at < 0 ? [] : [{ start: at, end: at + term.length }];
  });
  const books = [skills(), certifications(), languages(), industries(), roles()].map(({ book }) => book);
  const listed = words.flatMap(({ start }, at) =>
    books.flatMap((book) => {
      const length = book.at(plain, at)?.length ?? 0;
      const last = words[at + length - 1];
      const isNone = length === 0 || last === undefined || isInRowOfHouses(text, start);
      return isNone ? [] : [{ start, end: last.end }];
    }),
  );
  const known = [
    ...skilled,
    ...listed,
    ...ofTradesIn(text),
    ...everydayIn(text),
    ...ofApplicationsIn(text),
    ...workedWithIn(text),
    ...spokenIn(text),
  ];
  return [...known, ...plainCapitalsIn(text, known), ...inRowsIn(text, known)];
}

const isLetters = (word: string): boolean => /^[\p{Lu}\p{N}&+.-]+s?$/u.test(word);

// Whether a word is one of the language, of a place or of a form, or letters in the place of words.
function isKnown(word: string): boolean {
  const small = word.toLowerCase();
  const bare = small.replace(/[’']s$/u, '').replace(/[.’']+$/u, '');
  return (
    OF_FORMS.has(bare) ||
    OF_FORMS.has(bare.replace(/s$/u, '')) ||
    isInDictionary(bare) ||
    isPlaceName(fold(bare)) ||
    bare.split(/[-&+.’']/u).every((part) => part.length < 2 || isInDictionary(part) || OF_FORMS.has(part))
  );
}

// Letters that only a school or a house is meant by here: `Engineer by the EHU`, `graduate of KPI`.
const LETTERS =
  /\b(?:graduate of|graduated from|degree (?:at|from|by)|studied at|read \p{L}+ at|taught at|trained at|worked (?:at|for)|works (?:at|for)|joined|left|(?:engineer|lawyer|physicist|architect|economist|nurse|pharmacist) (?:by|from)|previously (?:at|with)) (?:the )?$/iu;
// Letters that a house is meant by here as far as they say nothing at work.
const LETTERS_THERE =
  /\b(?:(?:now|currently|presently|last time|time|stint|spell|years|yrs|started|back|was|been|then|previously|before that|earlier) (?:at|with)|(?:went|moved|crossed|returned) (?:over |across |back )?to) (?:the )?$/iu;
// Letters of a school by what stands behind them, and of something made by what stands before: `NUIM graduate`, `worked on the V11`.
const SCHOOLED_AFTER = /^ (?:\p{Ll}+ )?(?:grad|graduate|alum\p{L}*|alumn\p{L}+)(?!\p{L})/u;
const DEGREES =
  /^(?:MBA|BSC|MSC|BA|MA|PHD|BENG|MENG|BCOM|LLB|LLM|MD|MPH|BE|ME|MS|BS|STEM|GDLP|MFA|MPA|EMBA)$/u;
const WORKED_ON = /\b(?:work|works|worked|working) on (?:the )?$/iu;
// What somebody made or ran under a name of its own: `launched Captain Care`.
const MADE =
  /\b(?:launched|created|founded|invented|built|designed|developed|produced|brewed|directed|authored|wrote|ran|led|took|managed|opened|restored) (?:the )?$/iu;

// At the beginning of a sentence only somebody or something that does something is told from a word: `Yorgos likes tests`.
const DOES =
  /^(?: \p{Lu}\p{L}+)? (?:\p{Ll}+(?:ed|s)|was|has|had|led|ran|won|held|wrote|built|took|made|grew|spoke|kept|left|taught|sold|can|will)(?!\p{L})/u;

function isWord(text: string, { word, start, end }: { word: string; start: number; end: number }): boolean {
  if (!beginsSentence(text, start))
    return /\bin (?:the )?$/iu.test(text.slice(Math.max(0, start - 8), start));
  // `Coordina equipos`: a word of another language, which does nothing here.
  return (
    !/^[A-Za-z]+$/.test(word) ||
    languageOf(text) !== 'en' ||
    isForeign(text) ||
    !DOES.test(text.slice(end, end + 60))
  );
}

// Where a place of work, a school, a product or a work of somebody stands: `at Store Street`, `out of Fort Defiance`.
const WHERE =
  /(?:\b(?:at|to|from|for|out of|with|joined|left|ran|via|through|opposite|behind|near|on|in|into) (?:the |an? |our |their )?|[’']s |\b(?:an? )?(?:proud|former|ex-?|fellow|lifelong|one-time) )$/iu;
/** Words of which headings, courses, papers and units are made: with one of them it is no house's own name. */
export const OF_WORK =
  /\b(?:Office|Officer|Executive|Secretary|President|Partner|Minister|Cabinet|Board|Department|Commission|Team|Project|Programme|Program|Region|Head|Level|Division|Manager|Director|Lead|Senior|Junior|Chief|Stage|Phase|Step|Year|Grade|Band|Class|Key|Unit|Module|Part|Section|Schedule|Act|Award|Code|Standard|Standards|Certificate|Cert|Diploma|Degree|Bachelor|Master|Masters|Honours|Course|Licence|License|Card|Ticket|Safety|Health|Care|First|Aid|Service|Services|Support|Management|Finance|Financial|Human|Resources|Sales|Marketing|Operations|Engineering|Design|Development|Customer|Client|Data|Digital|Information|Technology|Research|Science|Sciences|Studies|Art|Arts|Law|Business|Administration|Accounting|Economics|Education|Planning|Policy|Public|Private|Social|Local|Government|State|Federal|National|International|Global|North|South|East|West|Northern|Southern|Eastern|Western|Central|Greater|Upper|Lower|Islands?|Coast|Valley|Bay|City|Country|English|Working|With|Children|Blue|White|Red|Green|Black|Yellow|Belt|Seal|Excel|Word|Suite|Cloud|Cup|Day|Night|Week|Month|Easter|Christmas|Good|Best|Agile|Lean|Scrum|Sigma)\b/u;

const isSchooled = (text: string, { word, end }: { word: string; end: number }): boolean =>
  isLetters(word) &&
  word.length > 1 &&
  SCHOOLED_AFTER.test(text.slice(end, end + 40)) &&
  !DEGREES.test(word.toUpperCase()) &&
  !ACRONYMS_OF_WORK.has(word.toLowerCase()) &&
  !isKnown(word);

/** Words of the language that together, with capitals amid a sentence, are what a house or a work is called. */
function isCalledSo(
  text: string,
  said: string,
  words: readonly { start: number }[],
  before: string,
): boolean {
  const [first] = words;
  return (
    words.length > 1 &&
    first !== undefined &&
    languageOf(text) === 'en' &&
    /\p{Ll}/u.test(said) &&
    !beginsSentence(text, first.start) &&
    WHERE.test(before) &&
    // `at Team Anywhere`: behind "at" only what the last word says tells that it is no house.
    !OF_WORK.test(/\bat $/u.test(before) ? (said.split(' ').at(-1) ?? said) : said)
  );
}

// Where one word of the language with a capital is what a house or its work is called: `at Target since 2018`, `on the Billing launch`.
const ONE_THERE =
  /(?:(?<!\b(?:good|great|strong|better|best|skilled|adept|excellent|quick|looks?|aimed|not|all|least) )\bat|\b(?:worked|works|working) for|\b(?:worked|works|working|now|back|been) on(?: the)?|\bmade the|\b(?:company|firm|group|bank|retailer|manufacturer|provider|operator)(?:[’']s| on| on the)) $/iu;
const OF_RANK =
  /^ (?:levels?|stages?|grades?|ranks?|tiers?|time|bands?|standards?|degrees?|[Cc]ourts?|functions?|parties|party|week(?:end)?|holidays?|day|morning|evening|shows?|services?|masses|rates?|\d)/u;

// What is studied by the end of its word, in a paper or course that is named before it: `BSc Shipbroking`, `MSc Hydrogeology`.
const FIELD =
  /(?:brok(?:ing|ers?)|(?:\p{L}o|eo)log(?:y|ical)|ograph(?:y|ic)|onomy|ometry|therapy|opathy|iatry|matics|tronics|physics|genetics|telehealth)$/iu;
const PAPER =
  /(?<!\p{L})(?:diplomas?|degrees?|certificates?|cert\.?|licen[cs]es?|bachelor[’']?s?|master[’']?s?|doctorate|(?:under)?graduate|honours|stud(?:y|ies|ied|ying)|education|qualifications?|qualified|BSc|MSc|BA|MA|MBA|BBus|BCom|MCom|BEng|MEng|LLB|LLM|PhD|MPhil|BS|MS)(?!\p{L})(?:(?!(?<!\p{L})(?:from|at|with|by|for|then|under)(?!\p{L}))[^.;!?\n]){0,80}$/iu;

/** Whether a word is what is studied, in a paper or course that is named before it. */
export const isStudied = (text: string, { word, start }: { word: string; start: number }): boolean =>
  FIELD.test(word) && PAPER.test(text.slice(Math.max(0, start - 110), start));

/** Whether a word of the language stands alone with a capital where only a house, or what it sells, is called by it. */
function isNamedThere(
  text: string,
  { word, start, end }: { word: string; start: number; end: number },
): boolean {
  const small = word.toLowerCase();
  return (
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    languageOf(text) === 'en' &&
    !beginsSentence(text, start) &&
    ONE_THERE.test(text.slice(Math.max(0, start - 40), start)) &&
    !OF_RANK.test(text.slice(end, end + 20)) &&
    !OF_FORMS.has(small) &&
    !OF_FORMS.has(small.replace(/s$/u, '')) &&
    !OF_WORK.test(word) &&
    placeNamed(fold(word), 'AU') === null
  );
}

/** A title that a product is called by as well: `Captain Care`. */
const TITLE = /^(?:Captain|Doctor|Chef|Sergeant|Major|Professor|Nurse|Sister|Mister|Miss)$/u;

/** What somebody has is no part of whose it is: `Suncor's`, `Base Plant`. */
function apart({ 0: said, index }: RegExpExecArray | RegExpMatchArray): { said: string; index: number }[] {
  const whose = /^.*[’']s (?=\p{Lu})/u.exec(said)?.[0].length ?? 0;
  const from = index ?? 0;
  return whose === 0
    ? [{ said, index: from }]
    : [
        { said: said.slice(0, whose - 1), index: from },
        { said: said.slice(whose), index: from + whose },
      ];
}

/**
 * Words with a capital that are no words of the language, no term of the field and no place: names of houses, products, works
 * and people that no record has. German, which writes every noun so, and scripts without capitals are left out.
 * @param terms what the person is recorded as able to do, beside the terms of the field
 */
export function properNounsIn(text: string, terms: readonly string[] = []): UncertainOccurrence[] {
  // What a list of another language reads is told there.
  const reader = readerOf(text);
  if (languageOf(text) === 'de' || (reader !== 'en' && reader !== null)) return [];
  const known = coverOf(termsOf(text, terms));
  return matchesOf(PROPER, text)
    .flatMap(apart)
    .flatMap(({ said, index }) => {
      if (isPlaceName(fold(said))) return [];
      const words = matchesOf(ONE, said).map(({ 0: word, index: at }) => ({
        word,
        start: index + at,
        end: index + at + word.length,
      }));
      // A subject behind a name is a part of it: `Glendower Broking`.
      const isSubject = words.every((one) => isKnown(one.word) || isStudied(text, one));
      const isTerm = (one: { word: string; start: number; end: number }): boolean =>
        known.holds(one) || (isSubject && isStudied(text, one));
      const before = text.slice(Math.max(0, index - 40), index);
      const isOwn =
        ((words.length > 1 &&
          MADE.test(before) &&
          !words.some((one) => isTerm(one) && !TITLE.test(one.word))) ||
          (isCalledSo(text, said, words, before) && !words.slice(-1).some(isTerm))) &&
        !words.every(({ word }) => isPlaceName(fold(word)));
      // `Your Abu Dhabi office`, and a town in a case of its language.
      const towns = inPlaces(text, words);
      const isTownHere = (one: { word: string }): boolean =>
        towns.has(one as (typeof words)[number]) || (reader === null && isPlaceAlone(one.word));
      const unknown = isOwn
        ? words
        : words.filter(
            (one) =>
              !isTerm(one) &&
              !isTownHere(one) &&
              (isSchooled(text, one) ||
                (!isWord(text, one) &&
                  (isLetters(one.word)
                    ? LETTERS.test(before) ||
                      ((LETTERS_THERE.test(before) ||
                        (/\p{Lu}.*\d/u.test(one.word) && WORKED_ON.test(before))) &&
                        !ACRONYMS_OF_WORK.has(one.word.toLowerCase()) &&
                        !isKnown(one.word)) ||
                      (one.word.length > 3 && MADE.test(before) && !isKnown(one.word))
                    : !isKnown(one.word) || (words.length === 1 && isNamedThere(text, one))))),
          );
      const [first] = unknown;
      const last = unknown.at(-1);
      if (first === undefined || last === undefined) return [];
      return [
        {
          start: first.start,
          end: last.end,
          reason: 'employer',
          why: isListedHouse(text.slice(first.start, last.end))
            ? LISTED_WHY
            : 'it is a name that no list of the field has',
        },
      ];
    });
}
