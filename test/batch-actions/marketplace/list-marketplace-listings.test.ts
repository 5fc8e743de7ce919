import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Desk, desk, newJob, shareCandidate, shareJob } from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let other: Desk;

beforeAll(async () => {
  owner = await desk(running, 'Harbour Talent');
  other = await desk(running, 'Ridge Search');
});

const idsOf = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);

it('lists live listings of other agencies by kind, newest first, page by page, and one’s own with mine', async () => {
  const job = await shareJob(owner);
  const candidate = await shareCandidate(owner);
  const paused = await shareJob(owner, await newJob(owner, owner.clientId));
  await owner.api.patch(`/marketplace/listings/${paused.id}`, { action: 'pause' });
  expect(idsOf(await other.api.get('/marketplace/listings'))).toEqual([candidate.id, job.id]);
  expect(idsOf(await other.api.get('/marketplace/listings?kind=job'))).toEqual([job.id]);
  expect(idsOf(await owner.api.get('/marketplace/listings'))).toEqual([]);
  expect(idsOf(await owner.api.get('/marketplace/listings?mine=true'))).toEqual([
    paused.id,
    candidate.id,
    job.id,
  ]);
  expect(idsOf(await owner.api.get('/marketplace/listings?mine=true&status=paused'))).toEqual([paused.id]);
  expect(idsOf(await owner.api.get('/marketplace/listings?mine=true&status=expired'))).toEqual([]);
  const first = await other.api.get('/marketplace/listings?limit=1');
  expect(first.body.meta).toMatchObject({ count: 1, has_more: true });
  const next = await other.api.get(`/marketplace/listings?limit=1&after=${first.body.meta.next_cursor}`);
  expect(idsOf(next)).toEqual([job.id]);
});

it('takes a status only with mine', async () => {
  const refused = await other.api.get('/marketplace/listings?status=live');
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('status');
});

it('hides what an agency shares while it has the marketplace off, and tells how to turn it on', async () => {
  await owner.api.patch(`/accounts/${owner.accountId}`, { marketplace: false });
  expect(idsOf(await other.api.get('/marketplace/listings'))).toEqual([]);
  const off = await owner.api.get('/marketplace/listings?mine=true');
  expect(off.status).toBe(403);
  expect(off.body.error).toMatchObject({ code: 'MARKETPLACE_DISABLED' });
  expect(off.body.error.message).toContain('update_account');
  const { key } = await owner.user('consultant');
  const asked = await owner.as(key).patch(`/accounts/${owner.accountId}`, { marketplace: true });
  expect(asked.status).toBe(403);
  await owner.api.patch(`/accounts/${owner.accountId}`, { marketplace: true });
  expect(idsOf(await other.api.get('/marketplace/listings'))).toHaveLength(2);
});

it('shows a trial key its own listings only, and a sandbox those of sandboxes', async () => {
  const trial = owner.as(await owner.key(['marketplace:read'], { mode: 'trial' }));
  expect((await trial.get('/marketplace/listings')).body.error.code).toBe('MARKETPLACE_DISABLED');
  expect((await trial.get('/marketplace/listings?mine=true')).body.meta.count).toBe(3);
  const [listing] = idsOf(await other.api.get('/marketplace/listings'));
  const trialOther = other.as(await other.key(['marketplace:read'], { mode: 'trial' }));
  expect((await trialOther.get(`/marketplace/listings/${listing}`)).status).toBe(403);
  const demo = await running.workspace({ name: 'Demo', sandbox: true });
  await demo.api.patch(`/accounts/${demo.accountId}`, { marketplace: true });
  expect(idsOf(await demo.api.get('/marketplace/listings'))).toEqual([]);
  expect((await demo.api.get(`/marketplace/listings/${listing}`)).status).toBe(404);
});
