import { parseArgs } from 'node:util';
import { findWeeks, tellWeeks } from './many-weeks.ts';

const USAGE = `npm run demo:weeks -- --url http://127.0.0.1:8787 [--url …] --key sk_live_… --ledger weeks.jsonl [--seconds 60]
npm run demo:lost -- --url http://127.0.0.1:8787 --key sk_live_… --ledger weeks.jsonl`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', multiple: true },
    key: { type: 'string' },
    ledger: { type: 'string' },
    seconds: { type: 'string', default: '60' },
  },
});
const { url: urls = [], key, ledger } = values;
if (urls.length === 0 || key === undefined || ledger === undefined) {
  console.error(
    `Say where the service runs, with which key of an admin, and which file keeps what was acknowledged:\n${USAGE}`,
  );
  process.exit(2);
}
const deployment = { urls, key };
if (positionals[0] === 'lost') {
  const { weeks, acknowledged, lost, twice } = await findWeeks(deployment, ledger);
  for (const id of lost) console.log(`lost   ${id}`);
  for (const id of twice) console.log(`twice  ${id}`);
  console.log(
    `${acknowledged} records of ${weeks} weeks were acknowledged: ${lost.length} are lost, ${twice.length} were made twice`,
  );
  process.exitCode = lost.length + twice.length === 0 ? 0 : 1;
} else {
  const ends = performance.now() + Number(values.seconds) * 1000;
  const { weeks, acknowledged, sentAgain, longestSeconds } = await tellWeeks(
    deployment,
    ledger,
    () => performance.now() < ends,
  );
  console.log(
    `${weeks} weeks, ${acknowledged} records acknowledged, ${sentAgain} requests sent again, the longest answered after ${longestSeconds.toFixed(1)} s`,
  );
}
