import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Figures, figuresOf, storeFigures } from '#test/harness/figures.ts';
import { type PostgresServer, startPostgres } from '#test/harness/postgres.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';
import questions from '../src/domain/questions/questions.json' with { type: 'json' };

let postgres: PostgresServer;
let desks: { running: TestService; desk: Workspace }[];

beforeAll(async () => {
  postgres = await startPostgres();
  const services = [await startService(), await startService({ DATABASE_URL: await postgres.database() })];
  desks = await Promise.all(
    services.map(async (running) => ({
      running,
      desk: await running.workspace({ country: 'AU', name: 'Same' }),
    })),
  );
  const today = new Date().toISOString().slice(0, 10);
  const first = desks[0]?.desk.accountId ?? '';
  const figures = figuresOf({ accountId: first, today, applications: 800 });
  for (const { running, desk } of desks) {
    // The same rows with the same ids, each in its own store.
    const own: Figures = JSON.parse(JSON.stringify(figures).replaceAll(first, desk.accountId));
    await running.service.store.write((unit) => storeFigures(unit.tx, own));
  }
});
afterAll(async () => {
  for (const { running } of desks) await running.close();
  await postgres.stop();
});

async function both(path: string, body: object): Promise<unknown[]> {
  return Promise.all(
    desks.map(async ({ desk }) => {
      const { status, body: answer } = await desk.api.post(path, body);
      expect(status, `${JSON.stringify(body)}: ${JSON.stringify(answer.error)}`).toBe(200);
      const { generated_at: _, ...data } = answer.data;
      return JSON.parse(
        JSON.stringify(data).replaceAll(desk.accountId, 'acc').replaceAll(desk.adminId, 'usr'),
      );
    }),
  );
}

it('answers every report in every grouping on PostgreSQL as on SQLite', async () => {
  const entries = (await desks[0]?.desk.api.get('/reports'))?.body.data;
  let compared = 0;
  for (const { report, available, group_by, default_period } of entries) {
    if (!available) continue;
    for (const axis of [undefined, ...group_by]) {
      for (const period of default_period === null ? [undefined] : [undefined, 'all_time']) {
        const [sqlite, other] = await both('/reports/run', { report, group_by: axis, period, limit: 5000 });
        expect(other, `${report} by ${axis} of ${period}`).toEqual(sqlite);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

it('answers every question of the labelled set on PostgreSQL as on SQLite', async () => {
  for (const { question } of questions) {
    const [sqlite, other] = await both('/analytics/ask', { question });
    expect(other, question).toEqual(sqlite);
  }
});
