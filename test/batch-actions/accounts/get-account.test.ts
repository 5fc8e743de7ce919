import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('shows the agency with its standard terms and settings', async () => {
  const account = await desk.api.get(`/accounts/${desk.accountId}`);
  expect(account.status).toBe(200);
  expect(account.body.data).toMatchObject({
    id: desk.accountId,
    standard_fee_schedule: { currency: 'AUD', tiers: [{ from: 0, percent: 20 }] },
    settings: { fee_terms_roles: [], candidate_allowance: { limit: 200, mode: 'stop' } },
  });
});

it('hides the standard terms without clients:financials:read, and all of it without accounts:read', async () => {
  const reader = await desk
    .as(await desk.key(['accounts:read'], { userId: null }))
    .get(`/accounts/${desk.accountId}`);
  expect(reader.body.data.standard_fee_schedule).toBeNull();
  const other = await desk
    .as(await desk.key(['jobs:read'], { userId: null }))
    .get(`/accounts/${desk.accountId}`);
  expect(other.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'accounts:read' });
});

it('answers another agency like one that does not exist', async () => {
  const stranger = await running.workspace();
  const theirs = await desk.api.get(`/accounts/${stranger.accountId}`);
  const nobodys = await desk.api.get('/accounts/acc_0000000000');
  expect(theirs.status).toBe(404);
  expect(theirs.body.error.code).toBe(nobodys.body.error.code);
  expect(theirs.body.error.message.replace(stranger.accountId, 'X')).toBe(
    nobodys.body.error.message.replace('acc_0000000000', 'X'),
  );
});
