import { beforeEach, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });
let path: string;
let count = 0;

beforeEach(async () => {
  count += 1;
  path = `/clients/${(await desk.api.post('/clients', { name: `Acme ${count}` })).body.data.id}/contacts`;
});

async function contact(fields: object): Promise<{ id: string; person_id: string }> {
  return (await desk.api.post(path, fields)).body.data;
}

it('changes the contact and clears with null', async () => {
  const { id } = await contact({
    name: 'Al Ter',
    email: `al${count}@x.example`,
    phone: '02 8000 0000',
    title: 'CFO',
  });
  const changed = await desk.api.patch(`${path}/${id}`, { title: 'CEO', phone: null, notes: 'Promoted' });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    title: 'CEO',
    phone: null,
    notes: 'Promoted',
    email: `al${count}@x.example`,
  });
  expect((await desk.api.get(path)).body.data).toEqual([changed.body.data]);
});

it('renames the person everywhere', async () => {
  const first = await contact({ name: 'Old Name', email: `ren${count}@x.example` });
  const elsewhere = (await desk.api.post('/clients', { name: `Second ${count}` })).body.data.id;
  await desk.api.post(`/clients/${elsewhere}/contacts`, { name: 'Old Name', email: `ren${count}@x.example` });
  const changed = await desk.api.patch(`${path}/${first.id}`, { name: 'New Name' });
  expect(changed.body.data.name).toBe('New Name');
  expect((await desk.api.get(`/clients/${elsewhere}/contacts`)).body.data[0].name).toBe('New Name');
  expect((await desk.api.get(`/candidates/${first.person_id}`)).body.data).toMatchObject({
    name: 'New Name',
    first_name: 'New',
    last_name: 'Name',
  });
});

it('keeps a contact-only person recognisable by the new e-mail, and leaves a candidate’s own e-mail alone', async () => {
  const only = await contact({ name: 'Mail Mover', email: `old${count}@x.example` });
  await desk.api.patch(`${path}/${only.id}`, { email: `new${count}@x.example` });
  const promoted = await desk.api.post('/candidates', { name: 'Mail Mover', email: `new${count}@x.example` });
  expect(promoted.body.data.id).toBe(only.person_id);
  await desk.api.patch(`${path}/${only.id}`, { email: `third${count}@x.example` });
  expect((await desk.api.get(`/candidates/${only.person_id}`)).body.data.email).toBe(`new${count}@x.example`);
});

it('moves the primary, and can leave the client without one', async () => {
  const a = await contact({ name: 'A A', is_primary: true });
  const b = await contact({ name: 'B B' });
  await desk.api.patch(`${path}/${b.id}`, { is_primary: true });
  const primaries = async () =>
    (await desk.api.get(path)).body.data
      .filter((c: { is_primary: boolean }) => c.is_primary)
      .map((c: { id: string }) => c.id);
  expect(await primaries()).toEqual([b.id]);
  const none = await desk.api.patch(`${path}/${b.id}`, { is_primary: false });
  expect(none.body.meta.warnings).toMatchObject([{ code: 'no_primary_contact' }]);
  expect(await primaries()).toEqual([]);
  expect(a.id).not.toBe(b.id);
});

it('refuses a manager who is the contact itself, reports to it, or is at another client; null clears', async () => {
  const top = await contact({ name: 'Top T' });
  const mid = await contact({ name: 'Mid M', reports_to: top.id });
  const low = await contact({ name: 'Low L', reports_to: mid.id });
  for (const reports_to of [top.id, mid.id, low.id]) {
    const refused = await desk.api.patch(`${path}/${top.id}`, { reports_to });
    expect(refused.status).toBe(422);
    expect(refused.body.error.field).toBe('reports_to');
  }
  expect((await desk.api.patch(`${path}/${low.id}`, { reports_to: top.id })).body.data.reports_to).toBe(
    top.id,
  );
  expect((await desk.api.patch(`${path}/${low.id}`, { reports_to: null })).body.data.reports_to).toBeNull();
});

it('keeps works_here without work e-mail and primary until it is promoted', async () => {
  await desk.api.post('/candidates', {
    name: 'Wo Here',
    email: `wo${count}@x.example`,
    current_company: `Acme ${count}`,
  });
  const [derived] = (await desk.api.get(path)).body.data;
  for (const patch of [{ email: 'wo@acme.example' }, { is_primary: true }]) {
    const refused = await desk.api.patch(`${path}/${derived.id}`, patch);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ field: Object.keys(patch)[0] });
  }
  const noted = await desk.api.patch(`${path}/${derived.id}`, { notes: 'Met at a fair' });
  expect(noted.body.data).toMatchObject({ id: derived.id, origin: 'works_here', notes: 'Met at a fair' });
  const promoted = await desk.api.patch(`${path}/${derived.id}`, {
    origin: 'relationship',
    email: 'wo@acme.example',
    is_primary: true,
  });
  expect(promoted.body.data).toMatchObject({
    origin: 'relationship',
    email: 'wo@acme.example',
    is_primary: true,
  });
  expect((await desk.api.get(path)).body.data).toEqual([promoted.body.data]);
});

it.each([
  [{ name: null }, 'name'],
  [{ email: 'x' }, 'email'],
  [{ phone: 'x' }, 'phone'],
  [{ origin: 'works_here' }, 'origin'],
  [{ is_primary: null }, 'is_primary'],
  [{ titel: 'x' }, 'titel'],
])('refuses %j naming %s', async (patch, field) => {
  const { id } = await contact({ name: 'Bad Input' });
  const refused = await desk.api.patch(`${path}/${id}`, patch);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
});

it('finds the contact only under its own client', async () => {
  const { id } = await contact({ name: 'Right Place' });
  const other = (await desk.api.post('/clients', { name: `Wrong ${count}` })).body.data.id;
  expect((await desk.api.patch(`/clients/${other}/contacts/${id}`, { title: 'x' })).status).toBe(404);
  expect((await desk.api.patch(`${path}/cct_000000000000`, { title: 'x' })).status).toBe(404);
});

it('warns when the new e-mail is another person’s, and leaves it with them', async () => {
  const owner = await desk.api.post('/candidates', { name: 'Own Er', email: `owner${count}@x.example` });
  const only = await contact({ name: 'Not Owner', email: `not${count}@x.example` });
  const changed = await desk.api.patch(`${path}/${only.id}`, { email: `owner${count}@x.example` });
  expect(changed.body.data.email).toBe(`owner${count}@x.example`);
  expect(changed.body.meta.warnings).toMatchObject([
    { code: 'email_of_another_person', person_id: owner.body.data.id },
  ]);
  expect((await desk.api.get(`/candidates/${only.person_id}`)).body.data.email).toBe(`not${count}@x.example`);
});
