import { describe, expect, it } from 'vitest';
import { withEndings, withLeaders, withoutParts } from '#src/domain/jobs/as-typed.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';
import { ofWhoAsks } from '#src/domain/jobs/chat.ts';

describe('a text message that was sent in parts', () => {
  it.each([
    [
      ['msg 1 of 2: roofer for Truro', 'msg 2 of 2: start in May'],
      ['roofer for Truro', 'start in May'],
    ],
    [
      ['(1/3) Koch gesucht', '(2/3) in Ulm', '(3/3) Vollzeit'],
      ['Koch gesucht', 'in Ulm', 'Vollzeit'],
    ],
    [
      ['roofer for Truro (1/2)', 'start in May (2/2)'],
      ['roofer for Truro', 'start in May'],
    ],
    [
      ['partie 1/2 : un cuisinier', 'partie 2/2 : à Caen'],
      ['un cuisinier', 'à Caen'],
    ],
  ])('is read without its marks: %j', (sent, read) => expect(withoutParts(sent)).toEqual(read));

  it.each([[['1/2 day on Fridays', 'pay 20 an hour']], [['2/3 of the time on site', '1/3 at home']]])(
    'is none where nothing counts on: %j',
    (lines) => expect(withoutParts(lines)).toEqual(lines),
  );
});

describe('a form whose labels lead to what they say', () => {
  it('has colons for dots, dashes and, beside these, columns', () => {
    expect(
      withLeaders(['POST ......... Welder', 'PLACE ----- Hull', 'PAY ____ £19 an hour', 'HOURS   40']),
    ).toEqual(['POST: Welder', 'PLACE: Hull', 'PAY: £19 an hour', 'HOURS: 40']);
  });

  it('is none where somebody only pauses', () =>
    expect(withLeaders(['a welder ... for Hull', 'soon'])).toEqual(['a welder ... for Hull', 'soon']));

  it('keeps the statement that everybody may apply, without its label', () =>
    expect(briefLines('Welder in Hull\nEEO: We welcome applications from everybody.').lines).toContain(
      'We welcome applications from everybody.',
    ));
});

describe('words as they are spoken', () => {
  it.each([
    ['Diggin the trenches and layin pipe', 'Digging the trenches and laying pipe'],
    ["Drivin' to the sites", 'Driving to the sites'],
    ['Gotta hold a ticket', 'Must hold a ticket'],
    ['they gotta be able to weld', 'they must be able to weld'],
    ['a van wld be good', 'a van would be good'],
  ])('are meant: “%s”', (said, meant) => expect(withEndings(said)).toBe(meant));

  it.each([
    'Ask Martin and Colin in the cabin',
    'gotta run to the bank',
    'Kör en maskin',
    'Berlin and Dublin',
    'Service desk (Larkin are opening a hub for the region)',
    'Larkin want somebody patient for the desk',
    'The lead reports to Larkin in Sydney',
  ])('are none in “%s”', (said) => expect(withEndings(said)).toBe(said));

  it('takes no time on long lines', () => {
    const began = performance.now();
    withEndings('diggin '.repeat(20_000));
    withLeaders(Array.from({ length: 4 }, () => `A${' '.repeat(50_000)}x${'.'.repeat(50_000)}`));
    expect(performance.now() - began).toBeLessThan(4000);
  });
});

describe('a chat of two', () => {
  it('is what the one of them says who has the job, by whatever they are called', () => {
    expect(
      ofWhoAsks([
        'Me: can I just list it',
        'You: go on',
        'Me: night porter for the Bath hotel, full time',
        'Me: carries bags, answers the desk, locks up at one',
        'You: when?',
        'Me: 4 May 2027',
      ]),
    ).toEqual([
      'can I just list it',
      'night porter for the Bath hotel, full time',
      'carries bags, answers the desk, locks up at one',
      'Start: 4 May 2027',
    ]);
    expect(
      ofWhoAsks(['Ich: was brauchst du?', 'Du: einen Koch in Ulm, Vollzeit, 3.000 im Monat', 'Ich: gut']),
    ).toEqual(['einen Koch in Ulm, Vollzeit, 3.000 im Monat']);
  });

  it('is none in a brief that speaks to the reader', () => {
    const lines = ['Cook in Ulm.', 'You: a trained cook.', 'Me: the owner.', 'Start in May.', 'Full time.'];
    expect(ofWhoAsks(lines)).toContain('You: a trained cook.');
  });
});

describe('what is wanted beside what is needed', () => {
  it('is wished for', () =>
    expect(briefLines('Welder in Hull\nNEED: two years\nWANT: TIG').lines).toContain('Nice to have: TIG'));
  it('is asked where nothing else is', () =>
    expect(briefLines('Welder in Hull\nWANT: TIG').lines).toContain('WANT: TIG'));
});
