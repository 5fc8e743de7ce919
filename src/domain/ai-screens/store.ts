// Read model: AI screens with their answers.
import { sql } from 'kysely';
import type { ListFilters } from '#db/list.ts';
import { findRow, json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { dueRecords, nextDue, noneOf, type Waiting, whereOverdue } from '../due.ts';
import { LINK_TO_COME } from '../ports.ts';
import { listed, orNotFound } from '../record/index.ts';
import {
  AI_SCREEN,
  type AiScreen,
  type AnswerRow,
  type Question,
  SCREEN_ANSWER,
  type ScreenRow,
} from './schema.ts';

/** A screen of this agency. @throws AppError NOT_FOUND on `field` */
export const requireScreen = orNotFound('ai_screen', (ctx, id) =>
  findRow(ctx.db, 'ai_screens', ctx.account.id, id),
);

/** The screens of an application, the newest first. */
export function screensOf(ctx: Context, application: string): Promise<ScreenRow[]> {
  return ctx.db
    .selectFrom('ai_screens')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('application_id', '=', application)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The answers of screens in the order of the questions, by screen. */
async function answersOf(ctx: Context, screens: readonly string[]): Promise<Map<string, AnswerRow[]>> {
  const found = new Map<string, AnswerRow[]>();
  if (screens.length === 0) return found;
  const rows = await ctx.db
    .selectFrom('ai_screen_answers')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('screen_id', 'in', screens)
    .orderBy('no')
    .execute();
  for (const row of rows) {
    const mine = found.get(row.screen_id) ?? [];
    mine.push(row);
    found.set(row.screen_id, mine);
  }
  return found;
}

/** The answers of one screen, in the order of the questions. */
export async function answersTo(ctx: Context, screen: string): Promise<AnswerRow[]> {
  return (await answersOf(ctx, [screen])).get(screen) ?? [];
}

/** A page of screens, newest first. */
export async function pageOfScreens(
  ctx: Context,
  filters: ListFilters & {
    application_id?: string | undefined;
    candidate_id?: string | undefined;
    job_id?: string | undefined;
    status?: ScreenRow['status'] | undefined;
  },
): Promise<Page<AiScreen>> {
  const query = ctx.db
    .selectFrom('ai_screens')
    .selectAll('ai_screens')
    .where('account_id', '=', ctx.account.id);
  const rows = await listed(query, AI_SCREEN, filters).execute();
  const answers = await answersOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return pageByCreation(rows, filters, (row) => toScreen(ctx, row, answers.get(row.id) ?? []));
}

const DUE: Waiting = { table: 'ai_screens', column: 'due_at', open: sql<boolean>`due_at is not null` };

/** Screens of all agencies with something due. */
export const dueScreens = (db: Db, wall: Instant, limit: number, except: readonly string[]) =>
  dueRecords(db, DUE, wall, limit, except);

/** When the account's next screen is due, at or before an instant. */
export const nextScreenDue = (db: Db, account: string, until: Instant) => nextDue(db, DUE, account, until);

/** Recordings of all agencies that speech to text is to be asked for, without those of some accounts. */
export async function dueTranscriptions(
  db: Db,
  wall: Instant,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  return whereOverdue(db, 'ai_screen_answers', 'transcribe_at', wall, (overdue) =>
    db
      .selectFrom('ai_screen_answers')
      // Written out, because a partial index is only used by queries that repeat its condition.
      .where(sql<boolean>`transcribe_at is not null`)
      .where(overdue)
      .where(noneOf('account_id', except))
      .orderBy('transcribe_at')
      .orderBy('id')
      .limit(limit)
      .select(['account_id', 'id'])
      .execute(),
  );
}

/** When the account's next recording is due, at or before an instant. */
export const nextTranscription = (db: Db, account: string, until: Instant) =>
  nextDue(
    db,
    { table: 'ai_screen_answers', column: 'transcribe_at', open: sql<boolean>`transcribe_at is not null` },
    account,
    until,
  );

/** The questions of a screen. */
export const questionsIn = ({ questions }: Pick<ScreenRow, 'questions'>): Question[] =>
  json.decode<Question[]>(questions);

/** The URL of the candidate's page. */
export function urlOf(ctx: Context | WriteContext, row: ScreenRow): string {
  if ('rehearsal' in ctx && ctx.rehearsal && row.created_at === ctx.now) return LINK_TO_COME;
  return ctx.deployment?.link('ai_screen', row.id).url ?? '';
}

/** A screen as the API shows it. */
export function toScreen(
  ctx: Context | WriteContext,
  row: ScreenRow,
  answers: readonly AnswerRow[],
): AiScreen {
  const questions = questionsIn(row);
  const wording = (no: number): string => questions.find((question) => question.no === no)?.question ?? '';
  const start = row.started_at === null ? null : Date.parse(row.started_at);
  const recorded = answers.filter(({ kind }) => kind === 'recording');
  return AI_SCREEN.view(row, {
    url: urlOf(ctx, row),
    answers: answers.map((answer) => SCREEN_ANSWER.view(answer, { question: wording(answer.no) })),
    transcript: answers.flatMap(({ no, text, answered_at }) => {
      if (text === null) return [];
      const t = start === null ? null : Math.max(0, Math.round((Date.parse(answered_at) - start) / 1000));
      return [
        { speaker: 'screen' as const, text: wording(no), t },
        { speaker: 'candidate' as const, text, t },
      ];
    }),
    duration_s:
      recorded.length === 0
        ? null
        : Math.round(recorded.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0) * 10) / 10,
  });
}
