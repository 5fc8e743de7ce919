import { folded } from './casing.ts';
import { japaneseGiven, japaneseParts, japaneseSurname } from './japanese.ts';
import { nicknamesOf, spelledLike } from './nicknames.ts';
import type { ParsedName } from './parse.ts';
import { isOtherScript, romanised, surnameSpellings } from './script.ts';

/** The forms in which a person's name can occur in a text, each as its words. */
export interface NameForms {
  /** Full names, in either order. */
  full: string[][];
  /** Given names, nicknames and preferred names. */
  given: string[][];
  surnames: string[][];
  /** Initials in capitals: given names written as initials, and initials of at least three words. */
  initials: string[];
}

const words = (text: string): string[] => text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '');

/** All forms of a name: its parts, other spellings, nicknames, initials, and the romanisation of other scripts. */
export function formsOf(name: ParsedName): NameForms {
  const given = name.given.flatMap((one) => {
    const parts = words(one);
    return [spaced(one), ...(parts.length > 1 ? parts.map((part) => [part]) : [])];
  });
  if (name.preferred !== null) given.push(words(name.preferred));
  const nicknames = name.given.flatMap((one) =>
    [
      ...words(one).flatMap((part) => nicknamesOf(folded(part))),
      ...(isOtherScript(one) ? called(romanised(one)) : []),
    ].map((said) => [said]),
  );
  const surnames = [name.surname, name.former].flatMap((one) => (one === null ? [] : spellingsOf(one)));
  const first = name.given.slice(0, 1).flatMap(spaced);
  const all = name.given.flatMap(spaced);
  const full = surnames.flatMap((surname) => [
    [...first, ...surname],
    [...surname, ...first],
    ...(all.length > first.length
      ? [
          [...all, ...surname],
          [...surname, ...all],
        ]
      : []),
    ...nicknames.map((nickname) => [...nickname, ...surname]),
  ]);
  const japanese = japaneseParts([name.surname ?? '', ...name.given].join(''));
  const read = (parts: readonly string[] = []): string[][] => parts.map((part) => [part]);
  return {
    full: [
      ...full,
      ...readOut(name),
      ...(japanese?.surname ?? []).flatMap((last) =>
        (japanese?.given ?? []).flatMap((own) => [
          [last, own],
          [own, last],
        ]),
      ),
    ],
    given: [
      ...given,
      ...nicknames,
      ...givenReadOut(name),
      ...read(japanese?.given ?? name.given.flatMap(japaneseGiven)),
    ],
    // A given name has more readings than a list can hold; its surname is read without it.
    surnames: [...surnames, ...read(japanese?.surname ?? japaneseSurname(name.surname ?? ''))],
    initials: initialsOf(name),
  };
}

const called = (read: string): string[] => [
  folded(read),
  ...[folded(read), ...spelledLike(folded(read))].flatMap(nicknamesOf),
];

// Romanised syllables of another script are separate words; a Latin name is one.
const spaced = (one: string): string[] =>
  isOtherScript(one) && /[\p{Script=Han}\p{Script=Hangul}]/u.test(one) ? [one] : words(one);

function spellingsOf(surname: string): string[][] {
  if (!isOtherScript(surname)) return [words(surname)];
  const read = romanised(surname);
  return [words(surname), ...surnameSpellings(read).map((one) => one.split(' '))];
}

const givenReadOut = ({ given }: ParsedName): string[][] =>
  given.filter(isOtherScript).map((one) => romanised(one).split(' '));

function readOut({ given, surname }: ParsedName): string[][] {
  if (surname === null || !isOtherScript(surname)) return [];
  const first = given.map(romanised).join(' ').split(' ');
  // East Asian names are also written without spaces.
  const written = [surname, ...given];
  return [
    ...(/[\p{Script=Han}\p{Script=Hangul}]/u.test(surname) ? [[written.join('')]] : []),
    ...surnameSpellings(romanised(surname)).flatMap((last) => [
      [...first, ...last.split(' ')],
      [...last.split(' '), ...first],
    ]),
  ];
}

function initialsOf({ given, surname }: ParsedName): string[] {
  const letters = (parts: readonly string[]): string =>
    parts
      .map((part) => [...part].find((sign) => /\p{L}/u.test(sign)) ?? '')
      .join('')
      .toUpperCase();
  const own = given.flatMap((one) =>
    /^\p{Lu}(?:\.?\s?\p{Lu}\.?)+$/u.test(one) ? [one.replace(/[^\p{L}]/gu, '')] : [],
  );
  const singles = given.filter((one) => /^\p{Lu}\.?$/u.test(one));
  if (singles.length > 1) own.push(letters(singles));
  const first = given.flatMap((one) => one.split(/[-\s]/));
  const last = surname === null ? [] : words(surname);
  if (first.length > 1) own.push(letters(first));
  if (last.length > 1) own.push(letters(last));
  if (last.length > 0 && first.length > 0)
    own.push(letters([...first, ...last]), letters([first[0] ?? '', ...last]));
  return [...new Set(own)].filter((one) => one.length > 1);
}
