import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Pregúntale si piensa tener niños. Si duda, no la mandamos.', 'ES'],
  ['Averigua si tiene pareja e hijos.', 'ES'],
  ['Demande-lui si elle compte avoir des enfants.', 'FR'],
  ["Demande-lui s'il est syndiqué.", 'FR'],
  ['Frag sie, ob sie Kinder will.', 'DE'],
  ['Fragen Sie ihn, ob er in die Kirche geht.', 'DE'],
  ['Vraag haar of ze kinderen wil.', 'NL'],
  ['Pergunte se ela pensa em ter filhos.', 'PT'],
  ['Zapytaj, czy planuje dzieci.', 'PL'],
  ['Fråga henne om hon vill ha barn.', 'SE'],
])('holds a question about what somebody is that is passed on to whoever meets them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Pregúntale si puede empezar el lunes.', 'ES'],
  ['Pregúntale si tiene experiencia con niños.', 'ES'],
  ['No le preguntes si piensa tener niños.', 'ES'],
  ['Demande-lui si elle a des questions.', 'FR'],
  ['Frag sie, ob sie mit Kindern gearbeitet hat.', 'DE'],
  ['Frag sie nicht, ob sie Kinder will.', 'DE'],
  ['Chiedile se ha lavorato con bambini.', 'IT'],
])('lets a question about work be passed on, and that nobody is to be asked: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
