// Takes up the batches that its predecessor left, then runs one of 100 items after another and says what it was told
// of each, until it is killed. Told which store and key on standard input, so that it can be started ahead of time.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { recoverBatches, runBatch } from '#src/batch/index.ts';
import { readConfig } from '#src/config.ts';
import { createService } from '#src/server/service.ts';

const ITEMS = 100;

writeSync(1, 'ready\n');
const [line] = await once(process.stdin, 'data');
const { settings, key, round } = JSON.parse(String(line)) as {
  settings: Record<string, string>;
  key: string;
  round: number;
};
const service = await createService({
  config: readConfig({ ...settings, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' }),
});
const principal = await service.authentication.bearer(key);
writeSync(1, 'running\n');
await recoverBatches(service);

for (let batch = 0; ; batch += 1) {
  const mode = batch % 3 === 2 ? 'atomic' : 'independent';
  const name = (i: number): string => `r${round}b${batch}i${i}`;
  const actions = Array.from({ length: ITEMS }, (_, i) =>
    i % 10 === 9
      ? {
          id: `i${i}`,
          action: 'update_client',
          input: { client_id: { $from: `i${i - 1}`, path: '/id' }, phone: String(i) },
        }
      : i % 10 === 4
        ? {
            id: `i${i}`,
            action: 'create_candidate',
            input: { name: name(i), email: `${name(i)}@people.example`, skills: ['welding'] },
          }
        : { id: `i${i}`, action: 'create_client', input: { name: name(i) } },
  );
  await runBatch(
    service,
    principal,
    { mode, actions },
    {
      requestId: 'req_killed',
      channel: 'mcp',
      idempotencyKey: name(0),
      onItem: (item) => {
        if (item.action !== 'update_client') writeSync(1, `ack ${(item.result as { id: string }).id}\n`);
      },
    },
  );
}
