import { expect, it } from 'vitest';
import { updateRow } from '#db/rows.ts';
import { provesSetting } from '#test/harness/agency-setting.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';
import { reportAs } from '#test/harness/teams.ts';

const { running, desk, set } = provesSetting({
  action: 'set_own_figures',
  input: { shown: false },
  leaves: { own_figures: false },
  refused: [{}, { shown: 'yes' }],
});

const act = (action: string, input: object) => desk().api.post('/batch', { actions: [{ action, input }] });

async function billed(owner_id: string, currency: string): Promise<void> {
  const application_id = await deskOf(desk()).application({ owner_id });
  const fee = { fee_type: 'fixed', fee_amount: 9000, currency, start_date: todayThere() };
  const made = await desk().api.post('/placements', { application_id, ...fee });
  await desk().api.patch(`/placements/${made.body.data.id}`, { status: 'started' });
}

it('shows a consultant the own target and billings, and nobody else’s, by key and by an own connection', async () => {
  await set({ shown: true });
  const sam = await desk().user('consultant');
  const kim = await desk().user('consultant');
  for (const [owner, currency] of [
    [sam.userId, 'AUD'],
    [sam.userId, 'NZD'],
    [kim.userId, 'AUD'],
  ] as const)
    await billed(owner, currency);
  await act('set_quota_target', { period_id: 'current', user_id: sam.userId, amount: 30_000 });
  await act('set_quota_target', { period_id: 'current', user_id: kim.userId, amount: 40_000 });

  const of = { accountId: desk().accountId, userId: sam.userId };
  const own = await tokenOf(running(), of, ['jobs:read']);
  for (const key of [sam.key, own.token]) {
    const shown = await desk().as(key).get('/quotas/periods/current');
    expect(shown.status, JSON.stringify(shown.body.error)).toBe(200);
    const board = shown.body.data;
    expect([board.scope, board.teams, board.adjustments, 'agency' in board]).toEqual(['self', [], [], false]);
    expect(board.consultants).toMatchObject([
      { user_id: sam.userId, block: { target: 30_000, attainment_percent: 30 } },
    ]);
    expect(board.consultants[0].block.billings).toMatchObject([
      { currency: 'AUD', amount: 9000 },
      { currency: 'NZD', amount: 9000 },
    ]);
    expect(JSON.stringify(board)).not.toContain(kim.userId);
    expect((await desk().as(key).get('/quotas/periods')).status).toBe(200);
  }
});

it('shows it to no connect app without quotas:read, to no account key, and to nobody once it is off', async () => {
  await set({ shown: true });
  const sam = await desk().user('consultant');
  const of = { accountId: desk().accountId, userId: sam.userId };
  const app = await tokenOf(running(), of, ['jobs:read']);
  await running().service.store.write(({ tx }) =>
    updateRow(tx, 'oauth_grants', of.accountId, app.grantId, { client_id: 'lc_client_us_app' }),
  );
  const lead = await desk().user('team_lead');
  const narrow = await desk().key(['jobs:read'], { userId: lead.userId });
  const account = await desk().key(['jobs:read'], { userId: null });
  const statusOf = async (key: string) => (await desk().as(key).get('/quotas/periods/current')).status;
  expect(await Promise.all([app.token, narrow, account, sam.key].map(statusOf))).toEqual([
    403, 403, 403, 200,
  ]);
  await set({ shown: false });
  expect(await statusOf(sam.key)).toBe(403);
});

it('leaves quota_attainment to show what was billed in other currencies in rows of their own', async () => {
  const kiwi = (await desk().user('consultant')).userId;
  await billed(kiwi, 'NZD');
  const { rows } = await reportAs(desk().api, 'quota_attainment');
  const own = rows.filter(({ subject_id }) => subject_id === kiwi);
  expect(own).toMatchObject([
    { currency: 'AUD', billings: 0, placements: 1 },
    { currency: 'NZD', billings: 9000, placements: null, target: null },
  ]);
});
