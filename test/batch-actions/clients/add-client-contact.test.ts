import { beforeEach, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });
let client: string;
let path: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  client = (await desk.api.post('/clients', { name: `Acme ${count}`, phone: '+61 2 9000 0000' })).body.data
    .id;
  path = `/clients/${client}/contacts`;
});

const people = async (query = '') => (await desk.api.get(`/candidates?limit=100&${query}`)).body.data;

it('makes the contact and the person behind it, who is no candidate', async () => {
  const made = await desk.api.post(path, {
    name: 'Nora New',
    email: `nora${count}@acme.example`,
    phone: '+61 (2) 8000-1111',
    title: 'CFO',
    notes: 'Prefers mornings',
    is_primary: true,
  });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    client_id: client,
    name: 'Nora New',
    title: 'CFO',
    is_primary: true,
    origin: 'relationship',
    reports_to: null,
  });
  const person = await desk.api.get(`/candidates/${made.body.data.person_id}`);
  expect(person.body.data).toMatchObject({
    name: 'Nora New',
    contact_only: true,
    email: `nora${count}@acme.example`,
    source: 'client_contact',
  });
  expect(
    (await people('contact_only=true')).some((p: { id: string }) => p.id === made.body.data.person_id),
  ).toBe(true);
});

it.each([
  ['e-mail in another case', { email: 'KNOWN@x.example' }],
  ['LinkedIn profile', { linkedin_url: 'linkedin.com/in/Known-One/' }],
  ['phone number in another spelling', { phone: '+61 412 000 111' }],
])('links to the person the agency knows by %s', async (_, clue) => {
  const agency = await running.workspace({ country: 'AU' });
  const known = await agency.api.post('/candidates', {
    name: 'Known One',
    email: 'known@x.example',
    phone: '0412 000 111',
    linkedin_url: 'https://www.linkedin.com/in/known-one',
  });
  const there = (await agency.api.post('/clients', { name: 'There' })).body.data.id;
  const made = await agency.api.post(`/clients/${there}/contacts`, { name: 'K. One', ...clue });
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ person_id: known.body.data.id, name: 'Known One' });
  expect(made.body.meta.warnings).toMatchObject([{ code: 'linked_to_known_person' }]);
  expect((await agency.api.get('/candidates')).body.meta.count).toBe(1);
  expect((await agency.api.get(`/candidates/${known.body.data.id}`)).body.data.contact_only).toBe(false);
});

it('links to whoever has the work e-mail at another client', async () => {
  const candidate = await desk.api.post('/candidates', {
    name: 'Two Mails',
    email: `private${count}@x.example`,
    phone: `04120001${count}0`,
  });
  const first = await desk.api.post(path, {
    name: 'Two Mails',
    phone: `04120001${count}0`,
    email: `work${count}@x.example`,
  });
  expect(first.body.data.person_id).toBe(candidate.body.data.id);
  const second = (await desk.api.post('/clients', { name: `Second ${count}` })).body.data.id;
  const again = await desk.api.post(`/clients/${second}/contacts`, {
    name: 'T. Mails',
    email: `WORK${count}@x.example`,
  });
  expect(again.body.data.person_id).toBe(candidate.body.data.id);
});

it('does not take two people for one by a number when name and e-mail differ, nor by the switchboard', async () => {
  const one = await desk.api.post(path, {
    name: 'Uma One',
    email: `uma${count}@x.example`,
    phone: '+61 2 7000 0001',
  });
  const two = await desk.api.post(path, {
    name: 'Vic Two',
    email: `vic${count}@x.example`,
    phone: '+61 2 7000 0001',
  });
  expect(two.body.data.person_id).not.toBe(one.body.data.person_id);
  const three = await desk.api.post(path, { name: 'Wes Three', phone: '02 9000 0000' });
  const four = await desk.api.post(path, { name: 'Xia Four', phone: '(02) 9000-0000' });
  expect(four.body.data.person_id).not.toBe(three.body.data.person_id);
});

it('answers a person on the list as they are with 201', async () => {
  const first = await desk.api.post(path, {
    name: 'Once Only',
    email: `once${count}@x.example`,
    title: 'CTO',
  });
  const again = await desk.api.post(path, {
    name: 'Once Only',
    email: `ONCE${count}@x.example`,
    title: 'CEO',
    is_primary: true,
  });
  expect(again.status).toBe(201);
  expect(again.body.data).toEqual(first.body.data);
  expect((await desk.api.get(path)).body.meta.count).toBe(1);
});

it('adds a person again who was taken off the list, as a new contact', async () => {
  const first = await desk.api.post(path, { name: 'Back Again', email: `back${count}@x.example` });
  await desk.api.delete(`${path}/${first.body.data.id}`);
  const again = await desk.api.post(path, { name: 'Back Again', email: `back${count}@x.example` });
  expect(again.body.data.id).not.toBe(first.body.data.id);
  expect(again.body.data.person_id).toBe(first.body.data.person_id);
});

it('promotes someone who was only known to work there', async () => {
  const candidate = await desk.api.post('/candidates', {
    name: 'Works Here',
    email: `works${count}@x.example`,
    current_company: `ACME ${count} Pty. Ltd.`,
    current_title: 'Engineer',
  });
  expect((await desk.api.get(path)).body.data).toMatchObject([{ origin: 'works_here', email: null }]);
  const made = await desk.api.post(path, { name: 'Works Here', email: `works${count}@x.example` });
  expect(made.body.data).toMatchObject({ origin: 'relationship', person_id: candidate.body.data.id });
  expect((await desk.api.get(path)).body.data).toEqual([made.body.data]);
});

it('has one primary: a new one demotes the old', async () => {
  const first = await desk.api.post(path, { name: 'First Lead', is_primary: true });
  const second = await desk.api.post(path, { name: 'Second Lead', is_primary: true });
  const listed = (await desk.api.get(path)).body.data;
  expect(listed.map((c: { id: string; is_primary: boolean }) => [c.id, c.is_primary])).toEqual([
    [second.body.data.id, true],
    [first.body.data.id, false],
  ]);
});

it('takes a manager at the same client only', async () => {
  const boss = await desk.api.post(path, { name: 'The Boss' });
  const made = await desk.api.post(path, { name: 'The Report', reports_to: boss.body.data.id });
  expect(made.body.data.reports_to).toBe(boss.body.data.id);
  const other = (await desk.api.post('/clients', { name: `Other ${count}` })).body.data.id;
  const refused = await desk.api.post(`/clients/${other}/contacts`, {
    name: 'X Y',
    reports_to: boss.body.data.id,
  });
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('reports_to');
  const unknown = await desk.api.post(path, { name: 'X Y', reports_to: 'cct_000000000000' });
  expect(unknown.status).toBe(404);
  expect(unknown.body.error.field).toBe('reports_to');
});

it.each([
  [{}, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: 'X', email: 'x' }, 'email'],
  [{ name: 'X', phone: '+61 2 9000 0000 ext 5' }, 'phone'],
  [{ name: 'X', phone: '12+34' }, 'phone'],
  [{ name: 'X', is_primary: 'yes' }, 'is_primary'],
  [{ name: 'X', origin: 'relationship' }, 'origin'],
  [{ name: 'X', reports_to: 'cnd_000000000000' }, 'reports_to'],
  [{ name: 'X', emial: 'x@y.example' }, 'emial'],
])('refuses %j naming %s, and makes neither contact nor person', async (body, field) => {
  const before = (await people()).length;
  const refused = await desk.api.post(path, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
  expect((await desk.api.get(path)).body.data).toEqual([]);
  expect((await people()).length).toBe(before);
});

it("does not find another agency's client, nor links to another agency's people", async () => {
  const other = await running.workspace();
  expect((await other.api.post(path, { name: 'X Y' })).status).toBe(404);
  const mine = await desk.api.post(path, { name: 'Same Mail', email: 'same@x.example' });
  const theirs = (await other.api.post('/clients', { name: 'Theirs' })).body.data.id;
  const made = await other.api.post(`/clients/${theirs}/contacts`, {
    name: 'Same Mail',
    email: 'same@x.example',
  });
  expect(made.body.data.person_id).not.toBe(mine.body.data.person_id);
});

it("takes contacts of the agency's own client record, so that a job of the agency's own can name one", async () => {
  const own = (await desk.api.get('/clients?limit=100')).body.data.find(
    (each: { is_self: boolean }) => each.is_self,
  );
  const hirer = await desk.api.post(`/clients/${own.id}/contacts`, { name: 'Olive Own' });
  expect(hirer.status).toBe(201);
  const job = await desk.api.post('/jobs', {
    title: 'Consultant',
    client_id: own.id,
    client_contact_id: hirer.body.data.id,
  });
  expect(job.body.data.client_contact).toEqual({ id: hirer.body.data.id, name: 'Olive Own' });
  expect((await desk.api.get(`/clients/${own.id}`)).body.data).toEqual(own);
});
