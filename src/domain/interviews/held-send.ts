import { AppError } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import { waitsFor } from '../sent-without-name.ts';

/**
 * Refuses to invite people of a client to somebody of whom all that was to go to that client still waits for a person: they would
 * read of a candidate whom nobody has put to them.
 * @throws AppError CONFLICT naming the send
 */
export async function refuseBeforeSend(
  ctx: WriteContext,
  about: { candidate_id: string; client_id: string | null },
  name: string,
  interviewers: readonly { contact_id?: string | null | undefined }[],
): Promise<void> {
  if (about.client_id === null || !interviewers.some(({ contact_id }) => contact_id != null)) return;
  const held = await waitsFor(ctx, { candidate: about.candidate_id, client: about.client_id });
  if (held === null) return;
  throw new AppError(
    'CONFLICT',
    `${name} was not put to the client yet: ${held} waits for a person, and nothing of it has left. Let it go or withdraw it with release_held first, or leave the client's people out of interviewers.`,
    { field: 'interviewers', type: 'held_for_review', extra: { record_id: held } },
  );
}
