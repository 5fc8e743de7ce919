import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
const desk = deskOf(agency);

async function put(certifications: string[]) {
  const client_id = await desk.client();
  const spec = { summary: '', responsibilities: [], requirements: ['CPA'], nice_to_have: ['German'] };
  const job_id = await desk.job({ client_id, title: 'Accountant', spec });
  const candidate_id = await desk.candidate({
    name: 'Ana Ruiz',
    current_title: 'Accountant',
    skills: ['Excel'],
    certifications,
  });
  const application_id = await desk.application({ job_id, candidate_id, stage: 'yes' });
  const contact = await agency.api.post(`/clients/${client_id}/contacts`, {
    name: 'Helen Marsh',
    email: `${crypto.randomUUID()}@client.example`,
  });
  const sent = await agency.api.post('/submissions', {
    job_id,
    client_contact_id: contact.body.data.id,
    items: [{ application_id, summary: 'A steady accountant.' }],
  });
  expect(sent.status, JSON.stringify(sent.body.error)).toBe(201);
  const warned = (sent.body.meta.warnings ?? []).filter(
    ({ code }: { code: string }) => code === 'must_missing',
  );
  return { id: sent.body.data.id, warned };
}

it('whoever sends is warned of a must-have that the record does not show, and of nothing where it does', async () => {
  expect((await put(['CA'])).warned).toMatchObject([
    {
      message:
        'The job asks for CPA, and the record of Ana Ruiz does not show it. Ask them first, or say in items[].summary what makes up for it.',
      missing: ['CPA'],
    },
  ]);
  expect((await put(['CPA'])).warned).toEqual([]);
});

it('a list tells how many were answered how, and a second sending names whom it shows again', async () => {
  const { id } = await put(['CPA']);
  const listed = await callTool(
    running.app,
    agency.adminKey,
    'list_submissions',
    {},
    {
      query: '?toolsets=submissions',
    },
  );
  const row = listed.structuredContent.items.find((item: { id: string }) => item.id === id);
  expect(row.answers).toEqual({ interview_requested: 0, passed: 0, question: 0, none: 1 });
  expect(listed.content[0]?.text).toContain('none 1');
  const plan = await agency.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'resend_submission', input: { submission_id: id } }],
  });
  expect(plan.body.data.confirm_text).toContain('Ana Ruiz for Accountant to ');
});
