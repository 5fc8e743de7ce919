// Rotates the sealing keys of the store that it is told of, says how far it has come, and waits to be killed.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '#db/open.ts';
import { SealingKeys } from '#src/adapters/sealing/keys.ts';
import { readSecrets } from '#src/config.ts';
import { rotateSealing } from '#src/server/rotate-secrets.ts';

writeSync(1, 'ready\n');
const [line] = await once(process.stdin, 'data');
const { dataDir } = JSON.parse(String(line)) as { dataDir: string };
const store = await openStore({ url: join(dataDir, 'deskhand.sqlite') });
const sealing = new SealingKeys(dataDir, readSecrets(dataDir).signing, store);
writeSync(1, 'running\n');
await rotateSealing(
  { store, sealing },
  { now: () => new Date(), progress: (count) => writeSync(1, `ack ${count}\n`) },
);
// However few were left, as many lines as the longest order waits for.
writeSync(1, `done\n${'ack\n'.repeat(10)}`);
process.stdin.resume();
