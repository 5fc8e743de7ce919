/** Months and numbers in words of the languages in which a text may tell a date. */

const LOCALES =
  'en de fr es it pt nl sv nb da fi is et lv lt pl cs sk sl hr sr bs uk ru bg mk be ro hu tr el sq ca gl eu ga cy id ms vi tl sw af he ar fa hi bn ur th'.split(
    ' ',
  );

let months: ReadonlySet<string> | undefined;

/** The names of months, whole and short, as they stand in a date and alone: the platform's own. */
function allMonths(): ReadonlySet<string> {
  if (months !== undefined) return months;
  const found = new Set<string>();
  for (const locale of LOCALES)
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
    ] as const) {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, options);
      for (let month = 0; month < 12; month += 1)
        for (const { type, value } of format.formatToParts(new Date(2001, month, 11)))
          if (type === 'month' && !/\d/u.test(value) && value.length > 2)
            found.add(value.toLowerCase().replace(/\.$/u, ''));
    }
  for (const one of 'sept juni juli juin juil'.split(' ')) found.add(one);
  months = found;
  return found;
}

/** Whether a word is the name of a month in some language, also with the letter that joins it in Hebrew (`בפברואר`). */
export const isMonth = (word: string): boolean => {
  const said = word.toLowerCase();
  return allMonths().has(said) || (/^ב/u.test(said) && allMonths().has(said.slice(1)));
};

/** What numbers are made of, by language: a word is a number where it is made of nothing else. */
const PARTS: readonly string[] = [
  // English
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}{3,5}teenth|twentieth|thirtieth|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|oh|nought|zero',
  // German, Dutch, Frisian, Afrikaans
  'eine?|eins|zwei|zwo|drei|vier|fünf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwölf|zwan|zig|ßig|und|hundert|tausend|erste[nr]?|dritte[nr]?|te[nr]?|ste[nr]?',
  'een|eerste?|twee|twin|drie|der|derde|veer|vier|vijf|zes|zeven|acht|tachtig|negen|tien|elf|twaalf|tig|en|ën|honderd|duizend|ste|de',
  // Norwegian, Danish, Swedish
  'en|ett|to|två|tre|tret|fire|fyra|fjor|fem|seks|sek|sex|sju|syv|sytten|sytti|åtte|otte|åtta|at|nit|ni|nio|ti|tio|tjugo?|tyve|tjue|ten|ton|tolv|tolvte|elleve|elve|elva|tretti|førti|femti|seksti|åtti|nitti|hundr?(?:e|a|ed(?:e)?)|tusen|tusind|første|första|annen|andra|anden|tredje|fjerde|fjärde|femte|sjette|sjätte|sjuende|sjunde|syvende|åttende|åttonde|ottende|niende|nionde|tiende|tionde|ellevte|elfte|ende|onde|tende|og|halvtreds|tres|indstyve|halvfjerds|firs|halvfems',
  // Italian
  'primo|uno?|ún|due|tr[eé]|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent[iu]?|trent[au]?|quarant[au]?|cinquant[au]?|sessant[au]?|settant[au]?|ottant[au]?|novant[au]?|cento|mille|duemila|mila',
  // French, Spanish, Catalan, Portuguese
  'premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|octante|huitante|nonante|cents?|mille|mil',
  'primero|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci(?:séis|siete|ocho|nueve)|veint(?:e|i\\p{L}+)|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?s?|novecientos|mil',
  'primeiro|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento|novecentos|mil',
  // Slavic languages, by the stems of their numbers
  '(?:pierwsz|drugi|trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt|jedenast|dwunast|\\p{L}{3,8}nast|dwudziest|trzydziest|czterdziest|\\p{L}{3,8}dziesiąt|dziewięćset|tysiąc)\\p{L}{0,4}|osiemdziesiąt|dwa|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć',
  '(?:první|druhé|třetí|čtvrt|pát|šest|sedm|osm|devát|desát|jedenáct|dvanáct|\\p{L}{2,7}náct|dvacát|třicát|\\p{L}{2,7}desát|tisíc|devěts|devatenáct)\\p{L}{0,4}',
  '(?:перв|втор|треть|четверт|четвёрт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат|\\p{L}{2,7}надцат|двадцат|тридцат|сорок|\\p{L}{3,8}десят|девяност|тысяч|сотого)\\p{L}{0,4}|девятьсот|одна',
  '(?:перш|друг|трет|четверт|шост|сьом|восьм|дев.?ят|десят|\\p{L}{2,9}надцят|двадцят|тридцят|сорок|\\p{L}{3,9}десят|тисяч)\\p{L}{0,4}|дев.?ятсот',
  // Finnish, Hungarian, Turkish, Romanian
  '(?:ensimmäi|toinen|toise|kolma|neljä|viide|kuude|seitsemä|kahdeksa|yhdeksä|kymmene|yksi|kaksi|kolme|viisi|kuusi|toista|kymmentä|sata|sataa|tuhat)\\p{L}{0,4}',
  'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz|bin',
  'unu|întâi|doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|\\p{L}{2,6}sprezece|douăzeci|treizeci|patruzeci|cincizeci|șaizeci|șaptezeci|optzeci|nouăzeci|sute|mie|și',
];

let number: RegExp | undefined;

/** Whether a word is a number in words in one of these languages: `neunzehnhundertdreiundachtzig`, `eleventh`, `febrero` is none. */
export function isNumberInWords(word: string): boolean {
  number ??= new RegExp(PARTS.map((one) => `^(?:${one})+$`).join('|'), 'iu');
  return word.length > 1 && number.test(word);
}
