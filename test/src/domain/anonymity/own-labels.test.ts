import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const person = (name: string, label?: string) =>
  identityOf({
    candidate: { name, current_company: 'Brightwater Kettles' },
    ...(label === undefined ? {} : { label }),
  });

it.each([
  ['Meet Ada Fenwick', 'Ada Fenwick', 'Meet Candidate A'],
  ['Hello from Leocadia', 'Leocadia Marsh', 'Hello from Candidate A'],
  ['Meet Mirela Oduya of Brightwater Kettles', 'Mirela Oduya', 'Meet Candidate A of a company'],
  ['Greetings from Tomasz Wrona', 'Tomasz Wrona', 'Greetings from Candidate A'],
])(
  'what is written in the place of a name is no name itself, whatever stands before it: %s',
  (text, name, read) => {
    expect(scrub(text, person(name, 'Candidate A')).text).toBe(read);
  },
);

it('a label that somebody writes themselves holds nothing, and a surname behind it does', () => {
  const known = person('Ada Fenwick');
  for (const text of ['Meet Candidate B', 'Hello from Candidate A', 'Ask Candidate C at noon.'])
    expect(uncertainIn(text, known, 'anonymous'), text).toEqual([]);
  const marks = uncertainIn('Meet Candidate A Brown', known, 'anonymous');
  expect(marks.map(({ text }) => text).join(' ')).toContain('Brown');
});
