import { employerNamed } from '../../../lexicon/employers.ts';
import { skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const YEARS_IN = new RegExp(
  String.raw`(?<!\p{L})(${COUNT}\s*\+?\s*(?:years?|yrs?)(?:\s+(?:minimum|min|or\s+more|plus))?)\s+in(?=\s*(?:$|[,;.)]))`,
  'giu',
);
/** Time that is short, or none, is in the job that somebody has. */
const SHORT =
  /(?<!\p{L})(?:less\s+than|under|fewer\s+than|at\s+most|up\s+to|max(?:imum)?|within|only|barely|just|first|last|next|past)\s+$/iu;
const HOUSE = /(?<!\p{L})(?:at(?!\s+least)|for|from|in|ex)[\s-]+(?:the\s+)?\p{Lu}/u;
const WITH = /(?<!\p{L})with\s+(\p{Lu}[\p{L}\p{N}&+#.'’-]*(?:\s+\p{Lu}[\p{L}\p{N}&+#.'’-]*){0,2})/gu;

/** Whether what stands behind "with" is a tool or a paper, and no house where somebody may be. */
function isKnown(name: string): boolean {
  const words = name.replace(/[.,]$/, '').split(/\s+/);
  return words.some((_, at) => {
    const said = words.slice(0, words.length - at).join(' ');
    return skills().book.whole(said) !== undefined || (isPaper(said) && employerNamed(said) === undefined);
  });
}

const isPaper = (said: string): boolean => /^\p{Lu}[\p{Lu}\d]{1,4}$/u.test(said);

/** "Boilermakers with TIG. At least three years in": where no house is named, time "in" is time in the trade. */
export const withYearsInTrade = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(YEARS_IN, (whole: string, years: string, at: number) => {
      const before = part.slice(0, at);
      const known = [...before.matchAll(WITH)].map(([, name = '']) => name);
      if (known.length === 0 || HOUSE.test(before) || SHORT.test(before)) return whole;
      return known.every(isKnown) ? `${years} experience` : whole;
    }),
  );
