import { languageOf } from '#src/lib/language.ts';
import { unexplainedIn } from '../anonymity/index.ts';
import { headingOf, tellsProcess } from '../jobs/index.ts';
import { isGiven } from '../names/index.ts';

/**
 * What tells of somebody or of what came to pass, in the languages of briefs: who speaks or is spoken of, and what was or is not. A thing
 * that is done, asked or given has none of it in its line.
 */
const TELLS =
  /(?<![\p{L}’'])(?:i|me|my|we|us|he|she|him|his|her|hers|they(?=['’]?(?:ve|re|d|ll)| (?:are|have|were|had|will|want|left|went|lost|sold|do))|this|nobody|not?(?= (?:the|our|a|to)(?! ))|never|please|pls|was|were|had|been|went|left|quit|lost|got|told|said|sold|fired|sacked|secret\p{L}*|ich|wir|uns|er|war|waren|wurde\p{L}*|hat|hatte\p{L}*|nicht|bitte|je|nous|il|elle|ils|elles|était|étaient|sont|ont|a été|c[’']est|yo|nosotros|él|ella|fue|era|eran|está|están|ha|han|io|noi|lui|lei|ci|era|erano|hanno|stato|stata|ik|wij|hij|zij|ze(?= (?:is|zijn|heeft|hebben|gaat|gaan|was))|werd\p{L}*|heeft|hebben|niet|jag|vi|han|hon|inte|ikke)(?![\p{L}])|['’](?:m|ve|re|d)(?!\p{L})|[“”"„«»?]|[£$€]/iu;
/** "They use EasyDairy": what a thing of the work is called. */
const TOOL = /(?<=(?<!\p{L})(?:use|uses|using|know|knows|in|with|of|on) )\p{Lu}\p{Ll}+\p{Lu}\p{L}+/gu;
const MARKED = /^\s*(?:[-*+•·‣▪●◦–—>]|\(?\d{1,2}[.)])\s+(.+)$/u;
const OF_JOB: ReadonlySet<string> = new Set(['responsibilities', 'requirements', 'nice_to_have', 'offers']);

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Longer lines are no things of a list. */
const LONGEST_LINE = 600;
const MOST_LINES = 400;

/** The things of a brief's lists, and what it lists behind a heading. */
function listsOf(description: string): { marked: string[]; headed: string[] } {
  if (last.description === description) return last;
  const marked: string[] = [];
  const headed: string[] = [];
  for (const line of description.split('\n', MOST_LINES)) {
    if (line.length > LONGEST_LINE) continue;
    const thing = MARKED.exec(line)?.[1];
    const heading = thing === undefined ? headingOf(line.trim()) : null;
    if (thing !== undefined) marked.push(lettersOf(thing));
    else if (heading !== null && OF_JOB.has(heading.section) && heading.rest !== '')
      headed.push(` ${lettersOf(heading.rest)} `);
  }
  last = { description, marked, headed };
  return last;
}
/** Of the last brief: each of its sentences asks for it. */
let last: { description: string; marked: string[]; headed: string[] } = {
  description: '',
  marked: [],
  headed: [],
};

/**
 * Whether a line of an ad is a plain thing of a list in its brief: it stands there behind a sign of a list, or behind a heading of what is
 * done, asked or given, and names and tells of nobody. Where it stands then says more of it than words that no list knows.
 */
export function isListedPlainly(said: string, description: string): boolean {
  if (said.length > LONGEST_LINE || TELLS.test(said)) return false;
  const words = lettersOf(said);
  if (words === '') return false;
  const { marked, headed } = listsOf(description);
  const isListed =
    marked.some((thing) => thing.startsWith(words)) || headed.some((things) => things.includes(` ${words} `));
  return isListed && !namesUnknown(said.replaceAll(TOOL, 'it'), description);
}

/** Whether a thing of a list names what nothing explains; German writes every noun with a capital, and an ad the first word of each thing. */
function namesUnknown(said: string, description: string): boolean {
  if (languageOf(description) === 'de')
    return (said.match(/\p{L}+/gu) ?? []).some((word) => isGiven(word.toLowerCase()));
  const small = `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  const written = description.includes(small.slice(0, LEAST_OF_WRITTEN)) ? small : said;
  return unexplainedIn(written, [], () => false).length > 0;
}
/** So much of a thing finds how it is written in the brief. */
const LEAST_OF_WRITTEN = 12;

const SERIES =
  /^(?:[Tt]hey|[Yy]ou)(?:['’](?:d|ll)| will| would)? (?:also )?(?!(?:are|were|have|had|will|would|do|did|don|might|may|can|could|should|must|need|want|like|hate|lose|pay|say|think|know|get|got|never|all|both|just|only|left|went|lost|sold|let|told|said|put up|owe|sue|fear|plan to|hope|struggle|fight)(?!\p{L}))\p{Ll}+(?<!ed|ing) [^.!?]+[.!]$/u;
/** So many sentences of one form are a list without its signs. */
const LEAST_OF_SERIES = 4;

/** Somebody or something that is, has or will do something: a list of things has none. */
const FINITE =
  /(?<!\p{L})(?:is|are|be|being|has|have|does|do|did|will|would|can|could|may|might|owes?|knows?|says?|wants?|thinks?|gets?|goes|going|gone|all|both|everyone|everybody|ist|sind|wird|werden|kann|est|va|veut|sait|doit|es|son|va|quiere|sabe|debe|è|sono|vuole|deve|wordt|worden|gaat|kan|är|ska|blir|é|são|vai)(?!\p{L})|['’]s (?:not|a|the|on|in|off|been|going|gone)(?!\p{L})/iu;
/** So many things make a list, and of so many words is one of them. */
const [LEAST_THINGS, MOST_OF_THING] = [4, 8];

/** "Slating, tiling, leadwork, flat roofs in felt": a sentence of nothing but things, in which nobody is named, speaks or does anything. */
const isSeriesOfThings = (said: string): boolean => {
  const things = said.split(/,\s+|\s+(?:and|und|et|en|och|og)\s+/u);
  return (
    things.length >= LEAST_THINGS &&
    things.every((thing) => thing.split(/\s+/u).length <= MOST_OF_THING) &&
    !TELLS.test(said) &&
    !FINITE.test(said) &&
    !/[.!?;:–—]\s|[%@]/u.test(said) &&
    !tellsProcess(said) &&
    !(said.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((word) => isGiven(word.toLowerCase()))
  );
};

/**
 * Whether a sentence is one of a brief's many that say what whoever comes does, "They clean change rooms. They log the readings.", or a series
 * of things itself.
 */
export const isOfSeries = (said: string, sentences: readonly string[]): boolean =>
  said.length <= LONGEST_LINE && (isSeriesOfThings(said) || isOneOfMany(said, sentences));

const isOneOfMany = (said: string, sentences: readonly string[]): boolean =>
  SERIES.test(said) &&
  !TELLS.test(said.replace(/^\p{L}+['’](?:d|ll)/u, 'They')) &&
  sentences
    .slice(0, MOST_LINES)
    .filter((one) => one.length <= LONGEST_LINE && SERIES.test(/[.!]$/u.test(one) ? one : `${one}.`))
    .length >= LEAST_OF_SERIES;
