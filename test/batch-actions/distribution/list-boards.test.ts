import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const here = fixture(startBoardDesk);

it('shows every board with its price, what it can do and how much of the month is left', async () => {
  const { data, meta } = (await here.desk.api.get('/distribution/boards')).body;
  expect(meta).toMatchObject({ count: 4, has_more: false, next_cursor: null });
  expect(data.map(({ slug }: { slug: string }) => slug)).toEqual([
    'career_page',
    'xml_feed',
    'file_drop',
    'webhook',
  ]);
  expect(data[0]).toMatchObject({
    pricing: 'free',
    regions: [],
    capabilities: { edit: true, expire: true, applyBack: true, statusQuery: true },
    monthly_post_limit: null,
    posts_used_this_month: 0,
    posts_remaining_this_month: null,
    ready: true,
  });
  expect(data[3]).toMatchObject({ pricing: null, ready: false, webhook_url: null });
});

it('counts what is used and left, which is never below zero, and tells where the feed is', async () => {
  await here.set('xml_feed', { monthly_post_limit: 3 });
  for (let i = 0; i < 2; i += 1) await here.post(await here.job(), ['xml_feed']);
  const feed = async () => (await here.desk.api.get('/distribution/boards')).body.data[1];
  expect(await feed()).toMatchObject({
    posts_used_this_month: 2,
    posts_remaining_this_month: 1,
    feed_url: 'https://desk.example/careers/harbour-talent/feed.xml',
  });
  await here.set('xml_feed', { monthly_post_limit: 1 });
  expect(await feed()).toMatchObject({ posts_used_this_month: 2, posts_remaining_this_month: 0 });
});

it('counts by the calendar month of the company time zone', async () => {
  const { data } = (await here.desk.api.get(`/accounts/${here.desk.accountId}`)).body;
  expect(data.timezone).toBe('Australia/Sydney');
  const before = (await here.desk.api.get('/distribution/boards')).body.data[1].posts_used_this_month;
  expect(before).toBeGreaterThan(0);
  // The first minute of the next month in Sydney is still this month in UTC.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
  const [year = 0, month = 0] = day.split('-').map(Number);
  const utc = Date.UTC(year, month, 1) - 11 * 3600_000;
  const to = new Date(utc + 2 * 3600_000).toISOString();
  await advanceTo(here.desk.api, to);
  expect((await here.desk.api.get('/distribution/boards')).body.data[1].posts_used_this_month).toBe(0);
});
