// Writes accounts, says which were acknowledged, and kills itself in the middle of it.
import { writeSync } from 'node:fs';
import { openStore } from '#db/open.ts';
import { insertRow } from '#db/rows.ts';

const store = await openStore({ url: process.argv[2] ?? '' });
let count = 0;
await Promise.all(
  Array.from({ length: 8 }, async (_, lane) => {
    for (let i = 0; ; i += 1) {
      const id = `acc_${lane}x${i}`;
      await store.write((unit) =>
        insertRow(unit.tx, 'accounts', {
          id,
          name: id,
          country: 'AU',
          timezone: 'UTC',
          currency: 'AUD',
          standard_fee_schedule: '{}',
          plan: 'active',
          status: 'active',
          language: 'en' as const,
          marketplace: 0,
          sandbox: 0,
          clock_offset_ms: 0,
          event_sequence: 0,
          change_sequence: 0,
          settings: '{}',
          created_at: id,
          updated_at: id,
        }),
      );
      writeSync(1, `${id}\n`);
      count += 1;
      if (count === 60) process.kill(process.pid, 'SIGKILL');
    }
  }),
);
