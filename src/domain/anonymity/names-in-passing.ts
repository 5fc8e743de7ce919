import { matchesOf } from '#src/lib/matches.ts';
import { readerOf } from '../speech/readers.ts';
import { folded, wordsOf } from './fold.ts';
import type { Known } from './known.ts';
import type { UncertainOccurrence } from './occurrences.ts';

/** What was done with somebody, where a thing would have an article: `chat w gusto today`, `spoke to gusto`. */
const MET =
  /(?<!\p{L})(?:(?:chat(?:ted)?|call|coffee|catch[- ]?up|caught up|lunch|screen|interview|zoom|spoke|talked|met|meeting|trial) (?:w\/?|with|to) ?|(?:spoke|spoken|talked) to |(?:rang|met|texted|emailed|messaged|interviewed|phoned|chased) )(\p{Ll}{4,10})(?= (?:today|yesterday|again|this|last|on|at|in|re|about|just now|earlier|arvo|tonight|mon|tues?|wed|thurs?|fri)(?!\p{L})|[,.;:!?]|$)/gu;
/** An article of German before what may be somebody: `mag der Koch nicht`. */
const GERMAN =
  /(?<!\p{L})(?:[Dd]e[rnm]|[Dd]ie|[Bb]eim?|[Vv]o[nm]|[Zz]u[mr]) (?:lieben? |guten? )?(\p{Lu}\p{Ll}{2,})(?![\p{L}-])/gu;
/** A given name before or behind a word of respect: `Apple po is a TL`, `Kuya Rose`. */
const RESPECTED =
  /(?<!\p{L})(?:(?:Kuya|Ate|Pak|Bu|Mbak|Mas|Bhai) (\p{Lu}\p{Ll}{2,})|(\p{Lu}\p{Ll}{2,})[ -](?:po|san|sama|ji|bhai|bhaiya|didi|ssi|nim))(?![\p{L}-])/gu;
/** A word said twice with a capital is what somebody is called: `Jun-Jun Velasquez`. */
const DOUBLED = /(?<![\p{L}-])((\p{Lu}\p{Ll}{1,5})-\2)(?![\p{L}-])/gu;
const NOT_CALLED = /^(?:win|fifty|twenty|so|now|knock|ten|one|two|bon|pay|yes|no|day|back|one)-/u;
/** Whom and what one meets at work, whatever it begins with. */
const OF_WORK = /(?:ing|er|ers|or|ors|ist|ants?|s)$/u;
const WHY = 'begins as the name of the person does, or is a part of it, and may be a word';

/**
 * What in a text begins as a given name of the person, in small letters where somebody was met (`chat w gusto today` of Gus), and in German a
 * surname or a half of it that is a word, behind an article (`mag der Koch nicht`); a given name with a word of respect, and a
 * word said twice. Each may be a word, so that it is only shown.
 * @param known what is known of the person, with the words of their names
 */
export function namesInPassingIn(text: string, known: readonly Known[]): UncertainOccurrence[] {
  const of = (part: Known['part']): string[] =>
    known.filter((one) => one.part === part).flatMap(({ own }) => [...(own ?? [])]);
  const reader = readerOf(text);
  const spans: { start: number; end: number }[] = [];
  const add = (pattern: RegExp, isName: (word: string) => boolean): void => {
    for (const { 0: said, 1: first, 2: second, index } of matchesOf(pattern, text)) {
      const word = first ?? second ?? '';
      const start = index + said.lastIndexOf(word);
      if (isName(word.toLowerCase())) spans.push({ start, end: start + word.length });
    }
  };
  const called = of('first').flatMap((one) => one.split(' '));
  add(RESPECTED, (word) => called.includes(word));
  add(DOUBLED, (word) => !NOT_CALLED.test(word));
  if (reader !== 'de') {
    const given = of('first').filter((one) => one.length > 2);
    add(MET, (word) =>
      given.some(
        (name) =>
          word !== name && word.startsWith(name) && word.length <= name.length + 3 && !OF_WORK.test(word),
      ),
    );
  }
  return [
    ...spans.map((one) => ({ ...one, reason: 'name' as const, why: WHY })),
    ...behindArticlesIn(text, known, null),
  ];
}

/**
 * Surnames or halves of them that are words of German, behind an article: `mag der Koch nicht`.
 * @param shown the first name where it is shown, which is no surname
 */
export function behindArticlesIn(
  text: string,
  known: readonly Known[],
  shown: string | null,
): UncertainOccurrence[] {
  if (readerOf(text) !== 'de') return [];
  const first = new Set(wordsOf(shown ?? ''));
  const surnames = new Set(
    known
      .filter(({ part }) => part === 'last')
      .flatMap(({ own }) => [...(own ?? [])])
      .flatMap((one) => one.split('-'))
      .filter((one) => !first.has(one)),
  );
  return matchesOf(GERMAN, text)
    .filter(({ 1: word = '' }) => surnames.has(folded(word).text))
    .map(({ 0: said, 1: word = '', index }) => {
      const start = index + said.lastIndexOf(word);
      return { start, end: start + word.length, reason: 'name', why: WHY };
    });
}
