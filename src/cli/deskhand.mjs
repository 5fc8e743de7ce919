#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { built } from './build.mjs';

// A pattern that ran so often is compiled for the machine, and its code stays for as long as the process lives, in a space that no option
// enlarges (docs/decisions/what-leaves.md). Most patterns are run too rarely to be worth it.
v8.setFlagsFromString('--regexp-tier-up-ticks=300');

let main;
try {
  main = pathToFileURL(await built()).href;
} catch (error) {
  if (error.syscall === undefined) throw error;
  // An installation that is read only and was not built: each file is compiled as it is loaded.
  process.stderr.write(
    `deskhand: dist/ cannot be written (${error.code}), so that each start takes longer. Run npm run build once where it can.\n`,
  );
  const { register } = await import('tsx/esm/api');
  register();
  main = new URL('./main.ts', import.meta.url).href;
}
await import(main);
