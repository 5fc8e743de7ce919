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
});

it('keeps the public text of an ad while a change waits for a person, and puts it in place once released', async () => {
  const job = await here.job({ title: 'Shift Worker' });
  const change = (body: object) => here.desk.api.patch(`/jobs/${job}/ad`, body);
  const { slug } = (await change({ body: 'You care for residents.', status: 'published' })).body.data;
  const waits = (await change({ body: CLAIMED, headline: 'Days' })).body;
  expect(waits.data).toMatchObject({
    status: 'published',
    body: 'You care for residents.',
    proposed: { body: CLAIMED, headline: 'Days' },
    review: { state: 'held', findings: [{ verdict: 'held', about: 'sex' }] },
  });
  expect(waits.meta.warnings[0].code).toBe('held_for_review');
  const page = async () => (await here.running.app.request(`/careers/harbour-talent/${slug}`)).text();
  expect(await page()).toContain('You care for residents.');
  const held = (await here.desk.api.get('/held?kind=job_ad')).body.data;
  expect(held.map((one: { record: string }) => one.record)).toContain(waits.data.id);
  await decideHeld(here.running, here.desk, waits.data.id);
  expect(await adOf(job)).toMatchObject({
    status: 'published',
    body: CLAIMED,
    headline: 'Days',
    proposed: null,
    review: { state: 'released' },
  });
  expect(await page()).toContain(CLAIMED);
  const again = (await change({ bullets: ['Men only, as a genuine occupational requirement'] })).body.data;
  expect(again.review.findings.map(({ words }: { words: string }) => words)).not.toContain('Women only');
  await decideHeld(here.running, here.desk, again.id, 'withdraw');
  expect(await adOf(job)).toMatchObject({
    bullets: ['CPA or CA is required'],
    proposed: null,
    review: { state: 'withdrawn' },
  });
  expect((await change({ headline: 'Nights' })).body.data).toMatchObject({
    headline: 'Nights',
    proposed: null,
  });
});

it('lets a change that waits go once its held words are said in another way, and refuses what is blocked', async () => {
  const job = await here.job({ title: 'Weekend Worker' });
  const change = (body: object) => here.desk.api.patch(`/jobs/${job}/ad`, body);
  await change({ body: 'You care for residents.', status: 'published' });
  await change({ body: CLAIMED, headline: 'Days' });
  const blocked = await change({ headline: 'Must be male' });
  expect([blocked.status, blocked.body.error.type]).toEqual([422, 'unlawful_wording']);
  const mended = (await change({ body: 'You support residents.' })).body.data;
  expect(mended).toMatchObject({
    body: 'You support residents.',
    headline: 'Days',
    proposed: null,
    review: null,
  });
});

it('shows in a plan that a change to a public ad would wait, with the same findings, and changes nothing', async () => {
  const job = await here.job({ title: 'Early Worker' });
  await here.desk.api.patch(`/jobs/${job}/ad`, { body: 'You care for residents.', status: 'published' });
  const planned = await here.desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'update_job_ad', input: { job_id: job, body: CLAIMED } }],
  });
  expect(planned.status).toBe(200);
  expect(JSON.stringify(planned.body.data.items[0])).toContain('held_for_review');
  expect(await adOf(job)).toMatchObject({ body: 'You care for residents.', proposed: null, review: null });
});

it('shows whoever lets a posting go all the words of the ad, calls it by its board, and mails the page where it is decided', async () => {
  const job = await here.job({
    title: 'Ward Helper',
    description: `${LAWFUL}\n- First aid\n- A driving licence\n\n${CLAIMED}`,
  });
  const [row] = (await here.post(job, ['career_page'])).body.data;
  const [held] = (await here.desk.api.get('/held?limit=1')).body.data;
  expect(held).toMatchObject({ record: row.id, label: 'Ward Helper on Career page' });
  const asked = await here.desk.api.post(`/held/${row.id}/decision`, {
    decision: 'release',
    reason: 'The client names its exemption.',
  });
  const read = JSON.stringify(asked.body.data);
  for (const words of ['Women only', 'CPA or CA is required', 'First aid', 'A driving licence'])
    expect(read).toContain(words);
  const told = await here.running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .where('subject', '=', 'Held for you: Ward Helper on Career page')
      .select('body_text')
      .executeTakeFirstOrThrow(),
  );
  expect(told.body_text).toContain(`/approvals/held/${row.id}`);
});

it('says of a refused posting that its words stand in the ad or the description, and how they are mended', async () => {
  const job = await here.job({ title: 'Loader', description: `${LAWFUL}\n- Must be male` });
  const refused = (await here.post(job, ['career_page'])).body.error;
  expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', type: 'unlawful_wording' });
  expect([refused.field, refused.message]).toEqual([undefined, expect.stringContaining('update_job_ad')]);
});
