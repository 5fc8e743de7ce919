import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { type Desk, desk, newCandidate, newJob, shareJob, submit } from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let sender: Desk;

beforeAll(async () => {
  owner = await desk(running, 'Harbour Talent');
  sender = await desk(running, 'Ridge Search');
  // The company agrees to the terms with its first intro.
  await submit(sender, (await shareJob(owner)).id);
});

const SECRET = 'Her employer does not know that she is looking.';

async function offered(pitch = `Plans open pits. ${SECRET}`) {
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const candidate_id = await newCandidate(sender);
  const answer = await sender.api.post('/marketplace/intros', {
    listing_id: listing.id,
    kind: 'submission',
    candidate_id,
    headline: 'Planner',
    pitch,
    attested_relationship: true,
  });
  return { listing, candidate_id, answer, intro: answer.body.data };
}

const there = async (id: string) => (await owner.api.get(`/marketplace/intros/${id}`)).status;
const events = async (id: string) =>
  running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('event', '=', 'marketplace.intro.received')
      .where('data', 'like', `%${id}%`)
      .select(['account_id', 'data'])
      .execute(),
  );

it('takes an intro with private facts and lets it wait, of which the other agency hears and counts nothing', async () => {
  const { answer, intro, listing } = await offered();
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  expect(intro).toMatchObject({ status: 'pending', direction: 'sent', review: { state: 'held' } });
  expect(intro.review.findings.map(({ words }: { words: string }) => words)).toContain(
    'employer does not know',
  );
  expect(await there(intro.id)).toBe(404);
  const received = (await owner.api.get('/marketplace/intros?status=pending&limit=100')).body.data;
  expect(received.map(({ id }: { id: string }) => id)).not.toContain(intro.id);
  expect((await owner.api.get(`/marketplace/listings/${listing.id}`)).body.data.intro_counts.pending).toBe(0);
  expect(await events(intro.id)).toEqual([]);
  const feed = JSON.stringify((await owner.api.get('/changes?limit=100')).body.data);
  expect(feed).not.toContain(intro.id);
  const held = (await sender.api.get('/held?kind=marketplace_intro')).body.data;
  expect(held.map(({ record }: { record: string }) => record)).toContain(intro.id);
});

it('goes to the other agency once it is released, without why it waited, and has its days from then', async () => {
  const { intro } = await offered();
  await decideHeld(running, sender, intro.id);
  const own = (await sender.api.get(`/marketplace/intros/${intro.id}`)).body.data;
  expect(own).toMatchObject({ status: 'pending', review: { state: 'released' } });
  const received = (await owner.api.get(`/marketplace/intros/${intro.id}`)).body.data;
  expect(received).toMatchObject({ status: 'pending', review: null, profile: { headline: 'Planner' } });
  const [event, ...others] = await events(intro.id);
  expect(others).toEqual([]);
  expect(event?.account_id).toBe(owner.accountId);
  expect(event?.data).not.toContain('findings');
  const accepted = await owner.api.post(`/marketplace/intros/${intro.id}/respond`, { action: 'accept' });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(201);
});

it('is withdrawn unsent by a decision, by its sender, and with its candidate', async () => {
  const one = await offered();
  await decideHeld(running, sender, one.intro.id, 'withdraw');
  const two = await offered();
  const back = await sender.api.post(`/marketplace/intros/${two.intro.id}/respond`, { action: 'withdraw' });
  expect(back.status).toBe(200);
  const three = await offered();
  await sender.api.delete(`/candidates/${three.candidate_id}`);
  for (const { intro } of [one, two, three]) {
    const own = (await sender.api.get(`/marketplace/intros/${intro.id}`)).body.data;
    expect(own).toMatchObject({ status: 'withdrawn', review: { state: 'withdrawn' } });
    expect(await there(intro.id)).toBe(404);
    expect(await events(intro.id)).toEqual([]);
  }
});

it('cannot go to a listing that has ended meanwhile, and expires by no time of its own', async () => {
  const { intro, listing } = await offered();
  await owner.api.patch(`/marketplace/listings/${listing.id}`, { action: 'withdraw' });
  expect((await sender.api.get(`/marketplace/intros/${intro.id}`)).body.data.status).toBe('pending');
  const asked = await sender.api.post(`/held/${intro.id}/decision`, { reason: 'She agreed.' });
  expect(asked.status).toBe(404);
});

it('refuses what is told of a protected attribute, and sends what nothing was found in at once', async () => {
  const refused = await offered('A mother of twins who plans open pits.');
  expect(refused.answer.status).toBe(422);
  expect(refused.answer.body.error.type).toBe('unlawful_wording');
  const { intro } = await offered('Plans open pits.');
  expect(intro.review).toBeNull();
  expect(await there(intro.id)).toBe(200);
});
