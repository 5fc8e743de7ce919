import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const person = (name: string) => identityOf({ candidate: splitName(name) });
const marked = (name: string, text: string): string[] =>
  uncertainIn(text, person(name), 'first_name').map(({ text: words }) => words);

it.each([
  ["Siobhán O'Riordan", 'Siobhan is punctual. Riordan on the rota.', 'Riordan'],
  ['Graham McAllister', 'Graham knows every close. Allister to the depot.', 'Allister'],
  ['Anneke van der Meulen', 'Anneke is scherp, ofwel Meul.', 'Meul'],
  ['Darren Winterbottom', 'Darren welds. Botty to his mates.', 'Botty'],
  ['Emma Castellano', 'Emma tiene la cassa. La Caste è svelta.', 'Caste'],
  ['Aoife Ní Bhriain', "Aoife is a senior midwife. Listed as O'Brien on the old register.", "O'Brien"],
  ['Brian Tully', 'Brian is a butcher. Tullys have had a shop for years.', 'Tullys'],
  ['Zoë Vandenbroucke', 'Zoe VdB wants Amsterdam. Quant, calm.', 'VdB'],
  ['Christos Papadopoulos', "'Papa' to the crew, Christos is a steady hand.", 'Papa'],
  ['Kwame Boateng', 'Kwame aka Boat is a field engineer.', 'Boat'],
  ['Wolfgang Schäfer', 'Wolfgang kommt pünktlich. Der Schäfer, sagt der Meister, kann alles.', 'Schäfer'],
  ['Deepak Chandrasekaran', 'Deepak is a lead, chandu86 on chat.', 'chandu86'],
])('marks a piece of the surname of %s where the first name alone is shown: %s', (name, text, piece) => {
  expect(marked(name, text)).toContain(piece);
});

it.each([
  ['Maria Martinez', 'Maria knows Markets and works in Marseille. Martha and Martin like her.'],
  ['Deepak Chandrasekaran', 'Deepak is a lead. Chance of a start in May, Chandler team.'],
  ['Wolfgang Schäfer', 'Wolfgang mag den Schalter und die Schachtel.'],
  ['Anneke van der Meulen', 'Anneke fietst, VDI en VDA kent ze.'],
])('marks no other word that begins as the surname of %s does: %s', (name, text) => {
  expect(marked(name, text)).toEqual([]);
});

it.each([
  ['Ravi joins from home, skype ravi.subbu86. Notice 60 days.', 'ravi.subbu86'],
  ["Ravi's teams id is rsubbu. Good lead.", 'rsubbu'],
])('takes out an account that a messenger in small letters stands before: %s', (text, account) => {
  expect(firstNameOnly(text, person('Ravi Subramaniam')).text).not.toContain(account);
});
