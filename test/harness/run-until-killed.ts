import { spawn } from 'node:child_process';
import { openRunFolder } from '#test/setup/run-folder.ts';

// A test run as its next one meets it: it opens its folder, starts a program as a test does, says both, and stays.
const folder = openRunFolder(process.argv[2] ?? '');
const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
  stdio: 'ignore',
  detached: true,
});
process.stdout.write(`${JSON.stringify({ folder, program: pid })}\n`);
setInterval(() => {}, 1000);
