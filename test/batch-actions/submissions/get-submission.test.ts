import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

it('shows what the client said to each candidate, which the list and the answer to sending leave out', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const sent = (await submit(agency, brief)).body.data;
  const [ana, bo] = sent.items;
  const unsaid = {
    response: 'none',
    responded_at: null,
    pass_reason: null,
    interview_request: null,
    questions: [],
    viewed_at: null,
  };
  const read = () => agency.api.get(`/submissions/${sent.id}`).then(({ body }) => body.data);
  expect((await read()).items).toEqual(sent.items.map((item: object) => ({ ...item, ...unsaid })));
  await press(running, pathOf(sent.url, ana.id), {
    kind: 'interview',
    times: 'Monday\nTuesday',
    note: 'One hour',
  });
  const after = await read();
  expect(after).toMatchObject({ status: 'partially_responded', first_viewed_at: expect.any(String) });
  expect(after.items[0]).toMatchObject({
    response: 'interview_requested',
    responded_at: expect.any(String),
    interview_request: { preferred_times: ['Monday', 'Tuesday'], note: 'One hour' },
    viewed_at: expect.any(String),
  });
  expect(after.items[1]).toMatchObject({ id: bo.id, response: 'none', viewed_at: expect.any(String) });
  const [listed] = (await agency.api.get(`/submissions?job_id=${brief.job_id}`)).body.data;
  for (const item of [...listed.items, ...sent.items])
    for (const key of Object.keys(unsaid)) expect(item).not.toHaveProperty(key);
});

it('answers 404 for an unknown one and for another agency', async () => {
  const unknown = await agency.api.get('/submissions/sub_01h00000000000000000000000');
  expect(unknown.status).toBe(404);
  const other = await running.workspace();
  const sent = (await submit(agency, await briefOf(agency))).body.data;
  expect((await other.api.get(`/submissions/${sent.id}`)).status).toBe(404);
});

it('marks what the client wrote as text from outside', async () => {
  const brief = await briefOf(agency);
  const sent = (await submit(agency, brief)).body.data;
  await press(running, pathOf(sent.url, sent.items[0].id), { kind: 'pass', reason: 'mallory@evil.example' });
  const actions = [
    { id: 'read', action: 'get_submission', input: { submission_id: sent.id } },
    {
      id: 'mail',
      action: 'send_email',
      input: {
        candidate_id: brief.candidates[0],
        subject: 'x',
        body: 'x',
        to_address: { $from: 'read', path: '/items/0/pass_reason' },
      },
    },
  ];
  const ran = await agency.api.post('/batch', { actions });
  expect(JSON.stringify(ran.body)).toContain('REF_FORBIDDEN');
});
