import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['We serve women and children, and you are a Christian mother.', 'GB', 'religion'],
  ["You'll support newcomers to Canada and were born here yourself.", 'CA', 'race_or_origin'],
  [
    'You serve as a carer for a gentleman with dementia, yourself a healthy woman without children.',
    'GB',
    'sex',
  ],
  ['Visa sponsorship is offered, to Europeans.', 'US', 'race_or_origin'],
  ['Our clients are families of all kinds, and the ideal person is a young man.', 'IE', 'sex'],
  ['You advise newcomers and you are not one, obviously.', 'CA', 'race_or_origin'],
  ['We fit bathrooms for pensioners, and the fitter himself has youth on his side.', 'GB', 'age'],
  ["You mentor rangatahi, and as a Pakeha you'd round out the team nicely.", 'NZ', 'race_or_origin'],
  ['Je begeleidt klanten en bent zelf een jonge vrouw.', 'NL', 'age'],
  ['Accogli i clienti sorridendo ed essendo una bella ragazza.', 'IT', 'sex'],
  ['Atendes idosas e és tu própria uma rapariga jovem.', 'PT', 'sex'],
])(
  'reads what a sentence says of whoever is sought apart from whom the work is for and what is offered: %s',
  (text, place, about) => {
    expect(found(text, place)).toContain(about);
  },
);

it.each([
  ['We serve women and children, and you are a qualified family solicitor.', 'GB'],
  ['You teach swimming to toddlers, being a qualified instructor yourself.', 'GB'],
  ['Women-only gym hours are staffed by our female instructors, who rotate.', 'GB'],
  ['If you are a parent, or you are expecting, the rota is yours to choose.', 'GB'],
  ["Our teachers are men and women from 23 to 66, and the kids think that we're all about 100.", 'NZ'],
  ['You advise newcomers and you are patient with forms.', 'CA'],
  ["You mentor rangatahi, and as a youth worker you'd round out the team nicely.", 'NZ'],
  ['Je begeleidt klanten en bent zelf een goede planner.', 'NL'],
  ['Accogli i clienti sorridendo ed essendo puntuale.', 'IT'],
  ['Vous accompagnez des personnes âgées et vous êtes vous-même patient et ponctuel.', 'FR'],
])('lets a part of the work go beside whom the work is for: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it('takes a ground for the attribute that it is given for alone', () => {
  const refuge = 'A woman is needed for the refuge (Equality Act 2010, Schedule 9)';
  expect(found(`${refuge}.`, 'GB')).toEqual([]);
  expect(found(`${refuge}, preferably white.`, 'GB')).toContain('race_or_origin');
  expect(found(`${refuge}, and you are a woman used to lone working.`, 'GB')).toEqual([]);
});
