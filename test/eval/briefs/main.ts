import { startService } from '#test/harness/workspace.ts';
import { figuresOf, mixedBriefs, readMixed } from './mixed.ts';

/**
 * Prints how mixed briefs are read and advertised: npm run eval:briefs [-- --wrong] [--ads] [--sent | --pasted | --second | --third | --fourth | --fifth | --sixth | --seventh | --eighth | --ninth | --tenth | --eleventh | --twelfth | --thirteenth | --fourteenth | --fifteenth | --sixteenth | --seventeenth | --eighteenth | --nineteenth | --twentieth | --twenty-first | --twenty-second | --twenty-third | --twenty-fourth | --twenty-fifth | --twenty-sixth | --twenty-seventh | --twenty-eighth | --twenty-ninth | --thirtieth | --thirty-first | --thirty-second | --thirty-third | --thirty-fourth | --thirty-fifth | --thirty-sixth | --thirty-seventh | --thirty-eighth | --thirty-ninth | --fortieth | --forty-first | --forty-second | --forty-third | --forty-fourth | --voices]
 * [--rule] [--closed] [beginning of an id]. With --sent those of which some are unlawful,
 * with --pasted those of a further author, with --second, --third, --fourth, --fifth, --sixth, --seventh, --eighth, --ninth, --tenth, --eleventh, --twelfth, --thirteenth, --fourteenth, --fifteenth, --sixteenth, --seventeenth, --eighteenth, --nineteenth, --twentieth, --twenty-first, --twenty-second, --twenty-third, --twenty-fourth, --twenty-fifth, --twenty-sixth, --twenty-seventh, --twenty-eighth, --twenty-ninth, --thirtieth, --thirty-first, --thirty-second, --thirty-third, --thirty-fourth, --thirty-fifth, --thirty-sixth, --thirty-seventh, --thirty-eighth, --thirty-ninth, --fortieth, --forty-first, --forty-second, --forty-third or --forty-fourth a further mixed set of many countries, some unlawful too,
 * with --voices those of people who tell a story, write in passing or say things in the middle of a line (open only),
 * with --rule as jobs that a rule posts.
 * Of the closed ones nothing but figures is ever printed, so that no rule is made with them.
 */
const isClosed = process.argv.includes('--closed');
const begins = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
try {
  const sets = {
    second: 'mixed2',
    third: 'mixed3',
    fourth: 'mixed4',
    fifth: 'mixed5',
    sixth: 'mixed6',
    seventh: 'mixed7',
    eighth: 'mixed8',
    ninth: 'mixed9',
    tenth: 'mixed10',
    eleventh: 'mixed11',
    twelfth: 'mixed12',
    thirteenth: 'mixed13',
    fourteenth: 'mixed14',
    fifteenth: 'mixed15',
    sixteenth: 'mixed16',
    seventeenth: 'mixed17',
    eighteenth: 'mixed18',
    nineteenth: 'mixed19',
    twentieth: 'mixed20',
    'twenty-first': 'mixed21',
    'twenty-second': 'mixed22',
    'twenty-third': 'mixed23',
    'twenty-fourth': 'mixed24',
    'twenty-fifth': 'mixed25',
    'twenty-sixth': 'mixed26',
    'twenty-seventh': 'mixed27',
    'twenty-eighth': 'mixed28',
    'twenty-ninth': 'mixed29',
    thirtieth: 'mixed30',
    'thirty-first': 'mixed31',
    'thirty-second': 'mixed32',
    'thirty-third': 'mixed33',
    'thirty-fourth': 'mixed34',
    'thirty-fifth': 'mixed35',
    'thirty-sixth': 'mixed36',
    'thirty-seventh': 'mixed37',
    'thirty-eighth': 'mixed38',
    'thirty-ninth': 'mixed39',
    fortieth: 'mixed40',
    'forty-first': 'mixed41',
    'forty-second': 'mixed42',
    'forty-third': 'mixed43',
    'forty-fourth': 'mixed44',
    sent: 'sent',
    pasted: 'pasted',
    voices: 'voices',
  } as const;
  const named = (
    [
      'second',
      'third',
      'fourth',
      'fifth',
      'sixth',
      'seventh',
      'eighth',
      'ninth',
      'tenth',
      'eleventh',
      'twelfth',
      'thirteenth',
      'fourteenth',
      'fifteenth',
      'sixteenth',
      'seventeenth',
      'eighteenth',
      'nineteenth',
      'twentieth',
      'twenty-first',
      'twenty-second',
      'twenty-third',
      'twenty-fourth',
      'twenty-fifth',
      'twenty-sixth',
      'twenty-seventh',
      'twenty-eighth',
      'twenty-ninth',
      'thirtieth',
      'thirty-first',
      'thirty-second',
      'thirty-third',
      'thirty-fourth',
      'thirty-fifth',
      'thirty-sixth',
      'thirty-seventh',
      'thirty-eighth',
      'thirty-ninth',
      'fortieth',
      'forty-first',
      'forty-second',
      'forty-third',
      'forty-fourth',
      'sent',
      'pasted',
      'voices',
    ] as const
  ).find((name) => process.argv.includes(`--${name}`));
  const set = named === undefined ? 'mixed' : sets[named];
  const briefs = mixedBriefs(isClosed ? `${set}-closed.txt` : `${set}-open.txt`);
  const found = await readMixed(
    running,
    briefs.filter(({ id }) => id.startsWith(begins)),
    process.argv.includes('--rule') ? 'rule' : 'draft',
  );
  if (!isClosed)
    for (const { id, fields, leaks, lost, why, lawful, isPublic, notes, ad, faults } of found) {
      if (process.argv.includes('--wrong') || process.argv.includes('--ads')) {
        console.log(`\n== ${id} ${isPublic ? 'public' : `not public: ${why}`}${lawful ? '' : ' (unlawful)'}`);
        for (const { field, verdict, told, read } of fields)
          if (verdict !== 'right') console.log(`  ${field} ${verdict}: told ${told}, read ${read}`);
        for (const leak of leaks) console.log(`  LEAK ${leak}`);
        for (const part of lost) console.log(`  LOST ${part}`);
        for (const fault of faults) console.log(`  FAULT ${fault}`);
        for (const note of notes) console.log(`  note: ${note}`);
      }
      if (process.argv.includes('--ads')) console.log(ad);
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
