import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Wear black, wear comfy shoes.', 'NZ'],
  ['Uniform supplied, hijab in store green if you wear one.', 'IE'],
  ['We give you the apron, the cap and, if you wear one, a hijab in black.', 'CA'],
  ['Juki straight stitch, overlocker, blind hemmer.', 'GB'],
  ['Hoofddoek of tulband mag, zolang hij in onze kleuren is.', 'BE'],
  ['Kopftuch, Kippa oder Turban sind bei uns kein Problem.', 'DE'],
  ['English plus one of Zulu, Xhosa or German, for the coaches.', 'ZA'],
  ['Kindergarten Teacher (Malay), Tampines', 'SG'],
  ['Eine Kirchenmitgliedschaft setzen wir für diese Stelle nicht voraus.', 'DE'],
  ['Non è un requisito essere cattolici.', 'IT'],
])('passes what is worn, worked with, taught or no condition: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Black need not apply, wear comfy shoes.', 'GB'],
  ['Uniform supplied, hijab comes off at the till.', 'IE'],
  ['Hoofddoek kan beter thuisblijven.', 'NL'],
  ['English plus one of Afrikaans or German, and white.', 'ZA'],
  ['Shop assistant (Malay), Sengkang', 'SG'],
  ['Deutsche Staatsangehörigkeit ist keine Voraussetzung, ein deutscher Name hilft.', 'DE'],
])('holds people who are picked by such words: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Catholic primary in Wodonga, grade 3/4.', 'AU'],
  ['Jewish secondary near Hendon, maths, two terms.', 'GB'],
  ["Your guy left his hi vis and a very nice thermos in our truck. I'll drop them to your office.", 'NZ'],
  ["You're under no obligation to mention the pregnancy to them and I won't be.", 'AU'],
  ['No need to put graduation years on it, half the people in this search leave them off.', 'US'],
  ["What you bring matters and when you were born doesn't.", 'GB'],
  ['Not bothered where they learnt it, only that they passed.', 'GB'],
  ["Doesn't matter where they were born, only need the addresses.", 'IE'],
  ["They had date of birth on the form. I've swapped it for a tick box saying 18 or over.", 'GB'],
])('lets a house, a visit and what nobody has to tell pass: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Catholic primary in Wodonga, so you will be a practising one too.', 'AU'],
  ['Christian school seeking Christian teachers.', 'GB'],
  ['Your guy left early, so send a woman next time.', 'AU'],
  ['Not bothered where they learnt it, only that they are local girls.', 'GB'],
  ["Doesn't matter where they worked, only that they were born here.", 'IE'],
  ['They had age on the form. Keep it, they want under-30s.', 'GB'],
])('holds a wish behind the same words: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
