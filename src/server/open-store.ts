import { type OpenOptions, openStore } from '#db/open.ts';
import type { Store } from '#db/store.ts';
import type { Config } from '#src/config.ts';
import { AppError } from '#src/lib/errors.ts';

/**
 * Opens the store that the settings name.
 * @throws AppError with one line that names the setting behind it, never the URL: it may hold a password
 */
export async function openConfiguredStore(
  config: Config,
  options: Pick<OpenOptions, 'migrate' | 'told'> = {},
): Promise<Store> {
  try {
    return await openStore({
      url: config.storeUrl,
      readUrl: config.DATABASE_READ_URL,
      prepare: config.DATABASE_PREPARE === 'on',
      timeoutSeconds: config.DATABASE_TIMEOUT_SECONDS,
      ...options,
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    const field = config.DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL';
    throw new AppError('STORAGE_UNAVAILABLE', `The store of ${field} cannot be opened: ${reasonOf(error)}.`, {
      field,
      cause: error,
    });
  }
}

/** Why a store cannot be opened, in words that hold no password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError && error.cause !== undefined) return reasonOf(error.cause);
  // A name with several addresses fails with an error for each.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
