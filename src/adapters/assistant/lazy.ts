import type { Config } from '#src/config.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Assistant } from './port.ts';

/**
 * The configured assistant; its libraries are loaded on first use.
 * @throws AppError with one line when a setting is missing
 */
export function lazyAssistant(config: Config): Assistant {
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = config;
  if (provider !== 'embedded') {
    require(model, 'AI_MODEL', provider);
    if (provider === 'anthropic') require(apiKey, 'AI_API_KEY', provider);
    else require(baseUrl, 'AI_BASE_URL', provider);
  }
  let loading: Promise<Assistant> | undefined;
  const load = (): Promise<Assistant> => {
    loading ??= import('./select.ts').then(({ selectAssistant }) =>
      selectAssistant({
        provider,
        ...(baseUrl === undefined ? {} : { baseUrl }),
        ...(apiKey === undefined ? {} : { apiKey }),
        ...(model === undefined ? {} : { model }),
      }),
    );
    return loading;
  };
  return { engine: provider, generate: async (request) => (await load()).generate(request) };
}

function require(value: string | undefined, setting: string, provider: string): void {
  if (value !== undefined) return;
  throw new AppError('INVALID_REQUEST', `${setting} is not set, and AI_PROVIDER=${provider} needs it.`, {
    field: setting,
  });
}
