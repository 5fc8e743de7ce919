import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf } from '#test/harness/submission.ts';

const { desk } = useDesk({ country: 'AU' });

const decide = async (record: string) =>
  (await desk.api.post(`/held/${record}/decision`, { reason: 'She agreed.' })).body.error;

it('says which ids may wait where another is given, and where to find them', async () => {
  for (const record of ['cnd_1', 'nonsense'])
    expect(await decide(record)).toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'record',
      message:
        'record: must be the id of what waits (list_held): a submission (sub_…), a spec (spc_…), a posting (post_…), a job ad (ad_…), a marketplace listing (mkl_…), a marketplace intro (mki_…), a scheduled email (sem_…)',
    });
});

it.each(['sub', 'spc', 'post', 'ad', 'mkl', 'mki'])(
  'says of a record %s_ that is not there that list_held shows what waits',
  async (prefix) => {
    const { code, field, message } = await decide(`${prefix}_nobody`);
    expect([code, field]).toEqual(['NOT_FOUND', 'record']);
    expect(message).toMatch(new RegExp(`${prefix}_nobody in this agency\\. list_held shows what waits\\.$`));
  },
);

it('says of a listing that waits that it is released, when it is renewed and when its job opens again', async () => {
  await desk.api.patch(`/accounts/${desk.accountId}`, { marketplace: true });
  const job_id = await deskOf(desk).job({ title: 'Refuge Worker' });
  const { id, review } = (
    await desk.api.post('/marketplace/listings', {
      kind: 'job',
      job_id,
      headline: 'Refuge Worker',
      pitch: 'Women only, as a genuine occupational requirement.',
      accept_terms: true,
    })
  ).body.data;
  expect(review.state).toBe('held');
  const renewed = (await desk.api.patch(`/marketplace/listings/${id}`, { action: 'renew' })).body.error;
  expect(renewed.message).toContain('is held for a person and cannot be renewed.');
  await desk.api.patch(`/jobs/${job_id}`, { status: 'on_hold' });
  const { warnings } = (await desk.api.patch(`/jobs/${job_id}`, { status: 'active' })).body.meta;
  expect(warnings).toMatchObject([{ code: 'listing_held', listing_id: id }]);
  expect(warnings[0].message).toContain('release_held lets it go or withdraws it');
});

it('says of a posting that waits for its wording that it is released, not confirmed, tried or posted again', async () => {
  const description = 'You run the refuge.\nWomen only, as a genuine occupational requirement.';
  const job_id = await deskOf(desk).job({ title: 'Refuge Worker', description });
  const post = () => desk.api.post('/distribution/postings', { job_id, board_slugs: ['career_page'] });
  const { id } = (await post()).body.data[0];
  const again = (await post()).body.error;
  expect(again.message).toMatch(
    /which is held for a person\. Have a person let it go or withdraw it with release_held/,
  );
  for (const way of ['confirm', 'retry', 'repost']) {
    const { type, message } = (await desk.api.post(`/distribution/postings/${id}/${way}`, {})).body.error;
    expect(type, way).toBe('held_for_review');
    expect(message).toContain('release_held lets it go or withdraws it');
  }
});

it('says of somebody whose submission waits that it has not left, and names no other way to send it', async () => {
  const brief = await briefOf(desk, [{ name: 'Ana Ruiz' }, { name: 'Bo Lane' }]);
  const [first, second] = brief.applications;
  const put = (application_id: string | undefined, summary: string) =>
    desk.api.post('/submissions', { job_id: brief.job_id, items: [{ application_id, summary }] });
  const held = (await put(first, 'Her employer does not know.')).body.data;
  expect(held.review.state).toBe('held');
  const again = (await put(first, 'Knows the trade.')).body.error;
  expect(again).toMatchObject({ code: 'INVALID_REQUEST', candidates: [{ sent_at: null }] });
  expect(again.message).toContain(`Ana Ruiz (${held.id}) for Controller waits for a person and has not left`);
  expect(again.message).not.toMatch(/has been sent|resend_submission/);
  await put(second, 'Knows the trade.');
  const sent = (await put(second, 'Knows the trade.')).body.error;
  expect(sent.message).toMatch(
    /has been sent Bo Lane \(on [\d-]+\) for Controller already\..*resend_submission/,
  );
});
