import { wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import type { Reason } from './spans.ts';

const ENDINGS =
  '先生 女士 小姐 太太 老师 老師 经理 經理 总监 總監 总 總 工程师 博士 医生 醫生 さん 様 氏 씨 님'.split(' ');
/** What colleagues say before and behind a surname of one sign: `王工`, `小王`, `老王`. What is a word so is none. */
const CALLED = /^(?:[^高施化石手电木土民军])工$|^[小老](?:[^人大小师板家时学区组说年心朋公百乡])$/u;
const RANKS =
  '팀장 과장 대리 부장 차장 사원 주임 이사 상무 전무 대표 사장 실장 본부장 매니저 선생 교수 간호사 기사 소장 원장 책임 선임 수석 파트장 점장 셰프 반장 주방장 변호사 회계사 프로 씨 군 양'.split(
    ' ',
  );

/** How many signs a word of Chinese, Japanese or Korean has: folded, a syllable of Hangul is two letters or three. */
export const signsOf = (word: string): number => [...word.normalize('NFC')].length;

/** A surname with what shows respect or a rank beside it: `王先生`, `田中さん`, `서 팀장`. One of a single sign is told by nothing else. */
export function respectedSurnames(surname: string, reason: Reason, token: string): Known[] {
  const said = ENDINGS.map((ending) => entry([surname + ending], reason, token, 'always', 'last'));
  const plain = surname.normalize('NFC');
  if (signsOf(surname) > 1) return said;
  if (/^\p{Script=Han}$/u.test(plain))
    return [
      ...said,
      ...[`${plain}工`, `小${plain}`, `老${plain}`]
        .filter((one) => CALLED.test(one))
        .map((one) => entry([one], reason, token, 'always', 'last')),
    ];
  if (!/^\p{Script=Hangul}$/u.test(plain)) return said;
  // At the beginning of a word: `이 과장`, not the end of `차이`.
  const ranks = RANKS.flatMap(wordsOf).join('|');
  const pattern = new RegExp(`(?<![\\p{Script=Hangul}])${surname} {0,2}(?:${ranks})`, 'gu');
  return [{ reason, token, written: 'always', part: 'last', pattern }];
}
