import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, subject: 'role' | 'person' = 'role', place = 'GB') =>
  review([['text', text]], { subject, place, isUnread: true }).filter(({ verdict }) => verdict !== 'clear');

describe('words of people that are of the trade', () => {
  it.each([
    'Puppies are vaccinated and microchipped before they leave us.',
    'Cats must be vaccinated before grooming.',
    'Our rehabs are gut jobs on row houses.',
    'Bridge rehabs and culvert repairs.',
    'Nobody over 40 hours a week here, we mean it.',
    'Anything over 40 is overtime.',
    'Duties: payroll, Workers comp, 1099s.',
    'Reassure anxious patients in the chair.',
    'British-born brand with shops in Tokyo.',
    'Sydney-born coffee roaster looking for a barista.',
    'Work with young mums at our Dandenong centre.',
    'Experience supporting single mothers',
    'Case manager for a shelter serving single mothers.',
    'Single mothers make up half of the families we help with housing.',
    'Immigration caseworker, refugees and families.',
    'Divorce and children solicitor, 3 years qualified.',
    'Must like old people and dogs.',
    'English to GCSE standard is required.',
    'Work from home, US only, any state.',
    'Over 18s only behind the bar, as the licence says.',
    'The site is a single man operation so you’ll be used to lone working.',
    'Bring the kids to the Christmas party.',
  ])('leave: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['Restaurant italien cherche pizzaïolo, débutant accepté.', 'FR'],
    ["L'italien serait un plus pour nos clients de Milan.", 'FR'],
    ['Italien apprécié, anglais obligatoire.', 'FR'],
    ['Italienisches Restaurant sucht Koch (m/w/d).', 'DE'],
    ['Ristorante giapponese cerca aiuto cuoco.', 'IT'],
  ])('leave in other languages: %s', (text, place) => {
    expect(found(text, 'role', place)).toEqual([]);
  });

  it('leave in what somebody did', () => {
    expect(found('She processed workers comp claims for 900 drivers.', 'person')).toEqual([]);
  });

  it.each([
    'No unvaccinated staff, and no vaccinated ones either.',
    'No rehab cases.',
    'Nobody over 40 in here, it’s a young shop.',
    'Long hours, nobody over 40.',
    'Anyone with a WSIB claim goes to the bottom.',
    'Nobody anxious or depressed on my team.',
    'British-born shop manager wanted.',
    'Irish-born chef for our restaurant.',
    'Single mothers need not apply.',
    'Group worker for single mums, must be a mum herself.',
    'US only, no visas, no foreigners.',
    'Over 18s and under 30s only.',
  ])('are held where they say who comes: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    ['Restaurant italien cherche serveur italien.', 'FR'],
    ['Un Italien serait un plus.', 'FR'],
    ['Italienisches Restaurant sucht italienische Bedienung.', 'DE'],
    ['Ristorante giapponese cerca cameriera giapponese.', 'IT'],
  ])('are held in other languages where they say who comes: %s', (text, place) => {
    expect(found(text, 'role', place)).not.toEqual([]);
  });
});

describe('those who are there already, or did the job before', () => {
  it.each([
    "The lads already have a van, you'd have your own.",
    "You'd be joining four lads and two girls in the workshop.",
    'Three blokes and a woman in the yard at the moment.',
    'He’s got five lads and wants a sixth pair of hands.',
    'The guys in the shop will show you the ropes.',
    'The girl who did it has gone back to uni.',
    "He's replacing a guy who went back to school.",
    "Bloke or sheila, he doesn't mind, as long as they've a white card.",
    "Guy or gal, he couldn't care less, they need the CDL.",
    "He said he wanted a man and I told him we can't do that.",
    "He asked for a girl. I explained that's not on.",
  ])('pick nobody: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    "The lads already there won't take orders from a woman.",
    "There are six lads there now and they'd like another.",
    'He’s got five lads and wants another lad.',
    'The boys want a pretty girl on the desk.',
    'The girls on the front desk want another girl.',
    'The last girl got pregnant, so not again.',
    'The last girl has moved on and we want a fella now.',
    "He's replacing a guy who went back to school and wants an older guy.",
    "Bloke or woman, he doesn't mind, but a bloke would last longer.",
    "Man or woman, as long as they're under thirty.",
    "He wanted a man and I told him I'd find one.",
  ])('are held where they are the measure of who comes: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});
