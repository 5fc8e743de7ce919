// What failed in the runner's reports: `files RUN` lists the test files, `count FOLDER STATUS` tells every failure and counts.
// Of a run there are RUN.json (its report), RUN.files (those that were to run: one whose process died has not each of its
// results in the report, and counts as failed) and RUN.log (what it printed: an error outside every test stands there alone).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
/** A file that failed as a whole has no failed test of its own. */
const isBroken = (file) =>
  file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed');
const failedIn = (file) => file.assertionResults.filter(({ status }) => status === 'failed');
/** Why a test failed, without the runner's own frames. */
const reasonOf = ({ failureMessages = [] }) =>
  failureMessages
    .flatMap((message) => message.split('\n'))
    .filter((line) => !line.includes('node_modules'))
    .join('\n')
    .slice(0, 2000);
const named = (file) => relative(process.cwd(), file.name);

/** The files of a list that a report has no result of, or not of each of their tests: those still stand as pending. */
const missingOf = (list, results) => {
  const run = new Set(results.filter((file) => file.assertionResults.every(({ status }) => status !== 'pending')).map(named));
  return readFileSync(list, 'utf8')
    .split('\n')
    // A run in parts names the part before the file.
    .map((line) => line.replace(/^\[\w+\] /, ''))
    .filter((file) => /\.test\.tsx?$/.test(file) && !run.has(file));
};

/** What a run printed of errors outside every test, without colours: empty where there were none. */
const errorsOf = (log) => {
  if (!existsSync(log)) return '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one.
  const lines = readFileSync(log, 'utf8').replaceAll(/\u001b\[[\d;]*m/g, '').split('\n');
  const start = lines.findIndex((line) => /^⎯+ Unhandled Errors? ⎯+$/.test(line));
  if (start === -1) return '';
  const length = lines.slice(start).findIndex((line) => /^ +Test Files /.test(line));
  return lines.slice(start, length === -1 ? undefined : start + length).join('\n');
};
/** The test files while which errors came. */
const besideErrors = (log) => [...errorsOf(log).matchAll(/^This error originated in "([^"]+)"/gm)].map(([, file]) => file);

const [what, at, given] = process.argv.slice(2);
if (what === 'files') {
  const results = existsSync(`${at}.json`) ? read(`${at}.json`).testResults : [];
  const failed = results.filter(({ status }) => status === 'failed').map(named);
  const files = new Set([...failed, ...missingOf(`${at}.files`, results), ...besideErrors(`${at}.log`)]);
  for (const file of files) console.log(file);
} else {
  process.exitCode = count(at, given === '0') === 0 ? 0 : 1;
}

/** Prints what failed, with why, and the sum of all runs. Returns how many tests failed. */
function count(folder, isClean) {
  const all = { passed: 0, failed: 0, skipped: 0, unsteady: 0, reports: 0 };
  for (const name of readdirSync(folder).filter((one) => /^[\w:]+\.json$/.test(one))) {
    const report = read(join(folder, name));
    const run = name.replace('.json', '');
    const second = join(folder, `${run}.again.json`);
    const again = existsSync(second) ? read(second).testResults : [];
    all.reports += 1;
    all.passed += report.numPassedTests;
    all.skipped += report.numPendingTests + report.numTodoTests;
    const missing = missingOf(join(folder, `${run}.files`), report.testResults);
    for (const file of missing) {
      const retried = again.find((one) => named(one) === file);
      const isUnsteady = retried?.status === 'passed';
      all[isUnsteady ? 'unsteady' : 'failed'] += 1;
      if (isUnsteady) all.passed += retried.assertionResults.filter((one) => one.status === 'passed').length;
      console.log(`${isUnsteady ? 'ran at the second try only' : 'not run'} in ${run}: ${file}`);
    }
    for (const file of report.testResults.filter(({ status }) => status === 'failed')) {
      const retried = again.find((one) => one.name === file.name);
      if (isBroken(file)) {
        all.failed += 1;
        console.log(`failed in ${run}: ${named(file)}: ${(file.message ?? '').slice(0, 2000)}`);
      }
      for (const test of failedIn(file)) {
        const now = retried?.assertionResults.find((one) => one.fullName === test.fullName);
        const isUnsteady = now?.status === 'passed' && retried.status === 'passed';
        all[isUnsteady ? 'unsteady' : 'failed'] += 1;
        if (isUnsteady) all.passed += 1;
        const verdict = isUnsteady ? 'passed at the second try only' : 'failed';
        console.log(`${verdict} in ${run}: ${named(file)}: ${test.fullName}`);
        console.log(reasonOf(test));
      }
    }
    const outside = errorsOf(join(folder, `${run}.log`));
    if (outside !== '') {
      const files = besideErrors(join(folder, `${run}.log`));
      const ran = files.every((file) => again.some((one) => named(one) === file && one.status === 'passed'));
      const isUnsteady = files.length > 0 && ran && errorsOf(join(folder, `${run}.again.log`)) === '';
      // A process that died is an error of no file: the files that it did not run count for it.
      if (files.length > 0 || missing.length === 0) all[isUnsteady ? 'unsteady' : 'failed'] += 1;
      console.log(`${isUnsteady ? 'an error beside the tests, at the first try only' : 'an error beside the tests'} in ${run}:`);
      console.log(outside.slice(0, 4000));
    }
  }
  // An error outside any test fails the run as well, and so does a run that left no report.
  const isExplained = isClean || all.failed + all.unsteady > 0;
  if (!isExplained || all.reports < 4) all.failed = Math.max(all.failed, 1);
  if (all.skipped > 0) console.log(`${all.skipped} skipped`);
  if (all.unsteady > 0) console.log(`${all.unsteady} unsteady: failed once and passed by themselves`);
  console.log(`${all.passed} passed, ${all.failed} failed`);
  return all.failed;
}
