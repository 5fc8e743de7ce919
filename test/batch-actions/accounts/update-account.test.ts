import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

it('changes what is given, keeps the rest, and renames the self-client with the agency', async () => {
  const before = (await desk.api.get(`/accounts/${desk.accountId}`)).body.data;
  const changed = await desk.api.patch(`/accounts/${desk.accountId}`, {
    name: 'Harbour & Co',
    timezone: 'Australia/Perth',
    standard_fee_schedule: { minimum_fee: 9000, guarantee_notes: 'In writing.' },
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    name: 'Harbour & Co',
    timezone: 'Australia/Perth',
    country: before.country,
    standard_fee_schedule: {
      ...before.standard_fee_schedule,
      minimum_fee: 9000,
      guarantee_notes: 'In writing.',
    },
  });
  expect((await desk.api.get('/me')).body.data.account.timezone).toBe('Australia/Perth');
  const clients = (await desk.api.get('/clients')).body.data;
  expect(clients.find((client: { is_self: boolean }) => client.is_self).name).toBe('Harbour & Co');
});

it('reprices clients on the standard and leaves those with terms of their own', async () => {
  const own = await desk.api.post('/clients', { name: 'Own terms', terms: { standard_fee_percent: 12 } });
  const standard = await desk.api.post('/clients', { name: 'On the standard' });
  await desk.api.patch(`/accounts/${desk.accountId}`, {
    standard_fee_schedule: {
      tiers: [
        { from: 0, percent: 18 },
        { from: 100000, percent: 22.5 },
      ],
    },
  });
  const read = async (id: string) => (await desk.api.get(`/clients/${id}`)).body.data.fee_schedule.tiers;
  expect(await read(standard.body.data.id)).toEqual([
    { from: 0, percent: 18 },
    { from: 100000, percent: 22.5 },
  ]);
  expect(await read(own.body.data.id)).toEqual([{ from: 0, percent: 12 }]);
});

it('refuses a name that says who is wanted, which would head every mail and page', async () => {
  const refused = await desk.api.patch(`/accounts/${desk.accountId}`, { name: 'Whites Only Staffing' });
  expect([refused.status, refused.body.error.type, refused.body.error.field]).toEqual([
    422,
    'unlawful_wording',
    'name',
  ]);
});

it('is for admins', async () => {
  const lead = await desk.user('team_lead');
  const refused = await lead.api.patch(`/accounts/${desk.accountId}`, { name: 'Mine' });
  expect(refused.body.error).toMatchObject({ code: 'ADMIN_REQUIRED' });
});

it.each([
  [{ timezone: 'Mars/Base' }, 'timezone'],
  [{ currency: 'XQX' }, 'currency'],
  [{ country: 'ZZ' }, 'country'],
  [{ name: ' ' }, 'name'],
  [{ standard_fee_schedule: { tiers: [{ from: 10, percent: 20 }] } }, 'standard_fee_schedule.tiers'],
  [
    { standard_fee_schedule: { tiers: [{ from: 0, percent: 101 }] } },
    'standard_fee_schedule.tiers.0.percent',
  ],
  [{ standard_fee_schedule: { percent: 20 } }, 'standard_fee_schedule.percent'],
  [{ plan: 'none' }, 'plan'],
])('refuses %j naming %s and changes nothing', async (body, field) => {
  const before = (await desk.api.get(`/accounts/${desk.accountId}`)).body.data;
  const refused = await desk.api.patch(`/accounts/${desk.accountId}`, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
  expect((await desk.api.get(`/accounts/${desk.accountId}`)).body.data).toEqual(before);
});
