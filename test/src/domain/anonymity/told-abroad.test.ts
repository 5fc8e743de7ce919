import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, ...employers: string[]) =>
  identityOf({
    candidate: { ...splitName(name), experience: employers.map((employer) => ({ title: 'X', employer })) },
  });

it.each([
  ['Wellington Prates', 'Wellington é analista pleno de logística e cuida de frete.', 'Wellington'],
  ['Pilar Solís', 'Pilar lleva seis años en caja y coordina a 42 personas.', 'Pilar'],
  ['Paris Dupont', 'Paris travaille de nuit depuis 2015 et cherche mieux.', 'Paris'],
  ['Rubén Castañeda', 'Le dicen el Rulo. Cero siniestros con culpa desde el 2018.', 'Rulo'],
  ['Olu Bankole', "Oluwaseyi (that's what the passport says) asked who owns the box.", 'Oluwaseyi'],
  ['Art Delgado', 'Arturo (legal name) has a vesting cliff on the 15th.', 'Arturo'],
])('hides what %s is called where nothing else does it or is called so: %s', (name, text, said) => {
  expect(scrub(text, of(name)).text).not.toContain(said);
});

it.each([
  ['Paris Dupont', 'Paris est une ville chère, elle préfère rester en province.', 'Paris'],
  ['Wellington Prates', 'Wellington é uma cidade cara, prefere ficar no interior.', 'Wellington'],
  ['Rubén Castañeda', 'Le dicen el martes si hay plaza en la ruta corta.', 'el martes'],
  ['Olu Bankole', 'Full name and birth date are on the form, she says.', 'Full name'],
])('leaves towns and words of %s: %s', (name, text, kept) => {
  expect(scrub(text, of(name)).text).toContain(kept);
});

it.each([
  ['bol', 'Daarvoor bij bol op de retourafdeling, eerst stage en daarna vast.', / bol /u],
  ['Kier', 'Spoke to his old manager, who is now with Galliford Try. High praise.', /Galliford/u],
  ['Vorys', 'I moved firms to Benesch and tried to take her along.', /Benesch/u],
])('hides houses where somebody was: %s, %s', (house, text, said) => {
  expect(scrub(text, of('Zuzka Birnbaum', house)).text).not.toMatch(said);
  expect(uncertainIn(text, of('Zuzka Birnbaum', house), 'anonymous').length).toBeGreaterThanOrEqual(0);
});

it.each([
  'He is now with us for a week, she moved jobs to be near home.',
  'They are now with the panel and back with news on Friday.',
  'Op het bol van de schijf zat vuil, dat heeft ze opgelost.',
])('leaves what is no house: %s', (text) => {
  expect(scrub(text, of('Zuzka Birnbaum', 'bol')).text).not.toContain('[name removed]');
});
