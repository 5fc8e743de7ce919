import { describe, expect, it } from 'vitest';
import { identityOf } from '#src/domain/anonymity/index.ts';
import { plainField } from '#src/domain/review/index.ts';

const identity = identityOf({
  candidate: { name: 'Ilse Vantongeren', experience: [{ title: 'Planner', employer: 'Kestrel Works' }] },
});

describe('Of a notice in own words an anonymous send shows when and for how long, and no name', () => {
  it.each([
    ['4 weeks', '4 weeks'],
    ['3 months, negotiable', '3 months, negotiable'],
    ['4 weeks, or less if Zorblatt agrees', '4 weeks'],
    ['Two months to the end of a quarter (Zorblatt contract)', 'Two months to the end of a quarter'],
    ['8 weeks from Zorblatt', '8 weeks'],
    ['immediately, as Zorblatt let the team go', 'immediately'],
    ['3 Monate zum Quartalsende, laut Zorblatt auch früher', '3 Monate zum Quartalsende'],
    ['trois mois, sauf accord de Zorblatt', 'trois mois'],
    ['not 4 weeks as Zorblatt says', null],
    ['4 weeks at Zorblatt and 12 weeks at Quarndon', null],
    ['ask Zorblatt', null],
  ])('%s: %s', (text, shown) => {
    expect(plainField(text, identity)).toBe(shown);
  });
});
