import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string, school = 'University of Ibadan') =>
  identityOf({ candidate: { name, experience: [], education: [{ school }] } });

it.each([
  ['Elena Ruiz', 'Hablé con Elenita el lunes.', 'Elenita'],
  ['Ana Silva', 'Falei com a Aninha hoje, ela chega amanhã.', 'Aninha'],
  ['Hans Meier', 'Das Hänschen, sagen alle, kommt am Montag.', 'Hänschen'],
  ['Jan de Wit', 'Jantje komt morgen om acht uur.', 'Jantje'],
  ['Fernanda Queiroz', 'Gostou da vaga. Fê pede sigilo, não quer que o chefe saiba.', 'Fê'],
])(
  'a given name that is made small, or its first syllable with an accent, goes: %s, %s',
  (name, text, told) => {
    expect(scrub(text, of(name)).text).not.toContain(told);
  },
);

it.each([
  ['Per Hansen', 'Perito agrónomo, trabaja en la costa y viene el lunes.'],
  ['Fernanda Queiroz', 'Não vê problema na vaga. Dê um toque. Lê bem inglês e não fala alemão.'],
  ['Mar Gómez', 'Margarita viene el lunes. Marina también.'],
])('words and other names that only begin alike stay: %s, %s', (name, text) => {
  expect(scrub(text, of(name)).text).toBe(text);
});

it('two letters of the recorded school go beside what was learned there, and stay where they say something else', () => {
  const text = 'UI trained, qualified at UI. Good with UI design and UI work.';
  const shown = 'A university trained, qualified at a university. Good with UI design and UI work.';
  expect(scrub(text, of('Yetunde Bakare')).text).toBe(shown);
});

it.each([
  ['Examen an der Marillac-Schule, dann Nachtdienst auf Station.', 'Marillac-Schule'],
  ['Sie war an der Marillac-Schule und kommt gern.', 'Marillac-Schule'],
])('a school of two pieces that a hyphen joins is one: %s', (text, told) => {
  const { text: shown } = scrub(text, of('Yusuf Karahan', 'Louise-von-Marillac-Schule'));
  expect(shown).not.toContain(told);
  expect(shown).not.toMatch(/Hochschule-/u);
});

it.each([
  ['FLT in date, VNA lapsed.', 'FLT in date, VNA lapsed.'],
  ['Slack is fine, Teams is better.', 'Slack is fine, Teams is better.'],
  ['Both current, IPAF expires in May.', 'Both current, IPAF expires in May.'],
])('what serves or runs out is a paper or a tool, and no house: %s', (text, shown) => {
  expect(scrub(text, of('Dean Priestley')).text).toBe(shown);
});

it.each([
  ['They took her offshore for a year.', 'They took them offshore for a year.'],
  ['Sent her home early on Friday.', 'Sent them home early on Friday.'],
  ['Runs her home visits alone and took her outside clinics with her.', null],
  ['Owes her patience to a big family.', 'Owes their patience to a big family.'],
  ['The firm owes her a bonus.', 'The firm owes them a bonus.'],
])('whom somebody takes somewhere is told from whose it is: %s', (text, shown) => {
  if (shown === null)
    expect(scrub(text, of('Amy Poe')).text).toMatch(/their home visits.*their outside clinics/u);
  else expect(scrub(text, of('Amy Poe')).text).toBe(shown);
});

it('two letters of a name go where they like, feel or agree to something', () => {
  const { text } = scrub(
    'ML liked the office. ML agreed to the rate. ML models are new.',
    of('Mei-Ling Tan'),
  );
  expect(text).toBe('The candidate liked the office. The candidate agreed to the rate. ML models are new.');
});
