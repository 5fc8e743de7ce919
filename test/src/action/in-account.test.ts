import { beforeAll, expect, it } from 'vitest';
import type { WriteContext } from '#src/domain/context.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk: here } = useDesk({ name: 'Here' });
let there: Workspace;

beforeAll(async () => {
  there = await running.workspace({ name: 'There', country: 'NZ' });
});

const deal = (n: number) => ({
  type: 'marketplace_deal' as const,
  id: `mkd_${n}`,
  before: null,
  after: { id: `mkd_${n}` },
});

async function work(ctx: WriteContext): Promise<string> {
  const partner = await ctx.inAccount(there.accountId);
  expect(await ctx.inAccount(there.accountId)).toBe(partner);
  expect(await ctx.inAccount(here.accountId)).toBe(ctx);
  expect(await partner.inAccount(here.accountId)).toBe(ctx);
  expect(partner.account).toMatchObject({ id: there.accountId, country: 'NZ' });
  expect(partner.user).toBeNull();
  ctx.changed(deal(1));
  ctx.emit('marketplace.deal.closed', { marketplace_deal: { id: 'mkd_1' } });
  for (const n of [2, 3]) {
    partner.changed(deal(n));
    partner.emit('marketplace.deal.closed', { marketplace_deal: { id: `mkd_${n}` } });
  }
  partner.record({ type: 'marketplace', summary: 'Mail from the partner' });
  return 'done';
}

const rowsOf = ({ accountId }: Workspace) =>
  running.service.store.read(async (db) => ({
    events: await db
      .selectFrom('events')
      .where('account_id', '=', accountId)
      .orderBy('sequence')
      .selectAll()
      .execute(),
    changes: await db
      .selectFrom('changes')
      .where('account_id', '=', accountId)
      .orderBy('sequence')
      .selectAll()
      .execute(),
    lines: await db
      .selectFrom('activities')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .selectAll()
      .execute(),
    deliveries: await db
      .selectFrom('webhook_deliveries')
      .where('account_id', '=', accountId)
      .selectAll()
      .execute(),
    account: await db
      .selectFrom('accounts')
      .where('id', '=', accountId)
      .select(['event_sequence', 'change_sequence'])
      .executeTakeFirstOrThrow(),
  }));

it('gives each account its own events, changes, deliveries and activities, numbered by its own sequences', async () => {
  const hook = { url: 'https://hooks.example/there', events: ['marketplace.deal.closed'] };
  await there.api.post('/webhooks', hook);
  const before = { here: await rowsOf(here), there: await rowsOf(there) };
  await runInDomain(running, here.adminKey, work);
  const after = { here: await rowsOf(here), there: await rowsOf(there) };
  type Side = 'here' | 'there';
  const events = (side: Side) => after[side].events.slice(before[side].events.length);
  const changed = (side: Side) =>
    after[side].changes.slice(before[side].changes.length).map(({ record_id }) => record_id);

  expect(events('here')).toHaveLength(1);
  expect(events('there')).toHaveLength(2);
  for (const side of ['here', 'there'] as const) {
    let sequence = before[side].account.event_sequence;
    for (const { data, ...event } of events(side)) {
      sequence += 1;
      expect(event.sequence).toBe(sequence);
      expect(JSON.parse(data).sequence).toBe(sequence);
    }
    expect(after[side].account.event_sequence).toBe(sequence);
    expect(after[side].account.change_sequence).toBe(after[side].changes.at(-1)?.sequence);
  }
  expect(changed('here')).toEqual(['mkd_1']);
  expect(changed('there')).toEqual(['mkd_2', 'mkd_3']);
  expect(after.there.deliveries).toHaveLength(2);
  expect(after.here.deliveries).toHaveLength(0);
});

it('tells the other account of the acting agency no more than its name', async () => {
  const { lines, events } = await rowsOf(there);
  const line = lines.at(-1);
  expect(line).toMatchObject({
    actor_type: 'system',
    actor_id: null,
    actor_name: 'Here',
    summary: 'Mail from the partner',
  });
  const all = JSON.stringify([line, events.at(-1)]);
  for (const secret of [here.accountId, here.adminId, 'Mia Admin', 'test_domain'])
    expect(all).not.toContain(secret);
});

it('commits both accounts together or neither', async () => {
  const before = [await rowsOf(here), await rowsOf(there)];
  const failing = runInDomain(running, here.adminKey, async (ctx) => {
    await work(ctx);
    throw new Error('not this time');
  });
  await expect(failing).rejects.toThrow();
  expect([await rowsOf(here), await rowsOf(there)]).toEqual(before);
});
