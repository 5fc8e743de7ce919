import { isEnglish, tagged } from '../speech/index.ts';
import { isDone, isOwnVoice } from './own-voice.ts';

/** Past forms without "ed", which stand without a subject as they are, and what stands before another verb. */
const AS_IT_IS = new Set(
  'led ran built bought brought caught taught sold told wrote drove won grew made took kept began came set held found drew cut put let read hit shut spoke chose rose rode flew knew gave went met dealt spent left lost paid said sent stood understood oversaw undertook overcame became learnt did had was could would should might may can will must used'.split(
    ' ',
  ),
);
const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', do: 'does', go: 'goes', am: '' };

/** What stands between somebody and what they do. */
const BESIDE = '(?:(?:also|then|now|currently|still|often|usually|mainly|always|\\p{Ll}+ly) )?';
const WORD = "(\\p{Ll}[\\p{Ll}'’]*)";
const AT_HEAD = new RegExp(`^I(?:['’](m|ve))? ?(?:(?<= )|(?<=[mve] ))(${BESIDE})${WORD}`, 'u');
const AGAIN = new RegExp(`((?:, |; )?(?:and|but|then) |[,;] )I (${BESIDE})${WORD}`, 'gu');
const JOINED = new RegExp(`((?:, |; )?(?:and|or|but) )(${BESIDE})${WORD}`, 'gu');
/** What belongs to whoever speaks. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'’])my(?![\p{L}'’])/gu, 'their'],
  [/(?<![\p{L}'’])My(?![\p{L}'’])/gu, 'Their'],
  [/(?<![\p{L}'’])myself(?![\p{L}'’])/gu, 'themselves'],
  [/(?<![\p{L}'’])me(?![\p{L}'’])/gu, 'them'],
];
const STILL_SELF = /(?<![\p{L}\p{N}'’/&-])I(?![\p{L}\p{N}/&-])|(?<!\p{L})mine(?!\p{L})/u;

/** "passed my ticket": notes begin with what was done. */
const PASSED = /^\p{Ll}/u;

const isPast = (verb: string): boolean => AS_IT_IS.has(verb) || isDone(verb);

/** The form of a verb for somebody spoken of; null where it is no verb of English. */
function formOf(verb: string): string | null {
  if (isPast(verb)) return verb;
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (!isEnglish(verb) || !isVerb(verb)) return null;
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

const isVerb = (word: string): boolean => /^(?:VERB|AUX)$/u.test(tagged(`they ${word} it`)[1]?.pos ?? '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * An English sentence about oneself as it is told of somebody, without its subject: `Looks after 85 lifts` for "I look after 85 lifts". As it
 * stands where it cannot be told so throughout, and in other languages.
 */
export function toldOfThem(sentence: string): string {
  if (!isOwnVoice(sentence)) return sentence;
  const said = STILL_SELF.test(sentence) || PASSED.test(sentence) ? withoutSubject(sentence) : sentence;
  if (said === null || STILL_SELF.test(said)) return sentence;
  const of = OWN.reduce((now, [pattern, with_]) => now.replace(pattern, with_), said);
  return of;
}

function withoutSubject(sentence: string): string | null {
  const match = AT_HEAD.exec(sentence);
  if (match === null) return isPast(head(sentence)) ? capital(sentence) : null;
  const [whole, cut, beside = '', verb = ''] = match;
  const rest = sentence.slice(whole.length);
  if (cut === 'm' || verb === 'am') return capital(`${beside}${cut === 'm' ? verb : ''}${rest}`.trim());
  if (cut === 've') return capital(`has ${beside}${verb}${rest}`);
  const form = formOf(verb);
  if (form === null) return null;
  const isNow = form !== verb;
  const others = rest.replace(
    AGAIN,
    (_, join: string, by: string, next: string) => `${join}${by}${formOf(next) ?? next}`,
  );
  // "and train two" goes on in the form of the first verb.
  const joined = isNow
    ? others.replace(JOINED, (all: string, join: string, by: string, next: string, at: number) =>
        isBaseAmid(others, at + join.length + by.length, next) ? `${join}${by}${formOf(next) ?? next}` : all,
      )
    : others;
  return capital(`${beside}${form}${joined}`);
}

const head = (sentence: string): string => /^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? '';

const HAS_OBJECT =
  /^ (?:an?|the|my|our|all|each|every|new|two|three|four|five|six|seven|eight|nine|ten|twelve|\d[\d,.]*)(?![\p{L}\d])/u;

/** Whether a word behind "and" is a verb there, in the form that a first person has. */
function isBaseAmid(text: string, at: number, word: string): boolean {
  if (isPast(word) || /(?:ing|s)$/u.test(word)) return false;
  // "and train two": a noun as well, but with what it is done to behind it.
  if (isVerb(word) && HAS_OBJECT.test(text.slice(at + word.length))) return true;
  const words = tagged(`they work${text.slice(0, at + word.length + 24)}`);
  return words.some(({ text: said, pos }) => said === word && pos === 'VERB');
}

/** A text of a record in which somebody speaks of their work, as it is told of them, with its lines as they were. */
export const textOfThem = (text: string): string =>
  text
    .split(/((?<=[.!?;])\s+|\n+)/u)
    .map((piece) => {
      const [, mark = '', sentence = ''] = /^([-*•\s]*)([\s\S]*)$/u.exec(piece) ?? [];
      return sentence === '' ? piece : `${mark}${toldOfThem(sentence)}`;
    })
    .join('');
