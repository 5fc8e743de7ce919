import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { apiOf, startService } from '#test/harness/workspace.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 100);

it(`does once what is asked 100 times at once under one key, in ${ROUNDS} rounds`, async () => {
  const running = await startService();
  const desk = await running.workspace();
  const apis = [desk.api, apiOf(createApp(running.service), desk.adminKey)];
  const ends = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Client ${round}`;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => apis[at % 2]?.post('/clients', { name }, `key ${round}`)),
    );
    // Whoever comes after it is done is told what the first was told.
    answers.push(await desk.api.post('/clients', { name }, `key ${round}`));
    for (const answer of answers) {
      const replayed = answer?.headers.get('idempotency-replayed') === 'true';
      const end = replayed ? 'replayed' : (answer?.body.error?.code ?? `${answer?.status}`);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  }
  const rows = await running.service.store.read((db) =>
    db
      .selectFrom('clients')
      .where('account_id', '=', desk.accountId)
      .where('name', 'like', 'Client %')
      .select('name')
      .execute(),
  );
  writeSync(2, `${JSON.stringify({ rounds: ROUNDS, clients: rows.length, ...Object.fromEntries(ends) })}\n`);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(ROUNDS);
  expect(rows).toHaveLength(ROUNDS);
  expect(ends.get('201')).toBe(ROUNDS);
  expect(ends.get('replayed')).toBeGreaterThanOrEqual(ROUNDS);
  for (const end of ends.keys()) expect(['201', 'replayed', 'IDEMPOTENCY_IN_PROGRESS']).toContain(end);
  await running.close();
}, 600_000);
