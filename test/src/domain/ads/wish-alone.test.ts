import { describe, expect, it } from 'vitest';
import { withoutHowMuch } from '#src/domain/ads/agency-voice.ts';
import { mostPaid, tellsMoreThanPaid } from '#src/domain/ads/index.ts';

describe('what an ad lists as wished for', () => {
  it.each([
    ['Le levain naturel, ce serait un vrai plus', 'Le levain naturel'],
    ['Traumapädagogik sehen wir gern', 'Traumapädagogik'],
    ['Se valorará saber de BIM', 'Saber de BIM'],
    ['Gradita la conoscenza di PLC', 'La conoscenza di PLC'],
    ['Ervaring met koel is een pré', 'Ervaring met koel'],
    ['Det är meriterande med BAS-P', 'BAS-P'],
    ['Soldadura MIG será um plus', 'Soldadura MIG'],
    ['Unvented ticket nice to have', 'Unvented ticket'],
    ["Looker's a nice to have", 'Looker'],
    ["A bit of hydraulics wouldn't go amiss", 'A bit of hydraulics'],
    ['Would be good to have a welding ticket', 'A welding ticket'],
    [
      'Terraform would be nice, so would having seen PCI DSS from the inside',
      'Terraform, having seen PCI DSS from the inside',
    ],
  ])('is the thing alone, whatever says how welcome it is: %s', (wish, thing) => {
    expect(withoutHowMuch(wish)).toBe(thing);
  });

  it.each([
    'Jemand Junges aus der Gegend wäre schön',
    'A family man would go down well',
    'Una persona con buena presencia sería ideal',
    'Masons wouldn’t go amiss',
    'Survey skills nice to have, insurance is a nice to have too',
  ])('is left as it was said where it is for somebody, or for two things: %s', (wish) => {
    expect(withoutHowMuch(wish)).toBe(wish);
  });
});

describe('what a client could pay at most', () => {
  it.each([
    ['Salary R24 000 to R28 000 a month.', 'We could go to R30 000.'],
    ['Pay: S$4,200 to S$4,800 a month', 'I can stretch to S$5,200 for the right person'],
    ['Lön 36 000 till 40 000 kr i månaden', 'Up to kr 43 000 if need be'],
  ])('is known behind any sign of money: %s %s', (paid, most) => {
    expect(tellsMoreThanPaid(most, mostPaid([paid]))).toBe(true);
  });
});
