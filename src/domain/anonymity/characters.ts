const EAST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
const FORMS =
  /株式会社|주식회사|有限(?:责任|責任)?公司|股份|集团|集團|控股|公司|グループ|ホールディングス|그룹/gu;
/** What a house does, behind its own name: `三菱重工業`, `腾讯科技`. */
const TRADE =
  /(?:信息|信息科技|资讯|資訊|网络|網絡|科技|技术|技術|软件|軟件|电子|電子|重工業?|重工业|工業|工业|電機|製作所|自動車|汽车|汽車|製薬|制药|商事|物産|証券|证券|银行|銀行|医院|醫院|病院|学校|學校|전자|자동차|중공업|은행|증권|건설|화학|병원)+$/u;
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

// More than a place and a trade: `儿童医院` tells no house.
function tells(one: string): boolean {
  const core = one.replace(CITY, '').replace(TRADE, '');
  return (
    core.length > 1 &&
    (!OF_PLACES.test(one) || core.length > 2) &&
    !/^(?:儿童|兒童|小児|中心|人民|国民|國民|어린이)$/u.test(core)
  );
}
