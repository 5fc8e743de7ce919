import { matchesOf } from '#src/lib/matches.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { dutchPronounsIn, dutchPronounsLeftIn } from './pronouns-dutch.ts';
import { beginsSentence, type Edit } from './spans.ts';
import { tongueOf } from './tongues.ts';

// In German and Dutch the stand-in is said again, as `sie` behind a name reads as a woman; what is theirs goes by the gender of `die Person`.

const GERMAN =
  /(?<![\p{L}\p{N}'’-])(?:er|ihn|ihm|seine[nmrs]?|sein(?= (?:\p{Ll}+(?:e[nrsm]?) )?\p{Lu}))(?![\p{L}'’-])/giu;
const FOR_GERMAN: Readonly<Record<string, string>> = {
  er: 'die Person',
  ihn: 'die Person',
  ihm: 'der Person',
};
/** Verbs of one woman, which several do not have: `sie leitet`, `war sie`. */
const OF_ONE =
  '(?:hat|hatte|ist|war|wird|wurde|kann|konnte|will|wollte|soll|sollte|muss|musste|darf|durfte|mag|kam|ging|nahm|gab|stand|fand|blieb|schrieb|hielt|\\p{Ll}{2,}(?:t|[^e\\W]te))';
const SHE = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])sie(?= ${OF_ONE}(?!\\p{L}))|(?<=(?<!\\p{L})${OF_ONE} )sie(?![\\p{L}'’-])`,
  'giu',
);
/** A noun whose pronoun is the same. */
const OF_WOMEN =
  /(?<!\p{L})(?:[Dd]ie|[Ee]ine|[Ii]hre|[Ss]eine|[Uu]nsere|[Mm]eine|[Dd]iese|[Jj]ede|[Kk]eine|[Zz]ur) (?:\p{Ll}+e[nrms]? ){0,2}(?!Person(?!\p{L}))\p{Lu}[\p{L}-]+/gu;
const STAND_IN = /(?<!\p{L})(?:[Dd](?:ie|er) Person|Candidate [A-Z]{1,2})(?!\p{L})/u;
/** A noun of the same gender before it, which may be meant as well: `der Betrieb`, `einen Kollegen`. */
const OTHER =
  /(?<!\p{L})(?:[Dd]er|[Dd]en|[Ee]inen|[Dd]iese[rn]|[Jj]ede[rn]|[Kk]einen|[Uu]nseren|[Mm]einen|[Ee]in(?= \p{Lu}[\p{L}-]+(?:e|er|or|ist|ent|ant|mann)(?!\p{L}))) (?:\p{Ll}+e[nrms]? ){0,2}(?!Person(?!\p{L}))\p{Lu}[\p{L}-]+/gu;
const DUTCH =
  /(?<![\p{L}\p{N}'’-])(?:hij|z(?:ij|e)(?= (?:is|was|heeft|had|kan|kon|wil|wilde|zal|zou|mag|moet|gaat|doet|\p{Ll}{3,}t)(?!\p{L})))(?![\p{L}'’-])/giu;

/** How far back a noun may be what a pronoun means. */
const REACH = 120;
const mayBeOther = (text: string, start: number, nouns = OTHER): boolean => {
  const before = text.slice(Math.max(0, start - REACH), start);
  const last = matchesOf(nouns, before).at(-1);
  return last !== undefined && !STAND_IN.test(before.slice(last.index + last[0].length));
};

const asWritten = (said: string, shown: string): string =>
  /^\p{Lu}/u.test(said) ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown;

/**
 * Pronouns of the person in German and Dutch, in a text in which their name is replaced already.
 * @param isOfPerson whether the text is about somebody, who is meant where no name stands before a pronoun
 */
export function germanicPronounsIn(text: string, isOfPerson: boolean): Edit[] {
  const tongue = tongueOf(text);
  if (tongue === 'nl')
    return [
      ...matchesOf(DUTCH, text).map(
        ({ 0: said, index }): Edit => ({
          start: index,
          end: index + said.length,
          reason: 'pronoun',
          with: asWritten(said, 'de kandidaat'),
        }),
      ),
      ...(isOfPerson ? dutchPronounsIn(text) : []),
    ];
  if (tongue !== 'de') return [];
  if (isOfPerson && !STAND_IN.test(text)) return beforeAnyName(text);
  const her = matchesOf(SHE, text).filter(({ index }) => !mayBeOther(text, index, OF_WOMEN));
  return [...matchesOf(GERMAN, text), ...her].flatMap(({ 0: said, index }): Edit[] => {
    if (mayBeOther(text, index)) return [];
    const small = said.toLowerCase();
    if (!STAND_IN.test(text.slice(0, index))) return [];
    const shown = small === 'sie' ? 'die Person' : (FOR_GERMAN[small] ?? small.replace(/^sein/u, 'ihr'));
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

const FIRST_SAID: Readonly<Record<string, string>> = {
  er: 'die Person',
  ihn: 'die Person',
  ihm: 'der Person',
};
/** A thing before it, whose what follows may be as well: `das Team und seine Leistung`. */
const NEUTER =
  /(?<!\p{L})(?:[Dd]as|[Ee]in|[Kk]ein|[Jj]edes|[Dd]ieses|[Ii]m|[Aa]m|[Bb]eim|[Vv]om|[Zz]um|[Dd]em|[Ii]hr|[Uu]nser) (?:\p{Ll}+ ){0,2}\p{Lu}/u;

/** Of a text that names nobody: the first pronoun is the person, who is meant by those behind it, and what is theirs before it is neutral too. */
function beforeAnyName(text: string): Edit[] {
  const found = matchesOf(GERMAN, text).filter(({ index }) => !mayBeOther(text, index));
  const first = found.find(({ 0: said }) => FIRST_SAID[said.toLowerCase()] !== undefined);
  return found.flatMap(({ 0: said, index }): Edit[] => {
    const small = said.toLowerCase();
    const person = FIRST_SAID[small];
    const isTheirs = person === undefined && !NEUTER.test(text.slice(Math.max(0, index - REACH), index));
    if (person === undefined ? !isTheirs || index > (first?.index ?? text.length) : index !== first?.index)
      return [];
    const shown = person ?? small.replace(/^sein/u, 'ihr');
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
  if (tongueOf(text) === 'nl') return dutchPronounsLeftIn(text);
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
