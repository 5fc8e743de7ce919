import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { MailAddress } from '#src/lib/mailbox.ts';
import { Phone } from '#src/lib/phone.ts';
import { untrusted } from '#src/lib/trust.ts';
import { line, maybe, text } from '../fields.ts';

const RELATIONSHIPS = ['manager', 'peer', 'report', 'client'] as const;
const FLAGS = ['same_ip', 'free_mail', 'name_match'] as const;
export type Flag = (typeof FLAGS)[number];

const LEAST = 2;
const MOST = 5;

/** What each referee is asked, with `{name}` for whom. */
export const QUESTIONS = [
  'In what capacity, and when, did you work with {name}?',
  'What does {name} do best?',
  'Where could {name} still grow?',
  'How reliable is {name}, and how do they work with others?',
  'Is there anything else we should know?',
] as const;

const told = (who: 'candidate' | 'referee') => untrusted(who, z.nullable(z.string()));

/** Somebody whom the candidate named. */
export const Referee = z.object({
  id: id('referee'),
  name: untrusted('candidate', z.string()),
  relationship: z.enum(RELATIONSHIPS).describe('What they were to the candidate.'),
  company: told('candidate'),
  title: told('candidate'),
  email: untrusted('candidate', z.string()),
  phone: told('candidate'),
  worked_from: z.nullable(z.string()),
  worked_to: z.nullable(z.string()),
  status: z
    .enum(['pending', 'sent', 'completed', 'declined', 'bounced'])
    .describe('pending: the mail to them is still to leave. bounced: it could not be delivered.'),
  answers: z.array(z.object({ question: z.string(), answer: untrusted('referee', z.string()) })),
  would_rehire: z.nullable(z.boolean()),
  flags: z
    .array(z.enum(FLAGS))
    .describe(
      'Worth a look, no verdict. same_ip: answered from where the candidate or another referee did; free_mail: no work address; name_match: shares the surname.',
    ),
  sent_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
});
export type Referee = z.infer<typeof Referee>;

/** A request to a candidate to name referees, and what came of it. */
export const RefereeRequest = z
  .object({
    id: id('referee_request'),
    application_id: id('application'),
    candidate_id: id('candidate'),
    job_id: id('job'),
    status: z
      .enum(['requested', 'received', 'in_progress', 'completed', 'expired', 'declined'])
      .describe(
        'received: the candidate has named referees, who were written to. in_progress: some have answered. completed: all have.',
      ),
    url: z.string().describe("The candidate's page; no login."),
    message: z.nullable(z.string()),
    sent_at: z.string().describe('When the candidate was asked last.'),
    reminders_sent: z.int().describe('Of those to the candidate, then of those to the referees.'),
    next_reminder_at: z.nullable(z.string()),
    expires_at: z.string().describe('14 days after the candidate, then the referees, were asked.'),
    received_at: z.nullable(z.string()),
    completed_at: z.nullable(z.string()),
    referees: z.array(Referee),
    created_by: z.nullable(id('user')),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'RefereeRequest' });
export type RefereeRequest = z.infer<typeof RefereeRequest>;

export const RequestRefereeDetails = z.object({
  application_id: id('application'),
  message: text(2000).optional().describe('A few words of yours in the mail to the candidate.'),
  send_again: z
    .boolean()
    .default(false)
    .describe('true asks again within 24 hours; otherwise a repeat in that time changes nothing.'),
});
export type RequestRefereeDetails = z.output<typeof RequestRefereeDetails>;

export const ListRefereeRequests = z.object({ application_id: id('application').optional(), ...ListInput });

const Month = z
  .string()
  .trim()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'must be a year and month, such as 2021-03');

/** One referee, as the candidate names them. */
const NamedReferee = z.strictObject({
  name: line(200),
  relationship: z.enum(RELATIONSHIPS, 'must be one of those offered'),
  company: maybe(line(200)),
  title: maybe(line(200)),
  email: MailAddress,
  phone: maybe(Phone),
  worked_from: maybe(Month),
  worked_to: maybe(Month),
});

export const SubmitReferees = z.object({
  referee_request_id: z.string(),
  referees: z
    .array(NamedReferee)
    .min(LEAST, `must be at least ${LEAST}`)
    .max(MOST, `must be at most ${MOST}`),
  origin: z.nullable(z.string()),
});

export const AnswerReference = z.object({
  referee_id: z.string(),
  answers: z.array(z.nullable(text(5000))).length(QUESTIONS.length),
  would_rehire: z.nullable(z.boolean()),
  origin: z.nullable(z.string()),
});
