import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Must be able to eat pork with the customers.', 'SG', 'religion'],
  ["You've the lungs for the Reek and the knees to go again on Monday.", 'IE', 'disability_or_health'],
  ['A letter from your consultant about the back first, please.', 'GB', 'disability_or_health'],
  ['We’d like to know what the doctor said before we go on.', 'US', 'disability_or_health'],
  ['Her name took us three tries. The patients won’t try that often.', 'GB', 'race_or_origin'],
  ['She has four under ten. I rest my case.', 'NZ', 'family'],
  ['You collect vinyl because it’s cool, not because you were there.', 'GB', 'age'],
])('holds a hint by how somebody lives: %s', (text, place, about) => {
  expect(found(text, place)).toContain(about);
});

it.each([
  ['You will cook pork and poultry in separate woks.', 'SG'],
  ['Client dinners come with halal and vegetarian tables.', 'SG'],
  ['You pass on what the doctor said to the family.', 'GB'],
  ['The licence needs a letter from your doctor about your eyesight.', 'NZ'],
  ['The street name took the sign-writer three goes.', 'AU'],
  ['She has three under five in her swim class. Bring goggles.', 'AU'],
  ['You have the tools for the job, we have the work.', 'GB'],
  ['Drivers with a CDL B should look at our other posting instead.', 'US'],
])('passes food, papers and names of the work: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["Vous n'avez pas encore de crédit, ni de siège auto à l'arrière.", 'FR'],
  ['Todavía no tienes carrito de bebé en el pasillo.', 'ES'],
  ['Non hai ancora il seggiolino in auto.', 'IT'],
  ['Je hebt nog geen kinderwagen in de gang.', 'NL'],
  ['Du har ännu ingen barnvagn i hallen.', 'SE'],
])('holds a hint at a family that is not there yet: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ["Vous n'avez pas encore vendu de poussettes ? On vous forme.", 'FR'],
  ['No hace falta sillita: las furgonetas ya la llevan.', 'ES'],
  ['Wij leveren nog geen kinderwagens in België.', 'NL'],
])('passes goods for children that are sold or are there: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
