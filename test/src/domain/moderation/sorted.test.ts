import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  [
    "Sela told me in the car park that it's twins, due in March. The optometrist in Nelson did the sums on cover and went for Rachel.",
    'NZ',
  ],
  [
    "Priya let slip she's expecting in June. The practice in Leeds worked out the leave and picked Joanne.",
    'GB',
  ],
  ["Aoife says that she's four months gone. The creamery counted the weeks and gave it to Fergal.", 'IE'],
  [
    "Dana mentioned the baby's due at Thanksgiving. The dental group looked at the calendar and chose Kim instead.",
    'US',
  ],
  ['Mel is pregnant with her second. The agency in Geelong has gone with Brooke.', 'AU'],
  [
    "Told me over coffee that she's starting IVF. The clinic in Guelph thought about cover and offered it to Marie.",
    'CA',
  ],
  [
    "Ravi has just been told it's MS. The surveyors in Hull did the sums on sick pay and went for Gareth.",
    'GB',
  ],
  [
    "Our spring intake for your lettings branches are all between 21 and 28, so they'll look right in the window.",
    'GB',
  ],
  ["The shortlist are all under 35, so they'll fit in with your floor.", 'GB'],
  ["All six candidates are in their twenties, so they'll match the brand.", 'US'],
  ["The temps I've lined up are all between 19 and 25, so your guests will like the look of them.", 'AU'],
  ["The lot I'm sending are 22 to 29, so they'll blend in with the front desk.", 'IE'],
  ['Every one of this batch is under thirty, which should suit the showroom.', 'GB'],
  ['45 tops, since the broker warned us what older adds do to the health premium', 'US'],
  ['50 at the outside, because the insurer loads the plan for older hires', 'US'],
  ['Forty at most, as the pension scheme costs go up with anyone older', 'GB'],
  ['No one past 50, the broker says older additions push up the group rate', 'US'],
  ['Older hires put up our benefits premiums, so we keep it to under-40s', 'CA'],
  ['The broker told us older employees drive the group premium up, so keep it young', 'US'],
  ['35 max, since we want years out of them', 'AU'],
  [
    'The superintendent in Dalton likes Hispanics on second shift and whites up front where buyers walk through.',
    'US',
  ],
  [
    'The superintendent in Dalton likes Hispanics on second shift and whites up front where buyers walk through. So Ms. Ortega goes to the line and Ms. Hall gets the front office interview.',
    'US',
  ],
  ['The manager puts the Poles in the cold store and the English on reception.', 'GB'],
  ['He likes Filipinas on the wards and Aussies on the desk.', 'AU'],
  ['The plant manager keeps Mexicans on the kill floor and Anglos in the office.', 'US'],
  ['Owner wants Asians in the kitchen and white staff out front.', 'GB'],
  ["She'd have the girls on the counter and the men in the yard.", 'GB'],
  ['They like Latinos for the night crew and Americans for the day crew.', 'US'],
  ['The owner likes Zulus at the gate and whites at the desk.', 'ZA'],
  ['He wants the youngsters front of house and the older ones in the back.', 'GB'],
  [
    'Born with one hand, typed 70 wpm on our test. The 60-lawyer firm in Savannah figured that jurors would stare at a paralegal like that. Not moving forward.',
    'US',
  ],
  ['The firm figured that jurors would stare at a paralegal like that.', 'US'],
  ['The salon thinks customers would gawp at a stylist like that.', 'GB'],
  ['They felt guests might be put off by a waiter who looks like that.', 'IE'],
  ['He reckons kids would be frightened of a teacher with a face like that.', 'AU'],
  ['The owner says diners will stare at somebody with a hand like hers.', 'GB'],
  ['The panel worried that patients would feel awkward around a nurse like him.', 'CA'],
  [
    'Finished chemo in March and she\'s been given the all-clear. Principal of the language school would sooner "let her enjoy her health" than start her. Regret letter gone out.',
    'IE',
  ],
  ['Principal of the language school would sooner "let her enjoy her health" than start her.', 'IE'],
  ['The head would rather let him get his strength back than take him on.', 'GB'],
  ["They'd rather leave her to enjoy the grandkids than hire her.", 'US'],
  ["He'd sooner let her focus on the baby than bring her in.", 'GB'],
  ['The board would prefer to let him enjoy his retirement than appoint him.', 'AU'],
  ["She's in remission. They feel she should concentrate on getting well, so it's a no.", 'GB'],
  ['Beat lymphoma two years ago. The director would rather she took it easy. Rejection went out.', 'US'],
  ['Plant manager wants Mexicans on the saws and white guys driving the trucks.', 'US'],
  ['Head chef has Bangladeshis on pots and English lads on the pass.', 'GB'],
  ["She'd rather have Fijians on nights and Aussies on days.", 'AU'],
  ['He puts Punjabis on long haul and Canadians on local.', 'CA'],
  ['The director seats the older ladies at the back and the young girls on reception.', 'GB'],
  ['The boss prefers Muslims on Christmas shifts and Christians on Eid.', 'GB'],
  ["Let's send the Hispanic candidates to the warehouse and the white ones to the office.", 'US'],
  ['He wants men on the doors and women on the tills.', 'GB'],
  ['Underwriter says older hires load the plan, so cap it at 45.', 'US'],
  ['Nobody over 50, the group cover goes up with older staff.', 'GB'],
  ['40 max, because the pension contributions jump after that', 'IE'],
  ["The girls on my list are all 20 to 26, so they'll suit the club.", 'AU'],
  ["Everyone I'm sending is under 30 and will look good on the stand.", 'GB'],
  ["The slate is all in their thirties, so you'll find they match the office.", 'US'],
  ['The manager reckons brides would be put off by a seamstress with a face like hers.', 'GB'],
  ['He thinks kids might laugh at a coach with one arm.', 'NZ'],
  ['They believe clients will be uncomfortable around someone in a wheelchair.', 'US'],
  ['The hotel said that guests would stare at somebody that size.', 'GB'],
  ['The owner would sooner leave him to his grandchildren than offer it to him.', 'IE'],
  ["They'd rather see her rest than take her on.", 'GB'],
  ['HR thinks it kinder to let him focus on his recovery than hire him now.', 'US'],
  ["Karine told us it's twins. The dentist in Laval ran the numbers and has gone with Sophie.", 'CA'],
  ["He's on dialysis. The garage counted the mornings and went with Darren instead.", 'GB'],
  ["Nia said she's due at Easter. The nursery looked at its cover and has gone with Beth.", 'GB'],
])('holds or refuses %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ["Our residents are all between 70 and 95, so you'll hear good stories.", 'GB'],
  ['Pupils are between 5 and 11, so patience is a must.', 'GB'],
  ['The players are all between 16 and 18, so an enhanced check is needed.', 'GB'],
  ["Day rates are all between 210 and 280, so they'll look right in the budget.", 'GB'],
  ['45 tops, since overtime is capped by the contract', 'US'],
  ['45 hours tops, since nobody works well after that', 'GB'],
  ["You'll explain to employers what older adds do to a group premium.", 'US'],
  ['30 at most per class, because the lab seats 30', 'GB'],
  ['Hispanics and whites come to the clinic in equal numbers.', 'US'],
  ["You'll study outcomes for Hispanics in Dalton and whites in Savannah.", 'US'],
  ['The showroom has whites on the left and greys on the right.', 'GB'],
  ['Kids will stare at the fire engine and ask to sit in it.', 'GB'],
  ['Passers-by will stare at a window display like that.', 'GB'],
  ['We would rather let you enjoy your weekend than ring you about shifts.', 'GB'],
  ['The manager prefers to have pastry on the ground floor and butchery on the first.', 'GB'],
  ['The club has under-12s on Saturdays and under-16s on Sundays.', 'GB'],
  ['We have older residents on the ground floor and younger ones upstairs.', 'GB'],
  ["They'd rather see her portfolio than take her word for it.", 'GB'],
  ['Joanne is on leave until March. The client in Hull went for Rachel, who has the Level 3.', 'GB'],
])('passes %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it('holds ages as a look of those who are put forward, in a text about them too', () => {
  const text =
    "Our spring intake for your lettings branches are all between 21 and 28, so they'll look right in the window.";
  expect(
    review([['text', text]], { subject: 'person', place: 'GB', isUnread: true }).map(({ about }) => about),
  ).toContain('age');
});
