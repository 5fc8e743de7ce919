import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ words }) => words);

it.each([
  ["You'd work one to one with a boy of seven who has Down's syndrome and a wicked sense of humour.", 'GB'],
  ["You'll support four men in their forties in a house of their own.", 'IE'],
  ["You'll see eighty ladies and twenty-odd men a month, several of them living with dementia.", 'GB'],
  ["Some of our gentlemen wander, so you'll do corridor checks every hour.", 'GB'],
  ['Ten babies under eighteen months, four educators.', 'CA'],
  ['One gent likes Mass on a Sunday and somebody goes along with him.', 'IE'],
  ['Some clients prefer a female stylist and some prefer Gary, so we match them up ourselves.', 'GB'],
  ["Family meal at four, and the gumbo is as good as his grandmother's.", 'US'],
  ["No shouting; the head chef's late mother wouldn't have it.", 'IE'],
])('lets an ad tell whom the work is for and whose recipe it is: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["You'd work one to one with a boy of seven, so he'd be happier with a fella.", 'GB'],
  ["You'll support four men in their forties and ought to be around that yourself.", 'IE'],
  ['Ten babies under eighteen months, so no one with bad knees.', 'GB'],
  ['One gent likes Mass on a Sunday, so a Catholic please.', 'IE'],
  ["One gent likes Mass on a Sunday and he prefers a man's company.", 'IE'],
  ['Some clients prefer a female stylist and most want one, so we need another girl.', 'GB'],
  ["As good as his grandmother's, and she'd want a nice young girl to carry it on.", 'GB'],
])('holds who is to match those who are served: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Les enfants ont de 6 à 15 ans, et les plus grands chantent faux.', 'FR'],
  ['Zwanzig Kinder von drei bis sechs, zwei Bauwagen, kein Dach bei gutem Wetter.', 'DE'],
  ['Los residentes tienen entre 70 y 101 años y duermen poco.', 'ES'],
  ['Wer schwanger wird, wechselt ohne Diskussion in die Beratung.', 'DE'],
  ['Las trabajadoras embarazadas pasan a turno de día sin perder el plus.', 'ES'],
  ['Fünf Wochen Ferien, ab 50 sechs, so will es der GAV.', 'CH'],
  [
    'Sommige cliënten willen liever door een vrouw of een man gewassen worden, dat regelen we onderling in het rooster.',
    'NL',
  ],
  ['Vissa kunder vill hellre ha hjälp av en kvinna eller en man, det löser vi i planeringen.', 'SE'],
  ['Meneer Jansen gaat op zondag naar de kerk, iemand loopt even mee.', 'NL'],
  ['Autista consegne surgelati, Verona', 'IT'],
  ['Je cursisten zijn tussen de 18 en 70 en komen uit dertig landen.', 'NL'],
  ['Clientes ingleses de toda la vida que preguntan por Loli.', 'ES'],
  ['Unser Team: drei Frauen, ein Mann, ein Hund.', 'DE'],
])('lets an ad in another language tell whom the work is for and what is given by age: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Los residentes tienen entre 70 y 101 años y prefieren chicas.', 'ES'],
  ['De bewoners zijn tussen de 25 en 60 en jij ook.', 'NL'],
  ['Ab 50 wird der Urlaub länger, deshalb suchen wir jemanden unter 45.', 'CH'],
  ['Fünf Wochen Ferien, und ab 50 stellen wir nicht mehr ein.', 'CH'],
  ['Een vrouw of een man, maar voor het rooster het liefst een man.', 'NL'],
  ["La signora Carla viene da quarant'anni e vuole solo ragazze italiane.", 'IT'],
  ['Meneer Jansen wil geen hoofddoek aan zijn bed.', 'NL'],
  ['Die Kinder sind zwischen drei und sechs und brauchen endlich einen Mann.', 'DE'],
])('holds a wish in another language beside whom the work is for: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
