import { lowerOf } from '#src/lib/fold.ts';

// The languages in which CVs of the markets served are written.
const LOCALES = ['en', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'da', 'nb', 'fi', 'pl'];

// Abbreviations beside those that Unicode's tables have, and the months of Czech, of whose short forms some are words of English.
const ABBREVIATIONS = [
  'jan|janv|gen|genn|ene|jän|leden|ledna',
  'feb|febr|febbr|feber|fév|fev|févr|fevr|únor|února',
  'mar|mär|mrz|maerz|mrt|maa|mars|mzo|březen|března',
  'apr|avr|abr|duben|dubna',
  'may|mai|mag|magg|mei|maj|květen|května',
  'jun|giu|juin|červen|června',
  'jul|juil|juill|lug|lugl|červenec|července',
  'aug|aou|aoû|ago|août|srpen|srpna',
  'sep|sept|set|sett|septiembre|setiembre|září',
  'oct|okt|ott|out|říjen|října',
  'nov',
  'dec|dez|dic|déc|prosinec|prosince',
];

/** The names of each month, without stops, in lower case. */
const MONTHS = monthNames();

function monthNames(): string[] {
  const formats = LOCALES.flatMap((locale) => [
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
    // In some languages a month has another form beside a day.
    new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  ]);
  return ABBREVIATIONS.map((more, month) => {
    const named = formats.map((format) =>
      (
        format.formatToParts(new Date(Date.UTC(2020, month, 15))).find(({ type }) => type === 'month')
          ?.value ?? ''
      )
        .toLowerCase()
        .replace(/\./g, ''),
    );
    const names = [...named, ...more.split('|')].flatMap((name) => [
      name,
      name.normalize('NFD').replace(/\p{M}/gu, ''),
    ]);
    return [...new Set(names)]
      .filter((name) => /^\p{L}{3,}$/u.test(name))
      .sort((a, b) => b.length - a.length)
      .join('|');
  });
}

// "Jui" is June or July, so that its year alone is known.
const MONTH = [...MONTHS, 'jui'].join('|');
// Where two months share a short form, it is the earlier one's.
const NUMBERS = new Map(
  MONTHS.flatMap((names, at) =>
    names.split('|').map((name): [string, string] => [name, String(at + 1).padStart(2, '0')]),
  ).toReversed(),
);
// What may stand for the end of a time that has not ended, by language; the longer before what they begin with.
const NOW = [
  'at (?:the moment|present)|right now|until further notice|further notice|(?:the )?present (?:day|time)|the present|current date|(?:my |in )?current (?:role|post|position|job)|still (?:here|going)|presently|present|currently|current (?:role|position|job)|current|as of now|as on (?:date|today)|still (?:working|employed|there|in (?:post|role|service))|continuing|continues|till (?:date|now|today)|to date|now|today|ongoing|in progress|date|this day',
  'heute|im moment|momentan|(?:zum |den )?(?:heutigen|jetzigen) (?:tage?|zeitpunkt)|jetzt|gegenwärtig|(?:fort|an)?laufend|lauf\\.|lfd\\.?|andauernd|dato|aktuell|gegenwart|auf weiteres|derzeit|dzt\\.?|z\\.\\s?zt\\.?|zzt\\.?|zur ?zeit',
  "(?:la )?date (?:actuelle|du jour)|aujourd['’ ]?hui|auj\\.|(?:à )?ce jour|en cours|nos jours|l['’]heure actuelle|(?:en )?poste actuel|en poste|actuel(?:lement)?|présent|maintenant|(?:en )?ce moment|pour l['’]instant",
  'n?este momento|presentemente|(?:os )?dias (?:atuais|de hoje)|(?:a |à |o )?presente (?:data|momento)|atualidade|atual(?:mente)?|(?:a?o )?momento(?: atual)?|hoje|agora|(?:[aà] )?data(?: (?:atual|de hoje)|(?! (?:attuale|odierna|corrente|di)))|em (?:curso|andamento)|(?:emprego|cargo) atual',
  "(?:la )?data (?:attuale|odierna|corrente|di oggi)|giorno d['’ ]oggi|ancora in (?:corso|servizio|forza)|tutt['’ ]ora|(?:a )?tutt['’ ]?oggi|(?:ad )?oggi|attualmente|attualit[àa]|attuale|tuttora(?: in (?:corso|servizio|forza))?|in corso|in essere|corrente|ora|adesso|att\\.(?=\\s*(?:$|[)\\t,;|]))",
  '(?:en )?(?:la )?actualidad|actualmente(?: laborando)?|actualm\\.?|actual|act\\.|(?:la )?fecha (?:actual|de hoy)|(?:la )?fecha|(?:el )?d[ií]a de hoy|hoy en d[ií]a|hoy|(?:el |ao )?presente|ahora|vigente|en curso|contin[uú][ao]|(?:el |(?:en )?este )?momento(?: actual)?|(?:la )?presente fecha|sig[ou](?:e)?(?: trabajando)?|(?:a[úu]n )?(?:laborando|trabajando)(?: actualmente)?|en (?:activo|vigor)',
  '(?:op )?(?:heden|dit moment|het moment)|(?:i|for) øjeblikket|lige nu|for tiden|för tillfället|just nu|akkurat nå|nog (?:steeds|altijd)|vandaag|huidig|momenteel|lopend|nuvarande|nuläget|nu|nå|indtil videre|inntil videre|d\\.\\s?d\\.?|p\\.\\s?t\\.?|løbende|löpande|tills ?vidare|fortfarande|för närvarande|f\\.\\s?n\\.|stadig(?:væk)?(?: ansat)?|fremdeles|fortsatt?|igangværende|nuværende|nåværende|pågående|fortgår|fortsätter|fortsetter|fortsætter|pågår|i ?dag|nåtid|dags dato',
  'jatkuu|nyt|nyk\\.?|edelleen|nykyhetki|nykyinen|toistaiseksi|obecnie|nadal|teraz|chwili obecnej|dnia dzisiejszego|dziś|dzisiaj|do teraz|trwa|nykyään|tällä hetkellä|(?:až )?dosud|doposud|současnosti?|nyní|teď|trvá|doteraz|doposiaľ|súčasnosti?|súčasnosť|aktualnie|(?:[iî]n )?prezent|halen|günümüz|jelenleg|napjainkig|danes|danas',
  // Words that mean something else before others: "2019 – Working holiday", "2020 – PT Trainer", "Ene 2021 – Act".
  '(?:working|dd\\.?|pt\\.?|act\\.?)(?=\\s*(?:$|[)\\t,;|]))',
].join('|');
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const SEASON =
  'spring|summer|autumn|fall|winter|étés?|hiver|printemps|automne|sommer|frühjahr|frühling|herbst|verano|invierno|primavera|otoño|estate|inverno|autunno|verão|outono|zomer|herfst|sommar|vintern|vinteren|vinter|våren|vår|sommaren|sommeren|somrene|hösten|höst|foråret|forår|efteråret|efterår|høsten|høst|lente|voorjaar|najaar|kesä|easter|christmas|michaelmas|hilary|trinity term|pascua|navidad|semana santa|natale|noël|weihnachten|ostern|kerst|rentrée|q[1-4]|t[1-4]|[1-4]\\. ?quartal|term [1-4]|wintersemester|sommersemester|sose|wise|ws|ss|ht|vt|höstterminen|vårterminen';
// "Mid 2015 – early 2019", "principios de 2015".
const ABOUT =
  '(?:(?:(?:the )?(?:early|mid|late|end|start|beginning|middle)|anfang|mitte|ende|fin|début|mi|principios|mediados|finales|inicios|comienzos|inizi?o?|fine|metà|begin|medio|midden|eind|início|fim|meados|(?<!\\p{L}\\.)c\\.|ca\\.?|circa|approx\\.?|um|hacia|vers|verso)(?:\\s+of|\\s+del?|\\s+di)?[\\s-]+)?';
const OF = "(?:\\s+(?:de|del|di|do|of)|\\s+d['’])?";
// "2011 juni – 2019 jan.": not "2010 – 2014 Jan Linders".
const YEAR_AND_MONTH = `${YEAR},?\\s(?:${MONTH})(?:\\.|(?=\\s*(?:[-‐-―:;|\\t,)]|$)))`;
// Months as Polish and other forms count them: "VI 2015", "IX.2005". A lone "i" is a word of other languages.
const ROMAN = '(?:(?:xii|xi|ix|x|viii|vii|vi|iv|v|iii|ii)[./\\s]\\s?|i[./])';
// "okt -18 – nu": a year as Sweden shortens it.
const SHORT_WITH_HYPHEN = `(?:${MONTH})\\.?\\s[-‐–]\\d{2}(?=\\s*(?:[-‐-―:;|\\t,)]|$))`;
// "1/9 2018", "30/6-2021": a day and a month as Denmark and Norway write them before the year.
const DAY_AND_MONTH = `[0-3]?\\d[/.](?:1[0-2]|0?[1-9])\\.?(?:[^\\S\\t]|[^\\S\\t]?-)${YEAR}`;
const POINT = `(?:${ROMAN}${YEAR}|${SHORT_WITH_HYPHEN}|(?:\\d{1,2}(?:st|nd|rd|th|er|\\.|º|°)?(?:${OF}[^\\S\\t]+|-))?(?:${MONTH})\\.?,?(?:${OF}\\s*|[-/])(?:['’‘]\\d{2}|(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?${YEAR})|(?:${SEASON})(?:\\s+|/)${YEAR}(?:/\\d{2}(?!\\d))?|${YEAR}-(?:0[1-9]|1[0-2])-\\d{2}|${DAY_AND_MONTH}|\\d{1,2}\\s?[/.-]\\s?${YEAR}|\\d{1,2}[/.-]\\d{1,2}[/.-]${YEAR}|${YEAR}\\s?[/.-]\\s?(?:0?[1-9]|1[0-2])(?!\\d)|${YEAR_AND_MONTH}|${YEAR}\\s\\((?:${MONTH})\\.?\\)|${YEAR}/(?:1[3-9]|[2-9]\\d)(?=\\s*[-–—])|${YEAR})`;
// Two-digit years only count in a date range.
const SHORT_POINT = `(?:[0-3]?\\d[/.-](?:0?[1-9]|1[0-2])[/.-]\\d{2}(?![\\d/.])|(?:0?[1-9]|1[0-2])[/.]\\d{2}(?![\\d/.])|(?:0[1-9]|1[0-2])-\\d{2}(?=\\s(?!-)|$)|(?:${MONTH})(?:\\.?[\\s/-]|\\.)?['’]?\\d{2}(?!\\d)|(?:ht|vt)[\\s-]?\\d{2}(?!\\d)|['’‘]\\d{2}(?!\\d)|(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?!\\d))`;
const DASH =
  "(?:,(?=\\sat[ée] |\\shasta |\\sfino |\\ssino |\\stot |\\suntil |\\sbis |\\stil |\\still |\\sjusqu))?(?:\\s*(?:[-‐-―−→>~]|…|\\.{3}|['’]til(?!\\p{L})|(?<!\\p{L})(?:(?:og|och) (?=fram |frem |til)|e (?=fino|sino|at[ée])|and (?=until|till|up)|und (?=bis)|y (?=hasta)|en (?=tot)|et (?=jusqu))?(?:(?:up ?to|to|until)(?: and including)?|(?:fram |frem )?till?s?(?: (?:och|og) med)?|indtil|inntil|thru|through|bis(?: einschließlich)?|au|ao|al|at[ée](?: [oaà]s?)?|(?:fino|sino) (?:a tutto|a|ad|alla|al)|alla|ad|jusqu['’](?:à|au|en)|hasta(?: el| la)?|t/m|y(?= contin[uú][ao]| sig[ou])|tot(?: en met)?|t\\.?[^\\S\\t]?o\\.?[^\\S\\t]?m\\.?|a tutto(?: il)?|do|a)(?!\\p{L})|à(?: à)?|(?<!\\p{L})all['’])\\s*){1,2}";
// "dal mese di marzo 2012", "desde el año 2016".
const NAMED_UNIT =
  "(?:(?:el |il |le |o )?(?:mese di|mes de|mois de|mês de|année|année scolaire|año|ano|ano letivo|anno|anno scolastico|a\\.\\s?s\\.|curso(?: escolar| académico)?|jaar|schooljaar|schuljahr|läsåret|skoleåret|school year|year)[^\\S\\t]+|l['’]année\\s+)?";
const FROM =
  "(?:(?:from|since|in post since|started(?: in)?|curso|per[íi]odo|a\\.\\s?s\\.|von|vom|ab|seit|du|de|depuis|dal|da|desde|del|van|vanaf|sinds|sedert|från(?: och med)?|fra(?: og med)?|fr\\.?\\s?o\\.?\\s?m\\.?|f\\.o\\.m\\.|siden|sedan|od|años?|années?|anni|anos)(?: el| le| il)?[^\\S\\t]+|d['’]|dall['’])?";
// "stagioni estive 2015 – 2018": in which part of each year.
const SEASONS_OF =
  "(?:(?:summers|somrarna|somrene|summer holidays|school holidays|sommerferien|semesterferien|zomervakanties|stagion[ei] (?:estiv|invernal)[aei]|estati|veranos|inviernos|temporadas(?: de (?:verano|invierno))?|campañas|étés|saisons(?: (?:d’été|d'été|d’hiver|d'hiver))?|verões|época(?:s)? balnear(?:es)?)\\s+)?";
const EDGE = '(?<![\\p{L}\\d])';
// What a school's year is called before it.
const SCHOOL_YEAR =
  '(?:(?:from|since|seit|ab|depuis|de|du|dal|desde|sinds|vanaf)\\s+)?(?:(?:aa?\\.\\s?ss?\\.|ann[oi] scolastic[oi]|année(?:s)? scolaires?|school years?|curs[oi]s?(?: escolar(?:es)?| académicos?)?|anos? letivos?|schuljahre?|schooljaar|schooljaren|läsår(?:en)?|skoleår(?:ene)?)\\s+)?';
const ENDS_NOW = new RegExp(`^(?:${NOW}|\\((?:${NOW})\\))$`, 'u');
const RANGE = new RegExp(
  `${EDGE}${SEASONS_OF}${FROM}${NAMED_UNIT}${ABOUT}(${POINT}|(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[^\\S\\t]+)?(?:${MONTH})\\.?)(?:\\s?r\\.)?${DASH}${NAMED_UNIT}${ABOUT}(${POINT}|${NOW}|\\((?:${NOW})\\))(?![\\p{L}\\d])(?:\\s?r\\.)?`,
  'u',
);
// "Between June 2016 and February 2021".
const BETWEEN = new RegExp(
  `${EDGE}(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom)\\s+(?:il |el |le |o )?(${POINT}|(?:${MONTH})\\.?)\\s+(?:and|und|et|y|e|ed|en|och|og)\\s+(?:il |el |le |o )?(${POINT})(?![\\p{L}\\d])`,
  'u',
);
// "Cursos 2017/2018 a 2022/2023": from the first of a school year to the last of another.
const SCHOOL_YEARS = new RegExp(
  `${EDGE}${FROM}(${YEAR})\\s?[/-]\\s?(?:${YEAR}|\\d{2})${DASH}${YEAR}\\s?[/-]\\s?(${YEAR})(?![\\p{L}\\d/-])`,
  'u',
);
const SHORT_RANGE = new RegExp(
  `${EDGE}${FROM}(${SHORT_POINT}|${POINT})${DASH}(${SHORT_POINT}|${POINT}|${NOW})(?![\\p{L}\\d])`,
  'u',
);
const SINCE = new RegExp(
  `${EDGE}(?:in (?:post|role) since|as of|started(?: in)?|since|from|seit|ab|dès|depuis|à partir d[eu]|dal|da|desde|a partir de|sinds|sedert|vanaf|sedan|siden|från(?: och med)?|fra(?: og med)?|fr\\.?\\s?o\\.?\\s?m\\.?|f\\.o\\.m\\.|m\\.i\\.v\\.|met ingang van|(?<=^\\W*)(?:per|pr\\.?)(?=\\s\\d{1,2}\\.?\\s\\p{L})|vuodesta|od(?: roku)?)\\s+(?:dem\\s+|le\\s+|el\\s+|il\\s+)?${NAMED_UNIT}${ABOUT}(${POINT}|(?:0[1-9]|1[0-2])/[0-3]\\d(?![\\d/.,]))(?:\\s?/\\s?\\d{2}(?!\\d))?(?![\\p{L}\\d])`,
  'u',
);
const OPEN_END = new RegExp(
  `${EDGE}(${POINT})\\s*(?:\\+(?=\\s*(?:$|\\)|\\t))|ff\\.|/\\s?…|[-–—→]{1,2}>?\\s*(?:\\.{2,3}|…|\\?)?\\s*(?=$|[)\\]\\t|]|[:;,](?:\\s|$))|\\s(?:onwards?|en adelante|tills ?vidare|och framåt|og frem(?:ad|over)?|indtil videre|inntil videre|bis auf weiteres|alkaen|lähtien|en verder|tot (?:op )?heden|to date|und weiter)(?!\\p{L}))`,
  'u',
);
// "2020- Enhetschef": a dash that touches the date and nothing behind it.
const TOUCHING_END = new RegExp(`${EDGE}(${POINT})[-–—](?=\\s+\\p{L}{3})`, 'u');
// "2018-09 – Storsjö Konsult AB".
const MONTH_LEFT_OPEN = new RegExp(`^(${YEAR}-(?:0[1-9]|1[0-2]))\\s[-–—](?=\\s\\p{L}{2})`, 'u');
const YEARS = new RegExp(`(?<![\\p{L}\\d/.])(${YEAR})\\s?/\\s?(${YEAR})(?![\\p{L}\\d/])`, 'u');
// "Marzo 2012/Maggio 2015", "Oct-2021 / Actualidad".
const MONTHS_AND_YEARS = new RegExp(
  `(?<![\\p{L}\\d/.])((?:${MONTH})\\.?[\\s-]${YEAR})\\s?/\\s?((?:${MONTH})\\.?[\\s-]${YEAR}|${NOW})(?![\\p{L}\\d/])`,
  'u',
);
// "Nov/Dec 2015".
const MONTH_PAIR = new RegExp(
  `(?<![\\p{L}\\d/.])((?:${MONTH})\\.?)\\s?[/&+]\\s?((?:${MONTH})\\.?\\s${YEAR})(?![\\p{L}\\d/])`,
  'u',
);
// "06–08/2015".
const MONTHS_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\d/.-])(0?[1-9]|1[0-2])\\s?[-–]\\s?(0?[1-9]|1[0-2])\\s?[./]\\s?(${YEAR})(?![\\p{L}\\d/-])`,
  'u',
);
// "2015/16 – 2018/19": school years, or seasons of a sport.
const SHORT_SCHOOL_YEARS = new RegExp(
  `${EDGE}${FROM}${NAMED_UNIT}(${YEAR})\\s?/\\s?\\d{2}${DASH}${NAMED_UNIT}(?:${YEAR}\\s?/\\s?(\\d{2})|(${NOW}))(?![\\p{L}\\d/-])`,
  'u',
);
// "aa.ss. 2019/20 e 2020/21", "2020/2021 à aujourd’hui".
const MORE_SCHOOL_YEARS = new RegExp(
  `${EDGE}${SCHOOL_YEAR}(${YEAR})\\s?[/-]\\s?(?:${YEAR}|\\d{2})(?:\\s*,\\s*${YEAR}\\s?[/-]\\s?(?:${YEAR}|\\d{2}))*(?:\\s*(?:,|&|\\+|(?<!\\p{L})(?:and|und|et|y|e|ed|en|och|og)(?!\\p{L}))\\s*${YEAR}\\s?[/-]\\s?((?:\\d{2})?\\d{2})|${DASH}(${NOW}))(?![\\p{L}\\d/-])`,
  'u',
);
const YEAR_AND_NUMBER = new RegExp(`${YEAR}-(?:0[1-9]|1[0-2])(?!\\d)`, 'u');
// "09.2017 / 02.2021".
const NUMBERED_MONTHS = new RegExp(
  `(?<![\\p{L}\\d/.])((?:0?[1-9]|1[0-2])[.-]${YEAR})\\s?/\\s?((?:0?[1-9]|1[0-2])[.-]${YEAR})(?![\\p{L}\\d/])`,
  'u',
);
// "2019/oggi", "out. 2020 / até hoje".
const SLASH_NOW = new RegExp(
  `(?<![\\p{L}\\d/.])(${POINT})\\s?/\\s?(?:(?:até|ad|à|tot|hasta|fino ad|bis|to)\\s)?(${NOW})(?![\\p{L}\\d])`,
  'u',
);
const SHORT_END = new RegExp(
  `(?<![\\p{L}\\d])(${YEAR})(?:\\s?(?:-|–|—|/)\\s?|\\sto\\s(?=\\d\\d(?:\\s*$|[),:;\\t])))(\\d{2})(?![\\p{L}\\d/-]|\\.?\\s(?:${MONTH})(?!\\p{L}))`,
  'u',
);
// "1508–1812", "1901- pågående": year and month in two digits each, as Swedish pages write them, apart from other words.
const YEAR_MONTHS = new RegExp(
  `(?<=^|\\t|\\(|\\s{2}|,\\s)(\\d{2}(?:0[1-9]|1[0-2]))\\s?[-–—]\\s?(?:(\\d{2}(?:0[1-9]|1[0-2]))|(${NOW}))?(?=$|[\\t):,]|\\s+\\p{L})`,
  'u',
);
// "201804 –": the same with whole years, of a time that goes on.
const OPEN_YEAR_MONTH =
  /(?<=^|\t|\(|\s{2}|,\s)((?:19|20)\d{2}(?:0[1-9]|1[0-2]))\s?[-–—](?=\s*(?:$|[\t):,])|\s+\p{L})/u;
// "Étés 2011, 2012 et 2013": the seasons of some years.
const SEASONS = new RegExp(
  `(?<=^\\s*|\\t\\s*|\\()(?:\\p{L}{3,14}\\s+)?(${YEAR})(?:\\s*,\\s*${YEAR})*\\s*(?:,|&|(?:and|und|et|y|e|en|og|och|ja)(?!\\p{L}))\\s*(${YEAR})(?=\\s*(?:$|[:;,\\t()|·–—-]))|(?<=^\\s*|\\t\\s*)(?:étés|estati|veranos|verões|summers|sommer|somrar|somre|zomers)\\s+(${YEAR})(?:\\s*,\\s*${YEAR})*\\s*(?:,|&|(?:and|und|et|y|e|en|og|och)(?!\\p{L}))\\s*(${YEAR})(?=\\s)`,
  'u',
);
const SINGLE = new RegExp(`(?<![\\p{L}\\d/.-])(${POINT})(?![\\p{L}\\d/-])`, 'u');

/** No job has begun by then. */
const NEVER_BEGUN = '2040';

/** A date range in a text, with dates as YYYY, YYYY-MM or YYYY-MM-DD, and its words. */
export interface Span {
  from: string | null;
  to: string | null;
  current: boolean;
  words: string;
  at: number;
}

// Each line of a CV is asked for its dates by many who read it.
const MOST_KEPT = 5_000;
const spans = new Map<string, Span | null>();

const OF_TIME = new RegExp(
  `(?<![\\p{L}\\d])(?:${MONTH}|${NOW}|${YEAR}|to|bis|à|a|al|au|hasta|até|tot|till?)(?![\\p{L}])\\.?`,
  'gu',
);

/** Whether a text is a part of a time and nothing else, as a narrow column breaks it: "Febrero 2013 – Diciembre". */
export const isOfTime = (text: string): boolean => !/\p{L}/u.test(lowerOf(text).replace(OF_TIME, ' '));

/** Whether a text is a word for a time that has not ended: "Actualidad". */
export const isNow = (text: string): boolean => ENDS_NOW.test(lowerOf(text.trim()));

/** The date range of a line ("Mar 2019 – Present", "2015-18", "since 2020"); null where there is none. */
export function spanIn(text: string): Span | null {
  const kept = spans.get(text);
  if (kept !== undefined) return kept;
  if (spans.size >= MOST_KEPT) spans.clear();
  const span = spanOf(text);
  spans.set(text, span);
  return span;
}

// "Roquetas de Mar — 2019": a town, and no month.
const AT_SEA = /(?<=\p{L} de )mar(?=\s*(?:[,)|\t—–-]|$))/gu;

function spanOf(text: string): Readonly<Span> | null {
  const span = /\d/.test(text) ? spanInLower(lowerOf(text).replace(AT_SEA, 'm…r')) : null;
  return span && asWritten(span, text);
}

// With regard to case: a pattern of all months that has none takes four times as long to compile, half a second in all.
function spanInLower(text: string): Span | null {
  const range =
    schoolYearsIn(text) ??
    monthsOfYearIn(text) ??
    rangeIn(SCHOOL_YEARS, text) ??
    rangeIn(MONTHS_AND_YEARS, text) ??
    rangeIn(RANGE, text) ??
    rangeIn(BETWEEN, text) ??
    rangeIn(YEARS, text) ??
    rangeIn(NUMBERED_MONTHS, text) ??
    rangeIn(MONTH_PAIR, text) ??
    rangeIn(SHORT_RANGE, text) ??
    rangeIn(SLASH_NOW, text);
  if (range !== null) return range;
  const short = SHORT_END.exec(text);
  if (short !== null) {
    const [words, first = '', last = ''] = short;
    const to = `${first.slice(0, 2)}${last}`;
    // A hyphen may part a year from its month; a dash parts two years: "2003–09".
    const isOfYears = Number(last) > 12 || (to > first && /^\d{4}\s?[–—]/.test(words));
    if (to >= first && Number(to) - Number(first) < 45 && isOfYears)
      return { from: first, to, current: false, words, at: short.index };
  }
  const months = yearMonthsIn(text);
  if (months !== null) return months;
  const seasons = rangeIn(SEASONS, text);
  if (seasons !== null) return seasons;
  const since =
    SINCE.exec(text) ??
    OPEN_END.exec(text) ??
    OPEN_YEAR_MONTH.exec(text) ??
    TOUCHING_END.exec(text) ??
    MONTH_LEFT_OPEN.exec(text);
  if (since !== null)
    return { from: pointOf(since[1] ?? ''), to: null, current: true, words: since[0], at: since.index };
  return null;
}

function schoolYearsIn(text: string): Span | null {
  const found = SHORT_SCHOOL_YEARS.exec(text) ?? MORE_SCHOOL_YEARS.exec(text);
  // "2021-03 – pågående": a year and its month.
  if (found === null || YEAR_AND_NUMBER.test(found[0])) return null;
  const { 0: words, 1: from = '', 2: end, index } = found;
  const to = end === undefined ? null : `${from.slice(0, 4 - end.length)}${end}`;
  return to !== null && to < from ? null : { from, to, current: to === null, words, at: index };
}

function monthsOfYearIn(text: string): Span | null {
  const found = MONTHS_OF_YEAR.exec(text);
  const { 0: words = '', 1: first = '', 2: last = '', 3: year = '' } = found ?? [];
  if (found === null || Number(first) > Number(last)) return null;
  const point = (month: string): string => `${year}-${month.padStart(2, '0')}`;
  return { from: point(first), to: point(last), current: false, words, at: found.index };
}

function yearMonthsIn(text: string): Span | null {
  const found = YEAR_MONTHS.exec(text);
  if (found === null) return null;
  const point = (digits: string): string =>
    `${Number(digits.slice(0, 2)) > 50 ? '19' : '20'}${digits.slice(0, 2)}-${digits.slice(2)}`;
  const [words, first = '', last, now] = found;
  // "2009 –" with no word behind it is a year.
  if (last === undefined && now === undefined && first.startsWith('20')) return null;
  const [from, to] = [point(first), last === undefined ? null : point(last)];
  const isTime = from < NEVER_BEGUN && (to === null ? from > '1970' : from <= to && to < NEVER_BEGUN);
  return isTime ? { from, to, current: to === null, words, at: found.index } : null;
}

function rangeIn(pattern: RegExp, text: string): Span | null {
  const range = pattern.exec(text);
  if (range === null) return null;
  const [words = '', first = '', last = ''] = range.filter((part) => part !== undefined);
  const current = ENDS_NOW.test(last.trim());
  const to = current ? null : pointOf(last);
  const from = pointOf(first) ?? monthBefore(first, to);
  if (from === null || (!current && to === null) || (to !== null && from.slice(0, 4) > to.slice(0, 4)))
    return null;
  return { from, to, current, words, at: range.index };
}

/** The one date in a line, such as the year of a degree. */
export function dateIn(text: string): Span | null {
  const found = SINGLE.exec(lowerOf(text));
  if (found === null) return null;
  const to = pointOf(found[1] ?? '');
  const { 0: words, index: at } = found;
  return to === null ? null : asWritten({ from: null, to, current: false, words, at }, text);
}

function asWritten(span: Span, text: string): Span {
  return { ...span, words: text.slice(span.at, span.at + span.words.length) };
}

/** A span, or one date. */
export function timeIn(text: string): Span | null {
  return spanIn(text) ?? dateIn(text);
}

// "Jan – Mar 2020": the first month takes the year of the last.
function monthBefore(text: string, to: string | null): string | null {
  const month = monthOf(text);
  return month === null || to === null ? null : `${to.slice(0, 4)}-${month}`;
}

function monthOf(text: string): string | null {
  const word = text.trim().replace(/\.$/, '').toLowerCase();
  return NUMBERS.get(word) ?? null;
}

const NAMED = new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'u');
const MONTH_FIRST = new RegExp(
  `(?:^|\\D)(\\d{1,2})(?:\\s?[/.-]\\s?|(?<=\\d[/.]\\d{1,2})\\.?\\s)(?:${YEAR}|\\d{2}$)`,
);
const ROMAN_MONTH = /(?<![\p{L}\d])(xii|xi|ix|x|viii|vii|vi|iv|v|iii|ii|i)[./\s]/u;
const ROMANS = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const YEAR_FIRST = new RegExp(`${YEAR}\\s?[/.-]\\s?(\\d{1,2})`);
const A_YEAR = new RegExp(YEAR);

function pointOf(text: string): string | null {
  const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/.exec(text.trim());
  if (compact !== null) return `${compact[1]}-${compact[2]}`;
  const year = A_YEAR.exec(text)?.[0] ?? shortYear(text);
  if (year === null) return null;
  const named = monthOf(NAMED.exec(text)?.[0] ?? '');
  if (named !== null) return `${year}-${named}`;
  const roman = ROMANS.indexOf(ROMAN_MONTH.exec(text)?.[1] ?? '') + 1;
  if (roman > 0) return `${year}-${String(roman).padStart(2, '0')}`;
  const month = Number(MONTH_FIRST.exec(text)?.[1] ?? YEAR_FIRST.exec(text)?.[1]);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
}

function shortYear(text: string): string | null {
  const two = /(?:['’‘]|\p{L}\.?(?:\s?[-‐–]|[\s/])?|\d[/.-])(\d{2})$/u.exec(text.trim())?.[1];
  if (two === undefined) return null;
  return Number(two) > 50 ? `19${two}` : `20${two}`;
}

const UNITS =
  'years?|yrs?|y|months?|mos?|jahre?n?|monate?n?|ans?|années?|mois|años?|mes(?:es|i|e)?|ann[oi]|anos?|jaar|maand(?:en)?|år|månad(?:er)?|måned(?:er)?';
const DURATION = new RegExp(
  `^[\\s(·•|,-]*(?:(?:less than )?\\d+\\s?\\+?\\s?(?:${UNITS})\\.?[,\\s]*(?:and|und|et|y|e|en|och|og)?\\s*){1,2}[)\\s]*$`,
  'iu',
);

/** Whether a text says how long something lasted and nothing else: "7 years 4 months". */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
