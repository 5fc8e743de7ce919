import { matchesOf } from '#src/lib/matches.ts';
import type { Find, Place } from './near.ts';

const CJK = '\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}々ー';
const TITLE =
  /(?<!\p{L})(?:m|mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|frau|herrn?|monsieur|madame|mme|mlle|señora?|señorita|signora?|mevrouw|meneer|senhora?|sra?|srta|sig(?:ra)?|dott(?:ssa)?|dhr|mevr|fru|boss|chef|manager|teacher|colleague)[.:]? {0,2}$/iu;
const BEHIND =
  /^(?: {0,2}(?:先生|女士|小姐|太太|老师|老師|经理|經理|总监|總監|总|總|工程师|工程師|博士|医生|醫生|主任|さん|さま|様|氏|씨|님)| ?-?(?:san|sama|ssi|nim|xiansheng|laoshi)(?![\p{L}\p{N}]))/iu;
/** What Korean sets behind a noun without a gap: `Mr 박은`. */
const PARTICLE = /^(?:은|는|이|가|을|를|의|과|와|도|에게|께서)(?!\p{Script=Hangul})/u;
const LAST_LETTER = /(\p{L})[^\p{L}]{0,12}$/u;
const FIRST_LETTER = /^[^\p{L}]{0,12}(\p{L})/u;
const EAST = new RegExp(`[${CJK}]`, 'u');
const isEast = (letter: string | undefined): boolean => letter !== undefined && EAST.test(letter);

/** The forms of one surname. By sound alone half the signs of a text would be one. */
const FORMS = new Map(
  '陈陳 张張 刘劉 杨楊 赵趙 吴吳 孙孫 马馬 罗羅 郑鄭 谢謝 韩韓 冯馮 邓鄧 许許 苏蘇 卢盧 蒋蔣 贾賈 叶葉 阎閻 钟鍾鐘 谭譚 陆陸 邹鄒 范範 龚龔 贺賀 顾顧 龙龍 万萬 钱錢 汤湯 严嚴 黄黃 边邊 关關 应應 欧歐 孟孟 贝貝 费費 简簡 蓝藍 连連 凤鳳 滨濱浜 沢澤 辺邊邉 広廣 岛島'
    .split(' ')
    .flatMap((group) => [...group].map((sign) => [sign, group] as const)),
);

interface Name {
  surname: string | null;
  given: readonly string[];
}

/** A surname of one Chinese or Korean sign, and its forms; null for any other. */
function signOf(surname: string | null): string | null {
  const sign = (surname ?? '').normalize('NFC');
  if (/^\p{Script=Hangul}$/u.test(sign)) return sign;
  return /^\p{Script=Han}$/u.test(sign) ? `[${FORMS.get(sign) ?? sign}]` : null;
}

/**
 * Finds a surname of one Chinese or Korean sign where nothing but a title, a script of other letters or the end of the text
 * is around it: `Ms 李 closed`, `王 先生`, `led by 陈.` Within a word it is a sign like any other (`李子`, `박물관`).
 */
export function oneSignSurnameFinder({ surname }: Name): Find | undefined {
  const sign = signOf(surname);
  if (sign === null) return undefined;
  const pattern = new RegExp(`(?<![${CJK}])${sign}`, 'gu');
  return (text) =>
    matchesOf(pattern, text).flatMap(({ 0: said, index: start }): Place[] => {
      const end = start + said.length;
      const before = text.slice(Math.max(0, start - 20), start);
      const after = text.slice(end, end + 24);
      const behind = BEHIND.exec(after)?.[0];
      if (behind !== undefined) return [{ start, end: end + behind.length }];
      const isWord = !isEast([...after][0]) || PARTICLE.test(after);
      if (!isWord) return [];
      if (TITLE.test(before)) return [{ start, end }];
      const isAlone =
        !/\d ?$/u.test(before) &&
        !isEast([...after][0]) &&
        !isEast(LAST_LETTER.exec(before)?.[1]) &&
        !isEast(FIRST_LETTER.exec(after)?.[1]);
      return isAlone ? [{ start, end }] : [];
    });
}

/** Finds the whole name with a gap between its parts, in either order: `静怡 李`, `李, 静怡`, `박 지훈`. */
export function oneSignNameFinder({ surname, given }: Name): Find | undefined {
  const sign = signOf(surname);
  const own = given.join('').normalize('NFC');
  if (sign === null || own === '' || ![...own].every((one) => EAST.test(one))) return undefined;
  const pattern = new RegExp(
    `(?<![${CJK}])(?:${own}(?:,? {1,2}|[·・])${sign}|${sign}(?:,? {1,2}|[,，·・])${own})(?![${CJK}])`,
    'gu',
  );
  return (text) =>
    matchesOf(pattern, text).map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}
