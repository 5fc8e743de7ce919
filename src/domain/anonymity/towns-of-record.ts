import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import { readerOf } from '../speech/readers.ts';
import { wordsOf } from './fold.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isLearnedThere } from './school-towns.ts';
import type { Edit } from './spans.ts';

interface Stretch {
  start: number;
  end: number;
}

/** Behind these a town stands; a house does in some languages too (`en Telefónica`), where a school alone is told apart. */
const IN =
  /(?<!\p{L})(?:in|near|around|outside|nahe|te|nabij|à|près de|en|em|a|presso|perto de|cerca de|vicino a|i) $/iu;
const IN_ALONE = /(?<!\p{L})(?:in|near|around|outside|nahe|nabij) $/iu;
/** A school by its kind, further on in the name. */
const SCHOOL =
  /^(?:[ -][\p{L}'’-]+){0,3}[ -](?:\p{L}*[Ss]chool|\p{L}*[Uu]niversi\p{L}*|[Cc]ollege|[Aa]cademy|[Ii]nstitut\p{L}*|Poly\p{L}*|\p{L}*[Ss]chule|TAFE)(?!\p{L})/u;

/**
 * Whether the first or last word of a recorded house's name stands for its town: in a field of a place, behind `in`, or before the name of another
 * house of the town (`Hereford Cathedral` beside the Hereford College of Arts).
 * @param houses the employers and schools as they are recorded
 */
export function isTownOfRecord(
  text: string,
  { start, end, reason }: Stretch & Pick<Edit, 'reason'>,
  houses: readonly string[],
): boolean {
  if (reason !== 'school' && reason !== 'employer') return false;
  const said = text.slice(start, end);
  if (!/^\p{Lu}[\p{Ll}\p{M}’'-]{2,}(?:[ -]\p{Lu}[\p{Ll}\p{M}]+)?$/u.test(said)) return false;
  const own = wordsOf(said).join(' ');
  const named = houses.map((house) => wordsOf(house).join(' '));
  if (named.includes(own) || !named.some((one) => one.startsWith(`${own} `) || one.endsWith(` ${own}`)))
    return false;
  const after = text.slice(end, end + 60);
  if (isOfField(text, { start, end })) return true;
  if (isLearnedThere(text, start)) return false;
  // German writes any noun so: `Mannheim BWL`.
  const isOther = /^[ -]\p{Lu}/u.test(after) && readerOf(text) === 'en';
  if (isOther) return reason === 'school' && placeNamed(fold(said), 'AU') !== null && !SCHOOL.test(after);
  const reader = readerOf(text);
  const isPlain = reader === 'en' || reader === 'de' || reader === 'nl';
  return (reason === 'school' || isPlain ? (isPlain ? IN_ALONE : IN) : NOWHERE).test(
    text.slice(Math.max(0, start - 16), start),
  );
}
const NOWHERE = /(?!)/u;

/** Whether a text is a place and no more: the town, and what it lies in. */
function isOfField(text: string, { start, end }: Stretch): boolean {
  if (text.slice(0, start).trim() !== '') return false;
  const rest = text.slice(end).trim();
  if (!/^,/u.test(rest)) return false;
  const parts = rest
    .slice(1)
    .split(',')
    .map((part) => part.trim());
  return parts.every((part) => part !== '' && placeNamed(fold(part), 'AU') !== null);
}

/** Towns of recorded houses that stay in a text, for whoever looks: they may tell the house. */
export const townsOfRecordIn = (
  text: string,
  found: readonly Edit[],
  houses: readonly string[],
): UncertainOccurrence[] =>
  found
    .filter((one) => isTownOfRecord(text, one, houses))
    .map(({ start, end, reason }) => ({
      start,
      end,
      reason,
      why: 'may be the town that a house of theirs is called by, or that house',
    }));
