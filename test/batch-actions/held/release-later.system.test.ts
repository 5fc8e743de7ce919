import { afterEach, expect, it, vi } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { briefOf, pairOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });
afterEach(() => void vi.useRealTimers());

// The mail tells the minute in which its link ends, which another one counts from.
const readForTenMinutes = (): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
};

it('lets a held submission go however long its page was read, as nothing but the time has changed', async () => {
  const brief = await briefOf(desk);
  const [application_id] = brief.applications;
  const summary = 'Strong on IFRS. Her employer does not know she is looking.';
  const sent = await submit(desk, brief, { items: [{ application_id, summary }] });
  const { id } = sent.body.data;
  await decideHeld(running, desk, id, 'release', readForTenMinutes);
  expect((await desk.api.get(`/submissions/${id}`)).body.data.review.state).toBe('released');
});

it('lets a held spec go however long its page was read', async () => {
  const { client_id, candidate_id } = await pairOf(desk);
  const pitch = 'Cut month-end from 11 days to 6. The youngest CFO of a bank in the country.';
  const { id } = (await desk.api.post('/specs', { candidate_id, client_id, pitch })).body.data;
  await decideHeld(running, desk, id, 'release', readForTenMinutes);
  expect((await desk.api.get(`/specs/${id}`)).body.data.review.state).toBe('released');
});

it('lets a held submission go whose person was assessed while its page was read', async () => {
  const brief = await briefOf(desk);
  const [application_id] = brief.applications;
  const summary = 'Strong on IFRS. Her employer does not know she is looking.';
  const sent = await submit(desk, brief, { items: [{ application_id, summary }] });
  const fitNow = async () => (await desk.api.get(`/applications/${application_id}`)).body.data.fit;
  expect(await fitNow()).toBeNull();
  const { id } = sent.body.data;
  await decideHeld(running, desk, id, 'release', () => running.service.jobs.runDue());
  expect(await fitNow()).not.toBeNull();
  expect((await desk.api.get(`/submissions/${id}`)).body.data.review.state).toBe('released');
});

it('lets a held spec go where the clock was set back since whoever decides was entered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
  const ahead = await running.workspace({ country: 'AU', name: 'Harbour Ahead' });
  vi.useRealTimers();
  const { client_id, candidate_id } = await pairOf(ahead);
  const pitch = 'Cut month-end from 11 days to 6. The youngest CFO of a bank in the country.';
  const { id } = (await ahead.api.post('/specs', { candidate_id, client_id, pitch })).body.data;
  await decideHeld(running, ahead, id, 'release', readForTenMinutes);
  expect((await ahead.api.get(`/specs/${id}`)).body.data.review.state).toBe('released');
});
