import { counted } from '../progress.ts';
import { type Judged, measured } from './measure.ts';
import { FINANCE, SALES, SOFTWARE } from './open-office.ts';
import { CONSTRUCTION, HEALTH, LOGISTICS } from './open-trades.ts';
import type { Family } from './pair.ts';

/**
 * Prints how often the verdict of an assessment is the one that a recruiter gave, and how long 1,000 assessments take:
 * npm run eval:assessment [-- --wrong] [-- --open]. With `--wrong` the open pairs judged otherwise are listed; the kept
 * ones never are, so that no rule is made with them. With `--open` only the open ones run.
 */
const open = judged('open', [SOFTWARE, FINANCE, SALES, HEALTH, CONSTRUCTION, LOGISTICS]);
report('open', open);
if (process.argv.includes('--wrong'))
  for (const { brief, person, wanted, given, figure, criteria } of open)
    if (wanted !== given)
      console.log(
        `  ${brief} < ${person}: ${wanted}, said ${given} (${figure})\n      ${criteria.join('; ')}`,
      );
if (!process.argv.includes('--open')) report('kept', judged('kept', (await import('./kept.ts')).KEPT));

const began = performance.now();
let done = 0;
while (done < 1000) done += measured([SOFTWARE, FINANCE, HEALTH]).length;
console.log('1,000 assessments, ms', Math.round(((performance.now() - began) / done) * 1000));

function judged(name: string, families: readonly Family[]): Judged[] {
  const pairs: Judged[] = [];
  for (const family of counted(name, families)) pairs.push(...measured([family]));
  return pairs;
}

function report(name: string, judged: readonly Judged[]): void {
  const right = judged.filter(({ wanted, given }) => wanted === given).length;
  const count = (wanted: string, given: string): number =>
    judged.filter((one) => one.wanted === wanted && one.given === given).length;
  const verdicts = ['yes', 'maybe', 'no'];
  console.log(name, { pairs: judged.length, agreement: Number((right / judged.length).toFixed(3)) });
  console.table(
    Object.fromEntries(
      verdicts.map((wanted) => [
        `judged ${wanted}`,
        Object.fromEntries(verdicts.map((given) => [`said ${given}`, count(wanted, given)])),
      ]),
    ),
  );
}
