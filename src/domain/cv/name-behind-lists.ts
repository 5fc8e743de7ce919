import { LISTS, type Section, standsOut } from './headings.ts';
import { isOccupation, isPlace } from './name-doubts.ts';
import { evidenceOf, isDoubtful } from './name-evidence.ts';
import { type Named, nameIn } from './name-in.ts';
import type { SectionKind } from './sections.ts';
import type { CvLine } from './source.ts';
import { looksLikeEmployer } from './words.ts';

// The sections that may stand in a column before the name.
const BESIDE_NAME: ReadonlySet<SectionKind> = new Set([...LISTS, 'education']);

/**
 * Whether the person's name stands next to or below a column of lists, so that the top block continues there: the largest line, or one
 * that is set as the headings are and is a name by its words, where no jobs and no name stand before it.
 * @param title the size from which on a line is set as a title
 */
export function isNameBehindLists(
  line: CvLine,
  next: CvLine | undefined,
  sections: readonly Section[],
  title: number,
): boolean {
  const open = sections.at(-1)?.kind ?? 'head';
  if (!BESIDE_NAME.has(open) || line.margin || line.page !== 1) return false;
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  if (line.size >= title) {
    const [alone, joined] = [nameIn(line.text), nameIn(`${line.text} ${next?.text}`)];
    // In the size of the other headings, a word is one of them.
    return headings.every(({ size }) => size < line.size - 0.4)
      ? alone !== null || joined !== null
      : (alone !== null && !alone.weak) || (joined !== null && evidenceOf(joined.name) !== 'none');
  }
  const isFirst =
    sections.every(({ kind }) => kind !== 'experience' && kind !== 'education') &&
    (sections[0]?.lines ?? []).every(({ text }) => !isSurely(nameIn(text)));
  const isSet =
    !line.bullet &&
    standsOut(line) &&
    (line.bold || line.styled) &&
    headings.every(({ size }) => size <= line.size + 0.4);
  return isFirst && isSet && isSurely(nameIn(line.text));
}

const isSurely = (named: Named | null): boolean =>
  named !== null &&
  !named.weak &&
  (evidenceOf(named.name) === 'both' || (named.dressed && evidenceOf(named.name) !== 'none')) &&
  !isDoubtful(named.name) &&
  !isOccupation(named.name) &&
  !isPlace(named.name) &&
  !looksLikeEmployer(named.name);
