import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  type Desk,
  desk,
  newCandidate,
  newJob,
  shareCandidate,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let sender: Desk;

beforeAll(async () => {
  [owner, sender] = [await desk(running, 'Harbour Talent'), await desk(running, 'Ridge Search')];
  for (const name of ['Penhallow Care Group', 'Brightwater Foods'])
    expect((await owner.api.post('/clients', { name })).status).toBe(201);
  expect((await sender.api.post('/clients', { name: 'Tolvaddon Precision' })).status).toBe(201);
});

it.each([
  ['Sorry, she has just signed with Penhallow.', /Penhallow/],
  ['Thanks, but he starts at Brightwater Foods on Monday.', /Brightwater/],
  ['No thanks, we placed somebody with PENHALLOW CARE last week.', /penhallow/i],
])(
  'tells no client of the agency in why an intro is declined, also by its short name: %s',
  async (reason, name) => {
    const listing = await shareJob(owner, await newJob(owner, owner.clientId));
    const intro = await submit(sender, listing.id, await newCandidate(sender));
    const answer = await owner.api.post(`/marketplace/intros/${intro.id}/respond`, {
      action: 'decline',
      decline_reason: reason,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const read = (await sender.api.get(`/marketplace/intros/${intro.id}`)).body.data;
    expect(read.decline_reason).not.toMatch(name);
  },
);

it('leaves a reason as it is that names no client', async () => {
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const intro = await submit(sender, listing.id, await newCandidate(sender));
  const reason = 'They have enough people for the second round.';
  await owner.api.post(`/marketplace/intros/${intro.id}/respond`, {
    action: 'decline',
    decline_reason: reason,
  });
  const read = (await sender.api.get(`/marketplace/intros/${intro.id}`)).body.data;
  expect(read.decline_reason).toBe(reason);
});

it('tells no client of the agency in the note to a request', async () => {
  const listing = await shareCandidate(owner, await newCandidate(owner));
  const answer = await sender.api.post('/marketplace/intros', {
    listing_id: listing.id,
    kind: 'request',
    note: 'This would be for Tolvaddon, who want to meet people this week.',
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const read = (await owner.api.get(`/marketplace/intros/${answer.body.data.id}`)).body.data;
  expect(read.note).not.toMatch(/Tolvaddon/);
});
