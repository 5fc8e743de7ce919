import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Foto und Geburtsdatum brauchen wir.', 'DE'],
  ['Bitte schicken Sie uns Ihren Lebenslauf mit Foto.', 'DE'],
  ['Envoyez votre CV avec photo.', 'FR'],
  ['Manda foto y edad.', 'ES'],
  ['Inviare CV con foto e data di nascita.', 'IT'],
  ['Foto en geboortedatum graag meesturen.', 'NL'],
  ['Prosimy o zdjęcie i datę urodzenia.', 'PL'],
  ['Skicka cv med foto och ålder.', 'SE'],
])('holds a photo, an age or a family that applicants are to send: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Bitte ohne Foto und ohne Geburtsdatum.', 'DE'],
  ['Envoyez des photos de vos réalisations.', 'FR'],
  ['Manda fotos de tus trabajos.', 'ES'],
  ['CV senza foto, grazie.', 'IT'],
  ['Stuur geen foto mee.', 'NL'],
  ['Für den Ausweis machen wir am ersten Tag ein Foto.', 'DE'],
])('passes pictures of work and for the gate, and that none is to be sent: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
