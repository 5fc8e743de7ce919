import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employer: string, school: string, name = 'Ann Day'): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name,
        experience: employer === '' ? [] : [{ employer }],
        education: school === '' ? [] : [{ school }],
      },
    }),
  ).text;

it.each([
  ['Pesa', 'Od ośmiu lat pracuje w Pesie jako spawacz.', 'Pes'],
  ['Remontowa Shiprepair Yard', 'Dziewięć lat w Remontówce, potem własna firma.', 'Remont'],
  ['Biedronka', 'Przyszedł z Biedronki.', 'Biedron'],
  ['Grupa Azoty', 'W Azotach prowadził utrzymanie ruchu.', 'Azot'],
  ['Wedel', 'U Wedla odpowiadała za jakość.', 'Wedl'],
  ['Alza.cz', 'V Alze řídil sklad.', 'Alz'],
  ['Zbrojovka Brno', 'Ze Zbrojovky odešel loni.', 'Zbrojov'],
  ['Končar', 'Deset godina u Končaru, transformatori.', 'Končar'],
  ['ПриватБанк', "П'ять років у Приваті рахувала резерви.", 'Приват'],
  ['Сбербанк', 'Пять лет в Сбере, потом ушёл.', 'Сбер'],
  ['Газпром нефть', 'До этого в Газпромнефти, бурение.', 'Газпром'],
])(
  'a house goes by a word of its name in a case behind a Slavic preposition, %s: %s',
  (house, text, told) => {
    expect(shown(text, house, '')).not.toContain(told);
  },
);

it.each([
  ['Pesa', 'Pes w budynku nie przeszkadza.'],
  ['Grupa Azoty', 'Zna grupę i azot z praktyki.'],
])('what only sounds like it stays, %s: %s', (house, text) => {
  expect(shown(text, house, '')).toBe(text);
});
