import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB') =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe('what is written to and of those who apply', () => {
  it.each([
    // What somebody is makes no difference, and may not be asked.
    'Your pregnancy makes no difference to the offer, which stands as sent. Congratulations!',
    'He was told that pregnancy is no reason to pull an offer.',
    "Remember they can't ask about sickness before an offer. Stick to the task questions.",
    "You can't ask him how old he is. Ask whether he can lift forty pounds.",
    "Nobody's age, faith or accent is on our form.",
    "Gaps in your resume don't bother us.",
    // A wish that the next sentence refuses.
    "He asked was she planning a family. I told him that's one of the nine grounds and he withdrew it.",
    "She asked was he married; I told her that's off limits.",
    'The client asked for someone young. I said no and we rewrote the brief around the shifts.',
    'He wanted somebody "without baggage". I asked what the job needed and we settled on three early starts a week.',
    'Family status, civil status and the rest play no part in shortlisting.',
    "You don't have to mention a disability. If you do, it goes to one person and they'll ask what helps.",
    'She asked for a young team player. I\'ve written "works well with others" and she\'s happy.',
    'Explained to the client that "no gaps" knocks out caregivers and veterans. She cut it.',
    'We looked at her experience and not at her due date, and she starts Monday.',
    // What is arranged.
    'He observes Shabbat, so the Friday late is swapped with a colleague who likes Sundays.',
    "Whether you wear a hijab, a turban or a woolly hat, there's a helmet that fits.",
    "You asked for the questions in advance because of your autism. They're attached.",
    "Because of your migraine we've moved the interview to a room without fluorescent light.",
    "She'd like to finish at two to collect the kids and they're fine with it.",
    'Wear your hijab, by all means; the hard hat liner comes in a version that fits over it.',
    'The whānau room is for anyone feeding a baby or praying or having five minutes.',
    "The parents' room is for anyone who needs to feed or express.",
    'Occupational health will tell us only fit, or fit with changes.',
    // Who is few and asked.
    "We've too few women at grade 7 and above and would be glad of more applications from them; the appointment is on merit.",
    "Men are scarce in early years, and we'd be pleased to see more apply; the best candidate gets it.",
    // What each is paid, and the ages of schools.
    "Junior rates apply under the award if you're under 21; the job itself is open at every age.",
    'Applicants must be over compulsory school age.',
    // Those who are new, there and beside others.
    'New grads are mentored weekly, and therapists of long standing can cut back to three days.',
    'New graduates and people with twenty years behind them sit at the same table.',
    "We've brought up most of our foremen from school leavers and will back you to do the papers.",
    // Papers, languages and those served.
    "Bachelor's required; a master's is nice to have.",
    "Canadian experience isn't needed, and adjusters trained elsewhere have joined us before.",
    "No Canadian experience? That's fine, we value what you did abroad.",
    'Samoan, spoken well, for home visits to Samoan elders',
    'English and Spanish needed, as half of the callers speak only Spanish.',
    'We dress women, men and anyone else getting married, in sizes 4 to 32.',
    'Boys & Girls Club of Yuma is seeking a grants accountant.',
    'Abstract and CVOR in the last 30 days.',
    'As fewer Protestants have applied in recent years, applications from the Protestant community would be particularly welcome; selection is on merit.',
    'Keep 210 buses safe for 14,000 kids.',
    "Your own cover if your child's sick: text, we'll find someone.",
    'Court Interpreter (Haitian Creole), Miami, FL',
  ])('is not held where nobody is picked by it: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    "He asked was she married. I told him that's not a problem.",
    "He asked was she married. I told him I'd find out.",
    'The client asked for a young girl. I said no problem and sent three.',
    "You can't ask about kids, so look her up on Facebook.",
    'Your age makes no difference as long as you look young.',
    "Too few women here for our taste, we'd like more pretty ones to apply.",
    "Not enough young women apply and we'd love to see more.",
    "We'd love to see more men behind the bar and fewer women.",
    'Keep your hijab at home, by all means.',
    'Junior rates only, so send me under 21s.',
    'New graduates only will be trained.',
    "We've brought up lads from school leavers and want more of the same.",
    'We use a room for anyone but Travellers.',
    'No Canadian experience, no interview.',
    'US only, please.',
    'Fewer Protestants, please; we would welcome applications from our own.',
    "If your child's sick, don't expect to stay home.",
    'We want a Creole for the kitchen.',
    'Our clients are old-school gentlemen and prefer to be looked after by a young lady.',
    "We can't be doing with part-time mums, so please don't ask about flexible hours if you've little ones.",
    "Our members are conservative families and we don't place gay counselors with them.",
    "Long-term sick, recovering, on tablets: whatever your story, it's not for this depot.",
  ])('is held where the same words turn: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });
});

describe('a ground by its law', () => {
  it.each([
    ['AU', 'Refuge workers must be women; VCAT gave us the exemption (Gazette reference on request).'],
    [
      'GB',
      'Female support worker for a woman who needs help to wash; Schedule 9 of the Equality Act applies.',
    ],
    [
      'GB',
      'Head of Religious Education at a Catholic voluntary aided school; the governors require a practising Catholic for this reserved post.',
    ],
  ])('clears what it allows in %s: %s', (place, text) => {
    expect(found(text, place)).toEqual([]);
  });

  it.each([
    ['AU', 'Refuge workers must be women; VCAT will give us an exemption.'],
    ['GB', 'The school would like a practising Catholic in the kitchen.'],
    ['GB', 'This reserved post is for a practising Catholic; the head must be under 35.'],
  ])('clears nothing else in %s: %s', (place, text) => {
    expect(found(text, place)).not.toEqual([]);
  });
});
