import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { callTool } from '#test/harness/mcp.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

type Brief = Awaited<ReturnType<typeof briefOf>>;

/** The people of a brief on another job of the same client, put forward to the same contact without their names. */
async function putAgain({ client_id, contact_id, candidates }: Brief) {
  const { api } = agency;
  const job = (await api.post('/jobs', { title: 'CFO', client_id, client_contact_id: contact_id })).body.data;
  const items = [];
  for (const candidate_id of candidates) {
    const { body } = await api.post('/applications', { job_id: job.id, candidate_id });
    items.push({ application_id: body.data.id, summary: 'Knows the trade.' });
  }
  const sent = await api.post('/submissions', {
    job_id: job.id,
    client_contact_id: contact_id,
    items,
    identity_visibility: 'anonymous',
  });
  expect(sent.status, JSON.stringify(sent.body.error)).toBe(201);
  return (sent.body.meta.warnings ?? [])
    .filter(({ code }: { code: string }) => code === 'known_by_name')
    .map(({ message }: { message: string }) => message);
}

it('whoever puts somebody forward without a name is told that the contact was sent them by name before', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  await submit(agency, { ...brief, applications: brief.applications.slice(0, 1) });
  expect(await putAgain(brief)).toEqual([
    expect.stringMatching(
      / may recognise Ana Ruiz, who was put to them by name for Controller\. Send it to another/,
    ),
  ]);
});

it('… and that an invitation to an interview named them to the contact', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }]);
  const booked = await agency.api.post('/interviews', {
    application_id: brief.applications[0],
    kind: 'client',
    starts_at: inDays(3),
    interviewers: [{ contact_id: brief.contact_id }],
  });
  expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
  expect(await putAgain(brief)).toEqual([
    expect.stringMatching(/ may recognise Ana Ruiz, whom the invitation to /),
  ]);
});

it('… and not that one did which called them as the contact has them', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }]);
  await submit(agency, brief, { identity_visibility: 'anonymous' });
  const booked = await agency.api.post('/interviews', {
    application_id: brief.applications[0],
    kind: 'client',
    starts_at: inDays(3),
    interviewers: [{ contact_id: brief.contact_id }],
  });
  expect(booked.body.data.title).toContain('Candidate A');
  expect(await putAgain(brief)).toEqual([]);
});

it('says nothing of people whom the contact knows without a name alone', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }]);
  await submit(agency, brief, { identity_visibility: 'anonymous' });
  expect(await putAgain(brief)).toEqual([]);
});

it('what cannot be taken back of a submission is answered with the actions that make up for it, ids and all', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }]);
  const { body } = await agency.api.post('/batch', {
    actions: [
      {
        id: 'send',
        action: 'create_submission',
        input: {
          job_id: brief.job_id,
          items: [{ application_id: brief.applications[0], summary: 'Knows the trade.' }],
        },
      },
    ],
  });
  const { id } = body.data.items[0].result;
  const remedy = `revoke_submission with submission_id ${id}; move_application_stage with application_id ${brief.applications[0]}.`;
  const undone = await agency.api.post(`/batch/${body.data.batch_id}/undo`, {});
  expect(undone.body.data.items[0].undo.error.fix).toContain(remedy);
  const planned = await callTool(running.app, agency.adminKey, 'undo_batch', {
    batch_id: body.data.batch_id,
  });
  expect(planned.isError).toBe(true);
  expect(planned.structuredContent.error.fix).toContain(remedy);
  expect(planned.content[0]?.text).toContain(remedy);
});
