import { request } from 'undici';
import { insertRow } from '#db/rows.ts';
import { newId } from '#src/lib/ids.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';
import type { Ratio } from './ratio.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 6;
const COUNT = 1_500;
const AT_ONCE = 5;

/** Deliveries a second to one local receiver, recorded durably, against a bare undici loop that records nothing. */
export async function measureWebhooks(): Promise<Ratio[]> {
  const receiver = await startServer('receiver');
  const running = await startService({ ALLOW_PRIVATE_TARGETS: 'true' });
  try {
    const desk = await running.workspace();
    const made = await desk.api.post('/webhooks', { url: receiver.url });
    const round = async () => {
      await queue(running, desk, made.body.data.id, COUNT);
      return {
        ours: await seconds(() => running.service.jobs.runDue()),
        bare: await seconds(() => bare(receiver.url, COUNT)),
      };
    };
    await round();
    // Turn by turn, so that whatever else the machine does meanwhile weighs on both.
    const taken = { ours: 0, bare: 0 };
    for (let i = 0; i < ROUNDS; i += 1) {
      const { ours, bare } = await round();
      taken.ours += ours;
      taken.bare += bare;
    }
    const rate = (seconds: number) => (ROUNDS * COUNT) / seconds;
    return [
      {
        name: 'webhook deliveries to a local receiver',
        unit: 'deliveries/s',
        reached: rate(taken.ours),
        ceiling: rate(taken.bare),
        goal: 0.5,
      },
    ];
  } finally {
    await running.close();
    await receiver.stop();
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const DATA = JSON.stringify({
  placement: {
    id: newId('placement'),
    salary: 90_000,
    fee: { type: 'percent', percent: 20, amount: 18_000 },
  },
  actor: { type: 'user', id: newId('user'), name: 'Mia Admin' },
  sequence: 1,
});

async function bare(url: string, count: number): Promise<void> {
  let left = count;
  const body = JSON.stringify({ event: 'placement.created', data: JSON.parse(DATA) });
  const loop = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
}

/** Puts deliveries into the outbox as a commit with events does. */
async function queue(running: TestService, desk: Workspace, webhook: string, count: number): Promise<void> {
  const now = new Date().toISOString();
  await running.service.store.write(async ({ tx }) => {
    const row = await tx
      .selectFrom('accounts')
      .select('event_sequence')
      .where('id', '=', desk.accountId)
      .executeTakeFirstOrThrow();
    for (let i = 1; i <= count; i += 1) {
      const id = newId('event');
      await insertRow(tx, 'events', {
        id,
        account_id: desk.accountId,
        sequence: row.event_sequence + i,
        event: 'placement.created',
        data: DATA,
        created_at: now,
      });
      await insertRow(tx, 'webhook_deliveries', {
        id: newId('webhook_delivery'),
        account_id: desk.accountId,
        webhook_id: webhook,
        event_id: id,
        event: 'placement.created',
        status: 'pending',
        attempts: 0,
        last_response_code: null,
        last_error: null,
        due_at: now,
        claim: null,
        lease_until: null,
        data: null,
        created_at: now,
        updated_at: now,
      });
    }
    await tx
      .updateTable('accounts')
      .set({ event_sequence: row.event_sequence + count })
      .where('id', '=', desk.accountId)
      .execute();
  });
}
