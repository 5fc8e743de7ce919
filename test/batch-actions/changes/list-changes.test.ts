import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useService } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';
import { briefOf, pathOf, press, submit } from '#test/harness/submission.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService();

interface Row {
  sequence: number;
  type: string;
  action: string;
  id: string;
  data: Record<string, unknown> | null;
  actor: Record<string, unknown> | null;
}

/** Every change of an agency, read in pages of a size. */
async function all(desk: Workspace, limit = 7): Promise<Row[]> {
  const rows: Row[] = [];
  for (let since = 0; ; ) {
    const page = await desk.api.get(`/changes?since=${since}&limit=${limit}`);
    rows.push(...page.body.data);
    expect(page.body.meta.next_since).toBe(rows.at(-1)?.sequence ?? since);
    if (!page.body.meta.has_more) return rows;
    since = page.body.meta.next_since;
  }
}

it('lists every change oldest first with contiguous numbers, each with its record as it is now', async () => {
  const desk = await running.workspace();
  const hire = await applied(desk.api);
  await desk.api.patch(`/clients/${hire.clientId}`, { notes: 'Met them.' });
  const rows = await all(desk);
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  const client = (await desk.api.get(`/clients/${hire.clientId}`)).body.data;
  const ofClient = rows.filter(({ id }) => id === hire.clientId);
  expect(ofClient).toMatchObject([
    { type: 'client', action: 'created', fields: null, data: client },
    { type: 'client', action: 'updated', fields: ['notes'], data: client },
  ]);
  expect(new Set(rows.map(({ type }) => type))).toEqual(
    new Set(['client', 'job', 'candidate', 'application']),
  );
  expect(rows.every(({ data }) => data !== null)).toBe(true);
});

it('names who made each change: a person with what they acted through, and a contact of a client as on record now', async () => {
  const desk = await running.workspace();
  const { data: key } = (
    await desk.api.post('/keys', { name: 'Claude', scopes: ['admin'], user_id: desk.adminId })
  ).body;
  await desk.as(key.key).post('/clients', { name: 'By Assistant' });
  const made = await all(desk);
  expect(made.find(({ type }) => type === 'client')?.actor).toEqual({
    type: 'user',
    id: desk.adminId,
    name: 'Mia Admin, by Claude',
  });
  const brief = await briefOf(desk, [{ name: 'Ana Ruiz' }]);
  const sent = (await submit(desk, brief)).body.data;
  await press(running, pathOf(sent.url, sent.items[0].id), { kind: 'question', question: 'Does she drive?' });
  const contact = (await desk.api.get(`/clients/${brief.client_id}/contacts`)).body.data[0];
  expect((await all(desk)).at(-1)?.actor).toEqual({ type: 'client', id: contact.id, name: contact.name });
  const { rows } = await running.service.store.read((db) =>
    sql<{ actor: string }>`select actor from changes where account_id = ${desk.accountId}
      and actor like '%"client"%'`.execute(db),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(contact.name);
});

it('shows a delete with no data, and no data either in the earlier changes of what is gone', async () => {
  const desk = await running.workspace();
  const { id } = (await desk.api.post('/clients', { name: 'Gone Ltd' })).body.data;
  await desk.api.delete(`/clients/${id}`);
  expect(await all(desk)).toMatchObject([
    { action: 'created', id, data: null },
    { action: 'deleted', id, data: null },
  ]);
});

it('answers nothing new with the number it was asked from', async () => {
  const desk = await running.workspace();
  await desk.api.post('/clients', { name: 'One' });
  const last = (await all(desk)).at(-1)?.sequence ?? 0;
  const after = await desk.api.get(`/changes?since=${last}`);
  expect(after.body).toMatchObject({ data: [], meta: { next_since: last, has_more: false, count: 0 } });
});

it('hides money without its scope, and a record whose type the credential may not read', async () => {
  const desk = await running.workspace();
  const hire = await applied(desk.api);
  await desk.api.post('/placements', { application_id: hire.applicationId, salary: 90_000 });
  const reader = desk.as(await desk.key(['activities:read', 'placements:read'], { userId: null }));
  const rows: Row[] = (await reader.get('/changes?limit=100')).body.data;
  const placement = rows.find(({ type }) => type === 'placement');
  expect(placement?.data).toMatchObject({ salary: null, fee: null, status: 'pending_start' });
  expect(rows.filter(({ type }) => type === 'candidate').every(({ data }) => data === null)).toBe(true);
});

it('shows another agency nothing', async () => {
  const [desk, other] = [await running.workspace(), await running.workspace()];
  await desk.api.post('/clients', { name: 'Mine' });
  expect(await all(other)).toEqual([]);
});

it('counts the candidates it shows towards the daily allowance, each once', async () => {
  const desk = await running.workspace();
  const hire = await applied(desk.api);
  await desk.api.patch(`/candidates/${hire.candidateId}`, { rating: 4 });
  const worker = await desk.user('consultant');
  const page = await worker.api.get('/changes?limit=100');
  expect(page.headers.get('x-candidate-allowance-remaining')).toBe('199');
  await runAction(running, desk.adminKey, 'set_candidate_allowance', { limit: 1, mode: 'stop' });
  await applied(desk.api);
  expect((await worker.api.get('/changes?limit=100')).body.error.code).toBe('DAILY_LIMIT_REACHED');
});

it('refuses a number that was not given out yet, as who waits there would miss what comes', async () => {
  const desk = await running.workspace();
  const { next_since } = (await desk.api.get('/changes?since=0&limit=100')).body.meta;
  expect((await desk.api.get(`/changes?since=${next_since}`)).status).toBe(200);
  const beyond = await desk.api.get(`/changes?since=${next_since + 1}`);
  expect(beyond).toMatchObject({ status: 422, body: { error: { field: 'since' } } });
  expect(beyond.body.error.message).toContain(`the feed ends at ${next_since}`);
});

it.each([['since=-1'], ['since=soon'], ['since=1.5'], ['after=5']])('refuses %s', async (query) => {
  const desk = await running.workspace();
  const refused = await desk.api.get(`/changes?${query}`);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(query.split('=')[0]);
});

it('needs activities:read', async () => {
  const desk = await running.workspace();
  const refused = await desk.as(await desk.key(['clients:read'])).get('/changes');
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'activities:read' });
});
