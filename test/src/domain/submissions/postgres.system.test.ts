import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, float, pathOf, press, submit } from '#test/harness/submission.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const { running, desk: agency } = useDesk({ sandbox: true, on: 'postgres' });

it('keeps submissions and specs on PostgreSQL as on SQLite', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const sent = (await submit(agency, brief)).body.data;
  expect((await submit(agency, brief)).status).toBe(400);
  const waiting = (await submit(agency, brief, { allow_resubmit: true })).body.data;
  for (const [at, fields] of [
    [0, { kind: 'question', question: 'When?' }],
    [0, { kind: 'pass', reason: 'No' }],
    [1, { kind: 'interview', times: 'Monday' }],
  ] as const) {
    expect((await press(running, pathOf(sent.url, sent.items[at].id), fields)).status).toBe(303);
  }
  const { spec } = await float(agency);
  expect((await press(running, `${pathOf(spec.url)}/viewed`, {})).status).toBe(204);
  const listed = async (path: string) =>
    (await agency.api.get(path)).body.data.map(({ id }: { id: string }) => id);
  expect(await listed('/submissions?status=completed')).toEqual([sent.id]);
  expect(await listed('/submissions?status=pending')).toEqual([waiting.id]);
  expect(await listed('/specs?status=viewed')).toEqual([spec.id]);
  const to = new Date(Date.now() + 15 * 24 * 3_600_000).toISOString();
  const moved = await advanceTo(agency.api, to);
  expect(moved.body.data.items[0].status).toBe('succeeded');
  expect(await listed('/submissions?status=expired')).toEqual([waiting.id]);
  expect(await listed('/specs?status=expired')).toEqual([spec.id]);
  const stored = await running.service.store.read((db) =>
    db.selectFrom('submissions').where('id', '=', waiting.id).select('status').executeTakeFirstOrThrow(),
  );
  expect(stored.status).toBe('expired');
});
