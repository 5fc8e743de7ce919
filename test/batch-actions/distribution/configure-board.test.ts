import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('sets what is given, by name or code, and leaves the rest', async () => {
  const first = await here.set('file_drop', { pricing: 'paid', regions: ['New Zealand', 'au', 'AU'] });
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject({ pricing: 'paid', regions: ['NZ', 'AU'], signing_secret: null });
  const second = await here.set('file_drop', { monthly_post_limit: 5, categories: ['Finance'] });
  expect(second.body.data).toMatchObject({
    pricing: 'paid',
    regions: ['NZ', 'AU'],
    monthly_post_limit: 5,
    categories: ['Finance'],
  });
  expect((await here.set('file_drop', { monthly_post_limit: null })).body.data.monthly_post_limit).toBeNull();
});

it('shows the signing secret once, when the address is first set, and anew when it is renewed', async () => {
  const url = 'https://jobs.example/hook';
  const set = await here.set('webhook', { webhook_url: url });
  expect(set.body.data).toMatchObject({ webhook_url: url, ready: true });
  expect(set.body.data.signing_secret).toMatch(/^whsec_/);
  expect((await here.set('webhook', { webhook_url: `${url}/2` })).body.data.signing_secret).toBeNull();
  const renewed = await here.set('webhook', { rotate_secret: true });
  expect(renewed.body.data.signing_secret).toMatch(/^whsec_/);
  expect(renewed.body.data.signing_secret).not.toBe(set.body.data.signing_secret);
  expect(JSON.stringify((await here.desk.api.get('/distribution/boards/webhook')).body)).not.toContain(
    'whsec_',
  );
});

it.each([
  ['webhook', { webhook_url: 'https://127.0.0.1/x' }, 422, 'webhook_url'],
  ['webhook', { webhook_url: 'ftp://jobs.example' }, 422, 'webhook_url'],
  ['xml_feed', { webhook_url: 'https://jobs.example' }, 422, 'webhook_url'],
  ['xml_feed', { rotate_secret: true }, 422, 'rotate_secret'],
  ['xml_feed', { monthly_post_limit: -1 }, 422, 'monthly_post_limit'],
  ['xml_feed', { regions: ['Atlantis'] }, 422, 'regions.0'],
  ['xml_feed', { price: 'free' }, 422, 'price'],
])('refuses for %s %j', async (board, body, status, field) => {
  const answer = await here.set(board, body);
  expect([answer.status, answer.body.error.field]).toEqual([status, field]);
});

it('is for admins', async () => {
  const { api } = await here.desk.user('consultant');
  const answer = await api.patch('/distribution/boards/xml_feed', { pricing: 'free' });
  expect([answer.status, answer.body.error.code]).toEqual([403, 'ADMIN_REQUIRED']);
});

it('is undone', async () => {
  await here.set('career_page', { monthly_post_limit: 9 });
  const done = await here.desk.api.post('/batch', {
    actions: [
      {
        action: 'configure_board',
        input: { board_slug: 'career_page', monthly_post_limit: 1, pricing: 'paid', regions: ['AU'] },
      },
    ],
  });
  expect((await here.desk.api.post(`/batch/${done.body.data.batch_id}/undo`)).status).toBe(200);
  expect((await here.desk.api.get('/distribution/boards/career_page')).body.data).toMatchObject({
    monthly_post_limit: 9,
    pricing: 'free',
    regions: [],
  });
});
