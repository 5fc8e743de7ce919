import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdictsOf = (text: string): string[] =>
  review([['text', text]], { subject: 'person', place: 'AU' }).map(({ verdict }) => verdict);

it.each([
  'Is on a spouse visa and needs sponsorship.',
  'On a partner visa.',
  'Came over on a dependant visa in 2021.',
  'She is here on a student visa.',
  'He would need employer sponsorship after June.',
  'On a working holiday visa until May.',
  'Is on an H-4 visa.',
  'Her visa is tied to her current employer.',
  'His visa runs until March.',
  'Has refugee status.',
  'Wants the client to sponsor her.',
])('holds what is told of how somebody may stay: %s', (text) => {
  expect(verdictsOf(text)).toContain('held');
});

it.each([
  'Has full work rights in Australia.',
  'Holds a valid work permit.',
  'Does not need sponsorship.',
  'Lodged partner visas for 200 clients.',
  'Handled spouse visa applications at a law firm.',
  'Secured sponsorship deals worth $2m.',
  'Is the executive sponsor of the programme.',
  'Has family law experience.',
  'On temporary leave cover she ran payroll.',
])('and lets go that they may work, and work with papers and sponsors: %s', (text) => {
  expect(verdictsOf(text)).toEqual([]);
});
