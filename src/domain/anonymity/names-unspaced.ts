import { matchesOf } from '#src/lib/matches.ts';
import { isHouseSomewhere } from './bent-places.ts';
import { framedInScripts, IN_SCRIPTS } from './frames-of-scripts.ts';

interface Stretch {
  start: number;
  end: number;
}

const HAN = '\\p{Script=Han}';
const KANA = '[\\p{Script=Han}\\p{Script=Katakana}ー・々]';
const HANGUL = '\\p{Script=Hangul}';
const ARABIC = '[\\p{Script=Arabic}\\p{M}]';
const SURNAMES_HAN =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙龍史陶黎贺顾龚邵万钱严';
const SURNAMES_HANGUL =
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모장탁국어은편용';

/** Where a house or a school stands in Chinese, in front of what somebody did there. */
const CHINESE: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:在|于|於|从(?!事)|從(?!事)|加入|加盟|入职|入職|跳槽到|跳槽至|离开|離開|来自|來自|毕业自|考入|考上|进入|進入|转到|轉到|转投|待过|待過|东家|前公司|现任|現任|曾任|历任|目前|之前|早年))(${HAN}{2,6}?)(?=(?:做|任|担任|擔任|工作|负责|負責|的|待|上班|实习|實習|当|當|带|帶|管|从事|從事|主管|读|讀|念|毕业|畢業|拿|[一二两兩三四五六七八九十半]+年|[，。、；\\s\\d]|$))`,
    'gu',
  ),
  new RegExp(
    `(${HAN}{2,6}?(?:公司|集团|集團|科技|大学|大學|学院|學院|银行|銀行|证券|證券|医院|醫院|研究院|研究所|工厂|工廠|厂|廠|事务所|事務所|律所|酒店|学校|學校|中学|电子|電子|制药|製藥|控股|汽车|航空))`,
    'gu',
  ),
  // A plant by its number behind its house.
  new RegExp(`(?<=${HAN})(第?[一二三四五六七八九十]{1,3}[厂廠])`, 'gu'),
  new RegExp(
    `(?<=(?:^|[，。；、：\\s]))(${HAN}{2,4})(?=${HAN}{0,6}(?:硕士|碩士|本科|博士|学士|學士|毕业|畢業|卒|出身|修士))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?:主管|经理|經理|总监|總監|老板|老闆|领导|領導|上司|同事|导师|導師|推荐人|推薦人|联系人)(?:是|叫|为|：|:)?)([${SURNAMES_HAN}]${HAN}{1,2})(?=[，。、；）)说知负会可愿\\s]|$)`,
    'gu',
  ),
];
const JAPANESE: readonly RegExp[] = [
  new RegExp(
    `(${KANA}{2,12})(?=(?:で|にて|では|に(?:入社|勤務|転職|在籍|出向|所属|入)|へ(?:転職|入社|出向)|を(?:退職|経て|辞め)|勤務|出身|卒|在籍|入社|から転職|株式会社))`,
    'gu',
  ),
  new RegExp(`(?<=(?:現在は|前は|以前は|現職は|前職は|新卒で|新卒は|株式会社))(${KANA}{2,12})`, 'gu'),
  new RegExp(
    `(${KANA}{1,8}(?:製作所|大学|銀行|病院|工業|電機|運輸|商事|物産|製薬|建設|不動産|ホテル|ホールディングス))`,
    'gu',
  ),
];
const KOREAN: readonly RegExp[] = [
  new RegExp(
    `(?<!${HANGUL})(${HANGUL}{2,8}?)(?=(?:에서|에 (?:입사|근무|재직|다니|있)|으?로 이직|[을를] (?:나왔|거쳐|졸업|퇴사|떠나)| ?(?:출신|재직|입사|근무|퇴사|졸업)))`,
    'gu',
  ),
  new RegExp(
    `(?<!${HANGUL})(${HANGUL}{1,6}(?:대학교|은행|병원|전자|그룹|건설|생명|증권|카드|물산|중공업|자동차|화학|항공|호텔)|${HANGUL}{2,4}대)(?=[을를의에과와은는\\s,.]|$)`,
    'gu',
  ),
  new RegExp(
    `(?<!${HANGUL})([${SURNAMES_HANGUL}]${HANGUL}{0,3})(?= ?(?:씨|님|팀장|과장|부장|대리|이사|대표|차장|교수|선생))`,
    'gu',
  ),
];
const ARABIAN: readonly RegExp[] = [
  new RegExp(
    `(?<=(?:^|[\\s،.؛])(?:شركة|مجموعة|جامعة|بنك|مستشفى|فندق|مطعم|بشركة|بجامعة|ببنك|مؤسسة|مصرف|معهد|كلية|السيد|السيدة|الأستاذ|الدكتور|مدير[ته]?ا? |شرکت|دانشگاه|بانک|گروه|بیمارستان|موسسه|هتل|آقای|خانم|دکتر|مهندس) )(${ARABIC}+(?: ${ARABIC}+)?)`,
    'gu',
  ),
  new RegExp(`(?<=(?:^|[\\s،.؛])(?:في|لدى|عند|مع|در|از|با|نزد) )((?!ال)${ARABIC}{3,})`, 'gu'),
];

/** Whom respect or a rank tells to be somebody, though the name is a word as well: `张总`, `中村部長`. */
const SOMEBODY: readonly RegExp[] = [
  new RegExp(
    `([${SURNAMES_HAN}]${HAN}{0,2}?)(?=(?:先生|女士|小姐|老师|老師|总(?![监部体共结])|博士|教授))`,
    'gu',
  ),
  new RegExp(
    `(?<!${KANA})((?!(?:お客|営業|人事|製造|総務|経理|技術|開発|品質|購買|生産|工場|企画|販売|物流|管理|事業|配車|学校|医|看護|本|副|支|各|皆|奥|娘|息子)(?:さん|様|部長|課長|店長|先生))${KANA}{1,4})(?=(?:さん|様|氏|部長|課長|社長|店長|先生))`,
    'gu',
  ),
];
/** What stands before a school or a house and is no part of its name. */
const LEADING =
  /^(?:毕业于|畢業於|任职于|任職於|就职于|就職於|供职于|现在|現在|目前在|之前在|曾在|早年在|毕业|后来|進入|进入|加入|在|于|於|从(?!事)|從(?!事)|去|到)/u;

/** What many say where a house may stand. */
const PLAIN =
  /^(?:一家|某|该|本|贵|我|大型|外资|国企|上市|创业|海外|国内|國內|欧洲|亚洲|线上|工厂|工廠|公司|集团|集團|大学|大學|学院|银行|銀行|医院|醫院|酒店|学校|リモート|チーム|オンライン|メール|フルタイム|パート|シフト|マネージャー|リーダー|グループ|プロジェクト|現場|倉庫|店舗|大学|高校|病院|銀行|英語|日本語|現在|以前|個人|自分|客|お客|皆|現場|회사|팀|본사|지점|집|재택|해외|국내|서울|부산|인천|대구|대전|광주|수원|판교|강남|공장|병원|학교|대학|대학교|업계|분야|이후|그곳|여기|거기|스타트업|대기업|중견기업|외국계|부서|프로젝트|물류센터|정규직|계약직|현재|은행|호텔|그룹|최대|시대|세대|기대|확대|상대|반대|고객|선생|이번|저희)$/u;

/** What stands before the Japanese "at" and "by" and is no town: how, by what and among whom something was done. */
const NO_TOWN =
  /^(?:単独|共同|全国|全社|全員|各地|国内|国外|海外|現地|社内|社外|在宅|自宅|屋内|屋外|無料|有料|直接|電話|対面|最短|最大|最後|最終|最高|独学|母国|前半|後半|途中|当時|主体|自社|他社|当社|同社|本社|支社|支店|業界|部門|部署|職場|会社|市場|店頭|窓口|研修|実習|留学|出張|派遣|契約|正社員|新卒|中途|首席|優等|中心|専門|分野|領域|環境|条件|理由|方法|基準|規模|形式|単位|目的|前提|責任者|担当|一人|二人|三人|二年|三年|半年|一年|年間|東京|大阪|名古屋|横浜|京都|神戸|福岡|札幌|仙台|広島|日本)$/u;

let words: Intl.Segmenter | undefined;
/** Whether a piece is one word of the dictionary of Chinese and Japanese that comes with the platform. */
function isOneWord(said: string): boolean {
  words ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...words.segment(said)].length === 1;
}

function isPlain(said: string): boolean {
  if (isHouseSomewhere(said)) return false;
  if (PLAIN.test(said)) return true;
  return /^[\p{Script=Han}々]+$/u.test(said) && isOneWord(said);
}

/** Texts whose names are told by what stands around them, as neither gaps nor capitals do. */
const SCRIPTS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{M}\p{N}ー々・]+$/u;

/** Whether a word of a text is in one of these scripts alone, so that `namesUnspacedIn` tells what of it may be a name. */
export const isUnspaced = (word: string): boolean =>
  (SCRIPTS.test(word) || IN_SCRIPTS.test(word)) && /\p{L}/u.test(word);

/**
 * Where a Chinese, Japanese, Korean, Arabic, Persian, Hebrew or Thai text tells by what stands around it that a house, a school or somebody is named. What it
 * leaves may be a name all the same: such a text waits whatever this finds.
 * @param isTaken whether a place is taken out already
 */
export function namesUnspacedIn(text: string, isTaken: (one: Stretch) => boolean): Stretch[] {
  const patterns = [
    ...(/\p{Script=Hiragana}/u.test(text) ? JAPANESE : /\p{Script=Han}/u.test(text) ? CHINESE : []),
    ...(/\p{Script=Hangul}/u.test(text) ? KOREAN : []),
    ...(/\p{Script=Arabic}/u.test(text) ? ARABIAN : []),
  ];
  const named = patterns.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: said = '', index }) => {
      const start = index + (LEADING.exec(said)?.[0].length ?? 0);
      const end = index + said.length;
      const name = text.slice(start, end);
      // A town beside a house tells the house, and is one word of the dictionary.
      const isTown =
        /^(?:で|にて)/.test(text.slice(end)) &&
        /^\p{Script=Han}{2,3}$/u.test(name) &&
        !PLAIN.test(name) &&
        !NO_TOWN.test(name);
      return isPlain(name) && !isTown ? [] : [{ start, end }];
    }),
  );
  const people = (/\p{Script=Han}/u.test(text) ? SOMEBODY : []).flatMap((pattern) =>
    matchesOf(pattern, text).map(({ 1: said = '', index }) => ({ start: index, end: index + said.length })),
  );
  const inOrder = [...named, ...people, ...framedInScripts(text, isTaken)]
    .filter((one) => !isTaken(one))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Stretch[] = [];
  for (const one of inOrder) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}
