import { expect, it } from 'vitest';
import { withoutClausesWithin } from '#src/domain/jobs/clauses-within.ts';

const without = (line: string): { shown: string; left_out: string[] } => {
  const left_out: string[] = [];
  return { shown: withoutClausesWithin(line, left_out), left_out };
};

it.each([
  [
    'The planner books the vans, runs the cold store, whose records Declan altered in May, and trains the drivers.',
    'The planner books the vans, and trains the drivers.',
  ],
  [
    'You will chair the clinic, act as second to Mr Vandermeer, who may not work alone, write up the notes, and teach.',
    'You will chair the clinic, write up the notes, and teach.',
  ],
  [
    'La personne gère les commandes, tient la caisse, dont Solène avait pris la clé, prépare les tournées et ferme le magasin, et forme les apprentis.',
    'La personne gère les commandes, prépare les tournées et ferme le magasin, et forme les apprentis.',
  ],
  [
    'The therapist treats children, writes reports, and looks after the toy library, which we had to buy twice as Marcus pawned it.',
    'The therapist treats children, writes reports.',
  ],
  [
    'You visit restaurants across the district; go again to the 31 kitchens Craig Bottomley scored from his car; write the notices.',
    'You visit restaurants across the district; write the notices.',
  ],
])(
  'what is told of somebody within a list of duties goes with what it hangs on, and the others stay: %s',
  (line, shown) => {
    const read = without(line);
    expect(read.shown).toBe(shown);
    expect(read.left_out).toHaveLength(1);
  },
);

it.each([
  'You plan the routes, run the store, which covers three sites, and train the drivers.',
  'You plan the routes, run the store, and train the drivers, who are a friendly lot.',
  'You report to the manager, who was a driver herself.',
])('what is told of the work stays as it is written: %s', (line) => {
  expect(without(line)).toEqual({ shown: line, left_out: [] });
});
