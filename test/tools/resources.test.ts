import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { post } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const rpc = async (method: string, params: Record<string, unknown> = {}, key = desk.adminKey) =>
  (await post(running.app, key, { jsonrpc: '2.0', id: 1, method, params })).body;

const read = async (uri: string, key = desk.adminKey) => {
  const answer = await rpc('resources/read', { uri }, key);
  return answer.error === undefined ? JSON.parse(answer.result.contents[0].text) : answer.error;
};

it('tells of the agency, who is acted for and what may be done', async () => {
  expect(await read('deskhand://agency')).toMatchObject({
    name: 'Harbour Talent',
    country: 'AU',
    currency: 'AUD',
    today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    acting_for: { name: 'Mia Admin', role: 'admin' },
    scopes: ['admin'],
    standard_fee_schedule: expect.anything(),
  });
  const plain = await read('deskhand://agency', await desk.key(['clients:read'], { userId: null }));
  expect(plain.standard_fee_schedule).toBeUndefined();
  expect(plain).toMatchObject({ acting_for: null, scopes: ['clients:read'] });
});

it('lists the stage vocabulary, and the actions that the credential may run by module', async () => {
  const stages = await read('deskhand://stages');
  expect(stages.items.map(({ value }: { value: string }) => value)).toHaveLength(12);
  const actions = await read('deskhand://actions');
  const names = Object.values<{ name: string }[]>(actions.modules).flatMap((list) =>
    list.map(({ name }) => name),
  );
  expect(names.toSorted()).toEqual([...catalogue.keys()].toSorted());
  const reader = await read('deskhand://actions', await desk.key(['clients:read'], { userId: null }));
  expect(Object.keys(reader.modules)).not.toContain('jobs');
});

it('lists the reports to those who may run them, and the kinds of documents to those who keep them', async () => {
  const reports = await read('deskhand://reports');
  const names = reports.items.map(({ report }: { report: string }) => report);
  expect(names).toHaveLength(REPORT_NAMES.length);
  expect(names).toEqual(expect.arrayContaining(['pipeline_snapshot', 'billings', 'selection_rates']));
  expect(reports.taken_by).toEqual({ action: 'run_report', available: catalogue.has('run_report') });
  const kinds = await read('deskhand://document-kinds');
  const find = (region: string, kind: string) =>
    kinds.items.find((one: { region: string; kind: string }) => one.region === region && one.kind === kind);
  expect(find('ALL', 'right_to_work')).toMatchObject({ waivable: false, group: 'person' });
  expect(find('AU', 'police_check')).toMatchObject({ term_months: 12, waivable: true });
  expect(find('GB', 'ir35_sds')).toMatchObject({ group: 'engagement', term_months: null });
  expect(kinds.required).toContainEqual(
    expect.objectContaining({ region: 'AU', one_of: ['tfn_declaration', 'abn'] }),
  );
  const listed = async (scope: string) =>
    (await rpc('resources/list', {}, await desk.key([scope], { userId: null }))).result.resources.map(
      ({ name }: { name: string }) => name,
    );
  expect(await listed('analytics:read')).toEqual(['agency', 'reports', 'actions']);
  expect(await listed('placements:read')).toEqual(['agency', 'document-kinds', 'actions']);
  expect(await read('deskhand://reports', await desk.key(['clients:read'], { userId: null }))).toMatchObject({
    code: -32602,
  });
});

it('describes any action whole', async () => {
  expect(await read('deskhand://actions/create_client')).toMatchObject({
    name: 'create_client',
    scope: 'clients:write',
    idempotency: 'required',
    risk: { outward: false, destructive: false },
    input_schema: { properties: { name: { maxLength: 300 } } },
    output_schema: { properties: { fee_schedule: expect.anything() } },
  });
});

it('serves a record by its address, whole and within the scopes', async () => {
  const templates = (await rpc('resources/templates/list')).result.resourceTemplates;
  expect(templates.map(({ uriTemplate }: { uriTemplate: string }) => uriTemplate)).toEqual([
    'deskhand://candidates/{candidate_id}',
    'deskhand://jobs/{job_id}',
    'deskhand://clients/{client_id}',
    'deskhand://placements/{placement_id}',
    'deskhand://actions/{name}',
  ]);
  const { id } = (await desk.api.post('/clients', { name: 'Acme' })).body.data;
  expect(await read(`deskhand://clients/${id}`)).toMatchObject({ id, name: 'Acme', owner_name: 'Mia Admin' });
  const plain = await desk.key(['clients:read'], { userId: null });
  expect(await read(`deskhand://clients/${id}`, plain)).toMatchObject({
    fee_schedule: null,
    hidden_by_scope: ['fee_schedule'],
  });
});

it.each([
  'deskhand://clients/cli_none',
  'deskhand://clients/job_wrongkind',
  'deskhand://nothing',
  'deskhand://actions/make_coffee',
  'https://evil.example/',
])('answers %s like any address that leads nowhere', async (uri) => {
  expect(await read(uri)).toMatchObject({ code: -32602, data: { uri } });
});

it("answers another agency's record, and one outside the scopes, like an unknown one", async () => {
  const other = await running.workspace();
  const { id } = (await other.api.post('/clients', { name: 'Theirs' })).body.data;
  expect(await read(`deskhand://clients/${id}`)).toMatchObject({ code: -32602 });
  const jobs = await desk.key(['jobs:read'], { userId: null });
  const own = (await desk.api.post('/clients', { name: 'Ours' })).body.data.id;
  expect(await read(`deskhand://clients/${own}`, jobs)).toMatchObject({ code: -32602 });
});

it('offers prompts whose work the credential may do, and fills in what is given', async () => {
  const names = async (key?: string): Promise<string[]> =>
    (await rpc('prompts/list', {}, key)).result.prompts.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(
    expect.arrayContaining(['log_placement', 'prepare_client_call', 'weekly_desk_review', 'chase_stuck']),
  );
  expect(await names(await desk.key(['clients:read'], { userId: null }))).toEqual(['prepare_client_call']);
  const prompt = await rpc('prompts/get', {
    name: 'log_placement',
    arguments: { candidate: 'Ana Ruiz', terms: '120k, 20 percent' },
  });
  const { text } = prompt.result.messages[0].content;
  expect(text).toContain('Ana Ruiz');
  expect(text).toContain('120k, 20 percent');
  expect(text).toContain('confirm_text');
  expect(text).not.toContain('undefined');
});

it('names only tools and actions that exist in its prompts', async () => {
  for (const { name, arguments: args } of (await rpc('prompts/list')).result.prompts) {
    const given = Object.fromEntries((args ?? []).map((arg: { name: string }) => [arg.name, 'X']));
    const { text } = (await rpc('prompts/get', { name, arguments: given })).result.messages[0].content;
    const named = [...text.matchAll(/\b(?:list|get|create|search|plan|run|commit|find|send)_[a-z_]+\b/g)].map(
      ([word]) => word,
    );
    const known = ['plan_actions', 'commit_plan', 'run_read_actions', 'run_actions', 'find_actions'];
    expect({ name, unknown: named.filter((word) => !catalogue.has(word) && !known.includes(word)) }).toEqual({
      name,
      unknown: [],
    });
  }
});

it('refuses an unknown prompt and one without what it needs, by name', async () => {
  expect((await rpc('prompts/get', { name: 'sing' })).error).toMatchObject({ code: -32602 });
  const lacking = await rpc('prompts/get', { name: 'log_placement', arguments: { candidate: ' ' } });
  expect(lacking.error.message).toContain('log_placement needs candidate');
});
