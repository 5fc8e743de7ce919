import type { Context } from '../context.ts';
import { titleToShow } from '../jobs/index.ts';
import { consultantFor } from '../review/index.ts';
import { aboutOf, isTakeable } from './answers.ts';
import { isOpen } from './rules.ts';
import type { AnswerRow, Question } from './schema.ts';
import { answersTo, questionsIn, requireScreen } from './store.ts';

/** The candidate's page of a screen. */
export interface ScreenPage {
  agency: string;
  consultant: { name: string; email: string | null };
  /** closed: the application has ended; expired: too late. */
  state:
    | 'invited'
    | 'open'
    | 'paused'
    | 'completed'
    | 'person_wanted'
    | 'declined'
    | 'withdrawn'
    | 'expired'
    | 'closed';
  name: string;
  first_name: string;
  /** Null where it must not be read. */
  job_title: string | null;
  questions: Question[];
  answers: Pick<AnswerRow, 'no' | 'kind' | 'text' | 'seconds'>[];
  expires_at: string;
  timezone: string;
  retention_days: number;
  /** Whether there is still something to take back. */
  kept: boolean;
}

/** The data of a candidate's page. @throws AppError NOT_FOUND, also once they are deleted */
export async function screenPage(ctx: Context, id: string): Promise<ScreenPage> {
  const row = await requireScreen(ctx, id);
  const { candidate, owner_id } = await aboutOf(ctx, row);
  const { name, email } = await consultantFor(ctx, [row.created_by, owner_id]);
  const takeable = await isTakeable(ctx, row);
  const state = (): ScreenPage['state'] => {
    if (takeable) return row.consented_at === null ? 'invited' : row.paused_at === null ? 'open' : 'paused';
    if (isOpen(row)) return row.expires_at <= ctx.now ? 'expired' : 'closed';
    if (row.status === 'declined') return row.person_wanted === 1 ? 'person_wanted' : 'declined';
    if (row.status === 'withdrawn') return 'withdrawn';
    return row.status === 'completed' || row.status === 'failed' ? 'completed' : 'expired';
  };
  return {
    agency: ctx.account.name,
    consultant: { name, email },
    state: state(),
    name: candidate.name,
    first_name: candidate.first_name ?? candidate.name,
    job_title: await titleToShow(ctx, row.job_id),
    questions: questionsIn(row),
    answers: await answersTo(ctx, id),
    expires_at: row.expires_at,
    timezone: ctx.account.timezone,
    retention_days: row.retention_days,
    kept: row.answers_removed_at === null,
  };
}
