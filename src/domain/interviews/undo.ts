import { moveStage, requireApplication } from '../applications/index.ts';
import type { RecordChange, WriteContext } from '../context.ts';
import { STAGES } from '../stages.ts';
import { updateInterview } from './change.ts';
import { Interviewer, UpdateInterview } from './schema.ts';

/** Restores members of an interview; its guests are notified as of any change. */
export async function restoreInterview(
  ctx: WriteContext,
  id: string,
  members: Record<string, unknown>,
): Promise<void> {
  const { interviewers, ...plain } = members;
  const input = {
    interview_id: id,
    ...plain,
    ...(interviewers === undefined ? {} : { interviewers: asInput(interviewers) }),
  };
  await updateInterview(ctx, UpdateInterview.parse(input));
}

function asInput(interviewers: unknown): object[] {
  return Interviewer.array()
    .parse(interviewers)
    .map(({ user_id, contact_id }) => (user_id === null ? { contact_id } : { user_id }));
}

/** Moves applications back to the stage before a booking, unless they have moved on since. */
export async function revertMoves(ctx: WriteContext, changes: readonly RecordChange[]): Promise<void> {
  for (const { type, id, before, after } of changes) {
    if (type !== 'application' || before === null || after === null) continue;
    const from = STAGES.find((stage) => 'stage' in before && before.stage === stage);
    const to = STAGES.find((stage) => 'stage' in after && after.stage === stage);
    if (from === undefined || to === undefined || from === to) continue;
    const row = await requireApplication(ctx, id);
    if (row.stage === to) await moveStage(ctx, row, from, { reason: 'What had moved it was taken back' });
  }
}
