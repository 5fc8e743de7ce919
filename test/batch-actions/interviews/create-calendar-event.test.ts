import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

const entry = { title: 'Call the client', event_type: 'reminder', starts_at: '2026-09-01T10:00:00+10:00' };

it('puts an entry into the calendar, in UTC, with what was left out null', async () => {
  const ran = await runAction(running, agency.adminKey, 'create_calendar_event', entry);
  expect(ran.status).toBe(201);
  expect(ran.data).toEqual({
    id: expect.stringMatching(/^cal_/),
    title: 'Call the client',
    notes: null,
    event_type: 'reminder',
    starts_at: '2026-09-01T00:00:00.000Z',
    ends_at: null,
    all_day: false,
    application_id: null,
    job_id: null,
    candidate_id: null,
    assigned_to: null,
    created_by: agency.adminId,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(ran.events).toEqual([]);
});

it('fills in the job and the candidate of an application', async () => {
  const application_id = await deskOf(agency).application();
  const { job_id, candidate_id } = (await agency.api.get(`/applications/${application_id}`)).body.data;
  const answer = await agency.api.post('/calendar-events', {
    ...entry,
    event_type: 'deadline',
    ends_at: '2026-09-01T02:00:00Z',
    all_day: true,
    notes: 'Bring the terms',
    application_id,
    assigned_to: agency.adminId,
  });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    application_id,
    job_id,
    candidate_id,
    all_day: true,
    ends_at: '2026-09-01T02:00:00.000Z',
    notes: 'Bring the terms',
    assigned_to: agency.adminId,
  });
});

describe('refuses', () => {
  it.each([
    ['no title', { title: undefined }, 'title'],
    ['an empty title', { title: ' ' }, 'title'],
    ['no type', { event_type: undefined }, 'event_type'],
    ['an unknown type', { event_type: 'party' }, 'event_type'],
    ['no start', { starts_at: undefined }, 'starts_at'],
    ['a start that is no time', { starts_at: 'tomorrow' }, 'starts_at'],
    ['an end before the start', { ends_at: '2026-08-31T23:59:00Z' }, 'ends_at'],
    ['a field there is not', { colour: 'red' }, 'colour'],
  ])('%s', async (_, fields, field) => {
    const answer = await agency.api.post('/calendar-events', { ...entry, ...fields });
    expect([answer.status, answer.body.error.field]).toEqual([422, field]);
  });

  it('a job that the application is not for', async () => {
    const desk = deskOf(agency);
    const body = { ...entry, application_id: await desk.application(), job_id: await desk.job() };
    const answer = await agency.api.post('/calendar-events', body);
    expect([answer.status, answer.body.error.field]).toEqual([422, 'job_id']);
  });

  it.each(['application_id', 'job_id', 'candidate_id', 'assigned_to'])('an unknown %s', async (field) => {
    const prefix = { application_id: 'app', job_id: 'job', candidate_id: 'cnd', assigned_to: 'usr' }[field];
    const answer = await agency.api.post('/calendar-events', { ...entry, [field]: `${prefix}_00000000` });
    expect([answer.status, answer.body.error.field]).toEqual([404, field]);
  });

  it('a request without an Idempotency-Key', async () => {
    expect((await agency.api.post('/calendar-events', entry, null)).status).toBe(400);
  });
});

it('is taken back by undo, unless the entry was changed since', async () => {
  const run = async () => {
    const answer = await agency.api.post('/batch', {
      actions: [{ action: 'create_calendar_event', input: entry }],
    });
    return { batch: answer.body.data.batch_id, id: answer.body.data.items[0].result.id };
  };
  const first = await run();
  expect((await agency.api.post(`/batch/${first.batch}/undo`)).status).toBe(200);
  expect((await agency.api.get(`/calendar-events/${first.id}`)).status).toBe(404);
  const second = await run();
  await agency.api.patch(`/calendar-events/${second.id}`, { title: 'Call them today' });
  expect((await agency.api.post(`/batch/${second.batch}/undo`)).status).toBe(207);
  expect((await agency.api.get(`/calendar-events/${second.id}`)).status).toBe(200);
});
