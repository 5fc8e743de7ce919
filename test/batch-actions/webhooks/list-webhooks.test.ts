import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('lists the subscriptions of this agency alone, newest first, page by page and without secrets', async () => {
  const [desk, other] = [await running.workspace(), await running.workspace()];
  const ids: string[] = [];
  for (let i = 0; i < 3; i += 1)
    ids.unshift((await desk.api.post('/webhooks', { url: `https://h${i}.example.com/` })).body.data.id);
  await other.api.post('/webhooks', { url: 'https://other.example.com/' });
  const first = await desk.api.get('/webhooks?limit=2');
  expect(first.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
  expect(first.body.meta).toMatchObject({ count: 2, has_more: true });
  const rest = await desk.api.get(`/webhooks?limit=2&after=${first.body.meta.next_cursor}`);
  expect(rest.body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
  expect(JSON.stringify(first.body)).not.toMatch(/whsec_|secret/);
});
