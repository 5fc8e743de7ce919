import { matchesOf } from '#src/lib/matches.ts';
import { companyAliases } from './companies.ts';
import { datesIn } from './dates.ts';
import { coverOf, type Edit } from './spans.ts';

/** Where one sentence or line ends and the next begins: not behind the letter of a name or a title that is cut short. */
const BREAK =
  /(?<!(?<![\p{L}\p{N}])(?:\p{Lu}|Mrs?|Ms|Drs?|Dra|Prof|Sr|Sra|Sta?|Mme|Mlle|Sig|Dott|Hr|Fr|Dhr|Mevr|Ing|Eng|Nr|[Nn]o|[Nn]os|vs|ca|bzw|approx))[.!?]+["'”’)]?(?=\s+\p{Lu}|\s*$|\s*\n)\s*|(?<=(?<![\p{L}\p{N}])\p{Lu})\.(?=\s*$|\s*\n)\s*|\n+|;\s+/gu;

/**
 * The edits that leave out what may tell who is meant although no name stands there: the whole sentence or line around each
 * place, and the day and month of dates.
 */
export function omissions(text: string, places: readonly { start: number; end: number }[]): Edit[] {
  const telling = coverOf(places);
  const sentences = sentencesOf(text).filter(telling.overlaps);
  const left = coverOf(sentences);
  return [
    ...sentences.map(({ start, end }): Edit => ({ start, end, reason: 'omitted', with: '' })),
    ...datesIn(text).filter((one) => one.reason === 'date' && !left.overlaps(one)),
  ];
}

function sentencesOf(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: said, index } of matchesOf(BREAK, text)) {
    found.push({ start, end: index + said.length });
    start = index + said.length;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}

/** Whether so many people work at an employer that having worked there tells of nobody. */
export const isWidelyKnown = (employer: string): boolean => companyAliases(employer).length > 0;
