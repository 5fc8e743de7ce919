import * as z from 'zod';
import { AppError, invalid } from '#src/lib/errors.ts';
import { id } from '#src/lib/ids.ts';
import { requireApplication } from '../applications/index.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { oneLine } from '../fields.ts';
import type { Ports, VideoRoom } from '../ports.ts';
import { updateInterview } from './change.ts';
import { requireScheduled } from './write.ts';

export const StartVideoCall = z.object({
  interview_id: id('interview')
    .optional()
    .describe('A scheduled interview: the link becomes its meeting_url.'),
  application_id: id('application').optional().describe('A call about an application, without an interview.'),
  candidate_id: id('candidate').optional().describe('A call with a candidate, about nothing in particular.'),
});

/** A room for a call. */
export const VideoCall = z
  .object({
    meeting_url: z.string().describe('Whoever has it can join.'),
    provider: z.string().describe('Who holds the call; own: the link the interview had already.'),
    title: z.string(),
    interview_id: z.nullable(id('interview')),
    application_id: z.nullable(id('application')),
    candidate_id: id('candidate'),
    started_by: z.nullable(id('user')),
    started_at: z.string(),
  })
  .meta({ id: 'VideoCall' });
export type VideoCall = z.infer<typeof VideoCall>;

/** What a call is about. */
interface About extends Pick<VideoCall, 'title' | 'interview_id' | 'application_id' | 'candidate_id'> {
  /** The existing link. */
  meeting_url: string | null;
}

/**
 * Resolves what a call is about, and its existing link.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR unless exactly one record is named, CONFLICT for an interview that is
 * over
 */
export async function aboutCall(ctx: Context, input: z.output<typeof StartVideoCall>): Promise<About> {
  const { interview_id, application_id, candidate_id } = input;
  const ids = { interview_id, application_id, candidate_id };
  const [first, second] = Object.entries(ids).flatMap(([field, given]) =>
    given === undefined ? [] : [field],
  );
  if (first === undefined || second !== undefined) {
    const field = second ?? 'interview_id';
    const what = second === undefined ? '' : `${first} is given already; `;
    throw invalid(
      field,
      `${field}: ${what}give exactly one of interview_id, application_id and candidate_id`,
    );
  }
  const blank = { interview_id: null, application_id: null, meeting_url: null };
  if (interview_id !== undefined) {
    const row = await requireScheduled(ctx, interview_id, 'started as a call');
    const { title, meeting_url } = row;
    const about = StartVideoCall.required().parse({ ...row, interview_id });
    return { ...about, title, meeting_url };
  }
  if (application_id !== undefined) {
    const row = await requireApplication(ctx, application_id);
    const title = oneLine(`Call: ${row.candidate_name}, ${row.job_title}`, 300);
    return { ...blank, application_id, candidate_id: id('candidate').parse(row.candidate_id), title };
  }
  const candidate = await requireCandidate(ctx, candidate_id ?? '');
  return {
    ...blank,
    candidate_id: id('candidate').parse(candidate.id),
    title: oneLine(`Call: ${candidate.name}`, 300),
  };
}

/** @throws AppError as `aboutCall`, CONFLICT where no video service is connected and the call has no link yet */
export async function foreseeCall(
  outside: { readonly ports: Ports; read<T>(work: (ctx: Context) => Promise<T>): Promise<T> },
  input: z.output<typeof StartVideoCall>,
): Promise<void> {
  const { meeting_url } = await outside.read((ctx) => aboutCall(ctx, input));
  if (meeting_url === null) outside.ports.video.check();
}

/** Stores an opened room. An interview uses it as its meeting_url, and its guests are notified. */
export async function storeRoom(
  ctx: WriteContext,
  input: z.output<typeof StartVideoCall>,
  room: VideoRoom,
): Promise<VideoCall> {
  const { meeting_url: known, ...about } = await aboutCall(ctx, input);
  const meeting_url = known ?? room.url;
  if (about.interview_id !== null && known === null) {
    await updateInterview(ctx, { interview_id: about.interview_id, meeting_url });
  }
  ctx.record({
    type: 'interview',
    summary: `Started a video call. ${about.title}`,
    candidate_id: about.candidate_id,
    application_id: about.application_id,
    data: { meeting_url, interview_id: about.interview_id },
  });
  return {
    ...about,
    meeting_url,
    provider: known === null ? room.provider : 'own',
    started_by: ctx.user?.id ?? null,
    started_at: ctx.now,
  };
}

/** @throws AppError INTERNAL_ERROR for a room whose link cannot be given to people */
export function checkRoom(room: VideoRoom): VideoRoom {
  if (/^https?:\/\/[\x21-\x7e]{1,2000}$/.test(room.url)) return room;
  throw new AppError('INTERNAL_ERROR', `The video provider ${room.provider} answered without a usable link.`);
}
