import type { Entry } from './arrangement.ts';
import { timeIn } from './dates.ts';
import { isHeadLine } from './heads.ts';
import type { CvLine } from './source.ts';
import { employerAndPlace, employerEvidence, titleEvidence } from './title-or-employer.ts';

const NEVER = { from: null, to: null, current: false, words: '', at: 0 };

const isUndated = (line: CvLine | undefined): line is CvLine =>
  line !== undefined && isHeadLine(line) && timeIn(line.text) === null && !line.text.includes('\t');

/** Whether a job has its title alone on a line and its employer on the next. */
const isOnTwoLines = ({ head, title, employer }: Entry): boolean => {
  const at = head.findIndex(({ text }) => text === title);
  return at >= 0 && employer !== null && head[at + 1]?.text.startsWith(employer) === true;
};

/**
 * The jobs of a section with those among them that have no time: a title with space above it and what is surely an employer on the next
 * line, where at least two others stand so with theirs.
 */
export function withUndatedAmong(lines: readonly CvLine[], jobs: readonly Entry[]): Entry[] {
  if (jobs.filter(isOnTwoLines).length < 2) return [...jobs];
  const used = new Set(jobs.flatMap(({ head }) => head));
  const added = lines.flatMap((line, at): Entry[] => {
    const below = lines[at + 1];
    if (!line.apart || !isUndated(line) || !isUndated(below) || below.apart) return [];
    const { employer, place } = employerAndPlace(below.text);
    const isJob =
      !used.has(line) &&
      !used.has(below) &&
      titleEvidence(line.text) >= 1 &&
      titleEvidence(line.text) > employerEvidence(line.text) &&
      employerEvidence(employer) >= 1 &&
      titleEvidence(below.text) < 1;
    if (!isJob) return [];
    const until = lines.findIndex((one, index) => index > at + 1 && (one.apart || used.has(one)));
    const body = lines.slice(at + 2, until < 0 ? lines.length : until);
    return [{ span: NEVER, head: [line, below], body, title: line.text, employer, place, evidence: 2 }];
  });
  const taken = new Set(added.flatMap(({ head, body }) => [...head, ...body]));
  const kept = jobs.map((job) => ({ ...job, body: job.body.filter((line) => !taken.has(line)) }));
  const at = ({ head: [first] }: Entry): number => (first === undefined ? -1 : lines.indexOf(first));
  return added.length === 0 ? [...jobs] : [...kept, ...added].toSorted((a, b) => at(a) - at(b));
}
