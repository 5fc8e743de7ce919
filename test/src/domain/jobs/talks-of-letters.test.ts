import { expect, it } from 'vitest';
import { ofWhoAsks } from '#src/domain/jobs/chat.ts';

it('reads of a talk of two letters what the one with the job says, and answers under what was asked', () => {
  expect(
    ofWhoAsks([
      'A: morning, so what is it',
      'B: roller door fitter, Bathurst. full time',
      'A: rate?',
      'B: 38 to 42 an hour',
      'A: anything to keep quiet?',
      'B: Denny took the van and our drawings with him',
    ]).join('\n'),
  ).toMatch(/^roller door fitter, Bathurst\. full time\nPay: 38 to 42 an hour\n(?:Confidential: .*)?/);
});

it('takes the questions of a list of questions and answers for what was asked', () => {
  const said = ofWhoAsks([
    'Q: What is the opening?',
    'A: Tower crane rigger.',
    'Q: What may I print as pay?',
    'A: $44 to $49.',
    'Q: When?',
    'A: 1 March 2027.',
  ]);
  expect(said.join('\n')).not.toMatch(/opening|print|Q:/);
  expect(said).toContain('Tower crane rigger.');
});

it('takes no list of letters for a talk', () => {
  const list = ['A: Grade A shops', 'B: Grade B shops', 'C: all others'];
  expect(ofWhoAsks(list)).toEqual(list);
});
