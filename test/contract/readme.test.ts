import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Settings } from '#src/config.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('lists every setting with its default and its meaning', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$/gm)].map(
    ([, name, fallback, meaning]) => [name, fallback, meaning],
  );
  const expected = Object.entries(Settings.shape).map(([name, schema]) => {
    const given = schema.safeParse(undefined);
    const value = given.success ? given.data : undefined;
    const shown =
      value === undefined ? '' : Array.isArray(value) ? `\`${value.join()}\`` : `\`${String(value)}\``;
    return [name, shown, schema.description ?? ''];
  });
  expect(rows).toEqual(expected);
});
