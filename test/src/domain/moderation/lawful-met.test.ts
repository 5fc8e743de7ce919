import { expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string, subject: Subject = 'role'): string[] =>
  review([['text', text]], { subject, place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each<[text: string, place: string, subject?: Subject]>([
  [
    'Whānau navigator, Kaitāia, working alongside expectant mums, their partners and the grandparents too.',
    'NZ',
  ],
  ['When Mr Gay from Lords & Younger rings about the lease, please put him straight through.', 'GB'],
  [
    "He asked whether he can take a longer break on Fridays for mosque. Yes, and he needn't make a case for it.",
    'GB',
  ],
  [
    'Matchday kiosk staff from age 16. Under-18s are kept off the alcohol kiosks and away by 10 pm, in line with the Working Time Regulations.',
    'GB',
  ],
  ['Irish at TEG B2, as the station only broadcasts as Gaeilge', 'IE'],
  ["Could you confirm that you haven't applied to them through anybody else in the past six months?", 'GB'],
  ['The head stockwoman, Tegan, trains everyone; she came here as a cook.', 'AU'],
  ['Closing Sunday 19 October. Uncle Barry will pick up the phone for a chat before then.', 'AU'],
  [
    "Q: Hours? A: Seven till three thirty, and you will be home for school pick-up if that's your thing.",
    'AU',
  ],
  ['Our crew last winter ran from school leavers to a retired policeman on dishes.', 'NZ'],
  ['Bus pass for those without cars, and the 9.15 pm bus stops outside.', 'GB'],
  ['Gaffer is fair. Swears at the digger, not at you.', 'GB'],
  ['Visits on 6 and 7 November, after school. The children will give the tour and omit nothing.', 'GB'],
  ["You'll recruit and follow up people over 65 on trials in falls, frailty and blood pressure.", 'GB'],
  ['Colorado OT license or eligibility; new graduates and 30-year veterans have both thrived here.', 'US'],
  ['U.S. citizenship is required for this federal appointment.', 'US'],
  ['Medical with no premium for you and half for dependents.', 'US'],
  ['The lads and the ladies in the workshop are sound, and the tea is strong.', 'IE'],
  ['You might be Māori, Pākehā, Pasifika or from anywhere else', 'NZ'],
  ['She asked if she could leave early on Fridays for Shabbat. Of course, the rota has it.', 'AU'],
  ["He asked for a stool at the till. That's fine, it comes on Monday.", 'GB'],
  ['The candidate has asked whether she can have an interpreter on the day. Yes, we have booked one.', 'GB'],
  ['The head greenwoman, Sal, teaches everyone the mowers.', 'GB'],
  ['Whaea Mere will answer your questions before you apply.', 'NZ'],
  ['Auntie June will take your call any evening.', 'AU'],
  ["You'll be done in time for the school run if you have one.", 'GB'],
  ['Our team this season ranges from uni students to a grandmother of six.', 'AU'],
  ['Free rail pass for anyone who lives further out.', 'GB'],
  ['The foreman shouts at the mixer, never at people.', 'GB'],
  ['The pupils will show you round and answer anything.', 'IE'],
  ["You'll enrol and visit adults over 70 in a study of sleep.", 'GB'],
  ['Recent grads and 20-year veterans both do well here.', 'US'],
  ['U.S. citizenship is needed for all federal competitive-service jobs.', 'US'],
  ['Dental for you and your dependents from day one.', 'US'],
  ['Health cover for you and half of the premium for your family.', 'US'],
  ['The boys and the girls on the late shift are good company.', 'IE'],
  ['You could be Samoan, Tongan, Pākehā or none of these.', 'NZ'],
  ['Working with new mothers, their babies and their partners.', 'AU'],
  ['If Mrs Young from Lloyd & Sons calls about the keys, please give her my mobile.', 'GB'],
  ['German at B2 for the supplier calls', 'IE'],
  ['Welsh at level C1, as the court sits in Welsh', 'GB'],
  ['Café helpers from age 14, weekends and holidays.', 'GB'],
  ['Please confirm that you have not been put forward to them by another agency.', 'GB'],
  ['He knows the plant better than anyone else on site.', 'AU', 'person'],
  ["The garage won't touch an Italian engine after what happened.", 'GB'],
  ['She set up a club for children with epilepsy.', 'GB', 'person'],
  ["Thank you for telling me about your dyslexia. We'll arrange extra time and any support you want.", 'US'],
])('lets go whom one meets, what is granted, covered or asked for the record: %s', (text, place, subject) => {
  expect(found(text, place, subject)).toEqual([]);
});

it.each([
  ["He asked for a prayer break on Fridays. Yes, but find someone who doesn't need one.", 'GB'],
  ['The head barwoman, Kate, runs the floor and wants another woman.', 'GB'],
  ['Our crew runs from school leavers to thirty and we prefer it that way.', 'GB'],
  ['Medical cover for staff with no dependents.', 'AU'],
  ['You might be Irish, Polish or from anywhere else, but locals fit best.', 'GB'],
  ['Working with young mothers only, as they stay.', 'GB'],
  ['Kiosk staff from age 16, no older than 25.', 'GB'],
  ['U.S. citizenship is required for this bakery job.', 'US'],
  ['The lads and the ladies in the workshop want a young lad.', 'GB'],
  ['When Mr Gay rings, tell him we interview someone too old.', 'IE'],
  ['Bus pass holders need not apply.', 'GB'],
  ['No school pick-up to be home for, please.', 'GB'],
  [
    'Thank you for telling us about your epilepsy. Let us know what support you would like, but they would rather start someone else.',
    'GB',
  ],
])('holds the same words where somebody is wished for or left by them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
