import { json } from '#db/rows.ts';
import { invalid } from '#src/lib/errors.ts';
import { type Identity, scrub } from '../anonymity/index.ts';
import type { Finding } from '../moderation/index.ts';
import { questionsOf } from '../review/index.ts';

/** Words beside which a name is the whole of what is said. */
const EMPTY =
  /^(?:is|are|was|were|am|be|been|being|s|re|m|ve|has|have|at|with|for|from|in|to|by|of|the|a|an|it|he|she|they|him|her|them|his|their|yes|no|well|so|currently|now|still|works?|working|worked|employed|employer|company|firm|house|name|called|candidate|person|ist|sind|war|bei|der|die|das|er|sie|es|ja|nein|arbeitet|aktuell|derzeit|heisst|firma|est|etait|chez|travaille|actuellement|oui|non|il|elle|c|la|le|entreprise|nom|esta|en|trabaja|actualmente|si|el|ella|empresa|nombre|e|lavora|presso|da|attualmente|lui|lei|azienda|nome|werkt|bij|hij|zij|ze|ja|nee|nu|bedrijf|naam|na|no|trabalha|atualmente|sim|ele|ela|arbetar|hos|pa|arbejder|jobber|han|hun|hon)$/u;

/**
 * Refuses an answer of which a clause says nothing but what is taken out of it: what is left of it is no answer.
 * @throws AppError VALIDATION_ERROR on `answer`
 */
export function refuseEmptied(answer: string, identity: Identity): void {
  const taken = scrub(answer, identity).replaced.filter(({ reason }) => reason !== 'pronoun');
  for (const clause of clausesOf(answer)) {
    const within = taken.filter(({ start, end }) => clause.start <= start && end <= clause.end);
    if (within.length === 0 || !within.some(({ reason }) => reason !== 'name')) continue;
    const left = within.reduce((text, { text: words }) => text.replace(words, ' '), clause.text);
    if (wordsOf(left).some((word) => !EMPTY.test(word))) continue;
    throw invalid(
      'answer',
      `answer: ${JSON.stringify(clause.text.trim())} would tell who the candidate is, and nothing of it is left without that. Leave it out, or say what kind of house it is.`,
    );
  }
}

const clausesOf = (text: string): { text: string; start: number; end: number }[] =>
  [...text.matchAll(/(?:[^.!?;,\n]|[.,](?=\S))+/gu)].flatMap(({ 0: sentence, index }) => {
    let start = index;
    return sentence
      .split(/(\s(?:and|but|und|aber|et|mais|y|pero|ma|en|maar|mas|och|men|og)\s)/u)
      .flatMap((part, at) => {
        const from = start;
        start += part.length;
        return at % 2 === 1 ? [] : [{ text: part, start: from, end: start }];
      });
  });

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const KIN =
  '(?:kids?|children|little ones?|sons?|daughters?|family|wife|husband|partner|girlfriend|boyfriend|kinder|kindern|familie|frau|mann|enfants?|famille|hij[oa]s?|niñ[oa]s|familia|figli[oae]?|bambini|famiglia|kinderen|gezin|filh[oa]s?|família|barnen?|børnene?|barna|familj|familien)';
/** Time that somebody keeps for those at home; who are served, taught or sold to are work. */
const KEPT = new RegExp(
  `(?<!\\p{L})(?:for|with|around|für|bei|mit|pour|avec|para|con|per|voor|bij|met|com|för|med|til|for) (?:the |his |her |their |my |den |die |der |seine[rn]? |ihre[rn]? |les |ses |sa |la |los |las |sus |su |el |i |il |suoi |sua |de |het |zijn |haar |os |as |seus |sin |sina |sine )${KIN}(?!\\p{L})`,
  'giu',
);
const DAYS =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weekends?|days?|hours|time|holidays?|\p{L}*tags?|nachmittage?|abende?|wochenenden?|zeit|lundi|mardi|mercredi|jeudi|vendredi|soirs?|matins?|temps|lunes|martes|miércoles|jueves|viernes|tardes?|mañanas?|tiempo|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|pomeriggi?o?|tempo|\p{L}*dag(?:en|e|ar|ene)?|tijd|segundas?|terças?|quartas?|quintas?|sextas?|tid)(?!\p{L})/iu;
const WORK =
  /(?<!\p{L})(?:work\w*|taught|teach\w*|class\w*|clubs?|camps?|lessons?|nursery|ward|service\w*|team|clothes|clothing|toys|arbeit\w*|unterricht\w*|travail\w*|cours|trabaj\w*|clases|lavor\w*|corsi|werk\w*|lessen|trabalh\w*|aulas|arbet\w*|arbejd\w*|jobb\w*)(?!\p{L})/iu;

/** What an answer tells of those at home for whom somebody keeps their time: a person has to look at it. */
export function ownLifeIn(answer: string): Finding[] {
  return [...answer.matchAll(/[^.!?\n]+/gu)].flatMap(({ 0: sentence, index }) =>
    DAYS.test(sentence) && !WORK.test(sentence)
      ? [...sentence.matchAll(KEPT)].map(({ 0: words, index: at }): Finding => {
          const start = index + at;
          return {
            ...{ verdict: 'held', about: 'family', field: 'answer', words, start, end: start + words.length },
            reason: 'This tells of somebody’s own family, which has no place in hiring.',
            rewording: 'Say which days or hours they want, without the reason',
          };
        })
      : [],
  );
}

/**
 * The questions of a row, in which one that was answered in other words is open: an answer that went out wrong can be given anew.
 * The same words are an answer that was given.
 */
export function reopened(row: { questions: string }, id: string, answer: string): { questions: string } {
  const questions = questionsOf(row).map((one) =>
    one.id === id && one.answer !== answer
      ? { ...one, answer: null, answered_at: null, answered_by: null }
      : one,
  );
  return { questions: json.encode(questions) };
}
