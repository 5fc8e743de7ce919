import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string) => identityOf({ candidate: { name } });
const both = (text: string, name: string): string[] => [
  scrub(text, of(name)).text,
  firstNameOnly(text, of(name)).text,
];

it.each([
  ['Moana Tuhoe', 'Moana Tuhoe (Moana Rangihuna on the Contact contract) starts in May.', 'Rangihuna'],
  ['Grace Lim Hui Min', 'Old letters are under Grace Ong Hui Min, the name from the first marriage.', 'Ong'],
  ['Sorcha Nic Gearailt', 'Sorcha, or Sally Fitzmaurice as she signs in English, led it.', 'Fitzmaurice'],
  ['Jutta von Ahn', 'Die Dissertation erschien unter Ruhland (Geburtsname).', 'Ruhland'],
  ['Élise Le Goff', 'Diplôme au nom de Kermarrec (nom de naissance).', 'Kermarrec'],
  ['Pilar Sanz', 'El título está a nombre de Goikoetxea (apellido de soltera).', 'Goikoetxea'],
  ['Sanne de Boer', 'Het diploma staat op naam van Hoekzema (meisjesnaam).', 'Hoekzema'],
  ['Karin Ek', 'Examen står på Wallquist (flicknamn).', 'Wallquist'],
  ['Mary Cholmondeley', 'CV of Mary Cholmondeley (said "Chumley", by the way).', 'Chumley'],
  ['Tunde Adeyemi-Drake', 'A-Drake, as the floor said, is honest.', 'Drake'],
  ['田中 健太', '田中 健太（たなか けんた）さんの件です。', 'たなか'],
  ['鈴木 直樹', '鈴木 直樹、フリガナ：スズキ ナオキ、経理。', 'スズキ'],
  ['Alice Wong', 'Alice Wong (黄美玲 on the Chinese name card) runs it.', '黄美玲'],
])('another surname of %s that some paper has goes at both levels: %s', (name, text, told) => {
  for (const shown of both(text, name)) expect(shown).not.toContain(told);
});

it.each([
  ['Gian Maria Lodi', 'Sentito Lodi, Gippi per gli amici, ieri.', 'Gippi'],
  ['Anders Holm', 'Anders Holm, Nisse kallad, leder inköp.', 'Nisse'],
  ['Jens Kruse', 'Jens Kruse, Fiete genannt, führt das Lager.', 'Fiete'],
  ['Marie Blanc', 'Marie Blanc, Mimou pour les intimes, gère la paie.', 'Mimou'],
  ['Kim Jiwon', 'Jinny (Kim Jiwon on the German visa) designs settings.', 'Jinny'],
])('what friends call %s goes in a text without a name: %s', (name, text, told) => {
  expect(scrub(text, of(name)).text).not.toContain(told);
});

it('a house on a contract, a word said aloud and kana elsewhere stay', () => {
  const name = 'Ann Day';
  for (const text of [
    'Ann worked with Bechtel on the Kuwait contract.',
    'The panel said "Great" and moved on.',
    '研修（オンライン）を担当。',
  ])
    expect(firstNameOnly(text, of(name)).text).toBe(text);
  expect(firstNameOnly('研修（オンライン）を担当。', of('田中 健太')).text).toBe(
    '研修（オンライン）を担当。',
  );
});
