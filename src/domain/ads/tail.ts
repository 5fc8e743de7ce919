import { goesOnTelling, isForEverybody, namesPerk, sentencesOf, tellsProcess } from '../jobs/index.ts';
import { roles } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { mentionsPay } from './public-lines.ts';
import { WANTS_SAID } from './who-asks.ts';

/** When the work is done and when it begins. */
const OF_TIMES =
  /\d ?(?:hours|hrs|h|std|stunden|heures|horas|ore|uur|am|pm)(?!\p{L})|(?<!\p{L})(?:start\p{L}*|full[- ]time|part[- ]time|remote|hybrid|vollzeit|teilzeit|temps (?:plein|partiel)|jornada|tempo pieno|voltijds?|shifts?|schicht\p{L}*|mon(?:day)?|fri(?:day)?)(?!\p{L})/iu;

/** What a sentence says to readers of an ad: "You join a team of six", "Your desk looks over the bay". */
const TO_READERS =
  /(?<!\p{L})(?:you (?:will|join|work|report|lead|run|get)|you['’]ll|your (?:desk|team|day|week|work|base|role|colleagues)|team (?:of|works)|the team,)(?!\p{L})/iu;

/**
 * Where the tail of a brief begins: behind the last line that says what is done, asked, offered or when. What its writer adds there is
 * for the recruiter more often than for readers of an ad. Null where nothing of the kind was said.
 * @param filed what the reading of the brief has filed as done, asked or offered
 */
export function tailOf(description: string, filed: readonly string[]): number | null {
  const heads = beginningsOf(filed);
  let at = 0;
  let end: number | null = null;
  const lines = description.split('\n');
  // Who dictates, or writes in a messenger, puts all in one paragraph: there a sentence is what a line is elsewhere.
  if (lines.filter((line) => /\p{L}{2} \p{L}/u.test(line)).length <= FEW_LINES) {
    for (const sentence of lines.flatMap(sentencesOf)) {
      const from = description.indexOf(sentence, at);
      at = from < 0 ? at : from + sentence.length;
      if (isOfJob(sentence, heads)) end = at;
    }
    return end;
  }
  for (const line of lines) {
    at += line.length + 1;
    if (isOfJob(line, heads)) end = at;
  }
  return end;
}
/** So few lines make no paragraphs. */
const FEW_LINES = 2;

/**
 * Where a brief comes to the job: with the first sentence that names it or its place, or says what is done, asked, offered or when. What
 * its writer says before is how they are and why they write. The beginning where no sentence does.
 * @param names the title and the place
 */
export function headOf(description: string, filed: readonly string[], names: readonly string[]): number {
  const heads = beginningsOf(filed);
  const words = names.flatMap((name) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  let at = 0;
  for (const line of description.split('\n')) {
    for (const sentence of sentencesOf(line)) {
      const small = sentence.toLowerCase();
      if (
        SAYS_OF_JOB.test(sentence) ||
        namesRole(sentence) ||
        words.some((word) => small.includes(word)) ||
        isOfJob(sentence, heads)
      )
        return at + Math.max(0, line.indexOf(sentence));
    }
    at += line.length + 1;
  }
  return 0;
}

/** Who reads the ad, and the house: what begins so speaks of no mail. */
const SAYS_OF_JOB =
  /^(?:(?:you|your|we|our|the|this role|this is|a|an|sie|ihre?|du|wir|unsere?|die|das|der|vous|votre|nous|notre|le|la|nuestr\p{L}+|el|tu|la|il|lo|je|wij|het|een|você|nossa?|o|a)(?!\p{L}))/iu;

/** Whether a statement names a role by its first words. */
export function namesRole(said: string): boolean {
  const words = plainWords(said.slice(0, LONGEST));
  return words.some((_, at) => roles().book.at(words, at) !== undefined);
}

/** More than the sentence that names a role. */
const LONGEST = 300;

const beginningsOf = (filed: readonly string[]): string[] =>
  filed.map((said) => said.slice(0, 24).toLowerCase()).filter((said) => said.length > 5);

function isOfJob(said: string, heads: readonly string[]): boolean {
  const small = said.toLowerCase();
  return (
    mentionsPay(said) ||
    // "We owe the pension scheme four months": news of the house, whatever of an offer it names.
    (namesPerk(said) && !goesOnTelling(said)) ||
    isForEverybody(said) ||
    // What is said before how people are interviewed is still of the job.
    tellsProcess(said) ||
    OF_TIMES.test(said) ||
    TO_READERS.test(said) ||
    WANTS_SAID.test(said) ||
    heads.some((head) => small.includes(head))
  );
}
