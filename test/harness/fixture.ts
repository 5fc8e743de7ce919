import { beforeAll } from 'vitest';
import { startPostgres } from './postgres.ts';
import { closedInTime } from './scratch.ts';
import { ON_SQLITE, startService, type TestService, type Workspace } from './workspace.ts';

/**
 * What the tests of a file, or of a `describe`, share: started before the first of them and closed when the file ends,
 * however its tests end. Its members are there once the tests run.
 */
export function fixture<T extends object & Partial<Record<'close' | 'stop', () => unknown>>>(
  start: () => Promise<T>,
): T {
  const filled = {} as T;
  beforeAll(async () => {
    const started = await start();
    closedInTime(() => started.close?.() ?? started.stop?.());
    Object.defineProperties(filled, Object.getOwnPropertyDescriptors(started));
  });
  return filled;
}

/** A service of the file's own. Settings are environment variables, as a user would set them. */
export function useService(env: Record<string, string> = {}): TestService {
  return fixture(() => startService(env));
}

/** The same with an agency in it, on the store that the tests are run on unless one is asked for. */
export function useDesk({
  env = {},
  on,
  ...agency
}: Parameters<TestService['workspace']>[0] & {
  env?: Record<string, string>;
  on?: 'sqlite' | 'postgres';
} = {}): { running: TestService; desk: Workspace } {
  const running = fixture(async () => {
    const store =
      on === 'postgres'
        ? { DATABASE_URL: await (await startPostgres()).database() }
        : on === 'sqlite'
          ? ON_SQLITE
          : {};
    return startService({ ...store, ...env });
  });
  return { running, desk: fixture(() => running.workspace(agency)) };
}
