import { appendFileSync, cpSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { deskhandOf, productionInstallation } from '#test/harness/installation.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const COMMAND = [
  'workspace',
  'create',
  '--name',
  'Harbour',
  '--country',
  'AU',
  '--email',
  'mia@harbour.example',
];
const ANSWER = expect.stringMatching(/^\{.*"key":"sk_live_.*\}\n$/);

let folder: string;
beforeAll(() => {
  folder = productionInstallation();
});

const create = (installation: string) => deskhandOf(installation, [...COMMAND, '--json']);
const builds = (installation: string) => readdirSync(join(installation, 'dist'));

/** A copy with times of its own, as an image or an archive may give it. */
function copy(): string {
  const other = scratchFolder('copied');
  cpSync(folder, other, { recursive: true, verbatimSymlinks: true });
  return other;
}

it('builds what two processes start at once, and leaves one whole build', async () => {
  const both = await Promise.all([create(folder), create(folder)]);
  for (const answer of both) expect(answer).toEqual({ out: ANSWER, err: '', code: 0 });
  expect(builds(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{20}$/)]);
});

it('uses the build that is there, also in a copy, and writes nothing into the installation', async () => {
  const other = copy();
  const folders = () =>
    ['.', 'node_modules', 'dist', `dist/${builds(other)[0]}`].map(
      (name) => statSync(join(other, name)).mtimeMs,
    );
  const before = folders();
  expect(await create(other)).toEqual({ out: ANSWER, err: '', code: 0 });
  expect(folders()).toEqual(before);
});

it('builds anew when a source has changed', async () => {
  const other = copy();
  appendFileSync(join(other, 'src/cli/main.ts'), "\nprocess.stdout.write('changed');\n");
  const { out } = await create(other);
  expect(out).toMatch(/changed$/);
  expect(builds(other)).toHaveLength(2);
});

it('says which source has a fault, and runs nothing', async () => {
  const other = copy();
  appendFileSync(join(other, 'src/cli/main.ts'), '\nconst = 1;\n');
  const { out, err, code } = await create(other);
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toContain('src/cli/main.ts:5:6: ERROR: Expected identifier');
  expect(builds(other)).toHaveLength(1);
});

it('says in one sentence what the demo lacks where development dependencies are not installed', async () => {
  const { out, err, code } = await deskhandOf(folder, ['demo']);
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err).toMatch(
    /^deskhand: The demo needs @\S+, a development dependency that is not installed here: run npm ci without --omit=dev, then deskhand demo\.\n$/,
  );
});
