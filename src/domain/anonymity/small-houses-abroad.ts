import { matchesOf } from '#src/lib/matches.ts';
import { isListed } from '../speech/lists-of-more.ts';
import { isNounOf, isWordOf, type Reader } from '../speech/readers.ts';
import { isKnownSmall } from './left-names.ts';
import { isListedHouse } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
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
  /(?<!\p{L})(?:(?:\d{1,2}|eine?n?|halbes|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|un|une|deux|trois|quatre|cinq|een|twee|drie|vier|vijf|zes|half|ett|två|tre|fyra) (?:jahre?|monate?|wochen?|sommer|winter|jaar|maanden?|maand|weken|an|ans|mois|étés?|år|månader|måneder|somrar)(?: lang)?|gelernt|ausbildung|lehre|praktikum|stage|gewerkt|werkte|werkt|arbeitet|gearbeitet) (?:bei|bij|chez|hos) (?:der |de )?$/iu;
/** Words that say which or how many, and several of a kind: `werkte bij diverse boeren`. */
const OF_KIND =
  /(?:en|ern|s)$|^(?:diverse|verschillende|meerdere|enkele|andere|deze|onze|jullie|elke|ieder|iedere|haar|zijn|jouw|twee|drie|vier|vijf|veel|wisselende|einem?|einer|mehreren|zwei|drei|ihrem?|seinem?|ihrer|seiner|ihnen|diesem|dieser|jedem|leur|notre|votre|deux|elle|defensie|politie|leger|polizei|armee|feuerwehr|nacht|regen|regenwetter|nachtschicht|frost|kälte|hitze|sturm|wind)$/u;
const OF_MANY =
  /^(?:\p{L}*(?:kunden|klanten|freunden|familie|zeitarbeit|leiharbeit|behörden|eltern|ouders|firmen|bedrijven|handwerkern|nachbarn|bauern|boeren|kollegen|collega|clients|particuliers|amis|parents))$/u;
/** Where somebody worked, in languages whose words for it are said of much else: a house of the lists alone stands there in small letters. */
const WORKED =
  /(?<!\p{L})(?:trabaj\p{L}+|trabalh\p{L}+|lavor\p{L}+|werk(?:t|te|ten)|gewerkt|arbeitete?|gearbeitet|jobb\p{L}+|arbejd\p{L}+|travaill\p{L}+|bossé|caj(?:era|ero)|caixa|cassier[ae]|dependient[ae]|reponedora?|repositora?|comme[sx]s[ao]|verkoper|verkäufer(?:in)?|kassierer(?:in)?|años?|anos?|anni|meses|mesi|jaar|jahre|ans) (?:\p{Ll}+ )?(?:en|no|na|do|da|dal|in|all?|alla|bij|bei|chez|på|hos) (?:el |la |o |a |de |l[’'])?(\p{Ll}{4,}(?: \p{Ll}{3,})?)(?![\p{L}\p{N}@])/gu;
/** How words of the north end that name people or things of a kind: `hos kunder`, `hos oss`, `hos kommunen`. */
const OF_NORTH =
  /(?:er|en|et|na|ne|or|ar|re|arna|erna|ene|lige|liga|ing|ning|ande|ende|else|het|hed|skap|oss|alle|alla|flera|flere|mange|många|andre|andra|samme|samma|begge|båda|dette|detta|hende|henne|honom)$/u;

/**
 * Words in small letters behind `bei`, `chez`, `bij`, `presso`, `hos` that are none of the language: where each of these stands in a text, a house
 * or somebody does.
 */
export function smallHousesAbroadIn(text: string): (UncertainOccurrence & { isTold?: boolean })[] {
  const listed = matchesOf(WORKED, text).flatMap(({ 0: whole, 1: said = '', index }) => {
    const start = index + whole.length - said.length;
    const name = [said.split(' ')[0] ?? '', said].find(isHouse);
    return name === undefined
      ? []
      : [{ start, end: start + name.length, reason: 'employer' as const, why: WHY }];
  });
  const behind = THERE.flatMap(([language, pattern]) =>
    matchesOf(pattern, text).flatMap(({ 0: whole, 1: word = '', index }) => {
      if (isPlaceName(word)) return [];
      const isSaid =
        isKnownSmall(word) ||
        (language === 'sv'
          ? OF_NORTH.test(word) || isListed('da', word)
          : isWordOf(language, word) || isNounOf(language, capitalised(word)));
      const end = index + whole.length;
      const isStint =
        !OF_MANY.test(word) &&
        !(isSaid && OF_KIND.test(word)) &&
        STINT.test(text.slice(Math.max(0, index - 30), end - word.length));
      if (isSaid && !isStint) return [];
      return [{ start: end - word.length, end, reason: 'employer' as const, why: WHY, isTold: isStint }];
    }),
  );
  return [...behind, ...listed];
}

/** Those that somebody was at for a while, which go: `ein Jahr bei nordfrost`. */
export const smallStintsAbroadIn = (text: string): UncertainOccurrence[] =>
  smallHousesAbroadIn(text).filter(({ isTold }) => isTold === true);

const isHouse = (said: string): boolean =>
  !isPlaceName(said) && isListedHouse(said.split(' ').map(capitalised).join(' '));

const WHY = 'stands in small letters where a house or somebody stands, and is no word of the language';
