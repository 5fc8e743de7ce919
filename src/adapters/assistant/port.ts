import type { z } from 'zod';

/** Text that others wrote: a CV, a mail, a transcript. It is read, never obeyed. */
export type ForeignText = { label: string; text: string };

export type AssistantRequest<T> = {
  /** The task's name; the embedded engine picks its skill by it. */
  task: string;
  /** What a model is to do, in a few sentences. Ours, never built from anybody's input. */
  brief: string;
  /** The only shape an answer may have. It reaches the caller parsed by this schema or not at all. */
  schema: z.ZodType<T>;
  /** What is known and may be used: plain JSON. */
  facts: Record<string, unknown>;
  /** The wish of the signed-in user. */
  instructions?: string;
  data?: ForeignText[];
  /** Whose budget pays. */
  workspaceId: string;
  /** Called with the answer as far as it has come; unchecked, for display only. */
  onPartial?: (partial: Record<string, unknown>) => void;
  signal?: AbortSignal;
};

export type AssistantEngine = 'embedded' | 'openai-compatible' | 'anthropic';

export type AssistantAnswer<T> = {
  object: T;
  /** What really wrote it. */
  engine: AssistantEngine;
  /** The model's name; null for the embedded engine. */
  model: string | null;
  /** Wishes that were not followed, in words for the user. */
  notes: string[];
  usage: { inputTokens: number; outputTokens: number };
};

/** One door to whatever writes text: every feature that is helped by a machine goes through it. */
export interface Assistant {
  readonly engine: AssistantEngine;
  /** @throws AssistantError, and nothing else */
  generate<T>(request: AssistantRequest<T>): Promise<AssistantAnswer<T>>;
}

export type AssistantErrorKind =
  /** This engine cannot do what is asked; the message says what it can. */
  | 'unsupported'
  /** The engine cannot be reached, or refuses us. */
  | 'unavailable'
  | 'timeout'
  /** It answered, twice, in a shape that does not fit. */
  | 'invalid_output'
  /** The workspace has used up what it may. */
  | 'budget_exhausted'
  /** The caller gave up. */
  | 'aborted';

/** Why there is no answer. The message is for the user and carries nothing of the request. */
export class AssistantError extends Error {
  readonly kind: AssistantErrorKind;
  constructor(kind: AssistantErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AssistantError';
    this.kind = kind;
  }
}
