import { expect, it } from 'vitest';
import { openPoolDesk, PDF } from '#test/harness/pools.ts';

const pools = openPoolDesk();

it('lists who asked, newest first, by status, with the CV that came', async () => {
  const pool = await pools.pool({ is_published: true });
  await pools.join(pool, { full_name: 'First Asker', email: 'First@people.example' });
  await pools.join(
    pool,
    { full_name: 'Second Asker', linkedin_url: 'https://www.linkedin.com/in/second' },
    PDF,
  );
  const all = await pools.requests(pool.id);
  expect(all).toMatchObject([
    {
      id: expect.stringMatching(/^pjr_/),
      full_name: 'Second Asker',
      linkedin_url: 'https://www.linkedin.com/in/second',
      document_id: expect.stringMatching(/^doc_/),
      status: 'pending',
      candidate_id: null,
    },
    { full_name: 'First Asker', email: 'First@people.example', linkedin_url: null, document_id: null },
  ]);
  const path = `/talent-pools/${pool.id}/requests`;
  await pools.api().post(`${path}/${all[0].id}/decline`);
  const names = async (status: string) =>
    (await pools.api().get(`${path}?status=${status}`)).body.data.map(
      ({ full_name }: { full_name: string }) => full_name,
    );
  expect(await names('pending')).toEqual(['First Asker']);
  expect(await names('declined')).toEqual(['Second Asker']);
  expect(await names('approved')).toEqual([]);
  expect((await pools.api().get(`${path}?status=open`)).body.error).toMatchObject({ field: 'status' });
});

it("does not know another agency's pool", async () => {
  const { id } = await pools.pool();
  const stranger = await pools.running().workspace();
  expect((await stranger.api.get(`/talent-pools/${id}/requests`)).status).toBe(404);
});
