import { beforeEach, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
let placement: string;

beforeEach(async () => {
  const application_id = await deskOf(agency).application();
  const today = new Date().toISOString().slice(0, 10);
  const made = await agency.api.post('/placements', { application_id, salary: 100_000, start_date: today });
  placement = made.body.data.id;
});

const mark = (status: string, more: Record<string, unknown> = {}) =>
  runAction(running, agency.adminKey, 'mark_placement_status', { placement_id: placement, status, ...more });

it('moves the status with its event and a line that keeps the reason', async () => {
  const ran = await mark('started', { reason: 'Began on Monday' });
  expect(ran.data.status).toBe('started');
  expect(ran.outbox).toMatchObject([
    {
      event: 'placement.status_changed',
      data: { placement: { id: placement }, changes: { status: { from: 'pending_start', to: 'started' } } },
    },
  ]);
  expect(ran.activities).toMatchObject([{ type: 'placement', body: 'Began on Monday' }]);
});

it('fires nothing for the status it has', async () => {
  const same = await mark('pending_start');
  expect([same.status, same.events]).toEqual([200, []]);
});

it('stamps what falling off means, and clears it when that is taken back, with a warning', async () => {
  await mark('started');
  const fell = await mark('fell_off');
  expect(fell.data).toMatchObject({
    status: 'fell_off',
    guarantee_outcome: { in_guarantee: true, remedy: 'replacement', refund_amount: 0 },
  });
  expect(fell.data.fell_off_at).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(fell.warnings.map(({ code }: { code: string }) => code)).toEqual([
    'still_at_placed',
    'job_still_filled',
  ]);
  const back = await mark('started');
  expect(back.data).toMatchObject({ fell_off_at: null, guarantee_outcome: null });
  expect(back.warnings).toMatchObject([{ code: 'status_backward' }]);
});

it('refuses what is no status', async () => {
  await expect(mark('left')).rejects.toMatchObject({ field: 'status' });
});

it("answers 404 for another agency's placement", async () => {
  const other = await running.workspace();
  await expect(
    runAction(running, other.adminKey, 'mark_placement_status', {
      placement_id: placement,
      status: 'started',
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND', field: 'placement_id' });
});
