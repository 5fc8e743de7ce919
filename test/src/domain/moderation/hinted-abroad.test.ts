import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true, isShown: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Wer noch mit Wählscheibe telefoniert hat, findet sich bei uns schwer zurecht.', 'DE'],
  ["Chi ha visto i mondiali dell'82 allo stadio qui si sentirebbe fuori posto.", 'IT'],
  ['Si viste el Mundial del 82 en directo, quizá este ritmo no sea para ti.', 'ES'],
  ['Votre minois fera venir la clientèle.', 'FR'],
  ['Um palmo de cara ajuda a vender perfumes.', 'PT'],
  ['La domenica a messa, il lunedì da noi.', 'IT'],
  ['Je hebt de pensioenleeftijd nog lang niet in zicht, en je knieën ook niet.', 'NL'],
  ['Du er ikke typen der skal på barsel lige foreløbig.', 'DK'],
  ["Poste ouvert aux travailleurs handicapés, sauf à l'accueil.", 'FR'],
])('holds what another language only hints at of who is wanted: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Wer gern früh aufsteht, findet sich bei uns schnell zurecht.', 'DE'],
  ['Chi ha imparato su macchine diverse trova qui un affiancamento.', 'IT'],
  ['Damos clases de pintura facial: caras bonitas, monstruos y gatos.', 'ES'],
  ['Die Kirche im Tal braucht eine Mesnerin oder einen Mesner für sonntags.', 'AT'],
  ['Unser Museum ist barrierefrei und offen für alle, außer am Montag.', 'DE'],
])('lets the work go that uses such words: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Les arrêts maladie sont indemnisés dès le premier jour.', 'FR'],
  ['Sjuka barn är inget problem, vi löser schemat.', 'SE'],
  ['Pensjonister som vil jobbe litt er velkomne.', 'NO'],
  ['Schwangere beraten wir gern, der Zugang ist barrierefrei.', 'DE'],
  ['Gravida medarbetare erbjuds annan placering.', 'SE'],
])(
  'lets days of illness be paid, the retired be asked and those who expect a child be served: %s',
  (text, place) => {
    expect(found(text, place)).toEqual([]);
  },
);

it.each([
  ['Schwangere beraten wir gern, einstellen möchten wir keine.', 'DE'],
  ['Zwangere vrouwen zijn bij ons klant, niet collega.', 'NL'],
])('holds who is served and not hired: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
