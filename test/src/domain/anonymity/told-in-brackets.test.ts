import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Tyrell Booker',
    experience: [{ title: 'Driver', employer: 'First Bus' }],
    education: [],
  },
});

it.each([
  ['Good trial day. Olly (they were calling him that by lunch) fitted in fine.', 'Olly'],
  ['Rab (he answers to most things) is a gentleman.', 'Rab'],
  ['Shaz (the whole ward calls her that) did well.', 'Shaz'],
  ['He did his time under Macca (Brian McAllister, now retired).', 'Macca'],
  ['Yarned to Kev who owns the place. Kev is happy to talk.', 'Kev'],
  ['Rang Gaz, who ran the night shift with him.', 'Gaz'],
  ['best theatre nurse I have had. Beth Yandle MRCVS, head vet', 'Yandle'],
  ['Opinion from the works. Signed Z. Gawron, production director.', 'Gawron'],
  ["Road test went well. Ty's easy to talk to.", 'Ty'],
])('somebody goes by what stands behind the name: %s', (text, told) => {
  expect(scrub(text, identity).text).not.toMatch(new RegExp(`\\b${told}\\b`));
});

it.each([
  ['ref from the agency she did nights for (Sunflower Care Solutions), ok', 'Sunflower'],
  ['ref from the firm he drove for (Alder Haulage), fine', 'Alder'],
  ['lost him once to england for a yr (Star Refrigeration), took him back', 'Star'],
  ['He was away for two seasons (Corvid Marine), then came back.', 'Corvid'],
  ['P&W (her firm) is merging with a bigger house.', 'P&W'],
])('a house goes by what stands around its brackets: %s', (text, told) => {
  expect(scrub(text, identity).text).not.toContain(told);
});

it.each([
  'The first bus out at 4.50 is no trouble. Needs to be in for six.',
  'Catches the first bus home on Sundays.',
  'Excel (they know it well) and SAP.',
  'Used Kanban for two years (Scrum before).',
  'Level 3 (Leeds College of Art, evenings) and drives.',
  'CPC (their employer pays) to 2027.',
  'Spoke to somebody who runs the depot.',
  'Worked in Leeds for two years (Monday to Friday).',
])('words of the language, tools and papers stay there: %s', (text) => {
  const said = scrub(text, identity).text;
  for (const word of text.match(/first bus out|first bus home|Excel|Kanban|Scrum|CPC|somebody|Friday/g) ?? [])
    expect(said).toContain(word);
});

it('a house of plain words goes in small letters where somebody was there', () => {
  expect(scrub('Was a driver at first bus for six years. Drives well.', identity).text).not.toMatch(
    /first bus/i,
  );
});
