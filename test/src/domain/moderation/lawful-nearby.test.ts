import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const waits = (text: string, place: string): boolean =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).some(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

it.each([
  // Languages that help.
  ['AU', 'Some Italian or Greek would be a lovely extra.'],
  ['GB', 'A little Polish is a small bonus.'],
  ['CA', 'Some Punjabi would be a welcome plus.'],
  ['NZ', 'A bit of Samoan is a nice extra.'],
  // Whoever begins, paid alike; those who are not done with a paper.
  ['AU', 'Adult apprentices as welcome as school leavers, and paid at the adult rate.'],
  ['GB', 'Career changers are just as welcome as graduates.'],
  ['IE', 'Returners as welcome as school leavers, with the same rate for all.'],
  ['AU', 'Those sitting the last unit this year can ring us too.'],
  ['GB', 'Anyone still waiting for their registration may apply.'],
  // Greetings, faces of rock, old things, pay and papers.
  ['NZ', 'He mihi nui ki a koe.'],
  ['NZ', 'Nau mai, haere mai.'],
  ['NZ', 'We rotate so no one is on the steep face two weeks running.'],
  ['AU', 'Two fitters on the coal face at a time.'],
  ['AU', 'Mostly Toyota and Isuzu, some old Land Rovers, one very old Bedford.'],
  ['GB', 'You will service a few old Massey Fergusons and two really old Volvos.'],
  ['AU', "Rate's gone up to 41.20 flat from July as per the new EBA so pls fix the ad"],
  ['GB', 'Their day rate has moved up to 38 from Monday.'],
  ['AU', 'Kaz, invoice 4471 bounced because their PO ran out. Can you get a fresh one from Deb?'],
  ['NZ', "Cheers Aroha, that all looks good. I'll sort the drug test for Monday arvo in Hastings."],
  ['AU', "Shane doesn't know that he's being replaced yet, so mum's the word."],
  ['GB', 'Please keep mum about the new site until March.'],
  // Who runs a house, in passing.
  ['AU', 'Our head chef, a mother of four, writes the menu on Mondays.'],
  // When a shift ends, a crèche, both.
  ['AU', "The bakery starts at 1 am and you're home before the school run begins."],
  ['IN', 'Creche on site.'],
  ['GB', 'Subsidised nursery for all staff.'],
  ['US', 'Need a second-shift CNC guy or gal in Erie, Haas and Mazak, will train on 5 axis.'],
  // Who was taken on, and what those who are served ask for.
  ['GB', "We've employed ex-forces, ex-offenders and an ex-vicar."],
  ['GB', 'Some tenants ask for a woman to be present; where we can we send a mixed pair.'],
  [
    'US',
    "Our clients are nurses fired for being pregnant, pickers robbed of overtime, men told they're too old; it helps to care.",
  ],
  // What is made ready, and what decides nothing.
  ['US', "Pregnant? Bad knees? Sit when you need to, there's a stool behind each register."],
  ['NZ', 'She uses a wheelchair so get them to leave the side door with the ramp unlocked'],
  ['AU', "Nothing about kids or partners, I've crossed that off the client's form"],
  ['AU', "I told Bruce we can't sort people by age, so he's getting all six who hold the ticket."],
  [
    'US',
    'Race, faith, gender, age, disability, where your folks came from: none of that decides who gets hired here.',
  ],
  [
    'US',
    'ITAR shop in Huntsville. "US persons" means citizens, green cards, asylees and refugees, that\'s the export regs, so don\'t shorten it to citizens',
  ],
  [
    'GB',
    "Been out of work a while, bringing up children or looking after a parent? Our twelve week returners' course is open to men and women.",
  ],
  [
    'NL',
    'Of je nu bidt, vast, borstvoeding geeft of mantelzorg doet: er is een stille kamer en je rooster schuift mee.',
  ],
  ['DE', 'Elternzeit haben bei uns schon vier Väter genommen, ging jedes Mal gut.'],
  // Grounds that the law knows and the sentence names.
  [
    'NZ',
    "Rest home in Timaru, male caregiver wanted for one resident's personal cares at his own request, HRA s 27 privacy exception",
  ],
  [
    'GB',
    "RC secondary in Preston wants a lay chaplain who's a practising Catholic, it's a genuine occupational requirement & governors have minuted why",
  ],
])('lets go, in %s: %s', (place, text) => {
  expect(waits(text, place)).toBe(false);
});

it.each([
  ['AU', 'Some Italian or Greek blood would be a lovely extra.'],
  ['AU', "Adult apprentices as welcome as school leavers, as long as they're under 25."],
  ['AU', 'School leavers as welcome as graduates, but nobody over thirty.'],
  ['AU', 'Anyone finishing the change can ring us too, no hot flushes please.'],
  ['NZ', 'He mihi nui ki a koe, Pākehā only need apply.'],
  ['NZ', 'We want a white face on the coal face.'],
  ['AU', "One very old Irishman we can't wait to replace."],
  ['AU', 'The age has gone up to 41 and no further.'],
  ['AU', 'Get us a fresh one, under 30 if you can.'],
  ['AU', 'Suits mums, home before the school run begins.'],
  ['AU', "You're home before the school run so it's ideal for mothers."],
  ['GB', 'The owner, a mum of three, wants somebody without kids.'],
  ['GB', 'The owner, a mum of three, hires other mums.'],
  ['GB', 'The nanny, a mum of three, left.'],
  ['GB', 'Our manager, a dad of two, likes people like him.'],
  ['IN', 'Creche on site, so mothers only.'],
  ['AU', "A mum's touch is the word in this team."],
  ['US', 'Need a second-shift CNC guy, no gals.'],
  ['GB', "We've employed ex-offenders and refugees. Never again."],
  ['GB', "We've hired ex-offenders and retirees but not this time."],
  ['GB', 'Some tenants ask for a woman to be present; where we can we hire women.'],
  ['US', "Our clients are men told they're too old, so we hire young people they enjoy."],
  ['US', "Pregnant? Sit when you're done working here."],
  ['NZ', 'She uses a wheelchair so get them to find someone else'],
  ['NZ', 'She has a guide dog so move her to the bottom, no room by the desk'],
  ['AU', "Nothing about kids on paper, I've taken that off, but sound her out"],
  ['AU', "I told Bruce we can't sort people by age, so I'll just send him the young ones."],
  ['US', "Race, faith, gender: none of that matters as long as you're American."],
  ['US', '"US persons" means citizens, green cards, asylees and refugees, but shorten it to citizens'],
  ['GB', "Been out of work a while bringing up children? Our course isn't for you."],
  ['NL', 'Of je nu bidt, vast of borstvoeding geeft: er is een stille kamer, maar liever niet in werktijd.'],
  ['DE', 'Elternzeit nehmen bei uns keine Väter.'],
  ['NL', 'Of je nu bidt of vast: er is geen kamer en dat blijft zo.'],
  ['DE', 'Elternzeit haben bei uns schon vier Väter genommen, das reicht.'],
  ['NZ', "Male caregiver wanted, the HRA doesn't worry us."],
  ['GB', "Catholic school wants a practising Catholic caretaker, it's a genuine occupational requirement"],
])('holds, in %s: %s', (place, text) => {
  expect(waits(text, place)).toBe(true);
});
