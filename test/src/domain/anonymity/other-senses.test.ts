import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string, employers: string[] = [], schools: string[] = []) =>
  identityOf({
    candidate: {
      name,
      experience: employers.map((employer) => ({ title: 'Specialist', employer })),
      education: schools.map((school) => ({ school })),
    },
  });

describe('A name that says something else stays where its neighbours say so', () => {
  it.each([
    ['Dallas Marlowe', 'Work location Dallas or Houston, hybrid.', 'Dallas or Houston'],
    ['Florence Marlowe', 'Prefers Rome, Milan or Florence.', 'Milan or Florence'],
    ['Victoria Marlowe', 'The flat is off the Victoria line.', 'the Victoria line'],
    ['Thai Marlowe', 'Speaks no Thai yet, but Bangkok is fine.', 'no Thai yet'],
    ['German Marlowe', 'Speaks English and German, plus French.', 'English and German'],
    ['Ruby Marlowe', 'Writes mostly Ruby on Rails, plus Postgres.', 'Ruby on Rails'],
    ['Ruby Marlowe', 'Knows Ruby, Go and Python.', 'Ruby, Go'],
  ])('%s: %s', (name, text, kept) => {
    expect(scrub(text, of(name)).text).toContain(kept);
  });

  it.each([
    ['Bank Muscat', 'Ready for Riyadh or Doha, Muscat also fine.', 'Muscat also fine'],
    ['Kerry Group', 'Wants Dublin, or else Kerry if it is by the sea.', 'Kerry if'],
    ['Scottish Widows', 'Knows the Scottish market cold.', 'the Scottish market'],
    ['American Airlines', 'American citizen, no sponsorship.', 'American citizen'],
  ])('of %s: %s', (employer, text, kept) => {
    expect(scrub(text, of('Xanthe Marlowe', [employer])).text).toContain(kept);
  });

  it.each([
    ['Tohoku University', 'Customers all over the Tohoku region.', 'the Tohoku region'],
    ['Norwegian University of Science and Technology', 'Norwegian, English, working German.', 'Norwegian,'],
  ])('of %s: %s', (school, text, kept) => {
    expect(scrub(text, of('Xanthe Marlowe', [], [school])).text).toContain(kept);
  });
});

describe('It goes where the sentence means whose name it is', () => {
  it.each([
    ['Dallas Marlowe', [], 'Dallas is a scheduler, 12 years.', 'Dallas'],
    ['German Marlowe', [], 'German speaks English.', 'German'],
    ['Ruby Marlowe', [], 'Ruby knows the desk.', 'Ruby'],
    ['Xanthe Marlowe', ['Kerry Group'], 'Four years at Kerry before that.', 'Kerry'],
    ['Xanthe Marlowe', ['Norwegian Air Shuttle'], 'Norwegian hired her in 2012.', 'Norwegian'],
  ] as const)('%s %j: %s', (name, employers, text, hidden) => {
    expect(scrub(text, of(name, [...employers])).text).not.toContain(hidden);
  });

  it('is marked at the head of a sentence of another language, where a town may do it as well', () => {
    const text = 'Paris dirige dix personnes depuis cinq ans.';
    const [marks = []] = marksIn([{ text, identity: of('Paris Marlowe') }], 'anonymous');
    expect(marks.map(({ text: said }) => said)).toContain('Paris');
  });
});

it('leaves the given name as the text writes it, of a record in another alphabet', () => {
  expect(firstNameOnly('Taras Melnychuk called.', of('Тарас Мельничук')).text).toBe('Taras called.');
});
