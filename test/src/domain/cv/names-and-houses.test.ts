import { expect, it } from 'vitest';
import { readPlain as read } from '#test/harness/cv/written.ts';

const nameIn = (top: string): string | null =>
  read(`${top}\n\n**Experience**\nClerk, Acme Ltd, 2019 – now`).name;

it('says no name where a firm, an agency or a house called like somebody stands at the top', () => {
  for (const top of [
    'Robert Walters\nCandidate profile\nReference 44817',
    'Michael Page\nSenior Buyer',
    'Blake Morgan LLP\nTrainee Solicitor application',
    'Robert Bosch\nEntwicklungsingenieur',
    'Ernst Young\nAudit',
    'James Watt College\nGraduate CV',
    'Ashley Furniture\nStore manager',
    'Musterfirma Huber\nFrau Schmidt',
    'Hays Accountancy & Finance\nCandidate: JH\nManagement Accountant',
  ])
    expect(nameIn(top), top).toBeNull();
});

it('says it where the address or a label is of somebody who is called like a firm', () => {
  expect(nameIn('Michael Page\nmichael.page@mail.example')).toBe('Michael Page');
  expect(nameIn('Name: Robert Walters\nLeeds')).toBe('Robert Walters');
  expect(nameIn('PRESTON RECRUITMENT PARTNERS\nCandidate: Naomi Fairclough\nConsultant: Lee Whittle')).toBe(
    'Naomi Fairclough',
  );
});

it.each([
  ['CA Neha Kulkarni', 'Neha Kulkarni'],
  ['Er. Sunil Kumar Sahu', 'Sunil Kumar Sahu'],
  ['Adv. Thandi Nkosi', 'Thandi Nkosi'],
  ['Siti Nurhaliza binti Tarudin', 'Siti Nurhaliza binti Tarudin'],
  ['Llinos ap Gwilym', 'Llinos ap Gwilym'],
  ['Jane Harrow, 34', 'Jane Harrow'],
  ['CV Jane Harrow 2026', 'Jane Harrow'],
  ['Jane Harrow Age: 34 Nationality: British', 'Jane Harrow'],
  ['Bewerbungsunterlagen Petra Meier', 'Petra Meier'],
])('takes callings, ages and the word for the paper off “%s”', (line, name) => {
  const first = name.split(' ')[0]?.toLowerCase();
  expect(nameIn(`${line}\nLeeds\n${first}@mail.example`)).toBe(name);
});

it('takes words of work off a name of which the address has both others, and no further surname', () => {
  for (const more of ['Consulting', 'Photography', 'Gas Engineer', 'BACP Accredited'])
    expect(nameIn(`Sarah Whitcombe ${more}\nsarah.whitcombe@mail.example`), more).toBe('Sarah Whitcombe');
  expect(nameIn('Iker Goñi Lasarte\niker.goni@mail.example')).toBe('Iker Goñi Lasarte');
});
