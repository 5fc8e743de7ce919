import type { Service } from '#src/service.ts';
import type { Given } from './command.ts';

/** Opens the store of DATA_DIR (or DATABASE_URL) for one command, beside whatever else has it open. */
export async function withService<T>(given: Given, work: (service: Service) => Promise<T>): Promise<T> {
  const [{ readConfig }, { createService }, { createLog }] = await Promise.all([
    import('#src/config.ts'),
    import('#src/service.ts'),
    import('#src/platform/log.ts'),
  ]);
  const service = await createService({ config: readConfig(given.env), log: createLog('silent') });
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}
