import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { tellsWhoLeaves } from '#src/domain/moderation/vacated.ts';

it.each([
  "Uncle Rangi is winding down to three days but he hasn't said it out loud to the crew, and I'd rather he did it in his own time.",
  'La señora Luque causará baja voluntaria en enero y los clientes que lleva aún no han sido informados.',
  "My dad is stepping back in spring and the customers don't know.",
  'Herr Brandt tritt im Sommer kürzer.',
  'Auntie Mele is selling up after Easter.',
])('knows the news of somebody who works less or goes: %s', (sentence) => {
  expect(tellsWhoLeaves(sentence)).toBe(true);
});

it.each([
  'Uncle Rangi is winding down and wants a younger one.',
  "He's winding down so we need somebody younger.",
  "Mr Doyle is cutting his hours; we'd like a lad.",
  "Mme Petit lève le pied, il nous faut quelqu'un de jeune.",
  'Suit someone winding down.',
  "We'd rather they were under forty.",
])('is none where somebody is wished for: %s', (sentence) => {
  expect(tellsWhoLeaves(sentence)).toBe(false);
});

const held = (text: string, place: string) =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true }).filter(
    ({ verdict }) => verdict === 'held' || verdict === 'blocked',
  );

it.each([
  ['Manejo de A3Nom', 'ES'],
  ['Conocimientos de A3Nom y Office', 'ES'],
  ['Erfahrung mit C4Frau', 'DE'],
  ['Connaissance de G5Nom', 'FR'],
])('finds no word within a name of letters and figures: %s', (text, place) => {
  expect(held(text, place)).toEqual([]);
});

it.each([
  ['Nur Frau, bitte keine Männer', 'DE'],
  ['Buscamos chica de 25 a 35 años', 'ES'],
])('still finds it by itself: %s', (text, place) => {
  expect(held(text, place)).not.toEqual([]);
});
