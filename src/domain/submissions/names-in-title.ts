import { explainedOf, type Span } from '../anonymity/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Finding } from '../moderation/index.ts';
import { namesIn, type PutAs } from '../sent-without-name.ts';
import type { SubmissionView } from './store.ts';

/** How a title of a job is set right that tells who somebody is. */
export const MEND_TITLE = 'Say it in another way with update_job and title';

/** The same of a send: whoever is put forward without the name waits for a person where the role says it. */
export const findingsInJobTitle = (
  title: string,
  level: SubmissionView['identity_visibility'],
  people: readonly { candidate: CandidateRow; label: string }[],
): Finding[] =>
  level === 'full'
    ? []
    : people.flatMap(({ candidate, label }) =>
        namesInTitle(title, candidate, { level, label }).map(
          (at): Finding => ({
            ...{ verdict: 'held', about: 'identity', field: 'job_title', ...at },
            reason:
              'The title of the job stands in the mail and on the page, and it tells the client who it is.',
            rewording: MEND_TITLE,
          }),
        ),
      );

/**
 * What the title of a job tells a client of who a candidate is. A house in it is of the work, and a title that is the name of a trade
 * by itself (`Baker`, for Tom Baker) names nobody.
 */
export function namesInTitle(
  title: string,
  candidate: CandidateRow,
  known: Pick<PutAs, 'level' | 'label'>,
): { words: string; start: number; end: number }[] {
  const isTrade = ({ text }: Span): boolean => text === title.trim() && explainedOf('title', text) !== null;
  return namesIn(title, candidate, { ...known, aside: [] })
    .filter((one) => one.reason !== 'employer' && one.reason !== 'school' && !isTrade(one))
    .map(({ text: words, start, end }) => ({ words, start, end }));
}
