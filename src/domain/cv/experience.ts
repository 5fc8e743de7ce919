import { fold } from '#src/lib/fold.ts';
import { withoutClients } from './agencies.ts';
import { type Entry, entriesOf } from './arrangement.ts';
import { withLabelledTimes, withoutEmployerLabels, withWholeLabels } from './broken-labels.ts';
import { isDuration, spanIn } from './dates.ts';
import { employerAsOthers } from './employer-as-others.ts';
import { withExactTimes } from './exact-times.ts';
import type { Found } from './found.ts';
import { isAtSeveral, withoutRemarks } from './head-remarks.ts';
import { labelledJobs, sentenceJobs } from './job-forms.ts';
import { jobLines, withDashed } from './job-lines.ts';
import { withParticularsBelow } from './job-particulars.ts';
import { isStudy, isToldWithin } from './no-jobs.ts';
import { speaksOfSelf } from './northern-prose.ts';
import { withNamedIn, withOpenStarts } from './open-starts.ts';
import { isOwnAlone, withoutOwn, worksAlone } from './own-account.ts';
import { namesPause, withoutPauses } from './pauses.ts';
import { withProjectsMarked } from './projects.ts';
import { proseJobs } from './prose-jobs.ts';
import { rolesApart } from './roles-apart.ts';
import type { CvFields } from './schema.ts';
import { withOwnStop } from './sentences.ts';
import type { CvLine } from './source.ts';
import { tabledJobs } from './tabled-jobs.ts';
import { withTimesWithin } from './times-within.ts';
import { employerAndPlace, employerEvidence, segmentsOf, titleEvidence } from './title-or-employer.ts';
import { PROMOTED, tidyTitle } from './title-terms.ts';
import { toldBehind } from './told-behind.ts';
import { withUndatedAmong } from './undated-among.ts';
import { undatedJobs } from './undated-jobs.ts';
import { isWithin, jobsUnderEmployers } from './under-employers.ts';
import { placeIn } from './vocabulary.ts';
import { wholeDates, withWholeRanges } from './whole-dates.ts';
import { looksLikeDegree } from './words.ts';

const MAX_ENTRIES = 60;
const MAX_DESCRIPTION = 8000;

type Experience = CvFields['experience'][number];

/** The jobs of an employment section, in its order. */
export function experienceOf(section: readonly CvLine[]): Found<Experience>[] {
  const whole = withWholeRanges(
    withLabelledTimes(withWholeLabels(withTimesWithin(section.filter(({ text }) => !isDuration(text))))),
  );
  const lines = wholeDates(
    jobLines(
      toldBehind(
        withoutRemarks(
          withoutClients(
            withParticularsBelow(withoutPauses(withOpenStarts(withExactTimes(whole.map(withNamedIn))))),
          ),
        ),
      ),
    ),
  );
  const formed = labelledJobs(lines) ?? withTable(lines) ?? rolesApart(lines) ?? toldJobs(lines);
  const entries =
    formed ?? withUndatedAmong(lines, entriesIn(withProjectsMarked(withoutEmployerLabels(lines))));
  const isPlaceDashed = entries.some(isWithDashedPlace);
  const jobs = entries.map((entry) => ({ entry, job: jobOf(entry, isPlaceDashed) }));
  const inherited = inherit(jobs);
  withoutTowns([...inherited]);
  const found = withoutRepeated(jobs)
    .filter(({ job }) => job.title !== null || (job.employer !== null && !looksLikeDegree(job.employer)))
    .filter(({ job }) => !isStudy(job) && (job.title === null || !namesPause(job.title)))
    .filter(({ job }) => ![job.title, job.employer].some((name) => name !== null && /\S@\S+\.\S/.test(name)))
    .filter((one) => !isToldWithin(one, jobs, inherited.has(one.job)))
    .slice(0, MAX_ENTRIES)
    .map(({ entry, job }) => ({
      value: job,
      confidence: Math.min(confidenceOf(entry, job, inherited.has(job)), hasUnreadTime(entry) ? 0.65 : 1),
      page: entry.head[0]?.page ?? 1,
      quote: quoteOf(entry),
    }));
  return found.length > 0 ? found : undatedOf(lines);
}

// The jobs of sentences: of one a line, or of a text that runs on.
function toldJobs(lines: readonly CvLine[]): Entry[] | null {
  const alone = sentenceJobs(lines);
  const running = proseJobs(lines);
  if (running.length > (alone?.length ?? 1)) return running;
  // A line of several sentences may give the title of one and the time of another.
  const isOther = running.some(
    ({ head, span }, at) =>
      speaksOfSelf(head[0]?.text ?? '') &&
      (span.from !== alone?.[at]?.span.from || span.to !== alone?.[at]?.span.to),
  );
  return isOther && running.length === alone?.length ? running : alone;
}

// The jobs of a table, and those that are set in another way before or behind it.
function withTable(lines: readonly CvLine[]): Entry[] | null {
  const table = tabledJobs(lines);
  return table && [...table.jobs, ...table.others.flatMap((some) => entriesIn(withProjectsMarked(some)))];
}

// The jobs under employers with dates of their own, and the others, in their order.
function entriesIn(lines: readonly CvLine[]): Entry[] {
  const { jobs, others } = jobsUnderEmployers(lines);
  if (jobs.length === 0) return entriesOf(lines);
  const at = ({ head: [first] }: Entry): number =>
    first === undefined ? lines.length : lines.indexOf(first);
  return [...jobs, ...others.flatMap(entriesOf)].toSorted((a, b) => at(a) - at(b));
}

/** The jobs of a CV without headings: only lines with dates, a title and an employer. */
export function experienceWithoutHeadings(lines: readonly CvLine[]): Found<Experience>[] {
  return experienceOf(lines).filter(
    ({ value, confidence }) =>
      value.title !== null && value.employer !== null && value.from !== null && confidence >= 0.6,
  );
}

function undatedOf(lines: readonly CvLine[]): Found<Experience>[] {
  return undatedJobs(lines).map(({ lines: head, title, employer, place }) => ({
    value: {
      title,
      employer,
      location: place,
      from: null,
      to: null,
      is_current: false,
      description: null,
    },
    confidence: 0.7,
    page: head[0]?.page ?? 1,
    quote: head
      .map(({ text }) => text)
      .join(' · ')
      .slice(0, 300),
  }));
}

const quoteOf = ({ head }: Entry): string =>
  head
    .map(({ text }) => text)
    .join(' · ')
    .slice(0, 300);

// A short line that begins with a time which is no range that is known: a job may begin there, and its words stand with another.
const UNREAD_TIME = /^(?:\p{L}{1,10}\.?\s+){0,2}(?:\d{1,2}[./])?(?:19|20)\d{2}\s?(?:[-–—]|\p{L})/u;

const hasUnreadTime = ({ body }: Entry): boolean =>
  body.some(
    ({ text, bullet, margin }) =>
      !bullet && !margin && text.length < 60 && UNREAD_TIME.test(text) && spanIn(text) === null,
  );

// Measured on the CVs of test/eval/cv: of those said 0.9 and over, nine of ten are right.
function confidenceOf(
  { evidence }: Entry,
  { title, employer, from }: Experience,
  inherited: boolean,
): number {
  if (title === null || employer === null) return title === null && employer === null ? 0.2 : 0.4;
  if (from === null) return 0.6;
  if (inherited) return WITH_EMPLOYER.test(title) || ownEmployer(title) !== null ? 0.5 : 0.85;
  if (evidence >= 3) return 0.95;
  return evidence >= 1.5 ? 0.85 : evidence >= 0 ? 0.7 : 0.5;
}

// A title that may name an employer of its own: "Auxiliar de Marketing en Galletas Tormes".
const WITH_EMPLOYER =
  /\s(?:at|with|bei|beim|chez|en|in|na|no|em|presso|c\/o|bij|på|hos|au|aux|à la|à l['’])\s?(?:\p{Ll}{2,3}\s)?\p{Lu}/u;

const NAMES_ANOTHER = new RegExp(`${WITH_EMPLOYER.source}|\\sd[aeo]l?\\s\\p{Lu}`, 'u');

// Another job of the same employer: "as above".
const AS_ABOVE =
  /^\(?(?:(?:same )?as above|same (?:employer|company|firm)|idem|ditto|ibid(?:em)?|w(?:ie|\.) ?o(?:ben|\.)|siehe oben|même (?:employeur|société|entreprise)|mism[oa](?: empresa)?|stess[oa](?: azienda)?|mesm[oa](?: empresa)?|zelfde(?: werkgever)?|samma(?: arbetsgivare)?|samme)\.?\)?$/iu;

// "Startup « Boulange & Cie »": what stands in quotation marks is the name.
const QUOTED =
  /^(?:start-?up|soci[ée]t[ée]|entreprise|empresa|azienda|firma|company)?\s*[«“„"]\s*([^«»“”„"]{2,}?)\s*[»”“"]?$/iu;

const DASHES = [' – ', ' — ', ' - '];

// "Galletas Tormes – Salamanca": in such a CV a town that no table has stands behind a dash too.
const isWithDashedPlace = ({ employer, place, head }: Entry): boolean =>
  employer !== null &&
  place !== null &&
  head.some(({ text }) => DASHES.some((dash) => text.includes(`${employer}${dash}${place}`)));

const TOWN_DASHED = /^(\p{Lu}.*?)\s[–—-]\s(\p{Lu}[\p{L}’']+(?: \p{L}[\p{L}’']*){0,3})$/u;

const wholeName = (employer: string, head: readonly CvLine[]): string =>
  withOwnStop(
    employer.replace(PROMOTED, '').replace(QUOTED, '$1').trim().slice(0, 300),
    head.map(({ text }) => text),
  );

function jobOf(
  { title: named, employer: firm, place: told, span, body, head }: Entry,
  isPlaceDashed: boolean,
): Experience {
  const title = withDashed(named, firm, head);
  const whole = firm !== null && AS_ABOVE.test(firm) ? null : withDashed(firm, named, head);
  const behind = whole === null || firm === null ? '' : whole.slice(firm.length).replace(/^\s*[–—-]\s+/, '');
  const isTown = isPlaceDashed && told === null && behind !== '';
  // In a form its name was taken whole.
  const [, name = '', town = ''] =
    isPlaceDashed && told === null ? (TOWN_DASHED.exec(whole ?? '') ?? []) : [];
  const [employer, place] = isTown
    ? [firm, behind]
    : name !== ''
      ? [name, town]
      : [told !== null && behind === told ? firm : whole, told];
  return {
    title: title === null ? null : tidyTitle(employer === null ? title : withoutOwn(title)),
    employer: employer === null ? null : wholeName(employer, head),
    location: place?.slice(0, 300) ?? null,
    from: span.from,
    to: span.current ? null : span.to,
    is_current: span.current,
    description: descriptionOf(body),
  };
}

/** The same job told twice, in a summary and in full, is one: the one with more said of it, or the exacter dates, stays. */
function withoutRepeated<T extends { entry: Entry; job: Experience }>(jobs: readonly T[]): T[] {
  const kept: T[] = [];
  for (const one of jobs) {
    const at = kept.findIndex(({ job }) => isSame(job, one.job));
    const other = kept[at];
    if (other === undefined) kept.push(one);
    else if (told(one) > told(other)) kept[at] = one;
  }
  return kept;
}

const told = ({ entry, job }: { entry: Entry; job: Experience }): number =>
  entry.body.length * 10 + (job.from?.length ?? 0);

const isSame = (a: Experience, b: Experience): boolean =>
  a.title !== null &&
  a.employer !== null &&
  b.title !== null &&
  b.employer !== null &&
  fold(a.title) === fold(b.title) &&
  fold(a.employer) === fold(b.employer) &&
  a.from !== null &&
  a.from.slice(0, 4) === b.from?.slice(0, 4) &&
  a.to?.slice(0, 4) === b.to?.slice(0, 4);

/** Gives an employer stated once above several roles to each of them. @returns the jobs that received one */
function inherit(jobs: { entry: Entry; job: Experience }[]): Set<Experience> {
  const inherited = new Set<Experience>();
  for (const [at, { entry, job }] of jobs.entries()) {
    const under = jobs[at + 1]?.job;
    if (under === undefined || !holds(job, under)) continue;
    // "Mobilis, Houten (2016 – heden)" above its roles: what stands behind the employer is where it is.
    if (
      job.employer !== null &&
      entry.head.some(({ text }) => text.includes(`${job.employer}, ${job.title}`))
    ) {
      job.location ??= job.title;
      job.title = null;
      continue;
    }
    const whole = `${job.title}, ${job.employer}`;
    // "Royal Logistic Corps, British Army — January 2010 to present" above its roles.
    if (job.employer !== null && !entry.head.some(({ text }) => text.includes(whole))) continue;
    job.employer = job.employer === null ? job.title : whole;
    job.title = null;
  }
  let over: Experience | null = null;
  for (const { entry, job } of jobs) {
    // What stands under another heading is of another employer.
    if (entry.head.some(({ begins }) => begins === true)) over = null;
    if (job.employer !== null) over = job;
    else if (job.title !== null) {
      const listed = employerAsOthers({ entry, job }, jobs);
      if (listed !== null) {
        Object.assign(job, listed);
        over = job;
        continue;
      }
      const isSole = isAlone(jobs, job);
      const own = over !== null && isSole ? ownEmployer(job.title) : null;
      if (own !== null) {
        Object.assign(job, own);
        continue;
      }
      // "Lerum, Kaupanger" below the title, where each other job has its employer: a house that is called as a town.
      const [house = '', town = '', ...more] = segmentsOf(job.location ?? '');
      if (isSole && town !== '' && entry.head.some(({ text }) => text.trim() === job.location)) {
        // "Larvik, Norge": where it was, and at whom is not said.
        if (more.length === 0 && isTownOrUnknown(town))
          Object.assign(job, { employer: house, location: town });
        continue;
      }
      if (over === null) continue;
      // "Freelance | 2018–2022" below the title, where others have their employer.
      const alone = entry.head.flatMap(({ text }) => text.split(/\s*(?:\t|\s[|·–—-]\s)\s*/)).find(isOwnAlone);
      if (alone !== undefined) {
        job.employer = alone;
        continue;
      }
      if (worksAlone(job.title)) {
        const [, title = '', as = ''] = /^(.{3,}?)\s*\(([^()]+)\)$/u.exec(job.title) ?? [];
        if (worksAlone(as)) Object.assign(job, { title, employer: as });
        continue;
      }
      // "Locum Pharmacist (various, north-west)": several employers, and none of them the one above.
      if (entry.head.some(({ text }) => isAtSeveral(text))) {
        job.title = job.title.replace(/\s*\([^()]*\)$/, '');
        continue;
      }
      // "Demostradora de Herdez": where each of the others has its own employer, another one's is not this job's.
      if (isSole && NAMES_ANOTHER.test(job.title)) continue;
      job.employer = over.employer;
      job.location ??= over.location;
      inherited.add(job);
    }
  }
  // The employer's own line is not a job where the roles below have their own dates.
  for (let at = jobs.length - 2; at >= 0; at -= 1) {
    const [here, next] = [jobs[at], jobs[at + 1]];
    if (here === undefined || next === undefined) continue;
    const empty = here.job.title === null && here.entry.body.every(({ bullet }) => !bullet);
    const isSame = next.job.title !== null && next.job.employer === here.job.employer;
    // Its title is what was done in the job before, where no word of it is a title's and the roles below fill its time.
    const isBorrowed =
      titleEvidence(here.job.title ?? '') < 1 &&
      titleEvidence(next.job.title ?? '') >= 1 &&
      here.entry.span.from !== null &&
      isWithin(next.entry.span, here.entry.span);
    if ((empty || isBorrowed) && isSame) jobs.splice(at, 1);
  }
  return inherited;
}

/** Takes towns off the titles of roles below one employer, where several have theirs: "Gerente de balcão, Viseu" and "Caixa, Lamego". */
function withoutTowns(roles: readonly Experience[]): void {
  const towned = roles.flatMap((role) => {
    const [title = '', town = '', ...more] = segmentsOf(role.title ?? '');
    const isTown = more.length === 0 && town !== '' && placeIn(town)?.city != null;
    return isTown && titleEvidence(title) >= 1 ? [{ role, title, town }] : [];
  });
  if (towned.length < 2) return;
  for (const { role, title, town } of towned)
    Object.assign(role, { title: tidyTitle(title), location: town });
}

// Whether all other jobs, set on as many lines, name employers of their own: this one does too, in another way.
const isAlone = (jobs: readonly { entry: Entry; job: Experience }[], job: Experience): boolean => {
  const others = jobs.filter((one) => one.job !== job).map((one) => one.job.employer);
  const lines = new Set(jobs.map(({ entry }) => entry.head.length));
  return (
    lines.size === 1 && others.length > 1 && !others.includes(null) && new Set(others).size === others.length
  );
};

// No state or country, which stand behind the town of a place: "Reading, Berkshire", "Førde, Norge".
const isTownOrUnknown = (text: string): boolean => {
  const place = placeIn(text);
  return place === null || place.city !== null;
};

// "Maurer, Baugeschäft Petersen, Kappeln": a title and behind its comma what may be an employer.
function ownEmployer(whole: string): Pick<Experience, 'title' | 'employer' | 'location'> | null {
  const [title = '', ...rest] = segmentsOf(whole);
  const firm = rest.join(', ');
  if (
    rest.length === 0 ||
    titleEvidence(title) < 1 ||
    titleEvidence(firm) >= 1 ||
    employerEvidence(firm) < (/^\p{Lu}/u.test(firm) ? -0.6 : 0.3)
  )
    return null;
  const { employer, place } = employerAndPlace(firm);
  return { title: tidyTitle(title), employer, location: place };
}

// A name without occupation words whose date range contains that of the following title is its employer.
function holds(job: Experience, under: Experience): boolean {
  return (
    job.title !== null &&
    titleEvidence(job.title) < 1 &&
    under.employer === null &&
    under.title !== null &&
    titleEvidence(under.title) >= 1 &&
    job.from !== null &&
    under.from !== null &&
    job.from.slice(0, 4) <= under.from.slice(0, 4) &&
    (job.to ?? '9999') >= (under.to ?? '9999').slice(0, 4)
  );
}

function descriptionOf(body: readonly CvLine[]): string | null {
  const text = body
    .filter(({ margin }) => !margin)
    .map(({ text: line, bullet }) => (bullet ? `- ${line}` : line).replaceAll('\t', ' '))
    .join('\n')
    .trim();
  return text === '' ? null : text.slice(0, MAX_DESCRIPTION);
}
