import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
let placement: string;

beforeAll(async () => {
  const made = await agency.api.post('/placements', {
    application_id: await deskOf(agency).application(),
    salary: 90_000,
    placement_type: 'contract',
    charge_rate: 100,
    pay_rate: 80,
    rate_period: 'daily',
    start_date: '2026-01-05',
    contract_end_date: '2026-01-09',
  });
  placement = made.body.data.id;
  const left = { status: 'fell_off', fell_off_at: '2026-01-09' };
  await agency.api.patch(`/placements/${placement}`, left);
});

it('hides the money, and nothing else, without placements:financials:read', async () => {
  const full = (await agency.api.get(`/placements/${placement}`)).body.data;
  expect(full).toMatchObject({ salary: 90_000, contract: { expected_gp: 100 } });
  const plain = agency.as(await agency.key(['placements:read'], { userId: null }));
  const read = await plain.get(`/placements/${placement}`);
  expect(read.status).toBe(200);
  expect(read.body.data).toEqual({
    ...full,
    salary: null,
    fee: null,
    contract: {
      ...full.contract,
      charge_rate: null,
      pay_rate: null,
      expected_gp: null,
      original_expected_gp: null,
      hand_off: null,
    },
    credits: [{ ...full.credits[0], percent: null }],
    guarantee_outcome: { ...full.guarantee_outcome, refund_amount: null },
  });
  const listed = await plain.get('/placements');
  expect(listed.body.data[0]).toEqual(read.body.data);
  const clearing = agency.as(
    await agency.key(['placements:read', 'placements:financials:read'], { userId: null }),
  );
  expect((await clearing.get(`/placements/${placement}`)).body.data).toEqual({
    ...full,
    contract: { ...full.contract, hand_off: null },
  });
});

it("answers 404 for another agency's placement", async () => {
  const other = await running.workspace();
  expect((await other.api.get(`/placements/${placement}`)).status).toBe(404);
});
