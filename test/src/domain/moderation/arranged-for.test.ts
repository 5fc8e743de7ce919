import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string, subject: 'role' | 'person' = 'role'): string[] =>
  review([['text', text]], { subject, place, isUnread: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  // What is told whoever asks.
  [
    "If a candidate asks about Eid, Diwali or Orthodox Easter, tell them that the depot already swaps shifts for those and it's written into the roster policy.",
    'AU',
  ],
  ['If anyone asks about Ramadan, tell them the kitchen moves breaks to sunset.', 'GB'],
  ['If she asks about pumping, let her know the office has a lactation room on the second floor.', 'US'],
  ['If somebody asks about Passover, say that our stores cover those days every year.', 'IE'],
  // What somebody told, and the offer that stands.
  [
    "Hi Bron, she's let us know that she's 14 weeks along. It changes nothing: she scored highest and the offer's as it was.",
    'AU',
  ],
  [
    'She disclosed a seizure disorder and asked about her service dog. Plant HR met with her, cleared the dog for the lab, and moved her bench near the door. Offer unaffected.',
    'US',
  ],
  ["He's told us he has MS. That changes nothing, and the start date stays.", 'GB'],
  ['Priya mentioned that she is expecting in May. The offer stands.', 'IE'],
  // Words that were changed for others.
  [
    'Client\'s draft had "young gun" in the headline. Explained that it shuts out older applicants and can\'t run. Now reads "no sales background needed".',
    'AU',
  ],
  [
    'They\'d asked for a "strong fella" for the rest home. We\'ve settled on "can work a hoist and slide sheet, training given", and it\'s open to anybody.',
    'NZ',
  ],
  [
    'Owner\'s brief said "mature lady". I explained that it rules out younger people and men. It now says "calm with worried callers".',
    'GB',
  ],
  ['They\'d asked for "a local lad". We\'ve agreed on "can be in Cork by seven".', 'IE'],
  // A day that cannot be, and another.
  [
    "She's Seventh-day Adventist and can't come in on a Saturday. I've shifted her to Tuesday at four, and the client only needs to know the new time.",
    'NZ',
  ],
  ["He's fasting and can't do an afternoon interview. I've moved it to nine in the morning.", 'GB'],
  ["She has dialysis and can't come in on Mondays. We've booked her for Thursday at two.", 'AU'],
  ["He keeps the Sabbath and can't work the Friday trial. I've moved the trial to Wednesday.", 'US'],
  // The best have the places.
  [
    "Women hold 3 of our 140 engineering jobs, so we'd be very glad to hear from more of them. Every place goes to the best candidate, whoever that is.",
    'GB',
  ],
  ['Each post goes to whoever is best qualified, wherever they come from.', 'IE'],
  ['Jeder Platz geht an die beste Bewerbung.', 'DE'],
  ['Chaque place va à la meilleure candidature.', 'FR'],
  // A wish that is a yes.
  [
    "If someone needs to be off from Friday sundown, it's a yes. Three of the store managers have already volunteered to trade shifts.",
    'US',
  ],
  ["If anyone needs to pray at noon, that's fine with us.", 'GB'],
  ["If a candidate needs an interpreter, it's always a yes.", 'NZ'],
  ['If you need to pump, the answer is yes every time.', 'US'],
  // Everybody gets it.
  [
    'The clinic has a lactation room and pays for pumping breaks. Put it in the benefits sheet that goes to every candidate, men included.',
    'US',
  ],
  ['Send the leave policy to all starters, fathers included.', 'GB'],
  ['The parental leave page goes to everyone, men included.', 'AU'],
  ['Each applicant gets the same form, women and men included.', 'IE'],
  // What nobody is to ask.
  [
    "Please don't ask Ms. Nasser where she's from or anything about the scarf. She's coming in to talk about pharmacy inventory, so talk about pharmacy inventory.",
    'US',
  ],
  ["Don't ask Mr. Levy about his kippah.", 'GB'],
  ["Please don't ask her whether she has children.", 'IE'],
  ['Never ask candidates about their health at interview.', 'GB'],
  // What is made for somebody.
  [
    "He's blind and the case study was a scan, so I typed it up in Word for his screen reader. He has the same hour as everybody else to answer it.",
    'IE',
  ],
  ["She's deaf, so I've booked an interpreter for the panel.", 'GB'],
  ["He uses a wheelchair and the room is upstairs, so we've booked one on the ground floor.", 'AU'],
  ["She has low vision, so I've printed the test in large print.", 'US'],
  // What counts for nothing.
  [
    "C'est du service au comptoir à Gaspé, donc il faut parler français. L'accent et le pays d'origine n'ont aucune importance pour eux.",
    'CA',
  ],
  ["L'âge et le sexe ne comptent pas ici.", 'FR'],
  ['El acento y el país de origen no importan para ellos.', 'ES'],
  ['Akzent und Herkunft sind für den Kunden ohne Belang.', 'DE'],
  // A start once something is done.
  ["She can start when she's had her jabs.", 'GB'],
  ["He can start once he's done his site induction.", 'AU'],
  ["They can start as soon as they've had both hep B boosters.", 'IE'],
  ["She'll start when she's signed her contract.", 'NZ'],
  // What a law sets.
  [
    'Air traffic control trainees: you must be under 31 at the closing date unless you have prior controller experience. Congress lets the FAA set that limit (5 U.S.C. 3307).',
    'US',
  ],
  ['Federal officers must be under 37 at entry (5 U.S.C. 3307).', 'US'],
  [
    'Sozialarbeiterin für ein Frauenhaus in Kassel. Wir stellen für die Betreuung ausschließlich Frauen ein, das weibliche Geschlecht ist hier eine zulässige berufliche Anforderung nach § 8 Abs. 1 AGG.',
    'DE',
  ],
  ['Als Stadtverwaltung laden wir schwerbehinderte Bewerber nach § 165 SGB IX zum Gespräch ein.', 'DE'],
  ['Nach § 164 Abs. 1 SGB IX prüfen wir jede Stelle auch für schwerbehinderte Menschen.', 'DE'],
  // Names.
  ["Christian's reference landed overnight, Deb, and it's a ripper. I've put it in the shared folder.", 'AU'],
  ['Frau Jung ist ab Montag wieder im Büro und ruft Sie wegen des Probetags an.', 'DE'],
  ['Frau Jung ist bis Freitag im Urlaub.', 'DE'],
  ['Herr Alt ist heute wieder da und meldet sich.', 'DE'],
  ["Grace's timesheet is signed and Guy's contract is on its way.", 'GB'],
  // What is driven.
  ['School run', 'AU'],
  ['Bus driver wanted. School run, then private hire.', 'GB'],
  ['School runs and charter work, Monday to Friday.', 'AU'],
  ['Coach mechanic. School runs mean an early start.', 'IE'],
])('lets pass what is arranged: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it('lets pass a field of law in which somebody worked', () => {
  const text =
    'Mark spent four years advising employers on the Equality Act, largely pregnancy and disability matters, and most of his clients never saw a tribunal.';
  expect(found(text, 'GB', 'person')).toEqual([]);
  expect(found('He litigated age and sex discrimination cases for ten years.', 'GB', 'person')).toEqual([]);
});

it.each([
  [
    'If a candidate asks about Eid, tell them the depot has a full roster and no room for that sort of thing.',
    'AU',
  ],
  ['If anyone asks about Ramadan, tell them we swap shifts, then leave them off the list.', 'GB'],
  ['If she asks about pumping, tell her the role has gone.', 'US'],
  ['If anyone asks about Passover, say our stores cover those days but never for new people.', 'IE'],
  ["She's let us know that she's 14 weeks along. It changes everything, so find another.", 'AU'],
  [
    "She's let us know that she's pregnant. It changes nothing on paper, but we'd rather have someone else.",
    'AU',
  ],
  ['He disclosed a seizure disorder. HR met with him and withdrew the offer.', 'US'],
  ["She told us she is expecting in May. Offer unaffected for now, but let's find a man.", 'GB'],
  ['Client\'s draft had "young gun" in the headline. Now reads "recent graduate".', 'AU'],
  ['They\'d asked for a "strong fella" for the rest home. We\'ve settled on "a man who can lift".', 'NZ'],
  ['Owner\'s brief said "mature lady". I explained that it rules out men, and he wants it anyway.', 'GB'],
  ['They\'d asked for "a local lad". We\'ve agreed on "born and raised in Cork".', 'IE'],
  [
    "She's Seventh-day Adventist and can't come in on a Saturday. I've shifted her to the reserve list.",
    'NZ',
  ],
  ["She's Adventist and can't work Saturdays. I've put someone else in for Tuesday.", 'NZ'],
  ["He's Muslim and can't come in on Friday. I've moved him to the bottom of the pile.", 'GB'],
  ["He keeps the Sabbath and can't work Fridays, so they've passed.", 'US'],
  ['Every place goes to the best man.', 'GB'],
  ["Every place goes to the best candidate who's under 25.", 'GB'],
  ['Every job goes to the best local lad.', 'IE'],
  ['Jeder Platz geht an den besten jungen Mann.', 'DE'],
  ["If someone needs a white carer, it's a yes.", 'GB'],
  ["If someone needs to pray at noon, it's a no.", 'GB'],
  ["If someone needs Fridays for the mosque, it's a yes on paper, but they never get the hours.", 'US'],
  ["If anyone wants to leave for Shabbat, that's fine, but they won't be kept on.", 'US'],
  ['It goes to every candidate, no men included.', 'US'],
  ['Ask every candidate, women included, if they plan to have children.', 'GB'],
  ['Men only, lads included.', 'GB'],
  ["Don't ask Ms. Nasser where she's from, just look at her Facebook.", 'US'],
  ["Don't ask whether she has children, find out from her old boss.", 'IE'],
  ["He's blind, so I took him off the list.", 'IE'],
  ["She's deaf, so I've put someone else in for her.", 'GB'],
  ["He uses a wheelchair, so I've sent him home.", 'AU'],
  ["L'accent n'a aucune importance, sauf s'il est africain.", 'CA'],
  ["L'accent a beaucoup d'importance pour eux, pas d'Africains.", 'CA'],
  ['El acento importa mucho: nada de sudamericanos.', 'ES'],
  ["She can start when she's had her baby.", 'GB'],
  ["He can start when he's had his beard off.", 'GB'],
  ["She can start once she's done with having kids.", 'IE'],
  ['You must be under 31 because the crew is young.', 'US'],
  ['You must be under 31 (5 U.S.C. 3307), and ideally a young team face.', 'US'],
  ['Wir stellen ausschließlich Frauen ein, weil Männer hier stören.', 'DE'],
  ['Schwerbehinderte Bewerber laden wir nach § 165 SGB IX nur pro forma ein.', 'DE'],
  ['Schwerbehinderte Bewerber bitte nicht schicken.', 'DE'],
  ['Frau Jung ist schwanger und ab Montag im Urlaub, also lieber nicht.', 'DE'],
  ["Christian's only, please.", 'AU'],
  ["You can't do the school run.", 'GB'],
  ['No school runs.', 'GB'],
  ['School run types need not apply.', 'GB'],
  ["School run, and she won't last.", 'GB'],
])('holds its unlawful twin: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
