import { describe, expect, it } from 'vitest';
import { identityOf, scrub, scrubKnown, uncertainIn } from '#src/domain/anonymity/index.ts';

const person = identityOf({
  candidate: {
    name: 'Xanthe Marlowe',
    experience: [{ title: 'Engineer', employer: 'Principality Building Society' }],
    education: [{ school: 'University of Strathclyde' }, { school: 'TU Delft' }],
  },
});

describe('At anonymous a name that no record has goes where the sentence says what it is', () => {
  it.each([
    ['Ran the retirement living portfolio at Stockland, 14 villages.', 'Stockland'],
    ['She joined Vertbaudet in 2019.', 'Vertbaudet'],
    ['He left the Princi in May.', 'Princi'],
    ['He swapped to Zendara and never looked back.', 'Zendara'],
    ['Five years at Baby Bunting as store manager.', 'Baby Bunting'],
    ['She built the crash model behind MultiCover.', 'MultiCover'],
    ['He launched IDEAL TradeLink.', 'TradeLink'],
    ['A Riddleton alum, 2014.', 'Riddleton'],
    ['Strath graduate in law.', 'Strath'],
    ['She came straight from Delft.', 'Delft'],
    ['He was in Port Talbot (the Abbey, as everyone calls it) for years.', 'Abbey'],
    ["It began at 'the lamp factory', that is Principality Building Society.", 'lamp factory'],
    ['He posts as WrenchTimeDarnell and maintains sidewinder-queue on GitHub.', 'WrenchTimeDarnell'],
    ['He maintains sidewinder-queue on GitHub.', 'sidewinder-queue'],
    ['Find me at triona.ie.example.', 'triona'],
    ['Friends call her Pinku.', 'Pinku'],
    ['Known on the shop floor as Delly.', 'Delly'],
  ])('%s', (text, hidden) => {
    expect(text).toContain(hidden);
    expect(scrub(text, person).text).not.toContain(hidden);
  });

  it('and waits for somebody as what is only marked does', () => {
    const text = 'Ran the portfolio at Stockland.';
    expect(scrub(text, person).text).toBe('Ran the portfolio at [name removed].');
    expect(uncertainIn(text, person, 'anonymous').map((one) => one.text)).toEqual(['Stockland']);
  });

  it.each([
    'She is good at Moldflow and builds Tekla models.',
    'The role moved to Tauranga and he went with it.',
    'They handle injury claims for three insurers.',
    'He holds a B.Com and an MBA.',
    'She left the mines because the contract ended.',
    'He was promoted to Senior Engineer and led the audit.',
    'She moved from analyst to manager at a bank.',
    'Recent graduate, economics and law.',
  ])('and what is of the work stays: %s', (text) => {
    expect(scrub(text, person).text).toBe(scrubKnown(text, person).text);
  });

  it('and days and months in the plural are no names', () => {
    expect(uncertainIn('Works Fridays and two Saturdays a month.', person, 'anonymous')).toEqual([]);
    expect(uncertainIn('She can do late Fridays.', person, 'anonymous')).toEqual([]);
  });

  it('and a text that was redacted once is not changed by it again', () => {
    const once = scrub('He left the Princi for Zendara, then ran the range at Baby Bunting.', person).text;
    expect(scrub(once, person).text).toBe(once);
  });
});

it.each([
  ['a town that is a school there', 'Took evening classes at Oxford while working.', 'Oxford'],
  ['letters of the field that taught somebody', 'HSE taught the candidate to write reports.', 'HSE'],
  ['a word that promoted somebody', 'Recruit promoted them twice in three years.', 'Recruit'],
  ['what came first', 'First Otago, then a small workshop.', 'Otago'],
  ['whose alumni meet', 'Alumni of Kyodai meet each March.', 'Kyodai'],
  ['who paid for a degree', 'The degree was paid for by QR.', 'QR'],
  ['somebody who does something', 'Ewunia still tutors on Saturdays.', 'Ewunia'],
  ['somebody whom people ring', 'People still ring Liesl when a pump fails.', 'Liesl'],
])('takes out by the sentence alone %s', (_, text, name) => {
  const shown = scrub(text, identityOf({ candidate: { name: 'Pat Quorn' } })).text;
  expect(shown).not.toContain(name);
  expect(shown).toContain('[name removed]');
});

it.each([
  'Speaks English and some German at work.',
  'Uses Excel to their team of nine.',
  'A Bachelor of Arts, a Diploma of Community Services and a Doctorate of Philosophy.',
  'Management promoted them twice, and HR trained them.',
  'First aid, then a forklift licence. Led reviews at HSE level.',
])('leaves what is a language, a tool, a paper or a function: %s', (text) => {
  expect(scrub(text, identityOf({ candidate: { name: 'Pat Quorn' } })).text).toBe(text);
});
