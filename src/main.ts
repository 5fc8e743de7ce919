import { run } from './cli/run.ts';

process.exitCode = await run(['serve', ...process.argv.slice(2)]);
