import { anchorIn } from './anchors.ts';
import { isContactLine } from './contact.ts';
import { spanIn } from './dates.ts';
import { experienceOf } from './experience.ts';
import { type Section, standsOut } from './headings.ts';
import { isParticular } from './particulars.ts';
import type { CvFields } from './schema.ts';
import { type SectionKind, sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';
import { isProse, looksLikeDegree, looksLikeSchool } from './words.ts';
import { namesWorks } from './work-names.ts';

type Experience = CvFields['experience'][number];

// Where jobs may stand behind a heading that is not known.
const MAY_HOLD: ReadonlySet<SectionKind> = new Set([
  'education',
  'languages',
  'skills',
  'certifications',
  'summary',
  'contact',
  'other',
  'head',
]);

// What has times too and is no employment.
const NO_EMPLOYMENT =
  /volunt|administration|outreach|responsib|ehrenamt|bénévol|frivillig|vrijwillig|committee|board|trustee|publica|award|prize|premi|project|proyecto|progett|projet|projekt|grant|training|bildung|ausb\.|lehre|course|curso|corsi|kurs|formation|formaci|formazi|opleid|cursus|utbild|member|mitglied|referen|hobb|inter[eé]s|vrije tijd|fritid|licen[cs]|ticket|certif|studi|school|schul|educa|academic qual|talks|conference|research output|patent|military service|gap|break|wehrdienst|zivildienst/iu;

const isNoEmployment = (text: string): boolean => NO_EMPLOYMENT.test(text) || namesWorks(text);

const MOST_WORDS = 7;

/** Whether a line may be a heading that no list knows. */
const mayHead = (line: CvLine): boolean =>
  !line.bullet &&
  !line.margin &&
  line.text.length < 46 &&
  line.text.split(/\s+/).length <= MOST_WORDS &&
  !/[@\t]|[.,;]$/.test(line.text) &&
  /^\p{Lu}/u.test(line.text) &&
  !/^[^:]+:\s+\S/.test(line.text) &&
  spanIn(line.text) === null &&
  !isNoEmployment(line.text) &&
  sectionOf(line.text) === null &&
  titleEvidence(line.text) < 1 &&
  standsOut(line);

const look = (line: CvLine): string =>
  [
    line.styled,
    line.bold,
    line.text === line.text.toUpperCase(),
    Math.round(line.size),
    line.text.endsWith(':'),
  ].join(' ');

const SEAT =
  /(?<!\p{L})(?:member|co-?chair|chair of|mitglied|membre|miembro|membro|vocal|lid van|medlem|reviewer|referee)(?!\p{L})/iu;

// A school that somebody left with a degree is no employer, and a seat is no employment.
const isOther = ({ title, employer }: Experience, quote: string, kind: SectionKind): boolean =>
  SEAT.test(quote) ||
  (title !== null && looksLikeDegree(title) && (kind === 'education' || looksLikeSchool(employer ?? '')));

/** How many jobs lines are, where nothing else begins them: each with dates, a title and an employer. */
function jobsIn(lines: readonly CvLine[], kind: SectionKind, over?: CvLine): number {
  const isDated = lines.some((line) => anchorIn(line) !== null && spanIn(line.text) !== null);
  if (!isDated || lines.some(({ text }) => isContactLine(text))) return 0;
  const jobs = experienceOf(lines.filter((line) => !isParticular(line)));
  const sure = jobs.filter(
    ({ value, confidence, quote }) =>
      confidence >= 0.7 &&
      value.employer !== null &&
      value.from !== null &&
      titleEvidence(value.title ?? '') >= 1 &&
      !isOther(value, quote, kind),
  );
  const [first] = sure;
  // "Université Mosane" above a title is its employer, and no heading.
  const isNamed =
    over !== undefined &&
    lines[0] !== over &&
    (employerEvidence(over.text) >= 1.5 || looksLikeSchool(over.text)) &&
    experienceOf([over, ...lines].slice(0, 6)).some(
      ({ value }) => value.employer !== null && over.text.startsWith(value.employer),
    );
  if (isNamed) return 0;
  const at = lines.findIndex(({ text }) => first?.quote.startsWith(text.slice(0, 40)) === true);
  const isFirst = at >= 0 && at < 3 && !lines.slice(0, at).some(({ text }) => isProse(text));
  return isFirst && sure.length * 3 >= jobs.length * 2 ? sure.length : 0;
}

// Known headings under which there may be jobs as well as anything else.
const EITHER =
  /^(?:teaching|practice|service|industry|military|activities|actividades|attivit[àa]|activit[ée]s|lehre|docencia|enseñanza|didattica)$/iu;

/**
 * The sections of a CV, with those of jobs told by what stands in them where their heading is not known: "The day job" among schools
 * and languages. Such a heading looks as the known ones of the CV do.
 */
export function withUnsaidJobs(sections: readonly Section[]): Section[] {
  const looks = new Set(sections.flatMap(({ heading }) => (heading === undefined ? [] : [look(heading)])));
  const areApart = sections.every(({ heading }) => heading?.apart !== false);
  const isHeading = (line: CvLine): boolean =>
    mayHead(line) &&
    (looks.size === 0 || looks.has(look(line))) &&
    (line.apart || !areApart || (line.bold && line.text === line.text.toUpperCase()));
  return sections.flatMap((section) => {
    const { kind, lines } = section;
    if (section.works || !MAY_HOLD.has(kind) || !lines.some((line) => anchorIn(line) !== null))
      return [section];
    const parted = partedAt(section, isHeading);
    return parted.some((part) => part.kind === 'experience') ? parted : [section];
  });
}

// A section in parts, each from a line that may be a heading to the next; of jobs those that hold them.
function partedAt(section: Section, isHeading: (line: CvLine) => boolean): Section[] {
  const { kind, heading, lines } = section;
  const cuts = [-1, ...lines.flatMap((line, at) => (isHeading(line) ? [at] : []))];
  const least = (head: CvLine | undefined): number => {
    if (head === undefined) return Number.POSITIVE_INFINITY;
    if (EITHER.test(head.text)) return 2;
    return (head !== heading || sectionOf(head.text) === null) && !isNoEmployment(head.text)
      ? 1
      : Number.POSITIVE_INFINITY;
  };
  return cuts.reduce<Section[]>((parts, at, index) => {
    const head = at < 0 ? heading : lines[at];
    const own = lines.slice(at + 1, cuts[index + 1] ?? lines.length);
    const last = parts.at(-1);
    // What looks like a heading among jobs may be the employer of the next.
    const whole = head === undefined || at < 0 ? own : [head, ...own];
    if (last?.kind === 'experience' && jobsIn(whole, kind) > 0) last.lines.push(...whole);
    else if (jobsIn(own, kind, head) >= least(head))
      parts.push({ kind: 'experience', lines: [...own], marked: true, ...(head && { heading: head }) });
    else if (at < 0) parts.push({ ...section, lines: [...own] });
    else if (last?.kind === 'experience') parts.push({ kind: 'other', lines: [...whole], marked: true });
    else last?.lines.push(...whole);
    return parts;
  }, []);
}
