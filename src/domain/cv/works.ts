import { type Span, spanIn, timeIn } from './dates.ts';
import { experienceOf } from './experience.ts';
import { labelOf } from './form-labels.ts';
import type { Found } from './found.ts';
import type { Section } from './headings.ts';
import type { CvFields } from './schema.ts';
import type { CvLine } from './source.ts';
import { segmentsOf, titleEvidence } from './title-or-employer.ts';
import { namesProjects, namesWorks } from './work-names.ts';

type Job = Found<CvFields['experience'][number]>;

const look = ({ styled, bold, size, text }: CvLine): string =>
  [styled, bold, Math.round(size), text === text.toUpperCase()].join(' ');

const isMarked = (line: CvLine): boolean =>
  line.styled || line.bold || (line.text === line.text.toUpperCase() && /\p{Lu}{4}/u.test(line.text));

/** Whether a line may be the heading of a list among jobs. */
const mayHead = (line: CvLine, next: CvLine | undefined): boolean =>
  !line.bullet &&
  !line.margin &&
  isMarked(line) &&
  line.text.length < 46 &&
  !/[@\t|]|[.,;]$/.test(line.text) &&
  /^\p{Lu}/u.test(line.text) &&
  spanIn(line.text) === null &&
  titleEvidence(line.text) < 1 &&
  next !== undefined &&
  look(next) !== look(line);

const yearOf = (day: string | null): number => Number(day?.slice(0, 4) ?? Number.NaN);
const endOf = (span: Pick<Span, 'to' | 'current'>): number => (span.current ? 9999 : yearOf(span.to));

const timesIn = (lines: readonly CvLine[]): Span[] =>
  lines.flatMap(({ text, bullet }) => {
    const time = bullet ? null : (spanIn(text) ?? timeIn(text));
    return time === null ? [] : [{ ...time, from: time.from ?? time.to }];
  });

/** Whether a time lies within those of jobs, which go on into one another. */
function isFilled(time: Span, jobs: readonly Job[]): boolean {
  const [from, to] = [yearOf(time.from), endOf(time)];
  let reached = from;
  const ranges = jobs
    .map(({ value }) => [yearOf(value.from), value.is_current ? 9999 : yearOf(value.to)] as const)
    .toSorted(([a], [b]) => a - b);
  if (!ranges.some(([begin, end]) => begin <= from && end >= from)) return false;
  for (const [begin, end] of ranges) if (begin <= reached && end > reached) reached = end;
  return reached >= to;
}

const isWhole = ({ value }: Job): boolean =>
  value.title !== null && value.employer !== null && value.from !== null;

const namesOccupation = ({ text }: CvLine): boolean =>
  text
    .replace(spanIn(text)?.words ?? '', '')
    .split(/\t|\s[|·–—-]\s/)
    .some((cell) => titleEvidence(segmentsOf(cell)[0] ?? '') >= 1);

/** Whether a table says by its labels that its rows have a title and an employer each. */
const isOfJobs = ([first]: readonly CvLine[]): boolean => {
  const labels = (first?.text ?? '').split('\t').map(labelOf);
  return labels.includes('title') && labels.includes('employer');
};

/**
 * Whether lines below a heading list works and no jobs. What is called so is, unless most of it has an occupation and an employer and goes
 * beyond the jobs around it; what is called otherwise, where none of it names an occupation and all of it happened while somebody
 * was in one of these jobs.
 */
function isListOfWorks(head: CvLine, below: readonly CvLine[], jobs: readonly Job[]): boolean {
  const times = timesIn(below);
  if (times.length === 0 || isOfJobs(below)) return false;
  const areFilled = jobs.length > 0 && times.every((time) => isFilled(time, jobs));
  const occupied = experienceOf(below).filter(
    (job) => isWhole(job) && titleEvidence(job.value.title ?? '') >= 1,
  ).length;
  if (namesWorks(head.text)) return areFilled || occupied * 2 < times.length;
  if (namesProjects(head.text)) return areFilled;
  return areFilled && times.length > 1 && occupied === 0 && !below.some(namesOccupation);
}

/**
 * The sections of a CV, with the lists of works among its jobs in sections of their own: "Bauten und Projekte", "Obras seleccionadas",
 * "Werken" above a table of years, houses and whom they were built for. They have times, and are no jobs.
 */
export function withWorksApart(sections: readonly Section[]): Section[] {
  return sections.flatMap((section, index) => {
    const { kind, heading: over } = section;
    if (kind !== 'experience' && kind !== 'other') return [section];
    const others = sections.filter((other, at) => other.kind === 'experience' && at !== index);
    const isNamed = over !== undefined && (namesProjects(over.text) || namesWorks(over.text));
    if (over !== undefined && (isNamed || kind === 'other') && others.length > 0) {
      const jobs = others.flatMap(({ lines }) => experienceOf(lines)).filter(isWhole);
      if (isListOfWorks(over, section.lines, jobs)) return [{ ...section, kind: 'other', works: true }];
    }
    return kind === 'experience' ? parted(section) : [section];
  });
}

function parted(section: Section): Section[] {
  const { lines } = section;
  for (const [at, head] of lines.entries()) {
    if (at === 0 || !mayHead(head, lines[at + 1])) continue;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((line) => !line.bullet && look(line) === look(head));
    const below = end < 0 ? rest : rest.slice(0, end);
    if (timesIn(below).length === 0) continue;
    const before = lines.slice(0, at);
    const jobs = experienceOf(before).filter(isWhole);
    if (jobs.length === 0 || !isListOfWorks(head, below, jobs)) continue;
    const behind = end < 0 ? [] : rest.slice(end);
    return [
      { ...section, lines: before },
      { kind: 'other', lines: below, marked: true, heading: head, works: true },
      ...(behind.length === 0 ? [] : parted({ kind: 'experience', lines: behind, marked: false })),
    ];
  }
  return [section];
}

/** The lines of the lists of works. */
export const linesOfWorks = (sections: readonly Section[]): ReadonlySet<CvLine> =>
  new Set(sections.flatMap(({ works, lines }) => (works ? lines : [])));
