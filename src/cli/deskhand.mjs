#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { compiled } from './compile.mjs';

let main;
try {
  main = pathToFileURL(await compiled()).href;
} catch {
  // Where nothing can be kept (an installation that is read only), each file is compiled as it is loaded.
  const { register } = await import('tsx/esm/api');
  register();
  main = new URL('./main.ts', import.meta.url).href;
}
await import(main);
