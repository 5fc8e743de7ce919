import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ['Someone on the sunny side of fifty, please.', 'GB'],
  ['Two years with children of your own.', 'AU'],
  ['No ACC history', 'NZ'],
  ['You were our first choice until the baby news; try us again next year.', 'GB'],
  ["You'd need to fit the uniform, which comes in 8 to 12.", 'GB'],
  ['We stay union free and hire to keep it so.', 'US'],
  ['Newcomers should look for something more entry-level.', 'CA'],
  ["Someone who doesn't fast, because of the machines.", 'GB'],
  ['Wahine for the desk, tāne for the truck.', 'NZ'],
])('holds a wish that is only hinted at: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ["Faith isn't a requirement: our team has several and some have none.", 'GB'],
  ["You needn't share the faith but you'll take assembly in turn.", 'GB'],
  ['English home language, Afrikaans first additional language.', 'ZA'],
  ['16 weeks of leave for new parents.', 'US'],
  ['Some clients like a chat in Irish.', 'IE'],
  ['Work with the Welsh National Opera on tour.', 'GB'],
  ['Shortlisting is done blind.', 'GB'],
  ['Handle WorkCover claims for a team of 300.', 'AU'],
  ['Newcomers to Canada are welcome; we help with credential assessment.', 'CA'],
  ['Call us please on Monday.', 'GB'],
  ['A couple of elderly lathes and one new one.', 'GB'],
])('lets what says plainly that nothing is asked, and what is offered or taught: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["You still get ID'd in off-licences, and that suits us fine.", 'IE'],
  ["You look good in a swimsuit, as you'd be by the pool with the guests.", 'GB'],
  ['The uniform comes in a ten and nobody here has needed bigger.', 'GB'],
  ['A former cheerleader brightens the lobby.', 'US'],
  ["The dogs are old, the vet nurse shouldn't be.", 'AU'],
  ['We welcome veterans, moms and retirees as customers and keep the crew young.', 'US'],
  ['You care for a boy with autism and come from a Christian home yourself.', 'GB'],
  ['A lad who boxes or lifts is what the door needs.', 'GB'],
  ['Whoever marched with the union last year can keep marching.', 'AU'],
  ["Maternity pay is generous, though we'd rather not need it in your first two years.", 'GB'],
])(
  'holds who still has to prove an age, looks that adorn a house and what is given to be left unused: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);

it.each([
  ['Check proof of age at the till, every time.', 'GB'],
  ['Maternity pay is generous, and we trust you to take all of it.', 'GB'],
  ["The vines are old, the tractors aren't.", 'AU'],
  ['With or without kids, you choose the early or the late.', 'GB'],
  ['Semi-retired drivers welcome, two days a week suits us.', 'GB'],
  ['People with a stammer, a stoma or a bad back are among our team; ask for what you need.', 'GB'],
  ['A mum, a dad and three kids under six need a nanny with a car.', 'AU'],
])('lets the retired be asked, colleagues be told of and a family look for help: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
