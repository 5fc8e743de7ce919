import { spanIn } from './dates.ts';
import { labelOf } from './form-labels.ts';
import { languagesOf } from './lists.ts';
import { isPauseOfKind } from './pause-kinds.ts';
import { namesPause } from './pauses.ts';
import { type SectionKind, saysHow, sectionOf, sectionOfFirst } from './sections.ts';
import type { CvLine } from './source.ts';
import { isProse, looksLikeDegree, looksLikeSchool, looksLikeTitle } from './words.ts';
import { namesProjects, namesWorks } from './work-names.ts';

// "Bundesheer" above "2009 – 2010 Jägerbataillon 23" is a section of its own, above bare dates a time between jobs.
const saysMore = (text: string): boolean => /\p{L}{3}/u.test(text.replace(spanIn(text)?.words ?? '', ''));

/** The sections that are lists. */
export const LISTS: ReadonlySet<SectionKind> = new Set([
  'contact',
  'skills',
  'languages',
  'certifications',
  'other',
]);

/** A heading and the lines under it. */
export interface Section {
  kind: SectionKind;
  lines: CvLine[];
  /** Whether its heading looks different from the text. */
  marked: boolean;
  heading?: CvLine;
  /** Whether it is a list of works, which hold no jobs whatever their words are like. */
  works?: true;
}

// Headings that may also be list items.
const MAY_BE_ITEM =
  /^(?:leadership|training|teaching|software|systems|research|projects?|presentations?|communication|community|tools|technologies|teaching|publications?|media|press|conferences|activities|equipment|methods|languages?|practice|moderation|presentation|projekte?|information technology|informatik|informatica|supervision|expertise|work|career|links|social|volunteering|overview|system|ledarskap|budget)$/i;

// What somebody is experienced in may be said in a profile too.
const EXPERIENCE_IN =
  /^(?:experience|experiencia|erfahrung|ervaring|erfarenhet|esperienz[ae]|exp[ée]riences?|experiências?) (?:in|en|im|inom|como|dans|come|comme|nell?[ao]?|em|na|als)\s/i;

/**
 * The section that a line begins. A single word may be a heading or a list item: it is a heading if formatted like this CV's
 * headings, or if it cannot be an item.
 * @param behind the next few lines
 */
export function headingOf(
  line: CvLine,
  sections: readonly Section[],
  behind: readonly CvLine[],
): SectionKind | null {
  const kind =
    sectionOf(line.text) ?? (line.bullet || !standsOut(line) ? null : sectionBegun(line, sections));
  // "12/2019 – 08/2022⇥Elternzeit" is a time between jobs.
  if (kind === null || spanIn(line.text)?.at === 0 || isWithinJob(line, sections, behind)) return null;
  const above = sections.at(-1);
  // "À mon compte" set as the employers are, below a heading in the style of headings.
  if (above?.kind === 'experience' && above.heading?.styled === true && !line.styled && saysHow(line.text))
    return null;
  // "Experiencia en atención al público", a plain line of a profile.
  if (EXPERIENCE_IN.test(line.text) && !standsOut(line) && !isBorneOut(kind, behind)) return null;
  // "Elternzeit" among jobs, with its dates.
  if (
    sections.at(-1)?.kind === 'experience' &&
    namesPause(line.text) &&
    behind[0] !== undefined &&
    spanIn(behind[0].text) !== null &&
    !(isPauseOfKind(line.text) && standsOut(line) && saysMore(behind[0].text))
  )
    return null;
  // "Languages⇥Java, SQL" among skills.
  if (
    kind === 'languages' &&
    sections.at(-1)?.kind === 'skills' &&
    behind.length > 0 &&
    !isOfLanguages(behind)
  )
    return null;
  // A sign before each heading is none of a list: "● ESPERIENZA" in bold above lines without.
  const isSigned =
    line.bullet &&
    (line.bold || (line.text === line.text.toUpperCase() && line.text.replace(/\P{L}/gu, '').length > 4)) &&
    behind[0]?.bullet === false;
  if (standsOut(line)) return line.bullet && !line.styled && !isSigned ? null : kind;
  if (line.bullet) return null;
  const open = sections.at(-1);
  const list = open !== undefined && LISTS.has(open.kind);
  const larger = line.size > (open?.lines.at(-1)?.size ?? line.size) + 0.8;
  if (!list || larger) return kind;
  // "Languages" above "English (native)".
  if (kind === 'languages' && behind[0] !== undefined && languagesOf([behind[0]]) !== null) return kind;
  const mayBeItem = MAY_BE_ITEM.test(line.text.trim());
  // Where headings are formatted, a plain line is not one, unless what follows bears it out.
  if (sections.some(({ marked }) => marked)) return isBorneOut(kind, behind) && !mayBeItem ? kind : null;
  const runs = open.lines.some(({ text }) => text.includes(',') || isProse(text));
  return runs || !mayBeItem ? kind : null;
}

const isOfLanguages = (behind: readonly CvLine[]): boolean =>
  behind.slice(0, 2).some((line) => languagesOf([line]) !== null);

/** How many lines behind a heading tell whether it is one. */
export const LOOKED_AHEAD = 4;

/** Whether jobs with their dates, or schools and degrees, stand behind a line that is their heading by its words. */
const isBorneOut = (kind: SectionKind, behind: readonly CvLine[]): boolean =>
  behind.some(({ text }) =>
    kind === 'experience'
      ? spanIn(text) !== null
      : kind === 'education' && (looksLikeDegree(text) || looksLikeSchool(text)),
  );

/** Whether a line is a heading in words of its owner's, with the style that the known ones have. */
export function isOtherHeading(line: CvLine, sections: readonly Section[]): boolean {
  const open = sections.at(-1)?.kind ?? 'head';
  // What is set smaller than the heading above it is within its section.
  const over = sections.at(-1)?.heading;
  if (over?.styled === true && line.size < over.size - 0.8) return false;
  return (
    line.styled &&
    open !== 'head' &&
    open !== 'experience' &&
    line.text.length < 40 &&
    spanIn(line.text) === null &&
    !looksLikeDegree(line.text) &&
    !looksLikeSchool(line.text) &&
    (line.size > (sections.at(-1)?.lines.at(-1)?.size ?? line.size) + 0.8 ||
      sections.some(
        ({ heading }) => heading?.styled === true && heading.size === line.size && heading.bold === line.bold,
      ))
  );
}

// What is said under a job may have a heading of its own, less marked than those of the sections.
const WITHIN_JOB =
  /^(?:(?:main |key |core |major |selected )?(?:roles? (?:and|&) )?(?:responsibilit(?:y|ies)|duties|achievements|accomplishments|highlights|projects|deliverables)|activities|attivit[aà]|mansioni|actividades|funciones|tareas|activit[ée]s|t[âa]ches|atividades|tarefas|fun[çc][õo]es|aufgaben|t[äa]tigkeiten|taken|werkzaamheden|arbetsuppgifter|arbejdsopgaver|arbeidsoppgaver|technologies|tools|environment|equipment|methods|teaching|supervision|proyectos|logros|resultados|progetti|risultati|projets|realisations|réalisations|résultats|missions|projetos|conquistas|projecten|resultaten|opdrachten|projekte|projekt)\W*$/i;

// "Date⇥…": the label of a field of a form.
const fieldLabel = ({ text }: CvLine): string | null =>
  /^(\p{L}[^:\t]{2,40}?)\s*[:\t]/u.exec(text)?.[1] ?? null;

/** Whether a line is a field of a form about a job: "Dates⇥May 2011 – December 2013". */
const isJobField = (line: CvLine | undefined): boolean => {
  const label = line === undefined ? null : labelOf(fieldLabel(line) ?? '');
  return label !== null && label !== 'duties';
};

/** Whether the words of a job's form end a section of jobs that begins with its fields: "Summary⇥Migration lead, eleven staff". */
export const isFieldBelow = (kind: SectionKind, open: Section | undefined): boolean =>
  open?.kind === 'experience' && (kind === 'summary' || kind === 'skills') && isJobField(open.lines.at(-1));

// "Attività" in a form, behind which the fields of the next job begin as those of this one did, and "Summary" set as the fields above.
function isOfForm(line: CvLine, open: Section | undefined, behind: readonly CvLine[]): boolean {
  const [text, over] = [line.text.trim(), open?.lines.at(-1)];
  const isSummary = sectionOf(text) === 'summary';
  if (open?.kind !== 'experience' || !(isSummary || WITHIN_JOB.test(text))) return false;
  const labels = new Set(open.lines.map(fieldLabel).filter((label) => label !== null));
  if (behind.some((next) => labels.has(fieldLabel(next) ?? ''))) return true;
  // Behind the last job no other fields follow.
  return (
    isSummary &&
    over !== undefined &&
    isJobField(over) &&
    line.size === over.size &&
    line.styled === over.styled &&
    !line.apart
  );
}

const isPartOfJob = (text: string): boolean =>
  WITHIN_JOB.test(text.trim()) || namesWorks(text) || namesProjects(text);

function isWithinJob(line: CvLine, sections: readonly Section[], behind: readonly CvLine[]): boolean {
  if (isOfForm(line, sections.at(-1), behind)) return true;
  if (sections.at(-1)?.kind !== 'experience' || line.styled || !isPartOfJob(line.text)) return false;
  if (/responsibilit|duties/i.test(line.text)) return true;
  // "Proyectos:" in plain type below a job, where headings are set in another.
  const over = sections.at(-1)?.heading;
  const isPlain = !line.bold && !line.styled && line.text !== line.text.toUpperCase();
  if (isPlain && over !== undefined && (over.bold || over.styled) && /:\s*$/.test(line.text)) return true;
  if (!WITHIN_JOB.test(line.text.trim())) return false;
  const others = sections.flatMap(({ heading }) => heading ?? []);
  const caps = (one: CvLine): boolean => one.text === one.text.toUpperCase();
  return (
    others.length > 1 &&
    [
      (one: CvLine): boolean => one.styled,
      (one: CvLine): boolean => one.apart,
      (one: CvLine): boolean => one.bold,
      caps,
      (one: CvLine): boolean => one.size > line.size + 0.4,
    ].some((look) => !look(line) && others.every(look))
  );
}

// "Studium und Prüfungen": a heading whose first subject is known.
function sectionBegun({ text }: CvLine, sections: readonly Section[]): SectionKind | null {
  const kind = spanIn(text) === null && !looksLikeTitle(text) ? sectionOfFirst(text) : null;
  const within = sections.at(-1)?.kind === 'experience';
  return within && kind !== 'education' && kind !== 'languages' ? null : kind;
}

/** Whether a line looks different from the text around it. */
export function standsOut(line: CvLine): boolean {
  // A few capitals are an abbreviation: "EDV".
  const caps = line.text === line.text.toUpperCase() && line.text.replace(/\P{L}/gu, '').length > 4;
  return line.bold || line.styled || line.apart || caps || /:\s*$/.test(line.text);
}
