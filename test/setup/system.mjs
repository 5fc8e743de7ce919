// Makes sure that the programs the tests drive are on this machine: Debian's chromium and postgresql.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const postgres = '/usr/lib/postgresql';
const missing = [];
if (!['/usr/bin/chromium', '/usr/bin/chromium-browser'].some(existsSync)) missing.push('chromium');
if (!existsSync(postgres) || !readdirSync(postgres).some((v) => existsSync(`${postgres}/${v}/bin/initdb`)))
  missing.push('postgresql');

if (missing.length > 0) {
  const apt = existsSync('/usr/bin/apt-get');
  if (!apt || process.getuid?.() !== 0) {
    console.error(
      `The tests need ${missing.join(' and ')}. Install with: sudo apt-get install -y ${missing.join(' ')}`,
    );
    process.exit(1);
  }
  console.log(`Installing ${missing.join(' and ')} for the tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...missing],
  ]) {
    const run = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (run.status !== 0) {
      console.error(`apt-get ${args.join(' ')} failed`);
      process.exit(1);
    }
  }
}
