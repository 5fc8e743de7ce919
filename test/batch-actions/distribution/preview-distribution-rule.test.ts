import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('tells what would become of each job on each board, and posts nothing', async () => {
  const [old, posted] = [await here.job({ title: 'Old' }), await here.job({ title: 'Posted' })];
  const fresh = await here.job({ title: 'Fresh' });
  await here.job({ title: 'Elsewhere', location: { type: 'on_site', country: 'NZ' } });
  const closed = await here.job({ title: 'Closed' });
  await here.desk.api.patch(`/jobs/${closed}`, { status: 'closed' });
  await here.post(posted, ['career_page']);
  await here.set('career_page', { monthly_post_limit: 2 });
  await here.set('file_drop', { pricing: null });
  await here.set('xml_feed', { regions: ['NZ'] });
  await here.set('webhook', { pricing: 'free' });
  const rule = await here.desk.api.post('/distribution/rules', {
    name: 'Here',
    filter: { country: 'AU' },
    target_board_slugs: ['career_page', 'file_drop', 'xml_feed', 'webhook'],
    active: false,
  });
  const preview = await here.desk.api.get(`/distribution/rules/${rule.body.data.id}/preview`);
  expect(preview.body.data).toMatchObject({ matched_jobs: 3, truncated: false });
  const others = [
    { board_slug: 'xml_feed', outcome: 'region_not_served' },
    { board_slug: 'file_drop', outcome: 'awaiting_confirmation' },
    { board_slug: 'webhook', outcome: 'not_configured' },
  ];
  const of = (outcome: string) => expect.arrayContaining([{ board_slug: 'career_page', outcome }, ...others]);
  expect(preview.body.data.jobs).toEqual([
    { job_id: fresh, job_title: 'Fresh', boards: of('publish') },
    { job_id: posted, job_title: 'Posted', boards: of('already_posted') },
    { job_id: old, job_title: 'Old', boards: of('quota_exceeded') },
  ]);
  await here.runDue();
  expect(await here.postingsOf(fresh)).toEqual({});
});
