import { matchesOf } from '#src/lib/matches.ts';
import type { Find } from './near.ts';

/** Surnames as Hong Kong, Singapore, Malaysia and Taiwan write them, with the signs that they may stand for, in both forms. */
const SIGNS = new Map(
  `cheung 張张章|chan 陳陈|wong 黃黄王汪|lam 林|lee 李|leung 梁|ho 何|ng 吳吴伍|lau 劉刘|yip 葉叶|cheng 鄭郑程|tsang 曾|kwok 郭|yeung 楊杨|tang 鄧邓唐|chow 周鄒邹|chiu 趙赵|tse 謝谢|hui 許许|mak 麥麦|fung 馮冯|kwan 關关|lo 羅罗盧卢勞|lai 黎賴赖|yuen 袁阮|poon 潘|ko 高|tam 譚谭|choi 蔡|so 蘇苏|yu 余俞|chu 朱|tsui 徐崔|wan 溫温尹|siu 蕭萧|law 羅罗|ma 馬马|kong 江|shum 沈岑|hung 洪孔|tan 陳陈|lim 林|ong 王|goh 吳吴|koh 許许|teo 張张|chua 蔡|yeo 楊杨|chong 張张莊|hsu 許许徐|tsai 蔡|chang 張张|hsieh 謝谢|kuo 郭|chou 周|chiang 江蔣蒋姜|liao 廖|yiu 姚|pang 彭|fan 范|yau 邱丘|kam 金甘|tong 唐湯汤|cheuk 卓|mok 莫|lui 呂吕雷|au 區区歐|chung 鍾钟|yung 容翁|hau 侯|luk 陸陆|sze 施|ip 葉叶|szeto 司徒|au-yeung 歐陽欧阳`
    .split('|')
    .map((line) => line.split(' ') as [string, string]),
);

/** The signs that a surname may stand for where it is written by another speech than that of the north; empty for any other. */
export const signsOfSurname = (surname: string): string => SIGNS.get(surname.toLowerCase()) ?? '';

/** Where a Chinese text names whom it is about: at its head, at that of a sentence, behind what they are there. */
const BEFORE = '(?<=(?:^|[。！？\\n:：] ?|候選人|候选人|求職者|求职者|應徵者))';
const RESPECT = '(?=(?:小姐|先生|女士|太太|同學|同学|博士|醫生|医生|老師|老师))';
const GOES_ON =
  '(?=(?:，|,|是|在|有|從事|从事|擁有|拥有|負責|负责|現任|现任|任職|任职|目前|曾|畢業|毕业|具|為|为|帶領|带领|管理))';

/**
 * Finds a whole Chinese name by its surname, where Latin letters spell it by another speech than that of the north, which none of its signs is read
 * in: `張詠欣小姐` of Cheung Wing Yan.
 */
export function southernSurnameFinder(surname: string): Find | undefined {
  const signs = SIGNS.get(surname.toLowerCase());
  if (signs === undefined) return undefined;
  const own =
    surname.toLowerCase() === 'szeto' || surname.includes('-') ? `(?:${signs.slice(0, 2)})` : `[${signs}]`;
  const said = [
    new RegExp(`(?<!\\p{Script=Han})${own}\\p{Script=Han}{1,2}${RESPECT}`, 'gu'),
    new RegExp(`${BEFORE}${own}\\p{Script=Han}{1,2}?${GOES_ON}`, 'gu'),
  ];
  return (text) =>
    said.flatMap((pattern) =>
      matchesOf(pattern, text).map(({ 0: name, index }) => ({ start: index, end: index + name.length })),
    );
}
