import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day' } });
const both = (text: string): string[] => [scrub(text, identity).text, firstNameOnly(text, identity).text];

it.each([
  ['Zap (21) OOOO-4471 depois das seis.', '4471'],
  ['Call 0800-OOO-4471 after lunch.', '4471'],
  ['Bereikbaar op nul zes, drie nullen, 4471 22.', '4471'],
  ['Handy null eins sieben, vier Nullen, 4471.', '4471'],
  ['Portable zéro six, quatre zéros, 4471.', '4471'],
  ['Móvil seis uno, cuatro ceros, 4471.', '4471'],
  ['Ring noll sju, fyra nollor, 4471.', '4471'],
  ['Cell quatre-un-huit 555-4471, le soir.', 'quatre'],
  ['連絡先は〇八〇-1234-4471です。', '〇八〇'],
])(
  'a telephone number goes where noughts are letters or counted, or half of it is said: %s',
  (text, told) => {
    for (const shown of both(text)) expect(shown).not.toContain(told);
  },
);

it.each([
  ['生年月日は1979年4月8日です。', '1979年4月'],
  ['出生日期：1988年12月3日，已婚。', '12月'],
  ['생년월일은 1990년 2월 14일입니다.', '2월'],
  ['DOB given for the police check: 4 Aug 1984.', '4 Aug'],
  ['Born 1402-07-19 H i.e. 13 May 1982.', '13 May'],
  ['Geburtsdatum angegeben für die Prüfung: 3. Mai 1981.', '3. Mai'],
  ['Personnummer was asked for: 790312-XXXX.', '790312'],
  ['주민번호 앞자리 880703-1******.', '880703'],
  ['No post to the old address, it’s Elzenhof 14 now.', 'Elzenhof'],
])('a day of birth, a number of a paper and a new address go with a first name: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it.each([
  'Four zeros were missing in 2019 and two in 2020.',
  'Ran three sites, two of them in 2019-2021.',
  'Order 410099-XXXX shipped.',
  '二〇一九年に入社。',
  'Cut costs by 1.200.000 in two years, six months early.',
])('what is counted otherwise stays: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});
