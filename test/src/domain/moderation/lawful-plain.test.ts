import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string) =>
  review([['text', text]], { subject: 'role', place: 'GB', isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what sounds like somebody’s own life', () => {
  it.each([
    'Leave your age and marital status off the form.',
    'Could we drop "young and dynamic" from the ad before it goes out?',
    'The words "recent grads only" had to go, and they did.',
    'The old girl in bay two is a grader with thirty thousand hours.',
    'The old phone system is being retired in August.',
    'The marriage of the two systems took eight months.',
    'Please contact Orla Gay or Jonathan Black.',
    'She joined from the firm of Young & Christian.',
    'Candidates can choose a face-to-face first stage.',
    'Separation, divorce and guardianship files, mostly in the Circuit Court.',
    'The quiet room is there for prayers too.',
    'Hours can fit round the school run.',
    'A fourth-generation family farm of 240 hectares.',
    'No account is taken of gaps in employment.',
  ])('leaves where it is of papers, things, courts and the house: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    'Change the title to "young and dynamic salesman" please.',
    'We want old girls of the school.',
    'He is retired, so no thanks.',
    'No gaps in employment, please.',
    'Christian and Muslim candidates only.',
    'Nobody who is tied to the school run.',
  ])('is stopped where it picks people: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});
