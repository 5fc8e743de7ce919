import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, refusalOf } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU' });

const call = (name: string, args: Record<string, unknown>) =>
  callTool(running.app, desk.adminKey, name, args, { query: '?toolsets=all' });

it('the id of a client’s contact stands for the person it is, and the person’s for their only contact', async () => {
  const client_id = await deskOf(desk).client({ name: 'Pellworth Mills' });
  const contact = { name: 'Sunniva Brandt', email: 'sunniva@pellworth.example' };
  const { id, person_id } = (await desk.api.post(`/clients/${client_id}/contacts`, contact)).body.data;
  const mail = { candidate_id: id, subject: 'Shortlist', body_text: 'Hello.' };
  const planned = await call('send_email', mail);
  expect(planned.structuredContent.understood).toMatchObject([
    { field: 'candidate_id', given: id, taken: person_id },
  ]);
  expect(planned.structuredContent.confirm_text).toContain('sunniva@pellworth.example');
  const job = { title: 'Miller', client_id, client_contact_id: person_id };
  expect((await call('create_job', job)).structuredContent.client_contact).toMatchObject({ id });
  const elsewhere = await deskOf(desk).client({ name: 'Pellworth Bakeries' });
  await desk.api.post(`/clients/${elsewhere}/contacts`, contact);
  const refused = refusalOf(await call('create_job', { ...job, title: 'Baker' }));
  expect(String(refused.message)).toContain('Sunniva Brandt, a contact at Pellworth Mills');
  expect(String(refused.message)).toContain('Sunniva Brandt, a contact at Pellworth Bakeries');
});
