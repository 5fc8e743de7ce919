import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identityWith = (name: string, employer: string, school = 'University of Tasmania') =>
  identityOf({ candidate: { name, experience: [{ employer }], education: [{ school }] } });

it.each([
  ['Pat Quill', 'Grainger', 'Pat runs sourcing at Grainger (GWW), ticker GWW.', ['GWW', 'Grainger']],
  ['Pat Quill', 'HCLTech', 'Pat led testing for HCL.', ['HCL']],
  ['Pat Quill', 'Grainger', 'A UTAS graduate in 2011.', ['UTAS']],
  ['Pat Quill', 'Forestry Commission', 'FC before that, on the tops.', ['FC']],
  ['Pat Quill', 'Spark', 'Spark NZ before, in billing.', ['Spark']],
  ['Pat Quill', 'Grainger', 'Pat Quill (Sean Mallow on some of his certs), 11 years.', ['Mallow']],
  ['Анна Ковалёва', 'Яндекс', 'До этого Анна работала в Яндексе.', ['Яндексе']],
  [
    'Pat Quill',
    'Grainger',
    'Né le 4 mars 1988, joignable au zéro six, douze, trente, quarante, cinq.',
    ['1988', 'zéro'],
  ],
  ['Pat Quill', 'Grainger', 'Write to pat(dot)quill(at)example(dot)com.', ['pat(dot)']],
  ['Grace Baker', 'Yorkshire Water', 'Rang GB on Tuesday. Happy at YW but tired.', ['GB', 'YW']],
  ['Hope Adeyemi', 'Grainger', 'HA says base matters less. HA open to Dallas.', ['HA']],
  ['Thandi Mokoena', 'Grainger', "TM's mobile is off, and T.M. wants London.", ['TM', 'T.M.']],
  ['Jack Carpenter', 'Kier Group', 'Call Jack at ten.', ['Jack']],
  ['Will Hunt', 'United Airlines', 'He is now at United, out of Chicago.', ['United']],
  ['Ioana Pop', 'Orange Romania', 'Early there. Orange asked for her by name.', ['Orange']],
  ['Camille Roux', 'Groupe SEB', 'Un produit chez SEB, puis un autre.', ['SEB']],
  ['Jürgen Weiler', 'ZF Friedrichshafen', 'Er leitet heute bei ZF den Einkauf.', ['ZF']],
  ['Ash Byrne', 'Virgin Media Television', 'VMTV promoted her twice.', ['VMTV']],
  ['Ji-woo Park', 'Coupang', 'Park Ji-woo wrote firmware. Jiwoo moves boxes.', ['Ji-woo', 'Jiwoo', 'Park']],
  ['Faisal Omar', 'SABIC', 'Abu Faisal, as the crew call him, and "Papa" to the crew.', ['Abu', 'Papa']],
  ['Dee Long', 'Admiral', 'Psychology. Christened Deirdre.', ['Deirdre']],
  ['Wei Ling Tan', 'Grainger', 'Prefers Winnie with overseas clients.', ['Winnie']],
  ['Solveig Bakken', 'Equinor', 'Solveig is at Bakkegata 31.', ['Bakkegata']],
  ['美咲 佐藤', '楽天グループ', '楽天で四年。', ['楽天']],
])('hides what tells of %s of %s: %s', (name, employer, text, hidden) => {
  const shown = scrub(text, identityWith(name, employer)).text;
  for (const piece of hidden) expect(shown).not.toContain(piece);
});

it('hides at first_name another surname that the text tells, and a date of birth in words', () => {
  const text = 'Pat Quill, known as Pat Mallow, born on the twelfth of May 1989.';
  const shown = firstNameOnly(text, identityWith('Pat Quill', 'Grainger')).text;
  for (const piece of ['Mallow', '1989', 'Quill']) expect(shown).not.toContain(piece);
});

it('leaves a word of another language that the surname is too, and brackets that are no code of a company', () => {
  const dutch = scrub('Zij heeft hart voor de zaak.', identityWith("Fleur 't Hart", 'Philips')).text;
  expect(dutch).toContain('heeft hart voor de zaak');
  const german = scrub('Auch der Koch in der Kantine ist froh.', identityWith('Eva Koch', 'Bosch')).text;
  expect(german).toContain('der Koch in der Kantine');
  const work = scrub('Pat ran Grainger (HR) for a year.', identityWith('Pat Quill', 'Grainger')).text;
  expect(work).toContain('(HR)');
});

it('leaves two capitals that are nobody, what somebody uses or prefers, and a first word of a house in another sense', () => {
  const of = (name: string, employer: string, text: string) => scrub(text, identityWith(name, employer)).text;
  expect(of('Penny Reid', 'Grainger', 'PR and events. PR is a team of three.')).toBe(
    'PR and events. PR is a team of three.',
  );
  expect(of('Pat Quill', 'Grainger', 'Prefers Python for analysis. Uses Figma with Jira.')).toContain(
    'Prefers Python for analysis. Uses Figma with Jira.',
  );
  expect(of('Wei Tan', 'Grab', 'At Grab since May. Grab a coffee before Friday.')).toContain('Grab a coffee');
  expect(of('Will Hunt', 'United Airlines', 'A fan of Manchester United since.')).toContain(
    'Manchester United',
  );
});

it('hides at first_name a handle whose network the text names, and keeps another', () => {
  const text = 'Twitter @quayside, tg @pat_tan and @later in the code.';
  const shown = firstNameOnly(text, identityWith('Pat Quill', 'Grainger')).text;
  expect(shown).not.toMatch(/@quayside|@pat_tan/u);
  expect(firstNameOnly('Faith M. can come.', identityWith('Faith Mutua', 'Grainger')).text).toBe(
    'Faith can come.',
  );
});

// The time limit of a test is what fails where the reader goes back and forth over the gaps.
it('reads a text of nothing but gaps, and leaves it as it is', () => {
  const gaps = `${' '.repeat(100_000)}x`;
  expect(scrub(gaps, identityWith('Will Hunt', 'United Airlines')).text).toBe(gaps);
});
