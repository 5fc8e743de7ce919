import { fold } from '#src/lib/fold.ts';
import { linkedinSlug } from '../candidates/linkedin.ts';
import { arrangedLines } from './arranged-lines.ts';
import { withPlaceBehindTitle, withTownApart, withUnitOfTitle } from './behind-title.ts';
import { besideContact } from './beside-contact.ts';
import { withBoldParts } from './bold-parts.ts';
import { withTownsWhole } from './broken-towns.ts';
import { chainedJobs } from './chained-jobs.ts';
import { isGarbled } from './clean.ts';
import { isContactLine, linkedinOf, ownLines, phoneOf } from './contact.ts';
import { spanIn } from './dates.ts';
import { educationOf } from './education.ts';
import { emailOf } from './email.ts';
import { experienceOf, experienceWithoutHeadings } from './experience.ts';
import type { Found } from './found.ts';
import type { Section } from './headings.ts';
import { homeOf } from './home-town.ts';
import { asSetInBold, withoutTitleAsEmployer, withoutWithin } from './jobs-within.ts';
import { linesOfHouse, linksOutside } from './letterhead.ts';
import {
  certificationsOf,
  isGraded,
  isMotherTongue,
  isSpeaking,
  isSpoken,
  languagesOf,
  mentioned,
  skillsOf,
} from './lists.ts';
import { partedAtName } from './lists-before-name.ts';
import { chosenName } from './name-choice.ts';
import { withGeneration } from './name-generation.ts';
import { isNameless, isOfHiddenPerson } from './nameless.ts';
import { withOwnBusiness } from './own-account.ts';
import { isOfOtherPart, isOfPersonAlone, isParticular, workRightsOf } from './particulars.ts';
import { trainingIn } from './pauses.ts';
import { headlineOf, saysHome, summaryOf } from './person.ts';
import { presentJob } from './present-job.ts';
import type { CvFields, CvReading, Provenance } from './schema.ts';
import type { SectionKind } from './sections.ts';
import { sectionsOf } from './sections-of.ts';
import { linesOfSenderContact } from './sender-contact.ts';
import type { CvLine, CvSource } from './source.ts';
import { languagesBeside, languagesLabelled } from './spoken-languages.ts';
import { unheadedSchooling } from './unheaded-schooling.ts';
import { withUnsaidEnds } from './unsaid-ends.ts';
import { withUnsaidJobs } from './unsaid-jobs.ts';
import { weighedJobs } from './weighed-jobs.ts';
import { isProse } from './words.ts';
import { linesOfWorks, withWorksApart } from './works.ts';

const MAX_TEXT = 200_000;

type Experience = CvFields['experience'][number];

// The sections that may contain the history when no heading marks it.
const UNSAID: ReadonlySet<SectionKind> = new Set([
  'head',
  'contact',
  'summary',
  'skills',
  'languages',
  'certifications',
  'other',
]);
const JOBS: ReadonlySet<SectionKind> = new Set(['experience', 'education']);

/**
 * Reads the fields of a candidate from the lines of a CV. It copies text and makes no decisions.
 * @param home the agency's country (ISO 3166-1 alpha-2), for numbers written without their country code
 * @param filename what the file is called, which may tell whose it is
 */
export function readLines(read: CvSource, home: string, filename?: string): CvReading {
  const source = { ...read, lines: withTownsWhole(arrangedLines(read.lines), home) };
  const house = new Set([...linesOfHouse(source.lines), ...linesOfSenderContact(source.lines)]);
  const lines = source.lines.filter((line) => !house.has(line));
  const sections = academicPosts(
    withUnsaidJobs(withWorksApart(withUnsaidEnds(sectionsOf(lines)))).map(withoutParticulars),
  );
  const works = linesOfWorks(sections);
  const of = (kind: SectionKind): CvLine[] =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines);
  const head = [...of('head'), ...of('contact')];
  const own = ownLines(lines);
  const found: Partial<Record<string, Found<unknown>>> = {};
  const keep = <T>(field: string, value: Found<T> | null): T | null => {
    if (value === null) return null;
    found[field] = value;
    return value.value;
  };
  const foundEmail =
    emailOf(head.filter(isOnPage), []) ??
    emailOf(
      own.filter((line) => isOnPage(line) && ASKS_EMAIL.test(line.text)),
      [],
    ) ??
    emailOf(head, []) ??
    emailOf(own, linksOutside(source.links, house));
  const linkedin_url = keep('linkedin_url', linkedinOf(own, source.links));
  const slug = linkedin_url === null ? null : linkedinSlug(linkedin_url);
  const address = foundEmail?.value ?? null;
  const beside = sections.filter(({ kind }) => !JOBS.has(kind)).flatMap(({ lines }) => ownLines(lines));
  const named = chosenName({
    sections,
    head,
    beside,
    all: lines,
    email: address,
    slug,
    filename: filename ?? '',
  });
  const said = keep('name', named);
  // A guess stands beside the gap, for a person to take or leave.
  const name = named?.guess ? null : said;
  // On the profile of somebody without a name, the contact details are of the agency that sends it.
  const isSent = name === null && (isNameless(head) || [...house].some(({ text }) => isOfHiddenPerson(text)));
  const email = keep('email', isSent ? null : foundEmail);
  const called = found.name?.quote ?? null;
  const { lists, swallowed } = partedAtName(sections, called);
  const told = {
    head: withoutRest(head, name),
    near: besideContact(own, sections),
    said: beside.filter(saysHome),
    ...{ swallowed, beside, own },
  };
  const place = homeOf(told, called, home);
  const home2 = place?.value.country_code ?? home;
  const phone = keep(
    'phone',
    isSent
      ? null
      : (phoneOf(head.filter(isOnPage), home2) ??
          phoneOf(head, home2) ??
          phoneOf(own, home2) ??
          phoneOf(own, home)),
  );
  const dated = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ lines }, at) =>
      lines.map((line, index): CvLine => (at > 0 && index === 0 ? { ...line, begins: true } : line)),
    );
  const trained = trainingIn(dated);
  const employment = dated.filter((line) => !trained.includes(line));
  const byRules =
    employment.length > 0
      ? experienceOf(employment)
      : sections
          .filter(({ kind }) => UNSAID.has(kind))
          .flatMap(({ lines }) =>
            experienceWithoutHeadings(withoutContact(lines.filter(({ text }) => text !== called))),
          );
  const chained = chainedJobs(lines.filter((line) => !trained.includes(line) && !works.has(line)));
  const weighed = weighedJobs(byRules, chained);
  const listed = withoutWithin(
    withBoldParts(weighed, lines)
      .map((job) => asSetInBold(withoutTitleAsEmployer(job, weighed), lines))
      .map((job) => withTownApart(withUnitOfTitle(job, lines), weighed, place?.value.city ?? null))
      .map((job) => withPlaceBehindTitle(withOwnBusiness(job))),
    lines,
  );
  const experience = [...presentJob([...of('head'), ...of('summary')], listed), ...listed];
  const schooling = educationOf([...of('education'), ...trained]);
  // Who has no section for schooling has the degrees among the courses.
  const amongCourses = educationOf(of('certifications')).filter(
    ({ value }) => value.school !== null && value.degree !== null,
  );
  const [education = []] = [
    schooling,
    amongCourses,
    unheadedSchooling([
      ...of('head'),
      ...of('contact'),
      ...of('summary'),
      ...of('experience'),
      ...of('other'),
    ]),
  ].filter(({ length }) => length > 0);
  const first = headlineOf(own, name);
  // The number in place of a name is no headline.
  const isNumber = isSent && isOfHiddenPerson(first?.value ?? '');
  const headline = keep(
    'headline',
    isNumber
      ? headlineOf(
          own.filter(({ text }) => !isOfHiddenPerson(text)),
          name,
        )
      : first,
  );
  const job = currentOf(experience);
  const current_title = keep('current_title', partOf(job, 'title'));
  const fields: CvFields = {
    name: name === null ? null : withGeneration(name, called ?? ''),
    email,
    phone,
    linkedin_url,
    location: keep('location', place),
    headline,
    summary: keep('summary', summaryOf(introduction(of('summary'), of('head')))),
    current_title:
      current_title ?? (headline === null ? null : keep('current_title', found.headline as Found<string>)),
    current_company: keep('current_company', partOf(job, 'employer')),
    skills:
      keep(
        'skills',
        skillsOf(lists('skills').filter((line) => !isMotherTongue(line) && !isSpoken(line))) ??
          fromText(own, experience),
      ) ?? [],
    experience: experience.map(({ value }, at) => keep(`experience.${at}`, experience[at] ?? null) ?? value),
    education: education.map(({ value }, at) => keep(`education.${at}`, education[at] ?? null) ?? value),
    certifications: keep('certifications', certificationsOf(lists('certifications'))) ?? [],
    languages:
      keep(
        'languages',
        languagesOf(languageLines(own, [...lists('languages'), ...lists('skills').filter(isSpoken)], beside)),
      ) ?? [],
  };
  const work_rights = keep('work_rights', workRightsOf(own));
  if (work_rights !== null) fields.work_rights = work_rights;
  const text = textOf(source);
  return {
    fields,
    provenance: provenanceOf(found),
    text_quality: qualityOf(source, text, fields),
    text,
    pages: pagesOf(source),
  };
}

// What stands at the head or foot of each page may be of a house that sends it, where the page has an address too.
const isOnPage = ({ margin }: CvLine): boolean => !margin;
// The field of a form, in whatever part of it.
const ASKS_EMAIL = /^\W*(?:e-?mail|mail|correo|courriel|e-?post|posta|pec)[^@:\t]{0,20}[:\t]/iu;

function pagesOf({ lines, pages }: CvSource): number[] {
  return Array.from({ length: pages }, (_, at) => lines.findIndex(({ page }) => page > at)).filter(
    (line) => line >= 0,
  );
}

// "Parcours académique" may hold posts, where degrees have a section of their own and nothing else tells of work.
function academicPosts(sections: readonly Section[]): Section[] {
  const schooling = sections.filter(({ kind }) => kind === 'education');
  if (schooling.length < 2 || sections.some(({ kind }) => kind === 'experience')) return [...sections];
  const posts = schooling.find(({ lines }) => experienceWithoutHeadings(lines).length > 1);
  return sections.map((section) => (section === posts ? { ...section, kind: 'experience' } : section));
}

function withoutParticulars(section: Section): Section {
  const { kind, lines } = section;
  if (kind === 'head' || kind === 'contact' || kind === 'summary') return section;
  const isOut = kind === 'experience' ? isOfPersonAlone : isParticular;
  return {
    ...section,
    lines: lines.filter((line) => !isOut(line) && !(kind === 'experience' && isOfOtherPart(line))),
  };
}

// What names a language wherever it stands, then the section of them.
function languageLines(
  own: readonly CvLine[],
  section: readonly CvLine[],
  beside: readonly CvLine[],
): CvLine[] {
  const elsewhere = own.filter(isGraded).filter((line) => !section.some(({ text }) => text === line.text));
  const told = [...own.filter(isMotherTongue), ...section, ...elsewhere, ...own.filter(isSpeaking)];
  const asked = languagesLabelled(own.filter((line) => !beside.includes(line) && !told.includes(line)));
  return [...told, ...asked, ...languagesBeside(beside, languagesOf(told) !== null)];
}

function withoutContact(lines: readonly CvLine[]): CvLine[] {
  const trained = trainingIn(lines);
  return lines.filter(
    (line) =>
      !isContactLine(line.text) && !isParticular(line) && !isOfOtherPart(line) && !trained.includes(line),
  );
}

// A surname that stands below the given name is no town, though one is called so.
function withoutRest(head: readonly CvLine[], name: string | null): CvLine[] {
  const words = fold(name ?? '').split(' ');
  // "Lasarte" below "María del Mar Echevarría", which a narrow column broke.
  const isLed = (at: number): boolean =>
    words.length > 1 &&
    words.includes(
      fold(head[at - 1]?.text ?? '')
        .split(' ')
        .at(-1) ?? '',
    );
  return head.filter(
    ({ text, size }, at) =>
      (size < 14 && !isLed(at)) ||
      !fold(text)
        .split(' ')
        .every((word) => words.includes(word)),
  );
}

/** The words of a CV in reading order, for search. */
function textOf({ lines }: CvSource): string {
  return lines
    .map(({ text, bullet }) => (bullet ? `- ${text}` : text).replaceAll('\t', '  '))
    .join('\n')
    .slice(0, MAX_TEXT)
    .toWellFormed();
}

function introduction(summary: CvLine[], head: CvLine[]): CvLine[] {
  return summary.length > 0
    ? summary
    : head.filter(
        ({ text }) => isProse(text) && text.length > 60 && !isContactLine(text) && spanIn(text) === null,
      );
}

/** The job somebody has, or else had last. */
export function currentOf(jobs: readonly Found<Experience>[]): Found<Experience> | null {
  const current = jobs.find(({ value }) => value.is_current && value.title !== null);
  if (current !== undefined) return current;
  const dated = jobs.filter(({ value }) => value.to !== null);
  const [latest] = dated.toSorted((a, b) => ((a.value.to ?? '') < (b.value.to ?? '') ? 1 : -1));
  return latest ?? jobs[0] ?? null;
}

/** The title of a job, or the employer of one that has not ended. */
export function partOf(job: Found<Experience> | null, part: 'title' | 'employer'): Found<string> | null {
  const value = job?.value[part] ?? null;
  // A person between jobs has a last title and no employer.
  if (job === null || value === null || (part === 'employer' && !job.value.is_current)) return null;
  // What is read of a job is no surer than the job.
  const confidence = Math.min(job.value.is_current ? 0.9 : 0.75, job.confidence);
  return { value, confidence, page: job.page, quote: job.quote };
}

// Job headings name employers, even those called after products.
function fromText(all: readonly CvLine[], jobs: readonly Found<Experience>[]): Found<string[]> | null {
  const lines = all.filter(
    ({ text }) =>
      !jobs.some(
        ({ quote, value }) =>
          quote.includes(text) || (value.employer !== null && text.includes(value.employer)),
      ),
  );
  const items = [...new Set(lines.flatMap(({ text }) => mentioned(text)))];
  const [first] = lines;
  if (items.length === 0 || first === undefined) return null;
  const where = lines.find(({ text }) => mentioned(text).length > 0) ?? first;
  return { value: items.slice(0, 60), confidence: 0.5, page: where.page, quote: where.text };
}

function provenanceOf(found: Partial<Record<string, Found<unknown>>>): Record<string, Provenance> {
  const entries = Object.entries(found).flatMap(([field, value]): [string, Provenance][] =>
    value === undefined
      ? []
      : [
          [
            field,
            {
              confidence: value.confidence,
              page: value.page,
              quote: value.quote.replaceAll('\t', ' ').slice(0, 300),
            },
          ],
        ],
  );
  return Object.fromEntries(entries);
}

function qualityOf(source: CvSource, text: string, fields: CvFields): CvReading['text_quality'] {
  const signs = text.replace(/\s+/g, '').length;
  let score = isGarbled(text) ? 0.2 : 1;
  if (signs < 400) score -= 0.3;
  if (fields.experience.length === 0) score -= 0.2;
  if (fields.name === null) score -= 0.1;
  if (source.pictured > 0) score -= 0.3 * (source.pictured / Math.max(1, source.pages));
  return {
    score: Math.max(0, Math.round(score * 100) / 100),
    columns: source.columns,
    ocr_needed: source.pictured > 0,
    hidden_text: source.hidden.map((hidden) => hidden.slice(0, 300)).slice(0, 20),
  };
}
