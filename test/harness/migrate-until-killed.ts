// Brings the store that it is told of up to date, says so, and waits to be killed.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openStore } from '#db/open.ts';
import { STEPS } from './later-steps.ts';

writeSync(1, 'ready\n');
const [line] = await once(process.stdin, 'data');
const { file } = JSON.parse(String(line)) as { file: string };
writeSync(1, 'running\n');
await openStore({ url: file, steps: STEPS });
writeSync(1, 'done\n');
process.stdin.resume();
