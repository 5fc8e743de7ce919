import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string): string[] =>
  review([['summary', text]], { subject: 'person', place: 'GB' }).flatMap(({ verdict, about }) =>
    verdict === 'look' ? [] : [about],
  );

it.each([
  ['Pilar is on her second round of treatment and works three days a week.', 'health'],
  ['Pilar sleeps badly after nights since her illness and therefore asks for days.', 'health'],
  ['She is between treatments and works mornings.', 'health'],
  ['Pilar prefiere Galicia por sus hijas.', 'confidence'],
  ['Er will wegen seiner Töchter in Kassel bleiben.', 'confidence'],
  ['She is also talking to the Mater and to a clinic in Cork.', 'confidence'],
  ['She has other processes running.', 'confidence'],
])('holds what is told of somebody’s own life: %s', (text, about) => {
  expect(found(text)).toContain(about);
});

it.each([
  'The machine is on its second round of treatment.',
  'She leads talks with the unions.',
  'He is talking to clients all day.',
  'Björn took his master’s at the University of Iceland.',
  'Her NMBI pin is current.',
])('holds nothing of the work: %s', (text) => {
  expect(found(text)).toEqual([]);
});
