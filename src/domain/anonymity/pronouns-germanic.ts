import { matchesOf } from '#src/lib/matches.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { beginsSentence, type Edit } from './spans.ts';
import { tongueOf } from './tongues.ts';

// German says `sie` of `die Person`, whoever that is: behind what stands for a name its own gender is the neutral one. In Dutch the stand-in is
// said again.

const GERMAN =
  /(?<![\p{L}\p{N}'’-])(?:er|ihn|ihm|seine[nmrs]?|sein(?= (?:\p{Ll}+(?:e[nrsm]?) )?\p{Lu}))(?![\p{L}'’-])/giu;
const FOR_GERMAN: Readonly<Record<string, string>> = { er: 'sie', ihn: 'sie', ihm: 'ihr' };
const STAND_IN = /(?<!\p{L})d(?:ie|er) Person(?!\p{L})/iu;
/** A noun of the same gender before it, which may be meant as well: `der Betrieb`, `einen Kollegen`. */
const OTHER =
  /(?<!\p{L})(?:[Dd]er|[Dd]en|[Ee]inen|[Dd]iese[rn]|[Jj]ede[rn]|[Kk]einen|[Uu]nseren|[Mm]einen|[Ee]in(?= \p{Lu}[\p{L}-]+(?:e|er|or|ist|ent|ant|mann)(?!\p{L}))) (?:\p{Ll}+e[nrms]? ){0,2}(?!Person(?!\p{L}))\p{Lu}[\p{L}-]+/gu;
const DUTCH =
  /(?<![\p{L}\p{N}'’-])(?:hij|z(?:ij|e)(?= (?:is|was|heeft|had|kan|kon|wil|wilde|zal|zou|mag|moet|gaat|doet|\p{Ll}{3,}t)(?!\p{L})))(?![\p{L}'’-])/giu;

/** How far back a noun may be what a pronoun means. */
const REACH = 120;
const mayBeOther = (text: string, start: number): boolean => {
  const before = text.slice(Math.max(0, start - REACH), start);
  const last = matchesOf(OTHER, before).at(-1);
  return last !== undefined && !STAND_IN.test(before.slice(last.index + last[0].length));
};

const asWritten = (said: string, shown: string): string =>
  /^\p{Lu}/u.test(said) ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;

/** Pronouns of the person in German and Dutch, in a text in which their name is replaced already. */
export function germanicPronounsIn(text: string): Edit[] {
  const tongue = tongueOf(text);
  if (tongue === 'nl')
    return matchesOf(DUTCH, text).map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      reason: 'pronoun',
      with: asWritten(said, 'de kandidaat'),
    }));
  if (tongue !== 'de') return [];
  return matchesOf(GERMAN, text).flatMap(({ 0: said, index }): Edit[] => {
    if (mayBeOther(text, index)) return [];
    const small = said.toLowerCase();
    if (!STAND_IN.test(text.slice(0, index))) return [];
    const shown = FOR_GERMAN[small] ?? small.replace(/^sein/u, 'ihr');
    // Within a sentence only what it begins with has a capital.
    const isHead = /^\p{Lu}/u.test(said) && beginsSentence(text, index);
    return [
      {
        start: index,
        end: index + said.length,
        reason: 'pronoun',
        with: isHead ? asWritten(said, shown) : shown,
      },
    ];
  });
}

/** Those that may mean something else beside the person and stay: they may tell the sex. */
export function germanPronounsLeftIn(text: string): UncertainOccurrence[] {
  if (tongueOf(text) !== 'de') return [];
  return matchesOf(/(?<![\p{L}\p{N}'’-])(?:er|ihn|ihm)(?![\p{L}'’-])/giu, text).flatMap(
    ({ 0: said, index }) =>
      mayBeOther(text, index)
        ? [
            {
              start: index,
              end: index + said.length,
              reason: 'pronoun' as const,
              why: 'may tell the sex of the person',
            },
          ]
        : [],
  );
}
