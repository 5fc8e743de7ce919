import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { briefOf } from '#test/harness/submission.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
let model: Server;
/** What the model writes, whatever it is asked. */
let summary: unknown = '';

beforeAll(async () => {
  model = createServer(async (request, response) => {
    await request.toArray();
    const message = { role: 'assistant', content: JSON.stringify({ summary }) };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'c1',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const address = model.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  running = await startService({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: 'm',
  });
  desk = await running.workspace();
});
afterAll(async () => {
  await running.close();
  model.closeAllConnections();
  model.close();
});

const JOB = { title: 'Head of Finance', spec: { requirements: ['IFRS reporting', 'CIMA'] } };
const PERSON = {
  current_title: 'Financial Controller',
  current_company: 'Boreal Foods',
  years_experience: 12,
  skills: ['IFRS', 'SAP'],
};

/** The summary of the one person of a submission that leaves it to the model. */
async function submitted(name: string): Promise<string> {
  const { applications, job_id } = await briefOf(desk, [{ name, ...PERSON }], JOB);
  const items = applications.map((application_id) => ({ application_id }));
  const sent = await desk.api.post('/submissions', { job_id, items });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  return sent.body.data.items[0].summary;
}

it('sends of a model’s summary what the record holds, and none of what the model made up', async () => {
  summary =
    'Ana is a Financial Controller at Boreal Foods, with 12 years of experience. Ana led a team of 40.\n\n' +
    '- **Skills:** SAP and IFRS\n- **Qualifications:** CIMA\n- Fluent in Mandarin';
  expect(await submitted('Ana Ruiz')).toBe(
    'Ana is a Financial Controller at Boreal Foods, with 12 years of experience.\n\n- **Skills:** SAP and IFRS',
  );
});

it('sends the summary made from the record where the model begins with what is not so', async () => {
  summary = 'Bea is a Chief Financial Officer with 20 years at Kestrel Rail.\n\n- **Skills:** SAP';
  expect(await submitted('Bea Ruiz')).toBe(
    'Bea is a Financial Controller at Boreal Foods, with 12 years of experience.\n\n- **What the role asks for:** IFRS',
  );
});

it('sends the summary made from the record where the model answers in another shape than it was asked for', async () => {
  summary = { parts: ['Dora is a Financial Controller.'] };
  expect(await submitted('Dora Ruiz')).toBe(
    'Dora is a Financial Controller at Boreal Foods, with 12 years of experience.\n\n- **What the role asks for:** IFRS',
  );
});

it('sends a spec with no word of a pitch that the record does not hold', async () => {
  summary =
    'This candidate is a Financial Controller. They doubled the profit and hold a CIMA.\n\nKnows SAP.';
  const client = await desk.api.post('/clients', { name: 'Northwind', website: 'https://northwind.example' });
  const contact = await desk.api.post(`/clients/${client.body.data.id}/contacts`, {
    name: 'Mia Holt',
    email: 'mia@northwind.example',
  });
  const candidate = await desk.api.post('/candidates', {
    name: 'Cleo Ruiz',
    email: 'cleo@p.example',
    ...PERSON,
  });
  const sent = await desk.api.post('/specs', {
    candidate_id: candidate.body.data.id,
    client_contact_id: contact.body.data.id,
  });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  expect(sent.body.data.pitch).toBe('This candidate is a Financial Controller.\n\nKnows SAP.');
});
