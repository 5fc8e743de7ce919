import { expect, it } from 'vitest';
import { openQuotaDesk } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();

it('gives an agency that has set nothing the defaults, in its own currency and with one id', async () => {
  const first = await quotas.desk().api.get('/quotas/plan');
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({
    id: expect.stringMatching(/^qpl_/),
    cadence: 'quarterly',
    currency: 'AUD',
    recognition: 'started',
    count_perm: true,
    count_contract: true,
    count_extensions: true,
    year_start_month: 1,
    lock_blocks_changes: true,
  });
  expect((await quotas.desk().api.get('/quotas/plan')).body.data).toEqual(first.body.data);
  const other = await quotas.running().workspace({ country: 'GB' });
  const theirs = (await other.api.get('/quotas/plan')).body.data;
  expect(theirs.currency).toBe('GBP');
  expect(theirs.id).not.toBe(first.body.data.id);
});

it('takes quotas:read, and no other scope stands in for it', async () => {
  const { desk } = quotas;
  const without = await desk().key(['placements:read', 'placements:financials:read'], { userId: null });
  const refused = await desk().as(without).get('/quotas/plan');
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE' });
  expect(refused.body.error.message).toContain('quotas:read');
  const reader = await desk().key(['quotas:read'], { userId: null });
  expect((await desk().as(reader).get('/quotas/plan')).status).toBe(200);
});

it('is read only over REST', async () => {
  for (const call of [
    quotas.desk().api.patch('/quotas/plan', { cadence: 'monthly' }),
    quotas.desk().api.post('/quotas/periods', {}),
    quotas.desk().api.patch('/quotas/periods/current', { status: 'locked' }),
    quotas.desk().api.delete('/quotas/periods/current'),
  ]) {
    const { status, headers } = await call;
    expect(status).toBe(405);
    expect(headers.get('allow')).toContain('GET');
  }
});
