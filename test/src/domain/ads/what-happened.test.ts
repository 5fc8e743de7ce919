import { describe, expect, it } from 'vitest';
import { isPrivateToBrief, withoutParts, withoutPrivateBrackets } from '#src/domain/ads/public-lines.ts';
import { saysLittle } from '#src/domain/ads/says-little.ts';
import { unwantedWords, withoutSecretThings } from '#src/domain/ads/secret-things.ts';
import { untoldOf } from '#src/domain/ads/untold.ts';
import { withoutSpeaker } from '#src/domain/ads/without-speaker.ts';

describe('what the house or somebody beside it did, owes or knows', () => {
  it.each([
    'We underbid the Brentwood job, nobody outside knows',
    'PCL owes us 400 grand',
    'and faizal took from the till lol thats why',
    'Ernslaw pulled the contract',
    'They are watching our hiring',
    'So we lost both of them in a week',
  ])('stands in no ad: %s', (said) => {
    expect(isPrivateToBrief(said)).toBe(true);
  });

  it.each([
    'We let and manage 300 homes',
    'You support families who lost somebody',
    'Applications closed on Friday are kept',
    'Kubernetes, Terraform and what holds them together',
    'We opened a second shop in Leeds',
    'SSI experience wanted if possible',
    'Kaiako needed in Hamilton',
    'We are building the team that took the product to market',
  ])('is not what is done or how the house is: %s', (said) => {
    expect(isPrivateToBrief(said)).toBe(false);
  });
});

it('a word that a brief asks to keep out of its ad stands in no line of it, whatever it is joined to', () => {
  expect(unwantedWords('Skriv därför varken Blåsippan eller kooperativ.')).toEqual(['kooperativ']);
  expect(unwantedWords('Neither the firm’s name nor the word trustee should appear.')).toEqual(['trustee']);
  expect(unwantedWords('Never use our name.')).toEqual([]);
  expect(unwantedWords('Please don’t say Southvale, it is the only one.')).toEqual([]);
  expect(withoutSecretThings('Vi är ett föräldrakooperativ i Västerås', ['kooperativ'])).toBeNull();
});

it('who writes goes from what is done or asked, and the work stays', () => {
  expect(
    withoutSpeaker(
      "They'd run a team of nine, do the loading plan, keep the trackers up to date for me and deputise for me when I'm over at Castle Donington.",
    ),
  ).toBe(
    "They'd run a team of nine, do the loading plan, keep the trackers up to date for the manager and deputise for the manager.",
  );
  expect(
    withoutSpeaker("They need a C6 licence and five years on cranes, I won't move on the five years."),
  ).toBe('They need a C6 licence and five years on cranes.');
  expect(withoutSpeaker('Ring me, or talk to me on Friday, before noon')).toBe(
    'Ring me, or talk to me on Friday, before noon',
  );
});

it('a bracket that was written to the recruiter goes alone, and one within a word stays', () => {
  expect(withoutPrivateBrackets('Menu for 24, 5 to train up (they are keen, be kind).')).toBe(
    'Menu for 24, 5 to train up.',
  );
  expect(withoutPrivateBrackets('Class 1 (two years)')).toBe('Class 1 (two years)');
  expect(
    withoutParts('Un(e) infirmier(e) de bloc, 2 500 € par mois, CDI', (said) => said.includes('€')).shown,
  ).toBe('Un(e) infirmier(e) de bloc, CDI');
});

it('a sentence that stands neither in an ad nor among what was left out of it is told', () => {
  const lines = ['You weld pipe in the yard. The yard floods in winter and pumps run all night.'];
  expect(untoldOf(lines, ['You weld pipe in the yard.'])).toEqual([
    'The yard floods in winter and pumps run all night.',
  ]);
  expect(
    untoldOf(lines, ['You weld pipe in the yard.', 'The yard floods in winter, pumps run all night']),
  ).toEqual([]);
});

describe('an ad', () => {
  const ad = { title: 'Shop Assistant', headline: null, body: null, bullets: [] };
  it('says nearly nothing without a duty, anything asked or anything offered', () => {
    expect(
      saysLittle({ ...ad, body: 'We are looking for a shop assistant in Ludlow, full time.' }, ['Ludlow']),
    ).toBe(true);
  });
  it.each([
    'Serve customers and dress the window.',
    'We sell paint, fabrics and papers to three counties.',
    '**Good to have**\n\n- French',
  ])('says something with one: %s', (body) => {
    expect(saysLittle({ ...ad, body }, ['Ludlow'])).toBe(false);
  });
});
