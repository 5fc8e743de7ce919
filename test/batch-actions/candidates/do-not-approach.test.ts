import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });
const WHY = 'asked to be left alone';
const NOTHING = { do_not_approach_reason: null, do_not_approach_at: null, do_not_approach_by: null };

let count = 0;
const person = async (fields: object = {}) => {
  count += 1;
  const made = await desk.api.post('/candidates', {
    name: `Rosa Marked${String.fromCharCode(97 + count)}`,
    email: `marked${count}@people.example`,
    ...fields,
  });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  return made.body.data;
};
const marked = (more: object = {}) => person({ do_not_approach: true, do_not_approach_reason: WHY, ...more });
const get = async (id: string) => (await desk.api.get(`/candidates/${id}`)).body.data;
const patch = (id: string, body: object) => desk.api.patch(`/candidates/${id}`, body);
const markOf = ({
  do_not_approach,
  do_not_approach_reason,
  do_not_approach_at,
  do_not_approach_by,
}: Record<string, unknown>) => ({
  do_not_approach,
  do_not_approach_reason,
  do_not_approach_at,
  do_not_approach_by,
});

const batch = async (action: string, input: object) =>
  (await desk.api.post('/batch', { reason: 'marks', actions: [{ id: 'a', action, input }] })).body.data;
const undo = async ({ batch_id }: { batch_id: string }) =>
  (await desk.api.post(`/batch/${batch_id}/undo`, {})).body.data.items[0].undo;

/** Somebody else of the agency, who marks people too. */
const colleague = async () => {
  const { userId, api } = await desk.user('consultant');
  return { api, name: (await desk.api.get(`/accounts/${desk.accountId}/users/${userId}`)).body.data.name };
};

it('tells of a mark who set it, when and why, whether it comes with the person or later', async () => {
  const first = await marked();
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const mark = { do_not_approach: true, do_not_approach_reason: WHY, do_not_approach_at: since };
  expect(first).toMatchObject({ ...mark, do_not_approach_by: expect.stringMatching(/\w, by \w/) });
  const later = await person();
  expect(later).toMatchObject({ do_not_approach: false, ...NOTHING });
  const { api, name } = await colleague();
  const changed = await api.patch(`/candidates/${later.id}`, {
    do_not_approach: true,
    do_not_approach_reason: WHY,
  });
  expect(changed.body.data).toMatchObject({ ...mark, do_not_approach_by: expect.stringContaining(name) });
  expect(markOf(await get(later.id))).toEqual(markOf(changed.body.data));
});

it('keeps who set the mark and when where it is only sent again, and names who gives another reason', async () => {
  const before = await marked();
  const { api, name } = await colleague();
  const again = await api.patch(`/candidates/${before.id}`, {
    do_not_approach: true,
    do_not_approach_reason: WHY,
  });
  expect(markOf(again.body.data)).toEqual(markOf(before));
  const other = await api.patch(`/candidates/${before.id}`, { do_not_approach_reason: 'works for a client' });
  expect(other.body.data).toMatchObject({
    do_not_approach_reason: 'works for a client',
    do_not_approach_by: expect.stringContaining(name),
  });
});

it('empties all of it where the mark is lifted, and refuses a reason without a mark', async () => {
  const { id } = await marked();
  const lifted = await patch(id, { do_not_approach: false, do_not_approach_reason: WHY });
  expect(lifted.body.data).toMatchObject({ do_not_approach: false, ...NOTHING });
  const refused = await patch(id, { do_not_approach_reason: WHY });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'do_not_approach_reason']);
  expect(refused.body.error.message).toContain('do_not_approach: true');
  const set = await patch(id, { do_not_approach_by: 'somebody else' });
  expect([set.status, set.body.error.message]).toEqual([422, expect.stringContaining('do_not_approach')]);
});

it('puts back with undo who had set a mark and when, and takes one back whole', async () => {
  const { id, ...before } = await marked();
  const lifted = await batch('update_candidate', { candidate_id: id, do_not_approach: false });
  expect(markOf(await get(id))).toEqual({ do_not_approach: false, ...NOTHING });
  expect(await undo(lifted)).toMatchObject({ outcome: 'done' });
  expect(markOf(await get(id))).toEqual(markOf(before));
  const other = await person();
  const set = { do_not_approach: true, do_not_approach_reason: WHY };
  await undo(await batch('update_candidate', { candidate_id: other.id, ...set }));
  expect(markOf(await get(other.id))).toEqual({ do_not_approach: false, ...NOTHING });
});

it('goes with a merge to the kept record, which keeps its own where both have one, and comes back apart', async () => {
  const [plain, other] = [await person(), await marked()];
  const merged = await desk.api.post('/candidates/merge', { keep_id: plain.id, merge_id: other.id });
  expect(markOf(merged.body.data)).toEqual(markOf(other));
  await desk.api.post(`/candidates/${other.id}/unmerge`);
  expect(markOf(await get(plain.id))).toEqual({ do_not_approach: false, ...NOTHING });
  expect(markOf(await get(other.id))).toEqual(markOf(other));
  const own = await marked({ do_not_approach_reason: 'her own reason' });
  const both = await desk.api.post('/candidates/merge', { keep_id: own.id, merge_id: other.id });
  expect(markOf(both.body.data)).toEqual(markOf(own));
});

it('stands in the change feed and in the export of the person, and goes with erasure', async () => {
  const { id, ...before } = await marked();
  const feed = (await desk.api.get('/changes?limit=100')).body.data;
  const told = feed.find((change: { record_id?: string; id: string }) => JSON.stringify(change).includes(id));
  expect(JSON.stringify(told)).toContain(WHY);
  expect(JSON.stringify((await desk.api.get(`/candidates/${id}/export`)).body)).toContain(WHY);
  await desk.api.delete(`/candidates/${id}/gdpr-delete`);
  const row = await running.service.store.read((db) =>
    db.selectFrom('candidates').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({ ...NOTHING, do_not_approach: 1 });
  expect(before.do_not_approach_reason).toBe(WHY);
});

it('is told by every list that finds somebody by name, by search, by a brief and by what it refuses', async () => {
  const someone = await person();
  const client = (await desk.api.post('/clients', { name: `Client of marks ${count}` })).body.data;
  const job = (await desk.api.post('/jobs', { title: 'Fitter', client_id: client.id })).body.data;
  const about = { candidate_id: someone.id, job_id: job.id };
  const application = (await desk.api.post('/applications', about)).body.data;
  await desk.api.post('/interviews', {
    application_id: application.id,
    kind: 'internal',
    starts_at: '2031-03-04T00:30:00.000Z',
    ends_at: '2031-03-04T01:00:00.000Z',
  });
  await desk.api.post('/placements', {
    application_id: application.id,
    salary: 90_000,
    fee_percent: 20,
    start_date: '2031-04-01',
  });
  const mark = (await patch(someone.id, { do_not_approach: true, do_not_approach_reason: WHY })).body.data;
  const told = `set by ${mark.do_not_approach_by} on `;
  for (const list of ['candidates', 'applications', 'interviews', 'placements']) {
    const { body } = await desk.api.get(`/${list}?name=${encodeURIComponent(someone.name)}`);
    expect({ list, rows: body.data.length, warnings: body.meta.warnings }).toMatchObject({
      list,
      rows: 1,
      warnings: [
        { code: 'do_not_approach', candidate_id: someone.id, message: expect.stringContaining(told) },
      ],
    });
    expect(body.meta.warnings[0].message).toContain(`"${WHY}"`);
  }
  const call = (name: string, input: Record<string, unknown>) =>
    callTool(running.app, desk.adminKey, name, input);
  for (const [name, input] of [
    ['list_candidates', { name: someone.name }],
    ['list_placements', { name: someone.name }],
    ['search_candidates', { query: someone.name }],
    ['get_candidate_brief', { candidate_id: someone.id }],
    ['send_email', { candidate_id: someone.id, subject: 'Hello', body: 'Are you free?' }],
  ] as const) {
    const { content, structuredContent } = await call(name, input);
    for (const half of [content[0]?.text, JSON.stringify(structuredContent)]) {
      expect({ name, half }).toEqual({ name, half: expect.stringContaining(told) });
      expect({ name, half }).toEqual({ name, half: expect.stringContaining(WHY) });
    }
  }
});
