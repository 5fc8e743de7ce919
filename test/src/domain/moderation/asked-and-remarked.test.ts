import { expect, it } from 'vitest';
import { findingsInFocus } from '#src/domain/ai-screens/focus.ts';
import { reviewMessage } from '#src/domain/moderation/index.ts';

const asked = (label: string): string[] =>
  findingsInFocus(label, { job: { client: null }, place: 'GB' }).map(({ about }) => about);
const found = (body: string, isAtClient = false, subject: string | null = null) =>
  reviewMessage(
    [
      ['subject', subject],
      ['body', body],
    ],
    { place: 'GB', people: [], isAtClient },
  );
const stopped = (...given: Parameters<typeof found>): string[] =>
  found(...given)
    .filter(({ verdict }) => verdict === 'blocked' || verdict === 'held')
    .map(({ about }) => about);

it.each([
  ['Wilt u binnenkort kinderen krijgen?', 'pregnancy'],
  ['Planen Sie noch Nachwuchs?', 'pregnancy'],
  ['Envisagez-vous une grossesse ?', 'pregnancy'],
  ['¿Quieres formar una familia?', 'pregnancy'],
  ['Intende avere figli?', 'pregnancy'],
  ['Pretende ter filhos?', 'pregnancy'],
  ['Czy zamierzasz zajść w ciążę?', 'pregnancy'],
  ['Quantos anos tens?', 'age'],
  ['W jakim jesteś wieku?', 'age'],
  ['Hvor gammel er du?', 'age'],
  ['Vais à missa?', 'religion'],
  ['Czy jesteś wierzący?', 'religion'],
  ['Nimmst du Tabletten?', 'disability_or_health'],
  ['Tens algum problema de saúde?', 'disability_or_health'],
  ['Czy bierzesz leki?', 'disability_or_health'],
  ['Vivez-vous seule ?', 'family'],
  ['Czy masz męża?', 'family'],
])('a screen asks nobody about their own life, in whatever language: %s', (label, about) => {
  expect(asked(label)).toContain(about);
});

it.each([
  'Tens formação para trabalhar com crianças?',
  'Ile lat pracujesz jako kierowca?',
  'Wil je kinderen lesgeven?',
  'Har du arbetat med barn?',
  'Czy masz orzeczenie lekarskie do pracy na wysokości?',
  'Supervising staff who come back after illness',
  'Managing sickness absence across shifts',
  'Catering for religious diets in a school kitchen',
])('a screen asks for work with people: %s', (label) => {
  expect(asked(label)).toEqual([]);
});

it.each([
  ['She was signed off for most of the spring.', 'disability_or_health'],
  ['He was off for six weeks last year, stress, all fine now.', 'disability_or_health'],
  ['Frau Lenz pflegt eine pflegebedürftige Mutter.', 'family'],
  ['He has to go by one on Fridays for the mosque.', 'religion'],
  ["I've left out everyone whose surname sounded foreign.", 'race_or_origin'],
  ['We skipped the two over a certain age.', 'age'],
  ["I'd pick the one without the pushchair.", 'family'],
])('a mail to a client does not say in passing what is of somebody’s own life: %s', (body, about) => {
  expect(stopped(body, true)).toContain(about);
});

it.each([
  ['Does Olga have children, do you know?', 'family'],
  ['Between us, I suspect it was your surname.', 'race_or_origin'],
  ['When you mentioned the pregnancy they went cold.', 'pregnancy'],
  ['They took somebody with fewer family ties.', 'family'],
  ['Ils voulaient plutôt un homme.', 'sex'],
  ['Woleli kogoś młodszego.', 'age'],
  ['Volevano una ragazza, mi dispiace.', 'sex'],
])('a mail passes on no unlawful reason and asks no referee for it: %s', (body, about) => {
  expect(stopped(body)).toContain(about);
});

it.each([
  ['How did he get on with the drivers and with his supervisor?', null],
  ['Votre nom m’a été donné par Claire, merci de me rappeler.', null],
  ['Eid Mubarak Samir, speak next week.', 'Eid'],
  ['Happy Vaisakhi to you all!', 'Vaisakhi'],
  ["That's grand, see you then.", 'Grand'],
  ['Nadia came out beaming, she would start tomorrow.', null],
  ['What a woman, give her our best.', 'Retirement drinks'],
  ['Ab März vertritt mich Jana, da ich in Elternzeit gehe.', null],
  ['Could you send the assessment for new and expectant mothers?', null],
  ['Please take “young and lively” out of the ad, it is unlawful.', null],
  ['Besser wäre statt „Muttersprache Deutsch“ „sehr gutes Deutsch“.', null],
  ['The invoice was signed off on Monday.', null],
  ['I left the keys for the church hall site.', null],
])('an ordinary mail is neither stopped nor doubted: %s', (body, subject) => {
  expect(found(body, true, subject).filter(({ verdict }) => verdict !== 'clear')).toEqual([]);
});
