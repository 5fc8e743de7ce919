import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ['No photo, age or marital status in your CV, please.', 'GB'],
  ['Resumes should not include a picture, your age or whether you are married.', 'US'],
  ['CVs without photo, age or family status only.', 'IE'],
  ['No need for ID number, race or marital status on your CV at this stage.', 'ZA'],
  ['Leave out your age and how many kids you have.', 'AU'],
  ["We don't need your age, gender or nationality on the form.", 'GB'],
])('lets an ad say which facts an application does without: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["CVs without photo, age and marital status won't be read.", 'GB'],
  ['CVs without a photo go to the bottom of the pile.', 'GB'],
  ['No CV without photo, please.', 'IE'],
  ['No photo, no interview.', 'ZA'],
  ['Leave your age off the CV but tell us on the phone.', 'AU'],
  ['Do not apply without your age and a headshot.', 'US'],
])('holds what asks for them by what becomes of whoever leaves them out: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
