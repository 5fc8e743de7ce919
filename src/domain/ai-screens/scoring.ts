import { isAttribute, review } from '../moderation/index.ts';
import { sentencesOf, shortened, wordsShared } from '../search/index.ts';
import type { FocusScore, Question, ScreenRow } from './schema.ts';

/** A question with what was answered in words; null for nothing that can be read. */
export interface AnsweredQuestion {
  question: Question;
  text: string | null;
}

/** What a screen came to. */
export type Result = Pick<ScreenRow, 'recommendation' | 'summary'> & {
  focus_scores: FocusScore[];
  concerns: string[];
};

const DOING =
  'used|worked|done|had|led|managed|been|touched|tried|learned|learnt|written|built|handled|run|prepared|dealt';
const DENIES = new RegExp(
  `\\b(?:(?:have|had|has|'ve)\\s+no\\b|(?:haven'?t|have not|have never|'ve never|hasn'?t|never|did not|didn'?t)\\s+(?:yet |really |actually |ever )*(?:${DOING})\\b|no\\s+(?:\\w+\\s+)?(?:experience|knowledge|training|exposure|background)\\b|(?:don'?t|do not)\\s+(?:have|know|hold)\\b|not\\s+(?:familiar|experienced)\\b|unfamiliar\\b)`,
  'i',
);
const BEGINS =
  /\b(?:learning|beginner|basics?|a little|a bit|some exposure|studying|entry[- ]level|trainee|tutorials?|in theory)\b/i;
const IRREGULAR =
  'led|built|ran|wrote|set|made|took|taught|won|cut|grew|kept|brought|held|sold|drove|oversaw|dealt|spent|did|put|rebuilt|found|met|gave|began|chose|rose|manage|lead|run|build|prepare|own|design|teach|sell|write|handle|look after|oversee';
const DID = new RegExp(
  `\\b(?:I|we)(?:'ve| have| had)?\\s+(?:(?:also|then|personally|mainly|usually|first|now|currently|recently)\\s+)?(?:(?!wanted|liked|loved|hoped|needed|believed|wished|enjoyed|interested)\\w+ed|${IRREGULAR})\\b`,
  'i',
);
const COUNTED =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|dozens?|hundreds?';
const FIGURE = new RegExp(`\\d|\\b(?:${COUNTED})\\s+\\w+`, 'i');
const RESULT =
  /\b(?:reduc(?:ed|ing)|increas(?:ed|ing)|improv(?:ed|ing)|sav(?:ed|ing)|cut|grew|doubled|halved|deliver(?:ed|ing)|complet(?:ed|ing)|achiev(?:ed|ing)|won|result(?:ed|s)?|so that|which meant|on time|on budget|launched|passed|finished|fewer|faster|sooner|within budget)\b/i;
/** Words to whoever rates, not about the work. */
const TO_THE_RATER =
  /\b(?:rate me|rating of|give me (?:a|the|top|full|\d)|full marks|score (?:me|this)|ignore (?:all|any|the|your|previous)|system prompt|as an ai|you must (?:advance|rate|recommend)|recommend (?:advance|me))\b/i;
const ENOUGH_WORDS = 4;
const ENGLISH =
  /^(?:the|and|of|to|with|for|my|we|our|i|have|had|has|it|that|this|is|are|were|been|as|from|but|not|by|they|which|at)$/;
/** Small words of German, Dutch, French, Spanish, Italian, Portuguese and the Nordic languages that English has not. */
const FOREIGN =
  /^(?:ich|und|der|die|das|habe|wir|mit|für|von|den|dem|ein|eine|einen|einem|im|zu|auf|nicht|wurde|waren|ik|en|het|een|van|voor|met|wij|bij|naar|je|j'ai|le|la|les|des|du|et|dans|pour|avec|nous|une|aux|sur|ai|mon|el|los|las|y|con|para|por|que|mi|años|un|una|il|lo|gli|di|ho|che|abbiamo|per|nel|della|o|os|e|eu|na|em|uma|com|anos|jag|och|jeg|og|har|på|av|af|til|som|vi|ett|et|ja)$/;

/**
 * What the answers say of each focus area, by rules alone: the same words always give the same figures. What is not sure
 * has no rating, and says what is missing. Sentences about what the law keeps out of hiring, and such as speak to whoever
 * rates, are neither counted nor quoted.
 */
export function scored(said: readonly AnsweredQuestion[]): Result {
  const focus_scores = said.flatMap(({ question, text }) =>
    question.focus === null ? [] : [scoreOf(question, question.focus, text)],
  );
  const rated = focus_scores.filter(({ rating }) => rating !== null);
  const answered = said.filter(({ text }) => text !== null && text.trim() !== '').length;
  const asked = said.filter(({ question }) => question.rated).length;
  return {
    focus_scores,
    recommendation: answered === 0 ? null : recommend(focus_scores, asked),
    summary: `Answered ${answered} of ${said.length}. ${rated.length} of ${asked} focus areas could be rated${
      rated.length === 0 ? '' : `: ${rated.map(({ focus, rating }) => `${focus} ${rating} of 5`).join(', ')}`
    }.`,
    concerns: focus_scores.flatMap((score) => concernOf(score, said)),
  };
}

/** Advance by examples for most of what was asked, reject only where they say of half of it that they have none. */
function recommend(scores: readonly FocusScore[], asked: number): Result['recommendation'] {
  const ratings = scores.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  if (asked === 0 || ratings.length === 0) return 'hold';
  const none = ratings.filter((rating) => rating === 1).length;
  if (none >= 1 && none * 2 >= asked) return 'reject';
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return mean >= 3.5 && none === 0 && ratings.length * 2 >= asked ? 'advance' : 'hold';
}

function concernOf({ focus, rating }: FocusScore, said: readonly AnsweredQuestion[]): string[] {
  if (rating === 1) return [`They say they have nothing to show for: ${focus}`];
  const rated = said.some(({ question }) => question.focus === focus && question.rated);
  return rating === null && rated ? [`Still to ask: ${focus}`] : [];
}

function scoreOf({ rated }: Question, focus: string, text: string | null): FocusScore {
  const open = (missing: string): FocusScore => ({ focus, rating: null, quote: null, missing });
  const sentences = sentencesOf(text, 'answer')
    .map((sentence) => sentence.text)
    .filter((sentence) => counts(sentence));
  const words = sentences.join(' ').split(/\s+/).filter(Boolean).length;
  if (text === null || text.trim() === '') return open('No answer. Ask it in a talk.');
  if (!rated) return open('A fact, which is not rated: read the answer.');
  if (isForeign(sentences.join(' ')))
    return open('The answer is not in English, and these rules read no other language. Read it yourself.');
  if (words < ENOUGH_WORDS) return open('Too little was said that could be counted. Ask for an example.');
  const about = sentences.filter((sentence) => wordsShared(focus, sentence) > 0);
  if (about.length === 0)
    return open('The answer does not name it. Ask what they did of it, where, and when.');
  const denials = about.filter((sentence) => DENIES.test(sentence));
  const did = sentences.filter((sentence) => DID.test(sentence) && !DENIES.test(sentence));
  const best = (from: readonly string[]): string =>
    shortened(from.toSorted((a, b) => weight(b) - weight(a))[0] ?? '');
  const given = (rating: number, from: readonly string[]): FocusScore => ({
    focus,
    rating,
    quote: best(from),
    missing: null,
  });
  if (denials.length > 0) {
    return did.some((sentence) => about.includes(sentence))
      ? open('The answer says both that they did it and that they did not. Ask which holds.')
      : given(1, denials);
  }
  const told = [...new Set([...did, ...about])];
  const figure = told.some((sentence) => FIGURE.test(sentence));
  const result = did.some((sentence) => RESULT.test(sentence));
  const begins = about.filter((sentence) => BEGINS.test(sentence));
  if (begins.length > 0 && !result) return given(2, begins);
  if (did.length === 0) return open('They name it and tell nothing that they did. Ask for an example.');
  return given(3 + Number(figure) + Number(result), did);
}

function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin * 2 < letters.length) return true;
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.test(word)).length;
  return foreign >= 2 && foreign > words.filter((word) => ENGLISH.test(word)).length;
}

function weight(sentence: string): number {
  return Number(FIGURE.test(sentence)) + 2 * Number(RESULT.test(sentence)) + Number(DID.test(sentence));
}

function counts(sentence: string): boolean {
  if (TO_THE_RATER.test(sentence)) return false;
  return !review([['answer', sentence]], { subject: 'person', place: null }).some(
    ({ verdict, about }) => verdict !== 'clear' && isAttribute(about),
  );
}
