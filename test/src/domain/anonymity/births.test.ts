import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });

it.each([
  ['Date of birth for the conflict check: 17.11.1994.', '1994'],
  ['DOB as on the passport, 4 September 1988.', '1988'],
  ['Birthday for the card (team asked) is 4/9/88.', '4/9/88'],
  ['Geburtsdatum für die Bescheinigung: 12.03.1990.', '1990'],
])('a day of birth goes behind what it is wanted for: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it('what a day of birth is wanted for stays', () => {
  const { text } = firstNameOnly(
    'Date of birth for the conflict check: 17.11.1994. Free on Monday.',
    identity,
  );
  expect(text).toContain('for the conflict check');
});

it('a day that is none of birth stays behind one that was only asked for', () => {
  const text = 'Date of birth checked. Start date 04.09.2026. Birthday drinks for the team on 12 March 2024.';
  expect(firstNameOnly(text, identity).text).toBe(text);
});

it.each([
  ['Born on the eleventh of February nineteen eighty-three, lives near work.', 'eighty-three'],
  ['Date of birth: March twenty-first, nineteen ninety.', 'twenty-first'],
  ['Her birthday is on 14 June and that day is hers.', '14 June'],
  ['Ann turns forty-one on the ninth of March.', 'ninth'],
  ['Geboren am elften Februar neunzehnhundertdreiundachtzig in Ulm.', 'elften'],
  ['Sie ist am 3. Mai 1992 geboren.', '1992'],
  ['Née le onze février mille neuf cent quatre-vingt-trois.', 'février'],
  ['Nació el 11 de febrero de 1983 y vive en Cuenca.', '1983'],
  ['Nata a Bari il 3 maggio 1992.', 'maggio'],
  ['Nasceu a onze de fevereiro de mil novecentos e oitenta e três.', 'fevereiro'],
  ['Geboren op elf februari negentiendrieëntachtig te Gouda.', 'februari'],
  ['Urodziła się 11 lutego 1983 r. w Łodzi.', 'lutego'],
  ['Родилась 11 февраля 1983 года в Твери.', 'февраля'],
  ['11 Şubat 1983 doğumlu, evli.', 'Şubat'],
  ['Syntynyt 11. helmikuuta 1983 Turussa.', 'helmikuuta'],
  ['Született 1983. február 11-én Győrben.', 'február'],
  ['昭和58年2月11日生まれ。', '58年'],
  ['Sinh ngày 11 tháng 2 năm 1983.', '1983'],
  ['נולדה ב-11 בפברואר 1983.', '1983'],
])('a day of birth goes in figures and in words of many languages: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
  expect(scrub(text, identity).text).not.toContain(told);
});

it.each([
  'The plant was born in 1998 out of two older lines.',
  'Born leader, born to sell, born one of seven.',
  'Writes to NATO 2005 standards.',
  'Will be back on the first of May.',
  'Birthday leave is a perk; a date of birth is not needed.',
])('what was born but nobody keeps its year: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});

it.each([
  ['HR typed the birthday as 3/10/1971 and it is 10/3/1971, can you fix both?', '10/3/1971'],
  ['DOB given as 4/5/90, should read 5/4/90.', '5/4/90'],
  ['Geburtsdatum 04.05.1988, richtig ist der 05.04.1988.', '05.04.1988'],
])('hides the day that sets a day of birth right: %s', (text, date) => {
  expect(firstNameOnly(text, identity).text).not.toContain(date);
});

it.each([
  ['Born 4/5/1988, started on 12/9/2011 at the depot.', '12/9/2011'],
  ['Date of birth 4/5/1988. Starts 5/4/2026.', '5/4/2026'],
])('leaves another day in the sentence: %s', (text, date) => {
  expect(firstNameOnly(text, identity).text).toContain(date);
});

it('a sentence behind a day of birth in figures stays', () => {
  const { text } = firstNameOnly("Born 02-09-1985. Two weeks' notice, then free.", identity);
  expect(text).toMatch(/\. Two weeks' notice, then free\.$/);
  expect(text).not.toContain('1985');
});
