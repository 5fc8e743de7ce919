import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskOf } from '#test/harness/pipeline.ts';
import { firstOf, openedIn, RARE, type Table } from './opened.ts';
import { newStage, type Stage } from './stage.ts';

// The reports that have no figure in the agency of explained-figures.system.test.ts, in one that has everything.
let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
  const { api } = stage.world.desk;
  const away = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const dates = { offer_date: away(-40), start_date: away(-20) };
  const contract = {
    placement_type: 'contract',
    contract_end_date: away(30),
    charge_rate: 100,
    pay_rate: 80,
    rate_period: 'hourly',
    expected_gp: 9000,
  };
  for (const money of [{ salary: 1e5, fee_percent: 20, guarantee_days: 90 }, contract]) {
    const application_id = await deskOf(stage.world.desk).application({ stage: 'offer' });
    const made = await api.post('/placements', { application_id, currency: 'USD', ...dates, ...money });
    expect(made.status, JSON.stringify(made.body.error)).toBe(201);
    const { status, body } = await api.patch(`/placements/${made.body.data.id}`, { status: 'started' });
    expect(status, JSON.stringify(body.error)).toBe(200);
  }
});
afterAll(() => stage.running.close());

it.each([...RARE])('a figure of %s opens into the same records over REST, batch and MCP', async (report) => {
  const { running, world } = stage;
  const { body } = await world.desk.api.post('/reports/run', { report });
  const at = firstOf(body.data as Table);
  expect(at, JSON.stringify(body)).not.toBeNull();
  const { rule } = await openedIn({ running, desk: world.desk }, { report, params: {}, ...at });
  expect(rule.length).toBeGreaterThan(40);
});
