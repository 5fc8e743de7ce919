import { expect, it } from 'vitest';
import { placementPapers } from '#src/domain/papers/index.ts';
import { runInDomain } from '#test/harness/action.ts';
import { contracted } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('assesses many placements at once as one by one, in the order asked for, and none of another agency', async () => {
  const other = await contracted(await running.workspace({ country: 'AU' }));
  const ids: string[] = [];
  for (const [engagement, country] of [
    ['payg', 'AU'],
    ['w2', 'US'],
    ['umbrella', 'GB'],
  ]) {
    const { candidateId, placementId } = await contracted(desk, { engagement }, country);
    await desk.api.post(`/candidates/${candidateId}/papers`, { kind: 'right_to_work', country });
    await desk.api.put(`/placements/${placementId}/papers/identity/waiver`);
    ids.unshift(placementId);
  }
  const asked = [...ids, other.placementId];
  const { data: all } = await runInDomain(running, desk.adminKey, (ctx) => placementPapers(ctx, asked));
  expect(all.map(({ placement_id }: { placement_id: string }) => placement_id)).toEqual(ids);
  for (const papers of all) {
    expect(papers).toEqual((await desk.api.get(`/placements/${papers.placement_id}/papers`)).body.data);
    expect(papers.counts).toMatchObject({ current: 1, waived: 1 });
  }
});
