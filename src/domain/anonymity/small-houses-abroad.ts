import { matchesOf } from '#src/lib/matches.ts';
import { isListed } from '../speech/lists-of-more.ts';
import { isNounOf, isWordOf, type Reader } from '../speech/readers.ts';
import type { UncertainOccurrence } from './known.ts';
import { isKnownSmall } from './left-names.ts';
import { isPlaceName } from './reading.ts';
import { capitalised } from './spans.ts';

/** Where a house stands, or somebody, in notes that write no capitals: `1 jahr bei nordfrost gemacht`. */
const THERE: readonly [Reader | 'sv', RegExp][] = [
  ['de', /(?<![\p{L}\p{N}-])bei (?:der |dem |den )?(\p{Ll}{4,})(?![\p{L}\p{N}@./-]*[\p{L}\p{N}@/])/gu],
  ['fr', /(?<![\p{L}\p{N}-])chez (\p{Ll}{4,})(?![\p{L}\p{N}@./’'-]*[\p{L}\p{N}@/])/gu],
  ['nl', /(?<![\p{L}\p{N}-])bij (?:de |het )?(\p{Ll}{4,})(?![\p{L}\p{N}@./-]*[\p{L}\p{N}@/])/gu],
  ['it', /(?<![\p{L}\p{N}-])presso (?:la |il |lo )?(\p{Ll}{4,})(?![\p{L}\p{N}@./’'-]*[\p{L}\p{N}@/])/gu],
  ['sv', /(?<![\p{L}\p{N}-])hos (\p{Ll}{4,})(?![\p{L}\p{N}@./-]*[\p{L}\p{N}@/])/gu],
];
/** How long somebody was there: behind it a word made of two is a house as well, as it has no article. */
const STINT =
  /(?<!\p{L})(?:(?:\d{1,2}|eine?n?|halbes|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|un|une|deux|trois|quatre|cinq|een|twee|drie|vier|vijf|zes|half|ett|två|tre|fyra) (?:jahre?|monate?|wochen?|sommer|winter|jaar|maanden?|maand|weken|an|ans|mois|étés?|år|månader|måneder|somrar)(?: lang)?|gelernt|ausbildung|lehre|praktikum|stage|gewerkt|werkte|werkt|arbeitet|gearbeitet) (?:bei|bij|chez|hos) (?:der |de )?$/u;
const OF_MANY =
  /^(?:\p{L}*(?:kunden|klanten|freunden|familie|zeitarbeit|leiharbeit|behörden|eltern|ouders|firmen|bedrijven|handwerkern|nachbarn|bauern|boeren|kollegen|collega|clients|particuliers|amis|parents))$/u;
/** How words of the north end that name people or things of a kind: `hos kunder`, `hos oss`, `hos kommunen`. */
const OF_NORTH =
  /(?:er|en|et|na|ne|or|ar|re|arna|erna|ene|lige|liga|ing|ning|ande|ende|else|het|hed|skap|oss|alle|alla|flera|flere|mange|många|andre|andra|samme|samma|begge|båda|dette|detta|hende|henne|honom)$/u;

/**
 * Words in small letters behind `bei`, `chez`, `bij`, `presso`, `hos` that are none of the language: where each of these stands in a text, a house
 * or somebody does.
 */
export function smallHousesAbroadIn(text: string): UncertainOccurrence[] {
  return THERE.flatMap(([language, pattern]) =>
    matchesOf(pattern, text).flatMap(({ 0: whole, 1: word = '', index }) => {
      if (isPlaceName(word)) return [];
      const isSaid =
        isKnownSmall(word) ||
        (language === 'sv'
          ? OF_NORTH.test(word) || isListed('da', word)
          : isWordOf(language, word) || isNounOf(language, capitalised(word)));
      const end = index + whole.length;
      const isStint =
        word.length > 6 &&
        !OF_MANY.test(word) &&
        STINT.test(text.slice(Math.max(0, index - 30), end - word.length));
      if (isSaid && !isStint) return [];
      return [{ start: end - word.length, end, reason: 'employer' as const, why: WHY }];
    }),
  );
}

const WHY = 'stands in small letters where a house or somebody stands, and is no word of the language';
