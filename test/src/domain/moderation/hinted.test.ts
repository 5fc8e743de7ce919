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
