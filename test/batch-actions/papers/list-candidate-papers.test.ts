import { expect, it } from 'vitest';
import { storedDocument } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('lists newest first, a page at a time, each with the day it stops counting', async () => {
  const { candidateId } = await applied(desk.api);
  const path = `/candidates/${candidateId}/papers`;
  const kinds = ['identity', 'white_card', 'abn'];
  for (const kind of kinds) await desk.api.post(path, { kind, country: 'AU', expires_on: '2031-01-01' });
  const first = await desk.api.get(`${path}?limit=2`);
  expect(first.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['abn', 'white_card']);
  expect(first.body.meta).toMatchObject({ count: 2, has_more: true });
  const next = await desk.api.get(`${path}?limit=2&after=${first.body.meta.next_cursor}`);
  expect(next.body.data).toMatchObject([{ kind: 'identity', stops_counting_on: '2031-01-01' }]);
  expect(next.body.meta.has_more).toBe(false);
});

it('shows no file that was deleted since', async () => {
  const { candidateId } = await applied(desk.api);
  const path = `/candidates/${candidateId}/papers`;
  const document_id = await storedDocument(running, desk, candidateId);
  await desk.api.post(path, { kind: 'identity', country: 'AU', document_id });
  expect((await desk.api.get(path)).body.data[0].document_id).toBe(document_id);
  await desk.api.delete(`/documents/${document_id}`);
  expect((await desk.api.get(path)).body.data[0].document_id).toBeNull();
});

it('needs candidates:read, and answers 404 for a person who is not of the agency', async () => {
  const { candidateId } = await applied(desk.api);
  const path = `/candidates/${candidateId}/papers`;
  const other = await running.workspace();
  expect((await other.api.get(path)).status).toBe(404);
  expect((await desk.as(await desk.key(['placements:read'], { userId: null })).get(path)).status).toBe(403);
  expect((await desk.as(await desk.key(['candidates:read'], { userId: null })).get(path)).status).toBe(200);
});
