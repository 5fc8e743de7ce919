import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

let counter = 0;
const client = async (fields: object = {}) => {
  counter += 1;
  return (await desk.api.post('/clients', { name: `Terms ${counter}`, ...fields })).body.data.id;
};
const set = (key: string, input: object) => runAction(running, key, 'set_client_fee_terms', input);

it('sets terms over the present ones as a new version each time, and back on the standard', async () => {
  const client_id = await client();
  const tiers = [
    { from: 0, percent: 15 },
    { from: 100_000, percent: 20 },
  ];
  const first = await set(desk.adminKey, { client_id, tiers, minimum_fee: 10_000 });
  expect(first.data.fee_schedule).toMatchObject({
    tiers,
    minimum_fee: 10_000,
    guarantee_days: 90,
    is_standard: false,
    version: 2,
  });
  const second = await set(desk.adminKey, { client_id, guarantee_days: null });
  expect(second.data.fee_schedule).toMatchObject({ tiers, guarantee_days: null, version: 3 });
  const back = await set(desk.adminKey, { client_id, use_standard: true });
  expect(back.data.fee_schedule).toMatchObject({
    tiers: [{ from: 0, percent: 20 }],
    is_standard: true,
    version: 4,
  });
});

it('is for admins, and for roles that the agency opened it to', async () => {
  const client_id = await client();
  const consultant = await desk.user('consultant');
  await expect(set(consultant.key, { client_id, minimum_fee: 1 })).rejects.toMatchObject({
    code: 'ADMIN_REQUIRED',
  });
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable('accounts')
      .set({ settings: JSON.stringify({ fee_terms_roles: ['consultant'] }) })
      .where('id', '=', desk.accountId)
      .execute(),
  );
  expect((await set(consultant.key, { client_id, minimum_fee: 1 })).status).toBe(200);
});

it.each([
  [{}, 'tiers'],
  [{ use_standard: true, minimum_fee: 5 }, 'minimum_fee'],
  [{ tiers: [{ from: 5, percent: 10 }] }, 'tiers'],
  [
    {
      tiers: [
        { from: 0, percent: 10 },
        { from: 0, percent: 12 },
      ],
    },
    'tiers',
  ],
  [{ tiers: [{ from: 0, percent: 101 }] }, 'tiers.0.percent'],
  [{ minimum_fee: -1 }, 'minimum_fee'],
  [{ currency: 'XXZ' }, 'currency'],
])('refuses %j naming %s', async (input, field) => {
  const client_id = await client();
  await expect(set(desk.adminKey, { client_id, ...input })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    field,
  });
});
