import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { segmentsOf } from '#src/domain/search/compile/rewording/segments.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-24' };

/** What is searched for, and what was set aside. */
function read(query: string): { asked: string[]; aside: string[] } {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    asked: facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`),
    aside: notes.flatMap(({ code, message }) =>
      code === 'set_aside' ? [/^"(.*)" was taken/.exec(message)?.[1] ?? ''] : [],
    ),
  };
}

describe('what is told around a search', () => {
  it('is set aside with a note, and neither keeps anybody out nor chooses anybody', () => {
    const query =
      'Hope you had a good weekend. The last one walked out on Friday and everybody is furious. We need forklift drivers in Perth with a white card. Our terms are 18 per cent.';
    expect(read(query)).toEqual({
      asked: ['must role Forklift Driver', 'must location Perth, AU', 'must certification White Card'],
      aside: [
        'Hope you had a good weekend',
        'The last one walked out on Friday and everybody is furious',
        'Our terms are 18 per cent',
      ],
    });
  });

  it.each([
    'Chefs in Leeds. We have met everybody at Marriott, so none from there.',
    'Electricians. It is a permanent post so no contractors. Brisbane or Perth.',
    'We need nurses in Sydney. Two weeks tops. Nobody from Ramsay.',
    'Auditors. They would consider people from KPMG. German is a must.',
    'chefs who keep HACCP - that’s for Sydney',
    'auditors in Perth, contractors? nope',
  ])('takes no condition with it: %s', (query) => {
    expect(read(query).aside).toEqual([]);
  });

  it.each([
    'Regional bank in Singapore wants a credit risk hire and will pay the move. Credit risk analysts willing to relocate, nine years or more.',
    'We act for a listed group looking for its next commercial director. Sales people at senior level in Australia.',
  ])('sets aside what a hirer is going through where the next sentence says who is wanted: %s', (query) => {
    expect(read(query).aside).toEqual([query.split('. ')[0]]);
  });

  it('leaves a query alone that is told in one sentence, or with operators', () => {
    expect(read('the client is moving to Leeds').aside).toEqual([]);
    expect(read('nurse AND (Sydney OR Perth). The client is lovely.').aside).toEqual([]);
  });

  it('is never all of a query', () => {
    expect(read('Hope you had a good weekend. I am walking the dog.').aside).toEqual([]);
  });
});

describe('the sentences of a query', () => {
  it('end at their marks, at lines and where a clause with its own subject begins, and not at what is shortened', () => {
    expect(
      segmentsOf('Snr. nurses, min. 5 yrs. exp. The ward is new, so we need ICU').map(({ text }) => text),
    ).toEqual(['Snr. nurses, min. 5 yrs. exp. The ward is new', 'we need ICU']);
    expect(segmentsOf('nurses\nPerth; "a. b. c" - perm').map(({ text }) => text)).toEqual([
      'nurses',
      'Perth',
      '"a. b. c"',
      'perm',
    ]);
  });
});
