import { sentencesOf } from '../jobs/index.ts';
import { roleIn } from './role-in.ts';

/** What opens a line as a doer is called: "CNC router operator, permanent". */
const DOER =
  /^((?:[\p{L}\d&/-]+ ){1,3}\p{Ll}+(?:er|or|ist|ian|ant|man|smith|hand))(?=[,.;:–-]|$| (?:for|in|at|wanted|needed)(?!\p{L}))/u;
/** The same in one word: "Lastbilsmekaniker till verkstaden". */
const ONE_WORD =
  /^(\p{Lu}\p{L}{6,}(?:er|are|or|ist|ian|ant|ör|eur|ier))(?=[,.;:]|$| (?:till|til|för|for|i|på|in|at|für|im|à|te|voor|en|para)(?!\p{L}))/u;
const FIRST_LINES = 8;

/**
 * The first role that stands in the lines, else what opens one of them as a doer is called; null of none.
 * @param clean a title without what stands beside it, and nothing of what is none
 */
export function firstRole(lines: readonly string[], clean: (said: string) => string): string | null {
  const named = lines.map((line) => roleIn(line)?.text ?? '');
  const opening = lines
    .slice(0, FIRST_LINES)
    .map((line) => (DOER.exec(line) ?? ONE_WORD.exec(line))?.[1] ?? '');
  return (
    [...named, ...opening]
      .map((said) => clean(said.replace(/^(?:an?|one|two|three) /iu, '')))
      .find((text) => text !== '') ?? null
  );
}

/** A house is called by those of its trade. */
const MANY = /(?:ers|ors|ists|ians|ants|smiths)$/u;
/** "Sheffrin Opticians - Optometrist": behind a dash the role, before it whose. */
export function behindHouse(title: string): string {
  const [first = '', second = '', ...more] = title.split(/\s[-–—]\s/u);
  const isRole = (said: string): boolean => roleIn(said)?.text === said;
  return more.length === 0 && second !== '' && isRole(second) && (!isRole(first) || MANY.test(first))
    ? second
    : title;
}

/** A title that stood small in a sentence, with its words as a title has them. */
export const titled = (said: string): string =>
  said.replaceAll(/(?<![\p{L}’'])\p{Ll}(?=\p{Ll}{2})/gu, (letter) => letter.toUpperCase());

/**
 * "Rang from the garage. Wants a workshop mechanic", "Elle veut une modéliste": what is told of whoever wants somebody, in the first sentences; null
 * where nothing is.
 */
export function wantedByThird(lines: readonly string[]): string | null {
  const first = lines.slice(0, 3).flatMap(sentencesOf).slice(0, FIRST_SENTENCES);
  for (const sentence of first) {
    const said = THIRD.exec(sentence.trim())?.[1]?.trim();
    if (said !== undefined && !OF_PAPERS.test(said) && (roleIn(said) !== null || said.split(' ').length < 4))
      return said;
  }
  return null;
}
const FIRST_SENTENCES = 5;
const THIRD =
  /^(?:(?:and|so|also),? )?(?:(?:he|she|they|il|elle|er|sie|hij|ze|zij|él|ella|lei|lui|ele|ela|han|hon|hun) )?(?:(?:wants|needs|requires|seeks)(?: (?:me|us) to find)?|(?:is |are )?(?:after|chasing|looking for|on the hunt for)|veut|voudrait|cherche|recherche|braucht|sucht|möchte|zoekt|wil|heeft nodig|quiere|busca|necesita|cerca|vuole|precisa de|procura|vil ha|trenger|søker|behöver|söker|mangler|søger) (?:an?|another|one|two|une?|un|einen?|eine|nen|ne|een|una|uno|uma?|en|ett|et) (\p{L}[\p{L}\d/&+.' -]{2,50}?)(?=\s+(?:for|to|in|at|on|with|who|from|as|asap|à|pour|en|para|für|in|zum|zur|voor|te|per|till|til|i|på|-|–)(?!\p{L})|\s*[,.;:(!]|$)/iu;
/** What somebody must have is wanted too, and is no role. */
const OF_PAPERS =
  /(?<!\p{L})(?:licen[cs]es?|tickets?|degrees?|diplomas?|certificates?|cards?|experience|years?|someone|somebody|person|hand|call|chat|quote|word|answer|price|update|reply|shortlist|few|lot|favou?r|date|rate|place|car|van|team|look|meeting)(?!\p{L})/iu;
