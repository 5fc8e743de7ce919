import { beforeAll, expect, it } from 'vitest';
import { payAction, withActions } from '#test/harness/batch.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });

beforeAll(() => withActions(running, [payAction]));

const WORDS = 'Wants four days a week';

const candidate = async (name: string): Promise<{ id: string }> => {
  const email = `${crypto.randomUUID()}@example.org`;
  return (await desk.api.post('/candidates', { name, email })).body.data;
};

/** A person with a note by one of the agency and one by a program that acts for nobody. */
async function noted() {
  const person = await candidate('Ana Ruiz');
  const note = { type: 'note', body: WORDS, candidate_id: person.id };
  const nobody = desk.as(await desk.key(['activities:write'], { userId: null }));
  const own = (await desk.api.post('/activities', note)).body.data;
  const unknown = (await nobody.post('/activities', note)).body.data;
  return { person, own, unknown };
}

it("a note of the agency's own people stands bare over MCP, and one of whom nobody knows stays marked", async () => {
  const { person, own, unknown } = await noted();
  const { structuredContent, content } = await callTool(running.app, desk.adminKey, 'list_activities', {
    candidate_id: person.id,
    type: 'note',
    view: 'full',
  });
  const bodies = new Map(
    structuredContent.items.map(({ id, body }: { id: string; body: unknown }) => [id, body]),
  );
  expect(bodies.get(own.id)).toBe(WORDS);
  expect(bodies.get(unknown.id)).toEqual({ untrusted_text: WORDS, source: 'actor' });
  expect(content[0]?.text?.match(/untrusted, from actor/g)).toHaveLength(2);
});

it('a brief tells own words as a note and the words of others as said', async () => {
  const { person, own, unknown } = await noted();
  const brief = (await desk.api.get(`/candidates/${person.id}/brief`)).body.data;
  expect(brief.last_contacts).toContainEqual(expect.objectContaining({ activity_id: own.id, note: WORDS }));
  expect(brief.last_contacts).toContainEqual(
    expect.objectContaining({ activity_id: unknown.id, said: WORDS }),
  );
  const { structuredContent } = await callTool(running.app, desk.adminKey, 'get_candidate_brief', {
    candidate_id: person.id,
  });
  const lines: { activity_id: string; note?: unknown; said?: unknown }[] = structuredContent.last_contacts;
  const line = (id: string) => lines.find(({ activity_id }) => activity_id === id);
  expect(line(own.id)).toMatchObject({ note: WORDS });
  expect(line(unknown.id)).toMatchObject({ said: { untrusted_text: WORDS, source: 'actor' } });
});

it("a reference lets an own note fill what is guarded, and refuses another's", async () => {
  const { person, own, unknown } = await noted();
  const items = (await desk.api.get(`/activities?candidate_id=${person.id}&type=note`)).body.data;
  const place = ({ id }: { id: string }) => items.findIndex((item: { id: string }) => item.id === id);
  const pay = async (path: string) => {
    const { body } = await desk.api.post('/batch', {
      actions: [
        { id: 'read', action: 'list_activities', input: { candidate_id: person.id, type: 'note' } },
        { action: 'pay', input: { to: { $from: 'read', path } } },
      ],
    });
    return body.data.items[1];
  };
  expect(await pay(`/items/${place(own)}/body`)).toMatchObject({ status: 'succeeded' });
  for (const path of [`/items/${place(unknown)}/body`, '/items/*/body', `/items/${place(own)}`, '/items'])
    expect(await pay(path), path).toMatchObject({ status: 'failed', error: { code: 'REF_FORBIDDEN' } });
});

it("a note that was filled by reference from an outsider's words stays marked, in its line too", async () => {
  const { person, unknown } = await noted();
  const other = await candidate('Bo Lind');
  await desk.as(await desk.key(['activities:write'], { userId: null })).post('/activities', {
    type: 'note',
    body: WORDS,
    candidate_id: other.id,
  });
  const { body } = await desk.api.post('/batch', {
    actions: [
      { id: 'read', action: 'list_activities', input: { candidate_id: other.id, type: 'note' } },
      {
        id: 'copy',
        action: 'create_activity',
        input: { type: 'note', candidate_id: person.id, body: { $from: 'read', path: '/items/0/body' } },
      },
    ],
  });
  const { id } = body.data.items[1].result;
  const call = (name: string) =>
    callTool(running.app, desk.adminKey, name, { candidate_id: person.id, view: 'full' });
  const { items } = (await call('list_activities')).structuredContent;
  const marked = { untrusted_text: WORDS, source: 'actor' };
  expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({
    body: marked,
    summary: marked,
  });
  expect(items.find((item: { id: string }) => item.id === unknown.id)).toMatchObject({ summary: marked });
});

it("a brief tells what the service noted of the agency's own steps as a note", async () => {
  const person = await candidate('Cleo Marsh');
  const client = (await desk.api.post('/clients', { name: 'Hartley' })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Fitter', client_id: client.id })).body.data;
  const application = await desk.api.post('/applications', { job_id: job.id, candidate_id: person.id });
  const starts_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await desk.api.post('/interviews', {
    application_id: application.body.data.id,
    kind: 'internal',
    format: 'phone',
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 1_800_000).toISOString(),
  });
  const brief = (await desk.api.get(`/candidates/${person.id}/brief`)).body.data;
  expect(brief.last_contacts).toMatchObject([{ note: expect.stringContaining('Booked') }]);
});

it('a concise answer tells what an update changed once, in words, and a full one as data as well', async () => {
  const made = await desk.api.post('/clients', { name: 'Ironbark Water' });
  const job = { title: 'Controller', client_id: made.body.data.id };
  const { id: job_id } = (await desk.api.post('/jobs', job)).body.data;
  await desk.api.patch(`/jobs/${job_id}`, { title: 'Finance Director' });
  const listed = async (view: string) => {
    const given = { job_id, view };
    const { structuredContent } = await callTool(running.app, desk.adminKey, 'list_activities', given);
    return structuredContent.items.find(({ changed }: { changed?: string }) => changed !== undefined);
  };
  const concise = await listed('concise');
  expect(concise.changed).toContain('Controller → Finance Director');
  expect(concise.data).not.toHaveProperty('changes');
  expect((await listed('full')).data.changes).toContainEqual(
    expect.objectContaining({ to: 'Finance Director' }),
  );
});
