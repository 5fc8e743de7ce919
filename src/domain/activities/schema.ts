import * as z from 'zod';
import { DateFilter, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { PageInput } from '#src/lib/page.ts';
import { holdingRecord, untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { column, computed, group, hidden, type RecordRow, record } from '../record/index.ts';
import { ACTIVITY_TYPES } from './types.ts';
import { isOwnNote, isOwnReason, isOwnSummary } from './writer.ts';

const Type = z.enum(ACTIVITY_TYPES);

const ReasonOfOthers = z.object({ reason: untrusted('actor', z.string()) });

/** The fields of an activity: how each is shown and stored, and which of them create accepts. */
export const ACTIVITY = record('activity', 'activities', {
  id: column(id('activity')),
  account_id: hidden(id('account')),
  /** A type that this release does not know is shown as record_changed. */
  stored_type: hidden(z.string(), { column: 'type', filter: Type }),
  type: computed(Type),
  actor: group({
    type: column(z.enum(['user', 'key', 'app', 'client', 'candidate', 'system']), { column: 'actor_type' }),
    id: column(z.nullable(z.string()), { column: 'actor_id' }),
    name: column(z.nullable(z.string()), { column: 'actor_name' }),
  }),
  candidate_id: column(z.nullable(id('candidate')), { create: id('candidate').optional(), filter: true }),
  client_id: column(z.nullable(id('client')), { create: id('client').optional(), filter: true }),
  contact_id: column(z.nullable(id('client_contact')), {
    create: id('client_contact').optional(),
    filter: true,
  }),
  job_id: column(z.nullable(id('job')), { create: id('job').optional(), filter: true }),
  application_id: column(z.nullable(id('application')), {
    create: id('application').optional(),
    filter: true,
  }),
  /** The mail that it tells of: written by one line, handed over by another. */
  email_message_id: hidden(z.nullable(id('email_message'))),
  summary: column(untrusted('actor', z.string(), isOwnSummary), {
    create: text(500).optional().describe('One line.'),
  }),
  body: column(untrusted('actor', z.nullable(z.string()), isOwnNote), {
    create: text(50_000).optional().describe('The text in full.'),
  }),
  changed: computed(
    z
      .nullable(z.string())
      .describe(
        'What an update changed, before → after, as far as you may read it; data.changes holds it as data.',
      ),
  ),
  data: column(
    holdingRecord(
      z
        .record(z.string(), z.unknown())
        .describe(
          'What the line is about: the action, changed fields, the batch and its reason, the interface, the key.',
        ),
      (activity) => (isOwnReason(activity) ? undefined : ReasonOfOthers),
    ),
  ),
  occurred_at: column(z.string(), {
    create: InstantField.optional().describe('When it happened; now unless given.'),
  }),
  created_at: column(z.string()),
});
export type ActivityRow = RecordRow<typeof ACTIVITY>;

declare module '#db/types.ts' {
  interface Database {
    activities: ActivityRow;
  }
}

/** Something done by a person, a program or the service itself. */
export const Activity = z.object(ACTIVITY.shape).meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

export const LINKS = ['candidate_id', 'client_id', 'contact_id', 'job_id', 'application_id'] as const;
export type Link = (typeof LINKS)[number];

const { type, ...links } = ACTIVITY.filters;
export const ListActivities = z.object({
  ...PageInput,
  ...links,
  type,
  actor_id: id('user').optional().describe('Who did it.'),
  occurred_after: DateFilter.optional().describe('Occurred at or after this date-time or day of the agency.'),
  occurred_before: DateFilter.optional().describe('Occurred at or before it.'),
});

const { summary, body, occurred_at, ...about } = ACTIVITY.create;
export const CreateActivity = z
  .object({
    type: z.enum(['note', 'call']).describe('Everything else is recorded by the actions themselves.'),
    summary,
    body,
    ...about,
    occurred_at,
  })
  .refine((given) => given.summary !== undefined || given.body !== undefined, {
    path: ['summary'],
    message: 'give a summary, a body or both',
  })
  .refine((given) => LINKS.some((link) => given[link] !== undefined), {
    path: ['candidate_id'],
    message: `say what it is about: one or more of ${LINKS.join(', ')}`,
  });
