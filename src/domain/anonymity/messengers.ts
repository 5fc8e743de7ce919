import { matchesOf } from '#src/lib/matches.ts';
import { isInDictionary } from './reading.ts';

/** Networks and messengers in letters of other scripts, behind which an account stands with or without a sign. */
const ABROAD =
  'телеграм+|телега|тг|тлг|ватсап|вотсап|вайбер|скайп|вк|вконтакте|инстаграм+|инста|微信号?|微博|钉钉|飞书|小红书|QQ号|ライン|インスタ|카카오톡|카톡|라인|인스타(?:그램)?|텔레그램|טלגרם|ווטסאפ|אינסטגרם|לינקדאין|واتساب|واتس|تليجرام|تيليجرام|تلغرام|سناب|انستقرام|ไลน์|ไอดีไลน์|ไลน์ไอดี|τηλεγκραμ|βάιμπερ|टेलीग्राम|व्हाट्सएप|וויבר';
const ID = '(?: ?(?:id|ид|ник|号|아이디|ไอดี|ID|user(?:name)?|handle|name|account|nick|konto|compte|cuenta))?';
const ACCOUNT = '@?[A-Za-z0-9][A-Za-z0-9._-]{2,38}[A-Za-z0-9]';
/** Names that are words as well, or short: what stands behind them is an account where it looks like one. */
const WORDLIKE =
  'LINE|Line|Signal|QQ|VK|WA|TG|Viber|Zalo|Kakao|KakaoTalk|WeChat|Weixin|Skype|Snap|Discord|Telegram|WhatsApp|Threema|Messenger|IG|Insta|Instagram|GitHub|GitLab|Kaggle|Teams|Xing|Behance|TikTok';

/** After the name of a network and a sign: `LINE: golf.srisuk`, `Telegram: kberezh`. */
const BEHIND_SIGN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDLIKE})${ID}\\s?[:：=]\\s?(${ACCOUNT})(?![\\p{L}\\p{N}@])`,
  'giu',
);
/** Those that are no word in small letters either. */
const SMALL =
  'skype|telegram|whatsapp|wechat|weixin|viber|zalo|kakaotalk|instagram|insta|github|gitlab|discord|tiktok|behance|threema|kaggle|xing';
/** The same without a sign: `Skype noa.berk`, `WeChat ID noa_b82`, `skype ravi.subbu86`. */
const BEHIND = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDLIKE}|${SMALL})${ID} (${ACCOUNT})(?![\\p{L}\\p{N}@])`,
  'gu',
);
const BEHIND_ABROAD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ABROAD})${ID}\\s?[:：=,–—-]?\\s?(${ACCOUNT})(?![A-Za-z0-9@])`,
  'giu',
);

/** Behind what says that somebody is called so on the web: `Handle j0rd4nx`, `On Steam as s4tcliffe99`. */
const CALLED_THERE: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:handle|user ?name|gamer ?tag|alias|nick(?:name)?|screen ?name|user ?id)(?: (?:is|was|on there is|there is|still|just))?\\s?[:=]?\\s(${ACCOUNT})(?![\\p{L}\\p{N}@])`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})[Oo]n \\p{Lu}[\\p{L} ]{1,20} as (${ACCOUNT})(?![\\p{L}\\p{N}@])`, 'gu'),
];
/** `on LinkedIn under norawhit`: what stands there is an account, whatever it looks like. */
const UNDER =
  /(?<!\p{L})(?:LinkedIn|GitHub|GitLab|Instagram|Insta|IG|TikTok|Twitter|Facebook|Behance|Telegram|Strava|YouTube|Reddit|Discord|Xing|Kaggle) (?:under|as|by the name(?: of)?|by) ([a-z][a-z0-9._-]{3,30}[a-z0-9])(?![\p{L}\p{N}@])/gu;
/** `Teams id is rsubbu`: an account in small letters, which is no word. */
const ID_IS =
  /(?<![\p{L}\p{N}])(?:[Tt]eams|[Ss]kype|[Ss]lack|[Dd]iscord|[Cc]hat|[Ll]ogin|[Tt]elegram|[Ww]e[Cc]hat|LINE|[Zz]oom|[Ss]team|PSN|[Xx]box) (?:id|ID|handle|name|user|account)(?: is)?:? ([a-z][a-z0-9._-]{3,30}[a-z0-9])(?![\p{L}\p{N}@])/gu;
/** Letters without a figure that are an account behind what nothing else stands behind. */
const GAMERTAG =
  /(?<![\p{L}\p{N}])(?:gamer ?tag|user ?name|screen ?name)(?: is)?\s?[:=]?\s(?=[a-z]{0,20}[^aeiouy\W\d]{4})([a-z]{5,24})(?![\p{L}\p{N}@])/giu;

/** Whether it is no word and no amount: with a figure beside letters, a sign within it or a sign before it. */
const isAccount = (said: string): boolean =>
  /[_@]|\p{L}{2}\.\p{L}{2}|\p{L}.*\d|\d.*\p{L}{2}/u.test(said) && !/^\d+\p{L}?$/u.test(said);

/**
 * Accounts on networks and messengers that a text names, in any of the scripts in which they are named. A network whose name is a word
 * as well is one where what follows is written as an account.
 */
export function accountsIn(text: string): { start: number; end: number }[] {
  const place = ({ 0: said, 1: account = '', index }: RegExpExecArray): { start: number; end: number } => ({
    start: index + said.length - account.length,
    end: index + said.length,
  });
  const isTold = ({ start, end }: { start: number; end: number }): boolean =>
    isAccount(text.slice(start, end));
  return [
    ...matchesOf(BEHIND_SIGN, text).map(place).filter(isTold),
    ...matchesOf(BEHIND, text).map(place).filter(isTold),
    ...matchesOf(BEHIND_ABROAD, text).map(place),
    ...CALLED_THERE.flatMap((pattern) => matchesOf(pattern, text).map(place).filter(isTold)),
    ...matchesOf(GAMERTAG, text).map(place),
    ...[UNDER, ID_IS]
      .flatMap((pattern) => matchesOf(pattern, text))
      .map(place)
      .filter((one) => isTold(one) || !isInDictionary(text.slice(one.start, one.end))),
  ];
}
