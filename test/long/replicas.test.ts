import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { replicaAnswers } from '#db/examine.ts';
import { createPerson, search, useReplicatedNodes } from '#test/harness/replicated-nodes.ts';
import { startService } from '#test/harness/workspace.ts';

const desk = useReplicatedNodes();

it('has the primary answer while the replica hangs without a word', async () => {
  await createPerson(desk.api(0), 'Ada Lund', 'Plasterer');
  desk.pair.standby.signal('SIGSTOP');
  try {
    expect((await search(desk.api(0), 'plasterer')).names).toEqual(['Ada Lund']);
    expect(await replicaAnswers(desk.store)).toBe(false);
  } finally {
    desk.pair.standby.signal('SIGCONT');
  }
  await expect.poll(() => replicaAnswers(desk.store)).toBe(true);
});

it('gives up a primary that hangs without a word, and goes on with the standby that took its place', async () => {
  const running = await startService(
    {
      DATABASE_URL: desk.pair.both('desk'),
      DATABASE_READ_URL: desk.pair.standby.url('desk'),
      DATABASE_TIMEOUT_SECONDS: '3',
    },
    desk.nodes[0]?.dataDir,
  );
  const agency = await running.workspace();
  await desk.pair.caughtUp();
  desk.pair.primary.signal('SIGSTOP');
  const during = await agency.api.get('/candidates');
  expect([during.status, during.body.error.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  await desk.pair.promote();
  const email = `${randomUUID()}@example.test`;
  const body = { name: 'Ida Rhodes', email, headline: 'Roofer' };
  await expect.poll(async () => (await agency.api.post('/candidates', body, 'once')).status).toBe(201);
  // It is no standby any more, and is read as the primary.
  expect((await search(agency.api, 'roofer')).names).toEqual(['Ida Rhodes']);
});
