import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertRow } from '#db/rows.ts';
import { readConfig } from '#src/config.ts';
import { newId } from '#src/lib/ids.ts';
import { startServer } from '#src/server/serve.ts';
import { serveRounds, taking } from './rounds.ts';

/** The product as `npm start` serves it: so many deliveries that are due, until the last is written down as delivered. */
const data = process.env.DATA ?? '{}';
const dataDir = mkdtempSync(join(tmpdir(), 'deskhand-bench-hooks-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const { service, url, first } = await startServer(
  readConfig({ DATA_DIR: dataDir, PORT: '0', ALLOW_PRIVATE_TARGETS: 'true' }),
);
const made = await fetch(`${url}/api/v1/webhooks`, {
  method: 'POST',
  headers: { authorization: `Bearer ${first?.key}`, 'content-type': 'application/json' },
  body: JSON.stringify({ url: process.env.RECEIVER }),
});
const { id: webhook, account_id } = ((await made.json()) as { data: { id: string; account_id: string } })
  .data;

serveRounds(async (count) => {
  await queue(count);
  const taken = await taking(() => service.jobs.runDue());
  const undelivered = await service.store.read((db) =>
    db.selectFrom('webhook_deliveries').select('id').where('status', '!=', 'delivered').execute(),
  );
  if (undelivered.length > 0) throw new Error(`${undelivered.length} were not delivered`);
  return taken;
});

let sequence = 0;

/** Puts deliveries into the outbox as a commit with events does. */
async function queue(count: number): Promise<void> {
  const at = new Date().toISOString();
  await service.store.write(async ({ tx }) => {
    for (let i = 0; i < count; i += 1) {
      const id = newId('event');
      sequence += 1;
      await insertRow(tx, 'events', {
        id,
        account_id,
        sequence,
        event: 'placement.created',
        data,
        created_at: at,
      });
      await insertRow(tx, 'webhook_deliveries', {
        id: newId('webhook_delivery'),
        account_id,
        webhook_id: webhook,
        event_id: id,
        event: 'placement.created',
        status: 'pending',
        attempts: 0,
        last_response_code: null,
        last_error: null,
        due_at: at,
        claim: null,
        lease_until: null,
        data: null,
        created_at: at,
        updated_at: at,
      });
    }
  });
}
