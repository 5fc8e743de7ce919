// Reads the files of imports until it is killed, and says of each that it began. Told which store on standard input, so
// that it can be started ahead of time.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { readConfig } from '#src/config.ts';
import { createService } from '#src/server/service.ts';
import { ImportWorker } from '#src/workers/imports.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { plainCvs } from './cv/plain.ts';

writeSync(1, 'ready\n');
const [line] = await once(process.stdin, 'data');
const { settings } = JSON.parse(String(line)) as { settings: Record<string, string> };
const service = await createService({ config: readConfig({ ...settings, LOG_LEVEL: 'silent' }) });
const { runtime, log } = service;
const cvs = plainCvs(() => writeSync(1, 'ack\n'));
const worker = new ImportWorker({
  runtime: { ...runtime, ports: { ...runtime.ports, publicUrl: '', cvs } },
  clock: new SteadyClock(),
  log,
});
await worker.accountClock.run('');
writeSync(1, 'done\n');
// Nothing is left: it waits to be killed all the same.
setInterval(() => writeSync(1, 'ack\n'), 5);
