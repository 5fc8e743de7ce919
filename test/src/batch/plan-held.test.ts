import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, pairOf, submit } from '#test/harness/submission.ts';

const { desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const plan = async (input: Record<string, unknown>, action = 'release_held', api = desk.api) =>
  (await api.post('/batch', { dry_run: true, actions: [{ action, input }] })).body.data;
const decision = (record: string, how: 'release' | 'withdraw') =>
  plan({ record, decision: how, reason: 'She agreed.' });

async function heldPosting(api = desk.api): Promise<string> {
  const description = 'You run the refuge.\nWomen only, as a genuine occupational requirement.';
  const job_id = await deskOf(desk).job({ title: 'Refuge Worker', description });
  const posted = await api.post('/distribution/postings', { job_id, board_slugs: ['career_page'] });
  expect(posted.body.data[0].review.state).toBe('held');
  return posted.body.data[0].id;
}

const LISTED = {
  kind: 'candidate',
  headline: 'Finance manager',
  pitch: 'Closes fast. Currently earns 180k.',
  candidate_aware: true,
  accept_terms: true,
};

it('says of a decision about what was held whether it is let go or withdrawn', async () => {
  const brief = await briefOf(desk);
  const items = [{ application_id: brief.applications[0], summary: 'Her employer does not know.' }];
  const { id } = (await submit(desk, brief, { items })).body.data;
  expect((await decision(id, 'release')).confirm_text).toMatch(/^1 submission released \(.*\), 1 e-mail to /);
  expect((await decision(id, 'withdraw')).confirm_text).toMatch(/^1 submission withdrawn \(/);
  const posting = await heldPosting();
  expect((await decision(posting, 'release')).confirm_text).toMatch(
    /^1 posting released \(.*\), 1 job ad published \(/,
  );
  expect((await decision(posting, 'withdraw')).confirm_text).toMatch(/^1 posting withdrawn \(/);
});

it('says of a held listing that other agencies see it once it is released, and then that they do', async () => {
  await desk.api.patch(`/accounts/${desk.accountId}`, { marketplace: true });
  const input = { ...LISTED, candidate_id: (await pairOf(desk)).candidate_id };
  expect((await plan(input, 'create_marketplace_listing')).confirm_text).toContain(
    'Finance manager: shown to other agencies once it is released, of the fee',
  );
  const { id } = (await desk.api.post('/marketplace/listings', input)).body.data;
  expect((await decision(id, 'release')).confirm_text).toBe(
    '1 marketplace listing released (Finance manager: shown to other agencies)',
  );
  expect((await decision(id, 'withdraw')).confirm_text).toBe(
    '1 marketplace listing withdrawn (Finance manager)',
  );
  const clear = { ...LISTED, pitch: 'Closes fast.', candidate_id: (await pairOf(desk)).candidate_id };
  const live = (await desk.api.post('/marketplace/listings', clear)).body.data;
  await desk.api.patch(`/marketplace/listings/${live.id}`, { action: 'pause' });
  const resumed = await plan({ listing_id: live.id, action: 'resume' }, 'update_marketplace_listing');
  expect(resumed.confirm_text).toBe(
    '1 marketplace listing change (Finance manager: shown to other agencies)',
  );
});

it("shows a key without an admin's rights what becomes of a posting", async () => {
  const narrow = desk.as(await desk.key(['jobs:read', 'jobs:write']));
  const posting = await heldPosting(narrow);
  const planned = await plan(
    { record: posting, decision: 'withdraw', reason: 'No.' },
    'release_held',
    narrow,
  );
  const [effect] = planned.items[0].effects;
  expect(effect.before).toMatchObject({ status: 'pending', review: { state: 'held' } });
  expect(effect.after).toMatchObject({ status: 'expired', review: { state: 'withdrawn' } });
});
