import { expect, it } from 'vitest';
import { docxOf } from '#test/harness/cv/docx-layouts.ts';
import { sheets } from '#test/harness/cv/sheet.ts';
import { openPoolDesk, PDF } from '#test/harness/pools.ts';

const pools = openPoolDesk();

async function asked(fields: Record<string, string | null> = {}, cv: Uint8Array | null = null) {
  const pool = await pools.pool({ is_published: true });
  await pools.join(pool, fields, cv);
  const [request] = await pools.requests(pool.id);
  return { pool, request, path: `/talent-pools/${pool.id}/requests/${request.id}/approve` };
}

it('makes a candidate of what was asked, and puts them into the pool', async () => {
  const linkedin_url = 'https://www.linkedin.com/in/new-person';
  const { pool, request, path } = await asked({
    full_name: 'New Person',
    email: 'new@people.example',
    linkedin_url,
  });
  const { status, body } = await pools.api().post(path);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id: request.id,
    status: 'approved',
    candidate_id: expect.stringMatching(/^cnd_/),
    decided_by: pools.desk().adminId,
    decided_at: expect.stringMatching(/Z$/),
  });
  const person = (await pools.api().get(`/candidates/${body.data.candidate_id}`)).body.data;
  expect(person).toMatchObject({
    name: 'New Person',
    email: 'new@people.example',
    linkedin_url,
    source: 'talent_pool',
  });
  expect(await pools.members(pool.id)).toMatchObject([{ candidate_id: person.id, source: 'join_request' }]);
});

it('reads the CV into what the record lacks, and leaves it with the person when the pool is deleted', async () => {
  const [sheet] = sheets(1);
  if (sheet === undefined) throw new Error('no sheet');
  const cv = await docxOf(sheet, 'headings, dates behind a tab');
  const { pool, request, path } = await asked({ full_name: 'As Written', email: 'read@people.example' }, cv);
  const { body } = await pools.api().post(path);
  expect(body.meta.warnings).toBeUndefined();
  expect((await pools.api().delete(`/talent-pools/${pool.id}`)).status).toBe(200);
  const person = (await pools.api().get(`/candidates/${body.data.candidate_id}`)).body.data;
  expect(person).toMatchObject({ name: 'As Written', email: 'read@people.example' });
  expect(person.skills.length).toBeGreaterThan(0);
  expect(person.experience.length).toBeGreaterThan(0);
  expect(person.documents).toMatchObject([{ id: request.document_id }]);
});

it('lets somebody in whose CV cannot be read, and says so', async () => {
  const { path } = await asked({ email: 'unread@people.example' }, PDF);
  const { status, body } = await pools.api().post(path);
  expect(status).toBe(200);
  expect(body.meta.warnings).toMatchObject([{ code: 'cv_not_read' }]);
});

it('finds the candidate by e-mail in any case, and changes nothing of their record', async () => {
  const known = await pools.candidate({ name: 'Known Person', email: 'known@people.example' });
  const { pool, path } = await asked({ full_name: 'Somebody Else', email: 'KNOWN@people.example' });
  expect((await pools.api().post(path)).body.data.candidate_id).toBe(known.id);
  expect((await pools.api().get(`/candidates/${known.id}`)).body.data.name).toBe('Known Person');
  expect(await pools.members(pool.id)).toHaveLength(1);
});

it('decides a request once', async () => {
  const { path } = await asked();
  await pools.api().post(path);
  const again = await pools.api().post(path);
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'CONFLICT', field: 'request_id' });
  expect(again.body.error.message).toContain('approved already');
});

it('leaves a membership that the person has by now as it is', async () => {
  const { pool, path } = await asked({ email: 'twice@people.example' });
  const person = await pools.candidate({ email: 'twice@people.example' });
  const { already_member: _, ...member } = await pools.add(pool.id, person.id);
  expect((await pools.api().post(path)).status).toBe(200);
  expect(await pools.members(pool.id)).toEqual([member]);
});

it('asks for an Idempotency-Key, and knows no request of another pool or agency', async () => {
  const { request, path } = await asked();
  expect((await pools.api().post(path, {}, null)).status).toBe(400);
  const other = await pools.pool();
  const elsewhere = await pools.api().post(`/talent-pools/${other.id}/requests/${request.id}/approve`);
  expect(elsewhere.status).toBe(404);
  const stranger = await pools.running().workspace();
  expect((await stranger.api.post(path)).status).toBe(404);
});

it('can be undone: the request is pending again, and a person made by it is gone', async () => {
  const { pool, request } = await asked({ email: 'undone@people.example' });
  const input = { pool_id: pool.id, request_id: request.id };
  const { result } = await pools.doAndUndo('approve_pool_join_request', input);
  expect(await pools.requests(pool.id)).toMatchObject([
    { status: 'pending', candidate_id: null, decided_at: null },
  ]);
  expect(await pools.members(pool.id)).toEqual([]);
  expect((await pools.api().get(`/candidates/${result.candidate_id}`)).status).toBe(404);
});
