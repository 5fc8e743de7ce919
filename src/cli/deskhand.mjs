#!/usr/bin/env -S node --regexp-interpret-all
import { pathToFileURL } from 'node:url';
import { built } from './build.mjs';
import { beginInterpreted } from './interpreted.mjs';

await beginInterpreted();

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
