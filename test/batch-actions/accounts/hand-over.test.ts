import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
const desk = deskOf(agency);

const ownerOf = async (path: string): Promise<string | null> =>
  (await agency.api.get(path)).body.data.owner_id;

const give = (body: Record<string, unknown>) => agency.api.post('/hand-overs', body);

/** Somebody who leaves, a colleague, and one record of each kind with the first. */
async function leaver() {
  const [from, to] = [(await agency.user('consultant')).userId, (await agency.user('consultant')).userId];
  const owner_id = from;
  const made = async (path: string, body: Record<string, unknown>): Promise<string> => {
    const answer = await agency.api.post(path, { ...body, owner_id });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.id;
  };
  const client = await made('/clients', { name: `Ironbark ${from}` });
  const job = await desk.job({ owner_id, client_id: client });
  const candidate = await desk.candidate({ owner_id });
  const application = await desk.application({ owner_id, job_id: job });
  const target = await made('/bd/targets', { company_name: `Kestrel ${from}` });
  const lead = await made('/bd/leads', { target_id: target, kind: 'funding', title: 'Raised money' });
  const paths = [
    `/clients/${client}`,
    `/jobs/${job}`,
    `/candidates/${candidate}`,
    `/applications/${application}`,
    `/bd/targets/${target}`,
    `/bd/leads/${lead}`,
  ];
  return { from, to, paths, job, candidate };
}

it('gives a colleague everything open that somebody answers for, and says how many of each', async () => {
  const { from, to, paths } = await leaver();
  const closed = await desk.job({ owner_id: from });
  await agency.api.patch(`/jobs/${closed}`, { status: 'closed' });
  const { status, body } = await give({ from_user_id: from, to_user_id: to });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    from_user_id: from,
    to_user_id: to,
    counts: { candidates: 1, jobs: 1, clients: 1, applications: 1, targets: 1, leads: 1 },
    left: 0,
  });
  for (const path of paths) expect(await ownerOf(path), path).toBe(to);
  expect(await ownerOf(`/jobs/${closed}`)).toBe(from);
  const [told] = (await agency.api.get('/activities?limit=1')).body.data;
  expect(told.summary).toBe('Handed over 6 of the records of Pat consultant to Pat consultant');
});

it('hands over the kinds, the ids or the candidates that were asked for alone', async () => {
  const { from, to, paths, job } = await leaver();
  const tagged = await desk.candidate({ owner_id: from, tags: ['Payroll'] });
  const first = await give({ from_user_id: from, to_user_id: to, tag: 'payroll' });
  expect(first.body.data.counts).toEqual({ candidates: 1 });
  expect(await ownerOf(`/candidates/${tagged}`)).toBe(to);
  const second = await give({ from_user_id: from, to_user_id: to, ids: [job] });
  expect(second.body.data.counts).toEqual({ jobs: 1 });
  const third = await give({ from_user_id: from, to_user_id: to, kinds: ['clients'] });
  expect(third.body.data.counts).toEqual({ clients: 1 });
  const owners = await Promise.all(paths.map(ownerOf));
  expect(owners).toEqual([to, to, from, from, from, from]);
});

it('tells what stays with the first: interviews to come, calendar and mail', async () => {
  const { from, to, candidate } = await leaver();
  const mail = { candidate_id: candidate, subject: 'Hello', body_text: 'Hello' };
  await agency.api.post('/scheduled-emails', {
    ...mail,
    scheduled_at: '2031-03-04T04:00:00Z',
    created_by: from,
  });
  const { body } = await give({ from_user_id: from, to_user_id: to });
  expect(body.meta.warnings).toMatchObject([{ code: 'still_owned' }]);
  expect(body.meta.warnings[0].message).toMatch(/ still holds 1 scheduled e-mail\. /);
});

it('names every record and both people in its plan, which counts them by kind, and is taken back as one', async () => {
  const { from, to, paths } = await leaver();
  for (const [id, name] of [
    [from, 'Mia Chen'],
    [to, 'Tom Reed'],
  ])
    await agency.api.patch(`/accounts/${agency.accountId}/users/${id}`, { name });
  const planned = await callTool(running.app, agency.adminKey, 'plan_actions', {
    actions: [{ id: 'a', action: 'hand_over', input: { from_user_id: from, to_user_id: to } }],
  });
  const text: string = planned.structuredContent.confirm_text;
  for (const kind of ['candidate', 'job', 'client', 'application', 'target', 'lead'])
    expect(text).toContain(`1 ${kind} handed over from Mia Chen to Tom Reed`);
  for (const path of paths) {
    const { name, title, company_name, candidate } = (await agency.api.get(path)).body.data;
    expect(text, path).toContain(name ?? company_name ?? title ?? candidate.name);
  }
  const done = await callTool(running.app, agency.adminKey, 'hand_over', {
    from_user_id: from,
    to_user_id: to,
  });
  const { batch_id } = done.structuredContent.meta ?? done.structuredContent;
  expect(await ownerOf(paths[0] ?? '')).toBe(to);
  const undone = await agency.api.post(`/batch/${batch_id}/undo`, {});
  expect(undone.status).toBe(200);
  for (const path of paths) expect(await ownerOf(path), path).toBe(from);
});

it('takes none back when one of them went to somebody else meanwhile', async () => {
  const { from, to, paths } = await leaver();
  const { body } = await agency.api.post('/batch', {
    actions: [{ id: 'a', action: 'hand_over', input: { from_user_id: from, to_user_id: to } }],
  });
  const third = (await agency.user('consultant')).userId;
  await agency.api.patch(paths[5] ?? '', { owner_id: third });
  await agency.api.post(`/batch/${body.batch_id}/undo`, {});
  expect(await Promise.all(paths.map(ownerOf))).toEqual([to, to, to, to, to, third]);
});

it('refuses a colleague whose access is paused, the same person, others’ records and a filter beside other kinds', async () => {
  const { from, to } = await leaver();
  const foreign = await desk.candidate();
  const asked = { from_user_id: from, to_user_id: to };
  const gone = (await agency.user('consultant')).userId;
  await agency.api.patch(`/accounts/${agency.accountId}/users/${gone}`, { status: 'paused' });
  for (const [body, field] of [
    [{ ...asked, to_user_id: gone }, 'to_user_id'],
    [{ ...asked, to_user_id: from }, 'to_user_id'],
    [{ ...asked, ids: [foreign] }, 'ids.0'],
    [{ ...asked, tag: 'payroll', kinds: ['jobs'] }, 'kinds'],
  ] as const) {
    const refused = await give(body);
    expect([refused.status, refused.body.error.field]).toEqual([422, field]);
  }
});

it('takes the kinds that the credential may write, and refuses another that is asked for', async () => {
  const { from, to } = await leaver();
  const key = await agency.key(['candidates:write', 'candidates:read'], { userId: null });
  const call = (input: Record<string, unknown>) =>
    callTool(running.app, key, 'hand_over', { from_user_id: from, to_user_id: to, ...input });
  const refused = await call({ kinds: ['jobs'] });
  expect(refused.structuredContent.error.code).toBe('INSUFFICIENT_SCOPE');
  expect((await call({})).structuredContent.counts).toEqual({ candidates: 1 });
});

it('lists leads and companies to win by their owner', async () => {
  const { from } = await leaver();
  for (const path of ['/bd/leads', '/bd/targets']) {
    const { body } = await agency.api.get(`${path}?owner_id=${from}`);
    expect(body.data.map(({ owner_id }: { owner_id: string }) => owner_id)).toEqual([from]);
  }
});

it.each([
  'a colleague leaves',
  'Mia is leaving, give her candidates to Tom',
  'he is on holiday, move his desk to Ben',
])('is the first that is found for %j', async (query) => {
  const found = await callTool(running.app, agency.adminKey, 'find_actions', { query });
  expect(found.structuredContent.actions[0].name).toBe('hand_over');
});
