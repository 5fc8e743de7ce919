import { json } from '#db/rows.ts';
import { dayIn } from '#src/lib/clock.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { WriteContext } from '../context.ts';
import type { Question } from './schema.ts';

/** The questions of a row. */
export function questionsOf(row: { questions: string }): Question[] {
  return json.decode<Question[]>(row.questions);
}

/** A row's questions with another one; null where the same waits for its answer already. */
export function withQuestion(ctx: WriteContext, row: { questions: string }, text: string): string | null {
  const asked = questionsOf(row);
  if (asked.some((one) => one.text === text && one.answer === null)) return null;
  const question: Question = {
    id: newId('question'),
    text,
    asked_at: ctx.now,
    answer: null,
    answered_at: null,
    answered_by: null,
  };
  return json.encode([...asked, question]);
}

/**
 * A row's questions with the answer to one of them.
 * @throws AppError NOT_FOUND for a question that is none of them, CONFLICT for one that was answered
 */
export function withAnswer(
  ctx: WriteContext,
  row: { questions: string },
  id: string,
  answer: string,
): { question: Question; questions: string } {
  const asked = questionsOf(row);
  const question = asked.find((one) => one.id === id);
  if (question === undefined) throw notFound('question', id, 'question_id');
  if (question.answered_at !== null) {
    throw new AppError(
      'CONFLICT',
      `This question was answered on ${dayIn(question.answered_at, ctx.account.timezone)}, and the contact has the answer. Write to them for anything more.`,
      { field: 'question_id', extra: { answer: question.answer } },
    );
  }
  const answered = { ...question, answer, answered_at: ctx.now, answered_by: ctx.user?.id ?? null };
  return {
    question,
    questions: json.encode(asked.map((one) => (one.id === id ? answered : one))),
  };
}
