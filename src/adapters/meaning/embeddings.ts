import { createHash } from 'node:crypto';
import type { Config } from '#src/config.ts';
import { EmbeddingFault, type Embeddings } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import type { BudgetStore } from '../assistant/budget.ts';

/** How long a search waits for the vector of its query. */
const QUERY_MS = 1_500;
/** For how long after a failure no search asks. */
const REST_MS = 30_000;
const MAX_REMEMBERED = 500;
const CHARACTERS_PER_TOKEN = 4;

/**
 * The model of AI_EMBEDDING_MODEL behind AI_BASE_URL; null where none is set. Its tokens count towards AI_TOKENS_PER_MONTH.
 * @throws AppError with one line when the provider has none or a setting is missing
 */
export function embeddingsOf(
  config: Config,
  budget: { store: BudgetStore; now: () => Date },
): Embeddings | null {
  const fault = embeddingFault(config);
  if (fault !== null) throw new AppError('INVALID_REQUEST', fault, { field: 'AI_EMBEDDING_MODEL' });
  const { AI_EMBEDDING_MODEL: name, AI_EMBEDDING_DIMENSIONS: dimensions, AI_BASE_URL: baseURL = '' } = config;
  if (name === undefined) return null;
  const model = dimensions === undefined ? name : `${name} ${dimensions}`;
  const remembered = new Map<string, Float32Array>();
  let restUntil = 0;

  async function embed(
    accountId: string,
    texts: readonly string[],
    withinMs: number,
  ): Promise<Float32Array[]> {
    const period = budget.now().toISOString().slice(0, 7);
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    const reserved = Math.ceil(characters / CHARACTERS_PER_TOKEN);
    const entry = { workspaceId: accountId, period };
    if (!(await budget.store.reserve({ ...entry, tokens: reserved, limit: config.AI_TOKENS_PER_MONTH })))
      throw new EmbeddingFault('budget', 'The workspace has used its assistant budget of this month.');
    try {
      const { embeddings, usage } = await ask(texts, withinMs);
      if (usage.tokens > 0) await budget.store.settle({ ...entry, tokens: usage.tokens - reserved });
      return checked(embeddings, texts.length);
    } catch (error) {
      await budget.store.settle({ ...entry, tokens: -reserved });
      throw error instanceof EmbeddingFault ? error : await explained(error);
    }
  }

  async function ask(texts: readonly string[], withinMs: number) {
    const [{ embedMany }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'embeddings',
      baseURL,
      ...(config.AI_API_KEY === undefined ? {} : { apiKey: config.AI_API_KEY }),
    });
    return embedMany({
      model: provider.embeddingModel(name ?? ''),
      values: [...texts],
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(withinMs),
      ...(dimensions === undefined ? {} : { providerOptions: { embeddings: { dimensions } } }),
    });
  }

  return {
    model,
    embed,
    async query(accountId, text) {
      const key = createHash('sha256').update(`${accountId} ${text}`).digest('base64');
      const known = remembered.get(key);
      if (known !== undefined) return known;
      if (performance.now() < restUntil) return null;
      try {
        const [vector] = await embed(accountId, [text], QUERY_MS);
        if (vector === undefined) return null;
        const [oldest] = remembered.keys();
        if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
        remembered.set(key, vector);
        return vector;
      } catch (error) {
        if (!(error instanceof EmbeddingFault)) throw error;
        if (error.kind === 'away') restUntil = performance.now() + REST_MS;
        return null;
      }
    },
  };
}

/** Why AI_EMBEDDING_MODEL cannot be used as the settings are, in one line; null where it can, or is not set. */
export function embeddingFault(config: Config): string | null {
  if (config.AI_EMBEDDING_MODEL === undefined) return null;
  if (config.AI_PROVIDER === 'anthropic')
    return 'AI_EMBEDDING_MODEL is set, and AI_PROVIDER=anthropic offers no embeddings: leave it out, or use an OpenAI-compatible endpoint.';
  return config.AI_BASE_URL === undefined
    ? 'AI_BASE_URL is not set, and AI_EMBEDDING_MODEL needs it: name the OpenAI-compatible endpoint that has the model.'
    : null;
}

function checked(vectors: readonly number[][], asked: number): Float32Array[] {
  const [first] = vectors;
  const isWhole = vectors.every(
    (vector) => vector.length === first?.length && vector.every((value) => Number.isFinite(value)),
  );
  if (vectors.length !== asked || !isWhole)
    throw new EmbeddingFault('away', 'The embedding model answered with other vectors than were asked for.');
  return vectors.map(normalized);
}

function normalized(given: readonly number[]): Float32Array {
  const length = Math.hypot(...given);
  if (length === 0) throw new EmbeddingFault('lasting', 'The embedding model answered with an empty vector.');
  return Float32Array.from(given, (value) => value / length);
}

async function explained(error: unknown): Promise<EmbeddingFault> {
  const { APICallError } = await import('ai');
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const says = status === undefined ? 'cannot be reached in time' : `answered with status ${status}`;
  const lasting = status === 400 || status === 413 || status === 422;
  return new EmbeddingFault(lasting ? 'lasting' : 'away', `The embedding endpoint ${says}.`, error);
}
