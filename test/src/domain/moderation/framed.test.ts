import { describe, expect, it } from 'vitest';
import { type Finding, review } from '#src/domain/moderation/index.ts';

const findingsOf = (text: string, place = 'GB'): Finding[] =>
  review([['text', text]], { subject: 'role', place }).filter(({ verdict }) => verdict !== 'clear');
const aboutOf = (text: string): string[] => findingsOf(text).map(({ about }) => about);

describe('what somebody is, as the subject of a wish', () => {
  const WISHES = ['is required', 'is desirable', 'is essential for this role', 'would be a plus', 'helps'];
  it.each([
    ['Being Indian', 'race_or_origin'],
    ['Being a Nigerian', 'race_or_origin'],
    ['To be Irish', 'race_or_origin'],
    ['Being a Pole', 'race_or_origin'],
    ['Being Catholic', 'religion'],
    ['To be a man', 'sex'],
    ['Being childless', 'family'],
    ['Being epileptic', 'disability_or_health'],
  ])('is found whatever the wish: %s', (being, about) => {
    for (const wish of WISHES) expect(aboutOf(`${being} ${wish}.`), wish).toContain(about);
  });

  it.each([
    'Being fluent in Polish is required.',
    'Being HGV trained is essential.',
    'Being American Heart Association certified is required.',
    'Being Irish Rail safety certified is needed.',
    'To be bilingual in French and English is preferred.',
    'Being single-minded about quality is a plus.',
    'Being part of a team is a must.',
    'Being Indian is not required.',
    'Being a woman is no requirement.',
    'Polish is essential.',
  ])('is none where the words are of work or nobody is asked: %s', (text) => {
    expect(findingsOf(text)).toEqual([]);
  });

  it.each([
    ['Être français est indispensable pour ce poste.', 'FR'],
    ['Être catholique serait un plus.', 'FR'],
    ['Essere italiano è indispensabile per il banco.', 'IT'],
    ['Ser hombre es imprescindible.', 'ES'],
    ['Mann sein ist Pflicht.', 'DE'],
  ])('is found in other languages: %s', (text, place) => {
    expect(findingsOf(text, place)).not.toEqual([]);
  });
});

it.each([
  ['I draw the line at Romanians.', 'race_or_origin'],
  ['He draws the line at Catholics.', 'religion'],
  ['Make it a woman please.', 'sex'],
  ['The owner pictures a Pole.', 'race_or_origin'],
  ['It is really a job for a bachelor.', 'family'],
  ['They have to be Goan.', 'race_or_origin'],
  ['Keep wheelchair users off the shortlist.', 'disability_or_health'],
  ['Anyone but Mexicans.', 'race_or_origin'],
  ['You know what Mormons are like.', 'religion'],
  ['Old people work slower.', 'age'],
  ['We tried a Pole. Never again.', 'race_or_origin'],
  ['Are they deaf? If so, no.', 'disability_or_health'],
  ['Is it a woman? Then no.', 'sex'],
  ['Give me a Pole any day.', 'race_or_origin'],
  ['We are full up on pensioners.', 'age'],
  ['The club needs a Samoan cleaner.', 'race_or_origin'],
  ['White cleaner needed.', 'race_or_origin'],
  ['We serve Sikhs but do not hire them.', 'religion'],
  ['Would rather childless.', 'family'],
])('finds whom a sentence takes or leaves where nothing but people can stand: %s', (text, about) => {
  expect(aboutOf(text)).toContain(about);
});

it.each([
  'We draw the line at shouting.',
  'Make it a double.',
  'It is really a job for a welder.',
  'Keep the forklifts off the grass.',
  'Cabins for single people or couples.',
  'We tried a new supplier. Never again.',
  'Is it urgent? Then no.',
  'Give me a good welder any day.',
  'The house needs a French polisher.',
  'White goods engineer wanted.',
  'Seeking a young people’s worker.',
  'Best suited to a night owl.',
  'They have to be on site by seven.',
])('and nothing where a thing stands in the same frame: %s', (text) => {
  expect(findingsOf(text)).toEqual([]);
});

it.each([
  ['Young women only.', ['age', 'sex']],
  ['Two strong young men wanted for removals.', ['age', 'sex']],
  ['Must be male and under 35.', ['age', 'sex']],
  ['Married men over 40 wanted.', ['age', 'family', 'sex']],
])('tells every attribute that a sentence names, also in the same words: %s', (text, abouts) => {
  expect([...new Set(aboutOf(text))].sort()).toEqual(abouts);
});

it('takes no right to work for a ground where it is not enough', () => {
  expect(findingsOf('British born only, right to work is not enough.')).not.toEqual([]);
});
