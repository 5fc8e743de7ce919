import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place = 'GB'): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  "Our bowls club is over the road and there's a fishing lake for members.",
  'Our insurers want two years on the licence and nobody under 23 on the artics.',
  "Insurance on the works van starts at 25, so if you're younger you'll ride with one of the others.",
  'Blokes and women on the crew already, about a third women at last count.',
  'The restaurant is Lebanese, so knowing your way round a mezze helps.',
  "We're twelve fitters, aged 19 to 63",
  "We're a not-for-profit run by parents, so expect opinions",
  'The joiners are a father, his two daughters and a nephew',
  'Halal and vegetarian always on for staff',
  'Sophie is expecting in May; we need someone to cover her desk till February.',
])('what a house tells of itself keeps no ad back: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['We zijn met twaalf monteurs, van 19 tot 63', 'NL'],
  ['Squadra di venti persone, undici nazionalità, dai 20 ai 61 anni', 'IT'],
  ['Ook als je een hoofddoek draagt of niet, je bent welkom', 'NL'],
  ['Schweinefleisch gibt es bei uns nicht, weil viele Kinder keines essen', 'DE'],
  ['La gobernanta lleva veintidós años con nosotras y enseña a todas', 'ES'],
  ['La patronne part en congé maternité en juin, son frère prend la suite', 'FR'],
  ["L'anglais est indispensable, notre clientèle d'été est aux deux tiers étrangère", 'FR'],
  ['Unsere Kundinnen sind meist zwischen 60 und 80 und wollen Zeit', 'DE'],
])('nor in another language: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['More suited to the bowls club than our office, so no thanks', 'age'],
  ['Our insurers want nobody over 50 on the artics', 'age'],
  ['Insurance covers 25 plus, but we want someone younger', 'age'],
  ["Insurance starts at 25 and we don't want anyone past 60", 'age'],
  ['The restaurant is Lebanese so we want Lebanese staff', 'race_or_origin'],
  ['Public school background preferred', 'race_or_origin'],
])('whoever is picked by it is still seen: %s', (text, about) => {
  expect(found(text)).toContain(about);
});
it('who is away explains no wish for somebody of another kind', () => {
  expect(found("Sophie is expecting in May; we need someone who won't do the same")).not.toEqual([]);
  expect(found('We zoeken iemand van 20 tot 35 jaar', 'NL')).not.toEqual([]);
  expect(found('Leeftijd van 18 tot 60 jaar', 'NL')).not.toEqual([]);
  expect(found('Età da 20 a 40 anni', 'IT')).not.toEqual([]);
  expect(found('Een hoofddoek draag je hier niet', 'NL')).not.toEqual([]);
  expect(found('Wir sind sechs, darunter zwei Mütter, jetzt suchen wir einen Mann', 'DE')).not.toEqual([]);
});
