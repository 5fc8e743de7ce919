import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EVENTS } from '#src/domain/events.ts';

const domain = new URL('../../src/domain/', import.meta.url).pathname;
const sources = readdirSync(domain, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Events whose module is not there yet. Whoever emits one takes it off; whoever adds one to the catalogue emits it. */
const WITHOUT_EMITTER: string[] = [];

it('has an emitter in the domain for each event of the catalogue but those listed here', () => {
  const emitted = new Set(
    sources.flatMap((text) => [...text.matchAll(/emit\(\s*'([a-z_.]+)'/g)].map(([, name = '']) => name)),
  );
  const silent = Object.keys(EVENTS).filter((name) => !emitted.has(name));
  expect(silent.sort()).toEqual([...WITHOUT_EMITTER].sort());
});
