import { spanIn } from './dates.ts';
import type { CvLine } from './source.ts';
import { segmentsOf, titleEvidence } from './title-or-employer.ts';

const AS =
  /^(?:als|as(?: an?| the)?|comme|en (?:tant que?|qualité d(?:e |['’]))|au poste de|como|en calidad de|na função de|come|in qualità di|con (?:la )?(?:mansione|qualifica|ruolo) di|in de functie van|som|jako)\s+(?:une? |een |unha? )?(?=\p{L})/iu;

/** How much may stand behind the title: "met elf monteurs en een planner". */
const LONGEST = 120;

/**
 * The title of a line below an employer and its dates that says "as …": "als Teamleider Service, met elf monteurs". What is said
 * behind its comma in small letters was done there.
 */
export function toldAs(lines: readonly CvLine[]): CvLine[] {
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const [word] = AS.exec(line.text) ?? [];
    const isBelow = above !== undefined && !above.bullet && spanIn(above.text) !== null;
    if (word === undefined || !isBelow || line.text.length > LONGEST || spanIn(line.text) !== null)
      return [line];
    const told = line.text.slice(word.length).replace(/\.$/, '');
    const [title = ''] = segmentsOf(told);
    if (titleEvidence(title) < 1 || title.length > 60) return [line];
    const rest = told.slice(title.length).replace(/^,\s+/, '');
    const head = { ...line, text: title.charAt(0).toUpperCase() + title.slice(1), bullet: false };
    if (rest === '') return [head];
    return /^\p{Ll}/u.test(rest)
      ? [head, { ...line, text: rest, bullet: true }]
      : [{ ...head, text: `${head.text}, ${rest}` }];
  });
}
