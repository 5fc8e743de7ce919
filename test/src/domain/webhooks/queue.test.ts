import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { waitingSubscriptions } from '#src/domain/webhooks/subscribers.ts';
import { pruneLog } from '#src/workers/webhooks/log.ts';
import { useService } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';
import { subscribed } from '#test/harness/subscribed.ts';

const DAY = 86_400_000;
const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });

const NEXT_WAITING = `select min(d.webhook_id) from webhook_deliveries d
  where d.due_at is not null and d.webhook_id > 'x'`;

/** How the store would answer a query. PostgreSQL reads a table of a few rows whole, unless it is told not to. */
async function planOf(query: string): Promise<string> {
  const { store } = running.service;
  const explain = store.dialect === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await store.write(async ({ tx }) => {
    if (store.dialect === 'postgres') await sql`set local enable_seqscan = off`.execute(tx);
    return sql.raw(`${explain} ${query}`).execute(tx);
  });
  return JSON.stringify(rows);
}

it('finds whom something waits for without reading what waits', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk);
  await desk.api.post(`/webhooks/${hook.id}/test`);
  const waiting = await running.service.store.read((db) => waitingSubscriptions(db, desk.accountId));
  expect(waiting).toMatchObject([{ webhook_id: hook.id, account_id: desk.accountId, clock_offset_ms: 0 }]);
  expect(await planOf(NEXT_WAITING)).toMatch(
    /SEARCH d USING COVERING INDEX webhook_deliveries_due|Index Only Scan using webhook_deliveries_due/,
  );
  await running.service.jobs.runDue();
  expect(await running.service.store.read((db) => waitingSubscriptions(db, desk.accountId))).toEqual([]);
  await hook.receiver.close();
});

it('keeps the log for 30 days and an event for as long as the log can show it', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk, ['application.received']);
  await applied(desk.api);
  await running.service.jobs.runDue();
  const events = () =>
    running.service.store.read((db) =>
      db.selectFrom('events').select('id').where('account_id', '=', desk.accountId).execute(),
    );
  const [kept, before] = [await events(), Date.now()];
  await pruneLog(running.service.store, before + 29 * DAY);
  expect(await hook.deliveries()).toHaveLength(1);
  await pruneLog(running.service.store, before + 31 * DAY);
  expect(await hook.deliveries()).toEqual([]);
  expect(await events()).toEqual(kept);
  await pruneLog(running.service.store, before + 62 * DAY);
  expect(await events()).toEqual([]);
  await hook.receiver.close();
});

it('removes what was logged of a subscription that is gone', async () => {
  const desk = await running.workspace();
  const hook = await subscribed(desk);
  await desk.api.post(`/webhooks/${hook.id}/test`);
  await desk.api.delete(`/webhooks/${hook.id}`);
  await pruneLog(running.service.store, Date.now());
  const left = await running.service.store.read((db) =>
    db.selectFrom('webhook_deliveries').select('id').where('webhook_id', '=', hook.id).execute(),
  );
  expect(left).toEqual([]);
  await hook.receiver.close();
});
