import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('makes a client on the agency standard, enrichment pending when it has a website', async () => {
  const made = await desk.api.post('/clients', { name: 'Acme Mining', website: 'www.acme.com.au/about' });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    name: 'Acme Mining',
    domain: 'acme.com.au',
    enrichment_status: 'pending',
    fee_schedule: { currency: 'AUD', is_standard: true, version: 1 },
  });
  const read = await desk.api.get(`/clients/${made.body.data.id}`);
  expect(read.body.data).toEqual(made.body.data);
});

it('refuses a namesake or the same domain and names the owner of the one that exists', async () => {
  const first = await desk.api.post('/clients', { name: 'Boreal Foods', website: 'https://boreal.example' });
  const again = await desk.api.post('/clients', {
    name: 'Other name',
    website: 'http://www.boreal.example/x',
  });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'DUPLICATE_CLIENT', existing_id: first.body.data.id });
  expect(again.body.error.message).toContain('Mia Admin');
  const allowed = await desk.api.post('/clients', { name: 'boreal foods', allow_duplicate: true });
  expect(allowed.status).toBe(201);
});

it('finds a namesake behind any punctuation, however many names go on with other letters', async () => {
  const others = Array.from({ length: 60 }, (_, no) => ({
    action: 'create_client',
    input: { name: `Harbourmaster ${no}` },
  }));
  expect((await desk.api.post('/batch', { mode: 'atomic', actions: others })).status).toBe(200);
  for (const [name, namesake] of [
    ['Harbour\u2013Limited', 'Harbour'],
    ['Quayside:Ltd', 'Quayside'],
    ['Lockgate, Inc.', 'Lockgate'],
  ]) {
    const first = await desk.api.post('/clients', { name });
    expect(first.status, name).toBe(201);
    const again = await desk.api.post('/clients', { name: namesake });
    expect(again.status, namesake).toBe(409);
    expect(again.body.error.existing_id).toBe(first.body.data.id);
  }
});

it('refuses a namesake in another legal form, and takes a group and its company for two', async () => {
  const first = await desk.api.post('/clients', { name: 'Northwind Freight' });
  for (const name of ['Northwind Freight Pty. Ltd.', 'The NORTHWIND FREIGHT LIMITED']) {
    const again = await desk.api.post('/clients', { name });
    expect(again.status, name).toBe(409);
    expect(again.body.error).toMatchObject({
      code: 'DUPLICATE_CLIENT',
      field: 'name',
      existing_id: first.body.data.id,
    });
  }
  for (const name of ['Northwind Freight Group', 'Northwind Logistics Pty Ltd'])
    expect((await desk.api.post('/clients', { name })).status, name).toBe(201);
  const meant = await desk.api.post('/clients', { name: 'Northwind Freight Pty Ltd', allow_duplicate: true });
  expect(meant.status).toBe(201);
});

it('finds a namesake by the name that a client has since it was renamed, and no more by its former one', async () => {
  const made = await desk.api.post('/clients', { name: 'Fernhill Dairies' });
  await desk.api.patch(`/clients/${made.body.data.id}`, { name: 'Larkspur Dairies Ltd' }, 'rename');
  const again = await desk.api.post('/clients', { name: 'Larkspur Dairies' });
  expect(again.status).toBe(409);
  expect(again.body.error.existing_id).toBe(made.body.data.id);
  expect((await desk.api.post('/clients', { name: 'Fernhill Dairies' })).status).toBe(201);
});

it('refuses the namesake of a client with a name of two letters, and takes the name of a deleted client', async () => {
  const api = desk.api;
  const made = await api.post('/clients', { name: 'Xq' });
  expect(await api.post('/clients', { name: 'XQ Pty Ltd' })).toMatchObject({
    status: 409,
    body: { error: { code: 'DUPLICATE_CLIENT' } },
  });
  await api.delete(`/clients/${made.body.data.id}`);
  expect((await api.post('/clients', { name: 'Xq' })).status).toBe(201);
  const gone = await api.post('/clients', { name: 'Soon Closed Down Entirely' });
  await api.delete(`/clients/${gone.body.data.id}`);
  expect((await api.post('/clients', { name: 'Soon Closed Down Entirely' })).status).toBe(201);
});

it('tells of the client with the very name before one with another form of it', async () => {
  await desk.api.post('/clients', { name: 'Ridgeway Timber Ltd' });
  const meant = await desk.api.post('/clients', { name: 'Ridgeway Timber', allow_duplicate: true });
  const again = await desk.api.post('/clients', { name: 'RIDGEWAY timber' });
  expect(again.body.error.existing_id).toBe(meant.body.data.id);
});

it('calls a client by its website as people write the name, and takes a page on a site of many companies for nobody’s domain', async () => {
  const abroad = await desk.api.post('/clients', { website: 'https://www.müller-bau.example' });
  expect(abroad.body.data.name).toBe('Müller Bau');
  const website = 'https://www.linkedin.com/company/kestrel-labs';
  const unnamed = await desk.api.post('/clients', { website });
  expect([unnamed.status, unnamed.body.error.field]).toEqual([422, 'name']);
  expect(unnamed.body.error.message).toContain('a page on a site of many companies');
  const first = await desk.api.post('/clients', { name: 'Kestrel Labs', website });
  const second = await desk.api.post('/clients', {
    name: 'Ospreys & Daughters',
    website: 'https://www.linkedin.com/company/ospreys',
  });
  expect([first.status, first.body.data.domain, second.status]).toEqual([201, null, 201]);
});

it('hides the fee schedule, and nothing else, from a key without clients:financials:read', async () => {
  const made = await desk.api.post('/clients', { name: 'Cobalt' });
  const plain = desk.as(await desk.key(['clients:read'], { userId: null }));
  const read = await plain.get(`/clients/${made.body.data.id}`);
  expect(read.status).toBe(200);
  expect(read.body.data).toEqual({ ...made.body.data, fee_schedule: null });
});

it('replays the first answer for the same key and refuses the key for another body', async () => {
  const first = await desk.api.post('/clients', { name: 'Delta Rail' }, 'once');
  const replay = await desk.api.post('/clients', { name: 'Delta Rail' }, 'once');
  expect(replay.status).toBe(201);
  expect(replay.body.data).toEqual(first.body.data);
  expect(replay.headers.get('idempotency-replayed')).toBe('true');
  expect(replay.headers.get('x-idempotency-operation-id')).toBe(
    first.headers.get('x-idempotency-operation-id'),
  );
  const changed = await desk.api.post('/clients', { name: 'Delta Rails' }, 'once');
  expect(changed.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it.each([
  [{}, 'name'],
  [{ name: '' }, 'name'],
  [{ nmae: 'X' }, 'nmae'],
  [{ name: 'X', website: 'ftp://x.example' }, 'website'],
  [{ name: 'X', phone: 'call me' }, 'phone'],
  [{ name: 'X', contacts: [{ name: 'A', phon: '1' }] }, 'contacts.0.phon'],
])('refuses %j naming %s and makes nothing', async (body, field) => {
  const before = await desk.api.get('/clients?limit=100');
  const refused = await desk.api.post('/clients', body);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    success: false,
    data: null,
    error: { code: 'VALIDATION_ERROR', field },
  });
  expect(refused.body.meta.request_id).toMatch(/^req_/);
  expect((await desk.api.get('/clients?limit=100')).body.meta.count).toBe(before.body.meta.count);
});

it('asks for an Idempotency-Key', async () => {
  const refused = await desk.api.post('/clients', { name: 'Echo' }, null);
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({ code: 'INVALID_REQUEST', field: 'Idempotency-Key' });
});

const contacts = async (id: string) => (await desk.api.get(`/clients/${id}/contacts`)).body.data;

it('makes the contacts with it, each with a person, and keeps them out of the client record', async () => {
  const made = await desk.api.post('/clients', {
    name: 'Foxtrot',
    contacts: [
      { name: 'Ann Able', email: 'ann@foxtrot.example', title: 'CEO' },
      { name: 'Bo Baker', is_primary: true },
      { name: 'Ann Able', email: 'ANN@foxtrot.example' },
    ],
  });
  expect(made.status).toBe(201);
  expect(made.body.data).not.toHaveProperty('contacts');
  expect(await contacts(made.body.data.id)).toMatchObject([
    { name: 'Bo Baker', is_primary: true },
    { name: 'Ann Able', title: 'CEO', is_primary: false },
  ]);
});

it('refuses two primaries and a bad contact, and makes neither client nor people', async () => {
  const before = (await desk.api.get('/candidates?limit=100')).body.meta.count;
  const two = await desk.api.post('/clients', {
    name: 'Golf',
    contacts: [
      { name: 'A', is_primary: true },
      { name: 'B', is_primary: true },
    ],
  });
  expect(two.status).toBe(422);
  expect(two.body.error.field).toBe('contacts.1.is_primary');
  const bad = await desk.api.post('/clients', {
    name: 'Golf',
    contacts: [{ name: 'A' }, { name: 'B', email: 'b' }],
  });
  expect(bad.body.error.field).toBe('contacts.1.email');
  expect((await desk.api.get('/clients?search=golf')).body.data).toEqual([]);
  expect((await desk.api.get('/candidates?limit=100')).body.meta.count).toBe(before);
});

it('resumes by operation_key: the same client and each contact once, under a fresh Idempotency-Key', async () => {
  const body = {
    name: 'Hotel Group',
    operation_key: 'op-1',
    contacts: [{ name: 'Hal Only' }, { name: 'Hana Only', email: 'hana@hotel.example' }],
  };
  const first = await desk.api.post('/clients', body);
  const again = await desk.api.post('/clients', { ...body });
  expect(again.status).toBe(201);
  expect(again.body.data).toEqual(first.body.data);
  expect(again.body.meta.resumed).toBe(true);
  expect(await contacts(first.body.data.id)).toHaveLength(2);
  expect((await desk.api.get('/clients?search=hotel')).body.meta.count).toBe(1);
});

it('refuses an operation_key with another body, or whose client was deleted, naming the client', async () => {
  const first = await desk.api.post('/clients', { name: 'India', operation_key: 'op-2' });
  const other = await desk.api.post('/clients', { name: 'India', notes: 'x', operation_key: 'op-2' });
  expect(other.status).toBe(409);
  expect(other.body.error).toMatchObject({
    code: 'CONFLICT',
    field: 'operation_key',
    existing_id: first.body.data.id,
  });
  const elsewhere = await (await running.workspace()).api.post('/clients', {
    name: 'Juliet',
    operation_key: 'op-2',
  });
  expect(elsewhere.status).toBe(201);
  await desk.api.delete(`/clients/${first.body.data.id}`);
  expect((await desk.api.post('/clients', { name: 'India', operation_key: 'op-2' })).status).toBe(409);
});

it('turns terms given in short into fee schedule version 1', async () => {
  const made = await desk.api.post('/clients', {
    name: 'Kilo',
    terms: { standard_fee_percent: 17.5, payment_terms_days: 7 },
  });
  expect(made.body.data.fee_schedule).toMatchObject({
    tiers: [{ from: 0, percent: 17.5 }],
    payment_terms_days: 7,
    guarantee_days: 90,
    is_standard: false,
    version: 1,
  });
});

it('leaves a client on the agency standard when terms holds none', async () => {
  const made = await desk.api.post('/clients', { name: 'Termless', terms: {} });
  expect(made.body.data.fee_schedule).toMatchObject({ is_standard: true, version: 1 });
});

it('takes the sites of one host of many for different companies', async () => {
  const sites = ['https://acme.github.io', 'https://beta.github.io/home', 'https://www.beta.com.au'];
  const made = await Promise.all(sites.map((website) => desk.api.post('/clients', { website })));
  expect(made.map(({ body }) => body.data.domain)).toEqual([
    'acme.github.io',
    'beta.github.io',
    'beta.com.au',
  ]);
});

it('calls a client that has a website alone by the name of its domain, not by the domain', async () => {
  const named = async (website: string) => (await desk.api.post('/clients', { website })).body.data;
  expect(await named('https://www.velahealth.example/about')).toMatchObject({
    name: 'Velahealth',
    domain: 'velahealth.example',
  });
  expect((await named('https://north-star.com.au')).name).toBe('North Star');
});

it('answers the contacts that it was given, so that a next step can name them, and none where none was', async () => {
  const contacts = [{ name: 'Ian Poole', email: 'ian@kestrel.example', title: 'CFO' }, { name: 'Una Reid' }];
  const made = await desk.api.post('/clients', { name: 'Kestrel Rail', contacts });
  expect(made.body.meta.contacts).toMatchObject(contacts);
  const listed = (await desk.api.get(`/clients/${made.body.data.id}/contacts`)).body.data;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
  expect(ids(made.body.meta.contacts)).toEqual(ids(listed));
  const alone = await desk.api.post('/clients', { name: 'Kestrel Water' });
  expect(alone.body.meta).not.toHaveProperty('contacts');
  const seen = await callTool(running.app, desk.adminKey, 'run_actions', {
    actions: [{ action: 'create_client', input: { name: 'Kestrel Air', contacts: contacts.slice(0, 1) } }],
  });
  const [{ id }] = seen.structuredContent.items[0].meta.contacts;
  expect(seen.content[0]?.text).toContain(`Ian Poole (${id})`);
});

it('takes the bands of its first terms, checks them as later terms, and not beside a single percent', async () => {
  const tiers = [
    { from: 0, percent: 18 },
    { from: 120_000, percent: 20 },
  ];
  const made = await desk.api.post('/clients', { name: 'Banded', terms: { tiers } });
  expect(made.body.data.fee_schedule).toMatchObject({ is_standard: false, version: 1, tiers });
  const gap = await desk.api.post('/clients', { name: 'Gap', terms: { tiers: tiers.slice(1) } });
  expect(gap.body.error).toMatchObject({ field: 'terms.tiers', code: 'VALIDATION_ERROR' });
  const both = await desk.api.post('/clients', { name: 'Both', terms: { tiers, standard_fee_percent: 20 } });
  expect(both.body.error).toMatchObject({ field: 'terms.standard_fee_percent' });
});

it('binds nobody at once over MCP: with terms it answers with a plan as set_client_fee_terms does, without them it runs', async () => {
  const call = (name: string, args: Record<string, unknown>) =>
    callTool(running.app, desk.adminKey, name, args, { query: '?toolsets=all' });
  const args = { name: 'Bound by terms', terms: { standard_fee_percent: 12.5 } };
  const plan = await call('create_client', args);
  expect(plan.structuredContent).toMatchObject({ status: 'planned', next: 'commit' });
  const found = async () => (await desk.api.get('/clients?search=Bound by terms')).body.data;
  expect(await found()).toEqual([]);
  const ran = await call('run_actions', { actions: [{ action: 'create_client', input: args }] });
  expect(ran.structuredContent).toMatchObject({
    items: [{ status: 'failed', error: { type: 'plan_needed' } }],
  });
  expect(await found()).toEqual([]);
  const { plan_id, confirm_text } = plan.structuredContent;
  const done = await call('commit_plan', { plan_id, confirm_text });
  expect(done.structuredContent.items[0].warnings).toMatchObject([
    { code: 'terms_depart', message: expect.stringContaining('fee 12.5%, standard ') },
  ]);
  expect(await found()).toHaveLength(1);
  expect((await call('create_client', { name: 'Unbound' })).structuredContent.id).toMatch(/^cli_/);
});

it('warns of a client with nearly the same name, and keeps what the agency charges from who may not see it', async () => {
  const first = await desk.api.post('/clients', { name: 'Glenmore Packaging' });
  const codes = ({ body }: typeof first) =>
    (body.meta.warnings ?? []).map(({ code }: { code: string }) => code);
  expect(codes(first)).toEqual([]);
  const slip = await desk.api.post('/clients', { name: 'Glenmoore Packaging Pty Ltd' });
  expect(codes(slip)).toEqual(['near_name']);
  expect(slip.body.meta.warnings[0].message).toContain(`Glenmore Packaging (${first.body.data.id})`);
  const more = await desk.api.post('/clients', { name: 'Glenmore Packaging Queensland' });
  expect(codes(more)).toEqual(['near_name']);
  const blind = desk.as(await desk.key(['clients:write', 'clients:read']));
  const terms = { standard_fee_percent: 11 };
  expect(codes(await desk.api.post('/clients', { name: 'Zephyr Quarries', terms }))).toEqual([
    'terms_depart',
  ]);
  expect(codes(await blind.post('/clients', { name: 'Umbra Wells', terms }))).toEqual([]);
});

it('a plan of a client with terms says what the agency binds itself to, and to whom it hides the amounts that there are terms', async () => {
  const planned = async (name: string, terms: object | undefined, api = desk.api) => {
    const actions = [{ action: 'create_client', input: { name, ...(terms === undefined ? {} : { terms }) } }];
    return (await api.post('/batch', { dry_run: true, actions })).body.data.confirm_text;
  };
  const terms = { standard_fee_percent: 11, guarantee_days: 45 };
  expect(await planned('Bound Quarries', terms)).toBe(
    '1 new client (Bound Quarries, with fee terms of its own: 11%, guarantee 45 days)',
  );
  const blind = desk.as(await desk.key(['clients:write', 'clients:read']));
  expect(await planned('Bound Quarries', terms, blind)).toBe(
    '1 new client (Bound Quarries, with fee terms of its own)',
  );
  expect(await planned('Loose Quarries', undefined)).toBe('1 new client (Loose Quarries)');
});

it('knows a client whose name is written with another and, or another saint', async () => {
  for (const [name, other] of [
    ['Beckett & Rowe LLP', 'Beckett and Rowe'],
    ['Saint Clare’s Hospital', "St. Clare's Hospital"],
  ]) {
    expect((await desk.api.post('/clients', { name })).status).toBe(201);
    const again = await desk.api.post('/clients', { name: other });
    expect([again.status, again.body.error.code, again.body.error.field]).toEqual([
      409,
      'DUPLICATE_CLIENT',
      'name',
    ]);
  }
});
