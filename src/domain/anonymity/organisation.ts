import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { acronyms, foundBy, keyOf } from './acronyms.ts';
import { alphabetFinder, joinedFinder, latinFinder, ownOf } from './across-alphabets.ts';
import { acrossFinder, isOwnInKatakana, shortSchools } from './across-scripts.ts';
import { shortHouses, shortInCharacters } from './characters.ts';
import { companyAliases } from './companies.ts';
import { cutWordFinder, lastWordCutFinder } from './cut-words.ts';
import { declinedFinder } from './declined.ts';
import { inflectedFinder, peopleOfFinder } from './endings.ts';
import { folded, wordsOf } from './fold.ts';
import { isKindOfHouse, kindFinder } from './german-houses.ts';
import { behindFirst, englishAbroadFinder, slavicFinder, withoutKindFirst } from './house-forms.ts';
import { shortHouseFinders, spokenLetters } from './house-shorts.ts';
import { houseFinders, lettersFinder } from './houses.ts';
import {
  inCapitalsFinder,
  lettersOfShiftFinder,
  ofPersonFinder,
  smallHeadFinder,
} from './houses-as-written.ts';
import { atHeadFinder, saintFinder, twoLettersAtHeadFinder, withArticleFinder } from './houses-at-head.ts';
import {
  byDeedFinder,
  casesOfWordsFinder,
  joinedLettersFinder,
  katakanaInLatinFinder,
  wholeSaintFinder,
} from './houses-by-deed.ts';
import { placeHouseFinders } from './houses-by-place.ts';
import { entry, type Known } from './known.ts';
import { knownSiteFinder } from './known-sites.ts';
import {
  bentLettersFinder,
  bonesFinder,
  lettersOfName,
  lettersThereFinder,
  mixedLettersFinder,
} from './letters-of-names.ts';
import {
  behindArticleFinder,
  kindWithCapitalFinder,
  middleLeftOutFinder,
  shortAtHeadFinder,
} from './names-left-short.ts';
import { type Find, katakanaFinder, romanisedFinder, shortFormFinder, spellingFinder } from './near.ts';
import { cutBehindArticleFinder, ownNameOfSchoolFinder } from './parts-of-record.ts';
import { unspacedFinder } from './pet-names.ts';
import { productsOf } from './products.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { recordedWordFinders } from './recorded-words-left.ts';
import {
  beforeKind,
  northernLetters,
  partsOf,
  shortBeforeKind,
  twoLettersFinder,
  universityLetters,
} from './school-forms.ts';
import { degreeTownFinder } from './school-towns.ts';
import {
  atTownFinder,
  collegesCut,
  doubtfulSchoolFinder,
  schoolAbroadFinder,
  schoolFinder,
} from './schools.ts';
import { isKindByLetters, shortNames } from './short-names.ts';
import { shortened } from './shortened.ts';
import { smallNames } from './small-names.ts';
import { softenedFinder } from './softened.ts';
import { NAMELESS, type Reason } from './spans.ts';
import { speechFinders } from './speech-of-houses.ts';
import {
  atHouseFinder,
  cutBeforeKindFinder,
  cutWordsFinder,
  facultyFinder,
  smallAliasFinder,
  spokenForms,
  technicalFinder,
  vowellessNameFinder,
} from './spoken-forms.ts';
import { stemFinder } from './stems.ts';
import { namesTold } from './trading-names.ts';
import { unspacedAliasFinder } from './unspaced-aliases.ts';
import { ACRONYMS_OF_WORK, GENERIC, isPlain, ORDINARY } from './words.ts';
import { compounds, cutShort, isDistinct, OPENING, ownWords } from './words-of-houses.ts';

/** The strings that an organisation is called by: its name with and without its legal form, short forms, acronyms. */
export function nameOfOrganisation(recorded: string, reason: Reason, token: string): Known[] {
  const article = /^(?:die|der|das)(?= \p{Lu}\p{L}+$)/iu.exec(recorded)?.[0].toLowerCase();
  if (article === 'die' || article === 'der' || article === 'das') {
    const bare = nameOfOrganisation(recorded.slice(article.length + 1), reason, token);
    return [entry(wordsOf(recorded), reason, token, 'capitals'), ...bare].map((one) => ({ ...one, article }));
  }
  const told = namesTold(recorded);
  const [name = recorded, ...more] = told;
  const known = nameAlone(name, reason, token);
  if (told.length === 1 && name === recorded) return known;
  const others = more.flatMap((one) => nameAlone(one, reason, token));
  return [entry(wordsOf(recorded), reason, token, 'always'), ...known, ...others];
}

function nameAlone(name: string, reason: Reason, token: string): Known[] {
  const others = [...companyAliases(name), ...[name, ...companyAliases(name)].flatMap(shortened)];
  const known = [name, ...new Set(others)].flatMap((one, at) => namesAs(one, reason, token, at > 0));
  const key = keyOf(name);
  const [first = '', second = ''] = key;
  const distinct = (word: string): boolean => word.length > 2 && !isPlain([word]);
  if (
    key.length > 1 &&
    first.length > 2 &&
    !GENERIC.has(first) &&
    !isPlaceName(first) &&
    !isKindOfHouse(first) &&
    !(isKindByLetters(first) && /^\p{Lu}+(?!\p{L})/u.test(name))
  )
    known.push({
      ...entry([first], reason, token, ORDINARY.has(first) ? 'name' : 'short'),
      strict: ORDINARY.has(first) || isGivenName(first),
    });
  if (key.length > 2 && (distinct(first) || distinct(second)) && !(isPlaceName(first) && GENERIC.has(second)))
    known.push(entry([first, second], reason, token, 'capitals'));
  // `From Kettles she moved` of Kettle Foods.
  if (
    reason === 'employer' &&
    key.length > 1 &&
    first.length > 3 &&
    !/s$/.test(first) &&
    !GENERIC.has(first) &&
    !isPlaceName(first) &&
    !ORDINARY.has(`${first}s`)
  )
    known.push({ ...entry([`${first}s`], reason, token, 'name'), strict: true });
  // `Silver Ferns` of the Silver Fern Farms.
  const areOrdinary = [first, second].every((word) => ORDINARY.has(word) && !GENERIC.has(word));
  if (key.length > 2 && areOrdinary)
    for (const end of ['', 's']) known.push(entry([first, second + end], reason, token, 'capitals'));
  // `Santander` for the Banco Santander, `the Bugle` for the Daily Bugle.
  if (
    key.length === 2 &&
    (GENERIC.has(first) || OPENING.test(first)) &&
    second.length > 3 &&
    !GENERIC.has(second)
  )
    known.push({
      // "Pumps and motors" of Pacific Pumps: at the beginning of a sentence a word is a word.
      ...entry([second], reason, token, ORDINARY.has(second) || isInDictionary(second) ? 'name' : 'short'),
      strict: true,
    });
  // `Alpha` for the Alpha Bank.
  if (key.length === 2 && GENERIC.has(second) && first.length > 3 && isDistinct(first))
    known.push({ ...entry([first], reason, token, 'name'), strict: true });
  known.push(...acronyms(name, reason, token));
  const near = (find: Known['find']): void => {
    if (find !== undefined) known.push(foundBy(find, reason, token));
  };
  const sites = reason === 'employer' ? knownSiteFinder(name) : undefined;
  if (sites !== undefined) known.push(foundBy(sites, reason, '[name removed]'));
  near(shortFormFinder(key));
  for (const [words, written] of [...shortNames(name), ...spokenForms(name)])
    known.push(entry(words, reason, token, written));
  for (const alias of companyAliases(name)) if (/^\p{Lu}{2}$/u.test(alias)) near(lettersFinder(alias));
  for (const word of compounds(first)) known.push(entry([word], reason, token, 'short'));
  for (const word of [...shortHouses(name), ...shortSchools(name)])
    known.push(entry(wordsOf(word), reason, token, 'always'));
  near(schoolFinder(name, reason));
  if (reason === 'school')
    known.push({
      ...foundBy(doubtfulSchoolFinder(name), reason, token),
      doubt: `could be ${name}, or the town`,
    });
  if (reason === 'school') known.push(foundBy(atTownFinder(name), reason, '[name removed]'));
  // `Alza` of Alza.cz.
  const site = /^(\p{L}[\p{L}\d-]{3,})\.(?:com|net|org|io|ai|co|eu|app|shop|[a-z]{2})(?:\.[a-z]{2})?$/iu.exec(
    name,
  )?.[1];
  if (site !== undefined && !isInDictionary(folded(site).text))
    known.push(...nameOfOrganisation(site, reason, token));
  const bare = withoutKindFirst(name);
  if (bare !== null) known.push(...nameOfOrganisation(bare, reason, token));
  const behind = behindFirst(name);
  if (behind !== null && reason === 'employer') known.push(entry(behind, reason, token, 'capitals'));
  near(englishAbroadFinder(name, reason));
  near(slavicFinder(name, reason));
  for (const own of shortBeforeKind(name))
    known.push({ ...entry([own], reason, token, 'short'), strict: true });
  for (const own of beforeKind(name)) known.push(entry(wordsOf(own), reason, token, 'short'));
  if (reason === 'school') {
    near(schoolAbroadFinder(name));
    near(twoLettersFinder(name));
    for (const cut of collegesCut(name)) known.push(entry(wordsOf(cut), reason, token, 'capitals'));
    for (const letters of universityLetters(name)) {
      known.push(entry([letters], reason, token, 'caps'));
      if (letters.startsWith('uni')) known.push(entry([letters], reason, token, 'capital'));
    }
    for (const letters of northernLetters(name)) known.push(entry([letters], reason, token, 'capital'));
    for (const part of partsOf(name)) known.push(...nameOfOrganisation(part, reason, token));
  }
  for (const alias of companyAliases(name))
    if (/^\p{Lu}\p{Ll}{4,}$/u.test(alias) && alias !== name) {
      near(inflectedFinder(alias));
      near(softenedFinder(alias));
    }
  for (const one of [name, ...companyAliases(name)]) {
    for (const find of shortInCharacters(one)) near(find);
    if (one !== name) near(unspacedAliasFinder(one));
  }
  for (const find of houseFinders(name, reason)) near(find);
  near(kindFinder(name));
  // It may be a word of the text's language as well, which a nameless place is not read as.
  const head = smallHeadFinder(name);
  if (head !== undefined) known.push(foundBy(head, reason, NAMELESS));
  for (const find of [
    inCapitalsFinder(name, reason),
    ofPersonFinder(name, reason),
    lettersOfShiftFinder(companyAliases(name)),
    atHeadFinder(name, reason),
    twoLettersAtHeadFinder(name, reason),
    withArticleFinder(name, reason),
    saintFinder(name),
    wholeSaintFinder(name),
    byDeedFinder(name, reason),
    casesOfWordsFinder(name),
    joinedLettersFinder(name, reason),
    degreeTownFinder(name, reason),
    mixedLettersFinder(name),
    lastWordCutFinder(name),
    katakanaInLatinFinder(name),
    ownNameOfSchoolFinder(name, reason),
    cutBehindArticleFinder(name, reason),
  ])
    near(find);
  for (const { find, doubt } of placeHouseFinders(name, reason))
    known.push({ ...foundBy(find, reason, token), ...(doubt === undefined ? {} : { doubt }) });
  near(cutWordFinder(name, reason));
  near(middleLeftOutFinder(name));
  near(behindArticleFinder(name, reason));
  for (const find of [
    shortAtHeadFinder(name, reason),
    kindWithCapitalFinder(name),
    ...recordedWordFinders(name, reason),
  ])
    if (find !== undefined)
      known.push({ ...foundBy(find, reason, token), doubt: `could be ${name} for short` });
  for (const one of [
    atHouseFinder(name, reason),
    cutBeforeKindFinder(name),
    cutWordsFinder(name, reason),
    facultyFinder(name, reason),
    technicalFinder(name),
    smallAliasFinder(name),
    reason === 'employer' ? stemFinder(name) : undefined,
    vowellessNameFinder(key),
    acrossFinder(key),
    alphabetFinder(key),
    latinFinder(name),
    joinedFinder(name),
    unspacedFinder(ownOf(name)),
    inflectedFinder(name),
    softenedFinder(name),
    ...speechFinders(name, first, reason),
    peopleOfFinder(name),
  ])
    near(one);
  const letters = lettersOfName(name);
  for (const one of letters) if (!isInDictionary(one)) known.push(entry([one], reason, token, 'caps'));
  near(lettersThereFinder(letters.filter(isInDictionary)));
  for (const find of shortHouseFinders(name, reason, spokenLetters(name, letters))) near(find);
  const [start = ''] = /^\p{Lu}{3,6}(?=[\s-]|$)/u.exec(name) ?? [];
  near(bentLettersFinder([start, ...letters.map((one) => one.toUpperCase())]));
  if (reason === 'employer') near(bonesFinder(name));
  for (const short of cutShort(name)) known.push(entry([short], reason, token, 'caps'));
  near(declinedFinder(name));
  if (first.length > 3 && (key.length === 1 || isOwnInKatakana(first))) near(katakanaFinder(first));
  if (/^[\p{Script=Katakana}ー]{3,}$/u.test(name)) near(romanisedFinder(name));
  known.push(...ownWords(name, key, reason, token));
  known.push(...smallNames(name, key, reason, token));
  known.push(...productStrings(name, reason, token));
  if (first.length > 5 && !isInDictionary(first)) near(spellingFinder(first, 'doubled'));
  return known;
}

/**
 * What an organisation has under names of its own, which tells who it is. What may be a tool or a word as well is sure where the sentence
 * says that the person made it.
 */
function productStrings(name: string, reason: Reason, token: string): Known[] {
  return productsOf([name, ...companyAliases(name)]).flatMap(
    ({ name: product, isDoubtful, isWord, isCalled }): Known[] => {
      if (isCalled) return [entry(wordsOf(product), reason, NAMELESS, 'always')];
      const doubt = `is made by ${name}, and may tell of it`;
      if (isDoubtful) {
        const made = entry(wordsOf(product), reason, `${token}’s product`, 'capitals');
        return [{ ...made, doubt, made: true }];
      }
      if (isWord) {
        // `Anchor butter was my first line`: at the head of a sentence, before the thing that it is.
        const thing = new RegExp(
          `(?<![\\p{L}\\p{N}-])${product}(?= \\p{Ll}{3,16} (?:was|is) (?:my|his|her|their)(?!\\p{L}))`,
          'gu',
        );
        const atHead: Find = (text) =>
          matchesOf(thing, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
        return [
          { ...entry(wordsOf(product), reason, NAMELESS, 'name'), strict: true },
          { ...foundBy(atHead, reason, NAMELESS), doubt },
        ];
      }
      const isLatin = /\p{Script=Latin}/u.test(product);
      const bent = isLatin ? inflectedFinder(product) : casesOfWordsFinder(product, 1);
      return [
        entry(wordsOf(product), reason, NAMELESS, isLatin && !isOwnWord(product) ? 'capitals' : 'always'),
        ...(bent === undefined ? [] : [foundBy(bent, reason, NAMELESS)]),
      ];
    },
  );
}

/** `freshdesk billing`: a product of one long word that no dictionary has is meant in small letters too. */
const isOwnWord = (product: string): boolean => {
  const small = product.toLowerCase();
  return /^\p{L}{7,}$/u.test(small) && !isInDictionary(small) && !isPlaceName(small) && !isGivenName(small);
};

function namesAs(name: string, reason: Reason, token: string, isShort: boolean): Known[] {
  const known: Known[] = [];
  const seen = new Set<string>();
  const whole = wordsOf(name).filter((word) => word !== 'and');
  const bare = wordsOf(name.replace(/['’]/g, '')).filter((word) => word !== 'and');
  for (const words of [whole, bare, keyOf(name)]) {
    if (words.join('').length < 2 || seen.has(words.join(' '))) continue;
    seen.add(words.join(' '));
    const caps = isShort && /^[\p{Lu}\p{N}]{2,5}$/u.test(name);
    if (caps && ACRONYMS_OF_WORK.has(words.join(''))) continue;
    known.push(entry(words, reason, token, caps ? 'caps' : organisationWritten(words)));
    const [only = ''] = words;
    // `B.H.P.` for BHP.
    if (words.length === 1 && /^\p{Lu}{2,4}$/u.test(name) && !/[^a-z]/.test(only))
      known.push(entry([...only], reason, token, 'dotted'));
  }
  return known;
}

function organisationWritten(words: readonly string[]): Known['written'] {
  const [only = ''] = words;
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(only)) return 'always';
  // `Seven Seeds`: in small letters these are words.
  const areWords = words.every((word) => isInDictionary(word) && !GENERIC.has(word) && !isPlaceName(word));
  if (words.length > 1) return isPlain(words) || areWords ? 'capitals' : 'always';
  if (isPlain(words) || (ORDINARY.has(only) && only.length > 2)) return 'name';
  if (only.length < 4) return 'capital';
  return isInDictionary(only) ? 'capital' : 'always';
}
