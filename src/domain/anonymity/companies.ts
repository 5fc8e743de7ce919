import { fold } from '#src/lib/fold.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { wordsOf } from './fold.ts';
import { isInDictionary, isPlaceName } from './reading.ts';

// Each line: what one organisation is called, its short forms, acronyms and tickers. Those in capitals count in capitals alone.
const GROUPS = `
PricewaterhouseCoopers | PwC | PWC | Price Waterhouse Coopers | Price Waterhouse
Ernst & Young | EY | E&Y | Ernst and Young
Deloitte | Deloitte Touche Tohmatsu | DTT | Deloittes
KPMG | Klynveld Peat Marwick Goerdeler
McKinsey & Company | McKinsey | McK
Boston Consulting Group | BCG
Bain & Company | Bain
BHP | BHP Billiton | BHP Group | Broken Hill Proprietary
Rio Tinto | Rio | RIO
Commonwealth Bank of Australia | CommBank | CBA | Commonwealth Bank | Comm Bank
National Australia Bank | NAB
Australia and New Zealand Banking Group | ANZ | ANZ Bank
Westpac | Westpac Banking Corporation | WBC
Macquarie Group | Macquarie | MQG | Macquarie Bank
Woolworths | Woolworths Group | Woolies | WOW | Countdown
Coles | Coles Group | COL | Coles Supermarkets
McDonald's | Maccas | Macca's | Mickey D's | MCD | McDonalds
Kmart | K-Mart | Kmart Australia
Bunnings | Bunnings Warehouse | Bunno's
Wesfarmers | WES
Telstra | TLS | Telecom Australia
Optus | Singtel Optus
Qantas | Qantas Airways | QAN | Flying Kangaroo
Virgin Australia | Virgin Blue | VAH
Air New Zealand | Air NZ | AIR NZ
Fisher & Paykel | F&P | FPH | Fisher & Paykel Healthcare
Fonterra | Fonterra Co-operative Group | FSF
Australia Post | AusPost | Auspost
Australian Broadcasting Corporation | ABC | Aunty
Special Broadcasting Service | SBS
Royal Children's Hospital | RCH
Royal Melbourne Hospital | RMH
Royal Prince Alfred Hospital | RPA | RPAH
Royal North Shore Hospital | RNSH
St Vincent de Paul Society | Vinnies | SVDP
Salvation Army | Salvos | The Salvos
Red Cross | ARC
Australian Taxation Office | ATO | Tax Office
Australian Securities and Investments Commission | ASIC
Reserve Bank of Australia | RBA
Commonwealth Scientific and Industrial Research Organisation | CSIRO
Transport for NSW | TfNSW | Transport for New South Wales
Australian Securities Exchange | ASX
Computershare | CPU
Insurance Australia Group | IAG | NRMA Insurance
Suncorp | SUN | Suncorp Group
QBE Insurance | QBE
AustralianSuper | Australian Super | AusSuper
Atlassian | TEAM
Westfield | Scentre Group | SCG
Lendlease | Lend Lease | LLC
Mirvac | MGR
Stockland | SGP
Origin Energy | Origin | ORG
AGL Energy | AGL
Woodside | Woodside Energy | WDS
Fortescue | Fortescue Metals Group | FMG
CSL | CSL Behring | Commonwealth Serum Laboratories
Cochlear | COH
Harvey Norman | HVN | Harvey's
JB Hi-Fi | JBs | JB HiFi | JBH
David Jones | DJs | DJ's
Myer | MYR
Hungry Jack's | Hungry Jacks | HJs
Officeworks | OW
Dan Murphy's | Dan's | Dan Murphys
Spotless | Downer | Downer EDI | DOW
JPMorgan Chase | JPMorgan | JP Morgan | J.P. Morgan | JPM | JPMC
Goldman Sachs | Goldmans | Goldman | GS
Morgan Stanley | MS
Bank of America | BofA | BoA | BAML | Bank of America Merrill Lynch
Merrill Lynch | Merrills
Citigroup | Citi | Citibank
Deutsche Bank | DB
Credit Suisse | CS
UBS | Union Bank of Switzerland
HSBC | Hongkong and Shanghai Banking Corporation
Barclays | BarCap | Barclays Capital
Lloyds Banking Group | Lloyds | LBG
Royal Bank of Scotland | RBS | NatWest
Standard Chartered | StanChart
Marks & Spencer | M&S | Marks and Sparks | Marks and Spencer
John Lewis Partnership | John Lewis | JLP
Sainsbury's | Sainsburys | Sainos | JS | Sainsbury's Supermarkets
British Broadcasting Corporation | BBC | the Beeb | Beeb
British Telecom | BT Group | British Telecommunications
British Airways | BA
British Petroleum | BP
GlaxoSmithKline | GSK | Glaxo
AstraZeneca | AZ | Astra Zeneca
Johnson & Johnson | J&J | JNJ
Procter & Gamble | P&G | PG
National Health Service | NHS
Transport for London | TfL
London School of Economics | LSE
International Business Machines | IBM | Big Blue
Hewlett-Packard | HP | HPE | Hewlett Packard | Hewlett Packard Enterprise
Microsoft | MSFT | Microsoft Corporation
Google | Alphabet | GOOG | GOOGL
Facebook | Meta | Meta Platforms | FB
Amazon | Amazon Web Services | AWS | AMZN
Apple | AAPL
Accenture | ACN | Andersen Consulting
Tata Consultancy Services | TCS | Tata Consultancy
Infosys | INFY | Infy
Cognizant | CTSH | Cognizant Technology Solutions
General Electric | GE
General Motors | GM
International Monetary Fund | IMF
United Nations | UN
World Health Organization | WHO
Federal Express | FedEx
United Parcel Service | UPS
American Express | Amex | AMEX
Coca-Cola | Coke | Coca Cola | KO
PepsiCo | Pepsi | PEP
Starbucks | SBUX
Walmart | Wal-Mart | WMT
Volkswagen | VW | Volkswagen AG
Bayerische Motoren Werke | BMW
Mercedes-Benz | Mercedes | Daimler | Daimler-Benz
Deutsche Bahn | DB
Deutsche Telekom | T-Mobile | Telekom
Siemens Gamesa | SGRE | Siemens Gamesa Renewable Energy | Gamesa
Siemens | Siemens AG | SIE
Royal Dutch Shell | Shell | Shell plc
TotalEnergies | Total | Total Energies
Eni | ENI | Ente Nazionale Idrocarburi
L'Oréal | Loreal | L’Oreal
Louis Vuitton Moët Hennessy | LVMH | Louis Vuitton
Air France | Air France-KLM
Société Nationale des Chemins de fer Français | SNCF
Huawei | 华为 | 華為 | Huawei Technologies
Alibaba | 阿里巴巴 | BABA | Ali
Tencent | 腾讯 | 騰訊 | WeChat
Baidu | 百度 | BIDU
ByteDance | 字节跳动 | TikTok
Xiaomi | 小米
Lenovo | 联想 | 聯想
Bank of China | 中国银行 | BOC
Industrial and Commercial Bank of China | ICBC | 工商银行 | 中国工商银行
Samsung | 삼성 | 삼성전자 | Samsung Electronics
LG Electronics | LG | LG전자
Hyundai | 현대 | 현대자동차 | Hyundai Motor
Taiwan Semiconductor Manufacturing Company | TSMC | 台積電 | 台积电 | 台灣積體電路製造
A.P. Møller - Mærsk | Maersk | Mærsk | A.P. Moller | APMM
Uniqlo | ユニクロ | Fast Retailing
Rakuten | 楽天
Mitsubishi | 三菱 | Mitsubishi Corporation
Panasonic | パナソニック
Honda | ホンダ | 本田技研工業
Nissan | 日産 | 日産自動車
Kakao | 카카오
Naver | 네이버
Lukoil | Лукойл
Rosneft | Роснефть
St Vincent's Hospital | St Vincent's | St V's | St Vinnies | Vinnies | SVHS | SVH
Royal North Shore | RNS | RNSH
Clifford Chance | Cliffords | CC
Allen & Overy | A&O
Toyota | トヨタ | トヨタ自動車 | 豊田
Sony | ソニー
Nintendo | 任天堂
Hitachi | 日立 | 日立製作所
SoftBank | ソフトバンク
Nippon Telegraph and Telephone | NTT
Gazprom | Газпром
Yandex | Яндекс
Sberbank | Сбербанк | Сбер
VTB Bank | ВТБ | VTB
Tinkoff | Тинькофф | T-Bank
China Merchants Bank | 招商银行 | 招行 | CMB
China Construction Bank | 中国建设银行 | 建设银行 | 建行 | CCB
Agricultural Bank of China | 中国农业银行 | 农业银行 | 农行
Ping An | 平安保险 | 中国平安 | 平安 | Ping An Insurance
China Mobile | 中国移动
JD.com | 京东 | Jingdong
Meituan | 美团
Saudi Aramco | أرامكو السعودية | أرامكو | Aramco
Emirates | طيران الإمارات
Al Rajhi Bank | مصرف الراجحي | الراجحي
National Bank of Greece | Εθνική Τράπεζα | NBG
Piraeus Bank | Τράπεζα Πειραιώς
Bangkok Bank | ธนาคารกรุงเทพ | BBL
Kasikornbank | ธนาคารกสิกรไทย | KBank
Siam Commercial Bank | ธนาคารไทยพาณิชย์ | SCB
Tata Consultancy Services | टाटा कंसल्टेंसी सर्विसेज | TCS
State Bank of India | भारतीय स्टेट बैंक | SBI
Bank Hapoalim | בנק הפועלים | Hapoalim
Bank Leumi | בנק לאומי | Leumi
Chulalongkorn University | จุฬาลงกรณ์มหาวิทยาลัย | Chulalongkorn | Chula
Hawaiian Electric | HECO
National Tsing Hua University | 國立清華大學 | 清華大學 | 清華 | Tsing Hua | NTHU
National Taiwan University | 國立臺灣大學 | 台大 | NTU
Waseda University | 早稲田大学 | 早稲田 | Waseda
Keio University | 慶應義塾大学 | 慶應 | Keio
Osaka University | 大阪大学 | 阪大 | Handai
Korea University | 고려대학교 | 고대
Yonsei University | 연세대학교 | 연세대 | Yonsei
Trinity College Dublin | TCD | Trinity | Trinity College
University College Dublin | UCD
California Institute of Technology | Caltech
Monash University | Monash | Monash Uni
Tsinghua University | 清华大学 | 清華大學 | 清华 | Tsinghua | THU
Peking University | 北京大学 | 北京大學 | 北大 | PKU | Beijing University | Beida
Fudan University | 复旦大学 | 复旦 | Fudan
Shanghai Jiao Tong University | 上海交通大学 | SJTU | Jiaotong
Zhejiang University | 浙江大学 | ZJU
University of Hong Kong | 香港大学 | 香港大學 | HKU
National University of Singapore | NUS | 新加坡国立大学
University of Tokyo | 東京大学 | 東大 | Todai | UTokyo
Kyoto University | 京都大学 | 京大
Seoul National University | 서울대학교 | 서울대 | SNU
Kyiv Polytechnic Institute | КПІ | KPI | Київський політехнічний інститут | Igor Sikorsky Kyiv Polytechnic Institute | Kyiv Polytechnic
Moscow State University | МГУ | MGU | MSU | Lomonosov
Politecnico di Milano | Polimi | PoliMi | Milan Polytechnic
Sapienza University of Rome | La Sapienza | Sapienza
University of New South Wales | UNSW
University of Sydney | USyd | Sydney Uni | Usyd
University of Technology Sydney | UTS
University of Melbourne | UniMelb | Melbourne Uni
University of Queensland | UQ
Queensland University of Technology | QUT
University of Western Australia | UWA
Royal Melbourne Institute of Technology | RMIT
Australian National University | ANU
University of Auckland | UoA | Auckland Uni
Massachusetts Institute of Technology | MIT
University of California, Los Angeles | UCLA
University of California, Berkeley | UC Berkeley | Berkeley | Cal
University College London | UCL
Imperial College London | Imperial College
King's College London | KCL | Kings College
London Business School | LBS
Indian Institute of Technology | IIT
Indian Institute of Management | IIM
École Polytechnique Fédérale de Lausanne | EPFL
Eidgenössische Technische Hochschule | ETH | ETH Zürich | ETH Zurich
Korea Advanced Institute of Science and Technology | KAIST | 카이스트 | 한국과학기술원
Moscow Institute of Physics and Technology | MIPT | МФТИ | Физтех | Московский физико-технический институт
University of the Witwatersrand | Wits | Wits University
Stellenbosch University | Maties | Stellies
University of Cape Town | UCT | Ikeys
Singapore Airlines | SIA
John Lewis | John Lewis Partnership | JL | JLP
Nanyang Technological University | NTU | 南洋理工大学
Chulalongkorn University | Chula | จุฬาลงกรณ์มหาวิทยาลัย | จุฬาฯ
Maynooth University | NUIM | National University of Ireland Maynooth
Technische Universität München | TUM | TU München | TU Munich
Rheinisch-Westfälische Technische Hochschule | RWTH | RWTH Aachen
Turkish Airlines | THY | Türk Hava Yolları
Sony | ソニー
Honda | ホンダ | 本田技研工業
Nissan | 日産自動車 | 日産
Hitachi | 日立製作所 | 日立
Panasonic | パナソニック
Mitsubishi | 三菱商事 | 三菱
Alibaba | 阿里巴巴
Tencent | 腾讯 | 騰訊
Lenovo | 联想 | 聯想
Xiaomi | 小米
Hyundai | 현대자동차 | 현대
LG Electronics | LG전자
Gazprom | Газпром
Yandex | Яндекс
Rosneft | Роснефть
`;

interface Group {
  /** Folded words of each name. */
  keys: Set<string>;
  names: string[];
}

let known: ReadonlyMap<string, Group> | undefined;

/** What of the two lists stands first is what its names mean. */
function groups(): ReadonlyMap<string, Group> {
  if (known !== undefined) return known;
  const byKey = new Map<string, Group>();
  for (const line of [...GROUPS.trim().split('\n'), ...linesOf('other-names.txt')]) {
    const names = line.split(' | ');
    const keys = new Set(names.map(keyOf));
    // A group that shares a whole name with another is the same house, in another language or by more names.
    const whole =
      byKey.get(keyOf(names[0] ?? '')) ??
      names
        .filter((name) => name.split(' ').length > 2 && name !== name.toUpperCase())
        .map((name) => byKey.get(keyOf(name)))
        .find((group) => group !== undefined);
    if (whole !== undefined)
      for (const name of names) if (!whole.names.includes(name)) whole.names.push(name);
    const group = whole ?? { keys, names };
    for (const key of keys) if (!byKey.has(key)) byKey.set(key, group);
  }
  known = byKey;
  return known;
}

function keyOf(name: string): string {
  return wordsOf(name.replace(/['’]/g, ''))
    .filter((word) => word !== 'and')
    .join(' ');
}

/** The country of a house of many: `EY Việt Nam`, `Deloitte Polska`. */
const OF_COUNTRY =
  /(?<=\S{2}) (?:\()?(?:Australia|New Zealand|NZ|UK|United Kingdom|Ireland|USA?|Canada|India|Singapore|Malaysia|Hong Kong|Japan|China|Việt Nam|Viet ?[Nn]am|Indonesia|Thailand|Philippines|Pakistan|Bangladesh|Sri Lanka|South Africa|Nigeria|Kenya|Ghana|Egypt|Deutschland|Germany|Österreich|Austria|Schweiz|Suisse|Switzerland|France|España|Spain|Italia|Italy|Portugal|Brasil|Brazil|México|Mexico|Argentina|Chile|Colombia|Perú|Peru|Polska|Poland|Česko|Česká republika|Czech Republic|Slovensko|Slovakia|Magyarország|Hungary|România|Romania|Türkiye|Turkey|Sverige|Sweden|Norge|Norway|Danmark|Denmark|Suomi|Finland|Nederland|Netherlands|België|Belgique|Belgium|Luxembourg|Ελλάς|Greece|Україна|Ukraine|UAE|Middle East|ME|MENA|EMEA|APAC|Asia(?: Pacific)?|Europe|Africa|Saudi Arabia|KSA|Qatar|Kuwait|Oman|Bahrain|Israel)\)?$/u;

// Without its legal form and, after a hospital, its city: `Infosys Limited`, `Royal Children's Hospital Melbourne`.
const withoutForm = (name: string): string =>
  name
    .replace(
      /[\s,]+(?:pty\.?|ltd\.?|limited|inc\.?|incorporated|llc|llp|plc|gmbh|ag|corp\.?|corporation|co\.?)(?=$|[\s,])/giu,
      '',
    )
    .replace(/(?<=\bhospital) \p{L}+$/iu, '')
    .replace(OF_COUNTRY, '')
    .replace(/(?:技术|技術|科技|集团|集團|控股)*(?:股份)?有限公司$|株式会社$|^株式会社|주식회사/gu, '');

/** `Toyota Motor`, `Siemens Mobility` by what all of the house is called. */
const withoutKind = (name: string): string =>
  name.replace(
    /(?<=\p{L}{4}) (?:Motors?|Mobility|Electric|Electronics|Aerospace|Energy|Digital|Technolog(?:y|ies)|Consulting|Services|Solutions|Healthcare|Pharma(?:ceuticals)?|Foods|Logistics|Automotive|Chemicals?|Heavy Industries)$/u,
    '',
  );

/** `Rheinisch-Westfälische Technische Hochschule Aachen` without its town. */
function withoutTown(name: string): string {
  const [, rest = name, town = ''] = /^(.+?)(?:,| -| –)? (?:in |zu )?(\p{Lu}[\p{L}’'-]+)$/u.exec(name) ?? [];
  return isPlaceName(fold(town)) ? rest : name;
}

/** What else an organisation is called: short forms, acronyms, tickers, its name in its own script or another language. */
export function companyAliases(name: string): string[] {
  const all = groups();
  // `voestalpine Stahl GmbH` by its own word.
  const [first = ''] = name.split(' ');
  const isOwn = first.length > 5 && !isInDictionary(first.toLowerCase()) && !isPlaceName(fold(first));
  const named = [name, withoutForm(name)].flatMap((one) => all.get(keyOf(one)) ?? []).slice(0, 1);
  // `IIT` of the Indian Institute of Technology at any town.
  const wider = [withoutTown(name), ...(isOwn ? [first] : [])].flatMap((one) => all.get(keyOf(one)) ?? []);
  // Of `Toyota`, a town as well, in another script alone.
  const bare = withoutKind(withoutForm(name));
  const short = named.length > 0 ? [] : (all.get(keyOf(bare))?.names ?? []);
  const names = [
    ...[...named, ...wider].flatMap((group) => group.names),
    ...short.filter((one) => !isPlaceName(fold(bare)) || !/\p{Script=Latin}/u.test(one)),
  ];
  return [...new Set(names)].filter((other) => keyOf(other) !== keyOf(name) || other !== name);
}
