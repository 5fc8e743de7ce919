/** Days as somebody says them: "the twenty second of Feb, twenty twenty-seven", "el quince de marzo de dos mil veintisiete". */

const listed = (words: string): string[] => words.split(' ');

/** How the days of a month are counted by language; `_` joins the words of one. */
const DAYS: readonly string[][] = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty_first twenty_second twenty_third twenty_fourth twenty_fifth twenty_sixth twenty_seventh twenty_eighth twenty_ninth thirtieth thirty_first',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta treinta_y_uno',
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf vingt vingt_et_un vingt_deux vingt_trois vingt_quatre vingt_cinq vingt_six vingt_sept vingt_huit vingt_neuf trente trente_et_un',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno',
  'um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte vinte_e_um vinte_e_dois vinte_e_três vinte_e_quatro vinte_e_cinco vinte_e_seis vinte_e_sete vinte_e_oito vinte_e_nove trinta trinta_e_um',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig eenentwintig tweeëntwintig drieëntwintig vierentwintig vijfentwintig zesentwintig zevenentwintig achtentwintig negenentwintig dertig eenendertig',
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte vierzehnte fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste einundzwanzigste zweiundzwanzigste dreiundzwanzigste vierundzwanzigste fünfundzwanzigste sechsundzwanzigste siebenundzwanzigste achtundzwanzigste neunundzwanzigste dreißigste einunddreißigste',
  'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde tjugoförsta tjugoandra tjugotredje tjugofjärde tjugofemte tjugosjätte tjugosjunde tjugoåttonde tjugonionde trettionde trettioförsta',
].map(listed);

const plain = (said: string): string => said.toLowerCase().replaceAll(/[ -]/gu, '_');
const DAY_OF: ReadonlyMap<string, number> = new Map(
  DAYS.flatMap((days) => days.map((said, at): [string, number] => [said, at + 1])),
);
const longestFirst = (words: readonly string[]): string =>
  [...new Set(words)]
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replaceAll('_', '[ -]');
const ANY_DAY = longestFirst(DAYS.flat());
const ORDINALS = longestFirst(DAYS[0] ?? []);

const MONTH =
  '(?:jan(?:uar[iy]?|vier|eiro)?|jänner|enero|gennaio|feb(?:ruar[iy]?|braio|rero)?|février|fevereiro|mar(?:ch|s|zo|ço)?|märz|maart|apr(?:il|ile)?|avril|abril|may|mai|mei|mayo|maggio|maio|maj|jun[ei]?|juni|juin|junio|giugno|junho|jul[iy]?|juillet|julio|luglio|julho|aug(?:ust|usti|ustus)?|août|agosto|sept?(?:ember|embre|iembre)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|de[czs](?:ember|embre|iembre|embro)?|décembre|dicembre|diciembre)';
/** "The second may be late", "six, sept ans": no months. */
const NO_MONTH =
  '(?! (?:be|have|not|also|well|need|want|come|go|see|take|ans?|jours|mois|personnes)(?!\\p{L}))';
/** "Twenty second of Feb", "quince de marzo", "fünfzehnten März". */
const DAY_THEN_MONTH = new RegExp(
  String.raw`(?<![\p{L}-])(${ANY_DAY})[nrm]?(?: of| de| d[’'])?(?= ${MONTH}(?!\p{L})${NO_MONTH})`,
  'giu',
);
/** "April fifth", "April the fifth". */
const MONTH_THEN_DAY = new RegExp(
  String.raw`(?<!\p{L})(${MONTH})\.? (?:the )?(${ORDINALS})(?![\p{L}-])`,
  'giu',
);

const ONES: readonly string[][] = [
  'one two three four five six seven eight nine',
  'uno dos tres cuatro cinco seis siete ocho nueve',
  'un deux trois quatre cinq six sept huit neuf',
  'uno due tre quattro cinque sei sette otto nove',
  'um dois três quatro cinco seis sete oito nove',
].map(listed);
const ONE_OF: ReadonlyMap<string, number> = new Map(
  [
    ...ONES,
    listed('ein zwei drei vier fünf sechs sieben acht neun'),
    listed('een twee drie vier vijf zes zeven acht negen'),
    listed('ett två tre fyra fem sex sju åtta nio'),
    listed('un dós trés cuatro cinco séis siete ocho nueve'),
  ].flatMap((ones) => ones.map((said, at): [string, number] => [said, at + 1])),
);
const ANY_ONE = longestFirst([...ONE_OF.keys()]);
/** "Twenty twenty-seven", "dos mil veintisiete", "zweitausendsiebenundzwanzig": the years of these decades, behind a month. */
const YEAR = new RegExp(
  String.raw`(?<=(?<!\p{L})${MONTH}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?)(,? (?:of |in |de |del )?)(?:(?:twenty|two thousand(?: and)?|dos mil|deux mille|duemila|dois mil e|tweeduizend(?:en)?|zweitausend|tjugohundra|tvåtusen)[ -]?)(?:(twenty|veinti|vingt|venti|vinte|tjugo)(?:[ -](?:y |et |e )?)?(${ANY_ONE})?|(${ANY_ONE})(?:und|en|ën)(?:zwanzig|twintig)|(thirty|treinta|trente|trenta|trinta|trettio|dreißig|dertig))(?!\p{L})`,
  'giu',
);

/** A text with the days and years that it says in words in figures: "start the fifteenth of February, twenty twenty-eight". */
export const daysInFigures = (text: string): string =>
  text
    .replace(DAY_THEN_MONTH, (_, said: string) => `${DAY_OF.get(plain(said)) ?? said}`)
    .replace(
      MONTH_THEN_DAY,
      (_, month: string, said: string) => `${month} ${DAY_OF.get(plain(said)) ?? said}`,
    )
    .replace(YEAR, (_, between: string, _twenty, one?: string, other?: string, thirty?: string) => {
      const last = ONE_OF.get((one ?? other ?? '').toLowerCase()) ?? 0;
      return `${between.includes(',') ? ', ' : ' '}${thirty === undefined ? 2020 + last : 2030}`;
    });
