import { spanIn } from './dates.ts';
import {
  headingOf,
  isFieldBelow,
  isOtherHeading,
  LOOKED_AHEAD,
  type Section,
  standsOut,
} from './headings.ts';
import { languagesOf } from './lists.ts';
import { isNameBehindLists } from './name-behind-lists.ts';
import { isParticular } from './particulars.ts';
import { type SectionKind, sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';

/** The sections of a CV by its headings, in its order; the first is its head. */
export function sectionsOf(lines: readonly CvLine[]): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [], marked: false }];
  const count = sizes(lines);
  const body = Math.max(...count.keys(), 0);
  const [usual] = [...count].toSorted(([, a], [, b]) => b - a)[0] ?? [0];
  const title = Math.max(body * 0.98, usual * 1.3);
  for (const [at, set] of lines.entries()) {
    if (set.text === '') continue;
    // Above the first line of a page there is always space.
    const line = set.apart && lines[at - 1]?.page !== set.page ? { ...set, apart: false } : set;
    // At the top, the word is the document's title.
    const top =
      sections.length === 1 && (sections[0]?.lines.length ?? 0) < 2 && /^r[ée]sum[ée]$/i.test(line.text);
    const kind =
      line.margin || top ? null : headingOf(line, sections, lines.slice(at + 1, at + 1 + LOOKED_AHEAD));
    if (kind !== null) {
      sections.push({ kind, lines: [], marked: standsOut(line), heading: line });
      continue;
    }
    if (isNameBehindLists(line, lines[at + 1], sections, title)) {
      sections.push({ kind: 'head', lines: [line], marked: false });
      continue;
    }
    if (isOtherHeading(line, sections)) {
      sections.push({ kind: 'other', lines: [], marked: true, heading: line });
      continue;
    }
    const inline = body > 0 ? inlineHeading(line, sections.at(-1)) : null;
    if (inline !== null) {
      sections.push({ kind: inline.kind, lines: [{ ...line, text: inline.rest }], marked: false });
      continue;
    }
    if (line.margin) sections[0]?.lines.push(line);
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function sizes(lines: readonly CvLine[]): Map<number, number> {
  const count = new Map<number, number>();
  for (const { size, text } of lines) count.set(size, (count.get(size) ?? 0) + text.length);
  return count;
}

// "Skills: Java, SQL" on one line, or a heading in a column to the left of its content.
function inlineHeading(line: CvLine, over: Section | undefined): { kind: SectionKind; rest: string } | null {
  const open = over?.kind;
  if (line.bullet || isParticular(line)) return null;
  const beside = /^([\p{L}&/' -]{4,40}?)\s*\t\s*(\S.{2,})$/u.exec(line.text);
  const match = /^([\p{L}& ]{5,30}?)\s*:\s*(?:\t\s*)?(\S.{2,})$/u.exec(line.text) ?? beside;
  if (match === null) return null;
  const kind = sectionOf(match[1] ?? '');
  const rest = match[2] ?? '';
  if (kind === null || isFieldBelow(kind, over)) return null;
  // "Personal details⇥Jane Harrow".
  if (kind === 'contact') return match === beside && open === 'head' ? { kind, rest } : null;
  // "School: Rose Bridge High, 2002 – 2007" on a page without headings.
  if (
    kind === 'education' &&
    match !== beside &&
    open !== 'experience' &&
    open !== kind &&
    /\d{4}|,/.test(rest)
  )
    return { kind, rest };
  if (kind === 'experience' || kind === 'education')
    return match === beside && kind !== open && (line.bold || spanIn(rest) !== null) ? { kind, rest } : null;
  // "Languages: Python, SQL" is a group of skills, which belongs to the current section.
  if (kind === 'languages') return languagesOf([{ ...line, text: rest }]) === null ? null : { kind, rest };
  if (kind === open || (open === 'experience' && match !== beside && kind !== 'skills')) return null;
  return kind === 'summary' || rest.includes(',') ? { kind, rest } : null;
}
