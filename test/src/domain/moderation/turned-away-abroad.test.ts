import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string) =>
  review([['description', text]], { subject: 'role', place, isUnread: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

it.each([
  ['DE', 'Mit Bewerbern aus Rumänien haben wir leider schlechte Erfahrungen gemacht.'],
  ['DE', 'Bitte schicken Sie uns niemanden aus dem Wohnblock am Bahnhof.'],
  ['DE', 'Wer so heißt, passt leider nicht zu uns.'],
  ['DE', 'Solche Leute würden sich bei uns nicht wohlfühlen.'],
  ['FR', 'Une personne voilée devant la clientèle, ce ne serait pas possible chez nous.'],
  ['FR', 'Nous avons eu de mauvaises expériences avec les gens du quartier.'],
  ['FR', 'Une personne du foyer ne tiendrait pas dans cette équipe.'],
])('waits where a sentence turns people away and names nothing of the work (%s): %s', (place, line) => {
  expect(found(line, place)).not.toEqual([]);
});

it.each([
  ['DE', 'Bewerber ohne Führerschein brauchen sich nicht zu bewerben.'],
  ['DE', 'Bitte keine Anfragen von Agenturen.'],
  ['DE', 'Mit der neuen Software haben wir schlechte Erfahrungen gemacht.'],
  ['FR', 'Sans permis C, inutile de postuler.'],
  ['FR', 'Le télétravail n’est pas possible sur ce poste, les machines sont à Lyon.'],
  ['IE', 'What we need for the Cork crèche: an early years educator for the toddler room.'],
  ['US', 'The flagship oatmeal stout stays as it is.'],
  ['GB', 'Fluent Urdu or Punjabi would be an advantage, as half of our residents speak one of them.'],
])('lets through what is of the work (%s): %s', (place, line) => {
  expect(found(line, place)).toEqual([]);
});

it('still holds children of whoever applies, though a nursery is a place of work', () => {
  expect(found('Nobody with kids in the nursery, please.', 'IE')).not.toEqual([]);
});
