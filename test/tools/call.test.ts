import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, refusalOf, toolsOf } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });

const call = (name: string, args: Record<string, unknown> = {}, meta?: Record<string, unknown>) =>
  callTool(running.app, desk.adminKey, name, args, meta === undefined ? {} : { meta });
const KEY = 'deskhand/idempotency-key';

it('does what the REST route does, and shows the same record', async () => {
  const made = await call('create_client', { name: 'Acme Mining' });
  const { body } = await desk.api.get(`/clients/${made.structuredContent.id}`);
  const whole = await call('get_client', { client_id: made.structuredContent.id, view: 'full' });
  const { owner_name, ...shown } = whole.structuredContent;
  const filled = Object.fromEntries(
    Object.entries(body.data).filter(([key, value]) => value !== null && key !== 'account_id'),
  );
  filled.fee_schedule = Object.fromEntries(
    Object.entries(body.data.fee_schedule).filter(([, value]) => value !== null),
  );
  expect(shown).toEqual(filled);
  expect(owner_name).toBe('Mia Admin');
});

it('hides money from a key without the scope, and says that it is hidden', async () => {
  const made = await call('create_client', { name: 'Boreal Foods' });
  const key = await desk.key(['clients:read'], { userId: null });
  const read = await callTool(running.app, key, 'get_client', { client_id: made.structuredContent.id });
  expect(read.structuredContent).toMatchObject({ fee_schedule: null, hidden_by_scope: ['fee_schedule'] });
  const list = await callTool(running.app, key, 'list_clients');
  expect(list.structuredContent.hidden_by_scope).toEqual(['items.*.fee_schedule']);
  expect(JSON.stringify(list)).not.toContain('percent');
});

it('answers within the schema that the tool declares', async () => {
  const ajv = new Ajv2020({ strict: false });
  const tools = new Map(
    (await toolsOf(running.app, desk.adminKey, '?toolsets=all')).map((tool) => [tool.name, tool]),
  );
  const made = await call('create_client', { name: 'Cobalt' });
  const answers = [
    ['create_client', made],
    ['get_client', await call('get_client', { client_id: made.structuredContent.id })],
    ['list_clients', await call('list_clients')],
    ['delete_client', await call('delete_client', { client_id: made.structuredContent.id })],
  ] as const;
  for (const [name, answer] of answers) {
    const valid = ajv.compile(tools.get(name)?.outputSchema ?? false);
    expect({ name, ok: valid(answer.structuredContent), errors: valid.errors }).toMatchObject({
      name,
      ok: true,
    });
  }
});

it('shows 25 rows a page unless asked for more, and a cursor that goes on', async () => {
  const other = await running.workspace();
  for (let i = 0; i < 30; i += 1) await other.api.post('/clients', { name: `Client ${i}` });
  const list = (args: Record<string, unknown>) => callTool(running.app, other.adminKey, 'list_clients', args);
  const first = await list({});
  expect(first.structuredContent).toMatchObject({ count: 25, has_more: true });
  expect(first.structuredContent.note).toMatch(/^25 of 31; narrow by .*search/);
  expect(first.content[0]?.text).toContain(`with after: ${first.structuredContent.next_cursor}`);
  const next = await list({ after: first.structuredContent.next_cursor });
  // Thirty and the agency itself.
  expect(next.structuredContent).toMatchObject({ count: 6, has_more: false });
  expect(next.content[0]?.text).toContain('List clients: 6, the last ones.');
});

it('answers an id of another agency like an unknown one', async () => {
  const other = await running.workspace();
  const foreign = (await other.api.post('/clients', { name: 'Theirs' })).body.data.id;
  const answers = [
    await call('get_client', { client_id: foreign }),
    await call('get_client', { client_id: 'cli_none' }),
  ];
  const [theirs, none] = answers.map(refusalOf);
  expect(theirs).toMatchObject({ code: 'NOT_FOUND' });
  expect({ ...theirs, message: '', request_id: '' }).toEqual({ ...none, message: '', request_id: '' });
});

it('replays the first answer for the key that a call carries, and refuses the key for another call', async () => {
  const first = await call('create_client', { name: 'Delta Rail' }, { [KEY]: 'once' });
  const again = await call('create_client', { name: 'Delta Rail' }, { [KEY]: 'once' });
  expect(again.structuredContent).toEqual({ ...first.structuredContent, replayed: true });
  const changed = await call('create_client', { name: 'Delta Rails' }, { [KEY]: 'once' });
  expect(refusalOf(changed).code).toBe('IDEMPOTENCY_KEY_REUSED');
  const broken = await call('create_client', { name: 'X' }, { [KEY]: 7 });
  expect(refusalOf(broken)).toMatchObject({ code: 'INVALID_REQUEST', field: `_meta.${KEY}` });
});

it('makes one record of the same call sent twice without a key, as a host does after a timeout', async () => {
  const args = { name: 'Echo Works', allow_duplicate: true };
  const [first, second] = [await call('create_client', args), await call('create_client', args)];
  expect(second.structuredContent).toEqual({ ...first.structuredContent, replayed: true });
  expect(second.content[0]?.text).toContain('Nothing was done again');
  const other = await call('create_client', { ...args, phone: '+61 2 5550 1000' });
  expect(other.structuredContent.id).not.toBe(first.structuredContent.id);
});

it('answers the same search anew, so that it finds who was added in between', async () => {
  const args = { query: 'Geologist' };
  await desk.api.post('/candidates', {
    name: 'Una Vale',
    email: 'Una.Vale@people.example',
    current_title: 'Geologist',
  });
  const first = await call('search_candidates', args);
  expect(first.structuredContent.total_count).toBe(1);
  await desk.api.post('/candidates', {
    name: 'Kit Marsh',
    email: 'Kit.Marsh@people.example',
    current_title: 'Geologist',
  });
  const second = await call('search_candidates', args);
  expect(second.structuredContent).toMatchObject({ total_count: 2 });
  expect(second.structuredContent.replayed).toBeUndefined();
  expect(second.content[0]?.text).toMatch(/^Search candidates: 2 of 2\./);
  expect(second.content[0]?.text).toContain('Kit Marsh (cnd_');
  const keyed = await call('search_candidates', args, { [KEY]: 'a search' });
  await desk.api.post('/candidates', {
    name: 'Bo Lund',
    email: 'Bo.Lund@people.example',
    current_title: 'Geologist',
  });
  const again = await call('search_candidates', args, { [KEY]: 'a search' });
  expect(again.structuredContent).toEqual({ ...keyed.structuredContent, replayed: true });
});

it('tries a refused call anew, as nothing of it was done', async () => {
  await call('create_client', { name: 'Foxglove' });
  const args = { name: 'foxglove', notes: 'second try' };
  expect(refusalOf(await call('create_client', args)).code).toBe('DUPLICATE_CLIENT');
  const clients = (await call('list_clients', { search: 'Foxglove' })).structuredContent.items;
  await desk.api.delete(`/clients/${clients[0].id}`);
  const made = await call('create_client', args);
  expect(made.structuredContent).toMatchObject({ name: 'foxglove' });
});

it('never mixes up two credentials that send the same call', async () => {
  const { key } = await desk.user('team_lead');
  const args = { name: 'Gantry', allow_duplicate: true };
  const mine = await call('create_client', args);
  const theirs = await callTool(running.app, key, 'create_client', args);
  expect(theirs.structuredContent.id).not.toBe(mine.structuredContent.id);
  expect(theirs.structuredContent.replayed).toBeUndefined();
});

it('refuses a view that does not exist', async () => {
  expect(refusalOf(await call('list_clients', { view: 'short' }))).toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'view',
  });
});

it('says of what a test key asked for that one did, in its answers, its refusals and the activities', async () => {
  const key = await desk.key(['admin'], { mode: 'test' });
  const made = await callTool(running.app, key, 'create_client', { name: 'Tried Out' });
  const refused = await callTool(running.app, key, 'get_client', { client_id: 'cli_1' });
  const run = await callTool(running.app, key, 'run_read_actions', {
    actions: [{ action: 'list_clients', input: {} }],
  });
  for (const { _meta } of [made, refused, run]) expect(_meta).toMatchObject({ 'deskhand/key-mode': 'test' });
  expect((await call('list_clients'))._meta).toBeUndefined();
  const [line] = (await desk.api.get(`/activities?client_id=${made.structuredContent.id}`)).body.data;
  expect(line.data.key_mode).toBe('test');
});
