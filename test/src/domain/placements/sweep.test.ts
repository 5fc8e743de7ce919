import { beforeAll, expect, it } from 'vitest';
import { placementDueDays, sweepPlacements } from '#src/domain/placements/index.ts';
import { addDays, dayIn } from '#src/lib/clock.ts';
import { type Ran, runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
let today: string;

beforeAll(async () => {
  today = dayIn(new Date().toISOString(), 'Australia/Sydney');
});

async function placed(desk: Workspace, start_date: string | undefined, guarantee_days: number | null) {
  const application_id = await deskOf(desk).application();
  const body = { application_id, guarantee_days, ...(start_date === undefined ? {} : { start_date }) };
  return (await desk.api.post('/placements', body)).body.data.id as string;
}

const sweep = (desk: Workspace): Promise<Ran> =>
  runInDomain(running, desk.adminKey, (ctx) => sweepPlacements(ctx));
const statusOf = async (id: string): Promise<string> =>
  (await agency.api.get(`/placements/${id}`)).body.data.status;

it('starts what starts by today and completes what the guarantee has passed for, each with its event', async () => {
  const starts = await placed(agency, today, 10);
  const later = await placed(agency, addDays(today, 1), 10);
  const undated = await placed(agency, undefined, 10);
  const lastDay = await placed(agency, addDays(today, -10), 10);
  const passed = await placed(agency, addDays(today, -11), 10);
  const unguarded = await placed(agency, addDays(today, -500), null);
  const first = await sweep(agency);
  expect(first.data).toBe(4);
  expect(first.events).toEqual(Array(4).fill('placement.status_changed'));
  expect(await Promise.all([later, undated].map(statusOf))).toEqual(['pending_start', 'pending_start']);
  const second = await sweep(agency);
  expect(second.data).toBe(1);
  expect(await Promise.all([starts, lastDay, passed, unguarded].map(statusOf))).toEqual([
    'started',
    'started',
    'completed',
    'started',
  ]);
  expect((await sweep(agency)).data).toBe(0);
});

it('touches no other agency, and tells the scheduler the first day that each waits for', async () => {
  const other = await running.workspace({ country: 'AU' });
  const id = await placed(other, addDays(today, 3), 10);
  await sweep(agency);
  expect((await other.api.get(`/placements/${id}`)).body.data.status).toBe('pending_start');
  const dueOf = async () => {
    const days = await running.service.store.read((db) => placementDueDays(db));
    return days.find(({ account_id }) => account_id === other.accountId)?.due_on;
  };
  expect(await dueOf()).toBe(addDays(today, 3));
  await other.api.patch(`/placements/${id}`, { status: 'started' });
  expect(await dueOf()).toBe(addDays(today, 14));
});
