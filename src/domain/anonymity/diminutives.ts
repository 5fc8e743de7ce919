import { languageOf } from '#src/lib/language.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isGivenName } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';

/** What makes a name small, and longer, in Spanish, Portuguese, Italian, German, Dutch, Polish, Czech and Russian, without accents. */
const ENDINGS =
  '(?:ec|c|z)?it[oa]s?|quit[oa]|z?inh[oa]|ett[oa]|ucci[oa]|chen|lein|erl|[tpk]?je|usia|unia|cia|eczka|enka|ecka|ushka|ochka|echka|yusha';
/** The beginning of a name that such endings stand behind has so many letters at least. */
const SHORTEST = 3;

/**
 * Finds what a given name becomes where it is made small: `Rosita` of Rosa, `Aninha` of Ana, `Hänschen` of Hans. What is a word of English is
 * none.
 */
export function diminutiveFinder(given: string): Find | undefined {
  if (given.length < SHORTEST || !/^[a-z]+$/.test(given)) return undefined;
  const bare = given.replace(/(?:os|as|es|[aeio])$/u, '');
  // `Diego` has Dieguito, `Marco` Marquinho.
  const bent = bare.replace(/g$/u, 'gu').replace(/c$/u, 'qu');
  const stems = [...new Set([given, bare, bent])].filter((stem) => stem.length >= SHORTEST - 1);
  const form = new RegExp(`^(?:${stems.join('|')})(?:${ENDINGS})$`, 'u');
  // `Perito` is no Per: it is a trade.
  const isWord = (text: string, word: string): boolean =>
    readerOf(text) === 'es' && isWordOf('es', word.toLowerCase());
  // `Davo` of David, `Johnno` of John, as Australia has it.
  const mate = new RegExp(`^${given.slice(0, 3)}[a-z]?o$`, 'u');
  return (text) =>
    matchesOf(/(?<![\p{L}\p{M}\p{N}-])\p{Lu}[\p{Ll}\p{M}]{3,14}(?![\p{L}\p{M}\p{N}-])/gu, text).flatMap(
      ({ 0: said, index }) => {
        const small = folded(said).text;
        const isMate =
          mate.test(small) && readerOf(text) === 'en' && !isGivenName(small) && !isEnglish(small);
        const is = isMate || (small.length > given.length && small.length > 4 && form.test(small));
        // Names are in the dictionary of English too.
        const says = isEnglish(small) && (isOrdinary(small) || !isGivenName(small));
        return is && !says && !isWord(text, said) ? [{ start: index, end: index + said.length }] : [];
      },
    );
}

/** Words of Portuguese of one such syllable. */
const SYLLABLES = /^(?:[dvls]ê|crê|[stb]ó|[dnpv]ó|[vf]ô|[jlcpmh]á|[pfnrs]é|trê|plá)$/u;

/** Finds the first syllable of a given name with the accent that Portuguese puts on it: `Fê` of Fernanda. A word of the language is none. */
export function accentedStartFinder(given: string): Find | undefined {
  const start = /^[^aeiou]{1,2}[aeou]/u.exec(given)?.[0];
  if (start === undefined || given.length < 4) return undefined;
  return (text) =>
    languageOf(text) === 'pt'
      ? matchesOf(/(?<![\p{L}\p{M}\p{N}-])\p{Lu}\p{Ll}?[êôâéóá](?![\p{L}\p{M}\p{N}-])/gu, text).flatMap(
          ({ 0: said, index }) =>
            folded(said).text === start && !SYLLABLES.test(said.toLowerCase())
              ? [{ start: index, end: index + said.length }]
              : [],
        )
      : [];
}
