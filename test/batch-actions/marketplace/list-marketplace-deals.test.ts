import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Desk, desk, requestedDeal, submittedDeal } from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let partner: Desk;
let third: Desk;

beforeAll(async () => {
  [owner, partner, third] = [
    await desk(running, 'Harbour Talent'),
    await desk(running, 'Ridge Search'),
    await desk(running, 'Delta People'),
  ];
});

it('lists deals from the caller’s side by role and status, and none of others', async () => {
  const { deal: owned } = await submittedDeal(owner, partner);
  const { deal: asked } = await requestedDeal(partner, owner);
  await owner.api.post(`/applications/${owned.application_id}/stage`, { stage: 'submitted' });
  const ids = async (side: Desk, query: string) =>
    (await side.api.get(`/marketplace/deals${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await ids(owner, '')).toEqual([asked.id, owned.id]);
  expect(await ids(owner, '?role=owner')).toEqual([owned.id]);
  expect(await ids(owner, '?role=partner')).toEqual([asked.id]);
  expect(await ids(partner, '?role=partner')).toEqual([owned.id]);
  expect(await ids(partner, '?status=in_progress')).toEqual([owned.id]);
  expect(await ids(owner, '?status=connected')).toEqual([asked.id]);
  expect(await ids(owner, '?status=dead')).toEqual([]);
  expect(await ids(third, '')).toEqual([]);
  const page = await owner.api.get('/marketplace/deals?limit=1');
  expect(page.body.meta).toMatchObject({ count: 1, has_more: true });
});
