import { expect, it } from 'vitest';
import { identityOf, omitIdentifying, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Jo Smith', experience: [], education: [] } });

const DEEDS = [
  'Was the first to fit solar panels on a lighthouse.',
  'Wrote the standard textbook on payroll tax.',
  'Gave evidence to the royal commission into banking.',
  'Designed the logo on every bus in the city.',
  'Taught the prime minister to swim.',
  'Invented the clip that all the drip lines use.',
  'Nobody else in the trade has closed a nuclear plant twice.',
  'Known across the industry for the flood rescue.',
  'Ran from Perth to Sydney in 60 days.',
  'Appeared as a child in a famous margarine advert.',
  'Has a beetle named after her.',
  'Was kidnapped in Lagos and freed after a month.',
  'Holder of two patents on valve seats.',
  'Speaks at the world congress each year.',
  'Sits on the national standards committee.',
  'Led the team that raised the sunken ferry.',
  'Shod a Derby winner the morning of the race.',
  'Was the voice of the speaking clock.',
  'Her grandfather founded the firm that built the bridge.',
  'The youngest head of department the hospital ever had.',
  'Broke the strike at the docks in 1998.',
];

it.each(DEEDS)('a deed that is no listed achievement is left out where that is asked for: %s', (deed) => {
  const text = `Plans well. ${deed} Reads drawings.`;
  for (const level of ['anonymous', 'first_name'] as const)
    expect(omitIdentifying(text, identity, level).text).toBe('Plans well. Reads drawings.');
});

it.each(DEEDS)('where nothing is left out, such a deed waits for somebody to look at it: %s', (deed) => {
  expect(uncertainIn(`Plans well. ${deed}`, identity, 'anonymous')).not.toEqual([]);
});

it.each([
  'Grew payroll from 10 to 40 people. Led a team of six. Only wants day work.',
  'First to arrive and last to leave. Is the first to help. Known for calm across the team.',
  'Won the tender for cleaning. Wrote the manual for new starters. Designed the intake form.',
  'Invented nothing. Gave evidence at tribunals as part of the role. Advises on patent law.',
  'Trained forty apprentices. Sits on the safety committee. Speaks at team meetings.',
  'Rowed on Sundays. Runs marathons. Cycles to work. Led the team that built the intake form.',
  'Project ran from March to June. Her manager was promoted. Wears a badge that bears their name badge.',
])('plain work is no deed, and stays: %s', (text) => {
  expect(omitIdentifying(text, identity, 'first_name').text).toBe(text);
});
