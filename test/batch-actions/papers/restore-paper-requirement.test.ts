import { expect, it } from 'vitest';
import { contracted } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

const waiver = (placementId: string, kind: string) => `/placements/${placementId}/papers/${kind}/waiver`;
const waived = async (placementId: string): Promise<number> =>
  (await desk.api.get(`/placements/${placementId}/papers`)).body.data.counts.waived;

it('asks for the document again, also where another kind of the same choice was waived', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  await desk.api.put(waiver(placementId, 'abn'));
  const back = await desk.api.delete(waiver(placementId, 'tfn_declaration'));
  expect(back.status).toBe(200);
  expect(back.body.data).toMatchObject({
    kind: 'tfn_declaration',
    waived: false,
    waived_by: null,
    waived_at: null,
    reason: null,
    papers: { counts: { waived: 0 } },
  });
  expect(await waived(placementId)).toBe(0);
});

it('leaves a document that is asked for as it is', async () => {
  const { placementId } = await contracted(desk);
  const same = await desk.api.delete(waiver(placementId, 'identity'));
  expect([same.status, same.body.data.waived]).toEqual([200, false]);
});

it('is undone', async () => {
  const { placementId } = await contracted(desk, { engagement: 'payg' });
  await desk.api.put(waiver(placementId, 'identity'));
  const input = { placement_id: placementId, kind: 'identity' };
  const { body } = await desk.api.post('/batch', {
    actions: [{ action: 'restore_paper_requirement', input }],
  });
  expect(await waived(placementId)).toBe(0);
  const undone = await desk.api.post(`/batch/${body.data.batch_id}/undo`);
  expect(undone.body.data.items[0].status).toBe('undone');
  expect(await waived(placementId)).toBe(1);
});

it('answers 404 for a placement of another agency and 422 for the right to work', async () => {
  const { placementId } = await contracted(desk);
  expect((await (await running.workspace()).api.delete(waiver(placementId, 'identity'))).status).toBe(404);
  expect((await desk.api.delete(waiver(placementId, 'right_to_work'))).status).toBe(422);
});
