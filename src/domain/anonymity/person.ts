import {
  fatherIn,
  formsOf,
  givenNameToShow,
  isGivenAlone,
  isGivenName,
  isOtherScript,
  nicknamesOf,
  type ParsedName,
  parseName,
  romanised,
  surnameAlone,
} from '../names/index.ts';
import { namedAccountFinder } from './accounts-by-frame.ts';
import { alphabetNameFinder, latinFinder } from './across-alphabets.ts';
import { acrossGivenFinder, acrossSurnameFinder } from './across-scripts.ts';
import { apostropheFinder } from './apostrophe-names.ts';
import { bentNameFinder } from './bent-names.ts';
import { contactStrings } from './contact-strings.ts';
import {
  cutSurnames,
  cutTogether,
  fondSurnames,
  respectful,
  shortened,
  withInitial,
  withoutGod,
} from './cut-names.ts';
import { declinedFinder } from './declined.ts';
import { accentedStartFinder, diminutiveFinder } from './diminutives.ts';
import { declinedSurnameFinder } from './endings.ts';
import { wordsOf } from './fold.ts';
import { fondAcrossFinder, fondStrings } from './fond-names.ts';
import { genitiveFinder } from './genitive-names.ts';
import { initialStrings } from './initial-strings.ts';
import { givenWordFinder } from './initials.ts';
import { entry, IN_SMALL, type Known, NEVER, RESEMBLES } from './known.ts';
import {
  bynameInSmallFinder,
  cutGivenFinder,
  noteHeadFinder,
  wholeNameFinder,
} from './names-heading-notes.ts';
import { misspeltBeforeFinder, nativeNameFinder } from './native-names.ts';
import {
  characterFinder,
  katakanaFinder,
  scriptFinder,
  siteFinder,
  spellingFinder,
  vowellessFinder,
} from './near.ts';
import { oneSignNameFinder, oneSignSurnameFinder } from './one-sign-surnames.ts';
import { ownAccountFinder, ownSiteFinder } from './own-accounts.ts';
import {
  articleNameFinder,
  calledShortFinder,
  doubledFinder,
  endOfNameFinder,
  joinedNames,
  koreanFinder,
  petNameFinder,
  petSurnameFinder,
  unspacedFinder,
} from './pet-names.ts';
import { isAlsoWord, isInDictionary } from './reading.ts';
import { shortAtHeadAbroadFinder } from './recorded-words.ts';
import { smallPartFinder } from './recorded-words-left.ts';
import { respectedSurnames, signsOf } from './respected-surnames.ts';
import { letterwiseFinder } from './semitic-words.ts';
import { signsBeforeGivenFinder } from './signs-before-given.ts';
import { smallGivenFinder } from './small-given-names.ts';
import { southernSurnameFinder } from './southern-surnames.ts';
import type { Reason } from './spans.ts';
import { spellings, writtenOut } from './spelt.ts';
import { surnamePieceFinder, titledPieceFinder } from './surname-pieces.ts';
import { acrossWholeFinder } from './whole-across.ts';

type Maybe<T> = T | null | undefined;

/** A person whom a text must not give away. A candidate record is one. */
export interface KnownPerson {
  name?: Maybe<string>;
  first_name?: Maybe<string>;
  last_name?: Maybe<string>;
  email?: Maybe<string>;
  other_emails?: Maybe<readonly string[]>;
  /** Further names that they are known by. */
  other_names?: Maybe<readonly string[]>;
  phone?: Maybe<string>;
  linkedin_url?: Maybe<string>;
  resume_url?: Maybe<string>;
  current_company?: Maybe<string>;
  current_title?: Maybe<string>;
  headline?: Maybe<string>;
  /** Each with the name of its `employer`. */
  experience?: Maybe<readonly object[]>;
  /** Each with the name of its `school`. */
  education?: Maybe<readonly object[]>;
  /** What they are recorded as able to do. */
  terms?: Maybe<readonly string[]>;
  certifications?: Maybe<readonly string[]>;
  languages?: Maybe<readonly string[]>;
}

/** The strings that tell who a person is: every form of the name, addresses, numbers, profiles. */
export function personStrings(person: KnownPerson, reason: Reason, token: string): Known[] {
  const called = [person, ...(person.other_names ?? []).map((name) => ({ name }))];
  return [
    ...called.flatMap((one) => nameStrings(one, reason, token)),
    ...contactStrings(person, reason, token),
  ];
}

/** The name as it is understood, with the parts of the record where they say otherwise. */
function namesOf({ name, first_name, last_name }: KnownPerson): ParsedName[] {
  const whole = name ?? [first_name, last_name].filter((part) => part != null).join(' ');
  const parsed = parseName(whole);
  const given = first_name?.trim().split(/\s+/) ?? parsed.given;
  const surname = last_name == null ? parsed.surname : surnameAlone(last_name, first_name ?? null);
  const asTold = { ...parsed, given, surname };
  const differs = given.join(' ') !== parsed.given.join(' ') || surname !== parsed.surname;
  // What stands after a name (CPA) is no part of it, also where the record has it for a surname.
  const isTitle = surname !== null && parsed.postNominals.includes(surname);
  return differs && !isTitle ? [asTold, parsed] : [parsed];
}

function nameStrings(person: KnownPerson, reason: Reason, token: string): Known[] {
  const known: Known[] = [];
  const seen = new Set<string>();
  for (const name of namesOf(person).flatMap(writtenOut)) {
    const forms = formsOf(name);
    const own = new Set([...forms.full, ...forms.given, ...forms.surnames].flat().flatMap(wordsOf));
    const add = (words: readonly string[], part: NonNullable<Known['part']>): void => {
      for (const spelling of spellings(words.flatMap(wordsOf))) {
        const key = `${part} ${spelling.join(' ')}`;
        if (spelling.join('').length < (isEastern(spelling) ? 1 : 2) || seen.has(key)) continue;
        seen.add(key);
        known.push(...entriesOf(spelling, part, own, reason, token));
      }
    };
    for (const { words, part } of runsOf(person, name, own)) add(words, part);
    for (const words of forms.full)
      if (words.length > 0) add(words, words.length > 1 || isEastern(words) ? 'full' : 'first');
    // In other scripts either word of a name may be the given one.
    const last = isOtherScript(name.surname ?? '') ? romanised(name.surname ?? '') : '';
    const turned = isGivenName(last) ? nicknamesOf(last).map((nickname) => [nickname]) : [];
    const joined = joinedNames(name.given.flatMap(wordsOf)).map((word) => [word]);
    const behind = withoutGod(name).map((word) => [word]);
    for (const words of [
      ...forms.given,
      ...turned,
      ...joined,
      ...behind,
      ...shortened(name),
      ...respectful(name),
    ])
      add(words, 'first');
    known.push(...fondStrings(name.given, own, reason, token));
    known.push(...withInitial(forms.given, name, reason, token));
    for (const word of cutSurnames(name))
      known.push({ ...entry([word], reason, token, 'capital', 'last'), own });
    known.push({
      reason,
      token,
      written: 'capitals',
      part: 'full',
      pattern: cutTogether(forms.given, name),
      own,
    });
    for (const word of fondSurnames(name))
      known.push({ ...entry([word], reason, token, 'capital', 'last'), own });
    for (const words of forms.surnames) {
      add(words, 'last');
      // The genitive of languages that write no apostrophe: `Schmidts Patent`.
      const [only = ''] = words;
      if (
        words.length === 1 &&
        only.length > 4 &&
        !isInDictionary(only.toLowerCase()) &&
        !/[sxz]$/iu.test(only)
      )
        add([`${only}s`], 'last');
      if (words.length > 1)
        for (const [at, word] of words.entries())
          if (!PARTICLES.has(word.toLowerCase())) {
            add([word], 'last');
            // `Alotaibi` for Al-Otaibi.
            const article = words[at - 1]?.toLowerCase() ?? '';
            if (ARTICLES_OF_ARABIC.has(article) && word.length > 3) {
              add([article + word.toLowerCase()], 'last');
              add([article, word], 'last');
            }
          }
    }
    known.push(...initialStrings(name, forms.initials, reason, token));
    known.push(...nearStrings(name, own, reason, token));
  }
  return known;
}

const ARTICLES_OF_ARABIC = new Set('al el ul as ad ar az an at ash'.split(' '));

/**
 * Two words of a name or more as they stand beside one another in it (`Thu Hà` of Nguyễn Thị Thu Hà), and the ones before the
 * surname of which it cannot be told that they are none.
 */
function runsOf(
  person: KnownPerson,
  { given, surname }: ParsedName,
  own: ReadonlySet<string>,
): { words: string[]; part: 'first' | 'last' | 'full' }[] {
  const whole = wordsOf(person.name ?? '');
  const last = new Set(wordsOf(surname ?? ''));
  const shown = new Set(wordsOf(givenNameToShow(person.name ?? '', given.join(' ')) ?? ''));
  const father = fatherIn(given).flatMap(wordsOf);
  const ofFather = new Set(father);
  const runs = whole.flatMap((_, from) =>
    whole.slice(from + 1).flatMap((__, more) => {
      const words = whole.slice(from, from + more + 2);
      const isName = words.every((word) => own.has(word));
      const plain = words.filter((word) => !PARTICLES.has(word) && word.length > 1);
      const isOfBoth = words.some((word) => last.has(word) || ofFather.has(word));
      return isName && plain.length > 1
        ? [{ words, part: isOfBoth ? ('full' as const) : ('first' as const) }]
        : [];
    }),
  );
  const doubtful = given
    .flatMap(wordsOf)
    .filter((word) => word.length > 2 && !shown.has(word) && !last.has(word) && !PARTICLES.has(word))
    .filter((word) => !isGivenAlone(word))
    .map((word) => ({ words: [word], part: 'last' as const }));
  // Of the father's name alone no word is sure: `Abdul` is what many are called.
  return [...runs, ...doubtful, ...(father.length > 1 ? [{ words: father, part: 'last' as const }] : [])];
}

const PARTICLES = new Set(
  'van von vd ní nic uí ó ua der den de da dos das do del della di du la le el al bin ibn ben bint ter ten zu af av y e i st'.split(
    ' ',
  ),
);

function entriesOf(
  words: readonly string[],
  part: NonNullable<Known['part']>,
  own: ReadonlySet<string>,
  reason: Reason,
  token: string,
): Known[] {
  const [only = ''] = words;
  if (part === 'full') return [entry(words, reason, token, fullWritten(words), part)];
  if (isEastern(words))
    return [
      // A syllable of Hangul is folded to its letters, and is one sign all the same: `서` stands in each `에서`.
      ...(signsOf(only) > 1 ? [entry(words, reason, token, 'always', part)] : []),
      ...(part === 'last' ? respectedSurnames(words.join(''), reason, token) : []),
    ];
  // Several words are a surname with particles, or a given name of several.
  if (words.length > 1) return [entry(words, reason, token, fullWritten(words), part)];
  // A script without capitals says nothing by them.
  const hasCase = only.toUpperCase() !== only;
  if (!hasCase) return only.length > 1 ? [entry(words, reason, token, 'always', part)] : [];
  const read = isInDictionary(only) || only.length < 4;
  const known: Known = { ...entry(words, reason, token, read ? 'read' : 'always', part), own };
  known.strict = isAlsoWord(only) || only.length < 3;
  return [known];
}

const isEastern = (words: readonly string[]): boolean =>
  words.some((word) => /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word));

const fullWritten = (words: readonly string[]): Known['written'] =>
  words.every((word) => isInDictionary(word) || word.length < 3) ? 'capitals' : 'always';

/** Spellings that no list has: the name in another script, and a letter doubled, left out or changed. */
function nearStrings(name: ParsedName, own: ReadonlySet<string>, reason: Reason, token: string): Known[] {
  const given = name.given.flatMap(wordsOf);
  const surname = wordsOf(name.surname ?? '').filter((word) => !PARTICLES.has(word));
  const known: Known[] = [];
  const add = (find: Known['find'], part: NonNullable<Known['part']>, doubt?: string): void => {
    const near: Known = { reason, token, written: 'always', part, pattern: NEVER, own };
    if (find !== undefined) near.find = find;
    if (doubt !== undefined) near.doubt = doubt;
    known.push(near);
  };
  add(scriptFinder(given, surname, 'full'), 'full');
  const plainSurname = (name.surname ?? '').split(/[\s-]+/u).flatMap(wordsOf);
  add(acrossWholeFinder(given, plainSurname, 'whole'), 'full');
  add(acrossWholeFinder(given, plainSurname, 'given'), 'first');
  add(characterFinder([name.surname ?? '', ...name.given].join('')), 'full');
  add(characterFinder(name.given.join('')), 'first');
  add(nativeNameFinder(name.given, name.surname ?? ''), 'full');
  add(oneSignNameFinder(name), 'full');
  add(oneSignSurnameFinder(name), 'last');
  add(southernSurnameFinder(name.surname ?? ''), 'full');
  add(koreanFinder(name.given.join(''), name.surname ?? ''), 'full');
  for (const one of [...name.given, ...(name.surname?.split(' ') ?? [])]) add(unspacedFinder(one), 'first');
  for (const one of surname) add(petSurnameFinder(one), 'first');
  for (const one of given) {
    add(signsBeforeGivenFinder(one), 'full');
    add(namedAccountFinder(one), 'last');
    add(misspeltBeforeFinder(one, name.surname ?? ''), 'full');
    add(petNameFinder(one), 'first');
    add(diminutiveFinder(one), 'first');
    add(accentedStartFinder(one), 'first');
    add(shortAtHeadAbroadFinder(one), 'first', 'could be what the person is called in short');
    add(endOfNameFinder(one), 'first');
    add(doubledFinder(one), 'first');
    add(articleNameFinder(one), 'first');
    add(calledShortFinder(one), 'first');
  }
  for (const one of name.given) {
    add(givenWordFinder(one), 'first');
    add(smallGivenFinder(one, true), 'first');
    add(smallGivenFinder(one, false), 'first', IN_SMALL);
  }
  for (const one of given) add(smallPartFinder(one), 'first', IN_SMALL);
  for (const one of surname) add(smallPartFinder(one), 'last', IN_SMALL);
  for (const one of given) {
    add(noteHeadFinder(one, true), 'first');
    add(
      noteHeadFinder(one, false),
      'first',
      'could be the name of the person at the head of a note, or a word',
    );
  }
  add(cutGivenFinder(given, surname), 'full');
  add(bynameInSmallFinder(surname), 'first', 'could be what the person is called, before their surname');
  add(wholeNameFinder(given, surname, true), 'full');
  add(
    wholeNameFinder(given, surname, false),
    'full',
    'could be the name of the person in small letters, or words',
  );
  for (const one of given) add(genitiveFinder(one), 'first');
  for (const one of surname) add(genitiveFinder(one), 'last');
  for (const one of name.given) add(latinFinder(one), 'first');
  for (const one of (name.surname ?? '').split(' ')) {
    add(apostropheFinder(one, 'same'), 'last');
    add(apostropheFinder(one, 'near'), 'last', RESEMBLES);
  }
  add(ownAccountFinder(name.surname ?? ''), 'last');
  add(titledPieceFinder(name.surname ?? ''), 'last');
  add(
    surnamePieceFinder(name.surname ?? '', name.given),
    'last',
    'could be a piece of the surname, or what friends make of it',
  );
  add(latinFinder(name.surname ?? ''), 'last');
  add(declinedFinder(name.surname ?? ''), 'last');
  for (const one of (name.surname ?? '').split(/[\s-]+/u)) {
    add(declinedSurnameFinder(one), 'last');
    add(bentNameFinder(one, false), 'last');
  }
  for (const one of name.given) add(bentNameFinder(one, true), 'first');
  for (const one of name.given) add(declinedFinder(one), 'first');
  add(vowellessFinder(name.given, name.surname ?? ''), 'full');
  const called = [...name.given, ...name.given.flatMap((one) => nicknamesOf(wordsOf(one).join('')))];
  for (const site of [siteFinder(surname), ...[...called, ...withoutGod(name)].map(ownSiteFinder)])
    if (site !== undefined)
      known.push({
        reason: 'url',
        token: '[link removed]',
        written: 'always',
        part: 'last',
        pattern: NEVER,
        find: site,
      });
  for (const nickname of name.given.flatMap((one) =>
    nicknamesOf(isOtherScript(one) ? romanised(one) : wordsOf(one).join('')),
  ))
    if (nickname.length > 4) add(scriptFinder([nickname], [], 'first'), 'first');
  const inLatin = name.given.map((one) => wordsOf(isOtherScript(one) ? romanised(one) : one).join(''));
  add(fondAcrossFinder([...given, ...inLatin].filter((one) => /^[a-z]+$/.test(one))), 'first');
  if (given.length > 1) add(scriptFinder([given.join('')], [], 'first'), 'first');
  for (const [words, part] of [
    [name.given.filter(isOtherScript).flatMap((one) => wordsOf(romanised(one))), 'first'],
    [isOtherScript(name.surname ?? '') ? wordsOf(romanised(name.surname ?? '')) : [], 'last'],
  ] as const)
    for (const word of words)
      if (word.length > 4 && !isInDictionary(word)) add(spellingFinder(word, 'vowels'), part);
  for (const [words, part] of [
    [given, 'first'],
    [surname, 'last'],
  ] as const)
    for (const word of words) {
      add(scriptFinder(part === 'first' ? [word] : [], part === 'last' ? [word] : [], part), part);
      add(katakanaFinder(word), part);
      add(alphabetNameFinder(word), part);
      add(part === 'first' ? acrossGivenFinder(word) : acrossSurnameFinder(word), part);
      add(letterwiseFinder(word, true), part);
      if (word.length > 4 && !isInDictionary(word)) add(spellingFinder(word, 'vowels'), part);
      if (word.length < 6 || isInDictionary(word)) continue;
      add(spellingFinder(word, 'doubled'), part);
      add(spellingFinder(word, 'near'), part, RESEMBLES);
    }
  return known;
}
