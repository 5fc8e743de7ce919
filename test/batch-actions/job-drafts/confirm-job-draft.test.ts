import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const TEXT = 'Site Engineer\nLocation: Auckland\nRate: NZD 95 per hour\nType: Contract';

it('is refused with draft_has_gaps while the client is missing, and only then', async () => {
  const { review_token } = (await desk.api.post('/jobs/from-description', { text: 'CFO' })).body.data;
  const path = `/jobs/from-description/${review_token}`;
  const refused = await desk.api.post(`${path}/confirm`);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({
    code: 'DRAFT_HAS_GAPS',
    type: 'draft_has_gaps',
    gaps: ['client'],
  });
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  await desk.api.patch(path, { client_id: client });
  expect((await desk.api.post(`${path}/confirm`)).status).toBe(201);
});

it('opens the job as the draft says, once', async () => {
  const client = (await desk.api.post('/clients', { name: 'Bridge Builders' })).body.data.id;
  const { review_token } = (await desk.api.post('/jobs/from-description', { text: TEXT, client_id: client }))
    .body.data;
  const path = `/jobs/from-description/${review_token}`;
  const opened = await desk.api.post(`${path}/confirm`);
  expect(opened.status).toBe(201);
  expect(opened.body.data).toMatchObject({
    title: 'Site Engineer',
    status: 'active',
    client: { id: client },
    location: { type: 'on_site', city: 'Auckland', country_code: 'NZ' },
    employment_type: 'contract',
    compensation: { base_min: 95, currency: 'NZD', period: 'hour' },
    description: TEXT,
  });
  expect((await desk.api.get(path)).body.data).toMatchObject({
    status: 'confirmed',
    job_id: opened.body.data.id,
  });
  const again = await desk.api.post(`${path}/confirm`);
  expect(again.status).toBe(422);
  expect(again.body.error.message).toContain(opened.body.data.id);
  await running.service.jobs.runDue();
  const events = await running.service.store.read((db) =>
    db.selectFrom('events').where('account_id', '=', desk.accountId).select(['event', 'data']).execute(),
  );
  expect(
    events.filter(({ event, data }) => event === 'job.created' && data.includes(opened.body.data.id)),
  ).toHaveLength(1);
});
