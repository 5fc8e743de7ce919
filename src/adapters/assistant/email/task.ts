import { z } from 'zod';
import { type Assistant, type AssistantAnswer, AssistantError, type AssistantRequest } from '../port.ts';

export const EMAIL_INTENTS = ['advance', 'reject', 'schedule', 'offer', 'freeform'] as const;
export const EMAIL_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type EmailLanguage = (typeof EMAIL_LANGUAGES)[number];

/** The facts that an e-mail to a candidate may use. Times and money are formatted texts. */
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

/** A part of a draft may be empty: a gap for a person to fill is better than an invention. */
export const EmailDraft = z.object({ subject: z.string().max(500), body: z.string().max(20_000) });
export type EmailDraft = z.infer<typeof EmailDraft>;

/** An engine's answer: the draft, and the instructions that it did not follow. */
const WrittenDraft = EmailDraft.extend({
  not_followed: z
    .array(z.string())
    .describe('Each wish that was not carried out, and why; empty when all were.'),
});
type WrittenDraft = z.infer<typeof WrittenDraft>;

export const DRAFT_TASK = 'email.draft';
export const REVISE_TASK = 'email.revise';

const DRAFT_BRIEF = `You draft an e-mail from a recruiter (sender) at a recruitment agency to a candidate, for a person
to check and send. Write plain text with empty lines between paragraphs, a greeting and a sign-off with the sender's
name and the agency. Write in the language of the user's wish, else in the agency's language, else in English; keep the
agency's tone. The intent says what the mail is for: advance, reject (kind, without reasons that are not in the facts),
schedule, offer, or freeform (the user's wish alone decides). Name in not_followed whatever the user wished and you did
not do.`;

const REVISE_BRIEF = `You revise the e-mail draft in the facts as the user wishes and change nothing else. Keep its
language unless the wish asks for another, and every fact unless the wish is to remove it. Name in not_followed whatever
the user wished and you did not do.`;

type EmailCall = Pick<AssistantRequest<WrittenDraft>, 'workspaceId' | 'signal' | 'data'> & {
  onPartial?: (partial: Partial<EmailDraft>) => void;
};

/**
 * Drafts an e-mail from facts.
 * @throws AssistantError
 */
export async function draftEmail(
  assistant: Assistant,
  input: EmailCall & { facts: EmailFacts; instructions?: string },
): Promise<AssistantAnswer<EmailDraft>> {
  const { facts, onPartial, ...rest } = input;
  const answer = await assistant.generate({
    ...rest,
    task: DRAFT_TASK,
    brief: DRAFT_BRIEF,
    schema: WrittenDraft,
    facts,
    ...partialHandler(onPartial),
  });
  return draftOf(answer);
}

/**
 * Revises a draft by an instruction.
 * @throws AssistantError `unsupported` when the engine cannot follow it; the message says why, the draft stays
 */
export async function reviseEmail(
  assistant: Assistant,
  input: EmailCall & { draft: EmailDraft; instruction: string; facts?: EmailFacts },
): Promise<AssistantAnswer<EmailDraft>> {
  const { draft, instruction, facts, onPartial, ...rest } = input;
  if (instruction.trim() === '') throw new AssistantError('unsupported', 'The instruction is empty.');
  const answer = await assistant.generate({
    ...rest,
    task: REVISE_TASK,
    brief: REVISE_BRIEF,
    schema: WrittenDraft,
    facts: { ...facts, draft },
    instructions: instruction,
    ...partialHandler(onPartial),
  });
  const revised = draftOf(answer);
  // The embedded engine only removes what the user named; a model may drop facts unasked.
  const lost = answer.engine === 'embedded' ? [] : lostFacts(draft, revised.object);
  const warning = `No longer in the text: ${lost.join(', ')}. Check that this was meant.`;
  return lost.length === 0 ? revised : { ...revised, notes: [...revised.notes, warning] };
}

/** The answer reduced to the draft; instructions not followed are moved to its notes. */
function draftOf({ object, notes, ...rest }: AssistantAnswer<WrittenDraft>): AssistantAnswer<EmailDraft> {
  const { not_followed, ...draft } = object;
  return { ...rest, object: draft, notes: [...notes, ...not_followed.map((wish) => `Not done: ${wish}`)] };
}

/** Figures, links and addresses of a draft that are missing in its revision. */
function lostFacts(before: EmailDraft, after: EmailDraft): string[] {
  const left = `${after.subject}\n${after.body}`;
  const facts =
    `${before.subject}\n${before.body}`.match(/https?:\/\/[^\s<>"]+|\S+@\S+\.\w+|\d[\d.,:/]*\d|\d/g) ?? [];
  return [...new Set(facts)].filter((fact) => !left.includes(fact));
}

/** A model's partial answer is not validated: only text under the two known names is passed on. */
function partialHandler(onPartial: EmailCall['onPartial']): Pick<AssistantRequest<EmailDraft>, 'onPartial'> {
  if (!onPartial) return {};
  return {
    onPartial: ({ subject, body }) =>
      onPartial({
        ...(typeof subject === 'string' ? { subject } : {}),
        ...(typeof body === 'string' ? { body } : {}),
      }),
  };
}
