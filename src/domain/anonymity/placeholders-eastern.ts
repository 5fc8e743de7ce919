import { linesOf } from '../lexicon/data-file.ts';
import type { Edit } from './spans.ts';

/** The languages without gaps or letters of Latin in which what stands in the place of a name is known: Chinese in both its scripts. */
export type Eastern = 'zh' | 'zhHant' | 'ja' | 'ko';

/** The kinds of houses that have a word of their own in these languages. */
export type HouseKind = 'company' | 'organisation' | 'university' | 'college' | 'school' | 'bank';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Signs that only the newer or only the older writing of Chinese has. */
const SIMPLIFIED = /[们个这说学国经验与对时来产业务后过还应该开发为]/gu;
const TRADITIONAL = /[們個這說學國經驗與對時來產業務後過還應該開發為]/gu;

/** Which of them a text is written in, where most of its letters are theirs. */
export function easternOf(text: string): Eastern | null {
  const han = count(text, /\p{Script=Han}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(text, /\p{Script=Hangul}/gu);
  // A sign of theirs says as much as two letters.
  if ((han + kana + hangul) * 2 <= count(text, /\p{Script=Latin}/gu)) return null;
  if (hangul > han + kana) return 'ko';
  if (kana * 8 > han) return 'ja';
  return count(text, TRADITIONAL) > count(text, SIMPLIFIED) ? 'zhHant' : 'zh';
}

const PERSON: Record<Eastern, string> = {
  ...{ zh: '该候选人', zhHant: '該候選人', ja: '候補者', ko: '후보자' },
};
/** Those kinds that have a word of their own; every other house is one. */
const KINDS: Record<HouseKind, Record<Eastern, string>> = {
  company: { zh: '某公司', zhHant: '某公司', ja: 'ある企業', ko: '한 회사' },
  organisation: { zh: '某机构', zhHant: '某機構', ja: 'ある団体', ko: '한 기관' },
  university: { zh: '某大学', zhHant: '某大學', ja: 'ある大学', ko: '한 대학교' },
  college: { zh: '某学院', zhHant: '某學院', ja: 'ある学校', ko: '한 학교' },
  school: { zh: '某学校', zhHant: '某學校', ja: 'ある学校', ko: '한 학교' },
  bank: { zh: '某银行', zhHant: '某銀行', ja: 'ある銀行', ko: '한 은행' },
};
const isHouseKind = (kind: string): kind is HouseKind => kind in KINDS;
/** Kinds that are no company. */
const BODIES = /(?:provider|body|organisation|fund)$/u;

let kinds: ReadonlySet<string> | undefined;
const isKind = (kind: string): boolean => {
  kinds ??= new Set(linesOf('placeholders.txt').map((line) => line.split(' | ')[0] ?? ''));
  return kinds.has(kind);
};

/** What stands for a candidate or a house in English, by the few kinds that other scripts have words for; null for anything else. */
export function nounOf(shown: string): HouseKind | 'person' | null {
  const small = shown.charAt(0).toLowerCase() + shown.slice(1);
  if (small === 'the candidate') return 'person';
  const kind = /^(?:an? )?(?:(?:small|mid-size|large|multinational) )?(.+)$/u.exec(small)?.[1] ?? '';
  if (!isKind(kind)) return null;
  return isHouseKind(kind) ? kind : BODIES.test(kind) ? 'organisation' : 'company';
}

/** What stands in the place of a name, in the language of the text: `a bank` is `某银行`. */
export function spokenInEastern(tongue: Eastern, edit: Edit): Edit {
  const noun = nounOf(edit.with);
  if (noun === null) return edit;
  return { ...edit, with: noun === 'person' ? PERSON[tongue] : KINDS[noun][tongue] };
}

/** What is said for the candidate there: a piece of a name beside it goes with it. */
export const saidForPersonEastern = (tongue: Eastern): readonly string[] => [PERSON[tongue]];
