import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Action, UndoOutcome } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { undoInUnit } from '#src/action/unit.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });
let client_id: string;

beforeAll(async () => {
  client_id = (await desk.api.post('/clients', { name: 'Undo Ltd' })).body.data.id;
});

const origin = { channel: 'job', requestId: 'req_test' } as const;

function actionOf(name: string): Action {
  const action = catalogue.get(name);
  if (action === undefined) throw new Error(`no action ${name}`);
  return action;
}

/** Runs an action, then whatever comes between, then its inverse, of the snapshots as they are `kept`. */
async function andBack(
  name: string,
  input: object,
  between: () => Promise<unknown> = async () => {},
  kept: (snapshot: Record<string, unknown>) => object = (snapshot) => snapshot,
): Promise<UndoOutcome> {
  const principal = await running.service.authentication.bearer(desk.adminKey);
  const action = actionOf(name);
  const outcome = await execute(running.service.runtime, action, input, { principal, origin });
  await between();
  const keep = (snapshot: object | null) => snapshot && kept(JSON.parse(JSON.stringify(snapshot)));
  const changes = (outcome.effects?.changes ?? []).map((change) => ({
    ...change,
    before: keep(change.before),
    after: keep(change.after),
  }));
  const done = { input, data: outcome.data, changes };
  const { undone } = await running.service.store.write((unit) =>
    undoInUnit(unit, action, done, principal, origin, new Date().toISOString()),
  );
  return undone;
}

const unstamped = ({ updated_at: _, ...record }: Record<string, unknown>) => record;

it.each([
  [
    'update_candidate',
    { name: 'New Name', email: null, location: null, salary_expectation: '£1', skills: [], tags: ['z'] },
  ],
  ['update_candidate', { experience: [{ from: '2020', to: '2021' }], consent: null, do_not_approach: true }],
  ['update_candidate_tags', { remove: ['a'], add: ['q'] }],
  ['update_candidate_preferences', { work_types: null, notice_period: 'now' }],
])('takes %s %j back to what it was', async (name, change) => {
  const made = await desk.api.post('/candidates', {
    name: 'Old Name',
    email: `${crypto.randomUUID()}@x.example`,
    location: { city: 'Perth', country: 'Australia' },
    salary_expectation: '$100k',
    notice_period: '4 weeks',
    skills: ['SQL'],
    tags: ['a', 'b'],
    work_types: ['temp'],
    experience: [{ title: 'Dev', from: '2010-01', to: '2014-12' }],
    consent: { basis: 'consent', given_at: '2026-01-01T00:00:00Z' },
  });
  const path = `/candidates/${made.body.data.id}`;
  const before = (await desk.api.get(path)).body.data;
  expect(await andBack(name, { candidate_id: before.id, ...change })).toEqual({ outcome: 'done' });
  expect(unstamped((await desk.api.get(path)).body.data)).toEqual(unstamped(before));
});

it('leaves alone what somebody changed since', async () => {
  const made = await desk.api.post('/candidates', {
    name: 'Con Flict',
    email: 'conflict@x.example',
    rating: 1,
  });
  const candidate_id = made.body.data.id;
  const undone = await andBack('update_candidate', { candidate_id, rating: 2 }, () =>
    desk.api.patch(`/candidates/${candidate_id}`, { rating: 3 }),
  );
  expect(undone).toMatchObject({ outcome: 'conflict', difference: { rating: { left: 2, now: 3 } } });
  expect((await desk.api.get(`/candidates/${candidate_id}`)).body.data.rating).toBe(3);
});

it('takes back a new candidate, but not the promotion of a contact', async () => {
  expect(await andBack('create_candidate', { name: 'Short Time', email: 'short@x.example' })).toEqual({
    outcome: 'done',
  });
  expect((await desk.api.get('/candidates?email=short@x.example')).body.data).toEqual([]);
  await desk.api.post(`/clients/${client_id}/contacts`, { name: 'Pro Mote', email: 'promote@x.example' });
  const undone = await andBack('create_candidate', { name: 'Pro Mote', email: 'promote@x.example' });
  expect(undone.outcome).toBe('irreversible');
});

it('gives the primary back when a contact that took it is undone', async () => {
  const path = `/clients/${client_id}/contacts`;
  const first = (await desk.api.post(path, { name: 'First Primary', is_primary: true })).body.data;
  const second = (await desk.api.post(path, { name: 'Second One' })).body.data;
  const primary = async () => (await desk.api.get(path)).body.data[0];
  expect(await andBack('add_client_contact', { client_id, name: 'Third Guest', is_primary: true })).toEqual({
    outcome: 'done',
  });
  expect(await primary()).toMatchObject({ id: first.id, is_primary: true });
  const change = { client_id, contact_id: second.id, is_primary: true, name: 'Renamed One' };
  expect(await andBack('update_client_contact', change)).toEqual({ outcome: 'done' });
  expect(await primary()).toMatchObject({ id: first.id, is_primary: true });
  expect((await desk.api.get(path)).body.data).toContainEqual(
    expect.objectContaining({ id: second.id, name: 'Second One' }),
  );
});

it('takes clients and terms back', async () => {
  expect(await andBack('create_client', { name: 'Gone Again', contacts: [{ name: 'A A' }] })).toEqual({
    outcome: 'done',
  });
  expect((await desk.api.get('/clients?search=gone again')).body.data).toEqual([]);
  const before = (await desk.api.get(`/clients/${client_id}`)).body.data;
  expect(await andBack('update_client', { client_id, industry: 'Mining', name: 'Else' })).toEqual({
    outcome: 'done',
  });
  expect(await andBack('set_client_fee_terms', { client_id, minimum_fee: 5000 })).toEqual({
    outcome: 'done',
  });
  const after = (await desk.api.get(`/clients/${client_id}`)).body.data;
  expect(after).toMatchObject({ name: before.name, industry: null });
  expect(after.fee_schedule).toEqual({ ...before.fee_schedule, version: 3 });
});

it('takes terms back by snapshots in which a term is missing or unknown, and refuses what are no terms', async () => {
  const earlier = ({ fee_schedule, ...rest }: Record<string, unknown>) => {
    const { guarantee_notes: _, ...terms } = fee_schedule as Record<string, unknown>;
    return { ...rest, fee_schedule: { ...terms, kept_until_release_6: true } };
  };
  const made = (await desk.api.post('/clients', { name: 'Earlier Ltd' })).body.data.id;
  const set = { client_id: made, minimum_fee: 100, guarantee_notes: 'Agreed by phone' };
  await desk.api.post('/batch', { actions: [{ action: 'set_client_fee_terms', input: set }] });
  const change = { client_id: made, minimum_fee: 200 };
  expect(await andBack('set_client_fee_terms', change, undefined, earlier)).toEqual({ outcome: 'done' });
  const { fee_schedule } = (await desk.api.get(`/clients/${made}`)).body.data;
  expect(fee_schedule).toMatchObject({
    minimum_fee: 100,
    guarantee_notes: 'Agreed by phone',
    is_standard: false,
  });
  const unknown = ({ fee_schedule: terms, ...rest }: Record<string, unknown>) => {
    const was = (terms as { minimum_fee: number }).minimum_fee === 100;
    return {
      ...rest,
      fee_schedule: { ...(terms as object), ...(was ? { guarantee_remedy: 'a_song' } : {}) },
    };
  };
  await expect(andBack('set_client_fee_terms', change, undefined, unknown)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('takes the promotion of somebody who was known only from their own employment back', async () => {
  const made = (await desk.api.post('/clients', { name: 'Worksite Ltd' })).body.data.id;
  await desk.api.post('/candidates', {
    name: 'Em Ployed',
    email: 'em@own.example',
    current_company: 'Worksite',
  });
  const path = `/clients/${made}/contacts`;
  const [before] = (await desk.api.get(path)).body.data;
  expect(before).toMatchObject({ name: 'Em Ployed', origin: 'works_here', email: null });
  const change = {
    client_id: made,
    contact_id: before.id,
    origin: 'relationship',
    email: 'em@worksite.example',
  };
  expect(await andBack('update_client_contact', change)).toEqual({ outcome: 'done' });
  const [after] = (await desk.api.get(path)).body.data;
  expect(after).toMatchObject({ id: before.id, origin: 'works_here', email: null });
});
