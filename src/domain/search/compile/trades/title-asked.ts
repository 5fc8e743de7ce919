import { plainWords } from '../../../lexicon/text.ts';

/** The last words of titles by what they say of somebody's standing. Within one, titles of a trade are much the same. */
const STANDINGS: readonly RegExp[] = [
  /^(?:manager|owner)$/,
  /^(?:supervisor|superintendent|foreman|overseer|leader|lead|captain)$/,
  /^(?:director|head|chief|president)$/,
  /^(?:architect|developer|engineer|programmer|scientist|tester)$/,
  /^(?:administrator|advis[eo]r|agent|analyst|associate|clerk|consultant|controller|coordinator|executive|officer|planner|representative|secretary|specialist)$/,
  /^(?:assistant|apprentice|trainee|helper|aide|worker)$/,
  /^(?:fitter|hand|installer|mechanic|operative|operator|tech|technician|technologist)$/,
];

const standingOf = (rank: string): number => STANDINGS.findIndex((words) => words.test(rank));

/**
 * How a trade is named in answer to the title that was asked for: where the two say another standing, with the title first, as
 * "Production Supervisor / Production Manager". So nobody reads that they asked for a manager, and who is found is told too.
 * @param said the title in the caller's words, in the singular or plural
 * @param name the trade that it is looked for as
 */
export function titleAsked(said: string, name: string): string {
  const [asked, known] = [plainWords(said), plainWords(name)];
  const [rank, own] = [asked.at(-1) ?? '', known.at(-1) ?? ''];
  if (asked.length < 2 || !/^[a-z][a-z &/-]*$/i.test(said.trim())) return name;
  const [one, other] = [standingOf(rank), standingOf(own)];
  if (one < 0 || other < 0 || one === other) return name;
  const words = said.trim().split(/\s+/);
  const title = [...words.slice(0, -1), rank].map(capitalised).join(' ');
  return `${title} / ${name}`;
}

const SMALL = /^(?:of|and|for|the|in|&)$/i;

const capitalised = (word: string): string => {
  if (SMALL.test(word)) return word.toLowerCase();
  return /[A-Z]/.test(word.slice(1)) || word.length < 3
    ? word.length < 4
      ? word.toUpperCase()
      : word
    : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
};
