import * as z from 'zod';
import { ListInput } from '#src/domain/list.ts';
import { id } from '#src/lib/ids.ts';
import { untrusted } from '#src/lib/trust.ts';
import { text } from '../fields.ts';
import { column, computed, hidden, type RecordRow, record } from '../record/index.ts';

const STATUSES = [
  'invited',
  'opened',
  'in_progress',
  'completed',
  'expired',
  'declined',
  'failed',
  'no_show',
  'withdrawn',
] as const;

/** A question of a screen, as it was put to the candidate. */
const Question = z.object({
  no: z.int(),
  focus: z.nullable(z.string()).describe('The focus area that it is about; null for what is open to all.'),
  rated: z.boolean().describe('false: a fact that a person reads, such as notice or pay.'),
  question: z.string(),
});
export type Question = z.infer<typeof Question>;

const FocusScore = z.object({
  focus: z.string(),
  rating: z
    .nullable(z.int())
    .describe(
      '1 they say they have none; 2 a beginning; 3 an example; 4 one with a figure or a result; 5 with both.',
    ),
  quote: untrusted('candidate', z.nullable(z.string())).describe('Their words that tell it.'),
  missing: z.nullable(z.string()).describe('Why there is no rating, and what would settle it.'),
});
export type FocusScore = z.infer<typeof FocusScore>;

/** The fields of an answer to a question of a screen. */
export const SCREEN_ANSWER = record('ai_screen_answer', 'ai_screen_answers', {
  id: hidden(id('ai_screen_answer')),
  account_id: hidden(id('account')),
  screen_id: hidden(id('ai_screen')),
  no: column(z.int()),
  question: computed(z.string()),
  kind: column(z.enum(['text', 'recording', 'skipped'])),
  /** What was typed, or what speech to text made of the recording. */
  text: column(untrusted('candidate', z.nullable(z.string())).describe('As typed, or as transcribed.')),
  document_id: column(z.nullable(id('document')).describe('The recording.')),
  sha256: hidden(z.nullable(z.string())),
  seconds: column(z.nullable(z.number())),
  transcription: column(z.enum(['none', 'pending', 'done', 'failed']).describe('Of a recording.')),
  /** When speech to text is to be asked; null once it is settled. */
  transcribe_at: hidden(z.nullable(z.string())),
  tries: hidden(z.int()),
  answered_at: column(z.string()),
});
export type AnswerRow = RecordRow<typeof SCREEN_ANSWER>;
const Answer = z.object(SCREEN_ANSWER.shape);

const Line = z.object({
  speaker: z.enum(['screen', 'candidate']),
  text: untrusted('candidate', z.string()),
  t: z.nullable(z.int()).describe('Seconds from the start of the screen.'),
});

/** The fields of an AI screen: how each is shown and stored. */
export const AI_SCREEN = record('ai_screen', 'ai_screens', {
  id: column(id('ai_screen')),
  account_id: hidden(id('account')),
  application_id: column(id('application'), {
    create: id('application').describe('A live application (list_applications).'),
    filter: true,
  }),
  candidate_id: column(id('candidate'), { filter: true }),
  job_id: column(id('job'), { filter: true }),
  channel: column(z.enum(['voice', 'text']).describe('voice: an answer was recorded.')),
  status: column(
    z
      .enum(STATUSES)
      .describe(
        'opened: they agreed to it. expired: they never did, or the application ended first. no_show: they did and answered nothing. declined: they would rather not, or asked for a person. withdrawn: they took their answers back; the application stays. failed: no recording could be transcribed.',
      ),
    { filter: z.enum(STATUSES) },
  ),
  automatic: column(z.boolean().describe('The job invited the applicant by itself.')),
  attempts: column(z.int().describe('Invitations for this application so far; at most 2.')),
  message: column(z.nullable(z.string()), {
    create: text(2000).optional().describe('A few words of yours in the mail.'),
  }),
  questions: column(z.array(Question)),
  /** The keyed hash of the candidate's link. */
  hash: hidden(z.string()),
  url: computed(z.string().describe("The candidate's page; no login.")),
  invited_at: column(z.string().describe('When the invitation was sent last.'), { column: 'sent_at' }),
  reminded_at: column(z.nullable(z.string())),
  expires_at: column(z.string().describe('7 days after the invitation.')),
  /** When a reminder, the end or the removal of answers is due; null once nothing is. */
  due_at: hidden(z.nullable(z.string())),
  consented_at: column(z.nullable(z.string())),
  started_at: column(z.nullable(z.string())),
  paused_at: column(z.nullable(z.string())),
  completed_at: column(z.nullable(z.string())),
  person_wanted: column(z.boolean().describe('They asked to speak with a person instead.')),
  answers: computed(z.array(Answer)),
  transcript: computed(z.array(Line)),
  duration_s: computed(z.nullable(z.number()).describe('Length of the recordings; null without any.')),
  focus_scores: column(z.array(FocusScore)),
  recommendation: column(z.nullable(z.enum(['advance', 'hold', 'reject'])).describe('A person decides.')),
  summary: column(z.nullable(z.string())),
  concerns: column(z.array(z.string())),
  failure: column(z.nullable(z.string())),
  phone_screen_id: column(
    z.nullable(id('phone_screen')).describe('The draft it ended in, for confirm_phone_screen.'),
  ),
  retention_days: column(z.int().describe('Recordings and answers are removed so long after it ended.')),
  answers_removed_at: column(z.nullable(z.string())),
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
});
export type ScreenRow = RecordRow<typeof AI_SCREEN>;

declare module '#db/types.ts' {
  interface Database {
    ai_screens: ScreenRow;
    ai_screen_answers: AnswerRow;
  }
}

/** A screen that a candidate takes on a page of their own, by voice or in writing. */
export const AiScreen = z.object(AI_SCREEN.shape).meta({ id: 'AiScreen' });
export type AiScreen = z.infer<typeof AiScreen>;

export const SendAiScreen = z.object({
  ...AI_SCREEN.create,
  send_again: z
    .boolean()
    .default(false)
    .describe('true asks again within 24 hours; otherwise a repeat in that time changes nothing.'),
});
export type SendAiScreen = z.output<typeof SendAiScreen>;

export const ListAiScreens = z.object({ ...AI_SCREEN.filters, ...ListInput });

export const SetAiScreening = z.object({
  job_id: id('job'),
  enabled: z
    .boolean()
    .describe('Whether inbound applicants assessed yes or maybe are invited by themselves.'),
  focus: z
    .nullable(z.array(text(300)).max(30))
    .optional()
    .describe('What the screen asks about, the first 8; null: what the brief asks. Left out, it stays.'),
});

/** How long a typed answer may be, in characters. */
export const MAX_ANSWER = 10_000;

export const SaveAnswer = z.object({
  ai_screen_id: z.string(),
  no: z.int(),
  text: z.nullable(z.string().trim().max(MAX_ANSWER, `must have at most ${MAX_ANSWER} characters`)),
  recording: z.nullable(
    z.strictObject({ sha256: z.string(), size: z.int(), mime_type: z.string(), filename: z.string() }),
  ),
  seconds: z.nullable(z.number().min(0).max(3600)),
});
export type SaveAnswer = z.output<typeof SaveAnswer>;
