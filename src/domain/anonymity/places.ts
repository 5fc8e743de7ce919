import { matchesOf } from '#src/lib/matches.ts';
import { streetsAbroadIn } from './addresses-abroad.ts';
import { addressesByCodeIn, postcodesAbroadIn, postcodesBeside } from './addresses-by-code.ts';
import { addressesToldIn } from './addresses-told.ts';
import { all } from './contact-details.ts';
import type { Edit } from './spans.ts';

const STREET =
  'Street|Str|St|Road|Rd|Avenue|Ave|Av|Drive|Dr|Lane|Ln|Court|Ct|Crescent|Cres|Place|Pl|Boulevard|Blvd|Parade|Pde|Terrace|Tce|Highway|Hwy|Way|Close|Cl|Square|Sq|Quay|Esplanade|Circuit|Cct|Grove|Gr|Mews|Walk|Row|Alley|Rise|Gardens|Gdns|Croft|Garth|Parkway|Pkwy|Trail|Trl|Brow|Wynd|Loan|Brae|Turnpike|Bypass|Causeway|Drove|Dene|Copse|Paddock|Spinney|Lough|Boreen|Strand|Mall|Loop|Trace|Pike';
const UNIT = String.raw`(?:(?:[Uu]nit|[Aa]pt|[Aa]partment|[Ss]uite|[Ll]evel|[Ff]lat|[Ff]loor|[Ll]ot|[Ss]hop)\s*(?:\d[\w-]*|[A-Z])(?:,\s*|\s+|\/))?`;
/** `since 2016, High Street branch`: a year is no number of a house. */
const HOUSE = String.raw`(?<!(?:[Ss]ince|[Ii]n|[Uu]ntil|[Ff]rom|[Tt]ill?|[Bb]y) (?=(?:19|20)\d\d,))(?<!(?:[Ss]ections?|[Ss]\.|[Pp]arts?|[Aa]rticles?|[Rr]ules?|[Ss]chedules?|[Cc]lauses?|[Cc]hapters?|[Ff]orms?|[Gg]rades?|[Ll]evels?|[Cc]ertificates?) )(?<!\d[:.])\d{1,5}(?! ?[AaPp]\.?[Mm]\.?(?!\p{L}))(?:[A-Ha-h](?![\p{L}]))?(?:\s?[-/]\s?\d{1,5}[A-Ha-h]?)?(?![\p{L}])`;
const STATES = 'NSW|VIC|Vic|QLD|Qld|WA|SA|TAS|Tas|ACT|NT';
const ZIP_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|DC';
const TAIL = String.raw`(?:,?\s+(?:\p{Lu}[\p{L}'’-]+\s+){0,3}(?:${STATES})\s+\d{4}|,?\s+(?:\p{Lu}[\p{L}'’-]+,?\s+){1,3}(?:${ZIP_STATES})\s+\d{5}(?:-\d{4})?)?`;

/** Not behind a stop that ends a sentence: of a whole word, or of a kind of street cut short behind its name (`Marietta Ave. Caterpillar`). */
const NO_END = String.raw`(?<!\p{L}{4}\.|\p{L}{2} (?:${STREET})\.)`;

const ADDRESSES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${UNIT}${HOUSE},?\s+(?:(?:The|\p{Lu}[\p{L}'’.-]*|\d+(?:st|nd|rd|th))(?<!\p{L}{4}\.)\s+){1,4}(?:${STREET})(?!\p{L})(?! (?:branch|shop|store|site|client|name|brand|retailer|outlet|office|bank)(?:e?s)?\b)\.?${TAIL}`,
    'gu',
  ),
  // Where somebody lives, whatever their street is called: `lives at 14 Sandymount Green`.
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Ll]iv(?:es?|ing)|[Rr]esid(?:es?|ing)|[Hh]ome|[Hh]ouse|[Ff]lat|[Aa]ddress)(?: is| now)? (?:at |: ?)?)${UNIT}${HOUSE},? (?:(?:The|[Oo]f|[Uu]pper|[Ll]ower) )?(?:\p{Lu}[\p{L}'’.-]*)(?:${NO_END} \p{Lu}[\p{L}'’.-]*){0,3}${TAIL}`,
    'gu',
  ),
  // `Apt 9, Camden Wharf`, `Flat 3B Ivory House`: a flat and the house that it is in.
  /(?<![\p{L}\p{N}])(?:[Aa]pt\.?|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|[Rr]oom) (?:[Nn]o\.? ?)?#?\d{1,4}[A-Za-z]?,? (?!(?:The|This|Day|Night|Class|Level|Grade|Stage|Phase)(?!\p{L}))\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3}(?<! (?:[Mm]anager|[Ll]eader|[Nn]urse))/gu,
  // Streets called by a word that is much else, in a row of an address: `27 Willow Bank, Leeds`, `8 Castle Hill`.
  new RegExp(
    String.raw`(?<=(?:^|[,;:|(]|\n| at| is|, )\s?)${HOUSE},? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Bank|Hill|Gate|View|Bay|End|Green|Park|Court|Heights|Vale|Field|Fields|Mount|Point|Ridge|Side|Top|Bottom|Meadows?|Wharf|Fold|Chase|Common)(?=[,;)\n]|\.?$)`,
    'gu',
  ),
  // Houses in a row of an address, whatever their street is called: `2 Stapeley Cottages, Wybunbury Lane`.
  new RegExp(
    String.raw`(?<=(?:^|[:;,(\n] ?|(?<!\p{L})(?:at|is|from|to|in|on|of|wants|now|address|[Ll]ives|[Ll]iving) ))${HOUSE},? (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Cottages|Villas|Almshouses|Bungalows|Mansions|Maisonettes|Apartments|Barns|Steadings?)(?=,|[;)\n]|\.?$|\.? \p{Lu})(?:, (?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:${STREET})(?!\p{L}))?${TAIL}`,
    'gu',
  ),
  // `14 The Paddocks, Swords`
  new RegExp(String.raw`${HOUSE} The \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?=[,;)\n]|\.?$)`, 'gu'),
  // A house by its name where somebody lives: `lives at Rose Cottage`.
  /(?<=(?<!\p{L})(?:[Ll]iv(?:es?|ing)|[Rr]esid(?:es?|ing)|[Hh]ome is|[Aa]ddress(?: is|:)) (?:at |in )?)(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Cottages?|House|Farm|Lodge|Barn|Manor|Villa|Hall|Court|Mansions?|Grange|Vicarage|Rectory|Bungalow|Towers?|Apartments|Croft|Mill|Flats?)(?!\p{L})/gu,
  // All in small, where it stands as an address does: at the end of a line or before a comma.
  /\b(?:(?:unit|apt|suite|flat|level)\s*\w{1,5},?\s+)?\d{1,5}[a-z]?(?:\/\d{1,5})?\s+(?!(?:month|year|week|day|new|side|busy|major|km)s?\b)[a-z][a-z'-]+\s+(?:street|st|road|rd|avenue|ave|crescent|cres|boulevard|blvd|parade|terrace|highway)\b(?=\s*(?:,|\n|$|\.(?:\s|$)))/giu,
  /(?<!\p{L})(?:[Rr]ue|[Vv]ia|[Vv]iale|[Vv]icolo|[Cc]orso|[Cc]alle|[Cc]\/|[Cc]alzada|[Pp]laza|[Pp]raza|[Pp]raça|[Pp]laça|[Pp]iazza|[Pp]iazzale|[Pp]aseo|[Pp]asseig|[Cc]hemin|[Aa]venida|[Aa]vinguda|[Aa]lameda|[Cc]arrer|[Rr][uú]a|[Tt]ravessa|[Tt]ravesía|[Rr]onda|[Ll]argo)\s+(?:[\p{L}’'.]+\s+){0,3}\p{Lu}[\p{L}’']+,?\s+(?:n\.?[º°ro]*\.?\s*)?\d{1,4}\b/gu,
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|chemin|place|quai)\s+(?:(?:de|du|des|la|le|les|l['’])\s*)*\p{Lu}[\p{L}'’-]+/gu,
  /\b\p{Lu}\p{Ll}+(?:straße|strasse|str\.|weg|platz|allee|gasse|laan|straat|plein|gracht)\s+\d{1,4}[a-z]?\b/gu,
  // In the north: `Bakkegata 31`, `Storgatan 4 B`.
  /(?<!\p{L})\p{Lu}\p{Ll}+(?:gata|gaten|gatan|gade|gaden|veien|vegen|vägen|vej|vejen|plassen|torget|katu|tie|kade|singel|steeg|dijk|gränd|stræde|ulica)\s+\d{1,4}(?:\s?[A-Za-z])?(?![\p{L}\d])/gu,
  /\bP\.?\s?O\.?\s?Box\s+\d+\b/giu,
  /(?<!\p{L})(?:[Pp]ostboks|[Pp]osbus|[Pp]ostbus|[Pp]ostfach|[Aa]partado(?: de [Cc]orreos)?|[Cc]asilla(?: de [Cc]orreos?)?|[Cc]aixa [Pp]ostal|[Bb]o[iî]te [Pp]ostale|[Cc]asella [Pp]ostale|[Ss]krytka(?: [Pp]ocztowa)?|PMB)(?: [Nn][.ºr°]{1,2})? \d{1,5}(?!\d)/gu,
  /(?<![\p{L}\p{N}])R\.?D\.? ?\d{1,2}(?=, (?:\d|\p{Lu}))/gu,
  /\b(?:home |street |postal |residential )address\s*[:=]\s*[^\n;]{5,120}/giu,
];

/** The routing keys of Ireland: a code of four signs behind one is somebody's own house. */
const EIRCODE_KEYS =
  'A(?:4[125]|6[37]|75|8[1-6]|9[12468])|C15|D(?:0[1-9]|1[0-8]|20|22|24|6W)|E(?:21|25|32|34|41|45|53|91)|F(?:12|23|26|28|31|35|42|45|52|56|9[1-4])|H(?:12|14|16|18|23|53|54|62|65|71|91)|K(?:32|34|36|45|56|67|78)|N(?:37|39|41|91)|P(?:12|14|17|24|25|31|32|36|43|47|51|56|61|67|72|75|81|85)|R(?:14|21|32|35|42|45|51|56|93|95)|T(?:12|23|34|45|56)|V(?:14|15|23|31|35|42|9[2-5])|W(?:12|23|34|91)|X(?:35|42|91)|Y(?:14|21|25|34|35)';

const POSTCODES: readonly RegExp[] = [
  // `Eircode V94 X9X9`: beside its word however it is written, elsewhere with a letter and a digit in its own part.
  /(?<=\b(?:eir\s?code|post\s?code)s?(?: is| was|:| no\.?:?| -|=)? ?)(?:[A-Z]\d\d|D6W)[ -]?[A-Z0-9]{4}\b/giu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${EIRCODE_KEYS}) ?(?=[A-Z]{0,3}\d)(?=\d{0,3}[A-Z])[0-9AC-FHKNPRTV-Y]{4}(?![\p{L}\p{N}-])`,
    'gu',
  ),
  // Behind a comma or a county, however its own part is made.
  new RegExp(String.raw`(?<=, ?)(?:${EIRCODE_KEYS}) (?=[A-Z]{0,3}\d)[0-9A-Z]{4}(?=[,.;)\n]|$)`, 'gu'),
  /\b(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY]) ?\d[ABD-HJLNP-UW-Z]{2})\b/gu,
  /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/gu,
  /\bPIN(?: ?code)? ?[-:.]? ?\d{3} ?\d{3}\b/gu,
  /\b(?:post\s?code|postal code|zip(?: code)?|eircode|plz)\s*(?:is|:|=)?\s*[A-Z]{0,2}\d[\w-]{2,8}(?: \d[A-Z]{2})?\b/giu,
  new RegExp(
    String.raw`(?<=\b(?:${ZIP_STATES}),?\s)\d{5}(?:-\d{4})?\b(?![,.]\d|\s*(?:${'people|users|staff|employees|customers|units|sq'}))`,
    'gu',
  ),
  /\b(?:D|A|CH|F|B|NL|DK|SE|FI|PL)-\d{4,5}\b/gu,
];

/** Street addresses and postcodes in a text. */
export function placesIn(text: string): Edit[] {
  const streets = [
    ...ADDRESSES.flatMap((pattern) => all(text, pattern, 'address', '[address removed]')),
    ...[...streetsAbroadIn(text), ...addressesByCodeIn(text), ...addressesToldIn(text)].map((one) => ({
      ...one,
      reason: 'address' as const,
      with: '[address removed]',
    })),
  ];
  return [
    ...streets,
    ...POSTCODES.flatMap((pattern) => all(text, pattern, 'postcode', '[postcode removed]')),
    ...[...postcodesAbroadIn(text), ...postcodesBeside(text, streets)].map((one) => ({
      ...one,
      reason: 'postcode' as const,
      with: '[postcode removed]',
    })),
    ...australianPostcodes(text),
    ...universities(text),
  ];
}

const AU_RANGES: Record<string, RegExp> = {
  NSW: /^(?:1|2)/,
  VIC: /^(?:3|8)/,
  QLD: /^(?:4|9)/,
  SA: /^5/,
  WA: /^6/,
  TAS: /^7/,
  NT: /^0[89]/,
  ACT: /^(?:02|26|29)/,
};
const AFTER_STATE = new RegExp(
  String.raw`\b(${STATES}),?\s+(\d{4})\b(?!\s*(?:[-–]|to\b)\s*(?:\d{2,4}|present|now))`,
  'gu',
);

// A number after a state is its postcode where the state has such ones; `NSW 2019` is both a postcode and a year.
function australianPostcodes(text: string): Edit[] {
  return matchesOf(AFTER_STATE, text).flatMap(({ 0: said, 1: state = '', 2: code = '', index }) => {
    if (AU_RANGES[state.toUpperCase()]?.test(code) !== true) return [];
    const end = index + said.length;
    return [{ start: end - code.length, end, reason: 'postcode' as const, with: '[postcode removed]' }];
  });
}

const UNIVERSITY =
  /\b(?:the\s+)?(?:University\s+(?:of|for)\s+(?:the\s+)?\p{Lu}[\p{L}'’-]*(?:,?\s+(?:\p{Lu}[\p{L}'’-]+|and(?=\s+\p{Lu})|of(?=\s+\p{Lu})))*|(?:\p{Lu}[\p{L}'’&-]{1,40}\s+){1,4}University\b(?!\s+(?:degree|graduate|level|education|student))(?:\s+of\s+(?:\p{Lu}\p{L}+\s?)+)?)/gu;
/** The same in short: `Wolves Uni`, `Uni Wien`, `Uni of Suffolk`. */
const UNI =
  /(?<![\p{L}-])(?:(?!(?:The|At|In|From|After|Before|My|Her|His|Their|Our|A|An|No|Did|Went|Then|Post|Finished|Left|Started|Since|During|Local|First|City|State|Open)(?!\p{L}))\p{Lu}[\p{L}’'-]{1,30} ){1,2}Uni(?![\p{L}-])|(?<![\p{L}-])Uni (?:of )?\p{Lu}\p{Ll}[\p{L}’'-]+(?!\p{L})/gu;
const NOT_A_NAME =
  /^(?:The|A|An|Any|Every|Each|Our|Your|My|Some|Leading|Top|Major|Local|Sandstone|State|Regional|Group|At|From|In|With|And|Or|For|Bachelor|Master)\s+University$/u;

// A school tells where somebody was, also one that the record lacks.
function universities(text: string): Edit[] {
  return [...matchesOf(UNIVERSITY, text), ...matchesOf(UNI, text)].flatMap(({ 0: said, index }) => {
    const name = said.trimEnd();
    if (NOT_A_NAME.test(name)) return [];
    return [{ start: index, end: index + name.length, reason: 'school' as const, with: 'a university' }];
  });
}
