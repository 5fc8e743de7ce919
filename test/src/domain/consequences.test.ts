import { expect, it } from 'vitest';
import { createCandidate } from '#src/domain/candidates/index.ts';
import { CreateCandidate } from '#src/domain/candidates/schema.ts';
import { runInDomain } from '#test/harness/action.ts';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();

it("follows what one unit writes in a partner's account in that account", async () => {
  const partner = await pools.running().workspace({ name: 'Partner' });
  const ask = { name: 'Welders', eligibility: 'Welders', auto_add_enabled: true };
  const [mine, theirs] = [await pools.pool(ask), (await partner.api.post('/talent-pools', ask)).body.data];
  await runInDomain(pools.running(), pools.desk().adminKey, async (ctx) => {
    const there = await ctx.inAccount(partner.accountId);
    const given = { name: 'Wes Welder', email: 'wes@people.example', current_title: 'Welder' };
    await createCandidate(there, CreateCandidate.parse(given));
    return null;
  });
  const names = async (api: typeof partner.api, id: string) =>
    (await api.get(`/talent-pools/${id}/members`)).body.data.map(
      ({ candidate }: { candidate: { name: string } }) => candidate.name,
    );
  expect(await names(partner.api, theirs.id)).toEqual(['Wes Welder']);
  expect(await names(pools.api(), mine.id)).toEqual([]);
});

it('takes back with a write what followed from it', async () => {
  const pool = await pools.pool({ eligibility: 'Roofers', auto_add_enabled: true });
  const actions = [
    {
      action: 'create_candidate',
      input: { name: 'Ro Roofer', email: 'ro@people.example', current_title: 'Roofer' },
    },
    { action: 'get_client', input: { client_id: 'cli_nobody' } },
  ];
  const failed = await pools.api().post('/batch', { mode: 'atomic', actions });
  expect(failed.body.error.code).toBe('BATCH_ROLLED_BACK');
  expect(await pools.members(pool.id)).toEqual([]);
  const planned = await pools.api().post('/batch', { dry_run: true, actions: actions.slice(0, 1) });
  expect(JSON.stringify(planned.body.data.items[0].effects)).toContain('pool_member');
  expect(await pools.members(pool.id)).toEqual([]);
});
