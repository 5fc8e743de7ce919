import { achievementsIn } from './achievements.ts';
import type { Known } from './known.ts';
import { occurrences } from './occurrences.ts';
import type { KnownPerson } from './person.ts';

const LONGEST = 80;
/** Letters by which a paper or whoever gives it is called: `FSAI`, `ACRP-CP`, `CompEx`. */
const LETTERS =
  /(?<![\p{L}\p{N}])(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{Lu}[\p{L}\d]{1,11}(?:-[\p{Lu}\d]{1,6})?(?![\p{L}\p{N}])/gu;
const LANGUAGE = /^\p{L}{3,20}(?=$|[ (,:–—-])/u;

/**
 * What a record lists that many people have, so that its words tell nobody: certificates with whoever gives them, and languages as their country
 * calls them. What is a feat or holds a name of the record is none.
 * @param known the strings of the person and their houses
 */
export function heldByMany(
  { certifications, languages }: Pick<KnownPerson, 'certifications' | 'languages'>,
  known: readonly Known[],
): string[] {
  const isPlain = (said: string): boolean =>
    said.length <= LONGEST && achievementsIn(said).length === 0 && occurrences(said, known).length === 0;
  const papers = (certifications ?? []).map((one) => one.trim()).filter((one) => one !== '' && isPlain(one));
  const spoken = (languages ?? []).flatMap((one) => LANGUAGE.exec(one.trim())?.[0] ?? []).filter(isPlain);
  return [...new Set([...papers, ...papers.flatMap((one) => one.match(LETTERS) ?? []), ...spoken])];
}
