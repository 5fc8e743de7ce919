import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { counted } from '../progress.ts';
import { casesOf, total } from './score.ts';
import { shortFieldsOf } from './short.ts';

/**
 * Prints the figures of each file of cases, and of the open ones what is wrong in each case:
 * npm run eval:redaction [-- path/to/cases.json]. Of a file whose name begins with `kept` or ends with `closed` nothing is ever
 * listed, so that no rule is made with it. A text file holds short fields of records.
 */
const HERE = new URL('.', import.meta.url);
const FILES = readdirSync(HERE)
  .filter((file) => /(?:^|-)cases\.json$|^(?:more|classes)\.json$|^short-\w+\.txt$/u.test(file))
  .sort(new Intl.Collator('en', { numeric: true }).compare)
  .map((file) => new URL(file, HERE).pathname);
const [chosen] = process.argv.slice(2);
for (const file of chosen === undefined ? FILES : [chosen]) {
  if (file.endsWith('.txt')) {
    printShort(file);
    continue;
  }
  const cases = casesOf(file);
  const told = counted(basename(file), cases);
  const { results, leaks, unmarked, hidden, damage, kept, unheld, held, heldAlone } = total(cases, told);
  const clean = results.filter((one) => one.leaks.length + one.damage.length === 0).length;
  console.log(
    `${basename(file)}: ${cases.length} cases, ${clean} clean; ${leaks} leaks of ${hidden} hidden pieces, ${unmarked} of them without a mark, ${unheld} texts with a leak that nothing holds; ${damage} damages and ${held} marked, ${heldAlone} when sent alone, of ${kept} kept pieces`,
  );
  if (basename(file).startsWith('kept')) continue;
  for (const { text, redacted, leaks: left, unmarked, damage: lost, held: waiting, heldAlone } of results) {
    if (left.length + lost.length + waiting.length + heldAlone.length === 0) continue;
    console.log(`  ${text}\n→ ${redacted}`);
    if (left.length > 0) console.log(`  leaks: ${left.join(' | ')}; without a mark: ${unmarked.join(' | ')}`);
    if (waiting.length > 0) console.log(`  marked though kept: ${waiting.join(' | ')}`);
    if (heldAlone.length > 0) console.log(`  holds when sent alone: ${heldAlone.join(' | ')}`);
    if (lost.length > 0) console.log(`  damage: ${lost.join(' | ')}`);
  }
}

function printShort(file: string): void {
  const fields = shortFieldsOf(file);
  const figures = [true, false].map((isOrdinary) => {
    const some = fields.filter((one) => one.isOrdinary === isOrdinary);
    return `${some.filter(({ isRight }) => isRight).length} of ${some.length}`;
  });
  console.log(`${basename(file)}: shown as they stand ${figures[0]}, hidden ${figures[1]}`);
  if (basename(file).includes('closed')) return;
  for (const { text, shown, isRight } of fields) if (!isRight) console.log(`  ${text} → ${shown}`);
}
