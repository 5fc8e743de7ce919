import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const person = (...schools: string[]) =>
  identityOf({
    candidate: { ...splitName('Anneliese Vogt'), education: schools.map((school) => ({ school })) },
  });
const marked = (text: string): string[] =>
  uncertainIn(text, person(), 'anonymous').map(({ text: words }) => words);

it.each([
  ['Durham University', 'Board packs, minutes. Durham history. Calm.', 'Durham'],
  ['University of York', 'Ward sister. York nursing. Nights fine.', 'York'],
  ['University of Exeter', 'Site agent. Exeter civils, 2:1.', 'Exeter'],
])('hides the town of %s before what was learned there: %s', (school, text, town) => {
  expect(scrub(text, person(school)).text).not.toContain(town);
});

it.each([
  ['Analyst. Bristol economics. Wants buy side.', 'Bristol'],
  ['Area manager. Durham geography then a year out.', 'Durham'],
  ['Analyst. Lancaster English lit, 2:1.', 'Lancaster'],
  ['Analyst. History, Durham. Wants buy side.', 'Durham'],
  ['Nurse. Leeds nursing, 2014. Nights.', 'Leeds'],
])('marks a town that no record has where a school stands with what was learned: %s', (text, town) => {
  expect(marked(text)).toContain(town);
});

it.each([
  'Analyst. Leeds nursing jobs only. London finance no thanks.',
  'Five years at the bar. London law firm, then abroad. Manchester history tours at weekends.',
  'Wants to move. London finance. Or remote.',
])('leaves a town that a trade or a wish stands with: %s', (text) => {
  expect(marked(text)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:Leeds|London|Manchester)$/)]),
  );
});

it('marks whose it is at the head of a sentence: a name by its possessive', () => {
  expect(marked("The panel tasted six. Liv's were gone first.")).toContain("Liv's");
  expect(marked("What's next. Client's happy. Today's call moved.")).toEqual([]);
});
