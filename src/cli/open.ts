import { existsSync } from 'node:fs';
import type { OpenOptions } from '#db/open.ts';
import { type Config, fileOf } from '#src/config.ts';
import type { Service } from '#src/server/service.ts';
import type { CommandInput } from './command.ts';

/**
 * Opens the store of DATA_DIR (or DATABASE_URL) for one command, beside whatever else has it open.
 * @param options.make makes a store where there is none; otherwise that is refused, as the folder is then another one
 * than meant
 * @throws AppError NOT_FOUND without a store
 */
export async function withService<T>(
  given: CommandInput,
  work: (service: Service) => Promise<T>,
  options: { make?: boolean; told?: OpenOptions['told'] } = {},
): Promise<T> {
  const [{ readConfig }, { createService }, { createLog }] = await Promise.all([
    import('#src/config.ts'),
    import('#src/server/service.ts'),
    import('#src/adapters/log.ts'),
  ]);
  const config = readConfig(given.env);
  if (!options.make) await requireStore(config);
  const service = await createService({ config, log: createLog('silent'), told: options.told });
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}

async function requireStore(config: Config): Promise<void> {
  const file = fileOf(config.storeUrl);
  if (file === null || existsSync(file)) return;
  const { AppError } = await import('#src/lib/errors.ts');
  throw new AppError(
    'NOT_FOUND',
    `There is no store at ${file}. Run this where the server runs, or set DATA_DIR to its folder; deskhand serve and deskhand workspace create make a new store.`,
  );
}
