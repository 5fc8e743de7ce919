import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// @ts-expect-error the launcher is plain JavaScript, so that it runs before anything is compiled
const { compiled }: { compiled(): Promise<string> } = await import('#src/cli/compile.mjs');

it('compiles the sources once, and finds them again while they stay as they are', async () => {
  const first = await compiled();
  const made = statSync(first).ino;
  const second = await compiled();
  // Sources that changed in between are another program.
  if (second === first) expect(statSync(second).ino).toBe(made);
  expect(existsSync(second)).toBe(true);
});

it('leaves every file the address of its source, so that what lies beside it is found', async () => {
  const folder = dirname(await compiled());
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(text).not.toContain('import.meta.url');
  expect(text).toMatch(/file:\/\/\S*\/src\/http\/raw\/docs\.ts/);
});
