import { basename } from 'node:path';
import { counted } from '../progress.ts';
import { casesOf, total } from './score.ts';
import { shortFieldsOf } from './short.ts';

/**
 * Prints the figures of each file of cases, and of the open ones what is wrong in each case:
 * npm run eval:redaction [-- path/to/cases.json]. Of a file whose name begins with `kept` or ends with `closed` nothing is ever
 * listed, so that no rule is made with it. A text file holds short fields of records.
 */
const FILES = [
  'cases.json',
  'more.json',
  'open-cases.json',
  'classes.json',
  'open3-cases.json',
  'open5-cases.json',
  'open6-cases.json',
  'open7-cases.json',
  'open8-cases.json',
  'open9-cases.json',
  'open10-cases.json',
  'open11-cases.json',
  'open12-cases.json',
  'open13-cases.json',
  'open14-cases.json',
  'open15-cases.json',
  'open16-cases.json',
  'open17-cases.json',
  'open18-cases.json',
  'open19-cases.json',
  'open20-cases.json',
  'open21-cases.json',
  'open22-cases.json',
  'open23-cases.json',
  'open24-cases.json',
  'open25-cases.json',
  'open26-cases.json',
  'open27-cases.json',
  'open28-cases.json',
  'open29-cases.json',
  'open30-cases.json',
  'open31-cases.json',
  'open32-cases.json',
  'open33-cases.json',
  'open34-cases.json',
  'open35-cases.json',
  'open36-cases.json',
  'open37-cases.json',
  'open38-cases.json',
  'open39-cases.json',
  'open40-cases.json',
  'open41-cases.json',
  'open42-cases.json',
  'open43-cases.json',
  'open44-cases.json',
  'open45-cases.json',
  'open46-cases.json',
  'open47-cases.json',
  'open48-cases.json',
  'open49-cases.json',
  'open50-cases.json',
  'open51-cases.json',
  'open52-cases.json',
  'open53-cases.json',
  'open54-cases.json',
  'open55-cases.json',
  'open56-cases.json',
  'open57-cases.json',
  'open58-cases.json',
  'open59-cases.json',
  'open60-cases.json',
  'open61-cases.json',
  'open62-cases.json',
  'open63-cases.json',
  'open64-cases.json',
  'open65-cases.json',
  'open66-cases.json',
  'open67-cases.json',
  'open68-cases.json',
  'open69-cases.json',
  'open70-cases.json',
  'open71-cases.json',
  'open72-cases.json',
  'open73-cases.json',
  'open74-cases.json',
  'open75-cases.json',
  'open76-cases.json',
  'kept-cases.json',
  'kept2-cases.json',
  'kept3-cases.json',
  'kept4-cases.json',
  'kept5-cases.json',
  'kept6-cases.json',
  'short-open.txt',
  'short-closed.txt',
  'kept7-cases.json',
  'kept8-cases.json',
  'kept9-cases.json',
  'kept10-cases.json',
  'kept11-cases.json',
  'kept12-cases.json',
  'kept13-closed-cases.json',
  'kept14-cases.json',
  'kept15-closed-cases.json',
  'kept16-closed-cases.json',
  'kept17-closed-cases.json',
  'kept18-closed-cases.json',
  'kept19-closed-cases.json',
].map((file) => new URL(`./${file}`, import.meta.url).pathname);
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
