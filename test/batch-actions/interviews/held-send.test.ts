import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const { desk } = useDesk({ country: 'GB' });

it.each(['anonymous', 'full'])(
  'invites nobody of a client to somebody whose send at %s still waits for a person, and says which, and does so once it was let go',
  async (level) => {
    const brief = await briefOf(desk, [
      { name: 'Quillon Hartsease', email: `quillon-${level}@people.example` },
    ]);
    const sent = await submit(desk, brief, { identity_visibility: level, message: 'Her salary is £40,000.' });
    expect(sent.body.data.review?.state).toBe('held');
    const book = (more: object = {}) =>
      desk.api.post('/interviews', {
        application_id: brief.applications[0],
        kind: 'client',
        format: 'in_person',
        location: '1 Quay Street',
        starts_at: inDays(3),
        interviewers: [{ contact_id: brief.contact_id }],
        ...more,
      });
    const refused = await book();
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain(sent.body.data.id);
    expect(refused.body.error.message).toContain('release_held');
    const alone = await book({ interviewers: [] });
    expect(alone.status, JSON.stringify(alone.body.error)).toBe(201);
    const joined = await desk.api.patch(`/interviews/${alone.body.data.id}`, {
      interviewers: [{ contact_id: brief.contact_id }],
    });
    expect(joined.status).toBe(409);
  },
);

it('warns of one thing where the client has somebody by a label from a send for another job', async () => {
  const brief = await briefOf(desk, [{ name: 'Quillon Hartsease', email: 'quillon-two@people.example' }]);
  await submit(desk, brief, { identity_visibility: 'anonymous' });
  const job = await desk.api.post('/jobs', { title: 'Cooper', client_id: brief.client_id });
  const other = await desk.api.post('/applications', {
    job_id: job.body.data.id,
    candidate_id: brief.candidates[0],
  });
  const booked = await desk.api.post('/interviews', {
    application_id: other.body.data.id,
    kind: 'client',
    format: 'in_person',
    location: '1 Quay Street',
    starts_at: inDays(3),
    interviewers: [{ contact_id: brief.contact_id }],
  });
  const codes = booked.body.meta.warnings.map(({ code }: { code: string }) => code);
  expect(codes).toContain('name_withheld');
  expect(codes).not.toContain('reveals_candidate');
});

it('holds a place that tells the telephone number or the mail address of whom the client has without the name', async () => {
  const brief = await briefOf(desk, [
    { name: 'Quillon Hartsease', email: 'qh7@people.example', phone: '07700 900444' },
  ]);
  await submit(desk, brief, { identity_visibility: 'anonymous' });
  const at = (location: string) =>
    desk.api.post('/interviews', {
      application_id: brief.applications[0],
      kind: 'client',
      format: 'in_person',
      starts_at: inDays(3),
      interviewers: [{ contact_id: brief.contact_id }],
      location,
    });
  for (const location of ['Ring 07700 900444', 'Ring +44 7700 900 444', 'Write to qh7@people.example'])
    expect((await at(location)).body.error, location).toMatchObject({
      type: 'held_wording',
      field: 'location',
    });
  expect((await at('1 Quay Street, ring 020 7946 0018')).status).toBe(201);
});
