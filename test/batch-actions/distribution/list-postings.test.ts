import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('filters by job, board, rule and status, newest first, each agency its own', async () => {
  const [a, b] = [await here.job(), await here.job()];
  await here.post(a, ['career_page', 'xml_feed']);
  await here.runDue();
  await here.set('file_drop', { pricing: 'paid' });
  await here.post(b, ['file_drop']);
  const rule = { name: 'All', target_board_slugs: ['xml_feed'] };
  const rule_id = (await here.desk.api.post('/distribution/rules', rule)).body.data.id;
  const c = await here.job();
  await here.runDue();
  const ask = async (query: string) =>
    (await here.desk.api.get(`/distribution/postings?${query}`)).body.data.map(
      ({ job_id, board_slug, status }: Record<string, string>) => `${job_id} ${board_slug} ${status}`,
    );
  expect(await ask('')).toEqual([
    `${c} xml_feed live`,
    `${b} file_drop pending`,
    `${a} xml_feed live`,
    `${a} career_page live`,
  ]);
  expect(await ask(`job_id=${a}&board_slug=career_page`)).toEqual([`${a} career_page live`]);
  expect(await ask('status=pending')).toEqual([`${b} file_drop pending`]);
  expect(await ask(`rule_id=${rule_id}`)).toEqual([`${c} xml_feed live`]);
  const first = await here.desk.api.get('/distribution/postings?limit=3');
  expect(await ask(`limit=3&after=${first.body.meta.next_cursor}`)).toEqual([`${a} career_page live`]);
  const other = await here.running.workspace();
  expect((await other.api.get('/distribution/postings')).body.data).toEqual([]);
});
