import * as z from 'zod';
import { DateFilter, InstantField } from '#src/lib/clock.ts';
import { id } from '#src/lib/ids.ts';
import { PageInput } from '#src/lib/page.ts';
import { untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';

export const ACTIVITY_TYPES = [
  'note',
  'call',
  'email_sent',
  'email_received',
  'stage_changed',
  'interview',
  'submission',
  'submission_response',
  'placement',
  'spec',
  'paper',
  'reference',
  'ai_screen',
  'merge',
  'import',
  'erasure',
  'marketplace',
  'record_changed',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** Something that was done, by a person, a program or the service itself. */
export const Activity = z
  .object({
    id: id('activity'),
    type: z.enum(ACTIVITY_TYPES),
    actor: z.object({
      type: z.enum(['user', 'key', 'app', 'client', 'candidate', 'system']),
      id: z.nullable(z.string()),
      name: z.nullable(z.string()),
    }),
    candidate_id: z.nullable(id('candidate')),
    client_id: z.nullable(id('client')),
    contact_id: z.nullable(id('client_contact')),
    job_id: z.nullable(id('job')),
    application_id: z.nullable(id('application')),
    summary: z.string(),
    body: untrusted('actor', z.nullable(z.string())),
    data: z
      .record(z.string(), z.unknown())
      .describe(
        'What the line is about: the action, changed fields, the batch and its reason, the face, the key.',
      ),
    occurred_at: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof Activity>;

const links = {
  candidate_id: id('candidate').optional(),
  client_id: id('client').optional(),
  contact_id: id('client_contact').optional(),
  job_id: id('job').optional(),
  application_id: id('application').optional(),
};
export const LINKS = ['candidate_id', 'client_id', 'contact_id', 'job_id', 'application_id'] as const;
export type Link = (typeof LINKS)[number];

export const ListActivities = z.object({
  ...PageInput,
  ...links,
  type: z.enum(ACTIVITY_TYPES).optional(),
  occurred_after: DateFilter.optional().describe('Occurred at or after this date-time or day (UTC).'),
  occurred_before: DateFilter.optional().describe('Occurred at or before this date-time or day (UTC).'),
});

export const CreateActivity = z
  .object({
    type: z.enum(['note', 'call']).describe('Everything else is recorded by the actions themselves.'),
    summary: text(500).optional().describe('One line.'),
    body: text(50_000).optional().describe('The text in full.'),
    ...links,
    occurred_at: InstantField.optional().describe('When it happened; now unless given.'),
  })
  .refine((given) => given.summary !== undefined || given.body !== undefined, {
    path: ['summary'],
    message: 'give a summary, a body or both',
  })
  .refine((given) => LINKS.some((link) => given[link] !== undefined), {
    path: ['candidate_id'],
    message: `say what it is about: one or more of ${LINKS.join(', ')}`,
  });
