import { expect, it } from 'vitest';
import { updateRow } from '#db/rows.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { type Person, person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

const signedIn = async (userId: string): Promise<Person> => {
  const somebody = await person(running.service, running.app, userId);
  await somebody.signIn(somebody.email);
  return somebody;
};

const textOf = async (who: Person, id: string): Promise<string> =>
  (await who.get(`/records/${id}`)).html.replace(/.*<main/s, '').replaceAll(/<[^>]+>/g, ' ');

it('shows each kind of record with what belongs to it and what happened, and leads from one to the next', async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Tidewater Stores' });
  const job_id = await desk.job({ client_id, title: 'Night Manager' });
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz' });
  const application_id = await desk.application({ job_id, candidate_id, stage: 'offer' });
  const made = await agency.api.post('/placements', {
    application_id,
    salary: 100_000,
    fee_percent: 20,
    start_date: '2031-02-03',
  });
  const placement_id = made.body.data.id;
  const admin = await signedIn(agency.adminId);
  const page = async (id: string) => (await admin.get(`/records/${id}`)).html;
  const candidate = await page(candidate_id);
  expect(candidate).toContain('<h1>Ana Ruiz</h1>');
  expect(candidate).toContain(`href="/records/${application_id}"`);
  expect(candidate).toContain(`href="/records/${placement_id}"`);
  const application = await page(application_id);
  expect(application).toContain(`href="/records/${candidate_id}"`);
  expect(application).toContain(`href="/records/${job_id}"`);
  const client = await page(client_id);
  expect(client).toContain('Night Manager');
  expect(await page(job_id)).toContain('Tidewater Stores');
  const started = await agency.api.post('/batch', {
    actions: [{ action: 'mark_placement_status', input: { placement_id, status: 'started' } }],
  });
  expect(started.body.data.status).toBe('succeeded');
  const placement = await page(placement_id);
  expect(placement).toContain('AUD 20,000');
  expect(placement).toContain('3 February 2031');
  expect(placement).toContain(
    'Placement of Ana Ruiz as Night Manager at Tidewater Stores: still to start to started',
  );
  for (const html of [candidate, application, client, placement])
    expect(html).not.toMatch(/undefined|\[object|NaN/);
});

it('shows no record of another agency, none that a role does not read, and no money without its scope', async () => {
  const desk = deskOf(agency);
  const application_id = await desk.application({ stage: 'offer' });
  const { body } = await agency.api.post('/placements', {
    application_id,
    salary: 123_456,
    start_date: '2031-02-03',
  });
  const path = `/records/${body.data.id}`;
  const other = await running.workspace({ name: 'Another Desk' });
  expect((await (await signedIn(other.adminId)).get(path)).status).toBe(404);
  const researcher = await (await signedIn((await agency.user('researcher')).userId)).get(path);
  expect(researcher.status).toBe(403);
  expect(researcher.html).toContain('Your role does not read records of this kind');
  const consultant = await (await signedIn((await agency.user('consultant')).userId)).get(path);
  expect(consultant.status).toBe(200);
  expect(consultant.html).not.toContain('123,456');
  const finance = await (await signedIn((await agency.user('finance')).userId)).get(path);
  expect(finance.html).toContain('<dt>Salary</dt>');
  expect(finance.html).not.toContain('<dt>Application</dt>');
});

it('says what is on record in words: no time of pay without the pay, nothing of an amount that is hidden, no name of a field as programs write it', async () => {
  const desk = deskOf(agency);
  const compensation = { base_min: 190_000, base_max: 230_000, period: 'year' };
  const client_id = await desk.client({ name: 'Kestrel Vale' });
  const job_id = await desk.job({ client_id, title: 'Site Lead', compensation });
  const candidate_id = await desk.candidate({ name: 'Bo Berg', email: 'bo@people.example' });
  const application_id = await desk.application({ job_id, candidate_id, stage: 'client_interview' });
  await agency.api.patch(`/jobs/${job_id}`, { employment_type: 'full_time' });
  const admin = await signedIn(agency.adminId);
  const job = await textOf(admin, job_id);
  expect(job).toContain('AUD 190,000 to AUD 230,000 per year');
  expect(job).toContain('Job Site Lead changed: employment type');
  const application = await textOf(admin, application_id);
  expect(application).toContain('Bo Berg: added to Site Lead at Client interview');
  expect(await textOf(admin, candidate_id)).toMatch(/E-mail\s+bo@people\.example/);
  const consultant = await signedIn((await agency.user('consultant')).userId);
  const unpaid = await textOf(admin, await desk.job({ client_id, compensation: { period: 'year' } }));
  expect(unpaid).not.toMatch(/Compensation|year/);
  const placed = await agency.api.post('/placements', {
    application_id,
    salary: 200_000,
    fee_percent: 20,
    start_date: '2031-02-03',
  });
  expect(await textOf(admin, candidate_id)).toContain('3 February 2031');
  const hidden = await textOf(consultant, placed.body.data.id);
  expect(hidden).toContain('Start date');
  expect(hidden).not.toMatch(/AUD|percent|Salary|\bFee\b/);
  for (const text of [job, application, unpaid, hidden]) expect(text).not.toMatch(/\b[a-z]+_[a-z]+\b/);
});

it('says in words what a contract brings', async () => {
  const application_id = await deskOf(agency).application({ stage: 'offer' });
  const { body } = await agency.api.post('/placements', {
    application_id,
    placement_type: 'contract',
    charge_rate: 110,
    pay_rate: 80,
    start_date: '2031-02-03',
    contract_end_date: '2031-02-14',
    expected_gp: 2160,
  });
  const contract = await textOf(await signedIn(agency.adminId), body.data.id);
  expect(contract).toContain('expected gross profit: AUD 2,160');
});

it('says in plain words how the reading of a website and what follows of it stand', async () => {
  const client_id = await deskOf(agency).client({
    name: 'Lanyon Freight',
    website: 'https://lanyon.example',
  });
  const admin = await signedIn(agency.adminId);
  const { service } = running;
  const set = (fields: Record<string, string>) =>
    service.store.write(({ tx }) => updateRow(tx, 'clients', agency.accountId, client_id, fields));
  await set({ enrichment_status: 'failed', enrichment_error: 'Nobody answers there.', dna_status: 'none' });
  const { html } = await admin.get(`/records/${client_id}`);
  expect(html).toContain('<dt>What its website says</dt><dd><bdi>could not be read</bdi></dd>');
  expect(html).toContain('<dt>Why its website was not read</dt><dd><bdi>Nobody answers there.</bdi></dd>');
  expect(html).not.toMatch(/DNA|nrichment|hire for/);
  await set({ enrichment_status: 'complete', dna_status: 'building' });
  expect((await admin.get(`/records/${client_id}`)).html).toContain(
    '<dt>What it is like to hire for</dt><dd><bdi>is being worked out</bdi></dd>',
  );
});

it('reads what happened from left to right, also where it begins with a name from right to left', async () => {
  const name = 'محمد الأنصاري';
  const candidate_id = await deskOf(agency).candidate({ name });
  await deskOf(agency).application({ candidate_id });
  const { html } = await (await signedIn(agency.adminId)).get(`/records/${candidate_id}`);
  expect(html).toMatch(new RegExp(`<bdi dir="ltr">${name}: added to`));
});

it('says a record and its changes in the language of the reader: fields, values, money, days and what was changed', async () => {
  const desk = deskOf(agency);
  const compensation = { base_min: 190_000, base_max: 230_000, period: 'year' };
  const job_id = await desk.job({ title: 'Site Lead', compensation, employment_type: 'full_time' });
  await agency.api.patch(`/jobs/${job_id}`, {
    employment_type: 'part_time',
    target_start_date: '2031-02-03',
  });
  const admin = await signedIn(agency.adminId);
  admin.language = 'de';
  const german = await textOf(admin, job_id);
  expect(german).toMatch(/Beschäftigungsart\s+Teilzeit/);
  expect(german).toMatch(/190\.000\sAUD bis 230\.000\sAUD je Jahr/);
  expect(german).toContain('3. Februar 2031');
  expect(german).toContain('Die Zeiten sind die von Australia/Sydney.');
  expect(german).toContain('Stelle Site Lead geändert: Beschäftigungsart und gewünschter Beginn');
  admin.language = 'fr';
  expect(await textOf(admin, job_id)).toContain(
    'Poste Site Lead : modification (type d’emploi et début souhaité)',
  );
});

it('says in plain words what changed, also where an earlier release wrote down the name of the field', async () => {
  const client_id = await deskOf(agency).client({ name: 'Lanyon Rail' });
  await agency.api.patch(`/clients/${client_id}`, { notes: 'Rings on Fridays.' });
  const { data } = (await agency.api.get(`/activities?client_id=${client_id}`)).body;
  const written = {
    summary: 'Updated client Lanyon Rail: dna status, enrichment error',
    data: JSON.stringify({ fields: ['dna_status', 'enrichment_error'] }),
  };
  await running.service.store.write(({ tx }) =>
    updateRow(tx, 'activities', agency.accountId, data[0].id, written),
  );
  expect(await textOf(await signedIn(agency.adminId), client_id)).toContain(
    'Client Lanyon Rail changed: what it is like to hire for and why its website was not read',
  );
});

const addressed = useDesk({ env: { PUBLIC_URL: 'https://desk.example/' } });

it('gives the page of a record as its url over REST, batch and MCP, of lists too, where PUBLIC_URL is set', async () => {
  const { api, adminKey } = addressed.desk;
  const made = (await api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' })).body.data;
  const url = `https://desk.example/records/${made.id}`;
  expect(made.url).toBe(url);
  expect((await api.get(`/candidates/${made.id}`)).body.data.url).toBe(url);
  expect((await api.get('/candidates')).body.data[0].url).toBe(url);
  const actions = [{ action: 'get_candidate', input: { candidate_id: made.id } }];
  expect((await api.post('/batch', { actions })).body.data.items[0].result.url).toBe(url);
  const { app } = addressed.running;
  for (const [tool, given] of [
    ['get_candidate', { candidate_id: made.id }],
    ['list_candidates', {}],
  ] as const)
    expect(JSON.stringify(await callTool(app, adminKey, tool, given)), tool).toContain(url);
  expect((await agency.api.post('/clients', { name: 'Ironbark' })).body.data).not.toHaveProperty('url');
});
