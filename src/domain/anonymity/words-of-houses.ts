import { placeNamed } from '../lexicon/places.ts';
import { isGivenName } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { isPlain } from './words.ts';

/** The capitals that a name begins with (`HCL` for HCLTech), and a university's by its place: `UTAS`. */
export function cutShort(name: string): string[] {
  const start = /^(\p{Lu}{3,5})\p{Lu}\p{Ll}/u.exec(name)?.[1];
  const place = /^(?:the )?university of (\p{L}{5,})$/iu.exec(name)?.[1]?.toLowerCase();
  return [
    ...(start === undefined ? [] : [start.toLowerCase()]),
    ...(place === undefined
      ? []
      : [`u${place.slice(0, 3)}`, `u${place.slice(0, 4)}`, `uni${place.slice(0, 3)}`]),
  ];
}

/** What a house calls what it sells, by its own word: `Barclaycard`, `Telstranet`. */
export function compounds(first: string): string[] {
  if (first.length < 5 || !/^[a-z]+$/.test(first) || isInDictionary(first) || isGivenName(first)) return [];
  const stems = new Set([first, first.replace(/s$/, '')]);
  return [...stems].flatMap((stem) =>
    'card net pay direct online connect max labs tech bank phone line air link plus cloud mobile one'
      .split(' ')
      .map((ending) => stem + ending),
  );
}

export const OPENING =
  /^(?:banco|banca|banque|bank|daily|evening|morning|groupe|grupo|gruppo|casa|maison|societe|grup|grupa)$/;

/** A town where many live who are at no house that is called by it: `Galway` of the Galway Clinic. */
const isTown = (word: string): boolean => {
  const place = placeNamed(word, 'AU');
  return place?.kind === 'city' && place.population >= 20_000;
};

// Of words that are in the names of many houses (`First Bank`) and of places none tells which one it is.
export const isDistinct = (word: string): boolean =>
  !isPlaceName(word) &&
  !isTown(word) &&
  !/^(?:first|national|royal|general|united|central|federal|state|city|global|international|american|australian|british|western|eastern|northern|southern|pacific|atlantic|premier|prime|smart|total|standard|modern|advanced|digital|direct|local|metro|capital|quality|express|green|blue|black|white)$/.test(
    word,
  );

/** Words of a name that no language has, each of which tells it: `Behring`, `Maersk`; its first one in the plural: `Cliffords`. */
export function ownWords(name: string, key: readonly string[], reason: Reason, token: string): Known[] {
  const isOwn = (word: string): boolean =>
    word.length > 4 &&
    !/[^a-z]/.test(word) &&
    !isPlaceName(word) &&
    !isInDictionary(word) &&
    !isGivenName(word) &&
    !isPlain([word]);
  const rare = key
    .slice(1)
    .filter(isOwn)
    .map((word) => entry([word], reason, token, 'capital'));
  const [first = ''] = key;
  const plural = first.length > 5 && !/s$/.test(first) && !isInDictionary(first) ? [`${first}s`] : [];
  // `C.S.L. Behring`, and the capitals of a name that has more of them than words: `RHDHV`.
  const [start = '', ...rest] = name.split(' ');
  const spelt =
    /^\p{Lu}{2,5}$/u.test(start) && rest.length > 0
      ? [[...start.toLowerCase(), ...rest.flatMap(wordsOf)]]
      : [];
  const capitals = name.replace(/[^\p{Lu}]/gu, '');
  const more = capitals.length > wordsOf(name).length && capitals.length > 3 && capitals.length < 7;
  return [
    ...rare,
    ...plural.map((word) => entry([word], reason, token, 'short')),
    ...spelt.map((words) => entry(words, reason, token, 'capitals')),
    ...(more && capitals !== start ? [entry([capitals.toLowerCase()], reason, token, 'caps')] : []),
  ];
}
