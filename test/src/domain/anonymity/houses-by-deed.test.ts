import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employer: string, school = 'Wintec'): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name: 'Xanthe Marlowe',
        experience: [{ title: 'Specialist', employer }],
        education: [{ school }],
      },
    }),
  ).text;

it.each([
  ['Waikato Hospital', 'Waikato took her on in 2012.', 'Waikato'],
  ['J.D. Irving', 'Irving would match any offer.', 'Irving'],
  ['Durham County Council', 'Durham made him redundant in March.', 'Durham'],
  ['Lincoln Electric', 'She left when Lincoln let her go.', 'Lincoln'],
  ['Preston Plastics', 'Preston is restructuring half the office.', 'Preston'],
])(
  'an employer goes by a word of its name, %s, where it does what only employers do: %s',
  (employer, text, hidden) => {
    expect(shown(text, employer)).not.toContain(hidden);
  },
);

it.each([
  ['Waikato Hospital', 'Knows the Waikato well.'],
  ['Durham County Council', 'Durham would be fine.'],
  ['Preston Plastics', 'Preston or Leeds.'],
])('what %s is called by stays a town elsewhere: %s', (employer, text) => {
  expect(shown(text, employer)).toBe(text);
});

it.each([
  ["St. Luke's Medical Center", "St Luke's BGC now.", "St Luke's"],
  ['ヤマト運輸', 'Dispatch chief at Yamato.', 'Yamato'],
  ['Check Point', 'CP in TLV now.', 'CP in'],
  ['Concentrix', 'Has been with CNX Eastwood for 6 years.', 'CNX'],
  ['Нова пошта', 'Зараз у Новій пошті, склад.', 'Новій'],
  ['X5 Group', 'В Пятёрочке с 2018 года.', 'Пятёрочке'],
])('%s goes as people write it short: %s', (employer, text, hidden) => {
  expect(shown(text, employer)).not.toContain(hidden);
});

it('a university goes by its letters with what joins them', () => {
  expect(shown('U de M forestry.', 'Acme', 'Université de Moncton')).not.toContain('U de M');
});
