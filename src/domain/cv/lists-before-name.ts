import type { SectionKind } from './sections.ts';
import type { CvLine } from './source.ts';

const LISTS: ReadonlySet<SectionKind> = new Set(['skills', 'certifications', 'languages']);

/**
 * The lines of the lists, each up to where the person's name stands: the export of a profile has its lists in a bar before the name, so
 * that the last of them goes on with the head.
 */
export function partedAtName(
  sections: readonly { kind: SectionKind; lines: readonly CvLine[] }[],
  called: string | null,
) {
  const cutOf = (lines: readonly CvLine[]): number => {
    const at = lines.findIndex(({ text }) => text.trim() === called);
    return at < 0 ? lines.length : at;
  };
  const listed = sections.filter(({ kind }) => LISTS.has(kind));
  return {
    lists: (kind: SectionKind): CvLine[] =>
      listed.filter((each) => each.kind === kind).flatMap(({ lines }) => lines.slice(0, cutOf(lines))),
    swallowed: listed.flatMap(({ lines }) => lines.slice(cutOf(lines))),
  };
}
