import type * as z from 'zod';
import { addMs } from '#src/lib/clock.ts';
import { invalid } from '#src/lib/errors.ts';
import type { Page } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { orNotFound } from '../record/index.ts';
import { notesOfPeopleOn } from './noted.ts';
import { ACTIVITY, type Activity, type CreateActivity, LINKS, type Link } from './schema.ts';
import {
  type ActivityFilters,
  findActivity,
  type Linked,
  LOOK_UP,
  pageOfActivities,
  toActivity,
} from './store.ts';

export { withNotes } from './noted.ts';
export { isOwnNote, isOwnSummary, writtenBy } from './writer.ts';

/** A page of activities, the latest first. */
export async function listActivities(ctx: Context, filters: ActivityFilters): Promise<Page<Activity>> {
  const page = await pageOfActivities(ctx, filters);
  const { job_id, type, after } = filters;
  if (
    job_id !== undefined &&
    after === undefined &&
    (type === undefined || ['note', 'call'].includes(type))
  ) {
    const left = await notesOfPeopleOn(ctx, job_id);
    if (left > 0)
      ctx.meta(
        'left_out',
        left === 1
          ? '1 note or call on its people names no job; read it with candidate_id.'
          : `${left} notes and calls on its people name no job; read them with candidate_id.`,
      );
  }
  return page;
}

const requireActivity = orNotFound('activity', findActivity);

/** An activity. @throws AppError NOT_FOUND */
export async function getActivity(ctx: Context, id: string): Promise<Activity> {
  return requireActivity(ctx, id);
}

/**
 * Adds a note or a call. Related records are linked too: an application's candidate, job and client, and the client of
 * a job or contact.
 * @throws AppError NOT_FOUND on the link whose record does not exist, VALIDATION_ERROR on a call that is yet to come
 */
export async function createActivity(
  ctx: WriteContext,
  input: z.output<typeof CreateActivity>,
): Promise<Activity> {
  refuseCallAhead(ctx, input);
  const links = await linksOf(ctx, input);
  const summary = input.summary ?? firstLine(input.body ?? '');
  const given = { ...links, summary, body: input.body ?? null, occurred_at: input.occurred_at ?? ctx.now };
  const id = ctx.record({ type: input.type, ...given });
  const row = ACTIVITY.row(given, {
    id,
    account_id: ctx.account.id,
    type: input.type,
    actor_type: ctx.actor.type,
    actor_id: ctx.actor.id,
    actor_name: ctx.actor.name,
    data: {},
    created_at: ctx.now,
  });
  const activity = toActivity(ctx, row);
  ctx.changed({ type: 'activity', id, before: null, after: activity, label: summary });
  return activity;
}

/** Whose clock goes ahead may record a call at once. */
const CLOCK_AHEAD_MS = 3600_000;

// A call counts as contact, which one that is yet to come never would.
function refuseCallAhead(ctx: Context, { type, occurred_at: at }: z.output<typeof CreateActivity>): void {
  if (type !== 'call' || at === undefined || at <= addMs(ctx.now, CLOCK_AHEAD_MS)) return;
  throw invalid(
    'occurred_at',
    `A call is recorded once it took place, and ${at} is yet to come; it is ${ctx.now} now. Leave occurred_at out for a call of now, write a note about one that is planned, or put it into a calendar with create_calendar_event.`,
  );
}

async function linksOf(ctx: Context, input: Linked): Promise<Record<Link, string | null>> {
  const links: Record<Link, string | null> = {
    candidate_id: input.candidate_id ?? null,
    client_id: input.client_id ?? null,
    contact_id: input.contact_id ?? null,
    job_id: input.job_id ?? null,
    application_id: input.application_id ?? null,
  };
  for (const link of LINKS) {
    const id = input[link];
    if (id == null) continue;
    const found = await LOOK_UP[link](ctx, id);
    for (const implied of LINKS) links[implied] ??= found[implied] ?? null;
  }
  return links;
}

function firstLine(text: string): string {
  const line = text.split(/\r?\n/, 1)[0]?.trim() ?? '';
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
