import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();

it('logs a placement that waits for its start, and fires placement.created', async () => {
  const application_id = await deskOf(agency).application();
  const ran = await runAction(running, agency.adminKey, 'log_offer', {
    application_id,
    offer_date: '2026-03-02',
  });
  expect(ran.status).toBe(201);
  expect(ran.data).toMatchObject({ status: 'pending_start', offer_date: '2026-03-02', application_id });
  expect(ran.events).toContain('placement.created');
});

it('needs the day of the offer', async () => {
  const application_id = await deskOf(agency).application();
  await expect(runAction(running, agency.adminKey, 'log_offer', { application_id })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'offer_date',
  });
});
