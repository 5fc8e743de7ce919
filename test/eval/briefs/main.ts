import { parseArgs } from 'node:util';
import { startService } from '#test/harness/workspace.ts';
import { figuresOf, mixedBriefs, readMixed } from './mixed.ts';

/**
 * Prints how the briefs of a file here are read and advertised: npm run eval:briefs [-- --set mixed44-open] [--wrong] [--ads] [--rule]
 * [beginning of an id]. Default mixed-open; with --rule as jobs that a rule posts.
 * Of files whose name ends in closed nothing but figures is ever printed, so that no rule is made with them.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string', default: 'mixed-open' },
    wrong: { type: 'boolean', default: false },
    ads: { type: 'boolean', default: false },
    rule: { type: 'boolean', default: false },
  },
});
const [begins = ''] = positionals;
const isClosed = values.set.endsWith('-closed');
const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
try {
  const briefs = mixedBriefs(`${values.set}.txt` as Parameters<typeof mixedBriefs>[0]);
  const found = await readMixed(
    running,
    briefs.filter(({ id }) => id.startsWith(begins)),
    values.rule ? 'rule' : 'draft',
  );
  if (!isClosed)
    for (const { id, fields, leaks, lost, why, lawful, isPublic, notes, ad, faults } of found) {
      if (values.wrong || values.ads) {
        console.log(`\n== ${id} ${isPublic ? 'public' : `not public: ${why}`}${lawful ? '' : ' (unlawful)'}`);
        for (const { field, verdict, told, read } of fields)
          if (verdict !== 'right') console.log(`  ${field} ${verdict}: told ${told}, read ${read}`);
        for (const leak of leaks) console.log(`  LEAK ${leak}`);
        for (const part of lost) console.log(`  LOST ${part}`);
        for (const fault of faults) console.log(`  FAULT ${fault}`);
        for (const note of notes) console.log(`  note: ${note}`);
      }
      if (values.ads) console.log(ad);
    }
  console.table(figuresOf(found));
  const sum = (of: (one: (typeof found)[number]) => number) =>
    found.reduce((whole, one) => whole + of(one), 0);
  console.log(
    `${found.length} briefs: ${sum(({ lawful, isPublic }) => Number(lawful && !isPublic))} of ${sum(({ lawful }) => Number(lawful))} lawful ones stopped, ` +
      `${sum(({ lawful, isPublic }) => Number(!lawful && isPublic))} of ${sum(({ lawful }) => Number(!lawful))} unlawful ones public; ` +
      `${sum(({ leaks }) => leaks.length)} leaks in ${found.filter(({ leaks }) => leaks.length > 0).length} ads, ` +
      `${found.filter(({ leaks, isPublic }) => isPublic && leaks.length > 0).length} of them public; ` +
      `${sum(({ lost }) => lost.length)} of ${sum(({ kept }) => kept)} sentences lost; ` +
      `${sum(({ faults }) => faults.length)} faults of boards in ${found.filter(({ faults }) => faults.length > 0).length} ads`,
  );
} finally {
  await running.close();
}
