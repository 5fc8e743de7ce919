import { isForEverybody, namesPerk } from '../jobs/index.ts';
import { mentionsPay } from './public-lines.ts';

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
  const heads = filed.map((said) => said.slice(0, 24).toLowerCase()).filter((said) => said.length > 5);
  let at = 0;
  let end: number | null = null;
  for (const line of description.split('\n')) {
    const small = line.toLowerCase();
    const isOfJob =
      mentionsPay(line) ||
      namesPerk(line) ||
      isForEverybody(line) ||
      OF_TIMES.test(line) ||
      TO_READERS.test(line) ||
      heads.some((head) => small.includes(head));
    at += line.length + 1;
    if (isOfJob) end = at;
  }
  return end;
}
