import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { MailAddress } from '#src/lib/mailbox.ts';
import { Phone } from '#src/lib/phone.ts';
import { untrusted } from '#src/lib/trust.ts';
import { asItReads, line, maybe, text } from '../fields.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const RELATIONSHIPS = ['manager', 'peer', 'report', 'client'] as const;
const FLAGS = ['same_ip', 'free_mail', 'name_match'] as const;
export type Flag = (typeof FLAGS)[number];

const MIN_REFEREES = 2;
const MAX_REFEREES = 5;

/** The questions for each referee, with `{name}` for the candidate. */
export const QUESTIONS = [
  'In what capacity, and when, did you work with {name}?',
  'What does {name} do best?',
  'Where could {name} still grow?',
  'How reliable is {name}, and how do they work with others?',
  'Is there anything else we should know?',
] as const;

const told = (who: 'candidate' | 'referee') => untrusted(who, z.nullable(z.string()));

const Month = z
  .string()
  .trim()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'must be a year and month, such as 2021-03');

/** The fields of a referee: how each is shown and stored, and which of them the candidate enters. */
export const REFEREE = record('referee_request', 'referees', {
  id: column(id('referee')),
  account_id: hidden(id('account')),
  request_id: hidden(id('referee_request')),
  position: hidden(z.int()),
  name: column(untrusted('candidate', z.string()), { create: asItReads(line(200)) }),
  relationship: column(z.enum(RELATIONSHIPS).describe('What they were to the candidate.'), {
    create: z.enum(RELATIONSHIPS, 'must be one of those offered'),
  }),
  company: column(told('candidate'), { create: maybe(line(200)) }),
  title: column(told('candidate'), { create: maybe(line(200)) }),
  email: column(untrusted('candidate', z.string()), { create: MailAddress }),
  phone: column(told('candidate'), { create: maybe(Phone) }),
  worked_from: column(z.nullable(z.string()), { create: maybe(Month) }),
  worked_to: column(z.nullable(z.string()), { create: maybe(Month) }),
  /** What the referee did; whether the request has reached them follows from the mail. */
  answered: hidden(z.enum(['sent', 'completed', 'declined']), { column: 'status' }),
  status: computed(
    z
      .enum(['pending', 'sent', 'completed', 'declined', 'bounced'])
      .describe('pending: the mail to them is still to leave. bounced: it could not be delivered.'),
  ),
  /** The keyed hash of the referee's link. */
  hash: hidden(z.string()),
  answers: column(z.array(z.object({ question: z.string(), answer: untrusted('referee', z.string()) }))),
  would_rehire: column(z.nullable(z.boolean())),
  flags: column(
    z
      .array(z.enum(FLAGS))
      .describe(
        'Worth a look, no verdict. same_ip: answered from where the candidate or another referee did; free_mail: no work address; name_match: shares the surname.',
      ),
  ),
  /** The request mail; its failure means a bounce. */
  mail_id: hidden(z.nullable(id('scheduled_email'))),
  /** A keyed hash of the IP address of the referee's answer. */
  origin: hidden(z.nullable(z.string())),
  sent_at: column(z.nullable(z.string())),
  answered_at: column(z.nullable(z.string())),
});
export type RefereeRow = RecordRow<typeof REFEREE>;

/** A referee named by the candidate. */
export const Referee = z.object(REFEREE.shape);
export type Referee = z.infer<typeof Referee>;

/** The fields of a request for referees: how each is shown and stored. */
export const REFEREE_REQUEST = record('referee_request', 'referee_requests', {
  id: column(id('referee_request')),
  account_id: hidden(id('account')),
  application_id: column(id('application'), { create: id('application'), filter: true }),
  candidate_id: column(id('candidate')),
  job_id: column(id('job')),
  status: column(
    z
      .enum(['requested', 'received', 'in_progress', 'completed', 'expired', 'declined'])
      .describe(
        'received: the candidate has named referees, who were written to. in_progress: some have answered. completed: all have.',
      ),
  ),
  /** The keyed hash of the candidate's link. */
  hash: hidden(z.string()),
  url: computed(z.string().describe("The candidate's page; no login.")),
  message: column(z.nullable(z.string()), {
    create: text(2000).optional().describe('A few words of yours in the mail to the candidate.'),
  }),
  sent_at: column(z.string().describe('When the candidate was asked last.')),
  /** The start for reminders: when the candidate, then the referees, were asked. */
  base_at: hidden(z.string()),
  reminders_sent: column(z.int().describe('Of those to the candidate, then of those to the referees.')),
  next_reminder_at: computed(z.nullable(z.string())),
  /** When the next reminder or the expiry is due; null once it has ended. */
  due_at: hidden(z.nullable(z.string())),
  expires_at: column(z.string().describe('14 days after the candidate, then the referees, were asked.')),
  received_at: column(z.nullable(z.string())),
  completed_at: column(z.nullable(z.string())),
  referees: computed(z.array(Referee)),
  /** A keyed hash of the IP address of the candidate's answer. */
  origin: hidden(z.nullable(z.string())),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type RequestRow = RecordRow<typeof REFEREE_REQUEST>;

declare module '#db/types.ts' {
  interface Database {
    referees: RefereeRow;
    referee_requests: RequestRow;
  }
}

/** A request to a candidate to name referees, with its results. */
export const RefereeRequest = z.object(REFEREE_REQUEST.shape).meta({ id: 'RefereeRequest' });
export type RefereeRequest = z.infer<typeof RefereeRequest>;

export const RequestRefereeDetails = z.object({
  ...REFEREE_REQUEST.create,
  send_again: z
    .boolean()
    .default(false)
    .describe('true asks again within 24 hours; otherwise a repeat in that time changes nothing.'),
});
export type RequestRefereeDetails = z.output<typeof RequestRefereeDetails>;

export const ListRefereeRequests = z.object({ ...REFEREE_REQUEST.filters, ...ListInput });

/** One referee, as the candidate names them. */
const NamedReferee = z.strictObject(REFEREE.create);

export const SubmitReferees = z.object({
  referee_request_id: z.string(),
  referees: z
    .array(NamedReferee)
    .min(MIN_REFEREES, `must be at least ${MIN_REFEREES}`)
    .max(MAX_REFEREES, `must be at most ${MAX_REFEREES}`),
  origin: z.nullable(z.string()),
});

export const AnswerReference = z.object({
  referee_id: z.string(),
  answers: z.array(z.nullable(text(5000))).length(QUESTIONS.length),
  would_rehire: z.nullable(z.boolean()),
  origin: z.nullable(z.string()),
});
