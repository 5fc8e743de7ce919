import { expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });

it.each([
  ['The form should go to 8 Wharf Bank, SK6 9ZZ, not the old place.', 'Wharf'],
  ['She has moved to 22 Nant y Coed, CF14 9ZZ.', 'Nant'],
  ['Contract to 3 Coldharbour, Truro TR1 1ZZ by Friday.', 'Coldharbour'],
  ['Paperwork goes to The Old Forge, EX15 1ZZ.', 'Forge'],
  ['Her post: 4 Cluain Ard, Cobh, P24 XK12.', 'XK12'],
  ["For the contract it's Leemkuil 40, 5611 ZZ.", '5611'],
  ['Contract naar Zonnebloem 12, 3513 AB Utrecht.', 'Zonnebloem'],
  ['Sleutel ligt op Het Laagt 7B, 1025 ZZ Amsterdam', '1025'],
  ['Neue Anschrift ab Mai, Haselbusch 17, 24999 Wees', 'Haselbusch'],
  ['Contrat à envoyer au 6 Le Clos Fleuri, 62999 Hénin.', 'Clos'],
  ['Skicka till Björkliden 14, 431 99 Mölndal.', 'Björkliden'],
  ['Ship it to 410 Peachtree Hollow, Forest Park, GA 30299.', 'Hollow'],
])('a street of no known kind goes where the code of the post stands behind it: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it.each([
  ['Resident of Villa 12, Street 31b, Mirdif.', '31b'],
  ['Building 7, Road 2803, Block 428, Manama.', '2803'],
  ['House 44, Street 9, F-8/3, Islamabad.', 'F-8'],
  ['House 12, Road 5, Block C, Banani, Dhaka', 'Block C'],
  ['Blk 999 Jurong Lake View #08-21.', '08-21'],
  ['Deliver to 31 Telok Merah #04-12, S(099231).', 'Telok'],
  ['Blk 55 Pipit, unit 06-118.', 'Pipit'],
])('rows of numbered buildings and flats by floor and number go: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it.each([
  'In 2019 HR moved payroll, 2020 IT followed.',
  'Wants 2500 EU per month, 3000 ZZP.',
  'Villa 12 was the project, Street lighting its lot.',
  'Managed Building 7 and Building 9 at the plant.',
  'Covers SK6 and OL4, 40 calls a week, based at Leeds LS1.',
  'Series 40, 2024 MY cars and Golf 8, 2022 UK models.',
  'Worked Boeing 737, 1500 FH and 2200 FC.',
  'Delivered Crossrail 2, 1400 MW and HS2.',
  'Order #08-21 came late, ticket #11-307 too.',
  'Audited Sector 7, Block 5 and Zone 2 on nights.',
])('what is numbered at work is no address: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});
