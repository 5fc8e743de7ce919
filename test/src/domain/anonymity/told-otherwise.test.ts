import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: { first_name: 'Corina', last_name: 'Vasko', experience: [], education: [] },
});
const hidden = (text: string, who = identity): string[] => [
  scrub(text, who).text,
  firstNameOnly(text, who).text,
];

it.each([
  ['Corina Vasko, sometimes filed as Vasco or Vazko, starts on Monday.', ['Vasco', 'Vazko']],
  ['The badge had Vassko with two Ss, so bring the passport.', ['Vassko']],
  ['Her permit file has it as Waszko, which is the same person.', ['Waszko']],
  ['The rota is often mistyped Brasko, please mend it.', ['Brasko']],
  ['Im System steht Corina oft als Wasko, bitte ändern, danke für die Geduld.', ['Wasko']],
  ['Sur la facture, elle est enregistrée sous Vasco, merci de corriger pour nous.', ['Vasco']],
  ['En la nómina figura como Basko, hay que corregirlo con calma.', ['Basko']],
  ['Nel sistema risulta come Vasko e una volta come Vascko, da correggere.', ['Vascko']],
  ['No recibo aparece como Vaskho, é para corrigir com calma.', ['Vaskho']],
  ['In het systeem staat ze ook als Vaskoo, dat moet nog anders.', ['Vaskoo']],
  ['På kortet står det Waskoo, men det är samma person som söker.', ['Waskoo']],
])('a respelling that the text tells to be theirs goes: %s', (text, told) => {
  for (const shown of hidden(text)) for (const word of told) expect(shown).not.toContain(word);
});

it.each([
  ['Her husband’s name Brandl is used at the gym.', 'Brandl'],
  ['Der Name ihres Mannes, Brandl, steht am Briefkasten.', 'Brandl'],
  ['Le nom de son mari, Brandel, est sur la boîte aux lettres.', 'Brandel'],
  ['Usa el apellido de su marido: Brandero, en el buzón de la casa.', 'Brandero'],
  ['Sulla porta il cognome del marito, Brandini, per il citofono.', 'Brandini'],
])('the surname of a spouse goes: %s', (text, told) => {
  for (const shown of hidden(text)) expect(shown).not.toContain(told);
});

it('what the name means goes where it is used as one', () => {
  const who = identityOf({ candidate: { name: 'Nurul Ahmadi' } });
  const shown = scrub('Planner. Light, the literal meaning of Nurul, runs four depots.', who).text;
  expect(shown).not.toContain('Light');
  expect(scrub('The meaning of light work is that it runs four depots.', who).text).toContain('light work');
});

it.each([
  ['欧阳同学英文名Mia,微信晚上回复。目前做算法,可以接受出差。', 'Mia'],
  ['她的花名小鱼，目前做运营，可以接受出差。', '小鱼'],
  ['英語名はMiaです。在宅勤務を希望しています。', 'Mia'],
  ['영어 이름은 Mia, 현재 물류 기획을 담당함.', 'Mia'],
])('another name by its kind goes in Chinese, Japanese and Korean: %s', (text, told) => {
  expect(scrub(text, identityOf({ candidate: { name: '欧阳静' } })).text).not.toContain(told);
});

it.each([
  'She typed Python with two hands and wrote Kotlin in Oslo.',
  'The file has Excel macros, and HR had Friday off.',
  'Spelled out Vision and Mission for the board.',
  'Figura como Gerente en el proyecto y aparece como Técnico.',
  'The record has until May, and one file had Disco lights.',
])('what else is written or recorded stays: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});

it.each([
  ['Last name Vasko, first name Corina.', 'Last name [name removed]'],
  ['Her surname is Vasko on all papers.', 'surname is [name removed]'],
  ['Ihr Nachname ist Vasko, bitte so eintragen.', 'Nachname ist [name removed]'],
  ['Son nom de famille est Vasko, merci.', 'nom de famille est [name removed]'],
  ['Su apellido es Vasko, gracias.', 'apellido es [name removed]'],
  ['Il cognome è Vasko, grazie.', 'cognome è [name removed]'],
  ['Achternaam: Vasko', 'Achternaam: [name removed]'],
  ['Efternamnet? Efternamn: Vasko', 'Efternamn: [name removed]'],
])('behind a word for the surname the given name is not said: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).toContain(told);
});

it('elsewhere the given name stands for the surname as before', () => {
  expect(firstNameOnly('Ms Vasko starts on Monday.', identity).text).toContain('Corina');
});
