import { expect, it } from 'vitest';
import { act, contracted } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';

const { desk } = useDesk({ country: 'AU' });

const contractOf = async (placementId: string, api = desk.api) =>
  (await api.get(`/placements/${placementId}`)).body.data.contract;

it.each([
  ['payg', 'payroll'],
  ['w2', 'payroll'],
  ['limited_company', 'invoice'],
  ['sole_trader', 'invoice'],
  ['c1099', 'invoice'],
  ['umbrella', 'umbrella'],
])('pays somebody engaged as %s by %s unless it is told otherwise', async (engagement, pay_method) => {
  const { placementId } = await contracted(desk, { engagement });
  expect(await contractOf(placementId)).toMatchObject({ engagement, hand_off: { pay_method } });
});

it("takes the days a client has to pay from the client's own terms, and what else is told", async () => {
  const { placementId } = await contracted(desk, {
    engagement: 'limited_company',
    payee_name: 'Ada Pty Ltd',
  });
  const client = await desk.api.post('/clients', { name: 'Slow Payer', terms: { payment_terms_days: 45 } });
  const job = await desk.api.post('/jobs', {
    title: 'Dev',
    client_id: client.body.data.id,
    employment_type: 'contract',
  });
  const person = await desk.api.post('/candidates', { name: 'Al Bo', email: 'al@people.example' });
  const application = await desk.api.post('/applications', {
    job_id: job.body.data.id,
    candidate_id: person.body.data.id,
  });
  const made = await desk.api.post('/placements', { application_id: application.body.data.id });
  expect(made.body.data.contract).toMatchObject({
    engagement: null,
    hand_off: { payment_terms_days: 45, pay_method: null, payee_name: null },
  });
  const changed = await desk.api.patch(`/placements/${placementId}`, {
    payment_terms_days: 7,
    pay_frequency: 'weekly',
    timesheet_frequency: 'weekly',
    payee_name: null,
  });
  expect(changed.body.data.contract).toMatchObject({
    engagement: 'limited_company',
    hand_off: {
      payment_terms_days: 7,
      pay_method: 'invoice',
      pay_frequency: 'weekly',
      timesheet_frequency: 'weekly',
      payee_name: null,
    },
  });
});

it('moves the pay method with the engagement only while it followed from it', async () => {
  const follows = await contracted(desk, { engagement: 'payg' });
  await desk.api.patch(`/placements/${follows.placementId}`, { engagement: 'umbrella' });
  expect((await contractOf(follows.placementId)).hand_off.pay_method).toBe('umbrella');
  const told = await contracted(desk, { engagement: 'payg', pay_method: 'invoice' });
  await desk.api.patch(`/placements/${told.placementId}`, { engagement: 'umbrella' });
  expect((await contractOf(told.placementId)).hand_off.pay_method).toBe('invoice');
});

it('shows the hand-off only with placements:contracting:read, and the engagement without', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  const plain = desk.as(await desk.key(['placements:read', 'placements:financials:read'], { userId: null }));
  expect(await contractOf(placementId, plain)).toMatchObject({ engagement: 'payg', hand_off: null });
  const payroll = desk.as(
    await desk.key(['placements:read', 'placements:contracting:read'], { userId: null }),
  );
  expect(await contractOf(placementId, payroll)).toMatchObject({
    charge_rate: null,
    hand_off: { pay_method: 'payroll' },
  });
});

it('belongs to contracts alone, and is gone with one', async () => {
  const { applicationId } = await applied(desk.api);
  const refused = await desk.api.post('/placements', { application_id: applicationId, engagement: 'payg' });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'engagement']);
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  const permanent = await desk.api.patch(`/placements/${placementId}`, { placement_type: 'permanent' });
  expect(permanent.body.data.contract).toBeNull();
});

it('is restored by an undo', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg', pay_frequency: 'monthly' });
  const before = await contractOf(placementId);
  const input = { placement_id: placementId, engagement: 'umbrella', pay_frequency: 'weekly' };
  const { body } = await desk.api.post('/batch', { actions: [{ action: 'update_placement', input }] });
  expect(await contractOf(placementId)).not.toEqual(before);
  await desk.api.post(`/batch/${body.data.batch_id}/undo`);
  expect(await contractOf(placementId)).toEqual(before);
});

it('tells in a plan what the hand-off becomes only whoever may read it', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  const key = await desk.key(['placements:write', 'placements:read'], { userId: null });
  const item = await act(
    desk,
    'update_placement',
    { placement_id: placementId, payment_terms_days: 21 },
    key,
  );
  expect(item.result.contract.hand_off).toBeNull();
});
