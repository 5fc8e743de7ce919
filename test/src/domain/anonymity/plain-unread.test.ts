import { expect, it } from 'vitest';
import { identityOf, marksIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe', experience: [], education: [] } });
const marked = (text: string): string[] =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  [
    'Prowadzi zespół. Zna Jira, SQL, Amplitude i procesy. Angielski C1, chętnie Wrocław albo zdalnie.',
    'Wrocław albo zdalnie',
  ],
  ['Hledá místo v Plzni nebo Brně, má tři dodavatele v Polsku a pět v Německu.', 'Plzni nebo Brně'],
  ['Vedie tím. SAP Ariba, nemčina C1, angličtina B2.', 'SAP Ariba'],
  ['Ekibi yönetiyor, Manisa ya da Bursa olur. Almanca A2.', 'Almanca'],
  ['Csapatot vezet, 24 fő. Szeged vagy Debrecen is jó.', 'Debrecen'],
  ['Leder et lag på ni. Drømmer om en jobb på Fyn eller i Aarhus.', 'Fyn eller i Aarhus'],
  ['Vodi smenu od ljudi. Traži prvu smenu, može i Subotica ili Segedin.', 'Subotica ili Segedin'],
  ['Conduce echipa de la depozit, 24 de oameni. Cluj sau Timișoara.', 'Timișoara'],
])(
  'of a text in a language of which there is no list, trade words, towns and tongues hold nothing: %s',
  (text, plain) => {
    expect(marked(text).some((mark) => plain.includes(mark) || mark.includes(plain))).toBe(false);
  },
);

it.each([
  ['Prowadzi zespół. Zaczynał w Rabatexie na nocki.', 'Rabatexie'],
  ['Zaczynał w allegro na nocki, potem awans.', 'allegro'],
  ['Em làm FMCG, trước đó bên Masan hai năm.', 'Masan'],
  ['Firmu Kovolis zná dobře, vedl tam směnu.', 'Kovolis'],
  ["Önce Bosch'ta çalıştı, sonra ayrıldı.", 'Bosch'],
])('and what may be a house is marked as before: %s', (text, house) => {
  expect(marked(text).join(' ')).toContain(house);
});

it('holds each text in a language without a list by at least one word', () => {
  for (const text of [
    'vetää tiimiä hyvin',
    'керує командою добре',
    'làm việc tốt với nhóm',
    'styr laget väl',
  ])
    expect(marked(`${text}. Python`)).not.toEqual([]);
});

it.each([
  ['We met about the Brand Director post.', 'Brand Director'],
  ['Me interesa la vacante de Director de Logística que publicaron.', 'Director de Logística'],
  ['Your Abu Dhabi office would earn points.', 'Abu Dhabi'],
  ['Magazziniere, dodici anni di esperienza, 34k. Modena o Carpi.', 'Modena o Carpi'],
  ['Wind tech III, seven years on turbines.', 'III'],
  ['STORE DIRECTOR, busy site, 240 people.', 'STORE DIRECTOR'],
  ['ECDA L2 certified. Malay and English.', 'ECDA'],
  ['CLABSI zero for 14 months. No per diem.', 'CLABSI'],
  ['Free after 18:00 JST on Tuesday.', 'JST'],
  ['Frau Klar leitet die Filiale. AdA-Schein.', 'AdA-Schein'],
])('lets through titles, places, grades and papers: %s', (text, kept) => {
  expect(marked(text).some((mark) => kept.includes(mark) || mark.includes(kept))).toBe(false);
});

it.each([
  ['She led the BRIXTON team for years.', 'BRIXTON'],
  ['Director de Innovatek desde hace años, y contento.', 'Innovatek'],
  ['Four years at M3, then freelance.', 'M3'],
])('and marks what may be a house beside them: %s', (text, house) => {
  expect(marked(text).join(' ')).toContain(house);
});
