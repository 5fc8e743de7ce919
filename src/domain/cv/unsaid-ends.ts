import { spanIn } from './dates.ts';
import { experienceOf } from './experience.ts';
import { labelOf } from './form-labels.ts';
import type { Section } from './headings.ts';
import type { CvFields } from './schema.ts';
import { type SectionKind, sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { titleEvidence } from './title-or-employer.ts';
import { looksLikeDegree, looksLikeSchool } from './words.ts';
import { namesProjects, namesWorks } from './work-names.ts';

type Experience = CvFields['experience'][number];

const MOST_WORDS = 7;

function isCapitals(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, '');
  return bare === bare.toUpperCase() && bare.replace(/\P{L}/gu, '').length > 3;
}

const look = (line: CvLine): string =>
  [line.styled, line.bold, isCapitals(line.text), Math.round(line.size), line.text.trim().endsWith(':')].join(
    ' ',
  );

/** Whether a heading is set in another type than plain words. */
const isMarked = (line: CvLine): boolean => line.styled || line.bold || isCapitals(line.text);

const mayHead = (line: CvLine): boolean =>
  !line.bullet &&
  !line.margin &&
  line.strong === undefined &&
  line.text.length < 46 &&
  line.text.split(/\s+/).length <= MOST_WORDS &&
  !/[@\t|]|[.,;]$/.test(line.text) &&
  /^[^\p{L}\d]*\p{L}/u.test(line.text) &&
  spanIn(line.text) === null &&
  sectionOf(line.text) === null &&
  titleEvidence(line.text) < 1;

const isTableHead = ({ text }: CvLine): boolean =>
  text.includes('\t') && text.split('\t').some((cell) => labelOf(cell) === 'dates') && spanIn(text) === null;

const TEACHING =
  /teach|lectur|tutor|lehr|dozent|profess|enseign|docen|insegnant|maestr|leraar|lerares|leerkracht|lærer|lärare|educador|éducat|educat/iu;

/** Whether a reading below a heading that no list knows is a study. */
const isStudy = ({ title, employer }: Experience, quote: string): boolean =>
  looksLikeDegree(title ?? '') ||
  looksLikeDegree(quote.split(/\t|,|·/)[0] ?? '') ||
  (looksLikeSchool(quote) && !TEACHING.test(title ?? '')) ||
  (employer !== null && looksLikeDegree(employer));

const jobsIn = (lines: readonly CvLine[]): Experience[] =>
  experienceOf(lines)
    .filter(
      ({ value, confidence, quote }) =>
        confidence >= 0.6 &&
        value.employer !== null &&
        value.from !== null &&
        titleEvidence(value.title ?? '') >= 1 &&
        !isStudy(value, quote),
    )
    .map(({ value }) => value);

/** Whether a line that may be a heading is the employer of the jobs below it. */
const isEmployer = (head: CvLine, below: readonly CvLine[]): boolean =>
  jobsIn([head, ...below]).some(({ employer }) => employer !== null && head.text.startsWith(employer));

// Headings of what is no employment, though it has times too.
const NO_EMPLOYMENT =
  /volunt|vrijwillig|b[ée]n[ée]vol|associa[tz]|vereniging|mandat|mandaat|bestuur|consigli|engagement|implica|hobb|loisir|passi[oe]|inter[eê]s|aficion|tiempo libre|tempo livre|tempo libero|vrije tijd|sport|projets? perso|progetti personali|proyectos personales|projetos pessoais|publica|premi|prijz|referen|r[ée]f[ée]ren/iu;

const isNoEmployment = (text: string): boolean => NO_EMPLOYMENT.test(text) || namesWorks(text);

/** What stands below such a heading. */
function kindOf(lines: readonly CvLine[]): SectionKind {
  if (jobsIn(lines).length > 0) return 'experience';
  return lines.some(({ text }) => looksLikeDegree(text) || looksLikeSchool(text)) ? 'education' : 'other';
}

/**
 * Ends a section of jobs at a heading that no list knows. It looks as the section's own heading does, and no job before it has a line
 * that looks so: a CV sets its headings alike, and its jobs in another way.
 */
export function withUnsaidEnds(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const { kind, heading, lines } = section;
    if (kind !== 'experience' || heading === undefined || !isMarked(heading)) return [section];
    const own = look(heading);
    const cuts = lines.flatMap((line, at) =>
      at > 0 && look(line) === own && (line.apart || !heading.apart) && mayHead(line) ? [at] : [],
    );
    const [first] = cuts;
    if (first === undefined) return [section];
    const before = experienceOf(lines.slice(0, first));
    const isRead = before.some(({ value }) => value.title !== null && value.employer !== null);
    const isOfJobs = lines
      .slice(0, first)
      .some((line) => look(line) === own && line.strong === undefined && !line.bullet && !isTableHead(line));
    if (!isRead || isOfJobs) return [section];
    const parts: Section[] = [{ ...section, lines: lines.slice(0, first) }];
    for (const [index, at] of cuts.entries()) {
      const below = lines.slice(at + 1, cuts[index + 1] ?? lines.length);
      const head = lines[at];
      if (head === undefined) continue;
      const under = isNoEmployment(head.text)
        ? 'other'
        : namesProjects(head.text) && jobsIn(below).length === 0
          ? 'other'
          : kindOf(below);
      if (under !== 'experience' && !isNoEmployment(head.text) && isEmployer(head, below)) return [section];
      parts.push({ kind: under, lines: below, marked: true, heading: head });
    }
    return parts;
  });
}
