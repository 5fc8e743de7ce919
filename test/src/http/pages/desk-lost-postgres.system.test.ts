import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { person } from '#test/harness/person.ts';
import { asked } from '#test/harness/postgres.ts';

const { running, desk } = useDesk({ on: 'postgres' });

const WAITING =
  "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

it('answers a desk whose connections were lost while it was read, and the process goes on', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  const admin = await person(running.service, running.app, desk.adminId);
  await admin.signIn(admin.email);
  await admin.get('/');
  const url = running.service.config.storeUrl ?? '';
  const other = await openStore({ url });
  process.on('unhandledRejection', note);
  try {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const holding = other.write(async ({ tx }) => {
      // What the choices of the filter and the board are read from.
      await sql`lock table teams, jobs, applications in access exclusive mode`.execute(tx);
      locked();
      await held;
    });
    await isLocked;
    const page = admin.get('/');
    for (let waiting = 0; waiting < 2; )
      waiting = (await other.read((db) => sql<{ pid: number }>`${sql.raw(WAITING)}`.execute(db))).rows.length;
    await asked(url, `select pg_terminate_backend(pid) from (${WAITING}) as waiting`);
    expect((await page).status).toBe(503);
    release();
    await holding;
    // What nobody caught is told at the end of a turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
    // A connection may have ended of which the process has not heard yet.
    await expect.poll(async () => (await admin.get('/')).status).toBe(200);
  } finally {
    process.off('unhandledRejection', note);
    await other.close();
  }
});
