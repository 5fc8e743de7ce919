import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = (name: string, employer?: string, school?: string) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employer === undefined ? [] : [{ title: 'Manager', employer }],
      education: school === undefined ? [] : [{ school }],
    },
  });

it.each([
  ['Ahmed al-Rashid', 'Ahmad Rasheed checked the bridge.', ['Ahmad', 'Rasheed']],
  ['Сергей Иванов', 'Sergei Ivanoff moved the search.', ['Sergei', 'Ivanoff']],
  ['Rajesh Pillai', 'The crew, known as Raj, finished early.', ['Raj']],
  ['José García', 'Pepe Garcia made it, and Chema helped.', ['Pepe', 'Garcia']],
  ['Anna Schmidt', 'Schmidts Patent half dem Team.', ['Schmidt']],
  ['Tadeusz Kowalczyk', 'Tadek built the model.', ['Tadek']],
  ['Chukwuemeka Obi', 'Emeka ran kilns.', ['Emeka']],
  ['María Fernanda Ruiz', 'Mafer planned lines.', ['Mafer']],
  ['Дмитрий Соколов', 'Dima built search.', ['Dima']],
  ['박지훈', 'Park Ji-hoon tested chips, and Jihoon wrote code.', ['Park', 'Ji-hoon', 'Jihoon']],
  ['สุดา วงศ์สวัสดิ์', 'คุณสุดา speaks Thai.', ['สุดา']],
])('hides %s however it is written out: %s', (name, text, hidden) => {
  const shown = scrub(text, identity(name)).text;
  for (const piece of hidden) expect(shown).not.toContain(piece);
});

it.each([
  ["Royal Children's Hospital", 'She trained nurses at the Royal Children’s.', 'Royal Children'],
  ['City of Ballarat', 'He paid grants at the council, Ballarat.', 'Ballarat'],
  ['Universitätsspital Zürich', 'Sie arbeitete am USZ im Nachtdienst.', 'USZ'],
  ['Uniqlo', 'She buys knitwear for ユニクロ.', 'ユニクロ'],
  ['National Australia Bank', 'He got a bonus at National Australia.', 'National Australia'],
  ['University of Melbourne', 'He taught at Melb Uni.', 'Melb Uni'],
  ['FedEx', 'She ran sorting at Fed Ex.', 'Fed Ex'],
  ['Ohio State University', 'He studied at Ohio State.', 'Ohio State'],
  ['Bank of Ireland', 'She moved on to BoI.', 'BoI'],
  ['Guaranty Trust Bank', 'He is controller at GTBank.', 'GTBank'],
  ['ANZ Banking Group', 'He checked credit at ANZ.', 'ANZ'],
  ['Εθνική Τράπεζα', 'He priced loans at National Bank of Greece.', 'National Bank of Greece'],
])('hides %s by what people call it', (employer, text, hidden) => {
  expect(scrub(text, identity('Jo Novak', employer)).text).not.toContain(hidden);
});

it('hides a product where the person made it, and shows the sender one that may be a tool', () => {
  const own = identity('Olivia Novak', 'Atlassian');
  expect(scrub('Olivia shipped Jira Align to large teams.', own).text).not.toContain('Jira');
  const text = 'Plans in Jira and writes it all down.';
  expect(scrub(text, own).text).toContain('Jira');
  expect(uncertainIn(text, own, 'anonymous').map((one) => one.text)).toEqual(['Jira']);
  expect(uncertainIn(text, identity('Olivia Novak', 'Telstra'), 'anonymous')).toEqual([]);
});

it('leaves months, words and places that are no name', () => {
  const april = identity('April Summers', 'Parks Victoria');
  const text = 'Camp is each April and runs every April through warm summers.';
  expect(scrub(text, april).text).toBe(text);
});

it('gives what stands in the place of a name its own article', () => {
  expect(scrub('He is an IITB graduate.', identity('Amit Rao', undefined, 'IIT Bombay')).text).toContain(
    'a university graduate',
  );
});

it.each([
  ['Christopher Long', 'Tested in Chrome and wrote Java.'],
  ['Javier Marin', 'Writes Java and JavaScript for a bank.'],
  ['Daniela Costa', 'Speaks Danish and dances.'],
])('leaves what only begins like a given name: %s, %s', (name, text) => {
  expect(scrub(text, identity(name)).text).toBe(text);
});

it.each([
  ['Robert Fitzgerald', 'Bob Fitz closed the books.', 'Fitz'],
  ['Mark Stone', 'Stoney holds a white card.', 'Stoney'],
  ['Zhang Wei (David)', 'David Zhang plans freight.', 'Zhang'],
  ['Lee Kuan Hock', 'Mr Lee runs the plant.', 'Lee'],
  ['Sunita Thapa', 'Cooks; sunita_thapa on insta.', 'thapa'],
  ['Kateryna Shevchenko', 'Find her as kshevchenko on LinkedIn.', 'shevchenko'],
])('hides the surname of %s at first_name however friends, or a network, write it', (name, text, hidden) => {
  expect(firstNameOnly(text, identity(name)).text).not.toContain(hidden);
});

it('leaves what is said of a network, and a school that somebody is said to be of goes', () => {
  const who = identity('Grace Bell', undefined, 'University of Exeter');
  expect(firstNameOnly('Runs campaigns on LinkedIn.', who).text).toBe('Runs campaigns on LinkedIn.');
  expect(scrub('Exeter-trained, with merit.', who).text).not.toContain('Exeter');
});
