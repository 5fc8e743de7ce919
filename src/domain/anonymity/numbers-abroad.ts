import { matchesOf } from '#src/lib/matches.ts';

/** How a language says a telephone number: its digits from nought to nine, what has two or more of them, and what joins these. */
interface Digits {
  nought: string;
  single: string;
  more?: string;
  joint?: string;
}

const GERMAN_TENS = 'zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig';
const DUTCH_TENS = 'twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig';
const NORDIC_ONES = 'en|ett|et|één|to|två|tre|fyra|fire|fem|sex|seks|sju|syv|åtta|åtte|otte|nio|ni';
const ITALIAN_TENS =
  'vent[iu]?|trent[au]?|quarant[au]?|cinquant[au]?|sessant[au]?|settant[au]?|ottant[au]?|novant[au]?';
const FINNISH_ONES =
  'yksi|yks|kaksi|kaks|kolme|neljä|viisi|viis|kuusi|kuus|seitsemän|seittemän|kahdeksan|kaheksan|yhdeksän|yheksän';
const HUNGARIAN_ONES = 'egy|kettő|két|három|négy|öt|hat|hét|nyolc|kilenc';

/** Where numbers are said by hundreds, as in Polish, Turkish and Russian, these stand among the others. */
const LANGUAGES: readonly Digits[] = [
  {
    nought: 'null',
    single: 'eins?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun',
    more: `zehn|elf|zwölf|\\p{Ll}{3,6}zehn|(?:\\p{Ll}{3,6}und)?(?:${GERMAN_TENS})`,
  },
  {
    nought: 'nul',
    single: 'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen',
    more: `tien|elf|twaalf|\\p{Ll}{3,6}tien|(?:\\p{Ll}{3,6}[eë]n)?(?:${DUTCH_TENS})`,
  },
  {
    nought: 'noll|nolla|null|nul',
    single: NORDIC_ONES,
    more: `tio|ti|elva|elleve|tolv|(?:tret|fjor|fem|sex|seks|sjut|syt|ar|at|nit)t?(?:on|en)|(?:tjugo|tjue|tyve|tredve|tredive|trettio?|fyrtio|førti|fyrre|femtio?|sextio|seksti|sjuttio|sytti|åttio?|nittio?)(?:${NORDIC_ONES})?|(?:${NORDIC_ONES})og(?:tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems)`,
    joint: 'og|och',
  },
  {
    nought: 'zéro',
    single: 'une?|deux|trois|quatre|cinq|six|sept|huit|neuf',
    more: 'dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante',
    joint: 'et',
  },
  {
    nought: 'cero',
    single: 'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve',
    more: 'diez|once|doce|trece|catorce|quince|dieci\\p{Ll}{4,5}|veinte|veinti\\p{Ll}{3,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
    joint: 'y',
  },
  {
    nought: 'zero',
    single: 'uma?|dois|duas|três|quatro|cinco|seis|meia|sete|oito|nove',
    more: 'dez|onze|doze|treze|catorze|quatorze|quinze|dez[ae]\\p{Ll}{4,5}|dezoito|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa',
    joint: 'e',
  },
  {
    nought: 'zero',
    single: 'uno?|due|tre|quattro|cinque|sei|sette|otto|nove',
    more: `dieci|undici|dodici|tredici|quattordici|quindici|sedici|dicia\\p{Ll}{5,6}|diciotto|(?:${ITALIAN_TENS})(?:uno?|due|tr[eé]|quattro|cinque|sei|sette|otto|nove)?`,
  },
  { nought: 'zero', single: 'un?|una|dos|dues|tres|quatre|cinc|sis|set|vuit|nou' },
  {
    nought: 'zero|zerową?',
    single: 'jeden|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć',
    more: 'dziesięć|\\p{Ll}{3,8}naście|dwadzieścia|trzydzieści|czterdzieści|\\p{Ll}{4,8}dziesiąt|sto|dwieście|trzysta|czterysta|(?:pięć|sześć|siedem|osiem|dziewięć)set',
  },
  {
    nought: 'nula|nulla',
    single:
      'jedna|jeden|jedan|ena|dva|dvě|dve|dvije|tři|tri|čtyři|štyri|četiri|štiri|pět|päť|pet|šest|šesť|sedm|sedem|sedam|osm|osem|osam|devět|deväť|devet',
    more: 'deset|desať|\\p{Ll}{2,7}(?:náct|násť|naest|najst)|\\p{Ll}{3,6}(?:cet|cať|deset|desát|desiat)',
    joint: 'i',
  },
  {
    nought: 'nulla',
    single: HUNGARIAN_ONES,
    more: `tíz|húsz|(?:tizen|huszon|harminc|negyven|ötven|hatvan|hetven|nyolcvan|kilencven)(?:${HUNGARIAN_ONES})?`,
  },
  {
    nought: 'zero',
    single: 'unu|una|doi|două|doua|trei|patru|cinci|[sșş]ase|[sșş]apte|opt|nou[ăa]',
    more: 'zece|\\p{Ll}{2,5}sprezece|\\p{Ll}{3,5}zeci',
    joint: '[sșş]i',
  },
  {
    nought: 'nolla|null',
    single: `${FINNISH_ONES}|üks|kolm|neli|seitse|kaheksa|üheksa`,
    more: `kymmenen|(?:${FINNISH_ONES})toista|(?:${FINNISH_ONES})kymmentä(?:${FINNISH_ONES})?`,
  },
  {
    nought: 'sıfır',
    single: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz',
    more: 'on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz',
  },
  {
    nought: 'ноль|нуль|нула',
    single:
      'один|одна|едно|два|две|дві|три|четыре|чотири|четири|пять|п.ять|пет|шесть|шість|шест|семь|сім|седем|восемь|вісім|осем|девять|дев.ять|девет',
    more: 'десять|\\p{Ll}{3,7}надцять|\\p{Ll}{3,7}надцать|дв[аі]дцат?ь|двадцять|тридцат?ь|тридцять|сорок|\\p{Ll}{4,7}десят|девяносто|дев.яносто|сто|двести|двісті|триста|четыреста|чотириста|\\p{Ll}{4,7}сот',
  },
  { nought: 'μηδέν', single: 'ένα|δύο|δυο|τρία|τέσσερα|πέντε|έξι|επτά|εφτά|οκτώ|οχτώ|εννέα|εννιά' },
  {
    nought: 'nol|kosong|sifar',
    single: 'satu|dua|tiga|empat|lima|enam|tujuh|delapan|lapan|sembilan',
    more: 'sepuluh|sebelas|belas|puluh',
  },
  { nought: 'không', single: 'một|mốt|hai|ba|bốn|tư|năm|lăm|sáu|bảy|bẩy|tám|chín' },
  { nought: 'sifuri', single: 'moja|mbili|tatu|nne|tano|sita|saba|nane|tisa' },
  { nought: 'shunya|zero|sifar', single: 'ek|do|teen|tin|cha+r|pa+nch|chh?e|chha|sa+t|aa+th?|nau' },
  { nought: 'शून्य|ज़ीरो', single: 'एक|दो|तीन|चार|पांच|पाँच|छह|छः|छे|सात|आठ|नौ' },
  {
    nought: 'صفر',
    single: 'واحد|اثنان|اثنين|اتنين|ثلاثة|تلاتة|أربعة|اربعة|خمسة|ستة|سبعة|ثمانية|تمانية|تسعة',
  },
  { nought: 'صفر', single: 'یک|دو|سه|چهار|پنج|شش|هفت|هشت|نه' },
  { nought: 'אפס', single: 'אחת|אחד|שתיים|שניים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע' },
  { nought: 'dim|sero', single: 'un|dau|tri|pedwar|pump|chwech|saith|wyth|naw' },
];

/** What says that the next digit comes twice. */
const TWICE =
  'dobles?|double|dubbel|dubbelt|doppelt?|doppio|doppia|duplo|dupla|podwójn[ea]|двойн\\p{Ll}{2}|çift';
/** Of one number in words, how many digits and how many words there are at least. */
const [LEAST_DIGITS, LEAST_WORDS] = [7, 5];
const GAP = '[\\s\\u00a0]*[,./;–-]?[\\s\\u00a0]*';

interface Reader {
  whole: RegExp;
  word: RegExp;
  single: RegExp;
  nought: RegExp;
}

let readers: readonly Reader[] | undefined;

const readersOf = (): readonly Reader[] =>
  (readers ??= LANGUAGES.map(({ nought, single, more, joint }) => {
    const all = [nought, single, more, TWICE].filter((one) => one !== undefined).join('|');
    const word = `(?:(?:${all})(?![\\p{L}\\p{M}])|\\d{1,6}(?![\\d.,]*\\d))`;
    // It begins with a word: figures alone are looked for elsewhere.
    const first = `(?:${all})(?![\\p{L}\\p{M}])`;
    const between = joint === undefined ? GAP : `${GAP}(?:(?:${joint})[\\s\\u00a0])?`;
    return {
      whole: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${first}(?:${between}${word}){${LEAST_WORDS - 1},}`, 'gu'),
      word: new RegExp(`(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])|\\d+`, 'gu'),
      single: new RegExp(`^(?:${nought}|${single})$`, 'u'),
      nought: new RegExp(`^(?:${nought})$`, 'u'),
    };
  }));

/** Digits in Han characters and in the Korean way of reading numbers aloud, in groups. */
const EASTERN =
  /[零〇一二两三四五六七八九幺](?:[，、,\s-]?[零〇一二两三四五六七八九幺]){9,}|(?<!\p{Script=Hangul})공일공(?:[,\s-]?[공영일이삼사오육륙칠팔구]){7,8}/gu;

/**
 * Telephone numbers that are said digit by digit or by pairs in one of some thirty languages beside English: `noll åtta, fyra sex fem`, `cinq un
 * quatre`. What is counted or paid has fewer digits, or a thousand.
 * @returns where each begins and ends
 */
export function numbersSaidAbroadIn(text: string): { start: number; end: number }[] {
  const found = matchesOf(EASTERN, text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  // A few letters have more signs when they are small, which would move all that comes behind them.
  const lowered = text.toLowerCase();
  const small = lowered.length === text.length ? lowered : text;
  for (const { whole, word, single, nought } of readersOf())
    for (const { 0: said, index } of matchesOf(whole, small)) {
      const words = said.match(word) ?? [];
      const told = words.filter((one) => !/^\d/u.test(one));
      const digits = words.reduce(
        (count, one) => count + (/^\d/u.test(one) ? one.length : single.test(one) ? 1 : 2),
        0,
      );
      const isSaid = nought.test(words[0] ?? '')
        ? told.length >= LEAST_WORDS
        : told.length >= LEAST_WORDS && digits >= LEAST_DIGITS;
      if (isSaid) found.push({ start: index, end: index + said.length });
    }
  return found;
}
