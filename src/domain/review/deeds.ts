import { isGermanNoun, isGermanWord } from '../speech/german.ts';
import { isEnglish, tagged } from '../speech/index.ts';
import { readerOf } from '../speech/readers.ts';
import { firstPersons, isAchieved, isNoSuccess, PAST_OF_WORK, RESULT, resultOf } from './achieved.ts';
import { isDone } from './own-voice.ts';
import { AT_WORK } from './own-voice-words.ts';

/** How a sentence tells of work: what somebody does, what they did, or neither by a verb ("In charge of a kitchen"). */
export type Tense = 'now' | 'past' | null;

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
const MORE_PAST = new Set(
  'led ran had did was were oversaw managed shut spoke chose rose rode flew gave went met dealt spent lost paid sent became learnt learned understood undertook put set helped cut'.split(
    ' ',
  ),
);
/** Forms that tell neither past nor present in English stand for what was done: "Cut cost by 7%". */
const BEFORE = /^(?:also|now|currently|then|later|often|daily|usually|successfully|\p{Ll}+ly)$/u;
/** What goes on behind a verb, and not behind things of the same form: "Audits of suppliers". */
const OF_THINGS = /^(?:of|and|or|for|in|to|with|from|at|on|are|is|were|was|by)$/u;
/** Languages of the south tell what was done by a word before it, or by an end. */
const PERFECT =
  /^(?:a|ha|hat|heeft|har|tiene|avait|hatte|had|on) \p{Ll}+(?:é|i|u|t|en|ado|ido|to|so|d)(?:e|s)?(?!\p{L})/iu;
const IMPERFECT = /^\p{Lu}\p{Ll}{2,}(?:ait|aba|ía|ava|eva|iva)$/u;

/** In which tense a sentence of a record tells what somebody does at work: by its first words, or as a result. */
export function tenseOf(sentence: string): Tense {
  const tense = tenseAtHead(sentence);
  if (tense !== null) return tense;
  return resultOf(sentence) > RESULT.size || isAchieved(sentence) || DONE_AT_END.test(sentence)
    ? 'past'
    : null;
}

/** German ends with what was done: "Zwölf Lehrlinge ausgebildet". */
const DONE_AT_END = /(?<!\p{L})\p{Ll}*(?:ge\p{Ll}{3,}(?:t|en)|iert|setzt|baut|bildet|stellt|führt)[.;]?$/u;

function tenseAtHead(sentence: string): Tense {
  const said = sentence.match(WORD) ?? [];
  const words = said.map((word) => word.toLowerCase());
  const at = words.findIndex((word) => !BEFORE.test(word));
  const verb = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (PAST_OF_WORK.has(verb) || MORE_PAST.has(verb) || isDone(verb)) return 'past';
  const reader = readerOf(sentence);
  // A language of which too little is said is read by its verb alone.
  if (
    isDoing(verb, next) ||
    (next === 'and' && isDoing(verb, 'them') && isDoing(words[at + 2] ?? '', words[at + 3] ?? ''))
  )
    return 'now';
  if (PAST_OF_WORK.has(next) || isDone(next)) return 'past';
  if (reader === 'en' && isEnglish(verb)) return null;
  if (PERFECT.test(sentence)) return 'past';
  if (reader !== null && reader !== 'en' && IMPERFECT.test(said[at] ?? '')) return 'past';
  if (isGermanPast(said[at] ?? '') || (/[^t]te$/u.test(verb) && AT_WORK.has(verb))) return 'past';
  if (isGermanNow(said[at] ?? '')) return 'now';
  // The form itself is one of the first person, a participle or a quality ("responsable"), but for French.
  const forms = firstPersons(verb).filter(
    (form) => form !== verb || (reader === 'fr' && !/able$/u.test(form)),
  );
  return forms.some((form) => AT_WORK.has(form)) ? 'now' : null;
}

/** "Conserves medieval glass": a verb in the form of a third person, with what it is done to behind it. */
function isDoing(verb: string, next: string): boolean {
  if (!/[^s]s$/u.test(verb) || !isEnglish(verb) || next === '' || OF_THINGS.test(next)) return false;
  const base = [verb.slice(0, -1), verb.replace(/es$/u, ''), verb.replace(/ies$/u, 'y')];
  return base.some((one) => isEnglish(one) && tagged(`they ${one} it`)[1]?.pos === 'VERB');
}

const isGermanVerb = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(word) && isGermanWord(word.toLowerCase()) && !isGermanNoun(word);
const isGermanPast = (word: string): boolean => /te$/u.test(word) && isGermanVerb(word);
const isGermanNow = (word: string): boolean => /[^s]t$/u.test(word) && isGermanVerb(word);

/** What somebody's life goes through, or where they were. */
const PASSAGE =
  /^(?:\p{Lu}\p{L}* )?(?:work(?:s|ed) (?:there|at|for|from|in|with|as|part|full)|liv(?:es|ed)|mov(?:es|ed) (?:house|home|to|back|away)|resigned|left|quit|joined|join|start(?:s|ed)|began|stud(?:ies|ied)|attend(?:s|ed)|stay(?:s|ed)|return(?:s|ed)|retir(?:es|ed)|married|promoted|transferred|relocated|is|are|has|have|owns|likes|loves|wants|needs|arbeitete|lebte?|wohnte?|wechselte|zog|verließ|a (?:travaillé|vécu|quitté|déménagé)|travaille|trabajó|ha lavorato)(?!\p{L})/iu;

/** Whether a sentence tells something that somebody does or did at work, whether or not a figure is in it. */
export const isDeed = (sentence: string): boolean =>
  !isNoSuccess(sentence) && !PASSAGE.test(sentence) && tenseOf(sentence) !== null;
