import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deskhandOf, productionInstallation } from '#test/harness/installation.ts';

const COMMAND = 'workspace create --name Harbour --country AU --email mia@harbour.example --json'.split(' ');
const ANSWER = expect.stringMatching(/^\{.*"key":"sk_live_.*\}\n$/);

it('runs where nothing can be written and nothing was built, and says what that costs', async () => {
  const folder = productionInstallation();
  writeFileSync(join(folder, 'dist'), '');
  const { out, err, code } = await deskhandOf(folder, COMMAND);
  expect({ out, code }).toEqual({ out: ANSWER, code: 0 });
  expect(err).toMatch(
    /^deskhand: dist\/ cannot be written \(\w+\), so that each start takes longer\. Run npm run build once where it can\.\n$/,
  );
});
