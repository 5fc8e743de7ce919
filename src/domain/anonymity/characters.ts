import { matchesOf } from '#src/lib/matches.ts';
import { characterFinder, type Find } from './near.ts';

const EAST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
const FORMS =
  /株式会社|주식회사|有限(?:责任|責任)?公司|股份|集团|集團|控股|公司|グループ|ホールディングス|그룹/gu;
/** What a house does, behind its own name: `三菱重工業`, `腾讯科技`. */
const TRADE =
  /(?:信息|信息科技|资讯|資訊|网络|網絡|科技|技术|技術|软件|軟件|电子|電子|重工業?|重工业|工業|工业|電機|製作所|自動車|汽车|汽車|製薬|制药|商事|物産|運輸|通運|急便|海運|商船|航空|鉄道|電鉄|食品|飲料|製菓|建設|不動産|製鉄|鉄鋼|薬品|生命|損保|火災|保険|電力|通信|物流|印刷|百貨店|物流|快递|快遞|食品|饮料|地产|地產|医药|醫藥|生物|能源|航空|保险|保險|証券|证券|银行|銀行|医院|醫院|病院|学校|學校|전자|자동차|중공업|은행|증권|건설|화학|병원|물류|식품|제약|화재|생명|항공|해운|통신|전기|택배|백화점|유통|카드|제철|타이어)+$/u;
// Those of a country, a city or an order tell none by themselves.
const OF_PLACES =
  /^(?:中国|中國|国家|國家|中央|北京|上海|广州|廣州|深圳|天津|重庆|南京|杭州|东京|東京|大阪|日本|京都|香港|台湾|台灣|台北|新加|人民|第一|全国|全國|国立|國立|株式|有限)/u;
const CITY =
  /^(?:北京|上海|广州|廣州|深圳|天津|重庆|重慶|南京|杭州|成都|武汉|武漢|苏州|蘇州|东京|東京|大阪|香港|台北)(?:市)?/u;

/**
 * Short forms of a house in Chinese, Japanese or Korean characters, each as it is written: without its legal form, its city
 * and its trade (`字节跳动` of 北京字节跳动科技有限公司), and the first two of its characters (`阿里` of 阿里巴巴).
 */
export function shortHouses(name: string): string[] {
  const own = name.replace(FORMS, '').trim();
  if (!EAST.test(own) || /(?:大学|大學|대학교?)$/u.test(own)) return [];
  const isPlace = OF_PLACES.test(own);
  const named = [own, own.replace(CITY, '')].flatMap((one) => [
    one,
    one.replace(/業$/u, ''),
    one.replace(TRADE, ''),
  ]);
  const cut = /^\p{Script=Han}{3,}$/u.test(own) && !isPlace && tells(own) ? [own.slice(0, 2)] : [];
  const whole = named.filter((one) => one !== name && (one.length > 2 || one === own) && tells(one));
  return [...new Set([...whole, ...cut])];
}

const HAN = /^\p{Script=Han}+$/u;
// What many houses and schools have in their names, or do.
const COMMON =
  /^(?:国际|國際|环球|环境|城市|建筑|建設|建设|交通|能源|电力|電力|电子|電子|信息|数据|數據|投资|投資|证券|證券|保险|保險|银行|銀行|文化|教育|医药|醫藥|医科|醫科|生物|汽车|汽車|航空|航天|铁路|鐵路|石油|化工|钢铁|食品|农业|農業|商业|商業|工业|工業|技术|技術|科学|科學|网络|網絡|互联|移动|联合|聯合|中心|师范|師範|理工|工商|财经|財經|政法|外国|外國|外语|语言|儿童|兒童|妇女|计算|新华|东方|東方|华东|华南|华北|华中|东北|西北|西南|中南|东南|国立|國立|女子|体育|體育|音乐|音樂|美术|美術|艺术|藝術|传媒|民族|海洋|矿业|林业|水利|邮电|中山|大学|大學)/u;
// Provinces and towns by which schools are called.
const PLACES =
  /^(?:浙江|江苏|江蘇|山东|山東|山西|河南|河北|湖南|湖北|广东|廣東|广西|廣西|福建|安徽|四川|贵州|云南|雲南|陕西|甘肃|吉林|辽宁|黑龙|海南|江西|青海|宁夏|新疆|西藏|内蒙|厦门|廈門|青岛|大连|宁波|无锡|合肥|西安|长沙|郑州|济南|福州|昆明|兰州|苏州|澳门|澳門|台中|高雄|新竹|台南|成功|名古|千葉|神戸|広島|福岡|北海|九州|東北|筑波|横浜|大阪|京都|東京|华盛|纽约|伦敦)/u;
// Where somebody learned or worked, or who they are there.
const WAS_THERE =
  /(?:在|于|於|从|從|自|入|现任|現任|曾任|历任|歷任|原|为|為|跳槽到|转到|加入|进|進|前|离开|離開|加盟|供职|就职|任职|读|讀|念|考上|at |from |to |for |joined |left |ex-|the )$/iu;
const DID_THERE =
  /^の?[\p{Script=Han}]{0,6}(?:学部|學部|学科|学系|研究科|卒(?:業)?|出身|院卒|在学|中退|在籍|入社|勤務|退職)|^(?:で|にて|に入社|に勤務|に転職|へ転職|を退職|から転職)|^(?:的)?(?:毕业|畢業|校友|本科|硕士|碩士|博士|学位|學位|学士|學士|学霸|出身|读|讀|念|工作|上班|任职|任職|实习|實習|担任|擔任|做|工程师|工程師|经理|經理|总监|總監|员工|員工|同事| (?:grad|alum|degree|engineer|office|team))/iu;

/**
 * Finds the short forms of a school or house in Chinese characters that many words sound like, in either form of the characters: a
 * school without its kind (`复旦` of 復旦大學), a house with its city (`北京字节`), and its first two characters alone where
 * the text says that somebody was there.
 */
export function shortInCharacters(name: string): Find[] {
  const school = /^(?:国立|國立|私立)?(\p{Script=Han}{2,4})(?:大学|大學)(?:院)?$/u.exec(name)?.[1];
  if (school !== undefined)
    return [
      either(`${school}大学`),
      ...(COMMON.test(school) || PLACES.test(school) || OF_PLACES.test(school)
        ? []
        : [there(either(school))]),
    ];
  const own = name.replace(FORMS, '').trim();
  const group = /^\p{Script=Hangul}{2}$/u.exec(own.replace(TRADE, ''))?.[0];
  if (group !== undefined && group !== own) return [ofGroup(group)];
  const city = CITY.exec(own)?.[0] ?? '';
  const core = own.slice(city.length);
  if (!HAN.test(own) || [...core].length < 2 || COMMON.test(core) || OF_PLACES.test(core) || !tells(core))
    return [];
  const cut = [...core].slice(0, 2).join('');
  const shorts = shortHouses(name).filter((one) => [...one].length > 2);
  const inCity = city === '' ? [] : [either(city.replace(/市$/u, '') + cut)];
  return [...shorts.map(either), ...inCity, there(either(cut))];
}

/** Either form of the characters: of those that sound alike, one has to be the same. */
function either(short: string): Find {
  const find = characterFinder(short);
  const signs = [...short];
  return (text) =>
    (find?.(text) ?? []).filter(({ start, end }) =>
      [...text.slice(start, end)].some((sign, at) => sign === signs[at]),
    );
}

const there =
  (find: Find): Find =>
  (text) =>
    find(text).filter(
      ({ start, end }) =>
        WAS_THERE.test(text.slice(Math.max(0, start - 8), start)) ||
        DID_THERE.test(text.slice(end, end + 10)),
    );

/** A group of two syllables is a word as well (`현대`): it counts where somebody was there. */
const ofGroup = (group: string): Find => {
  const there = new RegExp(
    `(?<!\\p{Script=Hangul})${group}(?=(?:그룹)?(?:에서|에|의)?(?: \\p{Script=Hangul}{1,4})? ?(?:\\d{1,2}년|근무|재직|출신|입사|이직|다니|다녔|일하|일했|경력|퇴사|소속|본사|계열))`,
    'gu',
  );
  return (text) => matchesOf(there, text).map(({ index }) => ({ start: index, end: index + group.length }));
};

// More than a place and a trade: `儿童医院` tells no house.
function tells(one: string): boolean {
  const core = one.replace(CITY, '').replace(TRADE, '');
  return (
    core.length > 1 &&
    (!OF_PLACES.test(one) || core.length > 2) &&
    !/^(?:儿童|兒童|小児|中心|人民|国民|國民|어린이)$/u.test(core)
  );
}
