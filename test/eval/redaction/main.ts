import { casesOf, DEFAULT_CASES, total } from './score.ts';

// Prints what is wrong in each case of a file, and the figures: npm run eval:redaction [-- path/to/cases.json]
const [file = DEFAULT_CASES] = process.argv.slice(2);
const cases = casesOf(file);
const { results, leaks, hidden, damage, kept } = total(cases);
for (const { text, redacted, leaks: left, damage: lost } of results) {
  if (left.length === 0 && lost.length === 0) continue;
  console.log(`  ${text}\n→ ${redacted}`);
  if (left.length > 0) console.log(`  leaks: ${left.join(' | ')}`);
  if (lost.length > 0) console.log(`  damage: ${lost.join(' | ')}`);
}
const clean = results.filter((one) => one.leaks.length + one.damage.length === 0).length;
console.log(
  `${cases.length} cases, ${clean} clean; ${leaks} leaks of ${hidden} hidden pieces; ${damage} damages of ${kept} kept pieces`,
);
