import { beforeAll, expect, it } from 'vitest';
import { textWithoutIds } from '#test/harness/amounts.ts';
import { act } from '#test/harness/contract.ts';
import { openQuotaDesk, todayThere } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();
let ana: string;
let ben: string;
let placement: string;

beforeAll(async () => {
  const north = await quotas.team('North');
  ana = (await quotas.desk().user('consultant', { teamId: north })).userId;
  ben = (await quotas.desk().user('consultant')).userId;
  placement = await quotas.placed({
    fee_type: 'fixed',
    fee_amount: 100,
    start_date: todayThere(),
    credits: [
      { user_id: ana, percent: 60 },
      { user_id: ben, percent: 40 },
    ],
  });
});

const set = (status: string, period_id = 'current') =>
  quotas.run('set_quota_period_status', { period_id, status });
const patch = async (fields: object) => {
  const { status, body } = await quotas.desk().api.patch(`/placements/${placement}`, fields);
  expect(status, JSON.stringify(body.error)).toBe(200);
};
const aud = async (period: string) => {
  const { agency, consultants } = await quotas.board(period);
  const of = (block: { billings: { amount: number; recognised: number }[] }) => block.billings[0];
  const person = (id: string) =>
    of(consultants.find(({ user_id }: { user_id: string }) => user_id === id).block);
  return { agency: of(agency), ana: person(ana)?.amount, ben: person(ben)?.amount };
};

it('moves freely between the three states, telling when it was locked', async () => {
  expect((await set('published')).data).toMatchObject({ status: 'published', locked_at: null });
  const locked = await set('locked');
  expect(locked.data).toMatchObject({ status: 'locked', locked_at: expect.stringMatching(/Z$/) });
  expect((await quotas.board()).frozen).toBe(true);
  expect((await set('locked')).activities).toEqual([]);
  expect((await set('published')).data).toMatchObject({ status: 'published', locked_at: null });
  expect((await quotas.board()).frozen).toBe(false);
  expect((await set('open')).data.status).toBe('open');
});

it('freezes the figures, and posts what changes later to the period that is open now', async () => {
  await set('locked');
  const frozen = await quotas.board();
  await patch({ fee_amount: 150 });
  await patch({ fee_amount: 120, credits: [{ user_id: ben, percent: 100 }] });
  const after = await quotas.board();
  expect({ ...after, period: null }).toEqual({ ...frozen, period: null });
  expect(await aud('next')).toMatchObject({ agency: { amount: 20, recognised: 0 }, ana: -60, ben: 80 });
  const lines = (await quotas.board('next')).adjustments;
  expect(lines).toHaveLength(4);
  for (const line of lines)
    expect(line).toMatchObject({ kind: 'automatic', placement_id: placement, created_by: null });
});

it('takes all of it back when the placement falls off, and gives it back when it did not', async () => {
  await patch({ status: 'fell_off' });
  expect(await aud('next')).toMatchObject({ agency: { amount: -100 }, ana: -60, ben: -40 });
  await patch({ status: 'started', fee_amount: 100 });
  await patch({
    credits: [
      { user_id: ana, percent: 60 },
      { user_id: ben, percent: 40 },
    ],
  });
  expect(await aud('next')).toMatchObject({ agency: { amount: 0 }, ana: 0, ben: 0 });
});

it('posts what is recognised in a locked period only after it was locked', async () => {
  const late = await quotas.placed({ fee_type: 'fixed', fee_amount: 9, start_date: todayThere() });
  expect((await aud('next')).agency).toMatchObject({ amount: 9 });
  expect((await quotas.board()).agency.placements.total).toBe(1);
  await quotas.desk().api.patch(`/placements/${late}`, { status: 'fell_off' });
  expect((await aud('next')).agency).toMatchObject({ amount: 0 });
});

it('tells of a correction in a plan, and of its amount only who may read quotas', async () => {
  const { desk } = quotas;
  const effects = async (scopes: string[]) => {
    const key = await desk().key(scopes, { userId: null });
    const input = { placement_id: placement, fee_type: 'fixed', fee_amount: 130 };
    const actions = [{ action: 'update_placement', input }];
    const plan = (await desk().as(key).post('/batch', { dry_run: true, actions })).body.data;
    return plan.items[0].effects.filter(({ type }: { type: string }) => type === 'quota_adjustment');
  };
  const seen = await effects(['placements:write', 'quotas:read']);
  expect(seen).toMatchObject([{ kind: 'create', after: { amount: 18 } }, { after: { amount: 12 } }]);
  const blind = await effects(['placements:write']);
  expect(blind).toMatchObject([{ kind: 'create', after: null }, { after: null }]);
  expect(textWithoutIds(blind)).not.toContain('18');
});

it('goes on by the rules that it was locked under', async () => {
  await quotas.run('set_quota_plan', { recognition: 'accepted', count_perm: false });
  await patch({ notes: 'Nothing that counts' });
  expect((await aud('next')).agency).toMatchObject({ amount: 0 });
  await patch({ fee_amount: 101 });
  expect((await aud('next')).agency).toMatchObject({ amount: 1 });
  await quotas.run('set_quota_plan', { recognition: 'started', count_perm: true });
});

it('on unlocking resumes the live figures and reverses what was posted for it, so that nothing counts twice', async () => {
  await set('locked', 'next');
  await patch({ fee_amount: 104 });
  const third = async () => (await quotas.run('set_quota_target', { period_id: 'next', amount: 0 })).data;
  await expect(third()).rejects.toMatchObject({ code: 'CONFLICT' });
  await set('open', 'next');
  await set('open');
  expect((await aud('current')).agency).toMatchObject({ amount: 104, recognised: 104 });
  expect((await aud('next')).agency).toMatchObject({ amount: 0 });
});

it('can undo a lock, but not an unlock, whose frozen figures are gone', async () => {
  const { api } = quotas.desk();
  const batch = async (status: string) => {
    const input = { period_id: 'current', status };
    const done = await api.post('/batch', { actions: [{ action: 'set_quota_period_status', input }] });
    return (await api.post(`/batch/${done.body.data.batch_id}/undo`)).body.data.items[0].undo;
  };
  expect(await batch('locked')).toMatchObject({ outcome: 'done' });
  expect((await quotas.board()).frozen).toBe(false);
  await set('locked');
  expect(await batch('open')).toMatchObject({ outcome: 'irreversible' });
  expect((await quotas.board()).frozen).toBe(false);
});

it('keeps a team as it was when the period was locked', async () => {
  await set('locked');
  const before = (await quotas.board()).teams;
  const { api, accountId } = quotas.desk();
  await api.patch(`/accounts/${accountId}/users/${ana}`, { team_id: null });
  expect((await quotas.board()).teams).toEqual(before);
  await set('open');
  expect((await quotas.board()).teams[0].block.billings).toEqual([]);
});

it('is for admins, and knows three states', async () => {
  const lead = await quotas.desk().user('team_lead');
  const input = { period_id: 'current', status: 'locked' };
  const refused = await act(quotas.desk(), 'set_quota_period_status', input, lead.key);
  expect(refused.error.code).toBe('ADMIN_REQUIRED');
  await expect(set('closed')).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { field: 'status' },
  });
});
