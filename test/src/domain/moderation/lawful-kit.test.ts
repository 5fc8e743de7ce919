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
