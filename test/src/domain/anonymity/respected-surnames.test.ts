import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, name: string, first_name: string, last_name: string): string =>
  scrub(text, identityOf({ candidate: { name, first_name, last_name } })).text;

it.each([
  ['서유나', '유나', '서', '라이브 서비스를 맡고 서울에서 일합니다.'],
  ['이정민', '정민', '이', '이번 주에 면접이 가능합니다.'],
  ['박준호', '준호', '박', '대박 프로젝트.'],
])('of %s no word goes in which the one syllable of the surname stands', (name, first, last, text) => {
  expect(shown(text, name, first, last)).toBe(text);
});

it.each([
  ['서유나', '유나', '서', '어제 서 팀장과 통화했습니다.', '서 팀장'],
  ['王伟', '伟', '王', '王工熟悉性能优化。', '王工'],
  ['王伟', '伟', '王', '小王下周有空。', '小王'],
])('of %s the surname goes with what shows respect or a rank', (name, first, last, text, hidden) => {
  expect(shown(text, name, first, last)).not.toContain(hidden);
});
