import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { briefOf, pairOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU' });

const waiting = fixture(async () => {
  const brief = await briefOf(desk);
  const items = [{ application_id: brief.applications[0], summary: 'On 95k now and would take less.' }];
  const submission = (await submit(desk, brief, { items })).body.data.id;
  const { client_id, candidate_id } = await pairOf(desk);
  const pitch = 'The youngest CFO of a bank in the country.';
  const spec = (await desk.api.post('/specs', { candidate_id, client_id, pitch })).body.data.id;
  const job = brief.job_id;
  await desk.api.patch(`/jobs/${job}/ad`, {
    body: 'Women only, as a genuine occupational requirement.',
    status: 'published',
  });
  const ad = (await desk.api.get(`/jobs/${job}/ad`)).body.data.id;
  return { submission, spec, ad, candidates: { submission: brief.candidates[0], spec: candidate_id } };
});

const listed = async (query = '', api = desk.api) =>
  (await api.get(`/held${query}`)).body.data.map(({ record }: { record: string }) => record);

it('lists what waits of every kind, newest first, a page at a time, with whom it is about, the words and the reason', async () => {
  const { data } = (await desk.api.get('/held')).body;
  expect(data).toHaveLength(3);
  const of = (kind: string) => data.find((one: { kind: string }) => one.kind === kind);
  expect(of('submission')).toMatchObject({
    record: waiting.submission,
    label: 'Controller: Ana Ruiz',
    candidate_ids: [waiting.candidates.submission],
    findings: [
      { about: 'pay', words: 'On 95k now' },
      { about: 'pay', words: 'would take less' },
    ],
    created_by: desk.adminId,
  });
  expect(of('spec')).toMatchObject({
    record: waiting.spec,
    candidate_ids: [waiting.candidates.spec],
    findings: [{ about: 'identity' }],
  });
  expect(of('job_ad')).toMatchObject({ record: waiting.ad, findings: [{ about: 'sex' }] });
  const first = await desk.api.get('/held?limit=2');
  const rest = await listed(`?limit=2&after=${first.body.meta.next_cursor}`);
  expect([...first.body.data.map(({ record }: { record: string }) => record), ...rest].sort()).toEqual(
    [waiting.submission, waiting.spec, waiting.ad].sort(),
  );
  expect(await listed('?kind=spec')).toEqual([waiting.spec]);
});

it('shows a credential the kinds that it may read, and another agency nothing', async () => {
  expect(await listed('', desk.as(await desk.key(['jobs:read'])))).toEqual([waiting.ad]);
  const stranger = await desk.as(await desk.key(['clients:read'])).get('/held');
  expect([stranger.status, stranger.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
  expect(await listed('', (await running.workspace()).api)).toEqual([]);
});

it('lists nothing any more that was decided', async () => {
  await decideHeld(running, desk, waiting.spec, 'withdraw');
  expect(await listed('?kind=spec')).toEqual([]);
});
