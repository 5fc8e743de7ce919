import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai';
import { type Assistant, type AssistantAnswer, AssistantError, type AssistantRequest } from './port.ts';
import { buildPrompt } from './prompt.ts';
import { strictSchema } from './strict-schema.ts';

export type ProviderConfig = {
  provider: 'openai-compatible' | 'anthropic';
  /** Required for openai-compatible, the part before /chat/completions. For anthropic a replacement. */
  baseUrl?: string;
  apiKey?: string;
  model: string;
  /** Total time for one request in ms, the retry included. Default 60,000. */
  timeoutMs?: number;
  /** The longest answer, in tokens. Default 4,000. */
  maxOutputTokens?: number;
};

type Attempt<T> = { object: T; usage: { inputTokens: number; outputTokens: number } };

/**
 * An assistant backed by an LLM provider. The answer is streamed if the caller listens and the endpoint supports it,
 * must match the schema, and is requested once more, unstreamed, after a temporary failure. The model never gets tools.
 * @throws AssistantError `unavailable` when the configuration is incomplete
 */
export function createProviderAssistant(config: ProviderConfig): Assistant {
  const model = languageModel(config);
  const timeoutMs = config.timeoutMs ?? 60_000;
  const maxOutputTokens = config.maxOutputTokens ?? 4_000;

  async function attempt<T>(
    request: AssistantRequest<T>,
    signal: AbortSignal,
    streamed: boolean,
  ): Promise<Attempt<T>> {
    const options = {
      model,
      ...buildPrompt(request),
      output: Output.object({
        schema: strictSchema(request.schema),
        name: request.task.replace(/[^\w-]/g, '_'),
      }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    };
    const { output, usage } = streamed ? await follow(request, options) : await generateText(options);
    const parsed = request.schema.safeParse(output);
    if (!parsed.success) throw new OutputMismatch();
    const { inputTokens = 0, outputTokens = 0 } = usage;
    return { object: parsed.data, usage: { inputTokens, outputTokens } };
  }

  async function generate<T>(request: AssistantRequest<T>): Promise<AssistantAnswer<T>> {
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(), request.timeoutMs ?? timeoutMs);
    const signal = request.signal ? AbortSignal.any([cut.signal, request.signal]) : cut.signal;
    const refused = (error: unknown): AssistantError => {
      if (request.signal?.aborted) return new AssistantError('aborted', 'The request was given up.');
      if (cut.signal.aborted) return new AssistantError('timeout', 'The assistant did not answer in time.');
      return explain(error);
    };
    try {
      const streamed = request.onPartial !== undefined;
      const done = await attempt(request, signal, streamed).catch((error: unknown) => {
        if (signal.aborted || !mayPass(error)) throw error;
        return attempt(request, signal, false);
      });
      return { ...done, engine: config.provider, model: config.model, notes: [] };
    } catch (error) {
      throw refused(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return { engine: config.provider, generate };
}

/** The answer is JSON, but not the one that was asked for. */
class OutputMismatch extends Error {}

async function follow<T>(request: AssistantRequest<T>, options: Parameters<typeof streamText>[0]) {
  let failure: unknown;
  const stream = streamText({
    ...options,
    output: Output.object({ schema: strictSchema(request.schema) }),
    // The error is handled below; without a handler the SDK would print it with the prompt.
    onError: ({ error }) => {
      failure = error;
    },
  });
  try {
    for await (const partial of stream.partialOutputStream) {
      if (typeof partial === 'object' && partial !== null) request.onPartial?.({ ...partial });
    }
    return { output: await stream.output, usage: await stream.totalUsage };
  } catch (error) {
    // The SDK's own rejection only says that there was no output; the handler has the cause.
    throw failure ?? error;
  }
}

function languageModel(config: ProviderConfig): LanguageModel {
  const { apiKey, baseUrl } = config;
  if (config.model === '') throw new AssistantError('unavailable', 'AI_MODEL is not set.');
  if (config.provider === 'anthropic') {
    if (!apiKey) throw new AssistantError('unavailable', 'AI_API_KEY is not set.');
    return createAnthropic({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) })(config.model);
  }
  if (!baseUrl) throw new AssistantError('unavailable', 'AI_BASE_URL is not set.');
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(config.model);
}

/** Whether a retry can succeed: not after a refusal or an invalid request. */
function mayPass(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return true;
  const status = error.statusCode;
  return (
    status === undefined ||
    status === 408 ||
    status === 409 ||
    status === 429 ||
    status >= 500 ||
    status < 400
  );
}

function explain(error: unknown): AssistantError {
  if (error instanceof OutputMismatch || NoObjectGeneratedError.isInstance(error)) {
    return new AssistantError(
      'invalid_output',
      'The assistant twice gave an answer that does not fit.',
      error,
    );
  }
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const detail =
    status === undefined
      ? 'cannot be reached'
      : status < 300
        ? 'answered with something else than its protocol has'
        : `answered with status ${status}`;
  return new AssistantError('unavailable', `The assistant's endpoint ${detail}.`, error);
}
