import { expect, it } from 'vitest';
import { contracted } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

const waiver = (placementId: string, kind: string) => `/placements/${placementId}/papers/${kind}/waiver`;

it('stops asking for one document on this contract only, and says who did it and why', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  const other = await contracted(desk, { engagement: 'payg' });
  const done = await running.app.request(`/api/v1${waiver(placementId, 'public_liability')}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${desk.adminKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'The client insures everybody.' }),
  });
  expect(done.status).toBe(200);
  const { data } = (await done.json()) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    placement_id: placementId,
    kind: 'public_liability',
    waived: true,
    waived_by: desk.adminId,
    reason: 'The client insures everybody.',
    papers: { counts: { waived: 1 } },
  });
  const { items } = (await desk.api.get(`/placements/${placementId}/papers`)).body.data;
  expect(items.find(({ kind }: { kind: string }) => kind === 'public_liability')).toMatchObject({
    status: 'waived',
    waiver: { by: desk.adminId, at: data.waived_at, reason: 'The client insures everybody.' },
  });
  expect((await desk.api.get(`/placements/${other.placementId}/papers`)).body.data.counts.waived).toBe(0);
});

it('takes no body, and waiving twice is waiving once', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  const first = await desk.api.put(waiver(placementId, 'identity'));
  const again = await desk.api.put(waiver(placementId, 'identity'));
  expect(again.body.data).toEqual(first.body.data);
});

it('waives a choice of documents by any of its kinds', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  const { papers } = (await desk.api.put(waiver(placementId, 'abn'))).body.data;
  expect(
    papers.items.find(({ one_of }: { one_of: string[] }) => one_of.includes('tfn_declaration')),
  ).toMatchObject({
    kind: 'abn',
    status: 'waived',
  });
});

it('never waives the right to work', async () => {
  const { placementId } = await contracted(desk);
  const refused = await desk.api.put(waiver(placementId, 'right_to_work'));
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'kind' });
  expect(refused.body.error.message).toContain('never');
});

it('refuses a kind that the country of the contract does not know with 422, and unknown placements with 404', async () => {
  const { placementId } = await contracted(desk);
  const refused = await desk.api.put(waiver(placementId, 'public_liabilty'));
  expect([refused.status, refused.body.error.did_you_mean?.[0]]).toEqual([422, 'public_liability']);
  expect((await desk.api.put(waiver(placementId, 'dbs_basic'))).status).toBe(422);
  expect((await desk.api.put(waiver('pla_none', 'identity'))).status).toBe(404);
  expect((await (await running.workspace()).api.put(waiver(placementId, 'identity'))).status).toBe(404);
});

it('is undone', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  const input = { placement_id: placementId, kind: 'identity' };
  const { body } = await desk.api.post('/batch', { actions: [{ action: 'waive_paper', input }] });
  await desk.api.post(`/batch/${body.data.batch_id}/undo`);
  expect((await desk.api.get(`/placements/${placementId}/papers`)).body.data.counts.waived).toBe(0);
});

it('needs placements:write', async () => {
  const { placementId } = await contracted(desk);
  const plain = desk.as(await desk.key(['placements:read', 'candidates:write'], { userId: null }));
  expect((await plain.put(waiver(placementId, 'identity'))).status).toBe(403);
});
