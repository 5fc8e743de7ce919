import { roles } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

/** Who works for a council, and for few others. */
const PUBLIC = new Set([
  'Policy Officer',
  'Policy Analyst',
  'Policy Adviser',
  'Policy Manager',
  'Social Worker',
  'Librarian',
  'Building Surveyor',
  'Building Inspector',
  'Building Certifier',
  'Environmental Health Officer',
  'Development Assessment Officer',
  'Council Officer',
  'Ranger',
  'Youth Worker',
]);
const WORD = String.raw`\p{L}[\p{L}'’-]*`;
const ITEM = String.raw`${WORD}(?:\s+(?!(?:and|or|in|at|with|who)(?!\p{L}))${WORD}){0,2}`;
const JOINT = String.raw`\s*(?:,\s*(?:(?:and|or)\s+)?|\/|&|\+|\s(?:and|or|plus)\s)\s*`;
const ASKED = String.raw`(?:(?:need(?:ed)?|find|want|get|show|me|us|i|we|any|some|for|looking|all|our|please)\s+){0,4}`;
const LIST = new RegExp(String.raw`(?<=^\s*|[.!?:;]\s+)${ITEM}(?:${JOINT}${ITEM}){1,6}`, 'giu');
const LEAD = new RegExp(`^${ASKED}`, 'iu');
const PARTS = new RegExp(JOINT, 'iu');

/** Whether a list's item begins with a trade of the public service. */
function isPublic(item: string): boolean {
  const words = item.split(/\s+/);
  return words.some((_, at) => PUBLIC.has(roles().book.whole(words.slice(0, at + 1).join(' '))?.name ?? ''));
}

/** A query in which planners without a word before them, listed beside who works for a council, are those of towns. */
export function withPlannersOfTowns(query: string, tell: (note: string) => void): string {
  return outsideQuotes(query, (part) =>
    part.replace(LIST, (list: string) => {
      const items = list.split(PARTS).map((item) => item.trim().replace(LEAD, ''));
      if (!items.some((item) => /^planners?$/i.test(item)) || !items.some(isPublic)) return list;
      tell(
        '"planners" was looked for as Urban Planner, with all kinds of town planners, by the trades beside it. Say "transport planners" or the like for others.',
      );
      return list.replace(
        /(?<=^|[,/&+]\s*|\b(?:and|or|plus|need(?:ed)?|find|want|get|me|us|any|some|for|all|our|please)\s+)planners?(?![\p{L}-])/giu,
        'urban planners',
      );
    }),
  );
}
