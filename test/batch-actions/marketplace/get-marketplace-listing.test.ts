import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  ask,
  type Desk,
  desk,
  newCandidate,
  respond,
  shareCandidate,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let other: Desk;

beforeAll(async () => {
  owner = await desk(running, 'Harbour Talent');
  other = await desk(running, 'Ridge Search');
});

it('shows one’s own at any status with its source and counts, and another’s only while it is live', async () => {
  const listing = await shareJob(owner);
  const intro = await submit(other, listing.id);
  const path = `/marketplace/listings/${listing.id}`;
  expect((await other.api.get(path)).body.data).toMatchObject({
    mine: false,
    status: 'live',
    source_id: null,
    intro_counts: null,
    my_intro_id: intro.id,
  });
  expect((await owner.api.get(path)).body.data).toMatchObject({
    mine: true,
    source_id: owner.jobId,
    intro_counts: { pending: 1, accepted: 0 },
    my_intro_id: null,
  });
  for (const action of ['pause', 'withdraw']) {
    await owner.api.patch(path, { action });
    expect((await other.api.get(path)).status).toBe(404);
    expect((await owner.api.get(path)).status).toBe(200);
  }
});

it('tells how soon an agency answers and how many deals it placed', async () => {
  const listing = await shareCandidate(owner, await newCandidate(owner));
  const intro = await ask(other, listing.id);
  await respond(owner, intro.id, 'decline');
  const read = await other.api.get(`/marketplace/listings/${listing.id}`);
  expect(read.body.data.agency).toEqual({
    name: 'Harbour Talent',
    country: 'AU',
    deals_placed: 0,
    median_response_hours: 0,
  });
});

it('answers 404 for an unknown one', async () => {
  const unknown = await owner.api.get('/marketplace/listings/mkl_01hzzzzzzzzzzzzzzzzzzzzzzz');
  expect([404, 422]).toContain(unknown.status);
});
