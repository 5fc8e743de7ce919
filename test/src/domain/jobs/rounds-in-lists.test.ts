import { expect, it } from 'vitest';
import { toldRounds } from '#src/domain/jobs/interview-process.ts';

const kindsOf = (process: string) => toldRounds(`You repair lifts.\n${process}`).map(({ kind }) => kind);

it.each([
  [
    'Interview process:\n1. 20 min screening (Zoom)\n2. Coding test (take home)\n3. Panel, on site',
    ['video', 'technical', 'in_person'],
  ],
  ['Only one interview, face to face in Leeds.', ['in_person']],
  ['There is just one meeting, over Zoom.', ['video']],
  [
    'Selection process: step one, a call with HR; step two, a case study; step three, coffee with the owner.',
    ['phone', 'task', 'in_person'],
  ],
  ['Wir führen zwei Gespräche: ein Telefonat und einen Probetag.', ['phone', 'trial']],
])('the rounds that a brief counts or lists: %s', (process, kinds) => {
  expect(kindsOf(process)).toEqual(kinds);
});

it('one round with what is done in it stays one', () => {
  expect(kindsOf('Interview: phone, then panel.')).toEqual(['phone', 'panel']);
  expect(kindsOf('There will be three rounds.')).toHaveLength(3);
});
