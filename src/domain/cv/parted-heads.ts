import { isDuration, spanIn } from './dates.ts';
import { labelOf } from './form-labels.ts';
import { KIND_OF_WORK, withoutSpan } from './heads.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';

/** The lines of a section of jobs, with what brackets or a colon part in a job's heading parted by a tab. */
export function withHeadsParted(lines: readonly CvLine[]): CvLine[] {
  return atColons(lines.map(outOfBrackets));
}

// "Tornero CNC (Metalúrgica Alsina, 2019 – 2023)": the other name and the dates share their brackets.
function outOfBrackets(line: CvLine): CvLine {
  const [, before = '', inside = '', after = ''] =
    /^([^()]{3,70}?)\s*\(([^()]+)\)([^()]{0,40})$/u.exec(line.text) ?? [];
  const span = inside === '' ? null : spanIn(inside);
  if (span === null || span.words.length === inside.length) return line;
  const named = withoutSpan(inside, span)
    .split('\t')
    .filter((part) => !KIND_OF_WORK.test(part) && !isDuration(part));
  const isName =
    named.length === 1 && /^\p{Lu}[^.]{2,70}\.?$/u.test(named[0] ?? '') && spanIn(before) === null;
  if (!isName) return line;
  const rest = after.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/g, '');
  return {
    ...line,
    text: [before, ...named, ...(rest === '' ? [] : [rest]), span.words].join('\t'),
    bullet: false,
  };
}

const COLON = /^(\p{Lu}[^:\t]{2,60}?):\s+(\p{Lu}[^:\t]{2,70})$/u;

interface Sides {
  at: number;
  first: string;
  second: string;
  /** Above 0 where the title stands first. */
  order: number;
}

// "Arcor: Analista de selección (2019 – 2022)": where two jobs have a title and another name around a colon, so have the others.
function atColons(lines: readonly CvLine[]): CvLine[] {
  const sides = lines.flatMap((line, at): Sides[] => {
    const span = line.bullet ? null : spanIn(line.text);
    const isDated = span !== null || [lines[at - 1], lines[at + 1]].some((one) => isDatesAlone(one));
    const own = span === null ? line.text : withoutSpan(line.text, span);
    const [, first = '', second = ''] = COLON.exec(own) ?? [];
    if (!isDated || first === '' || labelOf(first) !== null) return [];
    const [titleFirst, titleLast] = [
      titleEvidence(first) + employerEvidence(second),
      titleEvidence(second) + employerEvidence(first),
    ];
    return [{ at, first, second, order: titleFirst - titleLast }];
  });
  const total = sides.reduce((sum, { order }) => sum + order, 0);
  const sure = sides.filter(({ order }) => Math.abs(order) >= 1.5 && order > 0 === total > 0);
  const isOne =
    sure.length > 1 && sure.length * 2 >= sides.length && new Set(sides.map(({ first }) => first)).size > 1;
  if (!isOne) return [...lines];
  const parted = new Set(sides.map(({ at }) => at));
  return lines.map((line, at) =>
    parted.has(at) ? { ...line, text: line.text.replace(/:\s+(?=\p{Lu})/u, '\t') } : line,
  );
}

function isDatesAlone(line: CvLine | undefined): boolean {
  const span = line === undefined || line.bullet ? null : spanIn(line.text);
  return line !== undefined && span !== null && withoutSpan(line.text, span) === '';
}
