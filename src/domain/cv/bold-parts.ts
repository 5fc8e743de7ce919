import type { Found } from './found.ts';
import type { CvFields } from './schema.ts';
import type { CvLine } from './source.ts';

type Job = Found<CvFields['experience'][number]>;
type Part = 'title' | 'employer';

/** What is set in bold at the beginning of a line of a job's head, with the rest of its words plain. */
const strongOf = ({ quote }: Job, lines: readonly CvLine[]): string | null =>
  lines.find(({ text, strong }) => strong !== undefined && quote.includes(text))?.strong?.trim() ?? null;

/**
 * Jobs of a page that sets one part of each in bold, the title or the employer, with that part whole: "**Lead Educator, Infants**, Les
 * Petits Mascarets", "**Schouwburg Het Kruispunt**, Den Bosch", where the bold of the others ends with their titles or employers.
 */
export function withBoldParts(jobs: readonly Job[], lines: readonly CvLine[]): Job[] {
  const strong = jobs.map((job) => strongOf(job, lines));
  const alike = (part: Part): number => jobs.filter(({ value }, at) => value[part] === strong[at]).length;
  const parts = (['title', 'employer'] as const).filter(
    (part) => alike(part) > 1 && alike(part) * 2 > jobs.length,
  );
  const [part, other] = parts;
  if (part === undefined || other !== undefined) return [...jobs];
  return jobs.map((job, at) => {
    const set = strong[at] ?? null;
    const { title, employer, location } = job.value;
    if (set === null || title === null || employer === null || job.value[part] === set) return job;
    if (part === 'employer')
      return location === null && employer.startsWith(`${set}, `) && title !== set
        ? { ...job, value: { ...job.value, employer: set, location: employer.slice(set.length + 2) } }
        : job;
    const rest = set.startsWith(`${title}, `) ? set.slice(title.length + 2) : '';
    const isParted = rest !== '' && employer.startsWith(`${rest}, `);
    return isParted
      ? { ...job, value: { ...job.value, title: set, employer: employer.slice(rest.length + 2) } }
      : job;
  });
}
