import { z } from 'zod';
import { type Assistant, type AssistantAnswer, AssistantError, type AssistantRequest } from '../port.ts';

export const EMAIL_INTENTS = ['advance', 'reject', 'schedule', 'offer', 'freeform'] as const;
export const EMAIL_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type EmailLanguage = (typeof EMAIL_LANGUAGES)[number];

/** The facts an e-mail to a candidate may use. Texts of times and money come ready to be shown. */
export const EmailFacts = z.object({
  intent: z.enum(EMAIL_INTENTS),
  candidate: z.object({ name: z.string(), first_name: z.string().nullish() }),
  job: z
    .object({ title: z.string(), client_name: z.string().nullish(), location: z.string().nullish() })
    .nullish(),
  interview: z
    .object({ when: z.string(), location: z.string().nullish(), meeting_url: z.string().nullish() })
    .nullish(),
  offer: z.object({ salary: z.string().nullish(), start_date: z.string().nullish() }).nullish(),
  sender: z.object({ name: z.string(), title: z.string().nullish() }),
  agency: z.object({
    name: z.string(),
    tone: z.enum(['formal', 'friendly']).nullish(),
    language: z.enum(EMAIL_LANGUAGES).nullish(),
  }),
});
export type EmailFacts = z.infer<typeof EmailFacts>;

/** A draft may be empty in one part: that is a gap for a person to fill, and better than an invention. */
export const EmailDraft = z.object({ subject: z.string().max(500), body: z.string().max(20_000) });
export type EmailDraft = z.infer<typeof EmailDraft>;

export const DRAFT_TASK = 'email.draft';
export const REVISE_TASK = 'email.revise';

const DRAFT_BRIEF = `You draft an e-mail from a recruiter (sender) at a recruitment agency to a candidate, for a person
to check and send. Write plain text with empty lines between paragraphs, a greeting and a sign-off with the sender's
name and the agency. Write in the language of the user's wish, else in the agency's language, else in English; keep the
agency's tone. The intent says what the mail is for: advance, reject (kind, without reasons that are not in the facts),
schedule, offer, or freeform (the user's wish alone decides).`;

const REVISE_BRIEF = `You revise the e-mail draft in the facts as the user wishes and change nothing else. Keep its
language unless the wish asks for another.`;

type EmailCall = Pick<AssistantRequest<EmailDraft>, 'workspaceId' | 'signal' | 'data'> & {
  onPartial?: (partial: Partial<EmailDraft>) => void;
};

/**
 * Draft an e-mail from what is known.
 * @throws AssistantError
 */
export function draftEmail(
  assistant: Assistant,
  input: EmailCall & { facts: EmailFacts; instructions?: string },
): Promise<AssistantAnswer<EmailDraft>> {
  const { facts, onPartial, ...rest } = input;
  return assistant.generate({
    ...rest,
    task: DRAFT_TASK,
    brief: DRAFT_BRIEF,
    schema: EmailDraft,
    facts,
    ...listening(onPartial),
  });
}

/**
 * Change a draft by one instruction.
 * @throws AssistantError `unsupported` when the engine cannot follow it; the message says why, the draft stays
 */
export function reviseEmail(
  assistant: Assistant,
  input: EmailCall & { draft: EmailDraft; instruction: string; facts?: EmailFacts },
): Promise<AssistantAnswer<EmailDraft>> {
  const { draft, instruction, facts, onPartial, ...rest } = input;
  if (instruction.trim() === '') throw new AssistantError('unsupported', 'The instruction is empty.');
  return assistant.generate({
    ...rest,
    task: REVISE_TASK,
    brief: REVISE_BRIEF,
    schema: EmailDraft,
    facts: { ...facts, draft },
    instructions: instruction,
    ...listening(onPartial),
  });
}

/** A model's partial answer is unchecked: only text under the two known names is passed on. */
function listening(onPartial: EmailCall['onPartial']): Pick<AssistantRequest<EmailDraft>, 'onPartial'> {
  if (!onPartial) return {};
  return {
    onPartial: ({ subject, body }) =>
      onPartial({
        ...(typeof subject === 'string' ? { subject } : {}),
        ...(typeof body === 'string' ? { body } : {}),
      }),
  };
}
