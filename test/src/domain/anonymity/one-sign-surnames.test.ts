import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const whoseOf = (name: string, first_name: string, last_name: string) =>
  identityOf({ candidate: { name, first_name, last_name } });

const PEOPLE = {
  赵: whoseOf('赵雅琴', '雅琴', '赵'),
  黄: whoseOf('黄磊', '磊', '黄'),
  林: whoseOf('林美咲', '美咲', '林'),
  최: whoseOf('최수연', '수연', '최'),
  万: whoseOf('万佳', '佳', '万'),
};

describe('a surname of one sign', () => {
  it.each([
    ['赵', 'Ms 赵 ran the audit.', '雅琴 ran the audit.'],
    ['赵', 'Frau 赵 leitet das Labor.', '雅琴 leitet das Labor.'],
    ['赵', 'Call 雅琴 赵 on Monday.', 'Call 雅琴 on Monday.'],
    ['赵', 'Call 赵, 雅琴 on Monday.', 'Call 雅琴 on Monday.'],
    ['赵', 'The rota was built by 赵.', 'The rota was built by 雅琴.'],
    ['黄', 'Mr 黃 trained four fitters.', '磊 trained four fitters.'],
    ['黄', 'Meet 磊 黄.', 'Meet 磊.'],
    ['黄', '黄 经理 is free in May.', '磊 is free in May.'],
    ['林', 'M. 林 arrive lundi.', '美咲 arrive lundi.'],
    ['林', '林-san wrote the tests.', '美咲 wrote the tests.'],
    ['최', 'Dr 최 signed the report.', '수연 signed the report.'],
    ['최', 'Contact 수연 최.', 'Contact 수연.'],
    ['최', 'Meet 최 님 at ten.', 'Meet 수연 at ten.'],
    ['최', 'Mr 최는 팀을 이끌었다.', '수연는 팀을 이끌었다.'],
  ] as const)('of %s goes in %s and the given name stays', (who, text, shown) => {
    expect(firstNameOnly(text, PEOPLE[who]).text).toBe(shown);
    expect(scrub(text, PEOPLE[who]).text).not.toMatch(/赵|黄|黃|林|최(?!고)/u);
  });

  it.each([
    ['黄', 'She sells 黄金 and 黄油.'],
    ['林', 'The course covers 林业 policy.'],
    ['林', '她懂森林 管理。'],
    ['최', 'She called it 최고 work.'],
    ['万', 'A budget of 30 万 yuan.'],
    ['万', '预算 30 万 元。'],
  ] as const)('of %s stays where it is a sign of a word or an amount: %s', (who, text) => {
    expect(firstNameOnly(text, PEOPLE[who]).text).toBe(text);
  });

  it.each([
    ['赵', 'Zhao Yaqin led the shift.', /Zhao/],
    ['赵', 'Meet Yaqin ZHAO.', /ZHAO/],
    ['최', 'Meet Suyeon CHOI.', /CHOI/],
  ] as const)('of %s goes as it is romanised: %s', (who, text, hidden) => {
    expect(firstNameOnly(text, PEOPLE[who]).text).not.toMatch(hidden);
  });
});

it.each([
  ['Email Олег Белов today.', 'Email Олег today.'],
  ['Oleg Белов called.', 'Oleg called.'],
])('a word of the sentence before a surname is no given name: %s', (text, shown) => {
  expect(firstNameOnly(text, whoseOf('Олег Белов', 'Олег', 'Белов')).text).toBe(shown);
});
