import { matchesOf } from '#src/lib/matches.ts';
import { readerOf } from '../speech/readers.ts';
import { accountsByFrameIn, isMadeUp } from './accounts-by-frame.ts';
import { isInDictionary } from './reading.ts';
import { writtenAsIn } from './written-as.ts';

/** Networks and messengers in letters of other scripts, behind which an account stands with or without a sign. */
const ABROAD =
  'телеграм+|телега|тг|тлг|ватсап|вотсап|вайбер|скайп|вк|вконтакте|инстаграм+|инста|微信号?|微博|钉钉|飞书|小红书|QQ号|ライン|インスタ|카카오톡|카톡|라인|인스타(?:그램)?|텔레그램|טלגרם|ווטסאפ|אינסטגרם|לינקדאין|واتساب|واتس|تليجرام|تيليجرام|تلغرام|سناب|انستقرام|ไลน์|ไอดีไลน์|ไลน์ไอดี|τηλεγκραμ|βάιμπερ|टेलीग्राम|व्हाट्सएप|וויבר';
const ID = '(?: ?(?:id|ид|ник|号|아이디|ไอดี|ID|user(?:name)?|handle|name|account|nick|konto|compte|cuenta))?';
const ACCOUNT = '@?[A-Za-z0-9][A-Za-z0-9._#-]{2,38}[A-Za-z0-9]';
/** Names that are words as well, or short: what stands behind them is an account where it looks like one. */
const WORDLIKE =
  'LINE|Line|Signal|QQ|VK|WA|TG|Viber|Zalo|Kakao|KakaoTalk|WeChat|Weixin|Skype|Snap|Discord|Telegram|WhatsApp|Threema|Messenger|IG|Insta|Instagram|GitHub|GitLab|Kaggle|Teams|Xing|Behance|TikTok|Twitch|Twitter|Reddit|Snapchat|Mastodon|Bluesky|Strava|Lichess|Xbox|PSN';

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
/** What says that an account follows the name of a network or messenger. */
const IS = '(?: (?:is|was|ist|lautet|est|es|è|é|jest|är|er|heet|heißt|name is)| ?[:：=])';
/** One that is told to be theirs, on whatever it is: `her KakaoTalk is …`, `ihr Threema lautet …`. Only what no word is written like counts. */
const THEIRS = new RegExp(
  `(?<!\\p{L})(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Ss]eine?|[Ii]hre?|[Mm]eine?|[Ss]on|[Ss]a|[Ss]u|[Mm]i|[Ss]uo|[Ss]ua|[Ss]eu|[Zz]ijn|[Hh]aar|[Mm]ijn|\\p{Lu}\\p{L}+['’]s?) \\p{Lu}[\\p{L}]{1,20}${ID}${IS} ((?=@?[a-z][a-z0-9.-]*[_\\d]|@?[a-z]{2,}\\.[a-z]{2}|@)${ACCOUNT})(?![\\p{L}\\p{N}@])`,
  'gu',
);
/** The same where the network is known: what no dictionary has is an account. */
const KNOWN_IS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDLIKE}|${SMALL})${ID}${IS} (@?[a-z][a-z0-9._-]{3,38}[a-z0-9_])(?![\\p{L}\\p{N}@])`,
  'gu',
);
const BEHIND_ABROAD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ABROAD})${ID}\\s?[:：=,–—-]?\\s?(${ACCOUNT})(?![A-Za-z0-9@])`,
  'giu',
);

/** Words for what somebody is called on the web, in the languages of texts. */
const CALLED_SO =
  "handle|user ?name|gamer ?tag|alias|nick(?:name)?|screen ?name|user ?id|call ?sign|login(?: name)?|Benutzername|Nutzername|Nick|Kennung|pseudo(?:nyme)?|identifiant|nom d[’']utilisateur|usuari[oa]|nombre de usuario|nome utente|nome de usuário|utilizador|gebruikersnaam|schuilnaam|brukernavn|brugernavn|användarnamn|nazwa użytkownika|nick na forum|ksywa|никнейм|ник|логин|нік|логін|ユーザー名|ハンドルネーム|ハンドル|アカウント名?|用户名|昵称|网名|닉네임|아이디";
/** Where, between that word and the account: `handle on the forum`, `Nick im Forum`. */
const WHERE =
  '(?:は|是|는|은)?(?: (?:on|in|at|there|auf|im|sur|en|no|na|sul|op|på|w|for|dans|dem|den|the|our|most|all|le|el|la|het|de|o|на|в|у|here|his|her|their) ?(?:\\p{L}+ ?){0,3}?)?';

/** An account by how it is written: with a sign or a figure in it. */
const LOOKS_SO = '(?=@?[A-Za-z0-9.-]*(?:_|\\d|[A-Za-z]\\.[A-Za-z]))';

/** Behind what says that somebody is called so on the web: `Handle j0rd4nx`, `On Steam as s4tcliffe99`. */
const CALLED_THERE: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${CALLED_SO})${WHERE}(?: (?:is|was|still|just|lautet|ist|est|es|è|é|är|er|to))?\\s?[:：=]?\\s?(?<=[\\s:：=])["“«'‘]?(${LOOKS_SO}${ACCOUNT})(?![\\p{L}\\p{N}@])`,
    'giu',
  ),
  // `known on the railway forum as clydeside_lever`, `npm author ktamm_ee`
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:known|posts?|posting|posted|writes?|plays?|streams?|tweets?|blogs?|sells?|goes|signs?|found|listed|active|bekannt|schreibt|connue?|poste|écrit|conocid[oa]|publica|firma|bekend|znan[ya]|pisze)(?: \\p{L}+){0,6} (?:as|by|under|als|unter|comme|sous|como|onder|jako)|(?:npm|pypi|crates|docker|package|plugin|mod|map|wiki|forum) (?:author|maintainer|user|account|member|profile|editor)(?: is| name|:)?) ["“«'‘]?(${LOOKS_SO}${ACCOUNT})(?![\\p{L}\\p{N}@])`,
    'giu',
  ),
  // `On TikTok she is jess_ann_sj`
  new RegExp(
    `(?<!\\p{L})[Oo]n (?:${WORDLIKE}|${SMALL}|YouTube|LinkedIn|Facebook|X),? (?:s?he|they|I) (?:is|are|am|goes by|go by|posts? as|streams? as|writes? as) ["“«'‘]?(${LOOKS_SO}${ACCOUNT})(?![\\p{L}\\p{N}@])`,
    'gu',
  ),
  // `mr.glass on the forums`, `okbence no fórum`
  new RegExp(
    `(?<![\\p{L}\\p{N}@._/-])(${LOOKS_SO}${ACCOUNT})(?= (?:on|in|auf|im|sur|en|no|na|sul|op|på|w|на) (?:(?:the|most|all|all the|several|dem|den|le|les|el|los|het|de|o|os) )?(?:\\p{L}+ )?(?:forums?|boards?|Foren|forumach|foros?|fóruns?|форуме|Discord|Twitch|Reddit|Steam|Slack|Snapchat|Lichess|Stack Overflow|YouTube|X)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})[Oo]n \\p{Lu}[\\p{L} ]{1,20} as (${LOOKS_SO}${ACCOUNT})(?![\\p{L}\\p{N}@])`, 'gu'),
];
/** `my nick is yuktn`, `Pseudo : lucmo`: what no language has is an account there. */
const CALLED_IS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CALLED_SO})(?: (?:is|ist|lautet|est|es|è|é|är|er|to)| ?:) ["“„«‘]?([a-z][a-z0-9._-]{2,38}[a-z0-9])(?![\\p{L}\\p{N}@])`,
  'giu',
);
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
  /[_@#]|\p{L}{2}\.\p{L}{2}|\p{L}.*\d|\d.*\p{L}{2}/u.test(said) && !/^\d+\p{L}?$/u.test(said);

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
    ...matchesOf(THEIRS, text).map(place),
    ...writtenAsIn(text),
    ...accountsByFrameIn(text),
    ...matchesOf(CALLED_IS, text)
      .map(place)
      .filter(({ start, end }) => isMadeUp(text.slice(start, end), readerOf(text) ?? 'en')),
    ...[UNDER, ID_IS, KNOWN_IS]
      .flatMap((pattern) => matchesOf(pattern, text))
      .map(place)
      .filter((one) => isTold(one) || !isInDictionary(text.slice(one.start, one.end))),
  ];
}
