import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ['Eine Kollegin geht in Elternzeit, deshalb ist die Stelle befristet.', 'DE'],
  ["Notre comptable part en congé maternité, d'où ce CDD de huit mois.", 'FR'],
  ['Onze collega gaat met pensioen, daarom deze vacature.', 'NL'],
  ['Une équipe de quatre gars et trois filles.', 'FR'],
  ['Twee mannen en drie vrouwen in de keuken.', 'NL'],
])('lets an ad in another language say why a job is open and who is there: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Eine Kollegin geht in Elternzeit, deshalb diesmal lieber einen Mann.', 'DE'],
  ['La última está de baja por maternidad, por eso queremos un hombre.', 'ES'],
  ['Drei Männer und zwei Frauen arbeiten hier, nun soll ein Mann dazu.', 'DE'],
])('holds it where it says who is wanted: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Das Team ist jung. Verstärkung ist in jedem Alter willkommen.', 'DE', true],
  ["L'équipe est jeune. Tous les âges sont les bienvenus.", 'FR', true],
  ['Unser Team ist jung. Alle Altersgruppen bis 40 sind willkommen.', 'DE', false],
  ['El equipo es joven. Queremos que siga así.', 'ES', false],
])('reads how old a team is with what the next sentence says of it: %s', (text, place, isClear) => {
  expect(found(text, place).length === 0).toBe(isClear);
});

it.each([
  ['Ne mentionnez ni votre âge ni votre situation familiale.', 'FR'],
  ['Nom et prénom masqués lors du premier tri.', 'FR'],
  ['Familienplanung ist Ihre Sache, Teilzeit ist in jeder Stufe möglich.', 'DE'],
  ['Kopftuch, Kreuz oder Kippa: bei uns trägt jeder, was er mag.', 'AT'],
  ['Hochdeutsch genügt, Mundart lernen Sie nebenbei.', 'CH'],
])('lets an ad in another language say what is nobody’s matter: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["L'équipe compte douze femmes et quatorze hommes.", 'FR'],
  ['Elf Männer, neun Frauen und ein Hund arbeiten hier.', 'DE'],
  ['Ons team bestaat uit elf mannen, drie vrouwen en een kat.', 'NL'],
  ['Somos onze homens e treze mulheres.', 'PT'],
])('lets an ad in another language count more than eight of each: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Douze femmes et quatorze hommes, il nous manque un homme.', 'FR'],
  ['Neun Frauen und zwölf Männer, es fehlt noch ein Mann.', 'DE'],
  ['Diez hombres y nueve mujeres, falta un chico.', 'ES'],
  ['Siamo undici donne e dodici uomini, ci manca una donna.', 'IT'],
])('holds it where it says who is missing: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Zwanger of net bevallen? Je rooster past zich aan.', 'NL', true],
  ['Schwanger? Wir tauschen die Schichten und passen die Aufgaben an.', 'DE', true],
  ['Enceinte ? Votre poste est aménagé dès l’annonce.', 'FR', true],
  ['Zwanger of net bevallen? Dan past het rooster niet.', 'NL', false],
  ['Schwanger? Dann lieber nächstes Jahr.', 'DE', false],
])('reads who expects a child with what the next sentence does for them: %s', (text, place, isClear) => {
  expect(found(text, place).length === 0).toBe(isClear);
});
