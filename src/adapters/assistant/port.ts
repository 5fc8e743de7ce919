import type { z } from 'zod';

/** Untrusted text: a CV, a mail, a transcript. It is data, never instructions. */
export type ForeignText = { label: string; text: string };

export type AssistantRequest<T> = {
  /** The task's name; the embedded engine picks its skill by it. */
  task: string;
  /** The instructions for a model, in a few sentences. Ours, never built from user input. */
  brief: string;
  /** The schema of the answer. Only parsed answers reach the caller. */
  schema: z.ZodType<T>;
  /** The facts that may be used: plain JSON. */
  facts: Record<string, unknown>;
  /** The user's instructions. */
  instructions?: string;
  data?: ForeignText[];
  /** The workspace whose budget is used. */
  workspaceId: string;
  /** Called with partial answers; not validated, for display only. */
  onPartial?: (partial: Record<string, unknown>) => void;
  signal?: AbortSignal;
  /** How long the answer may take, in ms, where somebody waits for it; else as long as the provider's default. */
  timeoutMs?: number;
};

export type AssistantEngine = 'embedded' | 'openai-compatible' | 'anthropic';

export type AssistantAnswer<T> = {
  object: T;
  /** The engine that wrote it. */
  engine: AssistantEngine;
  /** The model's name; null for the embedded engine. */
  model: string | null;
  /** Instructions that were not followed, explained for the user. */
  notes: string[];
  usage: { inputTokens: number; outputTokens: number };
};

/** The interface to text generation that all features use. */
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
  /** The workspace's budget is used up. */
  | 'budget_exhausted'
  /** The caller aborted the request. */
  | 'aborted';

/** The reason for a missing answer. The message is for the user and contains nothing of the request. */
export class AssistantError extends Error {
  readonly kind: AssistantErrorKind;
  constructor(kind: AssistantErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'AssistantError';
    this.kind = kind;
  }
}
