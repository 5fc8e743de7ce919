import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

// An exception is claimed and no law is named: a person has to look.
const CLAIMED = 'Women only, as a genuine occupational requirement.';
const LAWFUL = 'Requirements:\n- CPA or CA is required';

const used = async (board: string) =>
  (await here.desk.api.get(`/distribution/boards/${board}`)).body.data.posts_used_this_month;
const pageOf = async (slug: string) =>
  (await here.running.app.request(`/careers/harbour-talent/${slug}`)).status;
const adOf = async (job: string) => (await here.desk.api.get(`/jobs/${job}/ad`)).body.data;

it('holds a posting whole: pending, not public, no use of the cap, until a person releases it', async () => {
  const job = await here.job({ title: 'Case Worker', description: `${LAWFUL}\n\n${CLAIMED}` });
  const before = await used('career_page');
  const [row] = (await here.post(job, ['career_page'])).body.data;
  expect(row).toMatchObject({
    status: 'pending',
    error_code: 'held_for_review',
    review: { state: 'held', findings: [{ verdict: 'held', about: 'sex' }] },
  });
  await here.runDue();
  const ad = await adOf(job);
  expect([ad.status, await pageOf(ad.slug), await used('career_page')]).toEqual(['draft', 404, before]);
  const confirmed = await here.desk.api.post(`/distribution/postings/${row.id}/confirm`, {});
  expect([confirmed.status, confirmed.body.error.type]).toEqual([409, 'held_for_review']);
  await decideHeld(here.running, here.desk, row.id);
  await here.runDue();
  expect(await here.posting(row.id)).toMatchObject({ status: 'live', review: { state: 'released' } });
  expect([await pageOf(ad.slug), await used('career_page')]).toEqual([200, before + 1]);
});

it('holds what a rule would post, and rejects what is blocked', async () => {
  const rule = await here.desk.api.post('/distribution/rules', {
    name: 'All',
    filter: {},
    target_board_slugs: ['xml_feed'],
  });
  const job = await here.job({ title: 'Support Worker', description: `${LAWFUL}\n\n${CLAIMED}` });
  const blocked = await here.job({ title: 'Labourer', description: `${LAWFUL}\n\nMust be male.` });
  await here.runDue();
  expect((await here.postingsOf(job)).xml_feed).toMatchObject({
    status: 'pending',
    error_code: 'held_for_review',
    rule_id: rule.body.data.id,
  });
  expect((await here.postingsOf(blocked)).xml_feed).toMatchObject({
    status: 'rejected',
    error_code: 'content_blocked',
    review: null,
  });
  await here.desk.api.delete(`/distribution/rules/${rule.body.data.id}`);
});

it('lets a held posting go by anybody once its words are mended', async () => {
  const job = await here.job({ title: 'Night Carer', description: `${LAWFUL}\n\n${CLAIMED}` });
  const [row] = (await here.post(job, ['career_page'])).body.data;
  await here.desk.api.patch(`/jobs/${job}/ad`, {
    headline: 'Nights',
    body: 'You care for residents.',
    bullets: [],
  });
  const confirmed = await here.desk.api.post(`/distribution/postings/${row.id}/confirm`, {});
  expect(confirmed.body.data).toMatchObject({ status: 'publishing', review: null });
});

it('withdraws a held posting, which no board has seen', async () => {
  const job = await here.job({ title: 'Day Carer', description: `${LAWFUL}\n\n${CLAIMED}` });
  const [row] = (await here.post(job, ['career_page'])).body.data;
  await decideHeld(here.running, here.desk, row.id, 'withdraw');
  expect(await here.posting(row.id)).toMatchObject({
    status: 'expired',
    published_at: null,
    review: { state: 'withdrawn' },
  });
});

it('keeps a held ad a draft, publishes it once released, and asks no second time about the same words', async () => {
  const job = await here.job({ title: 'Key Worker' });
  const publish = (body: object) => here.desk.api.patch(`/jobs/${job}/ad`, { ...body, status: 'published' });
  const held = (await publish({ body: CLAIMED })).body;
  expect(held.data).toMatchObject({ status: 'draft', body: CLAIMED, review: { state: 'held' } });
  expect(held.meta.warnings[0].code).toBe('held_for_review');
  await decideHeld(here.running, here.desk, held.data.id);
  expect(await adOf(job)).toMatchObject({ status: 'published', review: { state: 'released' } });
  const longer = await publish({ body: `${CLAIMED} You work with families.` });
  expect(longer.body.data).toMatchObject({ status: 'published' });
  const other = await publish({ bullets: ['Men only, as a genuine occupational requirement'] });
  expect([other.status, other.body.error.type]).toEqual([422, 'held_wording']);
  expect((await adOf(job)).bullets).not.toContain('Men only, as a genuine occupational requirement');
});
