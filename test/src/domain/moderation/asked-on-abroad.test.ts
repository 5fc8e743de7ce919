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

it.each([
  ['Of je kinderen wilt, horen we graag vooraf.', 'NL'],
  ['Laat ons weten of je kinderen wilt.', 'NL'],
  ['Ob Sie noch Kinder wollen, klären wir im ersten Gespräch.', 'DE'],
  ['Si vous voulez des enfants, dites-le nous dès le premier entretien.', 'FR'],
  ['Si quiere tener hijos, lo hablamos en la entrevista.', 'ES'],
])('holds what is to be told of children that are wished for: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Of je kinderen wilt, vragen we niet.', 'NL'],
  ['Ob Sie Kinder wollen, fragt hier niemand.', 'DE'],
  ['Si quieres tener hijos o no es cosa tuya.', 'ES'],
  ['Wenn du Kinder planst, regeln wir die Elternzeit zusammen.', 'DE'],
  ['Si vous attendez un enfant, dites-le nous pour adapter le planning.', 'FR'],
])('passes it where that is nobody’s matter, or the house sees to it: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});
